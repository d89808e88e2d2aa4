import type { LoadRow } from '#modules/work/loads/web/index.ts';

/** A tendered load waits for its answers; before READY there is nothing to give, and on the road it is swapped, with a reason. */
export function canAssign({ status }: Pick<LoadRow, 'status'>): boolean {
  return status === 'READY' || status === 'BOOKED' || status === 'ASSIGNED';
}
