import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';

/** Words that suppliers write before a number, and that say nothing of it. A letter that follows makes another word of them. */
const prefix = /^(?:TAX|INVOICE|INV|IN|CREDIT|CN|NOTE|NO|NR)(?![A-Z])[^A-Z0-9]*/;

/**
 * A supplier's number without what clerks write now so and now so: capitals, prefixes, blanks, leading zeros. One separator
 * between two digits stays, since A1-10 is not A110. Empty where the text has neither letter nor digit.
 */
export function normalisedNumber(raw: string): string {
  const plain = raw.normalize('NFKC').toUpperCase();
  let rest = plain.replace(/^[^A-Z0-9]+/, '');
  for (let shorter = rest.replace(prefix, ''); shorter !== '' && shorter !== rest; shorter = rest.replace(prefix, ''))
    rest = shorter;
  return rest
    .replace(/(?<=\d)[^A-Z0-9]+(?=\d)/g, '-')
    .replace(/[^A-Z0-9-]|(?<!\d)-|-(?!\d)/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');
}

/** As far as it is compared with another document of its supplier. */
export interface Comparable {
  readonly gross: Cents;
  readonly date: CalendarDate;
  readonly loadIds: readonly string[];
}

export type Nearness = 'sameAmount' | 'sameLoad';

/** Days and per cent within which two invoices of a supplier may be the same one. */
const near = { days: 45, percent: 1n } as const;

/** Why another document of the supplier may be the same one; undefined where nothing speaks for it (domain.md §4.18). */
export function nearnessOf(own: Comparable, other: Comparable): Nearness | undefined {
  const difference = own.gross > other.gross ? own.gross - other.gross : other.gross - own.gross;
  if (difference * 100n <= own.gross * near.percent && Math.abs(daysBetween(own.date, other.date)) <= near.days)
    return 'sameAmount';
  return own.loadIds.some((id) => other.loadIds.includes(id)) ? 'sameLoad' : undefined;
}
