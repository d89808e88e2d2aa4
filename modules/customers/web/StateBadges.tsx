import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '../messages/desk/index.ts';
import type { ApplicationState, CreditStatus, Standing } from '../status.ts';

const applicationTones: Readonly<Record<ApplicationState, Tone>> = {
  new: 'plain',
  pending: 'info',
  VETTING: 'info',
  INFO_REQUESTED: 'warn',
  RECOMMENDED: 'info',
  approve: 'ok',
  DECLINED: 'danger',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
};

/** Where the application for credit stands. */
export function ApplicationBadge({ status }: { readonly status: ApplicationState }): ReactNode {
  const t = useTexts(customerDeskTexts);
  return <StatusBadge tone={applicationTones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

const standingTones: Readonly<Record<Standing, Tone>> = {
  ACTIVE: 'ok',
  DORMANT: 'plain',
  SUSPENDED: 'danger',
  CLOSED: 'plain',
};

/** How a customer stands that was approved once; nothing for others. */
export function StandingBadge({ standing }: { readonly standing: Standing | null }): ReactNode {
  const t = useTexts(customerDeskTexts);
  return standing && <StatusBadge tone={standingTones[standing]}>{t(`standing_${standing}`)}</StatusBadge>;
}

const creditTones: Readonly<Record<CreditStatus, Tone>> = {
  GOOD: 'ok',
  WATCH: 'warn',
  HOLD: 'danger',
  SUSPENDED: 'danger',
  REVIEW_DUE: 'warn',
};

/** How the credit of a customer stands; nothing for who has none. */
export function CreditBadge({ credit }: { readonly credit: CreditStatus | null }): ReactNode {
  const t = useTexts(customerDeskTexts);
  return credit && <StatusBadge tone={creditTones[credit]}>{t(`credit_${credit}`)}</StatusBadge>;
}
