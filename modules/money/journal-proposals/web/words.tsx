import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { proposalTexts } from '../messages/desk/index.ts';

export const ProposalBadge = stateBadge(proposalTexts, 'status', {
  DRAFT: 'plain',
  SUBMITTED: 'info',
  POSTED: 'ok',
  REJECTED: 'danger',
});
