import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';

/** A line as it is checked. */
export interface CheckedLine {
  readonly row: number;
  readonly group: string;
  readonly account: string;
  readonly centre: string;
  readonly text: string;
  readonly debit: Cents | null;
  readonly credit: Cents | null;
  readonly loadNumber: string;
  readonly party: string;
  readonly number: string;
  readonly dueDate: CalendarDate | null;
}

/** How texts are compared: by their letters, whatever their case and outer spaces. */
export const wordOf = (text: string): string => text.trim().toUpperCase();

/** A line above zero for debit, below for credit; nothing where it has no amount. */
export function signedOf({ debit, credit }: Pick<CheckedLine, 'debit' | 'credit'>): Cents {
  return ((debit ?? 0n) - (credit ?? 0n)) as Cents;
}
