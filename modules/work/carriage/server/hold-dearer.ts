import type { Context } from '#platform/server/implement.ts';
import { type Listener, listener } from '#platform/server/listeners.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { LoadToPrice } from '#modules/work/load-prices/server/index.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { creditExcess } from './credit.ts';
import { holdForCredit } from './holds.ts';

/** Holds a load for which its customer owes more from now on, where the credit does not reach. */
export const holdDearerLoad = (providers: readonly ExposureProvider[]): Listener =>
  listener('load.dearer', 'hold-dearer-load', async (context, { loadId }) => {
    const load = await findLoad(context, loadId);
    if (load) await holdForCredit(context, providers, load);
  });

/** A customer whose credit reaches for all is asked once; otherwise each load that became dearer is looked at. */
export async function holdDearer(
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
