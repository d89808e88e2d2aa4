import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { acceptedProofs } from '#modules/work/pods/server/index.ts';
import { type InvoiceKind, invoiceNumber, type PaymentKind } from '../kinds.ts';
import type { linkedInvoice as contract } from '../link-contract.ts';
import { linesOf, type StoredInvoice } from './queries.ts';
import { standingOf } from './records.ts';

type Linked = z.input<typeof contract>;

/** A posted document for whom it is addressed to: nothing of the books, and nothing of who worked on it. */
export async function linkedInvoice(context: Context, stored: StoredInvoice): Promise<Linked> {
  const lines = await linesOf(context, [stored.id]);
  const paper = stored.paper as InvoicePaper | null;
  const [disputes, notes, loads, payments] = await Promise.all([
    disputesOf(context, stored),
    notesOf(context, stored),
    loadsOf(context, paper, lines),
    withReachOfBooks(context, () => paymentsOf(context, stored)),
  ]);
  return {
    id: stored.id,
    kind: stored.kind,
    number: invoiceNumber(stored.kind, stored.number),
    billedTo: paper?.buyer.name ?? stored.customer_name,
    orderNumbers: stored.order_numbers,
    taxDate: stored.tax_date,
    dueDate: stored.due_date,
    currency: stored.currency,
    net: cents(stored.net),
    vat: cents(stored.vat),
    gross: cents(stored.gross),
    open: cents(stored.open ?? 0),
    isOverdue: standingOf(stored) === 'OVERDUE',
    lines: lines.map((line) => ({
      id: line.id,
      description: line.description,
      loadNumber: line.load_number,
      net: cents(line.net),
      vat: cents(line.vat_share),
      left: cents(line.net + line.vat_share - line.given_back - line.given_back_vat),
    })),
    disputes,
    loads,
    bank: paper?.bank ? { ...paper.bank, swift: paper.bank.swift ?? '' } : null,
    notes,
    payments,
    settlement: await settlementOf(context, stored, paper),
    originalNumber: stored.original_kind ? invoiceNumber(stored.original_kind, stored.original_number) : '',
    left: cents(stored.gross - stored.credited),
    canDispute: stored.kind === 'invoice' && stored.credited < stored.gross,
  };
}

async function disputesOf({ db, partition }: Context, { id }: StoredInvoice): Promise<Linked['disputes']> {
  const rows = await db
    .selectFrom('invoice_dispute')
    .select(['id', 'line_id', 'status', 'reason', 'amount', 'note', 'raised_at', 'answer'])
    .where('partition', '=', partition)
    .where('invoice_id', '=', id)
    .orderBy('raised_at')
    .orderBy('id')
    .execute();
  return rows.map(({ line_id, raised_at, amount, ...each }) => ({
    ...each,
    lineId: line_id,
    amount: cents(amount),
    raisedAt: raised_at.toISOString(),
  }));
}

async function notesOf({ db, partition }: Context, { id }: StoredInvoice): Promise<Linked['notes']> {
  const { rows } = await sql<{ id: string; kind: InvoiceKind; number: number; tax_date: CalendarDate; gross: number }>`
    select id, kind, number, tax_date::text as tax_date, gross from invoice
     where partition = ${partition} and original_id = ${id} and posted_at is not null order by posted_at, id`.execute(
    db,
  );
  return rows.map(({ id: noteId, kind, number, tax_date, gross }) => ({
    id: noteId,
    kind,
    number: invoiceNumber(kind, number),
    taxDate: tax_date,
    gross: cents(gross),
  }));
}

/** What lowered what is open of it; what was undone, such as a payment that bounced, is not there. */
async function paymentsOf({ db, partition }: Context, { item_id, kind }: StoredInvoice): Promise<Linked['payments']> {
  if (kind === 'creditNote') return [];
  const { rows } = await sql<{ kind: string; number: string; day: CalendarDate; amount: number }>`
    select o.kind, o.number, min(a.day)::text as day, sum(case when a.undoes is null then a.amount else -a.amount end)::bigint as amount
      from allocation a join open_item o on o.partition = a.partition and o.id = a.from_item
     where a.partition = ${partition} and a.to_item = ${item_id}
     group by o.id, o.kind, o.number having sum(case when a.undoes is null then a.amount else -a.amount end) <> 0 order by min(a.day), o.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, kind: told[row.kind] ?? 'other', amount: cents(row.amount) }));
}

/** How a customer is told what settled its invoice; how we write off is our own affair. */
const told: Readonly<Record<string, PaymentKind>> = {
  receipt: 'payment',
  transfer: 'payment',
  discount: 'discount',
  creditNote: 'creditNote',
};

/** What may be taken off, and whether it is still in time where the company is. */
async function settlementOf(
  context: Context,
  stored: StoredInvoice,
  paper: InvoicePaper | null,
): Promise<Linked['settlement']> {
  if (!paper?.settlement) return null;
  const { percent, amount, until } = paper.settlement;
  const open = stored.open ?? 0;
  const { today } = await bookCompany(context, stored.company_id);
  return {
    percent,
    amount: cents(amount),
    until,
    isInTime: today <= until && open > 0,
    toPay: cents(Math.max(0, open - amount)),
  };
}

/** The loads as they are printed in the annex, with the proofs that were accepted since. */
async function loadsOf(
  context: Context,
  paper: InvoicePaper | null,
  lines: readonly { readonly load_id: string; readonly load_number: string }[],
): Promise<Linked['loads']> {
  const proofs = await acceptedProofs(context, [...new Set(lines.map(({ load_id }) => load_id))]);
  return (paper?.annex ?? []).map(({ loadNumber, from, to, deliveredOn }) => {
    const loadId = lines.find((line) => line.load_number === loadNumber)?.load_id;
    return {
      loadNumber,
      deliveredOn,
      route: [from, to].filter(Boolean).join(' → '),
      proofs: proofs
        .filter(({ load_id }) => load_id === loadId)
        .flatMap(({ id, files }) => files.map((fileName, place) => ({ podId: id, file: place + 1, fileName }))),
    };
  });
}
