import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { type BookHouse, bookDay, openBookHouse, partition } from '#modules/money/ledger/server/testing/book-house.ts';
import type { ProposalRecord } from '../contract.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { journalProposalOperations } from './operations.ts';
import { repeatDue } from './repeats.ts';
import { reverseDue } from './reversal-job.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations],
    failureCatalogues: [journalProposalFailureTexts],
  });
});
afterAll(() => house.close());

interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
  readonly status: string;
}
const row = (account: string, signed: number, more: object = {}) => ({
  account,
  ...(signed > 0 ? { debit: signed } : { credit: -signed }),
  ...more,
});
const batch = (rows: readonly object[], more: object = {}) =>
  house.ask<Saved>(
    'postBatchAdjustmentTransaction',
    { date: bookDay, reason: 'Month end', rows, ...more },
    house.clerk,
  );
const read = (id: string) => house.ask<ProposalRecord>('getTransactionProposal', { id }, house.clerk);
const act = (operation: string, { id, lockId }: Saved, more: object = {}, by = house.clerk) =>
  house.call(operation, { id, ...more }, { ...by, lockId });
const must = async (operation: string, saved: Saved, more: object = {}, by = house.clerk) =>
  (await act(operation, saved, more, by)) as unknown as { result: Saved; code?: string };

test('keeps what was typed, says what is wrong, and posts it whole once it is mended and a second person approves', async () => {
  const rows = [
    row('6100', 1360, { group: 'B', centre: 'DBN', text: 'Insurance' }),
    row('1300', -1240, { group: 'B' }),
    row('6200', 50, { group: 'C', centre: 'nowhere' }),
    row('1000', -50, { group: 'C' }),
  ];
  let saved = await batch(rows);
  const draft = await read(saved.id);
  expect(draft).toMatchObject({ status: 'DRAFT', total: 1410, lines: 4, journals: 2 });
  expect(draft.rows[2]).toMatchObject({ row: 3, centre: 'nowhere', debit: 50 });
  expect(draft.findings).toMatchObject([
    { row: 3, field: 'centre', code: 'lineCentreUnknown' },
    { row: null, group: 'B', code: 'groupUnbalanced' },
  ]);
  expect(draft.findings[1]!.details['amount']).toMatch(/120,00/);
  expect(await act('submitTransaction', saved)).toMatchObject({ code: 'proposalIncomplete' });
  saved = (
    await must('putTransaction', saved, {
      date: bookDay,
      reason: 'Month end',
      rows: [{ ...rows[0], debit: 1240 }, rows[1], { ...rows[2], centre: 'dbn' }, rows[3]],
    })
  ).result;
  saved = (await must('submitTransaction', saved)).result;
  expect(saved.status).toBe('SUBMITTED');
  expect(await act('approveTransaction', saved)).toMatchObject({ code: 'ownProposal' });
  saved = (await must('approveTransaction', saved, {}, house.manager)).result;
  const { posted, status } = await read(saved.id);
  expect({ status, groups: posted.map(({ group }) => group) }).toEqual({ status: 'POSTED', groups: ['B', 'C'] });
  expect(await house.closing('6100')).toBe(1240);
  expect(await act('putTransaction', saved, { date: bookDay, reason: 'x', rows })).toMatchObject({
    code: 'notAllowedInState',
  });
});

test('refuses a month that is closed with the open day, and nothing of the batch is posted', async () => {
  const rows = [row('6200', 5, { group: 'A', centre: 'DBN' }), row('1000', -5, { group: 'A' })];
  const date = '2026-03-31';
  let saved = await batch(rows, { date, submit: true });
  // What waits for a decision in the month bars its closing.
  const periodId = await house.month('2026-03');
  await house.ask('updateFiscalMonthPosting', { periodId, area: 'journals', state: 'CLOSED' }, house.manager);
  const before = await house.closing('6200');
  const said = await act('approveTransaction', saved, {}, house.manager);
  expect(said).toMatchObject({ code: 'periodClosed', result: expect.stringMatching(/31 Mar 2026.* 01 Apr 2026/) });
  expect(await house.closing('6200')).toBe(before);
  saved = (await must('withdrawTransaction', saved)).result;
  expect((await must('deleteTransaction', saved)).code).toBeUndefined();
});

test('is reversed by itself on its day, whatever the day on which somebody looks', async () => {
  const saved = await batch([row('6300', 900, { centre: 'DBN' }), row('2070', -900)], {
    date: '2026-10-31',
    reverseOn: '2026-11-01',
    submit: true,
  });
  await must('approveTransaction', saved, {}, house.manager);
  const october = await house.month('2026-10');
  expect(await house.closing('6300', { periodId: october })).toBe(900);
  expect(await house.closing('6300')).toBe(0);
  const later = await batch([row('6300', 70, { centre: 'DBN' }), row('2070', -70)], {
    reverseOn: '2026-12-01',
    submit: true,
  });
  await must('approveTransaction', later, {}, house.manager);
  expect(await house.closing('6300')).toBe(70);
  const due = (today: string) => house.within((context) => reverseDue(context, { companyId: house.companyId, today }));
  await due('2026-11-30');
  expect(await house.closing('6300')).toBe(70);
  await house.ask(
    'updateFiscalMonthPosting',
    { periodId: await house.month('2026-12'), area: 'journals', state: 'OPEN' },
    house.manager,
  );
  await due('2026-12-01');
  await due('2026-12-01');
  expect(await house.closing('6300', { periodId: await house.month('2026-12') })).toBe(0);
  expect((await read(later.id)).posted.map(({ isReversal }) => isReversal)).toEqual([false, true]);
});

test('opens debtors as items against an account that must end at nothing; the ageing equals the ledger', async () => {
  const customerId = await buildCustomer(house.app, partition, {
    companyId: house.companyId,
    detail: { registeredName: 'Kwena Foods (Pty) Ltd' },
    status: 'approve',
  });
  const item = (signed: number, number: string, dueDate: string) =>
    row('1100', signed, { party: 'KWENA FOODS (PTY) LTD', number, date: '2026-08-01', dueDate });
  const rows = [
    item(30_000, 'INV-1', '2026-10-22'),
    item(4_000, 'INV-2', '2026-11-24'),
    item(-607.93, 'CN-9', '2026-11-01'),
    row('3900', -33_392.07),
  ];
  const opening = await batch(rows, { kind: 'opening', date: '2026-11-01', submit: true });
  await must('approveTransaction', opening, {}, house.manager);
  const aged = (asOf?: string) =>
    house.ask<{ total: number; ledger: number; parties: { partyId: string; bands: number[] }[] }>(
      'getLedgerAgeing',
      { partyKind: 'customer', asOf },
      house.clerk,
    );
  expect(await aged()).toMatchObject({
    total: 33_392.07,
    ledger: 33_392.07,
    parties: [{ partyId: customerId, bands: [3392.07, 0, 30_000, 0, 0, 0] }],
  });
  expect(await aged('2026-10-31')).toMatchObject({ total: 0, ledger: 0, parties: [] });
  // A typed journal may not touch debtors.
  const typed = await batch([row('1100', 5), row('1000', -5)]);
  expect((await read(typed.id)).findings).toMatchObject([{ row: 1, code: 'lineAccountControl' }]);
  // Reversed, nothing of it is open any more.
  const { posted } = await read(opening.id);
  await house.ask('reverseTransaction', { id: posted[0]!.id, reason: 'Wrong day' }, house.clerk);
  expect(await aged()).toMatchObject({ total: 0, ledger: 0, parties: [] });
});

test('posts five thousand lines whole, and once', async () => {
  const rows = Array.from({ length: 5000 }, (_, place) =>
    row(place % 2 === 0 ? '6400' : '1000', place % 2 === 0 ? 1.01 : -1.01, {
      group: String(Math.floor(place / 4)),
      centre: place % 2 === 0 ? 'DBN' : '',
    }),
  );
  const saved = await batch(rows, { submit: true });
  expect(await act('approveTransaction', saved, {}, house.manager)).toMatchObject({ response: 'ok' });
  expect(await act('approveTransaction', saved, {}, house.manager)).toMatchObject({ code: 'changedByOther' });
  expect(await house.closing('6400')).toBe(2525);
  const { rows: journals } = await house.within(({ db }) =>
    sql<{
      count: number;
    }>`select count(*)::int as count from journal where partition = ${partition} and source_id = ${saved.id}`.execute(
      db,
    ),
  );
  expect(journals[0]!.count).toBe(1250);
  expect((await house.summary({ proof: true })).differences).toEqual([]);
});

test('what recurs is proposed each month, typed on before it is approved, and by itself posts nothing', async () => {
  const rows = [row('6400', 900, { centre: 'DBN', text: 'Rent' }), row('1000', -900)];
  const early = { date: '2026-08-31', reason: 'Rent', rows };
  const refused = await house.call(
    'postBatchAdjustmentTransaction',
    { ...early, repeatUntil: '2026-08-31' },
    house.clerk,
  );
  expect(refused).toMatchObject({ fields: { repeatUntil: 'The repetition ends after the posting date.' } });
  const first = await batch(rows, { ...early, repeatUntil: '2026-10-31', submit: true });
  const due = (today: string) => house.within((context) => repeatDue(context, { companyId: house.companyId, today }));
  const dates = async () => {
    const { rows: found } = await house.ask<{ rows: { date: string; status: string; reason: string }[] }>(
      'getTransactionProposals',
      { sort: 'date', descending: false },
      house.clerk,
    );
    return found.filter(({ reason }) => reason === 'Rent').map(({ date, status }) => `${date} ${status}`);
  };
  // Nothing recurs before it was approved once.
  await due('2026-09-01');
  expect(await dates()).toEqual(['2026-08-31 SUBMITTED']);
  const posted = (await must('approveTransaction', first, {}, house.manager)).result;
  await due('2026-09-01');
  await due('2026-09-02');
  expect(await dates()).toEqual(['2026-08-31 POSTED', '2026-09-30 DRAFT']);
  await due('2026-12-05');
  expect(await dates()).toEqual(['2026-08-31 POSTED', '2026-09-30 DRAFT', '2026-10-31 DRAFT']);
  // Who typed the first one does not approve the others.
  const { rows: drafts } = await house.ask<{ rows: { id: string; reason: string; date: string }[] }>(
    'getTransactionProposals',
    { status: ['DRAFT'] },
    house.clerk,
  );
  const next = await read(drafts.find(({ reason, date }) => reason === 'Rent' && date === '2026-09-30')!.id);
  expect(next).toMatchObject({ total: 900, repeatUntil: null, decisionBarrier: 'ownProposal' });
  expect(next.rows).toMatchObject([{ account: '6400', text: 'Rent', debit: 900 }, { account: '1000' }]);
  const ended = (await must('endTransactionRepeats', posted)).result;
  expect(await read(ended.id)).toMatchObject({ status: 'POSTED', repeatUntil: null });
});
