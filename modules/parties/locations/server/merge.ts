import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { MasterFacts } from '#platform/master-data.ts';
import type { OutputOf } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { moveReferences } from '#platform/server/references.ts';
import { type LocationFields, locations, type locationService } from '../contract.ts';
import { mergeBarrier, takenOver } from '../merging.ts';
import type { LocationFailureCode } from '../messages/failures/index.ts';
import { nameOtherSide } from './border.ts';
import { locationStore } from './store.ts';

const fail = failures<LocationFailureCode>();

type Merge = (typeof locationService)['operations']['mergeLocation'];
type Location = LocationFields & MasterFacts;

/** Makes one of two records of a place give way to the other. */
export async function mergeLocation(
  context: Context,
  { id, intoId }: z.output<Merge['input']>,
): Promise<OutputOf<Merge>> {
  await holdBoth(context, [id, intoId]);
  const from = await locationStore.hold(context, id);
  const into = await present(context, intoId);
  if (!into) throw fail('mergeSame', 'rule', {}, { intoId: { code: 'notAnOption' } });
  const barrier = mergeBarrier(from, into);
  if (barrier) throw fail(barrier, 'rule', {}, { intoId: { code: barrier } });

  const moved = await moveReferences(context, locations, id, intoId);
  await releaseOtherSide(context, from, into);
  await giveWay(context, from, into);
  const lockId = await takeOver(context, from, into);
  return { id: intoId, lockId, moved };
}

/** In one order, so that two who merge the same records in both directions do not wait for each other. */
async function holdBoth({ db, partition }: Context, ids: readonly string[]): Promise<void> {
  await sql`select from location where partition = ${partition} and id = any (${ids}::uuid[]) order by id for update`.execute(
    db,
  );
}

async function present(context: Context, id: string): Promise<Location | undefined> {
  const { rows } = await locationStore.list(context, locations.list.input.parse({ id }));
  return rows[0] as Location | undefined;
}

/** The post across the border names the record that stays, unless that one has another side already. */
async function releaseOtherSide(context: Context, from: Location, into: Location): Promise<void> {
  const { otherSideId: across, id } = from;
  if (across === null) return;
  await nameOtherSide(context, id, { from: across, to: null });
  const isFree = into.type === 'borderPost' && into.otherSideId === null;
  await nameOtherSide(context, across, { from: id, to: isFree ? into.id : null });
  if (isFree) await nameOtherSide(context, into.id, { from: null, to: across });
}

const named = ({ code, name }: Location) => `${code} ${name}`;

async function giveWay(context: Context, { id }: Location, into: Location): Promise<void> {
  const { db, partition, actor } = context;
  const { rows } = await sql<{ version: number }>`
    update location set is_active = false, version = version + 1, updated_by = ${actor.name}, updated_at = now()
     where partition = ${partition} and id = ${id} returning version`.execute(db);
  await context.audit({ noun: locations.noun, recordId: id, event: 'merged', after: { mergedInto: named(into) } });
  await context.publish(locations.channel, 'merged', id, String(rows[0]!.version));
}

async function takeOver(context: Context, from: Location, into: Location): Promise<string> {
  const { db, partition, actor } = context;
  const taken = takenOver(into, from);
  const { customerId, gln, latitude, longitude, geofenceRadius } = { ...into, ...taken };
  const { rows } = await sql<{ version: number }>`
    update location set customer_id = ${customerId}, gln = ${gln}, latitude = ${latitude}, longitude = ${longitude},
           geofence_radius = ${geofenceRadius}, version = version + 1, updated_by = ${actor.name}, updated_at = now()
     where partition = ${partition} and id = ${into.id} returning version`.execute(db);
  const before = Object.fromEntries(Object.keys(taken).map((field) => [field, into[field as keyof Location]]));
  await context.audit({
    noun: locations.noun,
    recordId: into.id,
    event: 'tookOver',
    before,
    after: { ...taken, mergedFrom: named(from) },
  });
  const lockId = String(rows[0]!.version);
  await context.publish(locations.channel, 'tookOver', into.id, lockId);
  return lockId;
}
