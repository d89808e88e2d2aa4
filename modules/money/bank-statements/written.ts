import { type CalendarDate, isCalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { DayOrder, DecimalMark } from './columns.ts';

const longest = 60;
const forms = {
  point: /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/,
  comma: /^(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,(\d*))?$/,
} as const satisfies Record<DecimalMark, RegExp>;

/** How a cell says its sign: by a mark of ledgers, by minus or brackets, by plus, or not at all. */
export type Sign = 'credit' | 'debit' | 'minus' | 'plus' | '';

export interface WrittenAmount {
  /** Without its sign. */
  readonly size: Cents;
  readonly sign: Sign;
}

/**
 * An amount as a bank writes it: `R-917.50`, `(R200.00)`, `1 000.00`, `+138985.31`, `5.00Cr`. What parts its decimals is what
 * the template says, never what the cell looks like. Undefined for what is no amount.
 */
export function writtenAmount(cell: string, decimal: DecimalMark): WrittenAmount | undefined {
  if (cell.length > longest) return undefined;
  let text = cell.replace(/[\s\u00a0\u202f'’_]/g, '').replace(/[\u2212\u2013]/g, '-');
  let sign: Sign = '';
  const mark = /(cr|dr)\.?$/i.exec(text);
  if (mark) {
    sign = mark[1]!.toLowerCase() === 'cr' ? 'credit' : 'debit';
    text = text.slice(0, mark.index);
  }
  const bracketed = /^\((.+)\)$/.exec(text);
  if (bracketed) text = `-${bracketed[1]}`;
  // A currency stands before or after the sign.
  text = text.replace(/^([+-]?)(?:[A-Z]{3}|R|[$€£])([+-]?)(?=[\d.,])/i, '$1$2');
  const signed = /^([+-])?([\d.,]*)([+-])?$/.exec(text);
  if (!signed || (signed[1] && signed[3])) return undefined;
  const given = signed[1] ?? signed[3];
  if (given && sign === '') sign = given === '-' ? 'minus' : 'plus';
  const size = sizeOf(signed[2]!, decimal);
  return size === undefined ? undefined : { size, sign };
}

function sizeOf(digits: string, decimal: DecimalMark): Cents | undefined {
  const match = forms[decimal].exec(digits);
  if (!match || !/\d/.test(digits)) return undefined;
  const decimals = (match[1] ?? '').replace(/0+$/, '');
  if (decimals.length > 2) return undefined;
  const whole = digits
    .slice(0, digits.length - (match[1] === undefined ? 0 : match[1].length + 1))
    .replace(/[.,]/g, '');
  if (whole.length > 13) return undefined;
  return cents(BigInt(`${whole || '0'}${decimals.padEnd(2, '0')}`));
}

/** An amount with the sign that is written on it; one without any is above zero. */
export function amountIn(cell: string, decimal: DecimalMark): Cents | undefined {
  const written = writtenAmount(cell, decimal);
  if (!written) return undefined;
  return written.sign === 'minus' || written.sign === 'debit' ? cents(-written.size) : written.size;
}

// By their first letters in English, Afrikaans, Portuguese and French; the shorter ones come after those that begin alike.
const months = [
  ['jan'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mrt', 'maart'],
  ['apr', 'avr', 'abr'],
  ['may', 'mei', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aoû', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out'],
  ['nov'],
  ['dec', 'des', 'dez', 'déc'],
] as const;

function monthOf(word: string): number | undefined {
  const found = months.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name)));
  return found === -1 ? undefined : found + 1;
}

function dayOf(year: string, month: number | string, day: string): CalendarDate | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) && full >= '1990' && full <= '2099' ? date : undefined;
}

/** A day as a bank writes it, with or without a time behind it; no clock and no zone has a part in it. */
export function dayIn(cell: string, order: DayOrder): CalendarDate | undefined {
  const text = cell.trim();
  if (text.length > 40) return undefined;
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (plain) return dayOf(plain[1]!, plain[2]!, plain[3]!);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const named = /^(\d{1,2})[-\s./]?(\p{L}{3,10})\.?[-\s./]?(\d{4}|\d{2})(?:\s.*)?$/u.exec(text);
  if (named) {
    const month = monthOf(named[2]!);
    return month === undefined ? undefined : dayOf(named[3]!, month, named[1]!);
  }
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/.exec(text);
  if (!parts) return undefined;
  const [, first, second, third] = parts as unknown as [string, string, string, string];
  if (order === 'yearFirst') return third.length === 2 && first.length === 2 ? dayOf(first, second, third) : undefined;
  return order === 'dayFirst' ? dayOf(third, second, first) : dayOf(third, first, second);
}
