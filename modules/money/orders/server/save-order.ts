import { isDeepStrictEqual } from 'node:util';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import type { Facts } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { attachFile } from '#modules/base/documents/server/index.ts';
import { type GivenOrder, type OrderInput, type OrderLine, wholeOrder } from '../fields.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { quantityOf, risesTooMuch } from '../rules.ts';
import type { OrderKind } from '../status.ts';
import { type Known, knownRecords } from './known.ts';
import { type OrderedLine, orderedLines } from './lines.ts';
import { livesOf, ordersOf, type Saved, savedOf, staffIn } from './lives.ts';
import { columnsOf, fieldsOf } from './order-columns.ts';
import { askedLinesOf, askedOf, findOrder, limitsOf, linesOf, type StoredLine, type StoredOrder } from './queries.ts';
import { refuseOdometer } from './odometer.ts';
import { settleProgress } from './progress.ts';
import { vatPlaceOf } from './vat-place.ts';
import { leastOf, proposalOf, takenOf, writeLines, writeSearchWords } from './revise.ts';

type Path = keyof OrderInput | `lines.${number}.${keyof OrderLine}` | `quotes.${number}.blobName`;
type Problems = Partial<Record<Path, FieldProblem & { readonly code: FailureCode | OrderFailureCode }>>;

/** Captures a draft with the next number of its order type. */
export async function createOrder(context: Context, kind: OrderKind, given: GivenOrder): Promise<StoredOrder> {
  refuseWhenLimited(context);
  const input = wholeOrder(given);
  const { db, partition, actor } = context;
  if (input.requiredBy !== null && input.requiredBy < context.today) refuse({ requiredBy: { code: 'requiredInPast' } });
  const known = await knownRecords(context, kind, input);
  await refuseOdometer(context, input);
  const number = await plainNumber(context, { companyId: known.companyId, kind: `order ${known.numberPrefix}` });
  const { id } = await db
    .insertInto('company_order')
    .values({
      ...columnsOf(input, [], await vatPlaceOf(context, { company_id: known.companyId, created_at: context.now })),
      partition,
      kind,
      company_id: known.companyId,
      order_number: `${known.numberPrefix}-${String(number).padStart(5, '0')}`,
      requester_id: staffIn(context),
      edited_by: [staffIn(context)],
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await writeParts(context, { kind, id }, input, known);
  await ordersOf(kind).announce(context, stored, { event: 'created', after: factsOf(stored) });
  return stored;
}

/**
 * Changes an order that the caller had read. Once it was approved, it is a revision: where it costs much more than what was
 * approved, or goes to somebody else, it waits for a second person beside the revision in force. Until then the revision in
 * force is what is received.
 */
export async function changeOrder(
  context: Context,
  kind: OrderKind,
  { id, ...given }: GivenOrder & { readonly id: string },
): Promise<Saved> {
  refuseWhenLimited(context);
  const input = wholeOrder(given);
  const orders = ordersOf(kind);
  const before = await orders.toChange(context, id);
  const next = livesOf(kind).next(before, 'revise');
  refuseTaken(before, await linesOf(context, id, true), input);
  const known = await knownRecords(context, kind, input);
  if (input.odometerKm !== before.odometer_km) await refuseOdometer(context, input);
  const columns = columnsOf(input, before.defects, await vatPlaceOf(context, before));
  const lines = orderedLines(input.lines, input.profitCentreId, known);
  const read = await askedOf(context, before);
  // What comes back as it was read is no revision, and nobody has to agree to it again.
  if (next === before.status && isStored(read, columns) && areStored(await askedLinesOf(context, before), lines))
    return savedOf(read);
  const isWaiting = before.status === 'DRAFT' || before.status === 'SUBMITTED';
  // What the supplier has stays as it is: what it gets next has the next number.
  const revision = before.sent_revision === before.revision ? before.revision + 1 : before.revision;
  const by = {
    edited_by: [...new Set([...(isWaiting ? before.edited_by : [before.requester_id]), staffIn(context)])],
  };
  if (before.in_force !== '' || (!isWaiting && isRaised(before, columns))) {
    await attachQuotes(context, id, input);
    const proposal = proposalOf({ columns, lines, revision }, before);
    const asked = await askedOf(context, { ...before, proposal });
    const moved = await livesOf(kind).move(context, before, before.in_force === '' ? 'reviseUp' : 'revise', {
      columns: { ...by, proposal: JSON.stringify(proposal) },
      before: factsOf(read),
      after: factsOf(asked),
    });
    return savedOf({ ...asked, version: moved.version, status: moved.status });
  }
  await updateRow(context, 'company_order', id, { ...columns, ...by, revision });
  const written = await writeParts(context, { kind, id }, input, known);
  const moved = await livesOf(kind).move(context, written, 'revise', {
    before: factsOf(before),
    after: factsOf(written),
  });
  return savedOf(await settleProgress(context, moved));
}

function refuse(problems: Problems): never {
  throw invalidFields(problems as Readonly<Record<string, FieldProblem>>);
}

/** Whether a second person looks again: it costs much more than what was approved, or somebody else gets it. */
function isRaised(before: StoredOrder, { supplier_id, net }: ReturnType<typeof columnsOf>): boolean {
  const { approved_net, approved_supplier_id } = before;
  if (approved_net === null || approved_supplier_id !== supplier_id) return true;
  return risesTooMuch(cents(approved_net), cents(net), limitsOf(before));
}

/** What was received or invoiced stays ordered, and the supplier who has the order keeps it. */
function refuseTaken(before: StoredOrder, lines: readonly StoredLine[], input: OrderInput): void {
  const problems: Problems = {};
  if (before.sent_revision > 0 && input.supplierId !== before.supplier_id)
    problems['supplierId'] = { code: 'supplierHasOrder' };
  if (before.sent_revision > 0 && input.currency !== before.currency)
    problems['currency'] = { code: 'orderFieldFixed' };
  // What one centre agreed to pay the other is between these two.
  if (before.kind === 'internal' && before.approved_net !== null) {
    if (before.performing_centre_id !== input.performingCentreId)
      problems['performingCentreId'] = { code: 'orderFieldFixed' };
    if (before.profit_centre_id !== input.profitCentreId) problems['profitCentreId'] = { code: 'orderFieldFixed' };
  }
  if (before.kind === 'service' && before.sent_revision > 0 && before.vehicle_id !== input.vehicleId)
    problems['vehicleId'] = { code: 'orderFieldFixed' };
  if (before.defects.some(({ id, repairedBy }) => repairedBy !== null && !input.defects.some((each) => each.id === id)))
    problems['defects'] = { code: 'defectRepaired' };
  if (before.order_type_id !== input.orderTypeId && before.status !== 'DRAFT')
    problems['orderTypeId'] = { code: 'orderFieldFixed' };
  const places = new Map(input.lines.map((line, place) => [line.id, place]));
  for (const line of lines) {
    if (takenOf(line) === 0n) continue;
    const place = places.get(line.id);
    if (place === undefined) problems['lines'] = { code: 'lineReceived', details: { description: line.description } };
    else {
      const next = input.lines[place]!;
      if (quantityOf(next.quantity) < leastOf(line))
        problems[`lines.${place}.quantity`] = {
          code: 'belowReceived',
          details: { quantity: Number(line.quantity_received) },
        };
      if (next.itemMasterId !== line.item_master_id)
        problems[`lines.${place}.itemMasterId`] = { code: 'orderFieldFixed' };
    }
  }
  if (Object.keys(problems).length > 0) refuse(problems);
}

/** Lines and totals, and the words by which the order is found. */
async function writeParts(
  context: Context,
  { kind, id }: { readonly kind: OrderKind; readonly id: string },
  input: OrderInput,
  known: Known,
): Promise<StoredOrder> {
  await attachQuotes(context, id, input);
  const stored = (await findOrder(context, kind, id))!;
  await writeLines(context, stored, orderedLines(input.lines, input.profitCentreId, known));
  return writeSearchWords(context, (await findOrder(context, kind, id))!);
}

async function attachQuotes(context: Context, id: string, { quotes }: OrderInput): Promise<void> {
  const problems: Problems = {};
  for (const [place, { blobName }] of quotes.entries())
    if (blobName !== '' && !(await attachFile(context, blobName, id)))
      problems[`quotes.${place}.blobName`] = { code: 'fileNotFound' };
  if (Object.keys(problems).length > 0) refuse(problems);
}

/** Whether an order says of itself what is asked for already. */
function isStored(before: StoredOrder, { quotes, defects, ...columns }: ReturnType<typeof columnsOf>): boolean {
  return (
    Object.entries(columns).every(([name, value]) => before[name as keyof typeof columns] === value) &&
    isDeepStrictEqual(before.quotes, JSON.parse(quotes)) &&
    isDeepStrictEqual(before.defects, JSON.parse(defects))
  );
}

/** The same of its lines, in their order. */
function areStored(stored: readonly StoredLine[], lines: readonly OrderedLine[]): boolean {
  const asked = lines.map((line) => [
    line.id,
    line.itemMasterId,
    line.description,
    line.quantity,
    line.unit,
    line.price,
    line.vatCode,
    line.profitCentreId,
    line.account,
  ]);
  const before = stored.map((line) => [
    line.id,
    line.item_master_id,
    line.description,
    Number(line.quantity),
    line.unit,
    Number(line.price),
    line.vat_code,
    line.profit_centre_id,
    line.account,
  ]);
  return isDeepStrictEqual(asked, before);
}

/** The facts of an order that the trail compares. */
export function factsOf(stored: StoredOrder): Facts {
  const { requiredBy, deliverTo, currency, terms, note, odometerKm } = fieldsOf(stored);
  return {
    number: stored.order_number,
    revision: stored.revision,
    orderTypeName: stored.order_type_name,
    supplierName: stored.supplier_name ?? '',
    performingCentreName: stored.performing_name ?? '',
    profitCentreName: stored.centre_name,
    registrationNumber: stored.registration_number ?? '',
    loadNumber: stored.load_number ?? '',
    requiredBy: requiredBy ?? '',
    deliverTo,
    currency,
    terms,
    note,
    net: cents(stored.net),
    odometerKm: odometerKm ?? '',
    defects: stored.defects.map(({ text }) => text).join(', '),
    quotes: stored.quotes.map(({ supplierName }) => supplierName).join(', '),
  };
}
