import { sql } from 'kysely';
import { divideRounded, sharesOf, sumOf } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { converted, type ExchangeRate, readRate } from '#modules/prices/exchange-rates/convert.ts';
import { findRate, type RateOfDay } from '#modules/prices/exchange-rates/server/index.ts';
import type { StoredInvoice, StoredLine } from './queries.ts';

/** A document as far as its worth in the books goes. */
export type ForeignDocument = Pick<
  StoredInvoice,
  | 'currency'
  | 'books_currency'
  | 'tax_date'
  | 'rate'
  | 'rate_day'
  | 'rate_source'
  | 'original_rate'
  | 'original_rate_day'
  | 'original_rate_source'
>;

/**
 * The rate by which a document stands in the books: its own once it is posted, that of its invoice for a credit note, else that
 * of its tax date. Null for one in the currency of the books; undefined where there is no rate.
 */
export async function rateOfDocument(
  context: Context,
  document: ForeignDocument,
): Promise<RateOfDay | null | undefined> {
  const { currency, books_currency: inCurrency, tax_date: day } = document;
  if (currency === inCurrency) return null;
  const kept = document.rate ?? document.original_rate;
  if (kept === null) return findRate(context, { currency, inCurrency, day });
  return {
    rate: readRate(kept)!,
    day: (document.rate_day ?? document.original_rate_day)!,
    source: document.rate === null ? document.original_rate_source! : document.rate_source,
  };
}

/** A line as far as its worth goes. */
type WorthLine = Pick<StoredLine, 'net' | 'vat_share' | 'vat_code' | 'vat_percent'>;

/** What a document is in the currency of the books. The total is converted; lines are converted each, and rounded. */
export interface InBooks {
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** Of each line, in their order. */
  readonly lines: readonly { readonly net: Cents; readonly vat: Cents }[];
  /** What the lines are more than the total. */
  readonly rounding: Cents;
}

/** More cents than these are spread over the lines, so that no more is ever posted to the account of rounding. */
const roundingAtMost = 5n;

/** A document in the currency of its books is worth what it is. */
export function sameInBooks(
  { net, vat, gross }: Pick<StoredInvoice, 'net' | 'vat' | 'gross'>,
  lines: readonly WorthLine[],
): InBooks {
  return {
    net: cents(net),
    vat: cents(vat),
    gross: cents(gross),
    lines: lines.map((line) => ({ net: cents(line.net), vat: cents(line.vat_share) })),
    rounding: cents(0),
  };
}

/** An invoice at a rate: VAT is converted once for each code, as it is declared, and shared by its lines. */
export function invoiceInBooks(
  { gross }: Pick<StoredInvoice, 'gross'>,
  lines: readonly WorthLine[],
  rate: ExchangeRate,
): InBooks {
  const total = converted(cents(gross), rate);
  const vats = vatInBooks(lines, rate);
  const vat = sumOf(vats);
  const nets = lines.map(({ net }) => converted(cents(net), rate));
  const off = sumOf(nets) + vat - total;
  const spread =
    off > roundingAtMost || off < -roundingAtMost
      ? shared(
          lines.map(({ net }) => net),
          rate,
        )
      : nets;
  return {
    net: cents(total - vat),
    vat,
    gross: total,
    lines: lines.map((_, place) => ({ net: spread[place]!, vat: vats[place]! })),
    rounding: cents(sumOf(spread) + vat - total),
  };
}

function vatInBooks(lines: readonly WorthLine[], rate: ExchangeRate): readonly Cents[] {
  const result: Cents[] = lines.map(() => cents(0));
  const places = lines.map((_, place) => place);
  const ofCode = (place: number) => `${lines[place]!.vat_code} ${lines[place]!.vat_percent}`;
  for (const group of Map.groupBy(places, ofCode).values()) {
    const shares = shared(
      group.map((place) => lines[place]!.vat_share),
      rate,
    );
    for (const [at, place] of group.entries()) result[place] = shares[at]!;
  }
  return result;
}

/** Shares of the converted sum, by largest remainder. */
function shared(amounts: readonly number[], rate: ExchangeRate): readonly Cents[] {
  const total = converted(sumOf(amounts.map((amount) => cents(amount))), rate);
  return sharesOf(
    total,
    amounts.map((amount) => BigInt(amount) * rate),
    100_000_000n,
  );
}

/** So much of an amount as a part is of the whole; the whole is all of it, so that parts add up. */
export function partInBooks(base: Cents, part: bigint, whole: bigint): Cents {
  if (whole === 0n) return cents(0);
  return part === whole ? base : cents(divideRounded(base * part, whole));
}

interface RootLine {
  readonly net: number;
  readonly vat_share: number;
  readonly base_net: number;
  readonly base_vat: number;
  readonly given_back: number;
  readonly given_back_vat: number;
}

/**
 * A credit or debit note at the rate of its invoice: what it moves of each line is the difference between what was given back
 * of that line in the books before it and after it. So all notes together take back what the invoice brought, to the cent. The
 * lines of the invoice have counted the note already.
 */
export async function noteInBooks(
  { db, partition }: Context,
  stored: StoredInvoice,
  lines: readonly StoredLine[],
): Promise<InBooks> {
  const isCredit = stored.kind === 'creditNote';
  const { rows } = await sql<RootLine & { readonly id: string }>`
    select n.id, o.net, o.vat_share, o.base_net, o.base_vat, o.given_back, o.given_back_vat
      from invoice_line n
      join invoice_line d on d.partition = n.partition and d.id = n.of_line_id
      join invoice_line o on o.partition = n.partition and o.id = coalesce(d.of_line_id, d.id)
     where n.partition = ${partition} and n.invoice_id = ${stored.id}`.execute(db);
  const roots = new Map(rows.map((row) => [row.id, row]));
  const moved = (base: number, whole: number, now: number, by: number) => {
    const at = (taken: number) => partInBooks(cents(base), BigInt(taken), BigInt(whole));
    return cents(isCredit ? at(now) - at(now - by) : at(now + by) - at(now));
  };
  const parts = lines.map((line) => {
    const root = roots.get(line.id)!;
    return {
      net: moved(root.base_net, root.net, root.given_back, line.net),
      vat: moved(root.base_vat, root.vat_share, root.given_back_vat, line.vat_share),
    };
  });
  const { rows: totals } = await sql<{ gross: number; base_gross: number; credited: number }>`
    select r.gross, r.base_gross, r.credited from invoice o
      join invoice r on r.partition = o.partition and r.id = coalesce(o.original_id, o.id)
     where o.partition = ${partition} and o.id = ${stored.original_id}`.execute(db);
  const [root] = totals;
  const gross = moved(root!.base_gross, root!.gross, root!.credited, stored.gross);
  const vat = sumOf(parts.map((part) => part.vat));
  const net = sumOf(parts.map((part) => part.net));
  return { net: cents(gross - vat), vat, gross, lines: parts, rounding: cents(net + vat - gross) };
}

/** Keeps what a document and its lines are in the books, before it is numbered. */
export async function keepInBooks(
  { db, partition }: Context,
  stored: StoredInvoice,
  lines: readonly StoredLine[],
  {
    rate,
    books,
  }: {
    readonly rate: { readonly text: string; readonly day: string; readonly source: string } | null;
    readonly books: InBooks;
  },
): Promise<void> {
  const ofLines = lines.map(({ id }, place) => ({
    id,
    net: Number(books.lines[place]!.net),
    vat: Number(books.lines[place]!.vat),
  }));
  await sql`
    update invoice_line n set base_net = b.net, base_vat = b.vat
      from jsonb_to_recordset(${JSON.stringify(ofLines)}::jsonb) as b(id uuid, net bigint, vat bigint)
     where n.partition = ${partition} and n.id = b.id`.execute(db);
  await sql`
    update invoice set base_currency = ${stored.books_currency}, base_net = ${Number(books.net)}, base_vat = ${Number(books.vat)}, base_gross = ${Number(books.gross)},
           rate = ${rate?.text ?? null}::numeric, rate_day = ${rate?.day ?? null}::date, rate_source = ${rate?.source ?? ''}
     where partition = ${partition} and id = ${stored.id}`.execute(db);
}
