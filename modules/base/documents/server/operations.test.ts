import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import type { ChecklistRow, DocumentRow } from '../contract.ts';
import { buildDocumentStaff, buildSubject, goodFile, openDocumentHouse } from './testing/document-house.ts';

let house: House;
let uploader: Staff;
let approver: Staff;
let subjectId: string;
const today = todayIn(defaultTimeZone, new Date());

beforeAll(async () => {
  house = await openDocumentHouse();
  uploader = await buildDocumentStaff(house, 'alpha');
  approver = await buildDocumentStaff(house, 'alpha', uploader.companyId);
  subjectId = await buildSubject(house, uploader);
});
afterAll(() => house.close());

interface Changed {
  readonly documentId: string;
  readonly lockId: string;
  readonly status: string;
}

const upload = (more: Record<string, unknown> = {}, staff = uploader) =>
  house.ask<Changed>(
    'postDocument',
    { type: 'other', subjectType: 'supplier', subjectId, fileName: 'paper.pdf', content: goodFile, ...more },
    staff,
  );
const decide = (
  operation: string,
  { documentId, lockId }: Changed,
  more: Record<string, unknown> = {},
  staff = approver,
) => house.call(operation, { documentId, ...more }, { ...staff, lockId });
const read = async (documentId: string) =>
  house.ask<{ document: DocumentRow; versions: DocumentRow[] }>('getDocument', { documentId }, approver);
const list = (query: Record<string, unknown>, staff = approver) =>
  house.ask<Page<DocumentRow>>('getDocuments', query, staff);

test('a document is filed, recognised by its content, and approved by somebody else', async () => {
  const filed = await upload({
    type: 'taxClearance',
    number: 'TC-77',
    issuer: 'SARS',
    expiryDate: addDays(today, 200),
  });
  expect(filed.status).toBe('submitted');
  const { document } = await read(filed.documentId);
  expect(document).toMatchObject({
    mime: 'application/pdf',
    subjectName: 'Tugela Tankers',
    uploadedVia: 'staff',
    sensitivity: 'internal',
    version: 1,
    current: true,
    checks: { scan: 'not scanned', pages: 1 },
  });
  expect(await decide('approveDocument', filed, {}, uploader)).toMatchObject({ status: 422, code: 'ownUpload' });
  expect(await decide('approveDocument', filed)).toMatchObject({ response: 'ok', result: { status: 'approved' } });
  expect(await decide('approveDocument', filed)).toMatchObject({ status: 409, code: 'changedByOther' });
  const { lockId: approvedLock, type } = (await read(filed.documentId)).document;
  const changed = { type, expiryDate: addMonths(today, 99) };
  expect(await decide('putDocument', { ...filed, lockId: approvedLock }, changed, uploader)).toMatchObject({
    code: 'ownUpload',
  });
  const { documentId } = filed;
  const history = await house.ask<{ event: string }[]>('getDocumentHistory', { documentId }, approver);
  expect(history.map(({ event }) => event)).toEqual(['approved', 'uploaded']);
});

test('a file that is none is refused on its field and leaves nothing behind', async () => {
  const before = (await list({ subjectId })).total;
  const answer = await house.call(
    'postDocument',
    { type: 'other', subjectType: 'supplier', subjectId, fileName: 'a.pdf', content: 'bm90IGEgZmlsZQ==' },
    uploader,
  );
  expect(answer).toMatchObject({ status: 400, fields: { content: expect.any(String) } });
  expect((await list({ subjectId })).total).toBe(before);
});

test('an approved version stays in force until the newer one is approved; a rejected one gives way at once', async () => {
  const own = await buildSubject(house, uploader, 'Lineage Carriers');
  const first = await upload({ type: 'vatCertificate', subjectId: own });
  await decide('approveDocument', first);
  const second = await upload({ type: 'vatCertificate', subjectId: own });
  let { versions } = await read(second.documentId);
  expect(versions.map(({ version, current, status }) => [version, current, status])).toEqual([
    [2, true, 'submitted'],
    [1, true, 'approved'],
  ]);
  expect(await decide('rejectDocument', second)).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
  await decide('rejectDocument', second, { reason: 'Not legible' });
  const third = await upload({ type: 'vatCertificate', subjectId: own, replaces: second.documentId });
  await decide('approveDocument', third);
  ({ versions } = await read(first.documentId));
  expect(versions.map(({ shownStatus }) => shownStatus)).toEqual(['approved', 'superseded', 'superseded']);
  expect(await decide('approveDocument', { ...first, lockId: versions[2]!.lockId })).toMatchObject({
    code: 'documentSuperseded',
  });
  expect((await list({ subjectId: own })).rows.map(({ documentId }) => documentId)).toEqual([third.documentId]);
  expect((await list({ subjectId: own, status: ['superseded'] })).total).toBe(2);
});

test('two new versions at once follow each other', async () => {
  const own = await buildSubject(house, uploader, 'Twin Carriers');
  await Promise.all([1, 2, 3].map(() => upload({ type: 'operatorLicence', subjectId: own })));
  const { rows } = await list({ subjectId: own, status: ['submitted', 'superseded'] });
  expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 2, 3]);
  expect(new Set(rows.map(({ lineageId }) => lineageId)).size).toBe(1);
  expect(rows.filter(({ current }) => current)).toHaveLength(1);
});

test('a draft waits for its submit, and gives nothing away until then', async () => {
  const own = await buildSubject(house, uploader, 'Draft Carriers');
  const first = await upload({ type: 'operatorLicence', subjectId: own });
  const draft = await upload({ type: 'operatorLicence', subjectId: own, isDraft: true });
  expect((await read(first.documentId)).document.current).toBe(true);
  expect(await decide('approveDocument', draft)).toMatchObject({ status: 422, code: 'notAllowedInState' });
  expect(await decide('submitDocument', draft)).toMatchObject({ result: { status: 'submitted' } });
  expect((await read(first.documentId)).document.current).toBe(false);
});

test('facts are mended before a decision; the type stays once versions were built on it', async () => {
  const own = await buildSubject(house, uploader, 'Facts Carriers');
  const filed = await upload({ type: 'taxClearance', subjectId: own });
  const facts = { type: 'bbbeeAffidavit', issueDate: today, expiryDate: addDays(today, -1), tags: ['2026'] };
  expect(await decide('putDocument', filed, facts)).toMatchObject({ fields: { expiryDate: expect.any(String) } });
  const mended = await decide('putDocument', filed, { ...facts, expiryDate: addMonths(today, 12) });
  expect(mended.response).toBe('ok');
  expect((await read(filed.documentId)).document).toMatchObject({ type: 'bbbeeAffidavit', tags: ['2026'] });
  await upload({ type: 'bbbeeAffidavit', subjectId: own });
  const { lockId } = (await read(filed.documentId)).document;
  expect(await decide('putDocument', { ...filed, lockId }, { ...facts, expiryDate: null })).toMatchObject({
    code: 'documentSuperseded',
  });
});

test('the list is filtered by type, state, end and source, and searched by name and number', async () => {
  const own = await buildSubject(house, uploader, 'Ångström Haulage');
  const soon = await upload({
    type: 'taxClearance',
    subjectId: own,
    expiryDate: addDays(today, 10),
    number: 'QX-4711',
  });
  await decide('approveDocument', soon);
  const ended = await upload({ type: 'bbbeeCertificate', subjectId: own, expiryDate: addDays(today, -1) });
  await decide('approveDocument', ended);
  const only = async (query: Record<string, unknown>) =>
    (await list({ subjectId: own, ...query })).rows.map(({ documentId }) => documentId);
  expect(await only({ status: ['expiring'] })).toEqual([soon.documentId]);
  expect(await only({ status: ['expired'] })).toEqual([ended.documentId]);
  expect(await only({ expiringWithinDays: 30 })).toEqual([soon.documentId]);
  expect(await only({ type: ['bbbeeCertificate'] })).toEqual([ended.documentId]);
  expect(await only({ uploadedVia: ['link'] })).toEqual([]);
  expect(await only({ search: 'qx-4711' })).toEqual([soon.documentId]);
  expect(await only({ search: 'ångström', sort: 'expiryDate', descending: false })).toEqual([
    ended.documentId,
    soon.documentId,
  ]);
});

test('what is required is compared with what is there', async () => {
  const db = house.app.database.writer('alpha');
  const companyId = await buildCompany(db, 'alpha', { name: 'Strict Client' });
  const clerk = await buildDocumentStaff(house, 'alpha', companyId);
  const own = await buildSubject(house, { ...clerk, companyId }, 'Checklist Carriers');
  const rule = (code: string, position: number, more = {}) => ({
    partition: 'alpha',
    company_id: companyId,
    subject_type: 'supplier' as const,
    code,
    position,
    max_age_months: null,
    ...more,
  });
  await db
    .insertInto('required_document')
    .values([
      rule('companyRegistration', 1),
      rule('taxClearance', 2, { max_age_months: 12 }),
      rule('contract', 3, { is_mandatory: false }),
      // A subject that carries nothing is not asked for it.
      rule('gitCertificate', 4),
    ])
    .execute();
  const states = async () => {
    const { rows } = await house.ask<Page<ChecklistRow>>('getMissingDocuments', { subjectId: own }, clerk);
    return rows[0] && Object.fromEntries(rows[0].items.map(({ code, state }) => [code, state]));
  };
  expect(await states()).toEqual({ companyRegistration: 'missing', taxClearance: 'missing', contract: 'missing' });
  const old = await upload({ type: 'taxClearance', subjectId: own, issueDate: addDays(addMonths(today, -12), -1) });
  expect(await states()).toMatchObject({ taxClearance: 'waiting' });
  await decide('approveDocument', old);
  expect(await states()).toMatchObject({ taxClearance: 'tooOld' });
  const fresh = await upload({ type: 'taxClearance', subjectId: own, issueDate: addMonths(today, -12) });
  await decide('approveDocument', fresh);
  const registration = await upload({ type: 'companyRegistration', subjectId: own });
  await decide('rejectDocument', registration, { reason: 'Another company' });
  expect(await states()).toMatchObject({ taxClearance: 'present', companyRegistration: 'rejected' });
  const right = await upload({ type: 'companyRegistration', subjectId: own });
  await decide('approveDocument', right);
  // Nothing that must be there is missing.
  expect(await states()).toBeUndefined();
});

test('a certificate of a supplier is brought with the supplier, not here', async () => {
  const answer = await house.call(
    'postDocument',
    { type: 'gitCertificate', subjectType: 'supplier', subjectId, fileName: 'git.pdf', content: goodFile },
    uploader,
  );
  expect(answer).toMatchObject({ status: 400, fields: { type: expect.stringContaining('record itself') } });
});

test("a supplier's own user files under their own supplier alone, and finds nothing of others", async () => {
  const [own, other] = await Promise.all(
    ['Own Carriers', 'Other Carriers'].map((name) => buildSubject(house, uploader, name)),
  );
  const theirs = await upload({ subjectId: other });
  const limited = await buildStaff(
    house.app,
    'alpha',
    [
      'getDocuments',
      'getDocument',
      'postDocument',
      'downloadFile',
      'tripDirector.loadingPerformance.carrierFilter.Own Carriers',
    ],
    { companyId: uploader.companyId },
  );
  const file = (at: string | undefined) => ({
    type: 'contract',
    subjectType: 'supplier',
    subjectId: at,
    fileName: 'a.pdf',
    content: goodFile,
  });
  expect(await house.call('postDocument', file(other), limited)).toMatchObject({ status: 404 });
  const { documentId } = await house.ask<Changed>('postDocument', file(own), limited);
  expect((await list({}, limited)).rows.map((row) => row.documentId)).toEqual([documentId]);
  expect(await house.call('getDocument', { documentId: theirs.documentId }, limited)).toMatchObject({ status: 404 });
  const { blobName } = (await read(theirs.documentId)).document;
  expect(await house.call('downloadFile', { blobName }, limited)).toMatchObject({ status: 404 });
});

test('another partition sees nothing of it, and rights are held', async () => {
  const filed = await upload();
  const foreign = await buildDocumentStaff(house, 'beta');
  expect(await house.call('getDocument', { documentId: filed.documentId }, foreign)).toMatchObject({ status: 404 });
  expect((await list({}, foreign)).total).toBe(0);
  expect(await decide('approveDocument', filed, {}, foreign)).toMatchObject({ status: 404 });
  const onlooker = await buildStaff(house.app, 'alpha', ['getDocuments', 'getDocument']);
  for (const operation of ['approveDocument', 'rejectDocument', 'putDocument', 'submitDocument', 'postDocument'])
    expect(await decide(operation, filed, {}, onlooker), operation).toMatchObject({ status: 403 });
});
