import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { type FleetLineEvent, type FleetLineState, fleetLogLife } from '../status.ts';
import { findLine, flagsOf, shownLine, type StoredLine } from './queries.ts';

/** As the trail names it. */
export const lineNoun = 'fleetLogLine';

/** Lines of the log book, as they are changed. */
export const fleetLines = record({
  noun: lineNoun,
  table: 'fleet_log_line',
  channels: ['fleetLog'],
  find: (context: Context, id: string) => findLine(context, id),
  show: (_: Context, stored: StoredLine) => shownLine(stored),
});

/** Lines from open to locked, and what the trail says. */
export const fleetLineLives = life<StoredLine, 'fleet_log_line', FleetLineState, FleetLineEvent>(fleetLines, {
  machine: fleetLogLife,
  column: 'status',
  facts: ({ status, vehicle_id, amount, litres, start_km, end_km }) => ({
    status,
    vehicleId: vehicle_id,
    amount,
    litres,
    startKm: start_km,
    endKm: end_km,
  }),
});

/** What a caller learns of a line that it changed. */
export function savedLine(stored: Pick<StoredLine, 'id' | 'version' | 'status' | 'flags'>) {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status, flags: [...flagsOf(stored)] };
}
