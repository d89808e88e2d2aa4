import { sql } from 'kysely';
import type { z } from 'zod';
import { Failure, failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { NamedDriver, NamedVehicle } from '#modules/work/carriage/named-fields.ts';
import { assignLoad, nameDriver, nameVehicle } from '#modules/work/carriage/server/index.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { tenderService } from '../contract.ts';
import type { TenderFailureCode } from '../messages/failures/index.ts';
import { answering } from './answering.ts';

const fail = failures<FailureCode | TenderFailureCode>();
type Operations = (typeof tenderService)['operations'];

interface Resource {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly kind: string;
  readonly taken_by: string | null;
  readonly taken_until: Date | null;
}

/** The load that the guest's offer won; nothing is named for one that it did not. */
async function wonLoad(call: Context): Promise<{ readonly context: Context; readonly load: StoredLoad }> {
  const { context, offer } = await answering(call, undefined);
  const load = await findLoad(context, offer.load_id);
  if (offer.status !== 'ACCEPTED' || load?.supplier_id !== offer.supplier_id) throw fail('tenderNotWon', 'rule');
  return { context, load };
}

/** The supplier's vehicles and drivers, and which of its own loads has them at that time. */
export async function ownResources(call: Context): Promise<z.input<Operations['getLoadTenderResources']['output']>> {
  const { context, load } = await wonLoad(call);
  const { db, partition } = context;
  const taken = (kind: 'vehicle' | 'driver') => sql`left join lateral (
      select l.load_number as taken_by, upper(u.during) as taken_until from resource_use u
        join load l on l.partition = u.partition and l.id = u.load_id and l.supplier_id = t.supplier_id
       where u.partition = t.partition and u.kind = ${kind} and u.resource_id = t.id and u.released_at is null and not u.is_shared
         and u.load_id <> ${load.id} and u.during && tstzrange(${load.load_at}::timestamptz,
             greatest(${load.trip_until}::timestamptz, ${load.load_at}::timestamptz + interval '1 minute'))
       order by upper(u.during) desc limit 1) taken on true`;
  // What may not take the load by its state is not offered; what was named for it may, although nobody has checked it yet.
  const isNamed = (kind: 'vehicle' | 'driver') => sql`t.availability = 'notChecked' and exists (
      select from named_resource n where n.partition = t.partition and n.kind = ${kind} and n.resource_id = t.id
         and n.load_id = ${load.id})`;
  const [vehicles, drivers] = await Promise.all([
    sql<Resource>`select t.id, t.code as name, t.name as detail, t.kind, taken.* from vehicle t ${taken('vehicle')}
      where t.partition = ${partition} and t.supplier_id = ${load.supplier_id} and t.is_active
        and (t.availability in ('available', 'reserved') or ${isNamed('vehicle')}) order by t.code limit 300`.execute(
      db,
    ),
    sql<Resource>`select t.id, t.name || ' ' || t.surname as name, t.licence_code as detail, '' as kind, taken.* from driver t ${taken('driver')}
      where t.partition = ${partition} and t.supplier_id = ${load.supplier_id} and t.is_active
        and (t.availability = 'active' or ${isNamed('driver')}) order by t.surname, t.name limit 300`.execute(db),
  ]);
  return {
    trailerCount: load.trailer_count,
    vehicles: vehicles.rows.map(shown),
    drivers: drivers.rows.map(shown),
  };
}

function shown({ id, name, detail, kind, taken_by, taken_until }: Resource) {
  return {
    id,
    name,
    detail,
    isTrailer: (trailerKinds as readonly string[]).includes(kind),
    takenBy: taken_by ?? '',
    takenUntil: taken_until?.toISOString() ?? null,
  };
}

/** The supplier puts a vehicle on file that its client does not have, for the load that it won. */
export async function postVehicle(call: Context, named: NamedVehicle): Promise<{ id: string }> {
  const { context, load } = await wonLoad(call);
  return nameVehicle(context, load, named);
}

/** The same of a driver. */
export async function postDriver(call: Context, named: NamedDriver): Promise<{ id: string }> {
  const { context, load } = await wonLoad(call);
  return nameDriver(context, load, named);
}

/** The supplier names vehicle and driver. What is taken is refused with its own load and until when, and no more. */
export async function nameResources(
  call: Context,
  named: z.output<Operations['assignLoadTender']['input']>,
): Promise<z.input<Operations['assignLoadTender']['output']>> {
  const { context, load } = await wonLoad(call);
  try {
    const { status } = await assignLoad(context, {
      ...named,
      id: load.id,
      coDriverId: null,
      isShared: false,
      sharedReason: '',
    });
    return { status };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'resourceTaken') throw error;
    const { resource, loadNumber, until } = error.details;
    throw fail('ownResourceTaken', 'conflict', { resource, loadNumber, until });
  }
}
