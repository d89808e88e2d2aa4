import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import type { JournalSource } from '#modules/money/ledger/contract.ts';
import type { NewItem } from '#modules/money/ledger/server/index.ts';
import {
  type BookHouse,
  openBookHouse,
  partition,
  type ShortLine,
} from '#modules/money/ledger/server/testing/book-house.ts';
import type { ProposalRecord } from '../contract.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { journalProposalOperations } from './operations.ts';

/** The small year of the design: an invoice, a carrier's invoice that is paid, a receipt, driver pay, a credit note. */
let house: BookHouse;
const customer = { kind: 'customer', id: randomUUID() } as const;
const supplier = { kind: 'supplier', id: randomUUID() } as const;
const day = '2026-11-10';

/** Posts as a document does: what stands on debtors or creditors is an open item. */
async function document(source: JournalSource, kind: NewItem['kind'], lines: readonly ShortLine[]): Promise<void> {
  const posting = await house.posting(lines);
  const items: NewItem[] = [];
  const withParties = posting.lines.map((line, place) => {
    const party = { '1100': customer, '2000': supplier }[lines[place]![0]];
    if (!party) return line;
    items.push({
      kind,
      accountId: line.accountId,
      party,
      number: 'DOC-1',
      date: day,
      dueDate: day,
      amount: line.amount,
    });
    return { ...line, party };
  });
  await house.post(lines, { source, area: 'sales', date: day, lines: withParties, items });
}

beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations],
    failureCatalogues: [journalProposalFailureTexts],
  });
  await document('invoice', 'invoice', [
    ['1100', 55_073.95],
    ['4000', -46_000],
    ['4010', -1713.17],
    ['4020', -1462.5],
    ['2100', -5898.28],
  ]);
  await document('purchaseInvoice', 'purchaseInvoice', [
    ['5000', 13_200.41],
    ['1150', 1980.06],
    ['2000', -15_180.47],
  ]);
  await document('payment', 'payment', [
    ['2000', 15_180.47],
    ['1000', -15_180.47],
  ]);
  await document('receipt', 'receipt', [
    ['1000', 20_000],
    ['1100', -20_000],
  ]);
  await document('driverPay', 'payment', [
    ['5010', 1909.5],
    ['2200', -1909.5],
  ]);
  await document('invoice', 'creditNote', [
    ['4020', 1462.5],
    ['2100', 219.38],
    ['1100', -1681.88],
  ]);
});
afterAll(() => house.close());

const balances = async (query: object = {}) => {
  const { rows, sum } = await house.summary({ onlyMoved: true, ...query });
  expect(sum.closing).toBe(0);
  return Object.fromEntries(
    rows.filter(({ closing }) => closing !== 0).map(({ number, closing }) => [number, closing]),
  );
};
const ofBalanceSheet = { '1000': 4819.53, '1100': 33_392.07, '1150': 1980.06, '2100': -5678.9, '2200': -1909.5 };

test('its trial balance is that of the design, and its open items equal the control accounts', async () => {
  expect(await balances()).toEqual({
    ...ofBalanceSheet,
    '4000': -46_000,
    '4010': -1713.17,
    '5000': 13_200.41,
    '5010': 1909.5,
  });
  expect((await house.summary({ proof: true })).differences).toEqual([]);
  const aged = (partyKind: string) =>
    house.ask<{ total: number; ledger: number }>('getLedgerAgeing', { partyKind }, house.clerk);
  expect(await aged('customer')).toMatchObject({ total: 33_392.07, ledger: 33_392.07 });
  expect(await aged('supplier')).toMatchObject({ total: 0, ledger: 0 });
});

interface Saved {
  readonly id: string;
  readonly lockId: string;
}

test('its end moves the profit to retained earnings, once, and what comes late is a difference', async () => {
  const years = await house.ask<{ id: string; name: string }[]>('getAllFiscalYears', {}, house.clerk);
  expect(years.map(({ name }) => name)).toEqual(['2026/27']);
  const next = await house.ask<{ name: string }>('addAdditionalFiscalYear', {}, house.manager);
  expect(next.name).toBe('2027/28');
  expect(await house.call('addAdditionalFiscalYear', {}, house.manager)).toMatchObject({ code: 'yearAhead' });
  await house.within(({ db }) =>
    sql`update period_posting s set state = 'OPEN' from posting_period p where p.partition = s.partition and p.id = s.period_id and s.partition = ${partition}
           and s.state = 'FUTURE' and s.area = 'journals' and p.last_day <= '2027-03-31'`.execute(db),
  );
  const propose = () => house.call('postYearEndTransaction', { yearId: years[0]!.id }, house.clerk);
  const approve = async (saved: Saved) => {
    const { result } = await house.call(
      'submitTransaction',
      { id: saved.id },
      { ...house.clerk, lockId: saved.lockId },
    );
    expect(
      await house.call('approveTransaction', { id: saved.id }, { ...house.manager, lockId: (result as Saved).lockId }),
    ).toMatchObject({ response: 'ok' });
  };
  const saved = (await propose()).result as Saved;
  expect(await propose()).toMatchObject({ code: 'proposalWaits' });
  const proposal = await house.ask<ProposalRecord>('getTransactionProposal', { id: saved.id }, house.clerk);
  expect(proposal).toMatchObject({ kind: 'yearEnd', date: '2027-02-28', findings: [] });
  await approve(saved);
  expect(await propose()).toMatchObject({ code: 'yearEndNothing' });
  const [thirteenth, february, march] = [
    await house.month('13'),
    await house.month('2027-02'),
    await house.month('2027-03'),
  ];
  expect(await balances({ periodId: february })).toMatchObject({ '4000': -46_000 });
  expect(await balances({ periodId: thirteenth })).toEqual({ ...ofBalanceSheet, '3000': -32_603.26 });
  expect(await balances({ periodId: thirteenth, beforeClosing: true })).toMatchObject({
    '4000': -46_000,
    '5000': 13_200.41,
  });
  // The new year opens with the balance sheet alone, on the account's page and in the summary alike.
  const { rows } = await house.summary({ periodId: march, onlyMoved: true });
  expect(Object.fromEntries(rows.map(({ number, opening }) => [number, opening]))).toEqual({
    ...ofBalanceSheet,
    '3000': -32_603.26,
  });
  const bank = rows.find(({ number }) => number === '1000')!;
  const { opening } = await house.ask<{ opening: number }>(
    'getAccountTransactions',
    { accountId: bank.accountId, from: '2027-03-01' },
    house.clerk,
  );
  expect(opening).toBe(4819.53);
  await house.post(
    [
      ['6200', 100],
      ['1000', -100],
    ],
    { date: '2027-02-10' },
  );
  const late = (await propose()).result as Saved;
  expect(await house.ask('getTransactionProposal', { id: late.id }, house.clerk)).toMatchObject({
    total: 100,
    lines: 2,
  });
  await approve(late);
  expect(await balances({ periodId: thirteenth })).toMatchObject({ '3000': -32_503.26, '1000': 4719.53 });
});

test('the cents of lines are exact where a journal has a hundred of them', async () => {
  const lines = Array.from({ length: 100 }, (_, place): ShortLine => ['1020', place % 2 === 0 ? 0.01 : 0.02]);
  const { id } = await house.post([...lines, ['3100', -1.5]]);
  const journal = await house.ask<{ total: number; lines: { amount: number }[] }>('getJournal', { id }, house.clerk);
  expect(journal.total).toBe(1.5);
  expect(journal.lines.reduce((sum, { amount }) => sum + cents(Math.round(amount * 100)), 0n)).toBe(0n);
});
