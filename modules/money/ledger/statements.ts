import { type Cents, cents, centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { type AccountClass, accountClasses } from '#modules/money/journal-accounts/contract.ts';
import type { AccountBalance } from './contract.ts';

/** What a statement adds up; the wire carries rand, sums are counted in cents. */
type Figure = 'opening' | 'debit' | 'credit' | 'closing' | 'yearToDate' | 'lastYear';

/** The accounts of a trial balance by class, in its order; classes without an account are left out. */
export function byClass(
  rows: readonly AccountBalance[],
): readonly { readonly class: AccountClass; readonly rows: readonly AccountBalance[] }[] {
  return accountClasses
    .map((each) => ({ class: each, rows: rows.filter((row) => row.class === each) }))
    .filter((group) => group.rows.length > 0);
}

/** Whether an account moved in the month. */
export function hasMoved({ debit, credit }: Pick<AccountBalance, 'debit' | 'credit'>): boolean {
  return debit !== 0 || credit !== 0;
}

function sum(rows: readonly AccountBalance[], figure: Figure): Cents {
  return rows.reduce((total, row) => cents(total + centsOfWire(row[figure])), noCents);
}

/** A line of a statement: an account, or a sum of some. Amounts as a reader expects them, income and cost above zero. */
export interface StatementLine {
  readonly account?: AccountBalance;
  readonly inMonth: number;
  readonly toDate: number;
  readonly lastYear: number;
}

/** By which sign an amount of the books becomes that of a statement: what is owed, left and earned is a credit. */
const signOf: Readonly<Record<AccountClass, 1 | -1>> = {
  asset: 1,
  liability: -1,
  equity: -1,
  income: -1,
  cost: 1,
  expense: 1,
};

function lineOf(rows: readonly AccountBalance[], sign: bigint, upTo: 'closing' | 'yearToDate'): StatementLine {
  const signed = (amount: Cents) => wireOf(cents(amount * sign));
  return {
    inMonth: signed(cents(sum(rows, 'debit') - sum(rows, 'credit'))),
    toDate: signed(sum(rows, upTo)),
    lastYear: signed(sum(rows, 'lastYear')),
  };
}

export interface StatementGroup {
  readonly class: AccountClass;
  readonly lines: readonly StatementLine[];
  readonly total: StatementLine;
}

function groupOf(
  rows: readonly AccountBalance[],
  of: AccountClass,
  upTo: 'closing' | 'yearToDate' = 'closing',
): StatementGroup {
  const own = rows.filter((row) => row.class === of);
  const sign = BigInt(signOf[of]);
  return {
    class: of,
    lines: own.map((account) => ({ account, ...lineOf([account], sign, upTo) })),
    total: lineOf(own, sign, upTo),
  };
}

const isResult = (row: AccountBalance) => ['income', 'cost', 'expense'].includes(row.class);

/**
 * The income statement, from the rows of a trial balance without the journals that close the year. It begins with the year,
 * also while the year before is not closed yet.
 */
export function incomeStatement(rows: readonly AccountBalance[]) {
  return {
    income: groupOf(rows, 'income', 'yearToDate'),
    cost: groupOf(rows, 'cost', 'yearToDate'),
    expense: groupOf(rows, 'expense', 'yearToDate'),
    /** Income less the cost of transport. */
    gross: lineOf(
      rows.filter((row) => row.class === 'income' || row.class === 'cost'),
      -1n,
      'yearToDate',
    ),
    /** What is left of all; below zero for a loss. */
    result: lineOf(rows.filter(isResult), -1n, 'yearToDate'),
  };
}

/** The balance sheet, from the rows of a trial balance: what was earned and is not brought forward belongs to equity. */
export function balanceSheet(rows: readonly AccountBalance[]) {
  const own = rows.filter((row) => row.class === 'liability' || row.class === 'equity' || isResult(row));
  const assets = groupOf(rows, 'asset');
  const total = lineOf(own, -1n, 'closing');
  return {
    assets,
    liabilities: groupOf(rows, 'liability'),
    equity: groupOf(rows, 'equity'),
    result: lineOf(rows.filter(isResult), -1n, 'closing'),
    total,
    /** 0 where the books are in balance. */
    difference: wireOf(cents(centsOfWire(assets.total.toDate) - centsOfWire(total.toDate))),
  };
}
