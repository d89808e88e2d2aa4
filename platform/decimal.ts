import { type Language, locales } from './language.ts';

/** Characters; a currency and blanks on both sides included. */
const longestNumber = 200;

/**
 * Reads a number as people write and paste it: `1 500 000,50`, `1,500,000.50`, `R 1.500`, `12.5 %`. Undefined when it is
 * none. A single comma or dot is a decimal mark, unless more digits follow it than `decimals` allows and they make a
 * thousand that is not above `max`: a rate of 82.456 % is not 82 456 %. Negative is also what ledgers write: `1 250,00-` and
 * `(1 250,00)`.
 */
export function parseDecimal(typed: string, decimals = 2, max = Infinity): number | undefined {
  // The patterns below take the square of the length: a pasted page would hold the form for half a minute.
  if (typed.length > longestNumber) return undefined;
  const plain = typed.replace(/[\s'’_]/g, '').replace(/\u2212/g, '-');
  const ofLedger = /^([^-]*\d[^-]*)-$|^\((.*\d.*)\)$/.exec(plain);
  const text = (ofLedger ? `-${ofLedger[1] ?? ofLedger[2]}` : plain)
    .replace(/^(-?)[^\d.,-]+/, '$1')
    .replace(/[^\d.,-]+$/, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const marks = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mixed = text.includes('.') && text.includes(',');
  const fraction = last === -1 ? 0 : text.length - last - 1;
  const isThousand = fraction === 3 && decimals < 3 && Number(text.replace(/[.,]/g, '')) <= max;
  const grouped = marks.length > 1 ? !mixed : isThousand;
  // `1.234,5,6` and the like: the decimal mark stands once, and last.
  if (mixed && marks.filter((mark) => mark === text[last]).length > 1) return undefined;
  const groups = (grouped || last === -1 ? text : text.slice(0, last)).split(/[.,]/);
  if (groups.length > 1 && groups.slice(1).some((group) => group.length !== 3)) return undefined;
  const digits = grouped || last === -1 ? groups.join('') : `${groups.join('')}.${text.slice(last + 1)}`;
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

/** `1.5m`, `300k`, `2 miljoen`: a number with a word that multiplies it. Its digits alone would be another amount. */
export function isMultiplied(typed: string): boolean {
  return /\d\s*(?:k|m|mn|mio|b|bn|mil|duisend|thousand|mille|mill?i\p{L}*|milj\p{L}*|milh\p{L}*)\.?\s*$/iu.test(typed);
}

/** What stands beside an amount typed into a field of rand and is no rand: `12 500 USD`. Its digits alone would be another amount; words without a digit are no amount at all. */
export function notRand(typed: string): string | undefined {
  if (!/\d/.test(typed)) return undefined;
  const word = typed.replace(/[\d\s.,'’()\-\u2212]/g, '');
  return /^(?:R|ZAR|RANDS?)*$/i.test(word) ? undefined : word;
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
