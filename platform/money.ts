import { locales, type Language } from './language.ts';

/** Whole cents. Money is never a fraction of anything in this code; decimals exist only at the edges. */
export type Cents = number;

export const defaultCurrency = 'ZAR';

/** How a currency is written beside an amount, where that is not its ISO code. */
const symbols: Readonly<Record<string, string>> = { ZAR: 'R', USD: 'US$', EUR: '€', GBP: '£' };

const decimal = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** The cents of a plain decimal (`12.5`, `'12.50'`), read digit by digit; undefined with more than two decimals. */
export function centsOf(amount: number | string): Cents | undefined {
  const match = decimal.exec(String(amount));
  if (!match) return undefined;
  const cents = Number(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return undefined;
  return match[1] && cents > 0 ? -cents : cents;
}

/** The plain decimal of cents, with two decimals: `-12.50`. */
export function decimalOf(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

// Thousands grouped by one separator with the other one before the decimals, or no grouping and either before the decimals.
const grouped = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const ungrouped = /^(\d+)(?:[.,](\d{0,2}))?$/;

const amount = /^(?<minus>-?)(?<before>[^\d-]*)(?<innerMinus>-?)(?<digits>\d[\d.,]*)(?<after>\D*)$/;

/**
 * The cents of an amount as people type and paste it: `R 53 598,00`, `53,598.00`, `53.598,00`, `R1 000`, `-5`.
 * One separator before exactly three digits (`1,000`) groups thousands, since no amount has three decimals. Undefined
 * when the text is no amount, has more than two decimals, or names another currency.
 */
export function parseMoney(raw: string, currency: string = defaultCurrency): Cents | undefined {
  const text = raw
    .normalize('NFKC')
    .replace(/[\s'’\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\u2212/g, '-');
  const { minus, before, innerMinus, digits, after } = amount.exec(text)?.groups ?? {};
  if (!digits || (before && after) || (minus && innerMinus)) return undefined;
  if (!namesCurrency(before || after, currency)) return undefined;
  const match = grouped.exec(digits);
  const [whole, decimals] = match ? [match[1], match[3]] : (ungrouped.exec(digits)?.slice(1) ?? []);
  if (whole === undefined) return undefined;
  return centsOf(`${minus || innerMinus}${whole.replace(/[.,]/g, '')}${decimals ? `.${decimals}` : ''}`);
}

function namesCurrency(word: string | undefined, currency: string): boolean {
  return !word || word.toUpperCase() === currency || word.toUpperCase() === symbols[currency];
}

const formats = new Map<string, Intl.NumberFormat>();

/** `R 53 598,00`, with the separators and the place of the symbol that the reader's language uses, and no-break spaces. */
export function formatMoney(cents: Cents, currency: string = defaultCurrency, language: Language = 'en'): string {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formats.set(key, format);
  }
  // A decimal string keeps all digits of large amounts, which dividing by 100 would not.
  const parts = format.formatToParts(decimalOf(cents) as Intl.StringNumericLiteral);
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
