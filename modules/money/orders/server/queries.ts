import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Cents, cents, centsOf } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import type { OrderLimits } from '../rules.ts';
import type { OrderKind } from '../status.ts';
import type { StoredDefect } from './tables.ts';

/** As the trail names it. */
export const orderNoun = 'companyOrder';

interface Names {
  readonly order_type_name: string;
  /** Rand, as the driver reads a numeric; null where nothing needs a second person. */
  readonly approval_above: string | null;
  readonly supplier_name: string | null;
  readonly performing_name: string | null;
  readonly centre_name: string;
  readonly requester_name: string;
  readonly registration_number: string | null;
  readonly load_number: string | null;
  readonly received_share: number;
  readonly invoiced_share: number;
  /** What its company lets pass, as the driver reads numerics. */
  readonly tolerance: string;
  readonly rise_share: string;
  readonly rise_amount: string;
}
/** Who agrees for the two centres of an internal order, and what the vehicle of a service order is. */
interface Details {
  readonly asking_manager_id: string | null;
  readonly asking_manager: string;
  readonly performing_manager_id: string | null;
  readonly performing_manager: string;
  readonly vehicle_kind: string | null;
}
/** An order with the names of what it refers to, and how much of it came. */
export type ListedOrder = Selectable<Tables['company_order']> & Names;
export type StoredOrder = ListedOrder & Details;
type Reader = Pick<Context, 'db' | 'partition'>;

const nameOf = (table: string, column: string, id: string) =>
  sql`(select n.${sql.ref(column)} from ${sql.table(table)} n where n.partition = t.partition and n.id = t.${sql.ref(id)})`;

const managerOf = (centre: 'profit_centre_id' | 'performing_centre_id') =>
  nameOf('profit_centre', 'manager_id', centre);

/** The part of what was ordered that has come so far, by its amount; what came above it does not count. */
const shareOf = (column: string) => sql`coalesce((
  select round(100 * sum(least(l.${sql.ref(column)}, l.quantity) * l.price) / nullif(sum(l.quantity * l.price), 0), 1)
    from company_order_line l where l.partition = t.partition and l.company_order_id = t.id), 0)::float8`;

/** The state in force of an order, as SQL: that of the revision in force while the next one waits (`stateInForce`). */
export function inForce(table: 't' | 'o'): RawBuilder<unknown> {
  return sql`coalesce(nullif(${sql.ref(`${table}.in_force`)}, ''), ${sql.ref(`${table}.status`)})`;
}

/** What a row of the list is made of; the table is `t`. */
export const orderColumns: RawBuilder<unknown> = sql`t.*,
  ${nameOf('order_type', 'name', 'order_type_id')} as order_type_name,
  ${nameOf('order_type', 'requires_approval_above', 'order_type_id')} as approval_above,
  ${nameOf('supplier', 'registered_name', 'supplier_id')} as supplier_name,
  ${nameOf('profit_centre', 'name', 'profit_centre_id')} as centre_name,
  ${nameOf('profit_centre', 'name', 'performing_centre_id')} as performing_name,
  coalesce((select u.name || ' ' || u.surname from app_user u where u.partition = t.partition and u.id = t.requester_id), '') as requester_name,
  ${nameOf('vehicle', 'code', 'vehicle_id')} as registration_number,
  ${nameOf('load', 'load_number', 'load_id')} as load_number,
  ${nameOf('company', 'order_tolerance_percent', 'company_id')} as tolerance,
  ${nameOf('company', 'order_rise_percent', 'company_id')} as rise_share,
  ${nameOf('company', 'order_rise_amount', 'company_id')} as rise_amount,
  ${shareOf('quantity_received')} as received_share,
  ${shareOf('quantity_invoiced')} as invoiced_share`;

/** An order of a kind with its names, as it is in force; undefined where the caller has none with this id. */
export function findOrder(reader: Reader, kind: OrderKind, id: string): Promise<StoredOrder | undefined> {
  return readOrder(reader, sql`company_order`, { kind, id });
}

/** The same as it is asked for: the revision that waits, where one does. What was repaired since stays so. */
export async function askedOf(reader: Reader, stored: StoredOrder): Promise<StoredOrder> {
  if (stored.proposal === null) return stored;
  const source = sql`(select (jsonb_populate_record(o, ${JSON.stringify(stored.proposal.columns)}::jsonb)).* from company_order o
    where o.partition = ${reader.partition} and o.id = ${stored.id})`;
  const asked = (await readOrder(reader, source, stored))!;
  return { ...asked, defects: withRepairs(asked.defects, stored.defects) };
}

/** Defects as somebody states them, each repaired where it was. */
export function withRepairs(
  stated: readonly Pick<StoredDefect, 'id' | 'text'>[],
  stored: readonly StoredDefect[],
): StoredDefect[] {
  return stated.map(({ id, text }) => ({
    id,
    text,
    repairedBy: stored.find((each) => each.id === id)?.repairedBy ?? null,
  }));
}

async function readOrder(
  { db, partition }: Reader,
  source: RawBuilder<unknown>,
  { kind, id }: Pick<StoredOrder, 'kind' | 'id'>,
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns}, a.id as asking_manager_id, coalesce(a.name || ' ' || a.surname, '') as asking_manager,
           p.id as performing_manager_id, coalesce(p.name || ' ' || p.surname, '') as performing_manager,
           ${nameOf('vehicle', 'kind', 'vehicle_id')} as vehicle_kind
      from ${source} t
      left join app_user a on a.partition = t.partition and a.status = ${literal<AccountState>('active')} and a.id = ${managerOf('profit_centre_id')}
      left join app_user p on p.partition = t.partition and p.status = ${literal<AccountState>('active')} and p.id = ${managerOf('performing_centre_id')}
     where t.partition = ${partition} and t.id = ${id} and t.kind = ${kind}`.execute(db);
  return rows[0];
}

/** A line as it is stored, with what came of it. */
export interface StoredLine {
  readonly id: string;
  readonly item_master_id: string;
  readonly item_code: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly vat_code: string;
  readonly profit_centre_id: string;
  readonly centre_name: string;
  readonly account: string;
  readonly net: Cents;
  readonly quantity_received: string;
  readonly quantity_invoiced: string;
}

/**
 * The lines of an order in force, in their order. `isLocked` keeps others from receiving or invoicing them until the
 * transaction ends.
 */
export function linesOf(reader: Reader, orderId: string, isLocked = false): Promise<StoredLine[]> {
  return readLines(reader, orderId, sql`company_order_line`, isLocked ? sql`for update of l` : sql``);
}

/** The lines of an order as it is asked for: those of the revision that waits, where one does, with what came of them. */
export function askedLinesOf(reader: Reader, { id, proposal }: StoredOrder): Promise<StoredLine[]> {
  if (proposal === null) return linesOf(reader, id);
  return readLines(
    reader,
    id,
    sql`(
      select a.id, ${reader.partition} as partition, ${id}::uuid as company_order_id, a.place::int as line_number, g."itemMasterId" as item_master_id, g.description,
             g.quantity::numeric(14, 3) as quantity, g.unit, g.price::numeric(14, 4) as price, g."vatCode" as vat_code,
             g."profitCentreId" as profit_centre_id, g.account, g.net, coalesce(k.quantity_received, 0) as quantity_received,
             coalesce(k.quantity_invoiced, 0) as quantity_invoiced
        from (select (value ->> 'id')::uuid as id, value, place from jsonb_array_elements(${JSON.stringify(proposal.lines)}::jsonb) with ordinality as e(value, place)) a
        cross join lateral jsonb_to_record(a.value) as g("itemMasterId" uuid, description text, quantity numeric, unit text,
          price numeric, "vatCode" text, "profitCentreId" uuid, account text, net bigint)
        left join company_order_line k on k.partition = ${reader.partition} and k.company_order_id = ${id} and k.id = a.id)`,
  );
}

async function readLines(
  { db, partition }: Reader,
  orderId: string,
  source: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<StoredLine[]> {
  const { rows } = await sql<Omit<StoredLine, 'net'> & { net: number }>`
    select l.id, l.item_master_id, i.code as item_code, l.description, l.quantity, l.unit, l.price, l.vat_code,
           l.profit_centre_id, c.name as centre_name, l.account, l.net, l.quantity_received, l.quantity_invoiced
      from ${source} l
      join item_master i on i.partition = l.partition and i.id = l.item_master_id
      join profit_centre c on c.partition = l.partition and c.id = l.profit_centre_id
     where l.partition = ${partition} and l.company_order_id = ${orderId}
     order by l.line_number ${lock}`.execute(db);
  return rows.map((row) => ({ ...row, net: cents(row.net) }));
}

export interface StoredReceipt {
  readonly id: string;
  readonly received_on: string;
  readonly delivery_note: string;
  readonly note: string;
  readonly reverses_id: string | null;
  readonly is_reversed: boolean;
  readonly received_by: string;
  readonly received_at: Date;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** What came of an order, newest first. */
export async function receiptsOf({ db, partition }: Reader, orderId: string): Promise<StoredReceipt[]> {
  const { rows } = await sql<StoredReceipt>`
    select r.id, r.received_on, r.delivery_note, r.note, r.reverses_id, r.received_by, r.received_at,
           exists (select from company_order_receipt b where b.partition = r.partition and b.reverses_id = r.id) as is_reversed,
           (select coalesce(jsonb_agg(jsonb_build_object('lineId', m.line_id, 'quantity', m.quantity)), '[]')
              from company_order_movement m where m.partition = r.partition and m.receipt_id = r.id) as lines
      from company_order_receipt r
     where r.partition = ${partition} and r.company_order_id = ${orderId}
     order by r.received_at desc, r.id desc limit 200`.execute(db);
  return rows;
}

/** What the company of an order lets pass. */
export function limitsOf({
  tolerance,
  rise_share,
  rise_amount,
}: Pick<ListedOrder, 'tolerance' | 'rise_share' | 'rise_amount'>): OrderLimits {
  return {
    tolerance: readPercent(tolerance)!,
    riseShare: readPercent(rise_share)!,
    riseAmount: centsOf(rise_amount)!,
  };
}
