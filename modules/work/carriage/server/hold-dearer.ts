import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { type Listener, listener } from '#platform/server/listeners.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { LoadToPrice } from '#modules/work/load-prices/server/index.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { creditOf, excessOf } from './credit.ts';
import { holdForCredit } from './holds.ts';

type Providers = readonly ExposureProvider[];

/** Holds a load for which its customer owes more from now on, where the credit does not reach. */
export const holdDearerLoad = (providers: Providers): Listener =>
  listener('load.dearer', 'hold-dearer-load', async (context, { loadId }) => {
    const load = await findLoad(context, loadId);
    if (load) await holdForCredit(context, providers, load);
  });

/** A hold for credit follows a load that changed: what is cheaper may fit, and what is not keeps the excess of now. */
export const followHeldLoad = (providers: Providers): Listener =>
  listener('load.changed', 'follow-held-load', async (context, { loadId }) => {
    const load = await findLoad(context, loadId);
    if (load?.hold_types.includes('CREDIT')) await holdForCredit(context, providers, load);
  });

/** A customer whose credit reaches for all is asked once; otherwise each load that became dearer is looked at. */
export async function holdDearer(
  context: Context,
  providers: Providers,
  dearer: readonly LoadToPrice[],
): Promise<void> {
  const held = await heldAmong(context, dearer);
  const customers = Map.groupBy(dearer, ({ customer_id }) => customer_id);
  for (const id of [...customers.keys()].sort()) {
    const loads = customers.get(id)!;
    const largest = Math.max(1, ...loads.map(({ sell_gross }) => sell_gross));
    const fits = excessOf(await creditOf(context, providers, id), largest) === 0n;
    for (const each of loads) {
      // A load that is held is not part of what fits.
      if (fits && !held.has(each.id)) continue;
      const load = await findLoad(context, each.id);
      if (load) await holdForCredit(context, providers, load);
    }
  }
}

async function heldAmong(
  { db, partition }: Context,
  loads: readonly Pick<LoadToPrice, 'id'>[],
): Promise<ReadonlySet<string>> {
  if (loads.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and id = any (${loads.map(({ id }) => id)}::uuid[])
       and 'CREDIT' = any (hold_types)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
