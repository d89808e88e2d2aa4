import type { ReactNode } from 'react';
import { stateBadge, StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import type { LoadState, StopState } from '../status.ts';
import { useLateWords } from './list/late-words.ts';
import type { LoadRow } from './calls.ts';

/** Where a load stands. */
export const LoadBadge = stateBadge<LoadState, 'status'>(loadDeskTexts, 'status', {
  DRAFT: 'plain',
  READY: 'plain',
  TENDERED: 'info',
  BOOKED: 'info',
  ASSIGNED: 'info',
  DISPATCHED: 'info',
  IN_TRANSIT: 'info',
  DELIVERED: 'ok',
  CLOSED: 'ok',
  CANCELLED: 'plain',
});

/** Where a stop stands. */
export const StopBadge = stateBadge<StopState, 'stop'>(loadDeskTexts, 'stop', {
  PLANNED: 'plain',
  EN_ROUTE: 'info',
  ARRIVED: 'info',
  WORKING: 'info',
  COMPLETED: 'ok',
  DEPARTED: 'ok',
  FAILED: 'danger',
  SKIPPED: 'warn',
});

/** What is wrong with a load, the gravest alone: a hold, or how late it is. */
export function TroubleBadge({
  of: load,
}: {
  readonly of: Pick<LoadRow, 'holds' | 'isLate' | 'lateMinutes' | 'status'>;
}): ReactNode {
  const t = useTexts(loadDeskTexts);
  const late = useLateWords();
  const [hold] = load.holds;
  if (hold) return <StatusBadge tone="danger">{t(`hold_${hold}`)}</StatusBadge>;
  if (!load.isLate || load.status === 'CANCELLED') return null;
  return <StatusBadge tone="danger">{late(load.lateMinutes)}</StatusBadge>;
}
