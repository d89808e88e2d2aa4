import { sql } from 'kysely';
import type { z } from 'zod';
import type { MasterData } from '#platform/master-data.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { commodityTypes } from '#modules/base/commodity-types/contract.ts';
import { driverRates } from '#modules/prices/driver-rates/contract.ts';
import { itemMasters } from '#modules/base/item-masters/contract.ts';
import { orderTypes } from '#modules/base/order-types/contract.ts';
import { profitCentres } from '#modules/base/profit-centres/contract.ts';
import { demonstrations } from './demo-master-data/all.ts';
import { carriedIn, demoCommodityTypes } from './demo-master-data/commodity-types.ts';
import type { IdOf } from './demo-master-data/id-of.ts';
import { demoDriverRates } from './demo-master-data/driver-rates.ts';
import { demoItemMasters } from './demo-master-data/item-masters.ts';
import { demoOrderTypes } from './demo-master-data/order-types.ts';
import { demoProfitCentres } from './demo-master-data/profit-centres.ts';

/** Puts a record in as the product would, with its history. `create` is the noun's own, where it does more than storing. */
export async function buildMaster<D extends MasterData>(
  app: App,
  partition: string,
  data: D,
  values: z.input<D['fields']>,
  create: (context: Context, values: z.output<D['fields']>) => Promise<{ readonly id: string }> = (context, each) =>
    masterStore<MasterData>(data).create(context, each) as Promise<{ readonly id: string }>,
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildMaster' });
  // Somebody whom the demonstration knows, so that the history reads like one.
  const actor = { kind: 'stranger', name: 'Naledi Mokoena' } as const;
  return inPartition({ ...system, actor }, partition, async (context) => {
    const { id } = await create(context, data.fields.parse(values) as z.output<D['fields']>);
    return id;
  });
}

/** The master data of the demonstration, once: what people changed or removed since is left alone. */
export async function seedMasterData(app: App, partition: string): Promise<void> {
  const { rows } = await sql`select from profit_centre where partition = ${partition} limit 1`.execute(
    app.database.writer(partition),
  );
  if (rows.length > 0) return;
  const ids = new Map<string, string>();
  const idOf: IdOf = (noun, code) => ids.get(`${noun} ${code}`) ?? null;
  async function build<D extends MasterData>(data: D, values: z.input<D['fields']> & { code?: string }) {
    ids.set(`${data.noun} ${values.code}`, await buildMaster(app, partition, data, values));
  }
  for (const { data, records } of demonstrations) for (const each of records) await build(data, each as never);
  for (const { parent, ...centre } of demoProfitCentres)
    await build(profitCentres, { ...centre, parentId: idOf('profitCentre', parent) });
  for (const { centre, ...item } of demoItemMasters)
    await build(itemMasters, { ...item, profitCentreId: idOf('profitCentre', centre) });
  for (const { centre, item, ...orderType } of demoOrderTypes) {
    const references = {
      defaultProfitCentreId: idOf('profitCentre', centre),
      defaultItemId: idOf('itemMaster', item),
    };
    await build(orderTypes, { ...orderType, ...references });
  }
  for (const { category, ...rate } of demoDriverRates)
    await build(driverRates, { ...rate, categoryId: idOf('driverRateCategory', category) });
  for (const commodity of demoCommodityTypes) await build(commodityTypes, carriedIn(commodity, idOf));
}
