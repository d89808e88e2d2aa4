import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { openBegun } from '#modules/money/posting-periods/server/index.ts';
import {
  type BookHouse,
  bookDay,
  bookRights,
  openBookHouse,
  partition,
} from '#modules/money/ledger/server/testing/book-house.ts';
import type { ProposalRecord, ProposalRow } from '#modules/money/journal-proposals/contract.ts';
import { journalProposalFailureTexts } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { journalImport, journalProposalOperations } from '#modules/money/journal-proposals/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

const kinds = [journalImport()];
const failureCatalogues = [failureTexts, importFailureTexts, journalProposalFailureTexts];
let house: BookHouse;
let clerk: Staff;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations, importOperations({ kinds, failureCatalogues })],
    failureCatalogues: failureCatalogues.slice(1),
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  ({ clerk } = house);
});
afterAll(() => house.close());

const head = ['Proposal', 'Posting date', 'Reason', 'Group', 'Account', 'Cost centre', 'Text', 'Debit', 'Credit'];
const file = (...rows: readonly (readonly (string | number)[])[]) => csvOf([head, ...rows], ';');
const rent = [
  ['OCT-1', '2026-11-24', 'Month end', 'A', '6400', 'DBN', 'Rent', 900, ''],
  ['OCT-1', '', '', 'A', '1000', '', 'Rent', '', 900],
  ['OCT-1', '', '', 'B', '6200', 'DBN', 'Bank', 12.5, ''],
  ['oct-1', '', '', 'B', '1000', '', 'Bank', '', 12.5],
] as const;

const bring = (text: string, by = clerk) => bringIn(house, by, text, 'journals.csv', 'journal');
const list = async (search: string, by = clerk) =>
  (await house.ask<{ rows: ProposalRow[] }>('getTransactionProposals', { search }, by)).rows;
const read = (id: string) => house.ask<ProposalRecord>('getTransactionProposal', { id }, clerk);

test('rows of one reference are one draft with its journals; the same file brought in again doubles nothing', async () => {
  const one = await bring(file(...rent));
  await one.check();
  expect((await one.rows()).map(({ outcome }) => outcome).filter((outcome) => outcome === 'create')).not.toEqual([]);
  await one.say('commitImport', { scope: 'all' });
  const [saved, ...others] = await list('OCT-1');
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ status: 'DRAFT', date: '2026-11-24', total: 912.5, lines: 4, journals: 2 });
  expect((await read(saved!.id)).findings).toEqual([]);

  const again = await bring(file(...rent));
  await again.check();
  const [first] = await again.rows();
  expect(first!.outcome).toBe('unchanged');

  const changed = await bring(file(...rent.slice(0, 2)));
  await changed.check();
  await changed.say('commitImport', { scope: 'all' });
  expect(await list('OCT-1')).toMatchObject([{ id: saved!.id, lines: 2, total: 900 }]);
});

test('a reference is known within its company alone', async () => {
  const other = await buildStaff(house.app, partition, [
    ...bookRights,
    ...importRights,
    'getTransactionProposals',
    'postBatchAdjustmentTransaction',
    'putTransaction',
  ]);
  await house.within((context) => openBegun(context, { companyId: other.companyId, today: bookDay }));
  const theirs = await bring(file(...rent), other);
  await theirs.check();
  expect((await theirs.rows())[0]).toMatchObject({ outcome: 'create' });
  await theirs.say('commitImport', { scope: 'all' });
  const found = await list('OCT-1');
  expect(new Set(found.map(({ companyId }) => companyId)).size).toBe(2);
});

test('what is wrong is said at its cell, and what waits for a decision is left alone', async () => {
  const wrong = await bring(
    file(
      ['BAD', '2026-11-24', 'Month end', 'A', '9999', 'DBN', 'Rent', 900, ''],
      ['BAD', '', 'Other', 'A', '1000', '', 'Rent', '', 900],
      ['OUT', '2026-11-24', 'Month end', 'A', '6400', 'DBN', 'Rent', 900, ''],
      ['OUT', '', '', 'A', '1000', '', 'Rent', '', 850],
    ),
  );
  await wrong.check();
  const problems = (await wrong.rows()).flatMap(({ outcome, problems: said }) =>
    outcome === 'error' ? said.map(({ field, text }) => `${field}: ${text}`) : [],
  );
  expect(problems).toEqual(
    expect.arrayContaining([
      'Reason: Rows of one proposal say different things here.',
      expect.stringMatching(/^Journal: Journal A differs by R\s50/),
    ]),
  );
  const sent = await bring(
    file(['SENT', '2026-11-24', 'Fees', '', '6200', 'DBN', 'Bank', 5, ''], ['SENT', '', '', '', '1000', '', '', '', 5]),
  );
  await sent.check();
  await sent.say('commitImport', { scope: 'all' });
  const [{ id, lockId }] = (await list('SENT')) as [ProposalRow];
  await house.ask('submitTransaction', { id }, { ...clerk, lockId });
  const late = await bring(
    file(['SENT', '2026-11-24', 'Fees', '', '6200', 'DBN', 'Bank', 6, ''], ['SENT', '', '', '', '1000', '', '', '', 6]),
  );
  await late.check();
  expect((await late.rows())[0]!.problems).toMatchObject([
    { field: 'Proposal reference', text: expect.stringMatching(/waits for a decision or is posted/) },
  ]);
});

test('what goes out comes in: a file of one proposal is the same proposal', async () => {
  const { id } = await house.ask<{ id: string }>(
    'postBatchAdjustmentTransaction',
    {
      date: bookDay,
      reverseOn: '2026-12-01',
      reason: 'Accrual',
      rows: [
        { account: '6300', centre: 'DBN', text: 'Bonus', debit: 1234.05, vatCode: 'outOfScope', group: 'X' },
        { account: '2070', text: 'Bonus', credit: 1234.05, group: 'X' },
      ],
    },
    clerk,
  );
  const { rows, fileName } = await house.ask<{ rows: string[][]; fileName: string }>(
    'getTransactionFile',
    { id },
    clerk,
  );
  expect(fileName).toMatch(/^PRO-\d+ 2026-11-24$/);
  const back = await bring(csvOf(rows, ';'));
  await back.check();
  expect((await back.rows())[0]).toMatchObject({ outcome: 'unchanged' });
  const all = await house.ask<{ rows: string[][] }>('getTransactionFile', {}, clerk);
  expect(all.rows.length).toBeGreaterThan(rows.length);
});

test('an import is taken back whole', async () => {
  const one = await bring(
    file(['UNDO', '2026-11-24', 'Fees', '', '6200', 'DBN', '', 5, ''], ['UNDO', '', '', '', '1000', '', '', '', 5]),
  );
  await one.check();
  await one.say('commitImport', { scope: 'all' });
  expect(await list('UNDO')).toHaveLength(1);
  await one.say('undoImport');
  expect(await list('UNDO')).toEqual([]);
});
