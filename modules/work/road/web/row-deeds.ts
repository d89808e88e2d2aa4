import { silentHours } from '#modules/work/loads/trip.ts';
import type { LoadRow } from '#modules/work/loads/web/index.ts';

type Row = Pick<LoadRow, 'status' | 'lastEventAt' | 'vehicleId' | 'nextStopId'>;

export function canReport({ status }: Pick<Row, 'status'>): boolean {
  return status === 'ASSIGNED' || status === 'DISPATCHED' || status === 'IN_TRANSIT';
}

export function canEstimate(row: Pick<Row, 'status' | 'nextStopId'>): boolean {
  return canReport(row) && row.nextStopId !== null;
}

export function isMoving({ status }: Pick<Row, 'status'>): boolean {
  return status === 'DISPATCHED' || status === 'IN_TRANSIT';
}

/** On the road without news for longer than one waits. */
export function isSilent(row: Pick<Row, 'status' | 'lastEventAt'>, now: number): boolean {
  return isMoving(row) && row.lastEventAt !== null && now - Date.parse(row.lastEventAt) > silentHours * 3_600_000;
}
