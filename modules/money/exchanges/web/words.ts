import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { exchangeDeskTexts } from '../messages/desk/index.ts';

export const ExchangeBadge = stateBadge(exchangeDeskTexts, 'state', {
  WAITING: 'plain',
  SENT: 'info',
  SUCCEEDED: 'ok',
  FAILED: 'danger',
  UNKNOWN: 'warn',
  RESOLVED: 'plain',
});
