import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { Columns } from './columns.ts';
import type { Finding, FindingCode } from './findings.ts';
import type { BankFormat } from './formats.ts';

/** A line as a file has it: money that came in (above zero) or went out. */
export interface ReadLine {
  /** As a person counts the rows of the file. */
  readonly row: number;
  readonly day: CalendarDate;
  readonly valueDay: CalendarDate;
  readonly amount: Cents;
  readonly text: string;
  readonly reference: string;
  readonly payerName: string;
  readonly payerAccount: string;
  readonly balance: Cents | null;
  readonly isFee: boolean;
}

/** The account as a file names it; a currency is empty where a table has none. */
export interface NamedAccount {
  readonly number: string;
  readonly currency: string;
}

export interface ReadStatement {
  readonly account: NamedAccount;
  readonly number: string;
  readonly fromDay: CalendarDate;
  readonly toDay: CalendarDate;
  /** Null where the file has no balance that can be trusted; so is the closing. */
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  readonly lines: readonly ReadLine[];
}

/** A file as it was read. What is refused among its findings refuses the whole of it. */
export interface ReadFile {
  /** Empty where it is none that is known. */
  readonly format: BankFormat | '';
  /** The name of the template of a table; empty for a mapping and for other formats. */
  readonly template: string;
  readonly statements: readonly ReadStatement[];
  /** Rows that the bank has not booked yet. */
  readonly pending: number;
  readonly findings: readonly Finding[];
  /** The first rows of a table, and what its columns seem to be. */
  readonly sample: readonly (readonly string[])[];
  readonly columns: Columns | null;
}

/** Files are read within these bounds, whatever they contain. */
export const readLimits = { bytes: 20_000_000, lines: 100_000, statements: 1000, depth: 40, cell: 4000 } as const;

/** Refuses a file for one reason, from wherever it is read. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly finding: Finding;
  constructor(code: FindingCode, { row = 0, statement = 0, ...details }: FindingFacts = {}) {
    super(code);
    this.finding = findingOf(code, { row, statement, ...details });
  }
}

export interface FindingFacts {
  readonly row?: number;
  readonly statement?: number;
  readonly [name: string]: string | number | undefined;
}

export function findingOf(code: FindingCode, { row = 0, statement = 0, ...details }: FindingFacts = {}): Finding {
  const texts = Object.entries(details).map(([name, value]) => [name, String(value ?? '')] as const);
  return { code, row, statement, details: Object.fromEntries(texts) };
}

/** A text of a bank on one line, without what no database keeps. */
export function tidy(text: string, longest = 500): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .replaceAll('\uFFFD', '?');
}

/** The letters and digits of an account number; banks write it with and without blanks, hyphens and leading zeros. */
export function accountKey(number: string): string {
  return number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^0+/, '');
}
