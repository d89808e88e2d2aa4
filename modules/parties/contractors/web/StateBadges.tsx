import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import type { ContractorState } from '#modules/parties/contractors/status.ts';

/** Where the application of a contractor stands. */
export const StateBadge = stateBadge<ContractorState, 'state'>(contractorDeskTexts, 'state', {
  invited: 'plain',
  pending: 'info',
  infoRequested: 'warn',
  approved: 'ok',
  rejected: 'danger',
  deleted: 'plain',
});
