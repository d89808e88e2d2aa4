import { africanCountry } from '#platform/africa.ts';
import { sql } from 'kysely';
import { addDays, type CalendarDate, formatDate } from '#platform/dates.ts';
import type { FieldProblem } from '#platform/failure.ts';
import { invalidFields } from '#platform/failure.ts';
import { totalsOf } from '#platform/lines/totals.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import type { RateOfDay } from '#modules/prices/exchange-rates/server/index.ts';
import type { InBooks } from '#modules/money/invoices/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { claimGapsOf, type ClaimGap } from '../claim.ts';
import type { Captured, CapturedLine } from '../contract.ts';
import { purchaseInvoiceLife } from '../status.ts';
import { normalisedNumber } from '../numbers.ts';
import type { PurchaseFailureCode } from '../messages/failures/index.ts';
import { claimsOn } from './credit-answers.ts';
import { sameNumber } from './duplicates.ts';
import { type Expected, expectedOf } from './expected.ts';
import { purchaseInBooks, rateOfPurchase } from './in-books.ts';

type Problems = Record<string, FieldProblem & { readonly code: string }>;

type BookCompany = Awaited<ReturnType<typeof bookCompany>>;

/** A supplier as its invoices need it. */
interface InvoicingSupplier {
  readonly id: string;
  readonly registered_name: string;
  readonly is_vat_registered: boolean;
  readonly vat_no: string;
}

/** A line that is right, with what it refers to. */
export interface CheckedLine extends CapturedLine {
  readonly profitCentreId: string;
  readonly account: string;
  readonly percent: number;
  readonly vatShare: Cents;
  /** The charge or the line of an order that it states. */
  readonly target?: Expected | undefined;
}

/** A document as it was checked, ready to be written. */
export interface Checked {
  readonly company: BookCompany;
  readonly supplier: InvoicingSupplier;
  readonly number: string;
  readonly duplicateOfId: string | null;
  readonly receivedOn: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly net: Cents;
  readonly vat: Cents;
  readonly ownVat: Cents;
  readonly gross: Cents;
  readonly currency: string;
  /** What it is in the currency of the books, by the rate of its day. */
  readonly rate: RateOfDay | null;
  readonly books: InBooks;
  readonly claimGaps: readonly ClaimGap[];
  readonly lines: readonly CheckedLine[];
}

/** Terms where neither the document nor a contract says another day. */
const usualTermDays = 30;

/** Checks a document that somebody captures, all of its fields at once. Whoever calls it holds the lock of the supplier. */
export async function checkCaptured(
  context: Context,
  input: Captured,
  own: { readonly id: string } | null,
): Promise<Checked> {
  const problems: Problems = {};
  const company = await bookCompany(context, input.companyId);
  const supplier = await supplierOf(context, input.supplierId);
  if (!supplier) throw invalidFields({ supplierId: { code: 'notFound' } });
  if (input.invoiceDate > company.today) problem(problems, 'invoiceDate', 'purchaseDateAhead');
  const dueDate = input.dueDate ?? addDays(input.invoiceDate, input.kind === 'creditNote' ? 0 : usualTermDays);
  if (dueDate < input.invoiceDate) problem(problems, 'dueDate', 'purchaseDueEarly');
  const receivedOn = input.receivedOn ?? company.today;
  if (receivedOn > company.today) problem(problems, 'receivedOn', 'purchaseDateAhead');
  const number = normalisedNumber(input.supplierInvoiceNo);
  const duplicateOfId = await checkNumber(context, input, { number, own, problems });
  const { lines, country } = await checkLines(context, input, { company, own, problems });
  const totals = totalsOf(
    lines.map(({ net, vatCode }) => ({ net, vatCode })),
    (code) => lines.find(({ vatCode }) => vatCode === code)?.percent,
  );
  const gross = cents(totals.net + input.vat);
  const currency = input.currency ?? company.currency;
  await checkOriginal(context, input, { gross, currency, companyId: company.id, own, problems });
  await checkAnswers(context, input, { company, problems });
  const rate = await rateOfPurchase(context, { ...input, currency, inCurrency: company.currency });
  if (rate === undefined)
    problem(problems, 'currency', 'purchaseRateMissing', {
      currency,
      inCurrency: company.currency,
      date: formatDate(input.invoiceDate, context.language),
    });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const shared = withShares(lines, totals.vatShares, cents(input.vat - totals.vat));
  const books = purchaseInBooks(
    { net: Number(totals.net), vat: Number(input.vat), gross: Number(gross) },
    shared.map((line) => ({
      net: Number(line.net),
      vat_share: Number(line.vatShare),
      vat_code: line.vatCode,
      vat_percent: line.percent,
    })),
    rate!,
  );
  return {
    company,
    supplier,
    number,
    duplicateOfId,
    receivedOn,
    dueDate,
    net: totals.net,
    vat: input.vat,
    ownVat: totals.vat,
    gross,
    currency,
    rate: rate!,
    books,
    claimGaps: claimGapsOf({
      vat: input.vat,
      gross: books.gross,
      missing: input.missingParticulars,
      vatNumber: input.vatNumber,
      country: africanCountry(country)?.code ?? 'ZA',
      supplier: { isVendor: supplier.is_vat_registered, vatNumber: supplier.vat_no },
    }),
    lines: shared,
  };
}

function problem(
  problems: Problems,
  path: string,
  code: PurchaseFailureCode | 'required' | 'notFound',
  details: Readonly<Record<string, unknown>> = {},
): void {
  problems[path] ??= { code, details };
}

async function supplierOf({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string) {
  const { rows } = await sql<InvoicingSupplier>`
    select id, registered_name, is_vat_registered, vat_no from supplier where partition = ${partition} and id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The document that has this number already, where somebody said why this is another one. */
async function checkNumber(
  context: Context,
  { supplierInvoiceNo, supplierId, kind, duplicateReason }: Captured,
  { number, own, problems }: { number: string; own: { readonly id: string } | null; problems: Problems },
): Promise<string | null> {
  if (number === '') {
    problem(problems, 'supplierInvoiceNo', 'purchaseNumberEmpty');
    return null;
  }
  const other = await sameNumber(context, { supplierId, kind, number, except: own?.id ?? null });
  if (!other) return null;
  if (duplicateReason.trim() !== '') return other.id;
  problem(problems, 'supplierInvoiceNo', 'purchaseDuplicate', {
    number: other.supplier_invoice_no || supplierInvoiceNo,
    date: formatDate(other.invoice_date, context.language),
    by: other.created_by,
    documentId: other.id,
  });
  return null;
}

type UnsharedLine = Omit<CheckedLine, 'vatShare'>;

async function checkLines(
  context: Context,
  input: Captured,
  { company, own, problems }: { company: BookCompany; own: { readonly id: string } | null; problems: Problems },
): Promise<{ readonly lines: readonly UnsharedLine[]; readonly country: string }> {
  const keysOf = (key: 'chargeId' | 'orderLineId') => input.lines.flatMap((line) => line[key] ?? []);
  const ids = { chargeIds: keysOf('chargeId'), orderLineIds: keysOf('orderLineId') };
  const expected = await expectedOf(context, ids, own?.id ?? null);
  const known = await knownOf(context, input, company.id);
  const seen = new Set<string>();
  const lines = input.lines.map((line, place) => {
    const at = (field: string) => `lines.${place}.${field}`;
    const key = line.chargeId ?? line.orderLineId;
    const found = key ? expected.get(key) : undefined;
    if (key !== null) {
      if (seen.has(key)) problem(problems, at(line.chargeId ? 'chargeId' : 'orderLineId'), 'purchaseLineTwice');
      seen.add(key);
      checkTarget(line, found, { input, companyId: company.id, at, problems });
    } else if (line.loadId !== null && known.loads.get(line.loadId) === undefined)
      problem(problems, at('loadId'), 'purchaseChargeOther');
    const centre =
      found?.profit_centre_id ?? line.profitCentreId ?? (line.loadId ? known.loads.get(line.loadId) : undefined);
    if (!centre) problem(problems, at('profitCentreId'), 'purchaseLineNoTarget');
    else if (!found && line.profitCentreId && !known.centres.has(line.profitCentreId))
      problem(problems, at('profitCentreId'), 'notFound');
    if (!found && line.itemMasterId && !known.items.has(line.itemMasterId))
      problem(problems, at('itemMasterId'), 'notFound');
    const percent = vatRateOf({ country: known.country, day: input.invoiceDate }, line.vatCode);
    if (percent === undefined)
      problem(problems, at('vatCode'), 'purchaseVatUnknown', {
        country: known.country,
        date: formatDate(input.invoiceDate, context.language),
      });
    return {
      ...line,
      loadId: found?.load_id ?? line.loadId,
      orderId: found?.order_id ?? null,
      itemMasterId: found?.item_master_id ?? line.itemMasterId,
      profitCentreId: centre ?? '',
      account: found?.account ?? '',
      percent: percent ?? 0,
      target: found,
    };
  });
  return { lines, country: known.country };
}

function checkTarget(
  line: CapturedLine,
  found: Expected | undefined,
  {
    input,
    companyId,
    at,
    problems,
  }: { input: Captured; companyId: string; at(field: string): string; problems: Problems },
): void {
  const field = line.chargeId ? 'chargeId' : 'orderLineId';
  if (found?.supplier_id !== input.supplierId || found.company_id !== companyId)
    problem(problems, at(field), line.chargeId ? 'purchaseChargeOther' : 'purchaseOrderOther');
  else if (input.kind === 'invoice' && found.taken > 0 && found.taken >= found.agreed)
    problem(problems, at('net'), 'purchaseChargeTaken', { number: found.taken_no ?? '', by: found.taken_by ?? '' });
}

/** Items and centres that lines name, the centre of each load of the supplier, and the country by which VAT is counted. */
async function knownOf({ db, partition }: Context, { lines, supplierId }: Captured, companyId: string) {
  const idsOf = (key: 'itemMasterId' | 'profitCentreId' | 'loadId') => lines.flatMap((line) => line[key] ?? []);
  const { rows } = await sql<{
    items: string[];
    centres: string[];
    loads: { id: string; centre: string }[];
    country: string;
  }>`
    select array(select id::text from item_master where partition = ${partition} and id = any (${idsOf('itemMasterId')}::uuid[])) as items,
           array(select id::text from profit_centre where partition = ${partition} and id = any (${idsOf('profitCentreId')}::uuid[])) as centres,
           coalesce((select jsonb_agg(jsonb_build_object('id', id, 'centre', profit_centre_id)) from load
                      where partition = ${partition} and company_id = ${companyId} and supplier_id = ${supplierId} and id = any (${idsOf('loadId')}::uuid[])), '[]') as loads,
           coalesce((select nullif(address ->> 'country', '') from company where partition = ${partition} and id = ${companyId}), 'ZA') as country`.execute(
    db,
  );
  const { items, centres, loads, country } = rows[0]!;
  return {
    items: new Set(items),
    centres: new Set(centres),
    loads: new Map(loads.map(({ id, centre }) => [id, centre])),
    country,
  };
}

/** A credit note lowers an invoice of its supplier, and never by more than it has left. */
async function checkOriginal(
  context: Context,
  { kind, originalId, supplierId }: Captured,
  given: { gross: Cents; currency: string; companyId: string; own: { readonly id: string } | null; problems: Problems },
): Promise<void> {
  if (originalId === null) return;
  const { db, partition, language } = context;
  const { rows } = await sql<{ left: number; currency: string }>`
    select p.currency, (p.gross - coalesce((select sum(c.gross) from purchase_invoice c where c.partition = p.partition and c.original_id = p.id
             and c.id is distinct from ${given.own?.id ?? null}::uuid and c.status not in ${setOf(purchaseInvoiceLife, 'dropped')}), 0))::bigint as left
      from purchase_invoice p where p.partition = ${partition} and p.id = ${originalId} and p.kind = 'invoice' and p.supplier_id = ${supplierId}
       and p.company_id = ${given.companyId} and p.currency = ${given.currency} and p.status not in ${setOf(purchaseInvoiceLife, 'dropped')}`.execute(
    db,
  );
  const [original] = rows;
  if (kind !== 'creditNote' || !original) problem(given.problems, 'originalId', 'purchaseOriginalOther');
  else if (given.gross > BigInt(original.left))
    problem(given.problems, 'lines', 'purchaseCreditTooMuch', {
      amount: formatMoney({ cents: cents(original.left), currency: original.currency }, language),
    });
}

/** A credit note takes the place of deductions of its supplier that no other note has answered. */
async function checkAnswers(
  context: Context,
  { kind, answers, supplierId, currency }: Captured,
  { company, problems }: { readonly company: BookCompany; readonly problems: Problems },
): Promise<void> {
  if (answers === null || (kind === 'creditNote' && answers.length === 0)) return;
  const known = await claimsOn(context, {
    company_id: company.id,
    supplier_id: supplierId,
    currency: currency ?? company.currency,
  });
  if (kind !== 'creditNote' || answers.some((each) => !known.some(({ id }) => id === each)))
    problem(problems, 'answers', 'purchaseAnswersOther');
}

/** The shares of VAT by our rates; by how much the supplier's VAT differs goes to the line with the largest of them. */
function withShares(
  lines: readonly UnsharedLine[],
  shares: readonly Cents[],
  difference: Cents,
): readonly CheckedLine[] {
  const largest = shares.reduce((best, share, place) => (share > shares[best]! ? place : best), 0);
  return lines.map((line, place) => ({
    ...line,
    vatShare: cents(shares[place]! + (place === largest ? difference : 0n)),
  }));
}
