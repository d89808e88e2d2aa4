import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import {
  type BookHouse,
  bookDay,
  bookRights,
  openBookHouse,
  partition,
} from '#modules/money/ledger/server/testing/book-house.ts';
import type { ProposalRecord } from '../contract.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { journalProposalOperations } from './operations.ts';
import { repeatDue } from './repeats.ts';
import { journalTemplateOperations } from './templates.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations, journalTemplateOperations],
    failureCatalogues: [journalProposalFailureTexts],
  });
});
afterAll(() => house.close());

interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
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
const post = async (rows: readonly object[], more: object = {}) => {
  const saved = await batch(rows, { ...more, submit: true });
  expect(await act('approveTransaction', saved, {}, house.manager)).toMatchObject({ response: 'ok' });
  return saved;
};

test('a proposal is kept as a template, with its amounts or without, and another is started from it', async () => {
  const saved = await batch([
    row('6400', 900.5, { centre: 'DBN', text: 'Rent', loadNumber: '' }),
    row('1000', -900.5, { text: 'Rent', number: 'INV-9' }),
  ]);
  const keep = (more: object) =>
    house.call('postTransactionTemplate', { proposalId: saved.id, ...more }, house.clerk) as Promise<object>;
  expect(await keep({ name: 'Rent' })).toMatchObject({ response: 'ok' });
  expect(await keep({ name: 'RENT' })).toMatchObject({ fields: { name: 'Another template has this name.' } });
  expect(await keep({ name: 'Rent, amounts open', withAmounts: false })).toMatchObject({ response: 'ok' });
  const templates = await house.ask<{ id: string; name: string; lines: number }[]>(
    'getTransactionTemplates',
    { companyId: house.companyId },
    house.clerk,
  );
  expect(templates).toMatchObject([
    { name: 'Rent', lines: 2 },
    { name: 'Rent, amounts open', lines: 2 },
  ]);
  const open = (place: number) =>
    house.ask<{ rows: object[] }>('getTransactionTemplate', { id: templates[place]!.id }, house.clerk);
  expect((await open(0)).rows).toMatchObject([
    { account: '6400', centre: 'DBN', debit: 900.5, centreName: 'Durban linehaul' },
    { account: '1000', credit: 900.5, number: '' },
  ]);
  expect((await open(1)).rows).toMatchObject([{ account: '6400', debit: null }, { credit: null }]);
  await house.ask('deleteTransactionTemplate', { id: templates[0]!.id }, house.clerk);
  expect(await house.call('getTransactionTemplate', { id: templates[0]!.id }, house.clerk)).toMatchObject({
    code: 'notFound',
  });
});

test('says who may approve and up to which amount, and marks the author', async () => {
  const low = await buildStaff(house.app, partition, [...bookRights, 'approveTransaction', 'getTransactionApprovers'], {
    companyId: house.companyId,
    limits: { journal: 50_000 },
  });
  const saved = await batch([row('6400', 60_000, { centre: 'DBN' }), row('1000', -60_000)], { submit: true });
  interface Approver {
    readonly name: string;
    readonly limit: number | null;
    readonly isAuthor: boolean;
  }
  const people = await house.ask<Approver[]>('getTransactionApprovers', { id: saved.id }, house.clerk);
  expect(people.map(({ limit }) => limit)).toEqual([null, null, 50_000]);
  expect(people.filter(({ isAuthor }) => isAuthor)).toHaveLength(1);
  expect(await act('approveTransaction', saved, {}, low)).toMatchObject({ code: 'aboveLimit' });
  const ofNew = await house.ask<Approver[]>('getTransactionApprovers', {}, low);
  expect(ofNew.find(({ isAuthor }) => isAuthor)).toMatchObject({ limit: 50_000 });
});

test('an amount is spread over months: drafts that balance and come to the whole', async () => {
  const saved = await batch([row('6100', 1000, { centre: 'DBN', text: 'Cover' }), row('1000', -1000)], {
    date: '2026-08-31',
    reason: 'Insurance',
  });
  const spread = await act('postTransactionSpread', saved, { months: 3 });
  expect(spread).toMatchObject({ result: { months: 3 } });
  const { rows } = await house.ask<{ rows: ProposalRecord[] }>(
    'getTransactionProposals',
    { search: 'Insurance', sort: 'date', descending: false },
    house.clerk,
  );
  expect(rows.map(({ date, total, status, spread: part }) => [date, total, status, part?.part])).toEqual([
    ['2026-08-31', 333.33, 'DRAFT', 1],
    ['2026-09-30', 333.34, 'DRAFT', 2],
    ['2026-10-31', 333.33, 'DRAFT', 3],
  ]);
  // Once spread, it is neither spread again nor deleted before the months that hang on it.
  const again = { ...saved, lockId: (spread as unknown as { result: Saved }).result.lockId };
  expect(await act('postTransactionSpread', again, { months: 2 })).toMatchObject({ code: 'spreadNotPossible' });
  expect(await act('deleteTransaction', again)).toMatchObject({ code: 'proposalHasMore' });
  const small = await batch([row('6100', 0.02, { centre: 'DBN' }), row('1000', -0.02)]);
  expect(await act('postTransactionSpread', small, { months: 3 })).toMatchObject({ code: 'spreadTooSmall' });
  const wrong = await batch([row('6100', 5, { centre: 'DBN' }), row('1000', -4)]);
  expect(await act('postTransactionSpread', wrong, { months: 3 })).toMatchObject({ code: 'proposalIncomplete' });
});

test('what recurs every quarter is proposed in its months alone', async () => {
  await post([row('6400', 70, { centre: 'DBN', text: 'Levy' }), row('1000', -70)], {
    date: '2026-05-31',
    reason: 'Levy',
    repeatUntil: '2026-12-31',
    repeatEvery: 3,
  });
  await house.within((context) => repeatDue(context, { companyId: house.companyId, today: '2026-11-24' }));
  const { rows } = await house.ask<{ rows: ProposalRecord[] }>(
    'getTransactionProposals',
    { search: 'Levy', sort: 'date', descending: false },
    house.clerk,
  );
  expect(rows.map(({ date }) => date)).toEqual(['2026-05-31', '2026-08-31', '2026-11-30']);
});

test('warns of what is unlike anything before, and bars nothing', async () => {
  for (const date of ['2026-07-31', '2026-08-31', '2026-09-30'])
    await post([row('6200', 100, { centre: 'DBN', text: 'Bank' }), row('1000', -100)], { date });
  const warned = async (rows: readonly object[], date = bookDay) => {
    const { warnings } = await read((await batch(rows, { date })).id);
    return warnings.map(({ code, row: place }) => [code, place]);
  };
  expect(await warned([row('6200', 300, { centre: 'DBN' }), row('1000', -300)])).toEqual([]);
  expect(await warned([row('6200', 300.01, { centre: 'DBN' }), row('1000', -300.01)])).toEqual([
    ['lineAmountUnusual', 1],
    ['lineAmountUnusual', 2],
  ]);
  expect(await warned([row('6500', 9, { centre: 'DBN' }), row('1000', -9)])).toEqual([['lineCentreNew', 1]]);
  await post([row('6200', 55.5, { centre: 'DBN' }), row('1000', -55.5)]);
  const twice = [row('1000', -55.5), row('6200', 55.5, { centre: 'dbn' })];
  expect(await warned(twice)).toEqual([['groupPostedAlready', null]]);
  expect(await warned(twice, '2026-10-31')).toEqual([]);
  const saved = await batch(twice, { submit: true });
  expect(await act('approveTransaction', saved, {}, house.manager)).toMatchObject({ response: 'ok' });
});
