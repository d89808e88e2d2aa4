import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import { cents, type Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { type LoadEventName, execution } from '#modules/work/loads/status.ts';
import {
  loads,
  type Moved,
  movedOf,
  refuseUnrated,
  stopsOf,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { agreeAmount, applyRatings, endBuying } from '#modules/work/load-prices/server/index.ts';
import { assignmentFacts, executions, nobody } from './lives.ts';
import { refuseHeld } from './held.ts';
import { candidateOf, refuseIneligible } from './eligibility.ts';
import { holdForCredit } from './holds.ts';
import { reviewHeld } from './review-loads.ts';
import { checkResources, type Chosen, reserve, type Resources } from './resources.ts';

type Providers = readonly ExposureProvider[];

/** A complete draft is planned from now on. Where the customer's credit does not reach, the load is held. */
export async function submitLoad(
  context: Context,
  providers: Providers,
  { id, isRated, reason = '' }: { readonly id: string; readonly isRated: boolean; readonly reason?: string },
): Promise<Moved> {
  refuseWhenLimited(context);
  const stored = await loads.toChange(context, id);
  executions.next(stored, 'submit');
  const { totals, rated, isPriced } = await applyRatings(context, stored);
  const ready = await executions.move(context, stored, 'submit', { reason, columns: totals });
  // Asked after the guard, which names everything else that the load lacks.
  if (isRated && !isPriced) refuseUnrated(rated.sell!);
  return movedOf(await holdForCredit(context, providers, ready));
}

/** Gives the load to a supplier, or to the own fleet. */
export async function awardLoad(
  context: Context,
  input: {
    readonly id: string;
    readonly supplierId: string | null;
    readonly buyAmount: Cents | null;
    readonly supplierReference: string;
  },
): Promise<Moved> {
  refuseWhenLimited(context);
  const stored = await loads.toChange(context, input.id);
  const award = await executions.allow(context, stored, 'award', awarding(stored, input));
  const given = { ...stored, supplier_id: input.supplierId };
  if (input.buyAmount !== null)
    await agreeAmount(context, given, { side: 'buy', amount: input.buyAmount, source: 'typed' });
  // What the supplier gets by its rate, unless an amount was agreed.
  const { totals } = await applyRatings(context, given, { only: 'buy' });
  return movedOf(await executions.carryOut(award, { columns: totals }));
}

/** What giving a load to a supplier changes besides its state and its totals, and what is told of it. */
export function awarding(
  stored: StoredLoad,
  { supplierId, supplierReference }: { readonly supplierId: string | null; readonly supplierReference: string },
) {
  return {
    columns: {
      supplier_id: supplierId,
      is_own_fleet: supplierId === null,
      supplier_reference: supplierReference || stored.supplier_reference,
    },
    before: { supplierId: stored.supplier_id, isOwnFleet: stored.is_own_fleet },
    after: { supplierId, isOwnFleet: supplierId === null },
    kept: { data: { supplierId } },
  };
}

type Assignment = Chosen & { readonly id: string };

/** Names vehicle, trailers and driver, and reserves them for the days of the trip. */
export async function assignLoad(context: Context, input: Assignment): Promise<Moved> {
  const stored = await loads.toChange(context, input.id);
  executions.next(stored, 'assign');
  return movedOf(await assign(context, stored, input, 'assign', {}));
}

/** Other resources on the road: the old ones are free from now on. */
export async function swapLoad(
  context: Context,
  input: Assignment & { readonly reason: string; readonly note: string },
): Promise<Moved> {
  const stored = await loads.toChange(context, input.id);
  executions.next(stored, 'swap');
  return movedOf(
    await assign(context, stored, input, 'swap', {
      reasonCode: input.reason,
      note: input.note,
      data: assignmentFacts(stored),
    }),
  );
}

async function assign(
  context: Context,
  stored: StoredLoad,
  input: Assignment,
  event: LoadEventName,
  kept: Readonly<Record<string, unknown>>,
): Promise<StoredLoad> {
  // Read together; a choice that cannot be is said before what stands against it.
  const [chosen, allowed] = await Promise.allSettled([
    checkResources(context, stored, input),
    executions.allow(context, stored, event, { columns: crewColumns(input), kept }),
  ]);
  if (chosen.status === 'rejected') throw chosen.reason;
  if (allowed.status === 'rejected') throw allowed.reason;
  // Written together; where somebody has it already that is said, and not that the rest could not be written.
  const { resources, plate } = chosen.value;
  const [reserved, assigned] = await Promise.allSettled([
    reserve(context, stored, resources),
    executions.carryOut(allowed.value, assigning(stored, resources, plate)),
  ]);
  if (reserved.status === 'rejected') throw reserved.reason;
  if (assigned.status === 'rejected') throw assigned.reason;
  return reviewHeld(context, assigned.value);
}

/** What naming vehicle and driver changes besides the state of a load, and what the trail says of it. */
export function assigning(stored: StoredLoad, input: Resources, plate: string) {
  const columns = crewColumns(input);
  const { search_words } = stored;
  return {
    // The list is searched by the plate too. Written with the rest: each update of a load renews all its indexes.
    columns: { ...columns, search_words: search_words.includes(plate) ? search_words : `${search_words} ${plate}` },
    before: assignmentFacts(stored),
    after: {
      ...assignmentFacts({ ...stored, ...columns }),
      ...(input.isShared && { sharedReason: input.sharedReason }),
    },
  };
}

function crewColumns({ vehicleId, trailer1Id, trailer2Id, driverId, coDriverId }: Chosen) {
  return {
    vehicle_id: vehicleId,
    trailer1_id: trailer1Id,
    trailer2_id: trailer2Id,
    driver_id: driverId,
    co_driver_id: coDriverId,
  };
}

/** Sends the vehicle on its way. Credit is asked again: what does not fit any more is held and stays where it is. */
export async function dispatchLoad(
  context: Context,
  providers: Providers,
  { id }: { readonly id: string },
): Promise<Moved> {
  const asked = await loads.toChange(context, id);
  executions.next(asked, 'dispatch');
  // The reason of the hold may be gone by now; one that is not is named by itself, not as a hold.
  const stored = await reviewHeld(context, asked);
  if (stored.hold_types.includes('DOCUMENT')) await refuseIneligible(context, stored, candidateOf(stored));
  await refuseHeld(context, stored, 'blocks_dispatch');
  await refuseIneligible(context, stored, candidateOf(stored));
  const credited = await holdForCredit(context, providers, stored);
  if (credited.hold_types.includes('CREDIT')) return movedOf(credited);
  const sent = await executions.move(context, stored, 'dispatch');
  // A driver's phone may have told the departure before the desk sent the vehicle.
  const [first] = await stopsOf(context, stored.id);
  return movedOf(first?.departed_at ? await executions.move(context, sent, 'depart') : sent);
}

export async function bounceLoad(context: Context, { id, reason }: Reasoned): Promise<Moved> {
  const stored = await loads.toChange(context, id);
  const bounced = await executions.move(context, stored, 'bounce', {
    reason,
    before: { ...assignmentFacts(stored), buy: cents(stored.buy_net) },
    after: { ...assignmentFacts({ ...stored, ...nobody }), buy: cents(nobody.buy_net) },
    kept: { data: { supplierId: stored.supplier_id } },
  });
  return movedOf(await reviewHeld(context, bounced));
}

interface Reasoned {
  readonly id: string;
  readonly reason: string;
}

/** The moves that need nothing besides the load and perhaps a reason. */
export async function plainMove(
  context: Context,
  event: 'deliver' | 'undeliver' | 'close' | 'cancel',
  { id, reason = '' }: { readonly id: string; readonly reason?: string },
): Promise<Moved> {
  refuseWhenLimited(context);
  const stored = await loads.toChange(context, id);
  executions.next(stored, event);
  const columns = event === 'deliver' ? { pod_policy: await podPolicyOf(context, stored.customer_id) } : {};
  const moved = await executions.move(context, stored, event, { reason, columns });
  return movedOf(event === 'close' ? moved : await reviewHeld(context, moved));
}

/** What the customer asks of proofs of delivery, as it stands on the day of the delivery. */
export async function podPolicyOf({ db, partition }: Context, customerId: string): Promise<string> {
  const customer = await db
    .selectFrom('customer')
    .select(['pod_per_reference', 'pod_send_format', 'pod_submit_method', 'sign_on_glass'])
    .where('partition', '=', partition)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return JSON.stringify({
    perReference: customer.pod_per_reference,
    sendFormat: customer.pod_send_format,
    submitMethod: customer.pod_submit_method,
    signOnGlass: customer.sign_on_glass,
  });
}

/**
 * A load that was cancelled today goes back to where it was. Its vehicle and driver are reserved again; where another load
 * has them by now, it is ready to be given away again.
 */
export async function restoreLoad(context: Context, { id, reason }: Reasoned): Promise<Moved> {
  refuseWhenLimited(context);
  const stored = await loads.toChange(context, id);
  const hadVehicle = stored.vehicle_id !== null && stored.driver_id !== null;
  const to = executions.next(stored, 'restore');
  if (!hadVehicle || !is(execution, to, 'reserved'))
    return movedOf(await executions.move(context, stored, 'restore', { reason }));
  if (await canReserve(context, stored)) {
    await reserve(context, stored, resourcesOf(stored));
    return movedOf(await executions.move(context, stored, 'restore', { reason }));
  }
  const asReady = { ...stored, former_status: 'READY' } as const;
  await endBuying(context, stored);
  return movedOf(await executions.move(context, asReady, 'restore', { reason, columns: nobody }));
}

function resourcesOf(stored: StoredLoad): Resources {
  return {
    vehicleId: stored.vehicle_id!,
    trailer1Id: stored.trailer1_id,
    trailer2Id: stored.trailer2_id,
    driverId: stored.driver_id!,
    coDriverId: stored.co_driver_id,
    isShared: false,
    sharedReason: '',
  };
}

/** Whether nothing of it is on another load; who comes in between is refused by the database. */
async function canReserve({ db, partition }: Context, load: StoredLoad): Promise<boolean> {
  const ids = [load.vehicle_id, load.trailer1_id, load.trailer2_id, load.driver_id, load.co_driver_id].filter(
    (id) => id !== null,
  );
  const { rows } = await sql<{ id: string }>`select u.id from resource_use u
     where u.partition = ${partition} and u.released_at is null and not u.is_shared and u.load_id <> ${load.id}
       and u.resource_id = any (${ids}::uuid[])
       and u.during && tstzrange(${load.load_at}::timestamptz, greatest(${load.trip_until}::timestamptz, ${load.load_at}::timestamptz + interval '1 minute'))
     limit 1`.execute(db);
  return rows.length === 0;
}
