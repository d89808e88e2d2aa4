import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { cents, type Cents, centsOfWire } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows, type RowsFor } from '#platform/server/insert-rows.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { rateLoads, type Rating } from '#modules/prices/rates/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { chargeSides, LoadInput } from '../fields.ts';
import type { LoadFailureCode } from '../messages/failures/index.ts';
import { isInvoiced } from './lives.ts';
import { chargesOf, findLoad, type StoredLoad } from './queries.ts';
import { chargesOfMany, ratedRows, usualItemsOf } from './load-prices.ts';
import { rateableLoads } from './rating-facts.ts';
import { type LoadTotals, loadTotals, totalsOfCharges } from './write-charges.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Side = (typeof chargeSides)[number];
type Rated = Readonly<Record<Side, Rating | undefined>>;

/** What the rates say of a load now; nothing is written. */
export async function ratingsOf(context: Pick<Context, 'db' | 'partition'>, load: StoredLoad): Promise<Rated> {
  const [rated] = await rateLoads(context, await rateableLoads(context, [load]));
  return rated!;
}

/**
 * Rates the sides of a load on which nobody typed a price, and keeps the traces. Answers what its charges come to. A side
 * without a price loses what it had from a rate: it is never left at a price that nothing explains.
 */
export async function applyRatings(
  context: Context,
  load: StoredLoad,
  { only }: { readonly only?: Side } = {},
): Promise<{ readonly totals: LoadTotals; readonly rated: Rated }> {
  const rated = await ratingsOf(context, load);
  const typed = await typedSides(context, load.id);
  for (const side of ['sell', 'buy'] as const) {
    const rating = rated[side];
    if ((only && only !== side) || typed.has(side) || isFixed(load, side)) continue;
    await writeRated(context, load, side, rating);
    if (rating) await keepTrace(context, load, { side, trace: rating.trace, rateId: rating.rate?.id ?? null });
  }
  return { totals: await loadTotals(context, load.id), rated };
}

/**
 * Rates what suppliers get of loads that are new, all together, as `applyRatings` does of one: a price that was typed goes
 * before the rate, and the own fleet gets none. Answers what the charges of each come to.
 */
export async function rateBuyingOfNew(
  context: Context,
  loads: readonly StoredLoad[],
): Promise<ReadonlyMap<string, LoadTotals>> {
  const { db, partition, actor } = context;
  const ids = loads.map(({ id }) => id);
  const charges = Map.groupBy(await chargesOfMany(context, ids), ({ load_id }) => load_id);
  const isTyped = ({ id }: StoredLoad) =>
    charges.get(id)?.some(({ side, source }) => side === 'buy' && source === 'typed');
  const asked = loads.filter((load) => load.supplier_id !== null && !isTyped(load));
  const ratings = asked.length > 0 ? await rateLoads(context, await rateableLoads(context, asked)) : [];
  const items = await usualItemsOf(
    context,
    asked.map(({ order_type_id }) => order_type_id),
  );
  const rows: RatedCharge[] = [];
  const traces: RowsFor<'load_rating'>[number][] = [];
  for (const [place, load] of asked.entries()) {
    const { trace, rate } = ratings[place]!.buy!;
    const of = { partition, load_id: load.id, side: 'buy' as const };
    rows.push(...ratedRows(load, ratings[place]!.buy!, items).map((row) => ({ ...row, ...of })));
    const total = Number(centsOfWire(trace.total));
    traces.push({
      ...of,
      outcome: trace.outcome,
      rate_id: rate?.id ?? null,
      trace,
      total,
      reason: '',
      made_by: actor.name,
    });
  }
  await Promise.all([insertRows(db, 'load_charge', rows), insertRows(db, 'load_rating', traces)]);
  const rated = Map.groupBy(rows, ({ load_id }) => load_id);
  return new Map(ids.map((id) => [id, totalsOfCharges([...(charges.get(id) ?? []), ...(rated.get(id) ?? [])])]));
}
type RatedCharge = ReturnType<typeof ratedRows>[number] & { readonly load_id: string; readonly side: 'buy' };

/** Once a side is invoiced its price stays. */
export function isFixed(load: Pick<StoredLoad, 'customer_billing' | 'supplier_billing'>, side: Side): boolean {
  if (side === 'sell') return isInvoiced(load) || load.customer_billing === 'IN_REVIEW';
  return !['NOT_READY', 'EXPECTED'].includes(load.supplier_billing);
}

/** The sides on which somebody typed a price, or a supplier accepted one: that goes before every rate. */
export async function typedSides(context: Context, loadId: string): Promise<ReadonlySet<Side>> {
  const charges = await chargesOf(context, loadId);
  return new Set(charges.filter(({ source }) => source === 'typed' || source === 'tender').map(({ side }) => side));
}

async function writeRated(context: Context, load: StoredLoad, side: Side, rating: Rating | undefined): Promise<void> {
  const { db, partition } = context;
  await db
    .deleteFrom('load_charge')
    .where('partition', '=', partition)
    .where('load_id', '=', load.id)
    .where('side', '=', side)
    .where('source', 'in', ['rate', 'fuel', 'extra'])
    .execute();
  if (!rating || rating.charges.length === 0) return;
  const items = await usualItemsOf(context, [load.order_type_id]);
  const rows = ratedRows(load, rating, items).map((row) => ({ ...row, partition, load_id: load.id, side }));
  await db.insertInto('load_charge').values(rows).execute();
}

interface Kept {
  readonly side: Side;
  readonly trace: RateTrace;
  readonly rateId: string | null;
  readonly reason?: string;
}

/** Keeps a trace, unless the newest one of the side says the same. */
export async function keepTrace(context: Context, { id }: StoredLoad, kept: Kept): Promise<void> {
  const { db, partition, actor } = context;
  const { side, trace, rateId, reason = '' } = kept;
  await sql`
    insert into load_rating (partition, load_id, side, outcome, rate_id, trace, total, reason, made_by)
    select ${partition}, ${id}, ${side}, ${trace.outcome}, ${rateId}, ${JSON.stringify(trace)}::jsonb, ${Number(centsOfWire(trace.total))}, ${reason}, ${actor.name}
     where ${reason} <> '' or ${JSON.stringify(trace)}::jsonb is distinct from (
       select trace from load_rating where partition = ${partition} and load_id = ${id} and side = ${side} order by id desc limit 1)`.execute(
    db,
  );
}

/** The field of a load in which the units of a method are mended. */
const unitFields: Readonly<Record<string, keyof LoadInput>> = {
  perKm: 'distanceKm',
  perTon: 'massKg',
  perM3: 'volumeM3',
  perPallet: 'pallets',
};

/** Refuses a load on which a side has no price, saying why there is none. */
export function refuseUnrated({ trace: { outcome, missing } }: Rating): never {
  switch (outcome) {
    case 'rateAmbiguous':
      throw fail('rateAmbiguous', 'rule', { codes: missing });
    case 'unitsMissing': {
      const field = unitFields[missing];
      const problem = { code: 'rateUnitsMissing' as const };
      throw fail('rateUnitsMissing', 'rule', {}, field ? { [field]: problem } : {});
    }
    case 'fuelPriceMissing':
      throw fail('rateFuelMissing', 'rule', { code: missing });
    case 'foreignCurrency':
      throw fail('rateForeign', 'rule', { currency: missing });
    default:
      throw fail('rateMissing', 'rule');
  }
}

/** Rates a load and keeps what its charges come to: for loads that are put in by the demonstration. */
export async function rateStored(context: Context, id: string): Promise<void> {
  const load = await findLoad(context, id);
  if (!load) return;
  const { totals } = await applyRatings(context, load);
  const { db, partition } = context;
  await updateRow({ db, partition }, 'load', id, totals);
}

/** What an hour of standing costs beyond which minutes, by the rates that priced a load; null where no rate says so. */
export interface StandingPrice {
  readonly freeMinutes: number | null;
  readonly perHour: Cents | null;
}

export async function standingPricesOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  loadId: string,
): Promise<Readonly<Record<Side, StandingPrice | null>>> {
  const { rows } = await sql<{ side: Side; free: number | null; hour: number | null }>`
    select distinct on (g.side) g.side, r.free_standing_minutes as free, r.standing_rate as hour
      from load_rating g left join rate r on r.partition = g.partition and r.id = g.rate_id
     where g.partition = ${partition} and g.load_id = ${loadId} and g.outcome <> 'typed'
     order by g.side, g.id desc`.execute(db);
  const of = (side: Side): StandingPrice | null => {
    const found = rows.find((row) => row.side === side);
    if (!found || (found.free === null && found.hour === null)) return null;
    return { freeMinutes: found.free, perHour: found.hour === null ? null : cents(found.hour) };
  };
  return { sell: of('sell'), buy: of('buy') };
}
