import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { sealAuditTrail } from '#platform/server/audit-chain.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperations } from '#modules/base/documents/server/index.ts';
import { type BookHouse, bookDay, openBookHouse } from '#modules/money/ledger/server/testing/book-house.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { auditExtractOperations, journalProposalOperations } from './operations.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [journalProposalOperations, auditExtractOperations, documentOperations],
    failureCatalogues: [journalProposalFailureTexts, documentFailureTexts],
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
  // Each entry with its number in the chain, and its hash: one that begins like a formula has an apostrophe before it.
  const entries = found.rows('trail.csv').slice(1);
  expect(entries.length).toBeGreaterThanOrEqual(5);
  for (const entry of entries) expect(entry).toMatch(/,\d+,'?[\w+/=:-]{20,}$/);

  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(`update journal_line set text = 'Other' where journal_id = $1`, [other.id]);
  await owner.end();
  const altered = await extract();
  expect(altered.differing).toBe(1);
  expect(altered.rows('seals.csv').find((line) => line.startsWith(`J-${other.number},`))).toMatch(/,changed$/);
});

test('documents explain a proposal: the approver sees them, they are approved with it, and the auditor gets them', async () => {
  const rows = [
    { account: '6200', debit: 7, centre: 'DBN' },
    { account: '1000', credit: 7 },
  ];
  const saved = await house.ask<{ id: string; lockId: string; number: string }>(
    'postBatchAdjustmentTransaction',
    { date: bookDay, reason: 'Fees', rows, submit: true },
    house.clerk,
  );
  const attach = (content: string, more: object = {}) =>
    house.call(
      'postDocument',
      { type: 'bankStatement', subjectType: 'journal', subjectId: saved.id, fileName: 'fees.pdf', content, ...more },
      house.clerk,
    );
  const good = handmadePdf().toString('base64');
  expect(await attach(good)).toMatchObject({ response: 'ok' });
  expect(await attach(good)).toMatchObject({ response: 'ok' });
  expect(await attach(good, { type: 'licenceDisc' })).toMatchObject({ fields: { type: expect.any(String) } });
  // What is no document is refused in the language of the person.
  const refused = await house.call(
    'postDocument',
    { type: 'other', subjectType: 'journal', subjectId: saved.id, fileName: 'a.pdf', content: 'bm90IGEgZmlsZQ==' },
    { ...house.clerk, language: 'fr' },
  );
  expect(refused).toMatchObject({ status: 400, fields: { content: expect.stringMatching(/PDF/) } });
  const seen = await house.ask<{ documents: { id: string; fileName: string; type: string }[] }>(
    'getTransactionProposal',
    { id: saved.id },
    house.manager,
  );
  expect(seen.documents).toMatchObject([
    { fileName: 'fees.pdf', type: 'bankStatement' },
    { fileName: 'fees.pdf', type: 'bankStatement' },
  ]);
  // Whoever does not see proposals does not see what explains them.
  const other = await buildStaff(house.app, 'alpha', ['getDocument', 'getDocuments', 'getCarrier'], {
    companyId: house.companyId,
  });
  const about = { subjectType: ['journal'], subjectId: saved.id };
  const rowsOf = async (by: typeof other) => (await house.ask<{ rows: object[] }>('getDocuments', about, by)).rows;
  expect(await rowsOf(other)).toEqual([]);
  expect(await rowsOf(house.clerk)).toMatchObject([{ status: 'submitted' }, { status: 'submitted' }]);
  const { id, lockId } = saved;
  expect(await house.call('approveTransaction', { id }, { ...house.manager, lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await rowsOf(house.clerk)).toMatchObject([{ status: 'approved' }, { status: 'approved' }]);

  const { files, rows: linesOf } = await extract();
  expect(linesOf('documents.csv').slice(1)).toHaveLength(2);
  const names = Object.keys(files).filter((name) => name.startsWith('documents/'));
  expect(names).toHaveLength(2);
  for (const name of names) expect(strFromU8(files[name]!, true).startsWith('%PDF')).toBe(true);
});

test('a draft that is deleted leaves its documents filed, and nobody has to decide about them', async () => {
  const saved = await house.ask<{ id: string; lockId: string; number: string }>(
    'postBatchAdjustmentTransaction',
    { date: bookDay, reason: 'Typed twice', rows: [{ account: '6200', debit: 7 }] },
    house.clerk,
  );
  await house.ask(
    'postDocument',
    {
      type: 'other',
      subjectType: 'journal',
      subjectId: saved.id,
      fileName: 'a.pdf',
      content: handmadePdf().toString('base64'),
    },
    house.clerk,
  );
  const { id, lockId } = saved;
  expect(await house.call('deleteTransaction', { id }, { ...house.clerk, lockId })).toMatchObject({ response: 'ok' });
  const { rows } = await house.ask<{ rows: object[] }>(
    'getDocuments',
    { subjectType: ['journal'], subjectId: id },
    house.clerk,
  );
  expect(rows).toMatchObject([{ status: 'rejected', rejectReason: `${saved.number} was deleted.` }]);
});
