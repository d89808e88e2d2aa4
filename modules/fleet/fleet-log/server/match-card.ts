import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { judgeFuel } from '../rules.ts';
import type { FleetLineState } from '../status.ts';
import { bookMonth, fuelFacts, loggedVehicle } from './known.ts';
import { fleetLineLives, fleetLines } from './lives.ts';
import { flagsOf, type StoredLine } from './queries.ts';

/** Slips of a card that nobody knew follow the first that a person gave to a vehicle. */
export async function matchCard(context: Context, matched: StoredLine): Promise<void> {
  const { db, partition } = context;
  if (matched.card === '') return;
  const { rows } = await sql<{ id: string }>`
    select id from fleet_log_line where partition = ${partition} and status = ${literal<FleetLineState>('WAITING')} and card = ${matched.card} order by ended_at limit 500`.execute(
    db,
  );
  const vehicle = await loggedVehicle(context, matched.vehicle_id!);
  for (const { id } of rows) {
    const stored = await fleetLines.lock(context, id);
    await fleetLineLives.move(context, stored, 'match', {
      columns: (await matchedColumns(context, vehicle, stored)) as never,
    });
  }
}

/** What of a slip follows from its vehicle. */
async function matchedColumns(
  context: Context,
  vehicle: Awaited<ReturnType<typeof loggedVehicle>>,
  stored: StoredLine,
) {
  const kept = flagsOf(stored).filter((flag) => flag !== 'tank' && flag !== 'price');
  const facts = await fuelFacts(context, vehicle, stored.day);
  const found =
    stored.kind === 'fuel'
      ? judgeFuel(
          {
            litres: Number(stored.litres),
            unitPrice: stored.unit_price === null ? null : Number(stored.unit_price),
            amount: stored.amount,
          },
          facts,
        ).flags
      : [];
  return {
    vehicle_id: vehicle.id,
    driver_id: stored.driver_id ?? vehicle.driverId,
    month: await bookMonth(context, vehicle.id, stored.day),
    flags: JSON.stringify([...new Set([...kept, ...found])]),
  };
}
