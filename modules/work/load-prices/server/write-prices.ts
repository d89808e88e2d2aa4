import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { cents } from '#platform/money.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { loads as records } from '#modules/work/loads/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { LoadToPrice } from './load-prices.ts';
import { type RatedSide, writeRated } from './write-rated.ts';

/** Another price of one side of a load. */
export interface NewPrice extends RatedSide {
  readonly load: LoadToPrice;
  readonly trace: RateTrace;
}

/**
 * Writes other prices of many loads that are locked: their charges, traces, totals and trail, a statement for each kind. Answers
 * the loads that became dearer: their customers' credit is to be asked again.
 */
export async function writePrices(
  context: Context,
  prices: readonly NewPrice[],
  reason: string,
): Promise<readonly LoadToPrice[]> {
  if (prices.length === 0) return [];
  const totals = await writeRated(context, prices, { reason });
  const loads = [...new Map(prices.map(({ load }) => [load.id, load])).values()];
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
  return loads.filter(
    ({ id, status, sell_gross }) =>
      status !== 'DRAFT' && !is(execution, status, 'delivered') && totals.get(id)!.sell_gross > sell_gross,
  );
}
