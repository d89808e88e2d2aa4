import { daysBetween } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Columns } from './columns.ts';
import { type CsvRow, csvRows, delimiterOf } from './csv-rows.ts';
import type { Finding } from './findings.ts';
import { brokenAt, faultsOf } from './prove.ts';
import { findingOf, type ReadFile, type ReadLine, readLimits, type ReadStatement } from './read-file.ts';
import { proposedColumns } from './propose-columns.ts';
import { headBalances, headAccount } from './table-head.ts';
import { type Layout, layoutOf } from './table-layout.ts';
import { readRow, type RowRead } from './table-row.ts';

/** Rows that a person sees of a table, to say what its columns are. */
const shownRows = 30;

/**
 * Reads a table of a bank: by the columns that somebody has stated, else by a template, which knows headings by their names.
 * Rows may run from old to new or from new to old; balances prove which.
 */
export function readTable(text: string, columns: Columns | null): ReadFile {
  const delimiter = delimiterOf(text);
  const rows = csvRows(text, delimiter);
  const sample = rows.slice(0, shownRows).map(({ cells }) => cells);
  const layout = layoutOf(rows, columns);
  const read = {
    format: 'csv',
    template: layout?.name ?? '',
    sample,
    columns: null,
    statements: [],
    pending: 0,
  } as const;
  if (rows.length === 0) return { ...read, findings: [findingOf('empty')] };
  if (!layout) {
    const proposed = proposedColumns(rows, delimiter);
    return { ...read, columns: proposed, findings: [findingOf(rows.length > 1 ? 'columnsUnknown' : 'notRecognised')] };
  }
  return { ...read, ...statementsOf(rows, layout) };
}

type Found = Pick<ReadFile, 'statements' | 'pending' | 'findings'>;

function statementsOf(rows: readonly CsvRow[], layout: Layout): Found {
  const reads = rows.slice(layout.firstRow).map((row) => readRow(row, layout));
  const unread = reads.flatMap(({ refusal }) => refusal ?? []);
  if (unread.length > 0) return { statements: [], pending: 0, findings: [daysUnclear(reads) ?? unread[0]!] };
  const pending = reads.filter(({ isPending }) => isPending).length;
  const booked = reads.filter(({ lines }) => lines.length > 0);
  if (booked.length === 0) return { statements: [], pending, findings: [findingOf('empty', { pending })] };
  const lineCount = booked.reduce((sum, { lines }) => sum + lines.length, 0);
  if (lineCount > readLimits.lines)
    return { statements: [], pending, findings: [findingOf('tooManyLines', { most: readLimits.lines })] };
  const head = rows.slice(0, layout.firstRow);
  const named = headAccount(head);
  const byAccount = Map.groupBy(reads, (read) => (read.lines.length > 0 || read.balance ? read.account : '-'));
  const accounts = [...byAccount].filter(([, some]) => some.some(({ lines }) => lines.length > 0));
  const statements: ReadStatement[] = [];
  const findings: Finding[] = [];
  for (const [place, [account, some]] of accounts.entries()) {
    const isOnly = accounts.length === 1;
    const stated = isOnly ? { ...headBalances(head, layout), ...balancesOf(reads) } : balancesOf(some);
    const whole = oriented(some, stated);
    const { number, currency } = splitAccount(account);
    const { statement, faults } = assembled(whole, stated, {
      number: number || (isOnly ? named.number : ''),
      currency: currency || named.currency,
    });
    findings.push(...faults(place + 1));
    statements.push(statement);
  }
  return { statements, pending, findings };
}

const splitAccount = (account: string) => {
  const [number = '', currency = ''] = account.split('\n');
  return { number, currency };
};

interface Stated {
  readonly opening?: Cents;
  readonly closing?: Cents;
}

/** What rows of balances say: the first opening, and a closing after which no line comes. */
function balancesOf(reads: readonly RowRead[]): Stated {
  const opening = reads.find(({ balance }) => balance?.kind === 'opening')?.balance?.amount;
  const closing = reads.findLast(({ balance }) => balance?.kind === 'closing')?.balance?.amount;
  return { ...(opening !== undefined && { opening }), ...(closing !== undefined && { closing }) };
}

interface Oriented {
  readonly lines: readonly ReadLine[];
}

/**
 * Lines from old to new. Of several ways to read them, the one whose balances hold: as they stand or turned round, fees as
 * lines of their own or already within the amounts.
 */
function oriented(reads: readonly RowRead[], { opening, closing }: Stated): Oriented {
  const asTheyStand = reads.filter(({ lines }) => lines.length > 0);
  const [first, last] = [asTheyStand[0]!.lines[0]!.day, asTheyStand.at(-1)!.lines[0]!.day];
  const turned = asTheyStand.toReversed();
  const isNewestFirst = daysBetween(first, last) < 0;
  const orders = isNewestFirst ? [turned] : first === last ? [asTheyStand, turned] : [asTheyStand];
  const ways = orders.flatMap((order) => [
    order.flatMap(({ lines }) => lines),
    ...(order.some(({ withoutFee }) => withoutFee)
      ? [order.flatMap(({ lines, withoutFee }) => withoutFee ?? lines)]
      : []),
  ]);
  const holds = (lines: readonly ReadLine[]) =>
    !brokenAt(opening ?? null, lines) &&
    (closing === undefined || lastBalance(lines) === null || lastBalance(lines) === closing);
  return { lines: ways.find(holds) ?? ways[0]! };
}

const lastBalance = (lines: readonly ReadLine[]) => lines.findLast(({ balance }) => balance !== null)?.balance ?? null;

function assembled({ lines }: Oriented, stated: Stated, account: ReadStatement['account']) {
  const first = lines.find(({ balance }) => balance !== null);
  const before = first ? lines.slice(0, lines.indexOf(first) + 1).reduce((sum, { amount }) => sum + amount, 0n) : 0n;
  const opening = stated.opening ?? (first ? cents(first.balance! - before) : null);
  const reached = lastBalance(lines);
  // What follows the last balance moves it on; a table without balances proves nothing.
  const after = lines.slice(lines.findLastIndex(({ balance }) => balance !== null) + 1);
  const closing =
    stated.closing ??
    (reached === null ? null : cents(after.reduce((sum, { amount }) => sum + amount, reached as bigint)));
  const days = lines.map(({ day }) => day).toSorted();
  const isProved = opening !== null && closing !== null;
  const statement: ReadStatement = {
    account,
    number: '',
    fromDay: days[0]!,
    toDay: days.at(-1)!,
    opening: isProved ? opening : null,
    closing: isProved ? closing : null,
    lines,
  };
  return {
    statement,
    faults: (place: number): readonly Finding[] => {
      const faults = faultsOf({ opening, closing, lines }, place);
      return faults.length === 0 && !isProved ? [findingOf('noBalances', { statement: place })] : faults;
    },
  };
}

/** Days of which some fit one order of day and month, and others only the other: both rows are named. */
function daysUnclear(reads: readonly RowRead[]): Finding | undefined {
  const wrong = reads.find(({ onlyOtherOrder }) => onlyOtherOrder);
  if (!wrong) return undefined;
  const right = reads.find(({ onlyThisOrder }) => onlyThisOrder);
  return findingOf('dateUnclear', {
    row: wrong.row,
    value: wrong.dayCell,
    otherRow: right?.row ?? '',
    otherValue: right?.dayCell ?? '',
  });
}
