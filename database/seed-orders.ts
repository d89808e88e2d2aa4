import { sql } from 'kysely';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import { itemMasters } from '#modules/base/item-masters/contract.ts';
import { orderTypes } from '#modules/base/order-types/contract.ts';
import { type BuiltOrder, buildOrder, type OrderPerson } from '#modules/money/orders/server/index.ts';
import { profitCentres } from '#modules/base/profit-centres/contract.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { demoItemMasters } from './demo-master-data/item-masters.ts';
import { demoOrderTypes } from './demo-master-data/order-types.ts';
import { demoProfitCentres } from './demo-master-data/profit-centres.ts';
import { internalOrders } from './demo-orders/internal.ts';
import type { KnownRecords, Named, OwnVehicle } from './demo-orders/known.ts';
import { purchaseOrders } from './demo-orders/purchase.ts';
import { serviceOrders } from './demo-orders/service.ts';
import { buildMaster } from './seed-master-data.ts';

/**
 * Orders of the demonstration, of each kind once: a demonstration that is older than a kind gets it at its next start, with
 * the master data that it names. What people changed or removed since is left alone.
 */
export async function seedOrders(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const rows = async <Row>(query: ReturnType<typeof sql>) => (await sql<Row>`${query}`.execute(db)).rows;
  const there = new Set(
    (await rows<{ kind: string }>(sql`select distinct kind from company_order where partition = ${partition}`)).map(
      ({ kind }) => kind,
    ),
  );
  if (there.size === 3) return;
  const suppliers = await rows<Named>(
    sql`select id, registered_name as name from supplier where partition = ${partition} and status = ${literal<ApplicationState>('approved')} and not is_transporter order by registered_key`,
  );
  const people = await rows<OrderPerson & { account: string }>(
    sql`select id, account, name || ' ' || surname as name, company_id as "companyId" from app_user where partition = ${partition}`,
  );
  const person = (account: string) => people.find((each) => each.account.startsWith(account));
  const [buyer, approver] = [person('naledi.mokoena'), person('thandi.nkosi')];
  if (suppliers.length < 3 || !buyer || !approver) return;
  await completeMasterData(app, partition);
  await nameManagers(app, partition);
  const known = await knownRecords(app, partition, suppliers);
  if (known.vehicleId === '') return;
  const orders: readonly Omit<BuiltOrder, 'by' | 'approver'>[] = [
    ...(there.has('purchase') ? [] : purchaseOrders(known)),
    ...(there.has('service') ? [] : serviceOrders(known)),
    ...(there.has('internal') ? [] : internalOrders(known, { asking: approver, performing: buyer })),
  ];
  for (const each of orders) await buildOrder(app, partition, { by: buyer, approver, ...each } as BuiltOrder);
}

async function knownRecords(app: App, partition: string, suppliers: readonly Named[]): Promise<KnownRecords> {
  const ids = (table: string) => codesOf(app, partition, table);
  const [items, centres, types] = [await ids('item_master'), await ids('profit_centre'), await ids('order_type')];
  const { rows } = await sql<OwnVehicle & { code: string }>`
    select id, code, ceil(coalesce(odometer, 0))::int as odometer from vehicle
     where partition = ${partition} and supplier_id is null order by code`.execute(app.database.writer(partition));
  const vehicles = new Map(rows.map(({ code, ...vehicle }) => [code, vehicle]));
  const today = todayIn(defaultTimeZone, app.clock.now());
  return { items, centres, types, suppliers, vehicles, vehicleId: rows[0]?.id ?? '', today };
}

/** The ids of master data by their codes, in the order of these. */
async function codesOf(app: App, partition: string, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Named>`
    select id, code as name from ${sql.table(table)} where partition = ${partition} order by code`.execute(
    app.database.writer(partition),
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Items, centres and order types that an older demonstration does not have yet. */
async function completeMasterData(app: App, partition: string): Promise<void> {
  const centres = new Map(await codesOf(app, partition, 'profit_centre'));
  for (const { parent, ...centre } of demoProfitCentres) {
    if (centres.has(centre.code)) continue;
    const parentId = parent === undefined ? null : (centres.get(parent) ?? null);
    centres.set(centre.code, await buildMaster(app, partition, profitCentres, { ...centre, parentId }));
  }
  const centreOf = (code: string | undefined) => (code === undefined ? null : (centres.get(code) ?? null));
  const items = new Map(await codesOf(app, partition, 'item_master'));
  for (const { centre, ...item } of demoItemMasters)
    if (!items.has(item.code))
      items.set(
        item.code,
        await buildMaster(app, partition, itemMasters, { ...item, profitCentreId: centreOf(centre) }),
      );
  const types = await codesOf(app, partition, 'order_type');
  for (const { centre, item, ...type } of demoOrderTypes)
    if (!types.has(type.code))
      await buildMaster(app, partition, orderTypes, {
        ...type,
        defaultProfitCentreId: centreOf(centre),
        defaultItemId: item === undefined ? null : (items.get(item) ?? null),
      });
}

/** Centres whose manager is a user are answered for by that user. */
async function nameManagers(app: App, partition: string): Promise<void> {
  await sql`
    update profit_centre c set manager_id = u.id from app_user u
     where c.partition = ${partition} and c.manager_id is null and u.partition = c.partition and u.status = ${literal<AccountState>('active')}
       and u.name || ' ' || u.surname = c.manager`.execute(app.database.writer(partition));
}
