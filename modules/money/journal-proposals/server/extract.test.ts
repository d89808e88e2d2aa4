import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealAuditTrail } from '#platform/server/audit-chain.ts';
import { type BookHouse, bookDay, openBookHouse } from '#modules/money/ledger/server/testing/book-house.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { auditExtractOperations, journalProposalOperations } from './operations.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations, auditExtractOperations],
    failureCatalogues: [journalProposalFailureTexts],
  });
});
afterAll(() => house.close());

interface Extract {
  readonly base64: string;
  readonly fileName: string;
  readonly journals: number;
  readonly differing: number;
}

async function extract() {
  const periodId = await house.month('2026-11');
  const file = await house.ask<Extract>('getAuditExtract', { periodId }, house.clerk);
  const files = unzipSync(Buffer.from(file.base64, 'base64'));
  const rows = (name: string) => strFromU8(files[name]!).trim().split('\r\n');
  return { ...file, files, rows };
}

test('a month as one file: journals, lines, approvals, and the seals that cover them', async () => {
  const rows = [
    { account: '6200', debit: 120.05, centre: 'DBN', text: 'Bank' },
    { account: '1000', credit: 120.05 },
  ];
  const saved = await house.ask<{ id: string; lockId: string; number: string }>(
    'postBatchAdjustmentTransaction',
    { date: bookDay, reason: 'Charges', rows, submit: true },
    house.clerk,
  );
  const { id, lockId } = saved;
  expect(
    await house.call('approveTransaction', { id, comment: 'As on the statement' }, { ...house.manager, lockId }),
  ).toMatchObject({ response: 'ok' });
  const other = await house.post([
    ['1000', 10],
    ['3100', -10],
  ]);
  await house.post(
    [
      ['1000', 99],
      ['3100', -99],
    ],
    { date: '2026-10-05' },
  );
  await sealAuditTrail(house.app);

  const found = await extract();
  expect(found).toMatchObject({ journals: 2, differing: 0 });
  expect(found.fileName).toMatch(/2026-11 audit\.zip$/);
  expect(Object.keys(found.files).toSorted()).toEqual(
    ['READ ME.txt', 'approvals.csv', 'documents.csv', 'journals.csv', 'lines.csv', 'seals.csv', 'trail.csv'].toSorted(),
  );
  expect(found.rows('journals.csv')).toHaveLength(3);
  expect(found.rows('lines.csv').filter((line) => line.includes(',120.05,'))).toHaveLength(2);
  expect(found.rows('approvals.csv')[1]).toContain('As on the statement');
  expect(
    found
      .rows('seals.csv')
      .slice(1)
      .every((line) => line.endsWith(',equal')),
  ).toBe(true);
  // Each entry with its number in the chain, and its hash.
  const entries = found.rows('trail.csv').slice(1);
  expect(entries.length).toBeGreaterThanOrEqual(5);
  for (const entry of entries) expect(entry).toMatch(/,\d+,[\w+/=:-]{20,}$/);

  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(`update journal_line set text = 'Other' where journal_id = $1`, [other.id]);
  await owner.end();
  const altered = await extract();
  expect(altered.differing).toBe(1);
  expect(altered.rows('seals.csv').find((line) => line.startsWith(`J-${other.number},`))).toMatch(/,changed$/);
});
