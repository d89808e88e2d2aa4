import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents, type Currency, formatMoney, wireOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { invoiceService } from '../contract.ts';
import { vatOfPart } from '../credit.ts';
import { invoiceNumber } from '../kinds.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import type { InvoiceState } from '../status.ts';
import { type Saved, savedOf } from './lives.ts';
import { findInvoice, invoiceNoun, linesOf, type StoredInvoice, type StoredLine } from './queries.ts';

const fail = failures<FailureCode | InvoiceFailureCode>();
type Input = z.output<(typeof invoiceService)['operations']['postInvoiceReversal']['input']>;

/** What is taken back of one line. */
interface Part {
  readonly line: StoredLine;
  readonly net: Cents;
  readonly vat: Cents;
}

/**
 * Makes the draft of a credit note for an invoice, or of a debit note for a credit note: so much of each line that is named,
 * or all that is left. VAT is each line's own share, pro rata, at the rate of its document. Refuses more than is left, drafts
 * of others counted (`overCredit`).
 */
export async function reverseInvoice(context: Context, input: Input): Promise<Saved> {
  refuseWhenScoped(context);
  const original = await findInvoice(context, input.id);
  if (!original) throw fail('notFound', 'notFound');
  if (original.status !== 'POSTED') throw fail('invoiceNotPosted', 'rule');
  if (original.kind === 'debitNote') throw fail('debitNoteStays', 'rule');
  const { today } = await bookCompany(context, original.company_id);
  const taxDate = input.taxDate ?? today;
  if (taxDate > today) throw invalidFields({ taxDate: { code: 'invoiceDateAhead' } });
  if (taxDate < original.tax_date) throw invalidFields({ taxDate: { code: 'creditBeforeInvoice' } });
  const parts = await partsOf(context, original, input.lines);
  if (parts.length === 0) throw fail('nothingToCredit', 'rule');
  return savedOf(await store(context, original, { ...input, taxDate, parts }));
}

async function partsOf(context: Context, original: StoredInvoice, asked: Input['lines']): Promise<readonly Part[]> {
  const { db, partition, language } = context;
  // Held until the draft stands: of two who credit the same line at once, the second sees the first.
  await sql`select from invoice_line where partition = ${partition} and invoice_id = ${original.id} order by id for no key update`.execute(
    db,
  );
  const lines = await linesOf(context, [original.id]);
  const { rows } = await sql<{ of_line_id: string; net: number; vat: number }>`
    select n.of_line_id, sum(n.net)::bigint as net, sum(n.vat_share)::bigint as vat from invoice_line n
      join invoice i on i.partition = n.partition and i.id = n.invoice_id and i.status in (${literal<InvoiceState>('DRAFT')}, ${literal<InvoiceState>('APPROVED')})
     where n.partition = ${partition} and i.original_id = ${original.id} group by n.of_line_id`.execute(db);
  const waiting = new Map(rows.map((row) => [row.of_line_id, row]));
  const wanted = asked && new Map(asked.map(({ lineId, net }) => [lineId, net]));
  const unknown = asked?.find(({ lineId }) => !lines.some(({ id }) => id === lineId));
  if (unknown) throw invalidFields({ lines: { code: 'notFound' } });
  const parts: Part[] = [];
  for (const line of lines) {
    const waits = waiting.get(line.id) ?? { net: 0, vat: 0 };
    const taken = {
      net: cents(line.net),
      vat: cents(line.vat_share),
      takenNet: cents(line.given_back + waits.net),
      takenVat: cents(line.given_back_vat + waits.vat),
    };
    const left = cents(taken.net - taken.takenNet);
    // A rebate is taken back by its amount, as the line that it lowers.
    const typed = wanted?.get(line.id);
    const net = wanted === null ? left : typed === undefined ? cents(0) : cents(line.net < 0 ? -typed : typed);
    if (net === 0n) continue;
    if ((net < 0n ? -net : net) > (left < 0n ? -left : left))
      throw fail('overCredit', 'rule', {
        description: line.description,
        amount: formatMoney({ cents: left, currency: original.currency as Currency }, language),
      });
    parts.push({ line, net, vat: vatOfPart(taken, net) });
  }
  return parts;
}

async function store(
  context: Context,
  original: StoredInvoice,
  {
    taxDate,
    reason,
    rebill,
    parts,
  }: Pick<Input, 'reason' | 'rebill'> & { readonly taxDate: CalendarDate; readonly parts: readonly Part[] },
): Promise<StoredInvoice> {
  const { db, partition, actor } = context;
  const id = crypto.randomUUIDv7();
  const kind = original.kind === 'invoice' ? 'creditNote' : 'debitNote';
  const [net, vat] = [sumOf(parts.map((part) => part.net)), sumOf(parts.map((part) => part.vat))];
  if (net + vat <= 0n) throw fail('invoiceOfNothing', 'rule');
  await insertRows(db, 'invoice', [
    {
      partition,
      id,
      company_id: original.company_id,
      kind,
      customer_id: original.customer_id,
      bill_to_party_id: original.bill_to_party_id,
      currency: original.currency,
      tax_date: taxDate,
      supply_from: original.supply_from,
      supply_to: original.supply_to,
      term_days: original.term_days,
      due_date: taxDate,
      billing_mode: original.billing_mode,
      is_aggregated: original.is_aggregated,
      lists_loads: original.lists_loads,
      language: original.language,
      order_numbers: original.order_numbers,
      net: Number(net),
      vat: Number(vat),
      gross: Number(net + vat),
      loads: new Set(parts.map(({ line }) => line.load_id)).size,
      original_id: original.id,
      rebills: kind === 'creditNote' && rebill,
      reason,
      zero_rate_reason: original.zero_rate_reason,
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      created_by: actor.name,
      updated_by: actor.name,
      search_words: `${original.customer_name} ${invoiceNumber(original.kind, original.number)} ${(original.load_numbers ?? []).slice(0, 50).join(' ')}`,
    },
  ]);
  await storeLines(context, id, parts);
  await context.audit([
    {
      noun: invoiceNoun,
      recordId: id,
      event: 'created',
      after: { kind, of: invoiceNumber(original.kind, original.number), gross: cents(net + vat), reason },
    },
  ]);
  await context.publishAll([{ channels: ['invoices', 'approvals'], event: 'invoice.created', recordId: id }]);
  return (await findInvoice(context, id))!;
}

async function storeLines({ db, partition }: Context, invoiceId: string, parts: readonly Part[]): Promise<void> {
  await insertRows(
    db,
    'invoice_line',
    parts.map(({ line, net, vat }, place) => {
      const isWhole = Number(net) === line.net;
      return {
        partition,
        invoice_id: invoiceId,
        line: place + 1,
        load_id: line.load_id,
        charge_id: line.charge_id,
        item_master_id: line.item_master_id,
        description: line.description,
        // A part has no quantity of its own.
        quantity: isWhole ? line.quantity : '1',
        unit: isWhole ? line.unit : '',
        price: isWhole ? line.price : String(wireOf(net)),
        net: Number(net),
        vat_code: line.vat_code,
        vat_percent: line.vat_percent,
        vat_share: Number(vat),
        profit_centre_id: line.profit_centre_id,
        account: line.account,
        of_line_id: line.id,
      };
    }),
  );
}
