import { sql } from 'kysely';
import type { z } from 'zod';
import type { MasterData } from '#platform/master-data.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { commodityTypes } from '#modules/commodity-types/contract.ts';
import { equipmentTypes } from '#modules/equipment-types/contract.ts';
import { itemMasters } from '#modules/item-masters/contract.ts';
import { orderTypes } from '#modules/order-types/contract.ts';
import { packingTypes } from '#modules/packing-types/contract.ts';
import { profitCentres } from '#modules/profit-centres/contract.ts';
import { demoCommodityTypes } from './demo-master-data/commodity-types.ts';
import { demoEquipmentTypes } from './demo-master-data/equipment-types.ts';
import { demoItemMasters } from './demo-master-data/item-masters.ts';
import { demoOrderTypes } from './demo-master-data/order-types.ts';
import { demoPackingTypes } from './demo-master-data/packing-types.ts';
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
  const build = <D extends MasterData>(data: D, values: z.input<D['fields']>) =>
    buildMaster(app, partition, data, values);
  const centres = new Map<string | undefined, string>();
  for (const { parent, ...centre } of demoProfitCentres)
    centres.set(centre.code, await build(profitCentres, { ...centre, parentId: centres.get(parent) ?? null }));
  const items = new Map<string | undefined, string>();
  for (const { centre, ...item } of demoItemMasters)
    items.set(item.code, await build(itemMasters, { ...item, profitCentreId: centres.get(centre) ?? null }));
  for (const { centre, item, ...orderType } of demoOrderTypes) {
    const references = { defaultProfitCentreId: centres.get(centre) ?? null, defaultItemId: items.get(item) ?? null };
    await build(orderTypes, { ...orderType, ...references });
  }
  for (const equipment of demoEquipmentTypes) await build(equipmentTypes, equipment);
  const packingIds = new Map<string, string>();
  for (const packing of demoPackingTypes) packingIds.set(packing.code, await build(packingTypes, packing));
  for (const { packings = [], ...commodity } of demoCommodityTypes)
    await build(commodityTypes, { ...commodity, packingTypeIds: packings.map((code) => packingIds.get(code)!) });
}
