import { sql } from 'kysely';
import { type Cents, cents, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import {
  isFixed,
  type LoadToPrice,
  loadsToPrice,
  type PriceState,
  pricesOf,
  rateableLoads,
} from '#modules/work/load-prices/server/index.ts';
import { sellInBooks } from '#modules/work/loads/server/index.ts';
import { rateLoads, type RatedSides, type Rating } from '#modules/prices/rates/server/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import { fuelOfTrace, type LeftOut, otherThanFuel } from '../rules.ts';
import { linesOfRates, writeLines } from './lines.ts';
import type { StoredAdjustment } from './queries.ts';

/** Loads that are looked at in one transaction. */
export const loadsAtOnce = 500;

/**
 * Loads of a run, from its day on in the zone of their company: those that are not invoiced may change, and of those that are
 * the run says by how much their invoices differ.
 */
const inRun = (run: StoredAdjustment) => sql`
  (l.status not in ${setOf(execution, 'ended')}
    or l.status <> ${literal<LoadState>('CANCELLED')} and l.customer_billing not in ${setOf(customerBilling, 'free')})
  and l.load_at >= (${run.effective_from}::date::timestamp at time zone c.time_zone)
  and (${run.customer_id}::uuid is null or l.customer_id = ${run.customer_id})`;

/** Before the first load: the customers by their rates, and how many loads there are to look at. */
export async function beginCalculation(context: Context, run: StoredAdjustment): Promise<number> {
  const { db, partition } = context;
  await writeLines(context, run, await linesOfRates(context, run));
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from load l join company c on c.partition = l.partition and c.id = l.company_id
     where l.partition = ${partition} and ${inRun(run)}`.execute(db);
  return rows[0]!.total;
}

/** Looks at the next loads. Answers how many they were, and the last one's id. */
export async function calculateSome(
  context: Context,
  run: StoredAdjustment,
): Promise<{ readonly count: number; readonly reached: string | undefined }> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select l.id from load l join company c on c.partition = l.partition and c.id = l.company_id
     where l.partition = ${partition} and ${inRun(run)} and (${run.reached}::uuid is null or l.id > ${run.reached})
     order by l.id limit ${loadsAtOnce}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const found = (await compared(context, ids)).flatMap(({ load, state, rated }) => rowOf(load, state, rated));
  await writeLines(
    context,
    run,
    [...new Map(found.map((row) => [`${row.customer_id} ${row.clause_id}`, row])).values()].map(
      ({ customer_id, clause_id }) => ({ customerId: customer_id, clauseId: clause_id, rates: 0 }),
    ),
  );
  await sql`
    insert into fuel_adjustment_load (partition, adjustment_id, load_id, customer_id, clause_id, fuel_before, fuel_after, sell_before, sell_after, buy_before, buy_after, left_out, carried, is_carried_otherwise)
    select ${partition}, ${run.id}, load_id, customer_id, clause_id, fuel_before, fuel_after, sell_before, sell_after, buy_before, buy_after, left_out, carried, is_carried_otherwise
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as q(load_id uuid, customer_id uuid, clause_id uuid, fuel_before bigint, fuel_after bigint,
           sell_before bigint, sell_after bigint, buy_before bigint, buy_after bigint, left_out text, carried numeric, is_carried_otherwise boolean)`.execute(
    db,
  );
  return { count: ids.length, reached: ids.at(-1) };
}

/** A load with what it costs and what the rates say now. */
export interface Compared {
  readonly load: LoadToPrice;
  readonly state: PriceState;
  readonly rated: RatedSides;
}

export async function compared(
  context: Context,
  ids: readonly string[],
  options: { readonly lock?: boolean } = {},
): Promise<readonly Compared[]> {
  if (ids.length === 0) return [];
  const loads = await loadsToPrice(context, ids, options);
  const states = await pricesOf(context, ids);
  const rated = await rateLoads(context, await rateableLoads(context, loads));
  return loads.map((load, place) => ({ load, state: states.get(load.id)!, rated: rated[place]! }));
}

/** Whether the price of what the supplier gets changes too: by its share, or by a clause of its own, and by nothing else. */
export function buyChanges({ load, state, rated }: Compared): boolean {
  const before = state.buy.rated?.trace;
  const after = rated.buy?.trace;
  if (!before || !after || state.buy.isTyped || isFixed(load, 'buy')) return false;
  return otherThanFuel(before, after) === undefined && before.total !== after.total;
}

/** Why the load keeps its price; undefined where fuel is all that changes in it. */
export function whyNot(each: Compared): LeftOut | undefined {
  return isFixed(each.load, 'sell') ? 'runInvoiced' : otherReason(each);
}

/** The same, as if nothing were invoiced. */
function otherReason({ state, rated }: Compared): LeftOut | undefined {
  if (state.sell.isTyped || state.sell.rated?.trace.outcome === 'typed') return 'runTyped';
  return otherThanFuel(state.sell.rated!.trace, rated.sell.trace);
}

/** Fuel of a trace in the currency of the books, in which a run adds up the loads of many customers. */
export function fuelInBooks(load: LoadToPrice, trace: Rating['trace'] | undefined): Cents {
  return sellInBooks(fuelOfTrace(trace), load);
}

/** A load whose fuel changes; nothing for one that has none, or the same. */
function rowOf(load: LoadToPrice, state: PriceState, rated: RatedSides) {
  const trace = state.sell.rated?.trace;
  if (!trace?.fuel || trace.outcome !== 'rate') return [];
  const all = { load, state, rated };
  const leftOut = whyNot(all);
  const [before, after] = [fuelInBooks(load, trace), fuelInBooks(load, rated.sell.trace)];
  if (before === after && leftOut !== 'runPriceMissing') return [];
  // An invoice is not changed: what it would come to is only said.
  const isSaid = leftOut === undefined || (leftOut === 'runInvoiced' && otherReason(all) === undefined);
  const more = isSaid ? after - before : noCents;
  const buyMore = leftOut === undefined && buyChanges(all) ? rated.buy!.total - buyOf(state) : noCents;
  return {
    load_id: load.id,
    customer_id: load.customer_id,
    clause_id: trace.fuel.clauseId,
    fuel_before: Number(before),
    fuel_after: Number(isSaid ? after : before),
    sell_before: load.sell_net,
    sell_after: load.sell_net + Number(more),
    buy_before: load.buy_net,
    buy_after: load.buy_net + Number(buyMore),
    left_out: leftOut ?? '',
    carried: trace.fuel.percent ?? trace.fuel.perUnit,
    is_carried_otherwise: isOtherwise(trace.fuel, rated.sell.trace.fuel),
  };
}

type Fuel = NonNullable<Rating['trace']['fuel']>;

/** Whether fuel on a load is money for one unit and will be per cent, or the other way round. */
function isOtherwise(before: Fuel, after: Fuel | null): boolean {
  return after !== null && (before.percent === null) !== (after.percent === null);
}

function buyOf({ buy }: PriceState): bigint {
  return buy.charges.reduce((sum, { net }) => sum + cents(net), 0n);
}
