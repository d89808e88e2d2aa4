import { sql } from 'kysely';
import { type FieldProblem, failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LoadInput } from '../fields.ts';
import type { LoadFailureCode } from '../messages/failures/index.ts';
import type { KnownLocation } from './write-stops.ts';

const fail = failures<FailureCode>();
type Problems = Record<string, FieldProblem & { readonly code: LoadFailureCode | FailureCode }>;

/** What a load refers to, as far as writing it needs to know. */
export interface KnownRecords {
  readonly companyId: string;
  readonly homeCountry: string;
  readonly orderNumberPrefix: string;
  readonly requiresPod: boolean;
  readonly profitCentreId: string;
  readonly loadInspectionRequired: boolean;
  readonly locations: ReadonlyMap<string, KnownLocation>;
}

interface OrderType {
  readonly module: string;
  readonly number_prefix: string;
  readonly requires_pod: boolean;
  readonly default_profit_centre_id: string | null;
}
interface Customer {
  readonly company_id: string;
  readonly load_inspection_required: boolean;
  readonly country: string;
}

/** Records that were looked up in this transaction: thousands of loads of one file name the same few. */
export type Remembered = Map<string, unknown>;

async function idsIn(
  { db, partition }: Context,
  table: string,
  ids: readonly (string | null)[],
  remembered: Remembered,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids.flatMap((id) => id || []))];
  const known = asked.filter((id) => remembered.has(`${table} ${id}`));
  if (known.length === asked.length) return new Set(known);
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where partition = ${partition} and id = any (${asked}::uuid[])`.execute(db);
  for (const { id } of rows) remembered.set(`${table} ${id}`, id);
  return new Set(rows.map(({ id }) => id));
}

async function first<Row>(
  { db, partition }: Context,
  query: ReturnType<typeof sql>,
  id: string,
  remembered: Remembered,
): Promise<Row | undefined> {
  if (id === '') return undefined;
  const known = remembered.get(`row ${id}`) as Row | undefined;
  if (known) return known;
  const { rows } = await sql<Row>`${query} where t.partition = ${partition} and t.id = ${id}`.execute(db);
  if (rows[0]) remembered.set(`row ${id}`, rows[0]);
  return rows[0];
}

/** Everything that a load refers to, found or refused on its field, all at once. */
export async function knownRecords(
  context: Context,
  input: LoadInput,
  remembered: Remembered = new Map(),
): Promise<KnownRecords> {
  const problems: Problems = {};
  const { orderTypeId, customerId, equipmentTypeId, commodityTypeId, packingTypeId, billToPartyId, stops, charges } =
    input;
  const orderType = await first<OrderType>(
    context,
    sql`select t.module, t.number_prefix, t.requires_pod, t.default_profit_centre_id from order_type t`,
    orderTypeId,
    remembered,
  );
  const customer = await first<Customer>(
    context,
    sql`select t.company_id, t.load_inspection_required,
      coalesce((select c.address ->> 'country' from company c where c.partition = t.partition and c.id = t.company_id), '') as country
      from customer t`,
    customerId,
    remembered,
  );
  if (!orderType) problems['orderTypeId'] = { code: 'notAnOption' };
  else if (orderType.module !== 'load') problems['orderTypeId'] = { code: 'notALoadType' };
  if (!customer) problems['customerId'] = { code: 'notAnOption' };
  const profitCentreId = input.profitCentreId ?? orderType?.default_profit_centre_id ?? null;
  if (orderType && profitCentreId === null) problems['profitCentreId'] = { code: 'required' };
  const goods = stops.flatMap(({ goodsLines }) => goodsLines);
  const among = (table: string, ids: readonly (string | null)[]) => idsIn(context, table, ids, remembered);
  const known = {
    profit_centre: await among('profit_centre', [profitCentreId, ...charges.map((charge) => charge.profitCentreId)]),
    equipment_type: await among('equipment_type', [equipmentTypeId]),
    commodity_type: await among('commodity_type', [commodityTypeId, ...goods.map((line) => line.commodityTypeId)]),
    packing_type: await among('packing_type', [packingTypeId, ...goods.map((line) => line.packingTypeId)]),
    item_master: await among(
      'item_master',
      charges.map(({ itemMasterId }) => itemMasterId),
    ),
  };
  const ask = (path: string, table: keyof typeof known, id: string | null) => {
    if (id !== null && id !== '' && !known[table].has(id)) problems[path] ??= { code: 'notAnOption' };
  };
  ask('profitCentreId', 'profit_centre', profitCentreId);
  ask('equipmentTypeId', 'equipment_type', equipmentTypeId);
  ask('commodityTypeId', 'commodity_type', commodityTypeId);
  ask('packingTypeId', 'packing_type', packingTypeId);
  for (const [place, charge] of charges.entries()) {
    ask(`charges.${place}.itemMasterId`, 'item_master', charge.itemMasterId);
    ask(`charges.${place}.profitCentreId`, 'profit_centre', charge.profitCentreId);
  }
  for (const [place, { goodsLines }] of stops.entries())
    for (const [index, line] of goodsLines.entries()) {
      ask(`stops.${place}.goodsLines.${index}.commodityTypeId`, 'commodity_type', line.commodityTypeId);
      ask(`stops.${place}.goodsLines.${index}.packingTypeId`, 'packing_type', line.packingTypeId);
    }
  if (billToPartyId !== null && !(await isBillTo(context, customerId, billToPartyId)))
    problems['billToPartyId'] = { code: 'notAnOption' };
  const locations = await locationsOf(
    context,
    stops.map(({ stopLocationId }) => stopLocationId),
    remembered,
  );
  for (const [place, { stopLocationId }] of stops.entries())
    if (stopLocationId !== null && !locations.has(stopLocationId))
      problems[`stops.${place}.stopLocationId`] = { code: 'notAnOption' };
  if (Object.keys(problems).length > 0) throw fail('invalidPayload', 'invalid', {}, problems);
  return {
    companyId: customer!.company_id,
    homeCountry: customer!.country || 'South Africa',
    orderNumberPrefix: orderType!.number_prefix,
    requiresPod: orderType!.requires_pod,
    profitCentreId: profitCentreId!,
    loadInspectionRequired: customer!.load_inspection_required,
    locations,
  };
}

async function isBillTo({ db, partition }: Context, customerId: string, billToPartyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bill_to_party')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', billToPartyId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

async function locationsOf(
  { db, partition }: Context,
  ids: readonly (string | null)[],
  remembered: Remembered,
): Promise<ReadonlyMap<string, KnownLocation>> {
  const asked = ids.filter((id) => id !== null);
  const known = asked.flatMap((id) => (remembered.get(`location ${id}`) as KnownLocation | undefined) ?? []);
  if (known.length === asked.length) return new Map(known.map((row) => [row.id, row]));
  const { rows } = await sql<KnownLocation>`
    select id, country from location where partition = ${partition} and id = any (${asked}::uuid[])`.execute(db);
  for (const row of rows) remembered.set(`location ${row.id}`, row);
  return new Map(rows.map((row) => [row.id, row]));
}
