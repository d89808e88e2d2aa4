import type { Context } from '#platform/server/implement.ts';
import { rateLoads, type Rating } from '#modules/prices/rates/server/index.ts';
import { isTyped, type NewLoad, type PricedLoad, taxedOf, totalsOfCharges } from '#modules/work/loads/server/index.ts';
import { ratedRows, usualItemsOf } from './load-prices.ts';
import { type RateableLoad, withStops } from './rating-facts.ts';

/** What was typed as the price that the customer pays, without extras. */
const typedNet = ({ typed }: NewLoad) =>
  typed.reduce((sum, { side, source, net }) => sum + (side === 'sell' && source === 'typed' ? net : 0), 0);

/**
 * Prices new loads, all together. Nobody carries them yet, so that only the customer's side can have a rate; a price that
 * was typed goes before it, and the rates are asked then only to say why a load that is to be ready has none.
 */
export async function priceNew(context: Context, loads: readonly NewLoad[]): Promise<readonly PricedLoad[]> {
  const ratings = await ratingsOf(
    context,
    loads.filter((load) => !isTyped(load) || (load.isReady && typedNet(load) <= 0)),
  );
  const ratingOf = (load: NewLoad) => (isTyped(load) ? undefined : ratings.get(load.id));
  const orderTypes = loads.flatMap((load) => (ratingOf(load)?.charges.length ? load.input.orderTypeId : []));
  const items = orderTypes.length > 0 ? await usualItemsOf(context, orderTypes) : noItems;
  return loads.map((load) => {
    const rating = ratingOf(load);
    const rows = rating ? ratedRows({ ...load.columns, order_type_name: load.known.orderTypeName }, rating, items) : [];
    const charges = [...load.typed, ...rows.map((row) => ({ ...row, side: 'sell' as const }))];
    return { ...load, charges, totals: totalsOfCharges(charges, taxedOf(load)), rating: ratings.get(load.id) };
  });
}

const noItems = { linehaul: new Map(), fuel: undefined };

async function ratingsOf(context: Context, loads: readonly NewLoad[]): Promise<ReadonlyMap<string, Rating>> {
  if (loads.length === 0) return new Map();
  const asked = loads.map(({ id, known, columns, summary }): RateableLoad => ({
    ...columns,
    ...summary,
    id,
    supplier_id: null,
    created_at: context.now,
    time_zone: known.timeZone,
  }));
  const stops = loads.map(({ id, stops: written, known }) => {
    const placed = written.map((stop) => {
      const location = known.locations.get(stop.stop_location_id ?? '');
      return {
        ...stop,
        city: location?.city ?? null,
        region: location?.region ?? null,
        country: location?.country ?? null,
      };
    });
    return [id, placed] as const;
  });
  const rated = await rateLoads(context, await withStops(context, asked, new Map(stops)));
  return new Map(loads.map(({ id }, place) => [id, rated[place]!.sell]));
}
