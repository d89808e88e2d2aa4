import crypto from 'node:crypto';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { invalidFields } from '#platform/failure.ts';
import { translator } from '#platform/messages.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { type invoiceService, limits } from '../contract.ts';
import { dueDateOf } from '../due-date.ts';
import { groupKey } from '../grouping.ts';
import { invoicePaperWords } from '../messages/paper/index.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';
import { findingsOf } from './findings.ts';
import { type ChargeToBill, type LoadToBill, loadsToBill } from './loads-to-bill.ts';
import { paperOf, type PrintedInvoice } from './paper-of.ts';
import { invoiceNoun } from './queries.ts';
import { type InvoiceTotals, invoiceTotals } from './totals.ts';

type Operation = (typeof invoiceService)['operations']['postInvoices'];
type Answer = z.input<Operation['output']>['documents'][number];

/** As long as the reason on a document may be. */
const mostReason = 500;

/** A document that is about to be made of loads. */
interface NewDocument {
  readonly id: string;
  readonly loads: readonly [LoadToBill, ...LoadToBill[]];
  readonly lines: readonly ChargeToBill[];
  readonly totals: InvoiceTotals;
  readonly row: PrintedInvoice & { readonly billing_mode: string; readonly loads: number };
}

/**
 * Makes drafts of loads, grouped as their customers are billed, or shows what they would be. Each load is locked first, so
 * that no two drafts have it; all are made, or none.
 */
export async function makeDrafts(
  context: Context,
  { loadIds, taxDate, preview }: z.output<Operation['input']>,
): Promise<{ documents: Answer[] }> {
  refuseWhenScoped(context);
  const found = await loadsToBill(context, loadIds, { isLocking: !preview });
  const documents: NewDocument[] = [];
  const groups = Map.groupBy(found.loads, (load) =>
    groupKey({
      id: load.id,
      companyId: load.company_id,
      customerId: load.customer_id,
      billToPartyId: load.bill_to_party_id,
      currency: load.currency,
      mode: load.mode as never,
      orderNumbers: load.order_numbers,
      deliveredOn: load.delivered_on,
    }),
  );
  const today = new Map<string, CalendarDate>();
  for (const { company_id } of found.loads)
    if (!today.has(company_id)) today.set(company_id, (await bookCompany(context, company_id)).today);
  const charges = Map.groupBy(found.charges, ({ load_id }) => load_id);
  for (const loads of groups.values()) {
    const day = today.get(loads[0]!.company_id)!;
    if (taxDate !== null && taxDate > day) throw invalidFields({ taxDate: { code: 'invoiceDateAhead' } });
    documents.push(await documentOf(loads as never, charges, taxDate ?? day));
  }
  if (!preview) await store(context, documents);
  const answers: Answer[] = [];
  for (const document of documents)
    answers.push(await answerOf(context, document, { preview, hasPaper: preview && answers.length < limits.previews }));
  return { documents: answers };
}

async function documentOf(
  loads: NewDocument['loads'],
  charges: ReadonlyMap<string, readonly ChargeToBill[]>,
  taxDate: CalendarDate,
): Promise<NewDocument> {
  const lines = loads.flatMap(({ id }) => charges.get(id) ?? []);
  const totals = invoiceTotals(lines);
  const [first] = loads;
  const days = loads.map(({ delivered_on }) => delivered_on).toSorted();
  return {
    id: crypto.randomUUIDv7(),
    loads,
    lines,
    totals,
    row: {
      kind: 'invoice',
      status: 'DRAFT',
      number: null,
      company_id: first.company_id,
      customer_id: first.customer_id,
      bill_to_party_id: first.bill_to_party_id,
      currency: first.currency,
      books_currency: first.books_currency,
      rate: null,
      rate_day: null,
      rate_source: '',
      base_net: null,
      base_vat: null,
      base_gross: null,
      original_rate: null,
      original_rate_day: null,
      original_rate_source: null,
      tax_date: taxDate,
      due_date: dueDateOf(taxDate, first.term_days),
      supply_from: days[0]!,
      supply_to: days.at(-1)!,
      term_days: first.term_days,
      is_aggregated: first.is_aggregated,
      lists_loads: first.lists_loads,
      language: first.language,
      order_numbers: [...new Set(loads.flatMap(({ order_numbers }) => order_numbers))],
      net: Number(totals.net),
      vat: Number(totals.vat),
      gross: Number(totals.gross),
      reason: '',
      zero_rate_reason: await usualReason(loads, lines),
      original_number: null,
      original_kind: null,
      original_tax_date: null,
      billing_mode: first.mode,
      loads: loads.length,
    },
  };
}

/**
 * Why lines are at 0 %: as somebody has said of their loads, else that they cross a border, which is zero-rated by law. Empty
 * where one of them says nothing: whoever bills it explains the draft.
 */
async function usualReason(loads: NewDocument['loads'], lines: readonly ChargeToBill[]): Promise<string> {
  const [{ language }] = loads;
  const t = translator(language, (await invoicePaperWords.load[language]()).texts);
  const zero = new Set(lines.flatMap(({ vat_code, load_id }) => (vat_code === 'zeroRated' ? [load_id] : [])));
  const reasons = loads
    .filter(({ id }) => zero.has(id))
    .map(({ direction, zero_rate_reason }) =>
      zero_rate_reason === '' && direction !== 'domestic' ? t('internationalCarriage') : zero_rate_reason,
    );
  if (reasons.includes('')) return '';
  return [...new Set(reasons)].join(' · ').slice(0, mostReason);
}

async function store(context: Context, documents: readonly NewDocument[]): Promise<void> {
  const { partition, actor } = context;
  await insertRows(
    context.db,
    'invoice',
    documents.map(({ id, row, loads }) => {
      const {
        status: _,
        number: __,
        original_number: ___,
        original_kind: ____,
        original_tax_date: _____,
        books_currency: ______,
        original_rate: _______,
        original_rate_day: ________,
        original_rate_source: _________,
        ...columns
      } = row;
      return {
        ...columns,
        partition,
        id,
        edited_by: actor.kind === 'user' ? [actor.id] : [],
        created_by: actor.name,
        updated_by: actor.name,
        search_words: wordsOf(loads[0], loads),
      };
    }) as never,
  );
  await insertRows(
    context.db,
    'invoice_line',
    documents.flatMap(({ id, lines, totals }) =>
      lines.map((line, place) => ({
        ...line,
        vat_percent: String(line.vat_percent),
        partition,
        invoice_id: id,
        line: place + 1,
        vat_share: Number(totals.shares[place]),
        is_billed: true,
      })),
    ) as never,
  );
  await billLoads(
    context,
    documents.flatMap(({ loads }) => loads.map(({ id }) => id)),
    'review',
  );
  await context.audit(
    documents.map(({ id, row, loads }) => ({
      noun: invoiceNoun,
      recordId: id,
      event: 'created',
      after: {
        kind: row.kind,
        loads: loads.map(({ load_number }) => load_number).join(', '),
        net: cents(row.net),
        gross: cents(row.gross),
      },
    })),
  );
  await context.publishAll(
    documents.map(({ id }) => ({ channels: ['invoices', 'approvals'], event: 'invoice.created', recordId: id })),
  );
}

/** By what a document is found: its customer, its loads and their order numbers. */
function wordsOf({ customer_name, bill_to_name }: LoadToBill, loads: readonly LoadToBill[]): string {
  const numbers = loads.flatMap(({ load_number, order_numbers }) => [load_number, ...order_numbers]);
  return [customer_name, bill_to_name ?? '', ...numbers.slice(0, 100)].join(' ');
}

async function answerOf(
  context: Context,
  { id, row, loads, lines, totals }: NewDocument,
  { preview, hasPaper }: { readonly preview: boolean; readonly hasPaper: boolean },
): Promise<Answer> {
  const numbers = new Map(loads.map((load) => [load.id, load.load_number]));
  const printed = lines.map((line, place) => ({
    ...line,
    load_number: numbers.get(line.load_id)!,
    vat_share: Number(totals.shares[place]),
  }));
  const paper = hasPaper ? await paperOf(context, row, printed) : null;
  return {
    id: preview ? null : id,
    customerName: loads[0].customer_name,
    billToName: loads[0].bill_to_name ?? '',
    mode: loads[0].mode as never,
    currency: row.currency,
    loads: loads.length,
    loadNumbers: loads.map(({ load_number }) => load_number),
    net: totals.net,
    vat: totals.vat,
    gross: totals.gross,
    dueDate: row.due_date,
    findings: preview && paper !== null ? [...(await findingsOf(context, row, printed, paper))] : [],
    paper,
  };
}
