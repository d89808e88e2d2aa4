import clsx from 'clsx';
import type { ReactNode } from 'react';
import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { isAnswerable, type OfferState } from '../status.ts';
import type { Offer } from './calls.ts';
import { clockText, useSecondsLeft } from './page/use-clock.ts';

/** Where an offer stands. */
export const OfferBadge = stateBadge<OfferState, 'status'>(tenderDeskTexts, 'status', {
  PENDING: 'plain',
  SENT: 'info',
  VIEWED: 'info',
  ACCEPTED: 'ok',
  DECLINED: 'plain',
  COUNTERED: 'warn',
  EXPIRED: 'plain',
  WITHDRAWN: 'plain',
  SUPERSEDED: 'plain',
  DELIVERY_FAILED: 'danger',
  SKIPPED: 'plain',
});

/** How long an offer still holds, second by second: amber below half an hour, red below five minutes. */
export function Clock({ of: { status, expiresAt, serverTime } }: { readonly of: Offer }): ReactNode {
  const left = useSecondsLeft(expiresAt, serverTime);
  if (!isAnswerable(status) || left === 0) return null;
  return (
    <span className={clsx('tabular-nums', left < 300 ? 'text-danger' : left < 1800 && 'text-warn')}>
      {clockText(left)}
    </span>
  );
}
