import { sql } from 'kysely';
import type { z } from 'zod';
import { cents, type Cents, noCents } from '#platform/money.ts';
import { authorisation } from '#platform/operation.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { is } from '#platform/machine.ts';
import { rateText, readRate } from '#modules/prices/exchange-rates/convert.ts';
import type { purchaseRecord, purchaseRow } from '../answers.ts';
import type { PurchaseStanding } from '../kinds.ts';
import { payableOf } from '../payable.ts';
import { purchaseInvoiceLife } from '../status.ts';
import { unpaidVat } from '../unpaid.ts';
import type { Answer } from '../credit-answers.ts';
import { answersFor, type MadeAnswer, madeAnswers, type StoredClaim } from './credit-answers.ts';
import { worthOf } from './in-books.ts';
import { nearDocuments } from './duplicates.ts';
import { bankOf, holdsOf } from './holds.ts';
import { deductionsOf, linesOf, type StoredPurchase, type StoredPurchaseLine } from './queries.ts';
import { toleranceAnswer, toleranceOf } from './tolerance.ts';

/** What of a document is still owed to the supplier, or of a credit note by it; never below nothing. */
export function openOf({ open, kind }: StoredPurchase): Cents {
  return cents(open === null ? 0 : kind === 'creditNote' ? open : -open);
}

/** Its state, and once it is posted what was paid of it: the gravest first. */
export function standingOf(stored: StoredPurchase): PurchaseStanding {
  if (!is(purchaseInvoiceLife, stored.status, 'booked') || stored.open === null) return stored.status;
  const open = openOf(stored);
  if (open === 0n) return 'PAID';
  if (stored.status !== 'POSTED') return stored.status;
  if (stored.kind === 'invoice' && stored.due_date < stored.today) return 'OVERDUE';
  return open < BigInt(stored.gross) ? 'PART_PAID' : 'POSTED';
}

/** What becomes of its VAT while it stays unpaid. */
function unpaidOf(stored: StoredPurchase) {
  if (stored.posting_date === null || stored.vat_claimed === 0) return undefined;
  return unpaidVat({
    claimedOn: stored.posting_date,
    vat: cents(stored.vat_claimed),
    gross: cents(stored.gross),
    open: openOf(stored),
    today: stored.today,
  });
}

export function rowOf(row: StoredPurchase): z.input<typeof purchaseRow> {
  const isOpen = is(purchaseInvoiceLife, row.status, 'open');
  const isOwed =
    row.kind === 'invoice' && !is(purchaseInvoiceLife, row.status, 'dropped') && standingOf(row) !== 'PAID';
  return {
    id: row.id,
    lockId: lockIdOf(row),
    kind: row.kind,
    status: row.status,
    standing: standingOf(row),
    companyId: row.company_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    vendorNumber: row.vendor_number,
    supplierInvoiceNo: row.supplier_invoice_no,
    invoiceDate: row.invoice_date,
    receivedOn: row.received_on,
    dueDate: row.due_date,
    currency: row.currency,
    references: [...(row.references ?? [])],
    net: cents(row.net),
    vat: cents(row.vat),
    gross: cents(row.gross),
    expected: cents(row.expected),
    variance: cents(row.variance),
    open: openOf(row),
    baseCurrency: row.base_currency ?? row.currency,
    baseGross: worthOf(row),
    isHeld: (isOpen && (row.is_supplier_out || row.has_pod_missing)) || (isOwed && row.is_bank_held),
    isDuplicate: row.duplicate_of_id !== null,
    isVatClaimed: row.claim_gaps.length === 0,
    capturedVia: row.captured_via,
    unpaidVat: unpaidOf(row)?.state ?? '',
    createdBy: row.created_by,
    approvedBy: row.approved_by,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  };
}

const pages = { purchase: '/editPurchaseOrder/', service: '/editServiceOrder/' } as const;

function lineOf(line: StoredPurchaseLine): z.input<typeof purchaseRecord>['lines'][number] {
  const { expected, net } = line;
  return {
    id: line.id,
    line: line.line,
    loadId: line.load_id,
    chargeId: line.charge_id,
    orderId: line.order_id,
    orderLineId: line.order_line_id,
    itemMasterId: line.item_master_id,
    profitCentreId: line.profit_centre_id,
    reference: line.reference,
    url: line.load_id
      ? `/loadCreate/${line.load_id}`
      : line.order_kind
        ? `${pages[line.order_kind]}${line.order_id}`
        : '',
    description: line.description,
    quantity: Number(line.quantity),
    net: cents(net),
    vatCode: line.vat_code,
    vatShare: cents(line.vat_share),
    centreName: line.centre_name,
    account: line.account,
    isPart: line.is_part,
    expected: expected === null ? null : cents(expected),
    variance: expected === null ? null : cents(net - expected),
    variancePercent:
      expected === null || expected <= 0 ? null : Math.round(((net - expected) / expected) * 10_000) / 100,
    verdict: line.verdict,
    disputed: cents(line.disputed),
  };
}

/** A document with its lines, what holds it, what is near it, and what may be done. */
export async function recordOf(context: Context, stored: StoredPurchase): Promise<z.input<typeof purchaseRecord>> {
  const lines = await linesOf(context, [stored.id]);
  const holds = is(purchaseInvoiceLife, stored.status, 'dropped') ? [] : await holdsOf(context, stored);
  const deductions = await deductionsOf(context, stored.id);
  const made = await madeAnswers(context, stored);
  const of = { companyId: stored.company_id, supplierId: stored.supplier_id };
  const isOpen = is(purchaseInvoiceLife, stored.status, 'open');
  const unpaid = unpaidOf(stored);
  const due = is(purchaseInvoiceLife, stored.status, 'booked') ? openOf(stored) : cents(isOpen ? stored.gross : 0);
  const own = payableOf({
    invoices: stored.kind === 'invoice' ? [due] : [],
    creditNotes: [],
    deductions: deductions
      .filter(({ journal_id }) => journal_id === null)
      .map(({ amount, answered }) => cents(amount - answered)),
  });
  const supplier = await payableOfSupplier(context, stored);
  const bank = await bankOf(context, stored.supplier_id);
  return {
    ...rowOf(stored),
    vatNumber: stored.vat_number,
    missingParticulars: stored.missing_particulars,
    claimGaps: stored.claim_gaps,
    ownVat: cents(stored.own_vat),
    isVatRight: stored.is_vat_right,
    vatClaimed: cents(stored.vat_claimed),
    rate:
      stored.rate === null
        ? null
        : { value: rateText(readRate(stored.rate)!), day: stored.rate_day!, source: stored.rate_source },
    originalId: stored.original_id,
    originalNo: stored.original_no ?? '',
    note: stored.note,
    duplicateReason: stored.duplicate_reason,
    duplicateOfId: stored.duplicate_of_id,
    releasedBy: stored.released_by,
    hasFile: stored.blob_name !== '',
    fileName: stored.file_name,
    contentType: stored.content_type,
    decisionReason: stored.decision_reason,
    submittedBy: stored.submitted_by,
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    approvedAt: stored.approved_at?.toISOString() ?? null,
    createdAt: stored.created_at.toISOString(),
    postingDate: stored.posting_date,
    journalId: stored.journal_id,
    lines: lines.map(lineOf),
    tolerance: toleranceAnswer(await toleranceOf(context, of)),
    holds: holds.map((hold) => ({ ...hold })),
    near: isOpen ? (await nearDocuments(context, stored)).map(nearAnswer) : [],
    deductions: deductions.map(({ id, kind, amount, answered, reason, made_by, made_at, journal_id }) => ({
      id,
      kind,
      amount: cents(amount),
      reason,
      madeBy: made_by,
      madeAt: made_at.toISOString(),
      answered: cents(answered),
      answeredBy: made
        .filter(({ deduction_id }) => deduction_id === id)
        .map((each) => ({
          id: each.credit_note_id,
          supplierInvoiceNo: each.credit_note_no,
          amount: cents(each.amount),
        })),
      isPosted: journal_id !== null,
    })),
    answersChosen: stored.answers,
    answers: isOpen
      ? (await answersFor(context, stored)).map(planned)
      : made.filter((each) => each.credit_note_id === stored.id).map(written),
    toPay: own.paid,
    supplierPaid: supplier.paid,
    supplierWaits: supplier.waits,
    bankEnding: bank?.account_last4 ?? '',
    approvalBarrier: barrierOf(context, stored, holds),
    unpaidVatOn: unpaid && unpaid.state !== '' ? unpaid.dueOn : null,
  };
}

type ShownAnswer = z.input<typeof purchaseRecord>['answers'][number];

/** A deduction whose place a credit note takes once it is approved. */
function planned({ claim, amount }: Answer<StoredClaim>): ShownAnswer {
  return {
    deductionId: claim.id,
    purchaseInvoiceId: claim.purchaseInvoiceId,
    supplierInvoiceNo: claim.supplierInvoiceNo,
    kind: claim.kind,
    reason: claim.reason,
    amount,
    wasPaid: claim.isPosted,
  };
}

/** The same of one that took it. */
function written(made: MadeAnswer): ShownAnswer {
  return {
    deductionId: made.deduction_id,
    purchaseInvoiceId: made.purchase_invoice_id,
    supplierInvoiceNo: made.supplier_invoice_no,
    kind: made.kind,
    reason: made.reason,
    amount: cents(made.amount),
    wasPaid: made.was_paid,
  };
}

function nearAnswer(other: Awaited<ReturnType<typeof nearDocuments>>[number]) {
  return {
    id: other.id,
    supplierInvoiceNo: other.supplier_invoice_no,
    invoiceDate: other.invoice_date,
    gross: cents(other.gross),
    status: other.status,
    why: other.why,
  };
}

/** Why the caller cannot approve it now: their own, above their limit, or held; null where they can, or where nobody may. */
function barrierOf(
  { actor }: Context,
  stored: StoredPurchase,
  holds: Awaited<ReturnType<typeof holdsOf>>,
): string | null {
  if (!is(purchaseInvoiceLife, stored.status, 'compared')) return null;
  const operation = stored.status === 'VARIANCE' ? 'approvePurchaseInvoiceVariance' : 'approvePurchaseInvoice';
  if (isBarredFrom(actor, operation, stored.edited_by)) return 'purchaseOwn';
  const stake = { kind: 'purchaseInvoice', amount: worthOf(stored) };
  if (isAboveLimit(actor, authorisation('tripDirector', operation), stake)) return 'aboveLimit';
  // That the number is another document's is confirmed as it is approved.
  return holds.find(({ stops, code }) => stops === 'approval' && code !== 'purchaseDuplicateHeld')?.code ?? null;
}

/** What the supplier is paid with all of its open documents in the books, less what is taken off. */
async function payableOfSupplier(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { company_id, supplier_id, currency }: Pick<StoredPurchase, 'company_id' | 'supplier_id' | 'currency'>,
) {
  const { rows } = await sql<{ owed: number; back: number; off: number }>`
    select coalesce(sum(-o.open) filter (where p.kind = 'invoice' and o.open < 0), 0)::bigint as owed,
           coalesce(sum(o.open) filter (where p.kind = 'creditNote' and o.open > 0), 0)::bigint as back,
           coalesce(sum((select coalesce(sum(d.amount - d.answered), 0) from purchase_invoice_deduction d where d.partition = p.partition and d.purchase_invoice_id = p.id and d.journal_id is null))
             filter (where p.kind = 'invoice' and o.open < 0), 0)::bigint as off
      from purchase_invoice p, lateral (select open_amount(p.partition, p.item_id, 'infinity') as open) o
     where p.partition = ${partition} and p.company_id = ${company_id} and p.supplier_id = ${supplier_id} and p.currency = ${currency} and p.item_id is not null`.execute(
    db,
  );
  const [{ owed, back, off } = { owed: 0, back: 0, off: 0 }] = rows;
  const some = (amount: number) => (amount === 0 ? [noCents] : [cents(amount)]);
  return payableOf({ invoices: some(owed), creditNotes: some(back), deductions: some(off) });
}
