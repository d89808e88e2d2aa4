import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import {
  isFixed,
  loadsToPrice,
  type NewPrice,
  pricesOf,
  ratedRows,
  usualItemsOf,
  writePrices,
} from '#modules/work/load-prices/server/index.ts';
import type { ChargeRow } from '#modules/work/loads/server/index.ts';
import { holdDearer } from '#modules/work/carriage/server/index.ts';
import type { LeftOut } from '../rules.ts';
import { buyChanges, type Compared, compared, fuelInBooks, loadsAtOnce, whyNot } from './calculate.ts';
import type { StoredAdjustment } from './queries.ts';
import type { KeptSide } from './tables.ts';

interface NextLoad {
  readonly load_id: string;
  readonly fuel_before: number;
  readonly fuel_after: number;
}

/** What was done with a load, as its row of the run keeps it. */
interface Outcome {
  readonly load_id: string;
  readonly left_out: LeftOut | '';
  readonly before?: readonly KeptSide[];
  readonly after?: readonly KeptSide[];
}

/**
 * Writes the next loads of a run in one transaction with what it says of them, so that a killed job goes on behind them. A load
 * that was invoiced, typed over or rated again since the approval keeps its price, and so does one for which the rates say
 * another amount than was approved.
 */
export async function applySome(
  context: Context,
  run: StoredAdjustment,
  providers: readonly ExposureProvider[],
  size = loadsAtOnce,
): Promise<number> {
  const next = await nextToApply(context, run, size);
  const found = await compared(
    context,
    next.map(({ load_id }) => load_id),
    { lock: true },
  );
  const approved = new Map(next.map((row) => [row.load_id, row]));
  const items = await usualItemsOf(
    context,
    found.map(({ load }) => load.order_type_id),
  );
  const prices: NewPrice[] = [];
  const outcomes = found.map((each): Outcome => {
    const leftOut = whyNoLonger(each, approved.get(each.load.id)!);
    if (leftOut) return { load_id: each.load.id, left_out: leftOut };
    const sides = buyChanges(each) ? (['sell', 'buy'] as const) : (['sell'] as const);
    const written = sides.map((side): NewPrice => {
      const rating = each.rated[side]!;
      return {
        load: each.load,
        side,
        charges: ratedRows(each.load, rating, items),
        trace: rating.trace,
        rateId: rating.rate?.id ?? null,
      };
    });
    prices.push(...written);
    return {
      load_id: each.load.id,
      left_out: '',
      before: sides.map((side) => keptOf(side, each.state[side])),
      after: written.map(({ side, charges, trace, rateId }) => ({ side, charges, trace, rateId })),
    };
  });
  await holdDearer(context, providers, await writePrices(context, prices, run.run_no));
  await keepOutcomes(context, run, outcomes, 'applied_at');
  return next.length;
}

async function nextToApply(
  { db, partition }: Context,
  run: StoredAdjustment,
  size: number,
): Promise<readonly NextLoad[]> {
  const { rows } = await sql<NextLoad>`
    select d.load_id, d.fuel_before, d.fuel_after from fuel_adjustment_load d
      join fuel_adjustment_line n on n.partition = d.partition and n.adjustment_id = d.adjustment_id
       and n.customer_id = d.customer_id and n.clause_id = d.clause_id and n.is_included
     where d.partition = ${partition} and d.adjustment_id = ${run.id} and d.left_out = '' and d.applied_at is null
     order by d.load_id limit ${size}`.execute(db);
  return rows;
}

function whyNoLonger(each: Compared, { fuel_before, fuel_after }: NextLoad): LeftOut | undefined {
  const { load, state, rated } = each;
  if (load.status === 'CANCELLED' || load.status === 'CLOSED') return 'runLoadChanged';
  const why = whyNot(each);
  if (why) return why;
  const isAsApproved =
    fuelInBooks(load, state.sell.rated?.trace) === BigInt(fuel_before) &&
    fuelInBooks(load, rated.sell.trace) === BigInt(fuel_after);
  return isAsApproved ? undefined : 'runLoadChanged';
}

function keptOf(side: KeptSide['side'], { charges, rated }: Compared['state']['sell']): KeptSide {
  return { side, charges, trace: rated!.trace, rateId: rated!.rateId };
}

/** Puts the next loads of a run back to what they cost before it, where they are as the run left them. */
export async function reverseSome(
  context: Context,
  run: StoredAdjustment,
  providers: readonly ExposureProvider[],
  size = loadsAtOnce,
): Promise<number> {
  const { db, partition } = context;
  const { rows: next } = await sql<{
    load_id: string;
    charges_before: KeptSide[] | null;
    charges_after: KeptSide[] | null;
  }>`
    select load_id, charges_before, charges_after from fuel_adjustment_load
     where partition = ${partition} and adjustment_id = ${run.id} and applied_at is not null and reversed_at is null and left_out = ''
     order by load_id limit ${size}`.execute(db);
  const ids = next.map(({ load_id }) => load_id);
  const loads = new Map((await loadsToPrice(context, ids, { lock: true })).map((load) => [load.id, load]));
  const states = await pricesOf(context, ids);
  const prices: NewPrice[] = [];
  const outcomes = next.map(({ load_id, charges_before, charges_after }): Outcome => {
    const load = loads.get(load_id)!;
    const state = states.get(load_id)!;
    if (!charges_before || !charges_after) return { load_id, left_out: 'runLoadChanged' };
    if (charges_after.some(({ side }) => isFixed(load, side))) return { load_id, left_out: 'runInvoiced' };
    const isAsLeft = charges_after.every(
      ({ side, charges }) => !state[side].isTyped && sameCharges(charges, state[side].charges),
    );
    if (!isAsLeft || load.status === 'CANCELLED') return { load_id, left_out: 'runLoadChanged' };
    prices.push(...charges_before.map((kept) => ({ load, ...kept })));
    return { load_id, left_out: '' };
  });
  await holdDearer(context, providers, await writePrices(context, prices, run.run_no));
  await keepOutcomes(context, run, outcomes, 'reversed_at');
  return next.length;
}

function sameCharges(a: readonly ChargeRow[], b: readonly ChargeRow[]): boolean {
  const words = (rows: readonly ChargeRow[]) =>
    rows.map(({ source, net, source_id }) => `${source} ${net} ${source_id}`);
  return words(a).join() === words(b).join();
}

async function keepOutcomes(
  { db, partition, now }: Context,
  run: StoredAdjustment,
  outcomes: readonly Outcome[],
  done: 'applied_at' | 'reversed_at',
): Promise<void> {
  await sql`
    update fuel_adjustment_load d
       set left_out = q.left_out, ${sql.ref(done)} = case when q.left_out = '' then ${now}::timestamptz else d.${sql.ref(done)} end,
           charges_before = coalesce(q.before, d.charges_before), charges_after = coalesce(q.after, d.charges_after)
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as q(load_id uuid, left_out text, before jsonb, after jsonb)
     where d.partition = ${partition} and d.adjustment_id = ${run.id} and d.load_id = q.load_id`.execute(db);
}
