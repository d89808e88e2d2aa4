import type { UpdateObject } from 'kysely';
import { todayIn } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import type { Facts } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import {
  addEvents,
  factsOf,
  loads,
  problemsOfStored,
  stopsOf,
  type StoredLoad,
  customerBillingAfter,
  proofAfter,
  owesSupplier,
  supplierBillingAfter,
  tenderAfter,
  tellGaps,
} from '#modules/work/loads/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import {
  type EventSource,
  execution,
  internalMoves,
  type LoadEventKind,
  type LoadEventName,
  type LoadState,
  restoredTo,
} from '#modules/work/loads/status.ts';
import { endBuying, isFixed } from '#modules/work/load-prices/server/index.ts';
import { closingGap } from '#modules/work/loads/closing.ts';
import { releaseResources } from './resources.ts';
import { mayBeAwarded, mayDrive, mayTakeTendered } from './carriage-guards.ts';
import { refuseHeld } from './held.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** What an event adds to the line that it leaves among the load's events. */
interface Kept {
  readonly note?: string;
  readonly reasonCode?: string;
  /** From whom it comes, where the caller does not say it. */
  readonly source?: EventSource;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Loads from draft to closed file: what each event needs, and what follows it. */
export const executions = life<StoredLoad, 'load', LoadState, LoadEventName, Kept>(loads, {
  machine: execution,
  column: 'status',
  former: ({ former_status }) => restoredTo(former_status),
  guards: {
    submit: refuseIncomplete,
    award: mayBeAwarded,
    accept: mayTakeTendered,
    assign: mayDrive,
    swap: mayDrive,
    dispatch: (context, stored) => refuseHeld(context, stored, 'blocks_dispatch'),
    deliver: refuseUndelivered,
    bounce: refuseReached,
    undeliver: refuseBilled,
    close: refuseOpen,
    restore: refuseLateRestore,
  },
  columns: columnsOf,
  ahead: {
    bounce: async (context, stored) => {
      await endBuying(context, stored);
    },
  },
  async keep(context, decisions) {
    await addEvents(
      context,
      decisions
        // The departure of the first stop is told by the stop.
        .filter(({ transition: { event } }) => event !== 'depart')
        .map(({ stored, transition: { event, reason }, kept }) => ({
          load_id: stored.id,
          kind: execution.past[event] as LoadEventKind,
          note: kept?.note ?? reason,
          is_internal: internalMoves.includes(event),
          reason_code: kept?.reasonCode ?? '',
          ...(kept?.source && { source: kept.source }),
          ...(kept?.data && { data: kept.data }),
        })),
    );
  },
  on: {
    assign: [tellAssigned],
    swap: [(context, stored) => context.happened('load.swapped', factsOf(stored))],
    restore: [tellRestored, tellAssignedAgain],
    close: [(context, stored) => context.happened('load.closed', factsOf(stored))],
    bounce: [
      (context, { id }) => releaseResources(context, id),
      (context, stored) => context.happened('load.bounced', factsOf(stored)),
    ],
    deliver: [
      (context, { id }) => releaseResources(context, id),
      (context, stored) => context.happened('load.delivered', factsOf(stored)),
      tellGaps,
    ],
    cancel: [
      (context, { id }) => releaseResources(context, id),
      (context, stored) => context.happened('load.cancelled', factsOf(stored)),
    ],
    dispatch: [(context, stored) => context.happened('load.dispatched', factsOf(stored))],
    undeliver: [(context, stored) => context.happened('load.undelivered', factsOf(stored))],
  },
});

function tellAssigned(context: Context, stored: StoredLoad): Promise<void> {
  return context.happened('load.assigned', factsOf(stored));
}

/** A load that has its vehicle and driver back. */
async function tellAssignedAgain(context: Context, stored: StoredLoad): Promise<void> {
  if (is(execution, stored.status, 'reserved')) await tellAssigned(context, stored);
}

function tellRestored(context: Context, stored: StoredLoad): Promise<void> {
  return context.happened('load.restored', factsOf(stored));
}

function columnsOf(
  { now }: Context,
  { event, from }: { readonly event: LoadEventName; readonly from: LoadState },
  stored: StoredLoad,
): UpdateObject<Tables, 'load'> {
  const common = { last_event_at: now };
  switch (event) {
    case 'submit':
      return { ...common, ready_at: now };
    case 'tender':
      return { ...common, ...tenderAfter(stored, 'offer') };
    case 'accept':
    case 'exhaust':
    case 'withdraw':
      return { ...common, ...tenderAfter(stored, event), tender_ends_at: null };
    case 'bounce':
      return { ...common, ...nobody, ...tenderAfter(stored, 'reset') };
    case 'deliver':
      return {
        ...common,
        // Told an hour later, or in another month, it was delivered when the vehicle was there.
        delivered_at: stored.delivery_ended_at ?? now,
        ...proofAfter(stored, stored.requires_pod ? 'miss' : 'excuse'),
        ...customerBillingAfter(stored, 'restart'),
        ...supplierBillingAfter(stored, owesSupplier(stored) ? 'expect' : 'restart'),
      };
    case 'undeliver':
      return {
        ...common,
        delivered_at: null,
        ...proofAfter(stored, 'excuse'),
        ...customerBillingAfter(stored, 'restart'),
        ...supplierBillingAfter(stored, 'restart'),
      };
    case 'cancel':
      return {
        ...common,
        cancelled_at: now,
        former_status: from,
        tender_ends_at: null,
        ...(from === 'TENDERED' && tenderAfter(stored, 'withdraw')),
      };
    case 'restore':
      return { ...common, cancelled_at: null, former_status: '' };
    default:
      return common;
  }
}

/** A load that nobody carries, so that nothing is agreed with anybody; its charges are ended by `endBuying`. */
export const nobody = {
  supplier_id: null,
  is_own_fleet: false,
  supplier_reference: '',
  vehicle_id: null,
  trailer1_id: null,
  trailer2_id: null,
  driver_id: null,
  co_driver_id: null,
  buy_net: 0,
  buy_is_free: false,
} as const;

/** The facts of the trail that every move compares besides the state. */
export function assignmentFacts(stored: StoredLoad): Facts {
  return {
    supplierId: stored.supplier_id,
    vehicleId: stored.vehicle_id,
    trailer1Id: stored.trailer1_id,
    trailer2Id: stored.trailer2_id,
    driverId: stored.driver_id,
    coDriverId: stored.co_driver_id,
  };
}

async function refuseIncomplete(context: Context, stored: StoredLoad): Promise<Context> {
  const { db, partition } = context;
  const customer = await db
    .selectFrom('customer')
    .select(['standing', 'order_number_required'])
    .where('partition', '=', partition)
    .where('id', '=', stored.customer_id)
    .executeTakeFirstOrThrow();
  if (customer.standing !== 'ACTIVE') throw fail('customerNotActive', 'rule');
  const problems = await problemsOfStored(context, stored);
  if (Object.keys(problems).length > 0) throw fail('loadIncomplete', 'invalid', {}, problems);
  return context;
}

async function refuseUndelivered(context: Context, stored: StoredLoad): Promise<Context> {
  await refuseHeld(context, stored, 'blocks_delivery');
  const stops = await stopsOf(context, stored.id);
  const isDone = stops
    .filter(({ type }) => type === 'delivery')
    .every(
      ({ status, disposition }) =>
        status === 'COMPLETED' || status === 'DEPARTED' || (status === 'FAILED' && disposition !== ''),
    );
  if (!isDone) throw fail('stopsOpen', 'rule');
  return context;
}

async function refuseReached(context: Context, stored: StoredLoad): Promise<Context> {
  const stops = await stopsOf(context, stored.id);
  if (stops.some(({ arrived_at }) => arrived_at !== null)) throw fail('stopReachedAlready', 'rule');
  return context;
}

function refuseBilled(context: Context, stored: StoredLoad): Context {
  if (isFixed(stored, 'sell') || isFixed(stored, 'buy')) throw fail('alreadyBilled', 'rule');
  return context;
}

function refuseOpen(context: Context, stored: StoredLoad): Context {
  const { pod_status, sell_is_free, buy_is_free, supplier_id, customer_billing, supplier_billing } = stored;
  const gap = closingGap({
    podStatus: pod_status,
    isSoldFree: sell_is_free,
    isBoughtFree: buy_is_free || supplier_id === null,
    customerBilling: customer_billing,
    supplierBilling: supplier_billing,
  });
  if (gap) throw fail(gap, 'rule');
  return context;
}

function refuseLateRestore(context: Context, { cancelled_at, time_zone }: StoredLoad): Context {
  if (cancelled_at === null || todayIn(time_zone, cancelled_at) !== todayIn(time_zone, context.now))
    throw fail('restoreTooLate', 'rule');
  return context;
}
