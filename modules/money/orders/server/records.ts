import { sql } from 'kysely';
import type { z } from 'zod';
import { type Cents, cents, centsOf, defaultCurrency } from '#platform/money.ts';
import { authorisation } from '#platform/operation.ts';
import { quantityText } from '#platform/scaled.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { orderRecord, orderRow } from '../answers.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { needsApproval, type OrderLimits, quantityOf, receivableOf } from '../rules.ts';
import { type OrderKind, anyOrder } from '../status.ts';
import { agreementBarrier, partiesOf } from './agree.ts';
import { bookingsOf } from './bookings.ts';
import { findingsOf } from './findings.ts';
import { orderLines } from './lines.ts';
import {
  askedLinesOf,
  askedOf,
  type ListedOrder,
  linesOf,
  receiptsOf,
  type StoredLine,
  type StoredOrder,
  limitsOf,
} from './queries.ts';
import { reversalBarrier, reversalOf } from './reversal-decider.ts';
import { fieldsOf } from './order-columns.ts';
import { orderStake } from './stake.ts';

/** An order as lists show it. */
export function rowOf(stored: ListedOrder): z.input<typeof orderRow> {
  return {
    ...fieldsOf(stored),
    id: stored.id,
    lockId: lockIdOf(stored),
    kind: stored.kind,
    number: stored.order_number,
    status: stored.status,
    inForce: stored.in_force || null,
    orderTypeName: stored.order_type_name,
    supplierName: stored.supplier_name ?? '',
    performingCentreName: stored.performing_name ?? '',
    profitCentreName: stored.centre_name,
    requesterName: stored.requester_name,
    registrationNumber: stored.registration_number ?? '',
    loadNumber: stored.load_number ?? '',
    net: cents(stored.net),
    vat: cents(stored.vat),
    gross: cents(stored.gross),
    revision: stored.revision,
    sentRevision: stored.sent_revision,
    receivedShare: stored.received_share,
    invoicedShare: stored.invoiced_share,
    createdAt: stored.created_at.toISOString(),
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** Whether a second person has to look at an order that is submitted now. */
export function asksSecondPerson(stored: StoredOrder): boolean {
  // One centre does not spend what another one earns without both of them.
  if (stored.kind === 'internal') return true;
  const isCovered = stored.approved_net !== null && stored.approved_supplier_id === stored.supplier_id;
  return needsApproval({
    gross: cents(stored.gross),
    net: cents(stored.net),
    approvedNet: isCovered ? cents(stored.approved_net!) : null,
    above: stored.approval_above === null ? null : centsOf(stored.approval_above)!,
    isForeign: stored.currency !== defaultCurrency,
    limits: limitsOf(stored),
  });
}

/** Everything about one order, for its page: as it is asked for, and beside it what is in force where that differs. */
export async function recordOf(context: Context, inForce: StoredOrder): Promise<z.input<typeof orderRecord>> {
  const [stored, lines] = await Promise.all([askedOf(context, inForce), askedLinesOf(context, inForce)]);
  const linesInForce = inForce.in_force === '' ? lines : await linesOf(context, inForce.id);
  const [findings, receipts, sent, supplierEmail, quotes, budget, bookings] = await Promise.all([
    findingsOf(context, stored, lines),
    receiptsOf(context, stored.id),
    sentOf(context, stored),
    emailOf(context, stored.supplier_id),
    quotesOf(context, stored),
    budgetOf(context, stored),
    bookingsOf(context, stored),
  ]);
  const { actor } = context;
  const descriptions = new Map([...linesInForce, ...lines].map((line) => [line.id, line.description]));
  const right = approvals[stored.kind];
  return {
    ...fieldsOf(stored),
    ...rowOf(stored),
    lines: lines.map(lineOf(limitsOf(stored))),
    former:
      inForce.in_force === ''
        ? null
        : { revision: inForce.revision, net: cents(inForce.net), lines: linesInForce.map(lineOf(limitsOf(stored))) },
    quotes,
    submittedBy: stored.submitted_by,
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    decidedBy: stored.decided_by,
    decidedAt: stored.decided_at?.toISOString() ?? null,
    decisionReason: stored.decision_reason,
    sentTo: stored.sent_to,
    sentBy: stored.sent_by,
    sentAt: stored.sent_at?.toISOString() ?? null,
    heldFrom: stored.held_from,
    supplierEmail,
    findings,
    needsApproval: asksSecondPerson(stored),
    decisionBarrier: barrierOf(context, stored),
    isAboveLimit: isAboveLimit(actor, authorisation('tripDirector', right), orderStake(stored)),
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      receivedOn: receipt.received_on,
      deliveryNote: receipt.delivery_note,
      note: receipt.note,
      receivedBy: receipt.received_by,
      receivedAt: receipt.received_at.toISOString(),
      reversesId: receipt.reverses_id,
      isReversed: receipt.is_reversed,
      lines: receipt.lines.map((each) => ({ ...each, description: descriptions.get(each.lineId) ?? '' })),
    })),
    sent,
    budget,
    acceptedOdometerKm: stored.accepted_odometer_km,
    hasOdometer: hasOdometer(stored),
    workCard: stored.work_card,
    warrantyUntil: stored.warranty_until,
    defects: stored.defects.map(({ id, text, repairedBy }) => ({ id, text, isRepaired: repairedBy !== null })),
    agreements: partiesOf(stored).map(({ side, centre, manager, agreedBy, agreedAt }) => ({
      side,
      centre,
      manager,
      agreedBy,
      agreedAt: agreedAt?.toISOString() ?? null,
    })),
    bookings,
    reversal: reversalOf(stored),
  };
}

const approvals = {
  purchase: 'approvePurchaseOrder',
  service: 'approveServiceOrder',
  internal: 'approveInternalOrder',
} as const satisfies Record<OrderKind, string>;

/** Why the person who reads the order may not decide on it. */
function barrierOf(context: Context, stored: StoredOrder): OrderFailureCode | null {
  const right = approvals[stored.kind];
  if (stored.status === 'REVERSAL_ASKED') return reversalBarrier(context, right, stored);
  if (stored.kind === 'internal') return agreementBarrier(context, authorisation('tripDirector', right), stored);
  return isBarredFrom(context.actor, right, stored.edited_by) ? 'ownOrder' : null;
}

/** What is pulled has no odometer. */
export function hasOdometer({ vehicle_kind }: Pick<StoredOrder, 'vehicle_kind'>): boolean {
  return vehicle_kind !== null && !trailerKinds.includes(vehicle_kind);
}

const lineOf =
  (limits: OrderLimits) =>
  (line: StoredLine): z.input<typeof orderRecord>['lines'][number] => {
    const [quantity, received] = [quantityOf(line.quantity), quantityOf(line.quantity_received)];
    return {
      id: line.id,
      itemMasterId: line.item_master_id,
      itemCode: line.item_code,
      description: line.description,
      quantity: Number(line.quantity),
      unit: line.unit,
      price: Number(line.price),
      vatCode: line.vat_code,
      profitCentreId: line.profit_centre_id,
      profitCentreName: line.centre_name,
      account: line.account,
      net: line.net,
      quantityReceived: Number(line.quantity_received),
      quantityInvoiced: Number(line.quantity_invoiced),
      receivable: Number(quantityText(receivableOf({ quantity, received }, limits))),
    };
  };

/** What the supplier has, where the order has changed since. */
async function sentOf(context: Context, { id, revision, sent_revision }: StoredOrder) {
  if (sent_revision === 0 || sent_revision === revision) return null;
  const sent = (await orderLines.revisions(context, id)).find((each) => each.revision === sent_revision);
  if (!sent) return null;
  const net = sent.lines.reduce((sum, line) => sum + line.net, 0n) as Cents;
  return { revision: sent_revision, net, lines: [...sent.lines] };
}

export async function emailOf({ db, partition }: Context, supplierId: string | null): Promise<string> {
  if (supplierId === null) return '';
  const row = await db
    .selectFrom('supplier')
    .select('email')
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .executeTakeFirst();
  return row?.email ?? '';
}

/** Quotes with the names of their files. */
async function quotesOf({ db, partition }: Context, { quotes }: StoredOrder) {
  const names = quotes.flatMap(({ blobName }) => (blobName === '' ? [] : [blobName]));
  const files =
    names.length === 0
      ? []
      : await db
          .selectFrom('stored_file')
          .select(['blob_name', 'file_name'])
          .where('partition', '=', partition)
          .where('blob_name', 'in', names)
          .execute();
  return quotes.map(({ amount, ...quote }) => ({
    ...quote,
    amount: cents(BigInt(amount)),
    fileName: files.find(({ blob_name }) => blob_name === quote.blobName)?.file_name ?? '',
  }));
}

/** What the asking centre may spend this month, and what of it came or is ordered besides this order. */
async function budgetOf({ db, partition, today }: Context, { id, profit_centre_id, currency }: StoredOrder) {
  if (currency !== defaultCurrency) return null;
  const month = today.slice(0, 7);
  const { rows } = await sql<{ budget: string | null; received: number; ordered: string }>`
    select c.monthly_budget as budget,
      (select coalesce(sum(m.net), 0)::bigint from company_order_movement m
         join company_order_line l on l.partition = m.partition and l.id = m.line_id
         join company_order o on o.partition = m.partition and o.id = m.company_order_id
        where m.partition = c.partition and l.profit_centre_id = c.id and m.invoice_source = ''
          and m.moved_on between ${`${month}-01`}::date and ${today}::date and m.currency = ${defaultCurrency} and o.id <> ${id}) as received,
      (select coalesce(round(sum(greatest(l.quantity - l.quantity_received, 0) * l.price), 2), 0) from company_order_line l
         join company_order o on o.partition = l.partition and o.id = l.company_order_id
        where l.partition = c.partition and l.profit_centre_id = c.id and o.currency = ${defaultCurrency} and o.id <> ${id}
          and o.status in ${setOf(anyOrder, 'budgeted')}) as ordered
      from profit_centre c where c.partition = ${partition} and c.id = ${profit_centre_id}`.execute(db);
  const [row] = rows;
  if (!row || row.budget === null) return null;
  return {
    month,
    received: cents(row.received),
    ordered: centsOf(row.ordered)!,
    limit: centsOf(row.budget)!,
  };
}
