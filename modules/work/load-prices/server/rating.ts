import { sql } from 'kysely';
import { cents, type Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { rateLoads, type Rating } from '#modules/prices/rates/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { chargeSides } from '#modules/work/loads/fields.ts';
import {
  chargesOf,
  findLoad,
  type LoadTotals,
  type StoredCharge,
  type StoredLoad,
  totalsOfCharges,
} from '#modules/work/loads/server/index.ts';
import { agreedSources } from '#modules/work/loads/charge-kinds.ts';
import { isFixed } from './charge-door.ts';
import { chargesOfMany, ratedRows, usualItemsOf } from './load-prices.ts';
import { rateableLoads } from './rating-facts.ts';
import { writeRated } from './write-rated.ts';

type Side = (typeof chargeSides)[number];
type Rated = Readonly<Record<Side, Rating | undefined>>;

/** What the rates say of a load now; nothing is written. */
export async function ratingsOf(context: Pick<Context, 'db' | 'partition'>, load: StoredLoad): Promise<Rated> {
  const [rated] = await rateLoads(context, await rateableLoads(context, [load]));
  return rated!;
}

/** What the charges of a load come to after it was rated, and what the rates said. */
interface Applied {
  readonly totals: LoadTotals;
  /** The customer's side has a price, and not extras alone. */
  readonly isPriced: boolean;
  readonly rated: Rated;
}

/**
 * Rates the sides of a load on which nobody typed a price, and keeps the traces. Answers what its charges come to. A side
 * without a price loses what it had from a rate: it is never left at a price that nothing explains.
 */
export async function applyRatings(
  context: Context,
  load: StoredLoad,
  options: { readonly only?: Side } = {},
): Promise<Applied> {
  return (await applyRatingsToMany(context, [load], options)).get(load.id)!;
}

/** The same for many loads, by their ids. */
export async function applyRatingsToMany(
  context: Context,
  loads: readonly StoredLoad[],
  { only }: { readonly only?: Side } = {},
): Promise<ReadonlyMap<string, Applied>> {
  const ids = loads.map(({ id }) => id);
  const ratings = await rateLoads(
    context,
    await rateableLoads(context, loads, undefined, { sellStands: only === 'buy' }),
  );
  const [charges, items] = await Promise.all([
    chargesOfMany(context, ids),
    usualItemsOf(
      context,
      loads.map(({ order_type_id }) => order_type_id),
    ),
  ]);
  const stored = Map.groupBy(charges, ({ load_id }) => load_id);
  const sides = loads.flatMap((load, place) =>
    ratableSides(load, stored.get(load.id) ?? [])
      .filter((side) => !only || side === only)
      .map((side) => {
        const rating = ratings[place]![side];
        return {
          load,
          side,
          charges: rating ? ratedRows(load, rating, items) : [],
          trace: rating?.trace,
          rateId: rating?.rate?.id ?? null,
        };
      }),
  );
  const written = await writeRated(context, sides, { known: charges });
  return new Map(
    loads.map((load, place) => [
      load.id,
      {
        totals: written.get(load.id) ?? totalsOfCharges(stored.get(load.id) ?? [], load),
        isPriced: isPriced(stored.get(load.id) ?? [], ratings[place]!.sell),
        rated: ratings[place]!,
      },
    ]),
  );
}

/** Says that the customer's price is agreed, or that a rate gives it; an extra comes on top of a price and is none. */
function isPriced(charges: readonly StoredCharge[], rating: Rating): boolean {
  const agreed = charges.filter(({ side, source }) => side === 'sell' && agreedSources.includes(source));
  return agreed.length > 0
    ? agreed.some(({ source }) => source === 'free') || agreed.reduce((sum, { net }) => sum + net, 0) > 0
    : rating.charges.length > 0;
}

/** The sides of a load whose price the rates still decide. */
function ratableSides(load: StoredLoad, charges: readonly StoredCharge[]): Side[] {
  const typed = typedAmong(charges);
  return (['sell', 'buy'] as const).filter((side) => !typed.has(side) && !isFixed(load, side));
}

/** The sides on which somebody typed a price, or a supplier accepted one: that goes before every rate. */
export async function typedSides(context: Context, loadId: string): Promise<ReadonlySet<Side>> {
  return typedAmong(await chargesOf(context, loadId));
}

function typedAmong(charges: readonly StoredCharge[]): ReadonlySet<Side> {
  return new Set(charges.filter(({ source }) => agreedSources.includes(source)).map(({ side }) => side));
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
     where g.partition = ${partition} and g.load_id = ${loadId} and g.outcome <> ${literal<RateTrace['outcome']>('typed')}
     order by g.side, g.id desc`.execute(db);
  const of = (side: Side): StandingPrice | null => {
    const found = rows.find((row) => row.side === side);
    if (!found || (found.free === null && found.hour === null)) return null;
    return { freeMinutes: found.free, perHour: found.hour === null ? null : cents(found.hour) };
  };
  return { sell: of('sell'), buy: of('buy') };
}
