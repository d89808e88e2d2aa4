import { sql } from 'kysely';
import { totalsOf } from '#platform/lines/totals.ts';
import { cents, centsOfWire } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatRateOf } from '#platform/vat-codes.ts';
import type { ExposureProvider } from '#modules/credit/server/index.ts';
import type { Rating } from '#modules/rates/server/index.ts';
import type { RateTrace } from '#modules/rates/trace.ts';
import type { chargeSides } from '../fields.ts';
import { creditExcess } from './credit.ts';
import { holdForCredit } from './holds.ts';
import { findLoad, loadNoun, type StoredCharge, type StoredLoad } from './queries.ts';
import type { RateableLoad } from './rating-facts.ts';

type Side = (typeof chargeSides)[number];
type Reader = Pick<Context, 'db' | 'partition'>;

/** A load as far as its price, and who may still change it, goes: without the names that its page needs. */
export type LoadToPrice = RateableLoad &
  Pick<
    StoredLoad,
    | 'load_number'
    | 'profit_centre_id'
    | 'status'
    | 'customer_billing'
    | 'supplier_billing'
    | 'sell_net'
    | 'sell_gross'
    | 'buy_net'
    | 'order_type_name'
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
  const { rows } = await sql<LoadToPrice>`
    select t.id, t.customer_id, t.bill_to_party_id, t.supplier_id, t.order_type_id, t.equipment_type_id, t.commodity_type_id,
           t.load_at, t.trip_until, t.created_at, t.distance_km, t.mass_kg, t.volume_m3, t.pallets, t.container_number,
           t.load_number, t.profit_centre_id, t.status, t.customer_billing, t.supplier_billing, t.sell_net, t.sell_gross,
           t.buy_net, c.time_zone, o.name as order_type_name
      from load t join company c on c.partition = t.partition and c.id = t.company_id
      join order_type o on o.partition = t.partition and o.id = t.order_type_id
     where t.partition = ${partition} and t.id = any (${ids}::uuid[]) order by t.id`.execute(db);
  return rows;
}

/** A charge that a rating made, as it is stored, without its load and its side. */
export type RatedRow = Pick<
  StoredCharge,
  | 'line_number'
  | 'item_master_id'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'net'
  | 'vat_code'
  | 'profit_centre_id'
  | 'source'
  | 'source_id'
>;

/** What a side of a load costs now, and why. */
export interface SideState {
  /** The newest trace; undefined where the side was never rated. */
  readonly rated: { readonly trace: RateTrace; readonly rateId: string | null } | undefined;
  /** Somebody typed a price, or a supplier accepted one: it goes before every rate. */
  readonly isTyped: boolean;
  /** What its rating made; standing time is none of it. */
  readonly charges: readonly RatedRow[];
}
export type PriceState = Readonly<Record<Side, SideState>>;

const ratedSources: readonly string[] = ['rate', 'fuel', 'extra'];

/** What both sides of loads cost now, by the ids of the loads. */
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
    const isTyped = state.isTyped || row.source === 'typed' || row.source === 'tender';
    const rows = ratedSources.includes(row.source) ? [...state.charges, row] : state.charges;
    states.get(load_id)![side] = { ...state, isTyped, charges: rows };
  }
  return states;
}

function chargesOfMany({ db, partition }: Reader, ids: readonly string[]): Promise<StoredCharge[]> {
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
/** What invoices call the way of an order type, by its id, and fuel. */
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
): readonly RatedRow[] {
  return rating.charges.map((charge, place) => {
    const item =
      charge.source === 'fuel'
        ? items.fuel
        : charge.source === 'rate'
          ? items.linehaul.get(load.order_type_id)
          : undefined;
    return {
      line_number: place + 1,
      item_master_id: charge.itemMasterId ?? item?.id ?? null,
      description: item ? `${item.name}, ${charge.description}` : charge.description || load.order_type_name,
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

/** Another price of one side of a load. */
export interface NewPrice {
  readonly load: LoadToPrice;
  readonly side: Side;
  readonly charges: readonly RatedRow[];
  readonly trace: RateTrace;
  readonly rateId: string | null;
}

/**
 * Writes other prices of many loads that are locked: their charges, traces, totals and trail, a statement for each kind. Loads
 * that became dearer are asked for credit again, the customer once where all of them fit. Answers their nets by load.
 */
export async function writePrices(
  context: Context,
  providers: readonly ExposureProvider[],
  prices: readonly NewPrice[],
  reason: string,
): Promise<void> {
  if (prices.length === 0) return;
  await replaceCharges(context, prices);
  await keepTraces(context, prices, reason);
  const loads = [...new Map(prices.map(({ load }) => [load.id, load])).values()];
  const totals = await writeTotals(context, loads);
  await context.audit(
    loads.map((load) => ({
      noun: loadNoun,
      recordId: load.id,
      event: 'changed',
      before: { sell: cents(load.sell_net), buy: cents(load.buy_net) },
      after: { sell: cents(totals.get(load.id)!.sell_net), buy: cents(totals.get(load.id)!.buy_net), reason },
    })),
  );
  for (const { id } of loads) await context.publish(['loads'], 'changed', id, String(totals.get(id)!.version));
  const dearer = loads.filter(
    ({ id, status, sell_gross }) =>
      !['DRAFT', 'DELIVERED', 'CLOSED'].includes(status) && totals.get(id)!.sell_gross > sell_gross,
  );
  await holdDearer(context, providers, dearer);
}

async function replaceCharges({ db, partition }: Context, prices: readonly NewPrice[]): Promise<void> {
  const sides = JSON.stringify(prices.map(({ load, side }) => ({ load_id: load.id, side })));
  await sql`
    delete from load_charge c using jsonb_to_recordset(${sides}::jsonb) as q(load_id uuid, side text)
     where c.partition = ${partition} and c.load_id = q.load_id and c.side = q.side and c.source in ('rate', 'fuel', 'extra')`.execute(
    db,
  );
  const rows = prices.flatMap(({ load, side, charges }) => charges.map((row) => ({ ...row, load_id: load.id, side })));
  await sql`
    insert into load_charge (partition, load_id, side, line_number, item_master_id, description, quantity, unit, price, net, vat_code, profit_centre_id, source, source_id)
    select ${partition}, load_id, side, line_number, item_master_id, description, quantity, unit, price, net, vat_code, profit_centre_id, source, source_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(load_id uuid, side text, line_number int, item_master_id uuid, description text, quantity numeric,
           unit text, price numeric, net bigint, vat_code text, profit_centre_id uuid, source text, source_id uuid)`.execute(
    db,
  );
}

async function keepTraces(
  { db, partition, actor }: Context,
  prices: readonly NewPrice[],
  reason: string,
): Promise<void> {
  const rows = prices.map(({ load, side, trace, rateId }) => ({
    load_id: load.id,
    side,
    outcome: trace.outcome,
    rate_id: rateId,
    trace,
    total: Number(centsOfWire(trace.total)),
  }));
  await sql`
    insert into load_rating (partition, load_id, side, outcome, rate_id, trace, total, reason, made_by)
    select ${partition}, load_id, side, outcome, rate_id, trace, total, ${reason}, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(load_id uuid, side text, outcome text, rate_id uuid, trace jsonb, total bigint)`.execute(
    db,
  );
}

interface Totals {
  readonly id: string;
  readonly sell_net: number;
  readonly sell_gross: number;
  readonly buy_net: number;
}

async function writeTotals(
  context: Context,
  loads: readonly LoadToPrice[],
): Promise<ReadonlyMap<string, Totals & { readonly version: number }>> {
  const { db, partition, actor } = context;
  const charges = Map.groupBy(
    await chargesOfMany(
      context,
      loads.map(({ id }) => id),
    ),
    ({ load_id }) => load_id,
  );
  const totals = loads.map(({ id }): Totals => {
    const of = (side: Side) =>
      totalsOf(
        (charges.get(id) ?? [])
          .filter((charge) => charge.side === side)
          .map(({ net, vat_code }) => ({ net: cents(net), vatCode: vat_code })),
        vatRateOf,
      );
    const [sell, buy] = [of('sell'), of('buy')];
    return { id, sell_net: Number(sell.net), sell_gross: Number(sell.gross), buy_net: Number(buy.net) };
  });
  const { rows } = await sql<Totals & { version: number }>`
    update load l set sell_net = q.sell_net, sell_gross = q.sell_gross, buy_net = q.buy_net,
           version = l.version + 1, updated_by = ${actor.name}, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as q(id uuid, sell_net bigint, sell_gross bigint, buy_net bigint)
     where l.partition = ${partition} and l.id = q.id
    returning l.id, l.sell_net, l.sell_gross, l.buy_net, l.version`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
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
