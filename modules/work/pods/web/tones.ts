import type { Tone } from '#platform/web/list/StatusBadge.tsx';
import type { PodState } from '../status.ts';

/** Submitted blue, accepted green, rejected red, anything else yellow: the colours of the specification. */
export const podTones: Readonly<Record<PodState, Tone>> = {
  UNMATCHED: 'warn',
  AWAITED: 'warn',
  podSubmitted: 'info',
  podAccepted: 'ok',
  podRejected: 'danger',
  WAIVED: 'warn',
  SUPERSEDED: 'warn',
  VOID: 'warn',
};
