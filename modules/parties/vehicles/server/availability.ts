import { sql } from 'kysely';
import type { StateOf } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { settled } from '#platform/server/master-rows.ts';
import { type vehicleAvailability, vehicles } from '../contract.ts';

export type Availability = StateOf<typeof vehicleAvailability>;

/** The availability of a vehicle or a trailer, held until the transaction ends; undefined where there is none with this id. */
export async function holdAvailability(
  { db, partition }: Context,
  vehicleId: string,
): Promise<Availability | undefined> {
  const { rows } = await sql<{ availability: Availability }>`
    select availability from vehicle where partition = ${partition} and id = ${vehicleId} for no key update`.execute(
    db,
  );
  return rows[0]?.availability;
}

/**
 * Sets the availability of a vehicle or a trailer for a rule of another module, which gives its reason to the trail. No right of
 * the caller is asked: a driver takes a truck out of service by answering an inspection.
 */
export async function setAvailability(
  context: Context,
  vehicleId: string,
  {
    from,
    to,
    event,
    reason,
  }: { readonly from: Availability; readonly to: Availability; readonly event: string; readonly reason: string },
): Promise<void> {
  const { db, partition, actor } = context;
  const { rows } = await sql<{ id: string; version: number }>`
    update vehicle set availability = ${to}, version = version + 1, updated_by = ${actor.name}, updated_at = now()
     where partition = ${partition} and id = ${vehicleId} returning id, version`.execute(db);
  await settled(vehicles, context, event, rows[0]!, { availability: from }, { availability: to, reason });
}
