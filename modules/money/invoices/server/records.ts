import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import { authorisation } from '#platform/operation.ts';
import { cents, centsOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import type { invoiceRecord, invoiceRow } from '../answers.ts';
import { type InvoiceKind, invoiceNumber, type InvoiceStanding } from '../kinds.ts';
import type { InvoiceState } from '../status.ts';
import { isCustomer } from './is-customer.ts';
import { findingsOf } from './findings.ts';
import { paperOf } from './paper-of.ts';
import { logoUrlOf } from './paper-logo.ts';
import { linesOf, type StoredInvoice } from './queries.ts';
import { vatRowsOf } from './totals.ts';

/** What came of a document, the gravest first. */
export function standingOf({ status, kind, gross, credited, open, due_date, today }: StoredInvoice): InvoiceStanding {
  if (status !== 'POSTED') return status;
  if (credited >= gross) return 'CREDITED';
  if (open === 0) return 'PAID';
  if (kind !== 'creditNote' && open !== null && open > 0 && due_date < today) return 'OVERDUE';
  return open !== null && Math.abs(open) < gross ? 'PART_PAID' : 'OPEN';
}

export function rowOf(row: StoredInvoice): z.input<typeof invoiceRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    kind: row.kind,
    status: row.status,
    standing: standingOf(row),
    number: invoiceNumber(row.kind, row.number),
    companyId: row.company_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    billToName: row.bill_to_name ?? '',
    taxDate: row.tax_date,
    dueDate: row.due_date,
    currency: row.currency,
    loads: row.loads,
    loadNumbers: row.load_numbers ?? [],
    net: cents(row.net),
    vat: cents(row.vat),
    gross: cents(row.gross),
    credited: cents(row.credited),
    open: cents(row.open ?? 0),
    isDisputed: row.is_disputed,
    isSendFailed: row.is_send_failed,
    createdBy: row.created_by,
    approvedBy: row.approved_by,
    postedBy: row.posted_by,
    postedAt: row.posted_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A document with its lines, what was made of it, and what can be done. */
export async function recordOf(context: Context, stored: StoredInvoice): Promise<z.input<typeof invoiceRecord>> {
  const { actor } = context;
  const lines = await linesOf(context, [stored.id]);
  const paper = (stored.paper as InvoicePaper | null) ?? (await paperOf(context, stored, lines));
  const isOpen = stored.status === 'DRAFT' || stored.status === 'APPROVED';
  const needsSecond = cents(stored.worth) > centsOf(Number(stored.approval_above))!;
  const stake = { kind: 'invoice', amount: cents(stored.worth) };
  const right = authorisation('tripDirector', 'approveInvoice');
  return {
    ...rowOf(stored),
    billToPartyId: stored.bill_to_party_id,
    termDays: stored.term_days,
    billingMode: stored.billing_mode,
    isAggregated: stored.is_aggregated,
    listsLoads: stored.lists_loads,
    orderNumbers: stored.order_numbers,
    supplyFrom: stored.supply_from,
    supplyTo: stored.supply_to,
    reason: stored.reason,
    rebills: stored.rebills,
    zeroRateReason: stored.zero_rate_reason,
    // What staff noted of it is theirs.
    note: isCustomer(context) ? '' : stored.note,
    decisionReason: stored.decision_reason,
    originalId: stored.original_id,
    originalNumber: stored.original_kind ? invoiceNumber(stored.original_kind, stored.original_number) : '',
    createdAt: stored.created_at.toISOString(),
    approvedAt: stored.approved_at?.toISOString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      line: line.line,
      loadId: line.load_id,
      loadNumber: line.load_number,
      description: line.description,
      quantity: Number(line.quantity),
      unit: line.unit,
      price: Number(line.price),
      net: cents(line.net),
      vatCode: line.vat_code as never,
      vatPercent: line.vat_percent,
      vatShare: cents(line.vat_share),
      centreName: line.centre_name,
      account: line.account,
      left: cents(line.net - line.given_back),
    })),
    vatRows: [...vatRowsOf(lines)],
    findings: isOpen ? [...(await findingsOf(context, stored, lines, paper))] : [],
    logoUrl: await logoUrlOf(context, paper),
    paper,
    ...(await besideOf(context, stored)),
    hasFile: stored.status === 'POSTED',
    needsSecondPerson: needsSecond,
    approvalBarrier:
      !isOpen || !needsSecond
        ? null
        : isBarredFrom(actor, 'approveInvoice', stored.edited_by)
          ? 'ownInvoice'
          : isAboveLimit(actor, right, stake)
            ? 'aboveLimit'
            : null,
  };
}

type Record_ = z.input<typeof invoiceRecord>;

/** What stands beside a document: disputes, mails, settlements, notes, its journal. */
async function besideOf(
  context: Context,
  stored: StoredInvoice,
): Promise<Pick<Record_, 'disputes' | 'sends' | 'settlements' | 'notes' | 'journal'>> {
  const { db, partition } = context;
  const [disputes, sends, notes] = await Promise.all([
    db
      .selectFrom('invoice_dispute')
      .selectAll()
      .where('partition', '=', partition)
      .where('invoice_id', '=', stored.id)
      .orderBy('raised_at')
      .execute(),
    sql<{
      id: string;
      method: 'EMAIL' | 'INTEGRATION';
      recipient: string;
      status: string | null;
      problem: string | null;
      sent_by: string;
      sent_at: Date;
      opened_at: Date | null;
    }>`
      select s.id, s.method, s.recipient, m.status, m.last_error as problem, s.sent_by, s.sent_at, s.opened_at from invoice_send s
        left join outgoing_message m on m.partition = s.partition and m.id = s.message_id
       where s.partition = ${partition} and s.invoice_id = ${stored.id} order by s.sent_at, s.id`.execute(db),
    sql<{
      id: string;
      kind: InvoiceKind;
      number: number | null;
      status: InvoiceState;
      tax_date: CalendarDate;
      gross: number;
    }>`
      select id, kind, number, status, tax_date::text as tax_date, gross from invoice
       where partition = ${partition} and original_id = ${stored.id} and status <> ${literal<InvoiceState>('VOID')} order by created_at`.execute(
      db,
    ),
  ]);
  return {
    disputes: disputes.map((each) => ({
      id: each.id,
      lockId: lockIdOf(each),
      lineId: each.line_id,
      status: each.status,
      reason: each.reason,
      amount: cents(each.amount),
      note: each.note,
      raisedBy: each.raised_by,
      raisedByCustomer: each.raised_by_customer,
      raisedAt: each.raised_at.toISOString(),
      answer: each.answer,
      decidedBy: each.decided_by,
      decidedAt: each.decided_at?.toISOString() ?? null,
      // A customer sees no draft.
      creditNoteId:
        isCustomer(context) && !notes.rows.some(({ id }) => id === each.credit_note_id) ? null : each.credit_note_id,
    })),
    sends: sends.rows.map(({ id, method, recipient, status, problem, sent_by, sent_at, opened_at }) => ({
      id,
      method,
      recipient,
      status: status === 'bounced' || status === 'dead' ? 'FAILED' : status === 'waiting' ? 'WAITING' : 'SENT',
      problem: problem ?? '',
      sentBy: sent_by,
      sentAt: sent_at.toISOString(),
      openedAt: opened_at?.toISOString() ?? null,
    })),
    notes: notes.rows.map(({ id, kind, number, status, tax_date, gross }) => ({
      id,
      kind,
      number: invoiceNumber(kind, number),
      status,
      taxDate: tax_date,
      gross: cents(gross),
    })),
    // A customer learns nothing of the books.
    ...(isCustomer(context)
      ? { settlements: [], journal: null }
      : await withReachOfBooks(context, () => booksOf(context, stored))),
  };
}

async function booksOf(
  { db, partition }: Context,
  stored: StoredInvoice,
): Promise<Pick<Record_, 'settlements' | 'journal'>> {
  if (stored.journal_id === null) return { settlements: [], journal: null };
  const { rows: settlements } = await sql<{
    kind: string;
    number: string;
    document_id: string | null;
    day: string;
    amount: number;
  }>`
    select o.kind, o.number, o.document_id, a.day::text as day, case when a.undoes is null then a.amount else -a.amount end as amount
      from allocation a join open_item o on o.partition = a.partition and o.id = case when a.to_item = ${stored.item_id} then a.from_item else a.to_item end
     where a.partition = ${partition} and (a.to_item = ${stored.item_id} or a.from_item = ${stored.item_id}) order by a.day, a.made_at`.execute(
    db,
  );
  const { rows: journal } = await sql<{
    number: number;
    posting_date: string;
    lines: { number: string; name: string; centre: string; amount: number }[];
  }>`
    select j.number, j.posting_date::text as posting_date, (
             select jsonb_agg(jsonb_build_object('number', t.code, 'name', t.name, 'centre', coalesce(k.code, ''), 'amount', l.amount) order by l.line)
               from journal_line l join journal_account t on t.partition = l.partition and t.id = l.account_id
               left join profit_centre k on k.partition = l.partition and k.id = l.profit_centre_id
              where l.partition = j.partition and l.journal_id = j.id) as lines
      from journal j where j.partition = ${partition} and j.id = ${stored.journal_id}`.execute(db);
  return {
    settlements: settlements.map(({ document_id, amount, ...each }) => ({
      ...each,
      documentId: document_id,
      amount: cents(amount),
    })),
    // What somebody sees who is limited to some records is the document, and not its journal.
    journal: journal[0]
      ? {
          id: stored.journal_id,
          number: journal[0].number,
          postingDate: journal[0].posting_date,
          lines: journal[0].lines.map(({ amount, ...line }) => ({ ...line, amount: cents(amount) })),
        }
      : null,
  };
}
