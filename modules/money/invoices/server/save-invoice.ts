import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { invoiceService } from '../contract.ts';
import { dueDateOf } from '../due-date.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';
import { invoiceLives, invoices, type Saved, savedOf } from './lives.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { keepPaperLogo } from './paper-logo.ts';
import { paperOf } from './paper-of.ts';
import { linesOf, type StoredInvoice } from './queries.ts';
import { invoiceTotals } from './totals.ts';

const fail = failures<FailureCode | InvoiceFailureCode>();
type Input = z.output<(typeof invoiceService)['operations']['putInvoice']['input']>;

/** Changes a draft: its date, how it is printed, and without which loads. Amounts follow from its charges alone. */
export async function saveInvoice(context: Context, { id, withoutLoadIds, ...input }: Input): Promise<Saved> {
  const stored = await invoices.toChange(context, id);
  invoiceLives.next(stored, 'edit');
  if (input.taxDate && input.taxDate > stored.today) throw invalidFields({ taxDate: { code: 'invoiceDateAhead' } });
  const taxDate = input.taxDate ?? stored.tax_date;
  const columns = {
    tax_date: taxDate,
    due_date: stored.kind === 'invoice' ? dueDateOf(taxDate, stored.term_days) : taxDate,
    ...(input.isAggregated !== undefined && { is_aggregated: input.isAggregated }),
    ...(input.listsLoads !== undefined && { lists_loads: input.listsLoads }),
    ...(input.zeroRateReason !== undefined && { zero_rate_reason: input.zeroRateReason }),
    ...(input.note !== undefined && { note: input.note }),
    ...(withoutLoadIds.length > 0 ? await without(context, stored, withoutLoadIds) : {}),
  };
  return savedOf(
    await invoiceLives.move(context, stored, 'edit', {
      columns,
      after: { taxDate, withoutLoads: withoutLoadIds.length },
    }),
  );
}

/** Takes loads out of a draft: they are ready for another one. The totals that are left, as columns. */
async function without(context: Context, stored: StoredInvoice, loadIds: readonly string[]) {
  const { db, partition } = context;
  if (stored.kind !== 'invoice') throw fail('creditKeepsLines', 'rule');
  const lines = await linesOf(context, [stored.id]);
  const left = lines.filter(({ load_id }) => !loadIds.includes(load_id));
  if (left.length === lines.length) throw invalidFields({ withoutLoadIds: { code: 'notFound' } });
  if (left.length === 0) throw fail('invoiceLastLoad', 'rule');
  await sql`delete from invoice_line where partition = ${partition} and invoice_id = ${stored.id} and load_id = any (${[...loadIds]}::uuid[])`.execute(
    db,
  );
  await billLoads(context, loadIds, 'resume');
  const totals = invoiceTotals(left);
  const shares = left.map(({ id }, place) => ({ id, vat: Number(totals.shares[place]) }));
  await sql`
    update invoice_line n set vat_share = s.vat from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s(id uuid, vat bigint)
     where n.partition = ${partition} and n.id = s.id`.execute(db);
  const { rows } = await sql<{ first: string; last: string; numbers: string[] }>`
    select min((coalesce(l.delivered_at, l.load_at) at time zone o.time_zone)::date)::text as first, max((coalesce(l.delivered_at, l.load_at) at time zone o.time_zone)::date)::text as last,
           array(select distinct x ->> 'number' from load m, jsonb_array_elements(m.order_numbers) x
                  where m.partition = ${partition} and m.id = any (${left.map(({ load_id }) => load_id)}::uuid[]) order by 1) as numbers
      from load l join company o on o.partition = l.partition and o.id = l.company_id
     where l.partition = ${partition} and l.id = any (${left.map(({ load_id }) => load_id)}::uuid[])`.execute(db);
  const { first, last, numbers } = rows[0]!;
  return {
    net: Number(totals.net),
    vat: Number(totals.vat),
    gross: Number(totals.gross),
    loads: new Set(left.map(({ load_id }) => load_id)).size,
    supply_from: first as never,
    supply_to: last as never,
    order_numbers: numbers,
  };
}

/** Prints a posted invoice again with its customer's particulars of today: the same number, dates and amounts; both are kept. */
export async function correctInvoice(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Saved> {
  const stored = await invoices.toChange(context, id);
  if (stored.status !== 'POSTED') throw fail('invoiceNotPosted', 'rule');
  const before = stored.paper as Partial<InvoicePaper> | null;
  const kept = {
    ...(before?.verifyUrl && { verifyUrl: before.verifyUrl }),
    ...(before?.fiscal && { fiscal: before.fiscal }),
    // What was agreed on it stays, whatever the terms are by now.
    ...(before?.settlement && { settlement: before.settlement }),
  };
  const { settlement: _, ...present } = await paperOf(context, stored, await linesOf(context, [id]));
  const paper = {
    ...present,
    ...kept,
    copy: 'corrected' as const,
  };
  await keepPaperLogo(context, paper);
  // As it was kept it has its fields in another order.
  if (isDeepStrictEqual(before?.buyer, paper.buyer)) throw fail('nothingToCorrect', 'rule');
  const changed = await invoices.change(context, stored, {
    event: 'corrected',
    columns: {
      paper: JSON.stringify(paper) as never,
      pdf_sha256: '',
      former_papers: sql`former_papers || jsonb_build_array(paper)` as never,
    },
    before: { buyer: before?.buyer },
    after: { buyer: paper.buyer, reason, gross: cents(stored.gross) },
  });
  return savedOf(changed as StoredInvoice);
}
