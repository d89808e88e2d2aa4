import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { customerDeskTexts } from '../messages/desk/index.ts';
import type { ApplicationState, CreditStatus, Standing } from '../status.ts';

/** Where the application for credit stands. */
export const ApplicationBadge = stateBadge<ApplicationState, 'status'>(customerDeskTexts, 'status', {
  new: 'plain',
  pending: 'info',
  VETTING: 'info',
  INFO_REQUESTED: 'warn',
  RECOMMENDED: 'info',
  approve: 'ok',
  DECLINED: 'danger',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
});

/** How a customer stands that was approved once; nothing for others. */
export const StandingBadge = stateBadge<Standing, 'standing'>(customerDeskTexts, 'standing', {
  ACTIVE: 'ok',
  DORMANT: 'plain',
  SUSPENDED: 'danger',
  CLOSED: 'plain',
});

/** How the credit of a customer stands; nothing for a customer without credit. */
export const CreditBadge = stateBadge<CreditStatus, 'credit'>(customerDeskTexts, 'credit', {
  GOOD: 'ok',
  WATCH: 'warn',
  HOLD: 'danger',
  SUSPENDED: 'danger',
  REVIEW_DUE: 'warn',
});
