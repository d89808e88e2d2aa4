import { type RawBuilder, sql } from 'kysely';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { type ExchangeRate, rateText } from '#modules/prices/exchange-rates/convert.ts';
import { type CommodityDanger, type Danger, dangerOf } from '#modules/work/loads/danger.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { Standing } from '#modules/parties/customers/status.ts';
import { commodityDanger } from '../readiness/load-danger.ts';
import { learnRates } from './learn-rates.ts';
import type { KnownLocation } from './write-stops.ts';

type Problems = Record<string, FieldProblem & { readonly code: LoadFailureCode | FailureCode }>;

/** What a load refers to, as far as writing it needs to know. */
export interface KnownRecords {
  readonly companyId: string;
  readonly timeZone: string;
  readonly homeCountry: string;
  /** Of the company's address, as VAT goes by it; empty where it names none. */
  readonly vatCountry: string;
  /** In which its customer is charged, and what one unit of it is worth; null in the company's own currency. */
  readonly sellCurrency: LoadInput['sellCurrency'];
  readonly sellRate: string | null;
  readonly customerName: string;
  readonly customerStanding: string;
  readonly orderTypeName: string;
  readonly orderNumberPrefix: string;
  readonly requiresOrderNumber: boolean;
  readonly requiresPod: boolean;
  readonly profitCentreId: string;
  readonly loadInspectionRequired: boolean;
  readonly locations: ReadonlyMap<string, KnownLocation>;
  /** Null where nothing of it is dangerous: as it was typed, else as its commodities have it. */
  readonly danger: Danger | null;
  /** The name of a plain record that the load refers to. */
  nameOf(table: PlainTable, id: string | null): string;
  /** The item of a line: the one that is named, else the linehaul that loads of the order type usually have. */
  itemOf(id: string | null): KnownItem;
}

/** An item of a line; all of it is empty where nothing is named and the order type has no linehaul of its own. */
export interface KnownItem {
  readonly id: string | null;
  readonly name: string;
  readonly group: string;
}

interface OrderType {
  readonly id: string;
  readonly name: string;
  readonly module: string;
  readonly number_prefix: string;
  readonly requires_pod: boolean;
  readonly requires_order_number: boolean;
  readonly default_profit_centre_id: string | null;
  readonly linehaul_id: string | null;
  readonly linehaul_name: string | null;
}
interface Customer {
  readonly id: string;
  readonly name: string;
  readonly standing: Standing;
  readonly company_id: string;
  readonly load_inspection_required: boolean;
  readonly country: string;
  readonly time_zone: string;
  readonly base_currency: string;
}
type PlainTable = 'profit_centre' | 'equipment_type' | 'commodity_type' | 'packing_type' | 'item_master';
interface Named {
  readonly id: string;
  readonly name: string;
  /** Of an item. */
  readonly item_group?: string;
  /** Of a commodity. */
  readonly danger?: CommodityDanger;
}

/** Records that were looked up in this transaction: thousands of loads of one file name the same few. */
export interface Remembered {
  readonly orderTypes: Map<string, OrderType>;
  readonly customers: Map<string, Customer>;
  readonly locations: Map<string, KnownLocation>;
  readonly plain: Readonly<Record<PlainTable, Map<string, Named>>>;
  /** The last exchange rates, by both currencies: `USD ZAR`. */
  readonly rates: Map<string, ExchangeRate>;
  /** Bill-to parties, by the customer's id and their own. */
  readonly billTo: Map<string, { readonly id: string }>;
}

export function nothingRemembered(): Remembered {
  return {
    orderTypes: new Map(),
    customers: new Map(),
    locations: new Map(),
    plain: {
      profit_centre: new Map(),
      equipment_type: new Map(),
      commodity_type: new Map(),
      packing_type: new Map(),
      item_master: new Map(),
    },
    rates: new Map(),
    billTo: new Map(),
  };
}

type Ids = readonly (string | null)[];
const goodsOf = ({ stops }: LoadInput) => stops.flatMap(({ goodsLines }) => goodsLines);
const asked: Readonly<Record<PlainTable, (input: LoadInput) => Ids>> = {
  profit_centre: ({ profitCentreId, charges }) => [profitCentreId, ...charges.map((charge) => charge.profitCentreId)],
  equipment_type: ({ equipmentTypeId }) => [equipmentTypeId],
  commodity_type: (input) => [input.commodityTypeId, ...goodsOf(input).map((line) => line.commodityTypeId)],
  packing_type: (input) => [input.packingTypeId, ...goodsOf(input).map((line) => line.packingTypeId)],
  item_master: ({ charges }) => charges.map(({ itemMasterId }) => itemMasterId),
};
const plainTables = Object.keys(asked) as readonly PlainTable[];

/** Looks up what loads refer to and is not remembered yet: a statement for each kind of record, all in one turn. */
async function remember(context: Context, inputs: readonly LoadInput[], remembered: Remembered): Promise<void> {
  const { db, partition } = context;
  const learn = async <Row extends { readonly id: string }>(
    into: Map<string, Row>,
    ids: Ids,
    read: (isAsked: RawBuilder<unknown>) => RawBuilder<Row>,
  ) => {
    const fresh = [...new Set(ids.flatMap((id) => id || []))].filter((id) => !into.has(id));
    if (fresh.length === 0) return;
    const { rows } = await read(isIdOf(fresh)).execute(db);
    for (const row of rows) into.set(row.id, row);
  };
  const orderTypes = inputs.map(({ orderTypeId }) => orderTypeId);
  await Promise.all([
    learn(
      remembered.orderTypes,
      orderTypes,
      (isAsked) => sql`
        select t.id, t.name, t.module, t.number_prefix, t.requires_pod, t.requires_order_number, t.default_profit_centre_id,
               i.id as linehaul_id, i.name as linehaul_name
          from order_type t
          left join item_master i on i.partition = t.partition and i.id = t.default_item_id and i.item_group = 'linehaul'
         where t.partition = ${partition} and t.id ${isAsked}`,
    ),
    // The centre that an order type gives its loads is among those that the caller may have.
    learn(
      remembered.plain.profit_centre,
      orderTypes.filter((id) => !remembered.orderTypes.has(id)),
      (isAsked) => sql`
        select p.id, p.name from order_type t
          join profit_centre p on p.partition = t.partition and p.id = t.default_profit_centre_id
         where t.partition = ${partition} and t.id ${isAsked}`,
    ),
    learn(
      remembered.customers,
      inputs.map(({ customerId }) => customerId),
      (isAsked) => sql`
        select t.id, t.registered_name as name, t.standing, t.company_id, t.load_inspection_required,
               coalesce(c.address ->> 'country', '') as country, coalesce(c.time_zone, 'UTC') as time_zone, coalesce(c.base_currency, 'ZAR') as base_currency
          from customer t left join company c on c.partition = t.partition and c.id = t.company_id
         where t.partition = ${partition} and t.id ${isAsked}`,
    ),
    learn(
      remembered.locations,
      inputs.flatMap(({ stops }) => stops.map(({ stopLocationId }) => stopLocationId)),
      (isAsked) => sql`
        select t.id, t.name, t.city, t.region, t.country from location t
         where t.partition = ${partition} and t.id ${isAsked}`,
    ),
    ...plainTables.map((table) =>
      learn(
        remembered.plain[table],
        inputs.flatMap(asked[table]),
        (isAsked) => sql`
          select t.id, t.name${moreOf[table] ?? sql``} from ${sql.table(table)} t
           where t.partition = ${partition} and t.id ${isAsked}`,
      ),
    ),
    learnBillTo(context, inputs, remembered),
    learnRates(context, inputs, remembered.rates),
  ]);
}

/** What is known of some records besides their names. */
const moreOf: Partial<Readonly<Record<PlainTable, RawBuilder<unknown>>>> = {
  item_master: sql`, t.item_group`,
  commodity_type: sql`, ${commodityDanger} as danger`,
};

/** One is compared: for a list of one the database makes its plan anew at each call. */
const isIdOf = (ids: readonly string[]) => (ids.length === 1 ? sql`= ${ids[0]}` : sql`= any (${ids}::uuid[])`);

async function learnBillTo(
  { db, partition }: Context,
  inputs: readonly LoadInput[],
  { billTo }: Remembered,
): Promise<void> {
  const ids = [...new Set(inputs.flatMap(({ billToPartyId }) => billToPartyId ?? []))];
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string; customer_id: string }>`
    select id, customer_id from bill_to_party where partition = ${partition} and id ${isIdOf(ids)}`.execute(db);
  for (const { id, customer_id } of rows) billTo.set(`${customer_id} ${id}`, { id });
}

/** Everything that a load refers to, found or refused on its field, all at once with what is wrong with it otherwise. */
export async function knownRecords(
  context: Context,
  input: LoadInput,
  remembered: Remembered = nothingRemembered(),
  otherwise: Problems = {},
): Promise<KnownRecords> {
  await remember(context, [input], remembered);
  return knownAmong(input, remembered, otherwise);
}

/** The same of many loads, asked together: for each, what reads it or refuses it. */
export async function knownOfMany(
  context: Context,
  inputs: readonly LoadInput[],
  remembered: Remembered,
): Promise<(input: LoadInput) => KnownRecords> {
  await remember(context, inputs, remembered);
  return (input) => knownAmong(input, remembered);
}

function knownAmong(
  input: LoadInput,
  { orderTypes, customers, locations, plain, rates, billTo }: Remembered,
  otherwise: Problems = {},
): KnownRecords {
  const { customerId, billToPartyId, stops, charges } = input;
  const problems: Problems = { ...otherwise };
  const orderType = orderTypes.get(input.orderTypeId);
  const customer = customers.get(customerId);
  if (!orderType) problems['orderTypeId'] = { code: 'notAnOption' };
  else if (orderType.module !== 'load') problems['orderTypeId'] = { code: 'notALoadType' };
  if (!customer) problems['customerId'] = { code: 'notAnOption' };
  const profitCentreId = input.profitCentreId ?? orderType?.default_profit_centre_id ?? null;
  if (orderType && profitCentreId === null) problems['profitCentreId'] = { code: 'required' };
  const ask = (path: string, table: PlainTable, id: string | null) => {
    if (id !== null && id !== '' && !plain[table].has(id)) problems[path] ??= { code: 'notAnOption' };
  };
  ask('profitCentreId', 'profit_centre', profitCentreId);
  ask('equipmentTypeId', 'equipment_type', input.equipmentTypeId);
  ask('commodityTypeId', 'commodity_type', input.commodityTypeId);
  ask('packingTypeId', 'packing_type', input.packingTypeId);
  for (const [place, charge] of charges.entries()) {
    ask(`charges.${place}.itemMasterId`, 'item_master', charge.itemMasterId);
    ask(`charges.${place}.profitCentreId`, 'profit_centre', charge.profitCentreId);
  }
  for (const [place, { goodsLines, stopLocationId }] of stops.entries()) {
    for (const [index, line] of goodsLines.entries()) {
      ask(`stops.${place}.goodsLines.${index}.commodityTypeId`, 'commodity_type', line.commodityTypeId);
      ask(`stops.${place}.goodsLines.${index}.packingTypeId`, 'packing_type', line.packingTypeId);
    }
    if (stopLocationId !== null && !locations.has(stopLocationId))
      problems[`stops.${place}.stopLocationId`] = { code: 'notAnOption' };
  }
  if (billToPartyId !== null && !billTo.has(`${customerId} ${billToPartyId}`))
    problems['billToPartyId'] = { code: 'notAnOption' };
  const isForeign = input.sellCurrency !== null && customer && input.sellCurrency !== customer.base_currency;
  const rate = isForeign ? rates.get(`${input.sellCurrency} ${customer.base_currency}`) : undefined;
  if (isForeign && !rate)
    problems['sellCurrency'] = { code: 'sellRateMissing', details: { currency: input.sellCurrency! } };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    companyId: customer!.company_id,
    timeZone: customer!.time_zone,
    homeCountry: customer!.country || 'South Africa',
    vatCountry: customer!.country,
    sellCurrency: isForeign ? input.sellCurrency : null,
    sellRate: rate === undefined ? null : rateText(rate),
    customerName: customer!.name,
    customerStanding: customer!.standing,
    orderTypeName: orderType!.name,
    orderNumberPrefix: orderType!.number_prefix,
    requiresOrderNumber: orderType!.requires_order_number,
    requiresPod: orderType!.requires_pod,
    profitCentreId: profitCentreId!,
    loadInspectionRequired: customer!.load_inspection_required,
    locations,
    danger: dangerOf(
      input,
      asked.commodity_type(input).flatMap((id) => plain.commodity_type.get(id ?? '')?.danger ?? []),
    ),
    nameOf: (table, id) => plain[table].get(id ?? '')?.name ?? '',
    itemOf: (id) => {
      const { linehaul_id, linehaul_name } = orderType!;
      if (id === null)
        return { id: linehaul_id, name: linehaul_name ?? '', group: linehaul_id === null ? '' : 'linehaul' };
      const item = plain.item_master.get(id)!;
      return { id, name: item.name, group: item.item_group ?? '' };
    },
  };
}
