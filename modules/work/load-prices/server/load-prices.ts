import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Rating } from '#modules/prices/rates/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { agreedSources, ratedSources } from '#modules/work/loads/charge-kinds.ts';
import type { chargeSides } from '#modules/work/loads/fields.ts';
import type { ChargeRow, StoredCharge, StoredLoad } from '#modules/work/loads/server/index.ts';
import type { RateableLoad } from './rating-facts.ts';

export type Side = (typeof chargeSides)[number];
type Reader = Pick<Context, 'db' | 'partition'>;

/** A load as far as its price, and who may still change it, goes: without the names that its page needs. */
export type LoadToPrice = RateableLoad &
  Pick<
    StoredLoad,
    | 'version'
    | 'load_number'
    | 'profit_centre_id'
    | 'status'
    | 'customer_billing'
    | 'supplier_billing'
    | 'sell_net'
    | 'sell_gross'
    | 'buy_net'
    | 'order_type_name'
    | 'vat_country'
    | 'sell_rate'
  >;

/** Loads by their ids, in the order of the ids; locked until the transaction ends where they are about to change. */
export async function loadsToPrice(
  { db, partition }: Reader,
  ids: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<readonly LoadToPrice[]> {
  if (lock)
    await sql`select from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id for update`.execute(
      db,
    );
  // As JSON: of a list PostgreSQL plans the statement anew each time, which takes ten times as long as running it. `offset`
  // holds it to the key: it expects a hundred ids, and would rather read every load of a small client for one.
  const { rows } = await sql<LoadToPrice>`
    select t.id, t.version, t.customer_id, t.bill_to_party_id, t.supplier_id, t.order_type_id, t.equipment_type_id, t.commodity_type_id,
           t.load_at, t.trip_until, t.created_at, t.distance_km, t.mass_kg, t.volume_m3, t.pallets, t.container_number,
           t.load_number, t.profit_centre_id, t.status, t.customer_billing, t.supplier_billing, t.sell_net, t.sell_gross,
           t.buy_net, t.sell_currency, t.sell_rate, c.time_zone, c.address ->> 'country' as vat_country, o.name as order_type_name
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as a(id)
     cross join lateral (select * from load where partition = ${partition} and id = a.id::uuid offset 0) t
      join company c on c.partition = t.partition and c.id = t.company_id
      join order_type o on o.partition = t.partition and o.id = t.order_type_id
     order by t.id`.execute(db);
  return rows;
}

/** The price of one side of a load now, and why. */
export interface SideState {
  /** The newest trace; undefined where the side was never rated. */
  readonly rated: { readonly trace: RateTrace; readonly rateId: string | null } | undefined;
  /** Somebody typed a price, or a supplier accepted one: it goes before every rate. */
  readonly isTyped: boolean;
  /** Charges made by its rating, without standing time. */
  readonly charges: readonly ChargeRow[];
}
export type PriceState = Readonly<Record<Side, SideState>>;

/** Reads the prices of both sides of loads, by the ids of the loads. */
export async function pricesOf(
  { db, partition }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PriceState>> {
  const [{ rows: traces }, charges] = await Promise.all([
    sql<{ load_id: string; side: Side; trace: RateTrace; rate_id: string | null }>`
      select q.load_id, q.side, g.trace, g.rate_id
        from (select l.load_id, s.side from unnest(${ids}::uuid[]) l(load_id), (values ('sell'), ('buy')) s(side)) q
       cross join lateral (select trace, rate_id from load_rating g
         where g.partition = ${partition} and g.load_id = q.load_id and g.side = q.side order by g.id desc limit 1) g`.execute(
      db,
    ),
    chargesOfMany({ db, partition }, ids),
  ]);
  const states = new Map<string, Record<Side, SideState>>();
  const none: SideState = { rated: undefined, isTyped: false, charges: [] };
  for (const id of ids) states.set(id, { sell: none, buy: none });
  for (const { load_id, side, trace, rate_id } of traces)
    states.get(load_id)![side] = { ...states.get(load_id)![side], rated: { trace, rateId: rate_id } };
  for (const { id: _, partition: __, load_id, side, ...row } of charges) {
    const state = states.get(load_id)![side];
    const isTyped = state.isTyped || agreedSources.includes(row.source);
    const rows = ratedSources.includes(row.source) ? [...state.charges, row] : state.charges;
    states.get(load_id)![side] = { ...state, isTyped, charges: rows };
  }
  return states;
}

/** The charges of both sides of loads, in the order in which they stand. */
export function chargesOfMany({ db, partition }: Reader, ids: readonly string[]): Promise<StoredCharge[]> {
  return db
    .selectFrom('load_charge')
    .selectAll()
    .where('partition', '=', partition)
    .where(sql<boolean>`load_id = any (${ids}::uuid[])`)
    .orderBy('load_id')
    .orderBy('side')
    .orderBy('line_number')
    .orderBy('id')
    .execute();
}

interface Item {
  readonly id: string;
  readonly name: string;
}
/** The items on invoices for the transport of an order type, by its id, and for fuel. */
export interface UsualItems {
  readonly linehaul: ReadonlyMap<string, Item>;
  readonly fuel: Item | undefined;
}

export async function usualItemsOf({ db, partition }: Reader, orderTypeIds: readonly string[]): Promise<UsualItems> {
  const { rows } = await sql<Item & { order_type_id: string | null }>`
    select o.id as order_type_id, i.id, i.name from order_type o join item_master i on i.partition = o.partition and i.id = o.default_item_id
     where o.partition = ${partition} and o.id = any (${[...new Set(orderTypeIds)]}::uuid[])
    union all
    (select null, i.id, i.name from item_master i
      where i.partition = ${partition} and i.is_active and i.item_group = 'fuel' and i.kind <> 'cost' order by i.code limit 1)`.execute(
    db,
  );
  return {
    linehaul: new Map(rows.flatMap(({ order_type_id, ...item }) => (order_type_id ? [[order_type_id, item]] : []))),
    fuel: rows.find(({ order_type_id }) => order_type_id === null),
  };
}

/** The charges of a rating as they are stored. */
export function ratedRows(
  load: Pick<LoadToPrice, 'order_type_id' | 'order_type_name' | 'profit_centre_id'>,
  rating: Rating,
  items: UsualItems,
): readonly ChargeRow[] {
  const itemOf = ({ source }: Rating['charges'][number]) =>
    source === 'fuel' ? items.fuel : source === 'rate' ? items.linehaul.get(load.order_type_id) : undefined;
  return rating.charges.map((charge, place) => {
    const item = itemOf(charge);
    // Shunting has no usual item: its name stands before the code of the rate, which alone says nothing to anybody.
    const named = item?.name ?? (charge.source === 'rate' ? load.order_type_name : '');
    return {
      line_number: place + 1,
      item_master_id: charge.itemMasterId ?? item?.id ?? null,
      description: [named, charge.description].filter(Boolean).join(', ') || load.order_type_name,
      quantity: charge.quantity,
      unit: charge.unit,
      price: charge.price,
      net: Number(charge.net),
      vat_code: charge.vatCode,
      profit_centre_id: load.profit_centre_id,
      source: charge.source,
      source_id: rating.rate?.id ?? null,
    };
  });
}
