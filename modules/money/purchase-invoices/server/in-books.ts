import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { converted, rateText, readRate } from '#modules/prices/exchange-rates/convert.ts';
import { findRate, type RateOfDay } from '#modules/prices/exchange-rates/server/index.ts';
import { type InBooks, invoiceInBooks, sameInBooks } from '#modules/money/invoices/server/index.ts';
import type { VatCode } from '#platform/vat-codes.ts';
import type { Expected } from './expected.ts';
import { linesOf, type StoredPurchase } from './queries.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A document as far as its rate goes. */
export interface RatedDocument {
  readonly currency: string;
  /** The currency of the company. */
  readonly inCurrency: string;
  readonly invoiceDate: CalendarDate;
  readonly originalId: string | null;
}

/**
 * The rate by which a document stands in the books: that of its date, for a credit note that of its invoice. Null for one in the
 * currency of the books; undefined where there is no rate.
 */
export async function rateOfPurchase(reader: Reader, document: RatedDocument): Promise<RateOfDay | null | undefined> {
  const { currency, inCurrency, invoiceDate: day, originalId } = document;
  if (currency === inCurrency) return null;
  const { rows } = await sql<{ rate: string; day: CalendarDate; source: string }>`
    select rate::text as rate, rate_day::text as day, rate_source as source from purchase_invoice
     where partition = ${reader.partition} and id = ${originalId}::uuid and currency = ${currency} and rate is not null`.execute(
    reader.db,
  );
  const [original] = rows;
  return original ? { ...original, rate: readRate(original.rate)! } : findRate(reader, { currency, inCurrency, day });
}

interface WorthLine {
  readonly net: number;
  readonly vat_share: number;
  readonly vat_code: VatCode;
  readonly vat_percent: number;
}

/** What a document is in the books, and each of its lines: its total is converted, and VAT once for each code. */
export function purchaseInBooks(
  totals: { readonly net: number; readonly vat: number; readonly gross: number },
  lines: readonly WorthLine[],
  rate: RateOfDay | null,
): InBooks {
  return rate === null ? sameInBooks(totals, lines) : invoiceInBooks(totals, lines, rate.rate);
}

/** The columns that keep the rate and the worth of a document. */
export function worthColumns(inCurrency: string, rate: RateOfDay | null, { net, vat, gross }: InBooks) {
  return {
    rate: rate && rateText(rate.rate),
    rate_day: rate && rate.day,
    rate_source: rate?.source ?? '',
    base_currency: inCurrency,
    base_net: Number(net),
    base_vat: Number(vat),
    base_gross: Number(gross),
  };
}

/** What a line takes of its charge or order, in the currency of that. */
export function takenOfTarget(
  { net, baseNet }: { readonly net: Cents; readonly baseNet: Cents },
  { currency, inCurrency }: Pick<RatedDocument, 'currency' | 'inCurrency'>,
  target: Expected | undefined,
): Cents {
  return target !== undefined && target.currency !== currency && target.currency === inCurrency ? baseNet : net;
}

/** The rate that a document in the books, or on its way there, was reckoned by; null in the currency of the books. */
export function keptRate({ rate }: Pick<StoredPurchase, 'rate'>) {
  return rate === null ? null : readRate(rate)!;
}

/** What stands in the books of an amount in the currency of a document. */
export function amountInBooks(document: Pick<StoredPurchase, 'rate'>, amount: Cents): Cents {
  const rate = keptRate(document);
  return rate === null ? amount : converted(amount, rate);
}

/** Whether the rate of a document is still the one that it was reckoned by. */
export async function hasSameRate(reader: Reader, stored: StoredPurchase): Promise<boolean> {
  const found = await rateOfPurchase(reader, ratedOf(stored));
  return found === null ? stored.rate === null : found !== undefined && readRate(stored.rate ?? '') === found.rate;
}

const ratedOf = (stored: StoredPurchase): RatedDocument => ({
  currency: stored.currency,
  inCurrency: stored.base_currency ?? stored.currency,
  invoiceDate: stored.invoice_date,
  originalId: stored.original_id,
});

/** Reckons a document anew where its rate was mended since; what is in the books stays. */
export async function refreshWorth(context: Context, stored: StoredPurchase): Promise<void> {
  if (stored.journal_id !== null || (await hasSameRate(context, stored))) return;
  const { db, partition } = context;
  const rate = await rateOfPurchase(context, ratedOf(stored));
  if (!rate) return;
  const lines = await linesOf(context, [stored.id]);
  const books = purchaseInBooks(stored, lines, rate);
  await db
    .updateTable('purchase_invoice')
    .set(worthColumns(stored.base_currency!, rate, books) as never)
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .execute();
  const worth = lines.map(({ id, net, target_net, base_net }, place) => ({
    id,
    net: Number(books.lines[place]!.net),
    vat: Number(books.lines[place]!.vat),
    // What states a charge of the books takes the new worth of it.
    target: target_net === base_net && target_net !== net ? Number(books.lines[place]!.net) : target_net,
  }));
  await sql`
    update purchase_invoice_line n set base_net = w.net, base_vat = w.vat, target_net = w.target
      from jsonb_to_recordset(${JSON.stringify(worth)}::jsonb) as w(id uuid, net bigint, vat bigint, target bigint)
     where n.partition = ${partition} and n.id = w.id`.execute(db);
}

/** What a document is in the books, as far as it is known. */
export function worthOf({ base_gross, gross }: Pick<StoredPurchase, 'base_gross' | 'gross'>): Cents {
  return cents(base_gross ?? gross);
}
