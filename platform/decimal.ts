import { type Language, locales } from './language.ts';

/** Characters; a currency and blanks on both sides included. */
const longestNumber = 200;

/** A sign between units and decimals. */
export type DecimalMark = ',' | '.';

/** A number by the decimal mark: thousands are grouped by the other one, in threes, or not at all. */
const written = {
  '.': /^-?(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?$/,
  ',': /^-?(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d*)?$/,
} as const;

/**
 * The numbers that a text may mean, by the mark that would part its decimals: `1,500` is 1500 by the dot and 1.5 by the
 * comma, `385,50` is a number by the comma alone, `12` is the same by both. Currencies, signs of per cent and blanks around
 * it do not matter. Negative is also what ledgers write: `1 250,00-` and `(1 250,00)`. Every reader of numbers asks here.
 */
export function numbersIn(typed: string): Readonly<Partial<Record<DecimalMark, number>>> {
  // The patterns below take the square of the length: a pasted page would hold the form for half a minute.
  if (typed.length > longestNumber) return {};
  const plain = typed.replace(/[\s'’_\u200b-\u200f]/g, '').replace(/\u2212/g, '-');
  const ofLedger = /^([^-]*\d[^-]*)-$|^\((.*\d.*)\)$/.exec(plain);
  const text = (ofLedger ? `-${ofLedger[1] ?? ofLedger[2]}` : plain)
    .replace(/^(-?)[^\d.,-]+/, '$1')
    .replace(/[^\d.,-]+$/, '');
  if (!/\d/.test(text)) return {};
  return {
    ...(written['.'].test(text) && { '.': Number(text.replaceAll(',', '')) }),
    ...(written[','].test(text) && { ',': Number(text.replaceAll('.', '').replace(',', '.')) }),
  };
}

/**
 * Reads a number as people type it: `1 500 000,50`, `1,500,000.50`, `R 1.500`, `12.5 %`. Undefined when it is none. A single
 * comma or dot is a decimal mark, unless three digits follow it where fewer `decimals` are allowed, and they make a thousand
 * that is not above `max`: a rate of 82.456 % is not 82 456 %.
 */
export function parseDecimal(typed: string, decimals = 2, max = Infinity): number | undefined {
  const { '.': dot, ',': comma } = numbersIn(typed);
  if (dot === undefined || comma === undefined) return dot ?? comma;
  const [less, more] = Math.abs(dot) < Math.abs(comma) ? [dot, comma] : [comma, dot];
  return decimals < 3 && more <= max ? more : less;
}

/** `1.5m`, `300k`, `2 miljoen`: a number with a word that multiplies it. Its digits alone would be another amount. */
export function isMultiplied(typed: string): boolean {
  return /\d\s*(?:k|m|mn|mio|b|bn|mil|duisend|thousand|mille|mill?i\p{L}*|milj\p{L}*|milh\p{L}*)\.?\s*$/iu.test(typed);
}

/** How amounts of a currency are marked, besides its code. */
const signs: Readonly<Record<string, string>> = {
  ZAR: 'R|RANDS?',
  MZN: 'MTN?',
  BWP: 'P',
  NAD: 'N?[$]',
  ZMW: 'Z?K',
  USD: 'U?S?[$]',
  EUR: '€',
};

/** The word beside an amount that is not its currency: `USD` of `12 500 USD` in a field of rand. Its digits alone would be another amount; words without a digit are no amount at all. */
export function otherCurrency(typed: string, currency = 'ZAR'): string | undefined {
  if (!/\d/.test(typed)) return undefined;
  const word = typed.replace(/[\d\s.,'’()\-\u2212]/g, '');
  return new RegExp(`^(?:${currency}|${signs[currency] ?? currency})*$`, 'i').test(word) ? undefined : word;
}

/** Half away from zero, on the decimal digits as they are written: 1.005 becomes 1.01. */
export function roundDecimal(value: number, decimals: number): number {
  // Written with an exponent: far below or far above what any field holds.
  if (Math.abs(value) < 1e-6 || Math.abs(value) >= 1e15) return Math.abs(value) < 1 ? 0 : value;
  return Number(`${Math.sign(value) * Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`);
}

/** `1 500 000,50`; with `fixed` the decimals are always written. */
export function formatDecimal(
  language: Language,
  value: number,
  { decimals = 2, fixed = false, grouping = true } = {},
): string {
  return new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: decimals,
    minimumFractionDigits: fixed ? decimals : 0,
    useGrouping: grouping,
  }).format(value);
}

/** `5,27%`, or `5,27 %` where the language writes it so: a share in hundredths, with the sign that a language gives it. */
export function formatPercent(
  language: Language,
  percent: number,
  { decimals = 2, fixed = false, signed = false } = {},
): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'percent',
    maximumFractionDigits: decimals,
    minimumFractionDigits: fixed ? decimals : 0,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(percent / 100);
}

/** A price of one unit, with the decimals that it needs: two, or four. */
export function formatUnitPrice(language: Language, price: number): string {
  const isWholeCents = roundDecimal(price, 4) === roundDecimal(price, 2);
  return formatDecimal(language, price, { decimals: isWholeCents ? 2 : 4, fixed: true });
}
