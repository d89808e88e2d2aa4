import type { currencies } from './currencies.ts';
import { locales, type Language } from './language.ts';

declare const unit: unique symbol;

/**
 * An amount of money in whole cents. It is a bigint, so that it cannot be mixed up with the decimal numbers of the wire:
 * the compiler refuses to add, multiply or store one as the other, and `JSON.stringify` throws (decision 0042).
 */
export type Cents = bigint & { readonly [unit]: 'cents' };

/** An ISO 4217 code that amounts are kept in. */
export type Currency = (typeof currencies)[number];

/** An amount with its currency: the only thing that is written for people to read. */
export interface Money {
  readonly cents: Cents;
  readonly currency: string;
}

export const defaultCurrency = 'ZAR' satisfies Currency;

/** Whole cents as they are: `cents(1_250n)` is 12.50. Throws a RangeError for a number that is not a safe integer. */
export function cents(whole: bigint | number): Cents {
  if (typeof whole === 'number' && !Number.isSafeInteger(whole)) throw new RangeError(`${whole} is not whole cents`);
  return BigInt(whole) as Cents;
}

export const noCents = cents(0);

/** The amount in rand: the currency of every amount that has no currency of its own beside it. */
export function inRand(amount: Cents): Money {
  return { cents: amount, currency: defaultCurrency };
}

/** How a currency is written beside an amount, where that is not its ISO code. */
const symbols: Readonly<Record<string, string>> = { ZAR: 'R', USD: 'US$', EUR: '€', GBP: '£' };

const decimal = /^(-?)(\d{1,30})(?:\.(\d{1,2}))?$/;

/** The cents of a plain decimal (`12.5`, `'12.50'`), read digit by digit; undefined with more than two decimals. */
export function centsOf(amount: number | string): Cents | undefined {
  const match = decimal.exec(String(amount));
  if (!match) return undefined;
  const whole = BigInt(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  return cents(match[1] ? -whole : whole);
}

/** The plain decimal of cents, with two decimals: `-12.50`. A column of `numeric(15,2)` takes it. */
export function decimalOf(amount: Cents): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The number that the wire carries for an amount: rand, not cents. Exact up to 10¹³ rand, the most that the wire takes. */
export function wireOf(amount: Cents): number {
  return Number(decimalOf(amount));
}

/**
 * The cents of a number that a contract has let in, or that was calculated on a screen: what lies below a cent is noise of
 * the floating point, and is rounded away. Throws a RangeError for what is no amount at all.
 */
export function centsOfWire(amount: number): Cents {
  const found = centsOf(amount.toFixed(2));
  if (found === undefined) throw new RangeError(`${amount} is not an amount`);
  return found;
}

// Thousands grouped by one separator with the other one before the decimals, or no grouping and either before the decimals.
const grouped = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const ungrouped = /^(\d+)(?:[.,](\d{0,2}))?$/;

/** More digits than any amount has are a mistake, not an amount. */
const mostDigits = 16;

/** Characters; a currency and blanks included. */
const longestAmount = 200;

const amount = /^(?<minus>-?)(?<before>[^\d-]*)(?<innerMinus>-?)(?<digits>\d[\d.,]*)(?<after>\D*)$/;

/**
 * The cents of an amount as people type and paste it: `R 53 598,00`, `53,598.00`, `53.598,00`, `R1 000`, `-5`.
 * One separator before exactly three digits (`1,000`) groups thousands, since no amount has three decimals. Undefined
 * when the text is no amount, has more than two decimals, or names another currency.
 */
export function parseMoney(raw: string, currency: string = defaultCurrency): Cents | undefined {
  // The pattern takes the square of the length: 60,000 commas would take twenty seconds.
  if (raw.length > longestAmount) return undefined;
  const text = raw
    .normalize('NFKC')
    .replace(/[\s'’\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\u2212/g, '-');
  const { minus, before, innerMinus, digits, after } = amount.exec(text)?.groups ?? {};
  if (!digits || (before && after) || (minus && innerMinus)) return undefined;
  if (!namesCurrency(before || after, currency)) return undefined;
  const match = grouped.exec(digits);
  const [written, decimals] = match ? [match[1], match[3]] : (ungrouped.exec(digits)?.slice(1) ?? []);
  const whole = written?.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (whole === undefined || whole.length > mostDigits) return undefined;
  return centsOf(`${minus || innerMinus}${whole}${decimals ? `.${decimals}` : ''}`);
}

function namesCurrency(word: string | undefined, currency: string): boolean {
  return !word || word.toUpperCase() === currency || word.toUpperCase() === symbols[currency];
}

const formats = new Map<string, Intl.NumberFormat>();

/** `R 53 598,00`, or `R 53 598` without cents, with the separators and the place of the symbol that the reader's language uses, and no-break spaces. */
export function formatMoney({ cents: whole, currency }: Money, language: Language, decimals: 0 | 2 = 2): string {
  const key = `${language} ${currency} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  // A decimal string keeps all digits of large amounts, which a number would not.
  const parts = format.formatToParts(decimalOf(whole) as Intl.StringNumericLiteral);
  const isLeading =
    parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer');
  const symbol = symbols[currency] ?? currency;
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'currency') return value;
      const touches = parts[index + (isLeading ? 1 : -1)]?.type !== 'literal';
      return `${!isLeading && touches ? '\u00a0' : ''}${symbol}${isLeading && touches ? '\u00a0' : ''}`;
    })
    .join('');
}
