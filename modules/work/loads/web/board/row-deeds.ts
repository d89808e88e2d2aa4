import { is } from '#platform/machine.ts';
import { execution } from '#modules/work/loads/status.ts';
import { silentHours } from '#modules/work/loads/trip.ts';
import type { LoadRow } from '../calls.ts';

/** What is done with a load from its row, in a dialog over the list. */
export type RowDeed = 'assign' | 'checkCall';
export interface AskedDeed {
  readonly deed: RowDeed;
  readonly row: LoadRow;
}
export type AskDeed = (asked: AskedDeed) => void;

type Row = Pick<LoadRow, 'status' | 'lastEventAt' | 'vehicleId' | 'nextStopId'>;

/** A tendered load waits for its answers; before READY there is nothing to give, and on the road it is swapped, with a reason. */
export function canAssign({ status }: Pick<Row, 'status'>): boolean {
  return status === 'READY' || status === 'BOOKED' || status === 'ASSIGNED';
}

export function canReport({ status }: Pick<Row, 'status'>): boolean {
  return is(execution, status, 'reserved');
}

export function canEstimate(row: Pick<Row, 'status' | 'nextStopId'>): boolean {
  return canReport(row) && row.nextStopId !== null;
}

export function isMoving({ status }: Pick<Row, 'status'>): boolean {
  return is(execution, status, 'moving');
}

/** On the road without news for longer than one waits. */
export function isSilent(row: Pick<Row, 'status' | 'lastEventAt'>, now: number): boolean {
  return isMoving(row) && row.lastEventAt !== null && now - Date.parse(row.lastEventAt) > silentHours * 3_600_000;
}
