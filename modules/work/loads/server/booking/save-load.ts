import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Facts } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import { directionOf } from '#modules/work/loads/trip.ts';
import { typedOf } from './as-read.ts';
import { columnsOf, fieldsOf, searchWords, trailFacts } from './load-columns.ts';
import { knownRecords, type KnownRecords, type Remembered } from './known.ts';
import { factsOf as loadFacts, loads, type Moved, movedOf, tellDearer, tellGaps } from '../load-record.ts';
import { chargesOf, findLoad, stopsOf, type StoredLoad } from '../queries.ts';
import { summaryOf } from '../summary.ts';
import { addEvent } from '../tell-event.ts';
import { problemsOfReached, writeStops } from './write-stops.ts';
import type { LoadPrices, LoadRooms } from '../rooms.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** Changes a load that the caller had read. What was reached stays; what is reserved follows its times. */
export async function changeLoad(
  context: Context,
  { prices }: Pick<LoadRooms, 'prices'>,
  { id, ...asked }: LoadInput & { readonly id: string },
  remembered?: Remembered,
): Promise<Moved> {
  refuseWhenLimited(context);
  const before = await loads.toChange(context, id);
  if (before.status === 'CLOSED' || before.status === 'CANCELLED')
    throw fail('notAllowedInState', 'rule', { state: before.status });
  const factsBefore = await factsOf(context, id);
  const { input, placed, problems } = typedOf(asked, before, await chargesOf(context, id));
  const stops = await stopsOf(context, id);
  const isPlanned = before.status !== 'DRAFT' && before.status !== 'READY';
  const known = await knownRecords(context, placed, remembered, {
    ...problems,
    ...problemsOfReached(stops, input.stops),
    ...(isPlanned && input.customerId !== before.customer_id && { customerId: { code: 'fieldsFixed' as const } }),
    ...invoicedFields(before, input),
    ...(isPlanned && input.orderTypeId !== before.order_type_id && { orderTypeId: { code: 'fieldsFixed' as const } }),
  });
  // What stands on an invoice was reckoned by the rate that the load had then.
  const isBilled = !is(customerBilling, before.customer_billing, 'free');
  const { sell_currency, sell_rate } = before;
  await updateRow(context, 'load', id, { ...columnsOf(input, known), ...(isBilled && { sell_currency, sell_rate }) });
  const written = await writeParts(context, prices, { id, input, known, stops });
  const changed = await loads.change(context, written, {
    event: 'changed',
    before: factsBefore,
    after: await factsOf(context, id),
  });
  await addEvent(context, { load_id: id, kind: 'changed' });
  // Other days, goods or values may be beyond whoever carries it.
  await context.happened('load.changed', loadFacts(changed));
  const judged = (await findLoad(context, id))!;
  await tellGaps(context, judged);
  // A dearer load, or one of another customer, is asked for credit again, while it still counts as open.
  const isCounted = judged.status !== 'DRAFT' && judged.status !== 'DELIVERED';
  const isOfOther = judged.customer_id !== before.customer_id;
  if (isCounted && (isOfOther || judged.sell_gross > before.sell_gross))
    return movedOf(await tellDearer(context, judged));
  return movedOf(judged);
}

/** What an invoice says of a load stays as it is from the review of its draft on; the database holds the same. */
function invoicedFields(before: StoredLoad, input: LoadInput): Record<string, { readonly code: 'fieldsInvoiced' }> {
  if (is(customerBilling, before.customer_billing, 'free')) return {};
  const isOther: Readonly<Record<string, boolean>> = {
    customerId: input.customerId !== before.customer_id,
    billToPartyId: input.billToPartyId !== before.bill_to_party_id,
    orderNumbers: JSON.stringify(input.orderNumbers) !== JSON.stringify(before.order_numbers),
    sellCurrency: input.sellCurrency !== before.sell_currency,
    profitCentreId: input.profitCentreId !== null && input.profitCentreId !== before.profit_centre_id,
  };
  return Object.fromEntries(
    Object.entries(isOther).flatMap(([field, differs]) =>
      differs ? [[field, { code: 'fieldsInvoiced' as const }]] : [],
    ),
  );
}

interface Parts {
  readonly id: string;
  readonly input: LoadInput;
  readonly known: KnownRecords;
  /** As they are stored before. */
  readonly stops: Awaited<ReturnType<typeof stopsOf>>;
}

/** Stops, goods and charges, and what the load's own row says of them. */
async function writeParts(
  context: Context,
  { priceAgain, writeTyped }: LoadPrices,
  { id, input, known, stops: stored }: Parts,
): Promise<StoredLoad> {
  const { db, partition } = context;
  await writeStops(context, id, input.stops, known.locations, stored);
  const load = (await findLoad(context, id))!;
  const typed = await writeTyped(context, load, { charges: input.charges, known });
  const stops = await stopsOf(context, id);
  const summary = summaryOf(stops, load);
  const direction = input.direction ?? directionOf(known.homeCountry, summary.countries);
  const columns = {
    ...summary,
    ...typed,
    direction,
    search_words: searchWords(load, input, summary),
  };
  await updateRow({ db, partition }, 'load', id, columns);
  const written = { ...load, ...columns };
  // By itself until the load is planned; later on request.
  if (load.status !== 'DRAFT' && load.status !== 'READY') return written;
  const { totals } = await priceAgain(context, written);
  await updateRow({ db, partition }, 'load', id, totals);
  return { ...written, ...totals };
}

/** What the trail compares of a load, as its row says it. */
async function factsOf(context: Context, id: string): Promise<Facts> {
  const stored = (await findLoad(context, id))!;
  const names = {
    loadNumber: stored.load_number,
    orderTypeName: stored.order_type_name,
    customerName: stored.customer_name,
    equipmentName: stored.equipment_name,
    commodityName: stored.commodity_name,
  };
  return trailFacts(fieldsOf(stored), names, stored);
}
