import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Listener, listener } from '#platform/server/listeners.ts';
import { accountOfRole, accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { deliverInvoiceByIntegration, fiscaliseInvoice } from '#modules/money/exchanges/server/index.ts';
import { type InvoicePaper, paperTotals } from '#modules/money/invoice-papers/paper.ts';
import { allocate, type JournalLine, postJournal, withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import { openBooks, postingDay } from '#modules/money/posting-periods/server/index.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { rateText } from '#modules/prices/exchange-rates/convert.ts';
import { type FiscalStatus, invoiceNumber } from '../kinds.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';
import { moveGivenBack } from './given-back.ts';
import { type InBooks, invoiceInBooks, keepInBooks, noteInBooks, rateOfDocument, sameInBooks } from './in-books.ts';
import { genuineToken } from './genuine.ts';
import { keepPaperLogo } from './paper-logo.ts';
import { paperOf } from './paper-of.ts';
import { findInvoice, invoiceNoun, linesOf, type StoredInvoice, type StoredLine } from './queries.ts';
import { queueSending } from './send-invoice.ts';
import { undoAccruals } from './undo-accruals.ts';

const fail = failures<InvoiceFailureCode>();

/**
 * Posts a document whose row says so already: its loads are locked, its number is taken once nothing but the writing is left,
 * its journal and open item follow, and its paper is frozen. All of it in the transaction of the caller.
 */
export async function postStored(context: Context, stored: StoredInvoice): Promise<StoredInvoice> {
  const { db, partition } = context;
  const lines = await linesOf(context, [stored.id]);
  const loadIds = [...new Set(lines.map(({ load_id }) => load_id))].toSorted();
  await sql`select from load where partition = ${partition} and id = any (${loadIds}::uuid[]) order by id for no key update`.execute(
    db,
  );
  const company = await openBooks(context, stored.company_id);
  const place = { companyId: stored.company_id, area: 'sales', date: stored.tax_date } as const;
  const date = await postingDay(context, place, company.today);
  const debtors = (await accountOfRole(context, 'debtors'))!;
  if (stored.kind !== 'invoice') await moveGivenBack(context, stored, lines);
  const books = await booksOf(context, stored, lines);
  const journalLines = await journalLinesOf(context, stored, lines, books);
  // Numbered now, and not before: whoever posts at the same time waits for the rest of this transaction alone.
  await sql`set constraints number_at_commit, number_of_credit_note, number_of_debit_note immediate`.execute(db);
  await sql`set constraints number_at_commit, number_of_credit_note, number_of_debit_note deferred`.execute(db);
  const numbered = (await findInvoice(context, stored.id))!;
  const number = invoiceNumber(numbered.kind, numbered.number);
  const genuine = genuineToken(context.app);
  const paper = { ...(await paperOf(context, numbered, lines)), verifyUrl: genuine.url };
  await keepPaperLogo(context, paper);
  paperTotals(paper);
  const sign = stored.kind === 'creditNote' ? -1n : 1n;
  const journal = await postJournal(context, {
    companyId: stored.company_id,
    area: 'sales',
    date,
    documentDate: stored.tax_date,
    source: 'invoice',
    sourceId: stored.id,
    event: 'posted',
    document: number,
    text: `${numbered.customer_name}`,
    reason: stored.reason,
    approvedBy: stored.approved_by,
    // Its draft was counted to the cent. One that is overdue as it is posted may make its customer late.
    wasCounted: stored.kind === 'invoice' && stored.due_date >= company.today,
    lines: journalLines,
    items: [
      {
        kind: stored.kind,
        accountId: debtors.id,
        party: { kind: 'customer', id: stored.customer_id },
        documentId: stored.id,
        number,
        date: stored.tax_date,
        dueDate: stored.kind === 'creditNote' ? stored.tax_date : stored.due_date,
        currency: stored.currency,
        amount: cents(sign * BigInt(stored.gross)),
        baseAmount: cents(sign * books.gross),
      },
    ],
  });
  const itemId = await withReachOfBooks(context, async () => {
    const { rows } = await sql<{ id: string }>`
      select id from open_item where partition = ${partition} and journal_id = ${journal.id} and document_id = ${stored.id}`.execute(
      db,
    );
    return rows[0]!.id;
  });
  await sql`
    update invoice set paper = ${JSON.stringify(paper)}::jsonb, verify_hash = ${genuine.hash}, settlement_percent = ${paper.settlement?.percent ?? null}, settlement_amount = ${paper.settlement?.amount ?? null},
      settlement_until = ${paper.settlement?.until ?? null}::date, journal_id = ${journal.id}, item_id = ${itemId}, search_words = ${number} || ' ' || search_words
     where partition = ${partition} and id = ${stored.id}`.execute(db);
  if (stored.kind === 'invoice') {
    await billLoads(context, loadIds, 'invoice');
    await undoAccruals(context, {
      source: 'invoice',
      invoiceId: stored.id,
      companyId: stored.company_id,
      number,
      date,
      lines: journalLines.filter(({ loadId }) => loadId),
    });
  } else await settleOriginal(context, stored, { itemId, day: date });
  await letGo(context, numbered, paper);
  return (await findInvoice(context, stored.id))!;
}

/**
 * What follows a posted document. Where the company has a tax authority that marks documents, it goes out once the mark is
 * there; else at once, to the customer's own system where it takes documents by integration, by mail where not.
 */
async function letGo(context: Context, invoice: StoredInvoice, paper: InvoicePaper): Promise<void> {
  const { db, partition } = context;
  const document = { companyId: invoice.company_id, customerId: invoice.customer_id, invoiceId: invoice.id, paper };
  if (await fiscaliseInvoice(context, document)) {
    await sql`update invoice set fiscal_status = ${literal<FiscalStatus>('WAITING')} where partition = ${partition} and id = ${invoice.id}`.execute(
      db,
    );
    return;
  }
  if (!(await deliverInvoiceByIntegration(context, document))) await queueSending(context, invoice.id);
}

/** The mark of the tax authority came: it stands on the paper, and the document goes out. */
export const markInvoices: Listener = listener(
  'exchange.succeeded',
  'mark-invoices',
  async (context, { purpose, recordId, answer }) => {
    if (purpose !== 'fiscalise') return;
    const { db, partition } = context;
    const { id, qr, signedAt } = answer;
    const fiscal = { id: id ?? '', qr: qr ?? '', signedAt: signedAt ?? context.now.toISOString() };
    const { rows } = await sql<{ id: string }>`
    update invoice set fiscal_status = ${literal<FiscalStatus>('DONE')}, pdf_sha256 = '', paper = paper || jsonb_build_object('fiscal', ${JSON.stringify(fiscal)}::jsonb)
     where partition = ${partition} and id = ${recordId} and fiscal_status = ${literal<FiscalStatus>('WAITING')} returning id`.execute(
      db,
    );
    const invoice = rows[0] && (await findInvoice(context, recordId));
    if (!invoice) return;
    await context.audit([{ noun: invoiceNoun, recordId, event: 'marked', after: { mark: fiscal.id } }]);
    const document = {
      companyId: invoice.company_id,
      customerId: invoice.customer_id,
      invoiceId: recordId,
      paper: invoice.paper as InvoicePaper,
    };
    if (!(await deliverInvoiceByIntegration(context, document))) await queueSending(context, recordId);
  },
);

/** What the document is in the books, kept with it: at the rate of its tax date, or of the invoice that it credits. */
async function booksOf(context: Context, stored: StoredInvoice, lines: readonly StoredLine[]): Promise<InBooks> {
  const found = await rateOfDocument(context, stored);
  if (found === undefined)
    throw fail('invoiceRateMissing', 'rule', {
      currency: stored.currency,
      inCurrency: stored.books_currency,
      date: formatDate(stored.tax_date, context.language),
    });
  const books =
    found === null
      ? sameInBooks(stored, lines)
      : stored.kind === 'invoice'
        ? invoiceInBooks(stored, lines, found.rate)
        : await noteInBooks(context, stored, lines);
  const rate = found && { text: rateText(found.rate), day: found.day, source: found.source };
  await keepInBooks(context, stored, lines, { rate, books });
  return books;
}

/** The customer owes the gross; income by account, centre and load; VAT by code. A credit note is the mirror. */
async function journalLinesOf(
  context: Context,
  stored: StoredInvoice,
  lines: readonly StoredLine[],
  books: InBooks,
): Promise<readonly JournalLine[]> {
  const [debtors, vatOut] = [await accountOfRole(context, 'debtors'), await accountOfRole(context, 'vatOut')];
  if (!debtors || !vatOut) throw fail('invoiceAccountsMissing', 'rule');
  const accounts = await accountsOfNumbers(
    context,
    lines.map(({ account }) => account),
  );
  const sign = stored.kind === 'creditNote' ? -1n : 1n;
  const { currency } = stored;
  const worth = new Map(lines.map(({ id }, place) => [id, books.lines[place]!]));
  /** A part of what the document brings, in both currencies. */
  const brought = (group: readonly StoredLine[], part: 'net' | 'vat') => ({
    currency,
    amount: cents(-sign * sumOf(group.map(({ id }) => worth.get(id)![part]))),
    currencyAmount: cents(-sign * sumOf(group.map((line) => cents(part === 'net' ? line.net : line.vat_share)))),
  });
  const income = [
    ...Map.groupBy(lines, ({ account, profit_centre_id, load_id, vat_code }) =>
      [account, profit_centre_id, load_id, vat_code].join(' '),
    ).values(),
  ].map((group): JournalLine => {
    const [first] = group as [StoredLine];
    const account = accounts.get(first.account);
    if (!account) throw fail('incomeAccountUnknown', 'rule', { number: first.account });
    return {
      accountId: account.id,
      centreId: first.profit_centre_id,
      ...brought(group, 'net'),
      vatCode: first.vat_code,
      loadId: first.load_id,
      text: first.load_number,
    };
  });
  const vat = [...Map.groupBy(lines, ({ vat_code }) => vat_code)].map(([vatCode, group]): JournalLine => ({
    accountId: vatOut.id,
    ...brought(group, 'vat'),
    vatCode,
  }));
  const party = { kind: 'customer', id: stored.customer_id } as const;
  const owed = { currency, amount: cents(sign * books.gross), currencyAmount: cents(sign * BigInt(stored.gross)) };
  return [
    { accountId: debtors.id, party, ...owed },
    ...[...income, ...vat].filter(({ amount, currencyAmount }) => amount !== 0n || currencyAmount !== 0n),
    ...(await roundingOf(context, books, { sign, currency })),
  ];
}

/** Cents by which the converted lines differ from the converted total: of rounding, never of exchange. */
async function roundingOf(
  context: Context,
  { rounding }: InBooks,
  { sign, currency }: { readonly sign: bigint; readonly currency: string },
): Promise<readonly JournalLine[]> {
  if (rounding === 0n) return [];
  const account = await accountOfRole(context, 'rounding');
  if (!account) throw fail('invoiceAccountsMissing', 'rule');
  return [
    {
      accountId: account.id,
      amount: cents(sign * rounding),
      currency,
      currencyAmount: cents(0),
      vatCode: 'outOfScope',
    },
  ];
}

/** A credit note settles what is open of its invoice; what is more stays to the customer's credit. */
async function settleOriginal(
  context: Context,
  stored: StoredInvoice,
  { itemId, day }: { readonly itemId: string; readonly day: CalendarDate },
): Promise<void> {
  if (stored.kind !== 'creditNote') return;
  const { db, partition } = context;
  await withReachOfBooks(context, async () => {
    const { rows } = await sql<{ item_id: string; open: number }>`
      select item_id, open_amount(partition, item_id, 'infinity') as open from invoice where partition = ${partition} and id = ${stored.original_id}`.execute(
      db,
    );
    const [original] = rows;
    if (!original || original.open <= 0) return;
    const amount = Math.min(original.open, stored.gross);
    await allocate(context, stored.company_id, [{ from: itemId, to: original.item_id, amount: cents(amount), day }]);
  });
}
