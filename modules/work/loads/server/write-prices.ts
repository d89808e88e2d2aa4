import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { cents } from '#platform/money.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { execution } from '../status.ts';
import { creditExcess } from './credit.ts';
import { holdForCredit } from './holds.ts';
import { loads as records } from './lives.ts';
import { chargesOfMany, type LoadToPrice } from './load-prices.ts';
import { findLoad } from './queries.ts';
import { type LoadTotals, totalsOfCharges } from './write-charges.ts';
import { type RatedSide, writeRated } from './write-rated.ts';

/** Another price of one side of a load. */
export interface NewPrice extends RatedSide {
  readonly load: LoadToPrice;
  readonly trace: RateTrace;
}

/**
 * Writes other prices of many loads that are locked: their charges, traces, totals and trail, a statement for each kind. Loads
 * that became dearer are asked for credit again, the customer once where all of them fit.
 */
export async function writePrices(
  context: Context,
  providers: readonly ExposureProvider[],
  prices: readonly NewPrice[],
  reason: string,
): Promise<void> {
  if (prices.length === 0) return;
  await writeRated(context, prices, reason);
  const loads = [...new Map(prices.map(({ load }) => [load.id, load])).values()];
  const totals = await totalsOfMany(context, loads);
  await records.changeMany(
    context,
    loads.map((stored) => {
      const columns = totals.get(stored.id)!;
      return {
        stored,
        columns,
        event: 'changed',
        before: { sell: cents(stored.sell_net), buy: cents(stored.buy_net) },
        after: { sell: cents(columns.sell_net), buy: cents(columns.buy_net), reason },
      };
    }),
  );
  const dearer = loads.filter(
    ({ id, status, sell_gross }) =>
      status !== 'DRAFT' && !is(execution, status, 'delivered') && totals.get(id)!.sell_gross > sell_gross,
  );
  await holdDearer(context, providers, dearer);
}

async function totalsOfMany(context: Context, loads: readonly LoadToPrice[]): Promise<ReadonlyMap<string, LoadTotals>> {
  const ids = loads.map(({ id }) => id);
  const charges = Map.groupBy(await chargesOfMany(context, ids), ({ load_id }) => load_id);
  return new Map(ids.map((id) => [id, totalsOfCharges(charges.get(id) ?? [])]));
}

/** A customer whose credit reaches for all is asked once; otherwise each load that became dearer is looked at. */
async function holdDearer(
  context: Context,
  providers: readonly ExposureProvider[],
  dearer: readonly LoadToPrice[],
): Promise<void> {
  const customers = Map.groupBy(dearer, ({ customer_id }) => customer_id);
  for (const id of [...customers.keys()].sort()) {
    const loads = customers.get(id)!;
    const largest = loads.reduce((most, load) => (load.sell_gross > most.sell_gross ? load : most));
    if ((await creditExcess(context, providers, { ...largest, sell_gross: Math.max(1, largest.sell_gross) })) === 0n)
      continue;
    for (const each of loads) {
      const load = await findLoad(context, each.id);
      if (load) await holdForCredit(context, providers, load);
    }
  }
}
