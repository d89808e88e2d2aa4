import { sql } from 'kysely';
import type { z } from 'zod';
import { minus, sumOf } from '#platform/calculations.ts';
import { defaultTimeZone } from '#platform/dates.ts';
import { failures, type FieldProblem } from '#platform/failure.ts';
import { lineNet, totalsOf } from '#platform/lines/totals.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Cents, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { sellInBooks, vatPlaceOf } from '../charges.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { exposureParts, type ExposureProvider, isLate, limitToday } from '#modules/parties/credit/server/index.ts';
import { getCustomer, type StoredCustomer } from '#modules/parties/customers/server/index.ts';
import type { loadService } from '#modules/work/loads/contract.ts';
import { type DraftFacts, draftFacts } from '#modules/work/loads/draft.ts';
import { questionsOf } from '#modules/work/loads/questions.ts';
import { problemsOfSubmission } from '#modules/work/loads/submission.ts';
import { isCounted } from '../load-record.ts';
import { ratedSources, sourceOfTyped, typedSources } from '#modules/work/loads/charge-kinds.ts';
import { execution } from '#modules/work/loads/status.ts';
import { askedDraft, draftStops } from './draft-load.ts';
import { chargesOf, findLoad, type StoredCharge, type StoredLoad } from '../queries.ts';
import { dangerOfTyped } from './load-danger.ts';
import { orderTypeAsks, problemsOfStored } from './submission-facts.ts';
import type { LoadPrices, PriceGap } from '../rooms.ts';

const fail = failures<FailureCode>();
type Operation = (typeof loadService)['operations']['getLoadReadiness'];
type Asked = z.output<Operation['input']>;
type Answer = z.input<Operation['output']>;
type Gap = Answer['submit'][number];
type Providers = readonly ExposureProvider[];
interface ReadinessRooms {
  /** They know what customers owe. */
  readonly providers: Providers;
  readonly prices: LoadPrices;
}

/** What a load lacks before it is planned and before it is invoiced, and whether its customer's credit reaches for it. */
export async function loadReadiness(context: Context, rooms: ReadinessRooms, asked: Asked): Promise<Answer> {
  const { providers, prices } = rooms;
  refuseWhenLimited(context);
  if (asked.id === undefined) return ofDraft(context, rooms, asked.draft ?? draftFacts.parse({}));
  const stored = await findLoad(context, asked.id);
  if (!stored) throw fail('notFound', 'notFound');
  const customer = await getCustomer(context.db, context.partition, stored.customer_id);
  return {
    timeZone: stored.time_zone,
    billToParties: await billToParties(context, customer.id),
    submit:
      stored.status === 'DRAFT'
        ? [
            ...gapsOf(await problemsOfStored(context, stored)),
            ...gapsOfSale(customer, await prices.gapOf(context, stored)),
          ]
        : [],
    questions: [],
    billing: (await prices.billingGaps(context, stored)).map((gap) => ({ field: '', details: {}, ...gap })),
    credit: await creditWith(context, providers, { customer, gross: cents(stored.sell_gross), load: stored }),
    price: null,
  };
}

async function ofDraft(context: Context, { providers, prices }: ReadinessRooms, draft: DraftFacts): Promise<Answer> {
  const asked = await askedDraft(context, draft);
  const stops = await draftStops(context, draft);
  const danger = await dangerOfTyped(context, draft, [draft.commodityTypeId, ...draft.goodsCommodityTypeIds]);
  const problems = problemsOfSubmission({
    stops,
    hasMeasure: draft.hasMeasure,
    hasOrderNumber: draft.hasOrderNumber,
    requiresOrderNumber: await orderTypeAsks(context, draft.orderTypeId),
    isDangerous: danger !== null,
    emergencyPhone: draft.emergencyPhone,
  });
  const chosen = ['customerId', 'orderTypeId', 'equipmentTypeId', 'commodityTypeId'] as const;
  const payloadKg = await payloadOf(context, draft.equipmentTypeId);
  const questions = gapsOf(
    questionsOf({ massKg: draft.massKg, payloadKg, stops, charges: draft.charges }, context.now),
  );
  const missing: Gap[] = chosen
    .filter((field) => draft[field] === null)
    .map((field) => ({ field, code: 'required', details: {} }));
  if (!asked)
    return {
      timeZone: await homeZone(context),
      billToParties: [],
      submit: [...missing, ...gapsOf(problems)],
      questions,
      billing: [],
      credit: null,
      price: null,
    };
  const customer = await getCustomer(context.db, context.partition, asked.customer_id);
  const lines = draft.charges.filter(({ side }) => side === 'sell');
  const sell = lines.map((line) => ({ net: lineNet(line), vatCode: line.vatCode }));
  const groups = await itemGroups(context, lines);
  const priced = lines.filter(({ itemMasterId }) => sourceOfTyped(groups.get(itemMasterId ?? '') ?? '') === 'typed');
  const isTyped = priced.length > 0;
  const hasPrice = sumOf(priced.map(lineNet)) > 0n;
  const load = draft.id === null ? undefined : await findLoad(context, draft.id);
  const stands = load ? await chargesOf(context, load.id) : [];
  const kept = load ? keptOf(load, stands, 'sell') : [];
  const price =
    hasPrice || kept.length > 0
      ? { gap: undefined, charges: [], trace: null }
      : await prices.ofDraft(context, draft, { asked, stops, isTyped });
  const rated = load === undefined || isRatedAgain(load) ? price.charges : [];
  const place = vatPlaceOf(asked);
  const charged = [...sell, ...kept, ...rated.map(({ net, vatCode }) => ({ net, vatCode }))];
  const { net, gross, isVatKnown } = totalsOf(charged, (code) => vatRateOf(place, code));
  // Without a rate nobody knows what it is worth.
  const isWorthKnown = draft.sellCurrency === null || asked.sell_rate !== null || net === 0n;
  const lined = rated.map(lineOf);
  return {
    timeZone: asked.time_zone,
    billToParties: await billToParties(context, customer.id),
    submit: [
      ...missing,
      ...gapsOf(problems),
      ...gapsOfSale(customer, price.gap),
      ...(isVatKnown
        ? []
        : [{ field: '', code: 'vatRateUnknown', details: { country: place.country, date: place.day } }]),
    ],
    questions,
    billing: [],
    credit:
      isVatKnown && isWorthKnown
        ? await creditWith(context, providers, { customer, gross: sellInBooks(gross, asked), load })
        : null,
    price: {
      sell: net,
      sellBase: isWorthKnown ? sellInBooks(net, asked) : null,
      lines: lined,
      trace: price.trace,
      buy: await buyOfDraft(context, prices, { draft, load, stands }),
    },
  };
}

/** Until a load is given away, saving it asks the rates again for each side on which nobody typed a price. */
const isRatedAgain = ({ status }: StoredLoad): boolean => status === 'DRAFT' || status === 'READY';

/** What a side of a load is besides what is typed, and goes on being after it is saved. */
function keptOf(load: StoredLoad, charges: readonly StoredCharge[], of: StoredCharge['side']) {
  return charges
    .filter(({ side, source }) => side === of && !typedSources.includes(source))
    .filter(({ source }) => !(isRatedAgain(load) && ratedSources.includes(source)))
    .map(({ net, vat_code, ...line }) => ({ ...line, net: cents(net), vatCode: vat_code }));
}

interface Line {
  readonly description: string;
  readonly quantity: number | string;
  readonly unit: string;
  readonly price: number | string;
  readonly net: Cents;
}
const lineOf = ({ description, quantity, unit, price, net }: Line) => ({
  description,
  quantity: Number(quantity),
  unit,
  price: Number(price),
  net,
});

/** What the supplier of a load gets, with what is typed. A load that waits for one has typed lines at most. */
async function buyOfDraft(
  context: Context,
  prices: LoadPrices,
  {
    draft,
    load,
    stands,
  }: {
    readonly draft: DraftFacts;
    readonly load: StoredLoad | undefined;
    readonly stands: readonly StoredCharge[];
  },
): Promise<NonNullable<Answer['price']>['buy']> {
  const typed = draft.charges.filter(({ side }) => side === 'buy').map(lineNet);
  const kept = load ? keptOf(load, stands, 'buy') : [];
  if (typed.length === 0 && kept.length === 0) return null;
  return {
    net: sumOf([...typed, ...kept.map(({ net }) => net)]),
    lines: kept.map(lineOf),
    trace: load && kept.length > 0 ? await prices.whyBuy(context, load) : null,
  };
}

async function itemGroups(
  { db, partition }: Context,
  lines: readonly { readonly itemMasterId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ itemMasterId }) => itemMasterId ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; item_group: string }>`
    select id, item_group from item_master where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, item_group }) => [id, item_group]));
}

/** Kilograms; equipment types hold tonnes. */
async function payloadOf({ db, partition }: Context, equipmentTypeId: string | null): Promise<number | null> {
  if (equipmentTypeId === null) return null;
  const { rows } = await sql<{ kg: number }>`
    select (payload_mass * 1000)::float8 as kg from equipment_type
     where partition = ${partition} and id = ${equipmentTypeId}`.execute(db);
  return rows[0]?.kg ?? null;
}

function gapsOf(problems: Readonly<Record<string, FieldProblem>>): Gap[] {
  return Object.entries(problems).map(([field, { code, details = {} }]) => ({
    field,
    code,
    details: details as Gap['details'],
  }));
}

function gapsOfSale({ standing }: StoredCustomer, price: PriceGap | undefined): Gap[] {
  return [
    ...(standing === 'ACTIVE' ? [] : [{ field: 'customerId', code: 'customerNotActive', details: {} }]),
    ...(price ? [price] : []),
  ];
}

/** The customer's credit with the load in it; what the load counts for already is taken out first. */
async function creditWith(
  context: Context,
  providers: Providers,
  {
    customer,
    gross,
    load,
  }: { readonly customer: StoredCustomer; readonly gross: Cents; readonly load: StoredLoad | undefined },
): Promise<Answer['credit']> {
  const parts = (await exposureParts(context, providers, [customer.id])).get(customer.id) ?? [];
  const amountOf = (part: (typeof parts)[number]['part']) =>
    sumOf(parts.filter((each) => each.part === part).map(({ amount }) => amount));
  const counted = load && load.customer_id === customer.id && isCounted(load) ? cents(load.sell_gross) : noCents;
  const openLoads = minus(amountOf('openLoads'), counted);
  const others = ['draftInvoices', 'openInvoices', 'deliveredUnbilled'] as const;
  const limit = limitToday(context, customer);
  // Delivered, it is among what is delivered and unbilled, or invoiced.
  const isPast = load !== undefined && is(execution, load.status, 'over');
  const thisLoad = isPast ? noCents : gross;
  const left = minus(limit, sumOf([...others.map(amountOf), openLoads, thisLoad]));
  const isOnHold = customer.credit_status === 'HOLD' || customer.credit_status === 'SUSPENDED';
  const isBlocked = isOnHold || (await isLate(context, providers, customer.id));
  return {
    limit,
    draftInvoices: amountOf('draftInvoices'),
    openInvoices: amountOf('openInvoices'),
    deliveredUnbilled: amountOf('deliveredUnbilled'),
    openLoads,
    thisLoad,
    left,
    isBlocked,
    willBeHeld: !isPast && thisLoad > 0n && (isBlocked || left < 0n),
  };
}

async function billToParties({ db, partition }: Context, customerId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, business_unit_name as name from bill_to_party
     where partition = ${partition} and customer_id = ${customerId} and is_active order by position`.execute(db);
  return rows;
}

/** The caller's own company's zone, while no customer says whose load it will be. */
async function homeZone({ db, partition, actor }: Context): Promise<string> {
  const { rows } = await sql<{ time_zone: string }>`
    select time_zone from company where partition = ${partition}
     order by (id = ${actor.kind === 'user' ? actor.companyId : null}::uuid) desc nulls last, is_client desc, id limit 1`.execute(
    db,
  );
  return rows[0]?.time_zone ?? defaultTimeZone;
}
