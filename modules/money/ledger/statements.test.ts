import { expect, test } from 'vitest';
import type { AccountClass } from '#modules/money/journal-accounts/contract.ts';
import type { AccountBalance } from './contract.ts';
import { balanceSheet, byClass, hasMoved, incomeStatement } from './statements.ts';

const row = (
  number: string,
  of: AccountClass,
  opening: number,
  debit: number,
  credit: number,
  ofYear = opening,
): AccountBalance => ({
  accountId: number,
  number,
  name: number,
  class: of,
  isControl: false,
  opening,
  debit,
  credit,
  closing: Number((opening + debit - credit).toFixed(2)),
  yearToDate: Number((ofYear + debit - credit).toFixed(2)),
  lastYear: 0,
});

/** A month in which 1000.10 was earned, 400.05 spent on transport and 100 on the office. */
const rows = [
  row('1000', 'asset', 500, 1000.1, 500.05),
  row('2000', 'liability', -200, 0, 0),
  row('3000', 'equity', -300, 0, 0),
  row('4000', 'income', 0, 0, 1000.1),
  row('5000', 'cost', 0, 400.05, 0),
  row('6000', 'expense', 0, 100, 0),
];

test('a trial balance has the classes in their order, and none without accounts', () => {
  expect(byClass([rows[4]!, rows[0]!]).map((group) => group.class)).toEqual(['asset', 'cost']);
  expect(rows.filter(hasMoved).map(({ number }) => number)).toEqual(['1000', '4000', '5000', '6000']);
});

test('an income statement shows income and cost above zero, and what is left of them', () => {
  const { income, cost, expense, gross, result } = incomeStatement(rows);
  expect(income.total).toMatchObject({ inMonth: 1000.1, toDate: 1000.1 });
  expect(cost.total.toDate).toBe(400.05);
  expect(expense.lines.map(({ toDate }) => toDate)).toEqual([100]);
  expect(gross.toDate).toBe(600.05);
  expect(result.toDate).toBe(500.05);
});

test('an income statement leaves out a year before that is not closed yet', () => {
  const { income, result } = incomeStatement([row('4000', 'income', -900, 0, 100, -50)]);
  expect(income.total).toMatchObject({ inMonth: 100, toDate: 150 });
  expect(result.toDate).toBe(150);
});

test('a loss is below zero', () => {
  expect(incomeStatement(rows.slice(4)).result.toDate).toBe(-500.05);
});

test('a balance sheet balances with what was earned and is not brought forward', () => {
  const sheet = balanceSheet(rows);
  expect(sheet.assets.total.toDate).toBe(1000.05);
  expect(sheet.liabilities.total.toDate).toBe(200);
  expect(sheet.equity.total.toDate).toBe(300);
  expect(sheet.result.toDate).toBe(500.05);
  expect(sheet.total.toDate).toBe(1000.05);
  expect(sheet.difference).toBe(0);
});

test('a balance sheet says by how much books are out of balance', () => {
  expect(balanceSheet(rows.slice(1)).difference).toBe(-1000.05);
});
