import crypto from 'node:crypto';
import { sql } from 'kysely';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { buildOrder, type OrderPerson } from '#modules/orders/server/index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
type Order = Parameters<typeof buildOrder>[2];

/** Purchase orders of the demonstration, once, in every state: tyres, pallets, AdBlue, an office. */
export async function seedOrders(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from company_order where partition = ${partition} limit 1`.execute(db);
  const named = async (query: ReturnType<typeof sql>) => (await sql<Named>`${query}`.execute(db)).rows;
  const suppliers = await named(
    sql`select id, registered_name as name from supplier where partition = ${partition} and status = 'approved' and not is_transporter order by registered_key`,
  );
  const people = (
    await sql<OrderPerson & { account: string }>`
      select id, account, name || ' ' || surname as name, company_id as "companyId" from app_user where partition = ${partition}`.execute(
      db,
    )
  ).rows;
  const person = (account: string) => people.find((each) => each.account.startsWith(account));
  const [buyer, approver] = [person('naledi.mokoena'), person('thandi.nkosi')];
  if (there.length > 0 || suppliers.length < 3 || !buyer || !approver) return;
  const codes = async (table: string) =>
    new Map(
      (await named(sql`select id, code as name from ${sql.table(table)} where partition = ${partition}`)).map(
        ({ id, name }) => [name, id],
      ),
    );
  const [items, centres, types] = [await codes('item_master'), await codes('profit_centre'), await codes('order_type')];
  const [vehicle] = await named(
    sql`select id, code as name from vehicle where partition = ${partition} and supplier_id is null order by code limit 1`,
  );
  const today = todayIn(defaultTimeZone, app.clock.now());
  const known = { items, centres, types, suppliers, vehicleId: vehicle?.id ?? '', today };
  for (const each of ordersOf(known)) await buildOrder(app, partition, { by: buyer, approver, ...each });
}

interface Known {
  readonly items: ReadonlyMap<string, string>;
  readonly centres: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
  readonly suppliers: readonly Named[];
  readonly vehicleId: string;
  readonly today: string;
}

/** Item, what it is called on the order, quantity, unit, price. */
type Line = readonly [code: string, description: string, quantity: number, unit: string, price: number];
const drive: Line = ['TYR-31580', 'Tyre 315/80 R22.5 drive', 8, 'each', 5480];
const valve: Line = ['TYR-VALVE', 'Valve, steel', 8, 'each', 38.5];
const alignment: Line = ['SRV-ALIGN', 'Wheel alignment, 3 axles', 3, 'each', 950];
const steer: Line = ['TYR-38565', 'Tyre 385/65 R22.5 steer', 2, 'each', 6120];
const oil: Line = ['OIL-15W40', 'Engine oil 15W-40', 210, 'litre', 62.3];
const pallets: Line = ['PALLET', 'Wooden pallet 1 200 × 1 000', 260, 'each', 145];
const adBlue: Line = ['ADBLUE', 'AdBlue, bulk', 1000, 'litre', 9.45];
const chairs: Line = ['OFFICE', 'Chairs for the dispatch office', 6, 'each', 1850];

function ordersOf({ items, centres, types, suppliers, vehicleId, today }: Known): Omit<Order, 'by' | 'approver'>[] {
  const supplier = (word: RegExp) => suppliers.find(({ name }) => word.test(name))?.id ?? suppliers[0]!.id;
  const order = (
    of: { readonly type: string; readonly centre: string; readonly from: RegExp },
    lines: readonly Line[],
    more: Partial<Order['order']> = {},
  ): Order['order'] => ({
    orderTypeId: types.get(of.type)!,
    profitCentreId: centres.get(of.centre)!,
    supplierId: supplier(of.from),
    terms: '30 days from statement',
    lines: lines.map(([code, description, quantity, unit, price]) => ({
      id: crypto.randomUUID(),
      itemMasterId: items.get(code)!,
      description,
      quantity,
      unit,
      price,
    })),
    ...more,
  });
  const tyres = { type: 'WS', centre: 'FLEET', from: /Tyres/ };
  const depot = { type: 'PO', centre: 'GERMISTON', from: /Pallets/ };
  const office = { type: 'PO', centre: 'OVERHEAD', from: /Office/ };
  const deliverTo = 'Own fleet workshop, 14 Refinery Road, Germiston';
  const quotes = [
    { supplierName: 'Rand Rubber Traders', amount: 46_900, reference: 'Q-2217' },
    { supplierName: 'Bandekraal Springs', amount: 47_350, reference: 'offer of Monday' },
  ];
  return [
    {
      order: order(tyres, [drive, valve]),
      daysAgo: 41,
      receipts: [{ daysAgo: 36, share: 1, deliveryNote: 'HS-40211' }],
    },
    {
      order: order(tyres, [drive, valve, alignment], { vehicleId, deliverTo, requiredBy: addDays(today, 4) }),
      daysAgo: 6,
      receipts: [{ daysAgo: 1, share: 0.5, deliveryNote: 'HS-40873' }],
    },
    { order: order(tyres, [steer], { vehicleId, deliverTo, requiredBy: addDays(today, 9) }), daysAgo: 2 },
    {
      order: order(tyres, [[...drive.slice(0, 2), 12, 'each', 5480] as unknown as Line, valve], {
        deliverTo,
        requiredBy: addDays(today, 6),
        quotes,
        note: 'Please deliver before 14:00, the yard is closed afterwards.',
      }),
      until: 'SUBMITTED',
      daysAgo: 1,
    },
    { order: order(tyres, [oil, adBlue], { requiredBy: addDays(today, 12) }), until: 'APPROVED' },
    { order: order(depot, [pallets], { deliverTo: 'Germiston depot, gate 3', requiredBy: today }), daysAgo: 12 },
    {
      order: order(depot, [[...pallets.slice(0, 2), 120, 'each', 145] as unknown as Line]),
      daysAgo: 20,
      receipts: [{ daysAgo: 15, share: 1, deliveryNote: 'BG-118' }],
    },
    // Neither the item nor the centre has an account: what to do about it stands on its page.
    { order: order(office, [chairs]), until: 'DRAFT' },
  ];
}
