import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { png } from '#platform/server/testing/picture-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { ChecklistRow, DocumentRow } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import type { DriverRow } from '../contract.ts';
import { driverFailureTexts } from '../messages/failures/index.ts';
import { driverOperations, driverPaperDates } from './index.ts';

let house: House;
let staff: Staff;
let approver: Staff;
let limited: Staff;
let own: string;
let other: string;
const today = todayIn(defaultTimeZone, new Date());
const content = handmadePdf().toString('base64');

beforeAll(async () => {
  const documents = documentOperationsWith([]);
  house = await openHouse({
    implementations: [driverOperations, documents],
    listeners: [driverPaperDates],
    failureCatalogues: [documentFailureTexts, driverFailureTexts],
  });
  const rights = [driverOperations, documents].flatMap(({ service }) => Object.keys(service.operations));
  staff = await buildStaff(house.app, 'alpha', rights);
  const { companyId } = staff;
  approver = await buildStaff(house.app, 'alpha', rights, { companyId });
  const build = (registeredName: string) =>
    buildSupplier(house.app, 'alpha', { companyId, detail: { registeredName } });
  [own, other] = [await build('Karoo Sisal Cartage'), await build('Limpopo Bulk Carriers')];
  limited = await buildStaff(
    house.app,
    'alpha',
    [...rights, 'tripDirector.loadingPerformance.carrierFilter.Karoo Sisal Cartage'],
    { companyId },
  );
});
afterAll(() => house.close());

interface Filed {
  readonly documentId: string;
  readonly lockId: string;
}

let made = 0;
const fields = (given: object = {}) => ({ employeeNo: `P${(made += 1)}`, name: 'Themba', surname: 'Nkosi', ...given });
const create = (given: object = {}, by = staff) =>
  house.ask<{ id: string; lockId: string }>('postClientDriver', fields(given), by);
const read = async (id: string, by = staff) =>
  (await house.ask<Page<DriverRow>>('getClientDrivers', { id }, by)).rows[0]!;
const attach = (subjectId: string, given: object = {}, by = staff) =>
  house.call(
    'postDocument',
    { type: 'prdp', subjectType: 'driver', subjectId, fileName: 'p.pdf', content, ...given },
    by,
  );
const filed = async (subjectId: string, given: object = {}) => (await attach(subjectId, given)).result as Filed;
const approve = ({ documentId, lockId }: Filed, given: object = {}) =>
  house.call('approveDocument', { documentId, ...given }, { ...approver, lockId });
const change = async (id: string, given: object) => {
  const { lockId, isActive, ...row } = await read(id);
  const known = ['employeeNo', 'name', 'surname', 'prdpExpiry', 'licenceExpiry', 'mobile'] as const;
  const kept = Object.fromEntries(known.map((name) => [name, row[name]]));
  return house.call('putClientDriver', { ...kept, ...given, id, isActive }, { ...staff, lockId });
};

test('the date on the record is that of the approved document: it cannot be typed over, and follows the next version', async () => {
  const { id } = await create({ prdpExpiry: addDays(today, 10) });
  const first = await filed(id, { expiryDate: addDays(today, 100) });
  expect(await read(id)).toMatchObject({ prdpExpiry: addDays(today, 10), documentedDates: [] });
  expect(await approve(first)).toMatchObject({ response: 'ok' });
  expect(await read(id)).toMatchObject({ prdpExpiry: addDays(today, 100), documentedDates: ['prdpExpiry'] });

  expect(await change(id, { prdpExpiry: addDays(today, 900) })).toMatchObject({
    code: 'dateOfDocument',
    fields: { prdpExpiry: expect.any(String) },
  });
  expect(await change(id, { licenceExpiry: addDays(today, 7) })).toMatchObject({ response: 'ok' });
  expect(await read(id)).toMatchObject({ prdpExpiry: addDays(today, 100), licenceExpiry: addDays(today, 7) });

  expect(await approve(await filed(id), { expiryDate: addDays(today, 200) })).toMatchObject({ response: 'ok' });
  expect(await read(id)).toMatchObject({ prdpExpiry: addDays(today, 200) });
});

test('whoever writes the record, the date stays the document’s; without an approved document nobody vouches for it', async () => {
  const { id } = await create();
  const document = await filed(id, { expiryDate: addDays(today, 50) });
  await approve(document);
  const db = house.app.database.writer('alpha');
  await sql`update driver set prdp_expiry = '2099-01-01' where id = ${id}`.execute(db);
  expect(await read(id)).toMatchObject({ prdpExpiry: addDays(today, 50) });

  const { documentId } = document;
  const { document: approved } = await house.ask<{ document: DocumentRow }>('getDocument', { documentId }, approver);
  const { lockId } = approved;
  const facts = { documentId, type: 'prdp', expiryDate: addDays(today, 60) };
  expect(await house.call('putDocument', { ...facts, expiryDate: null }, { ...approver, lockId })).toMatchObject({
    fields: { expiryDate: expect.any(String) },
  });
  const put = await house.ask<Filed>('putDocument', facts, { ...approver, lockId });
  expect(await read(id)).toMatchObject({ prdpExpiry: addDays(today, 60) });
  await house.ask('rejectDocument', { documentId, reason: 'Forged' }, { ...approver, lockId: put.lockId });
  expect(await read(id)).toMatchObject({ prdpExpiry: null, documentedDates: [] });
});

test('a paper that ends is not approved without its end, and a driver has no GIT certificate', async () => {
  const { id } = await create();
  const endless = await filed(id);
  expect(await approve(endless)).toMatchObject({ fields: { expiryDate: expect.any(String) } });
  expect(await read(id)).toMatchObject({ documentedDates: [] });
  expect(await approve(await filed(id, { type: 'licenceCardBack' }))).toMatchObject({ response: 'ok' });
  for (const type of ['vatCertificate', 'licenceDisc'])
    expect(await attach(id, { type })).toMatchObject({ fields: { type: expect.any(String) } });
});

test('each kind of paper states a date of its own', async () => {
  const { id } = await create();
  await approve(await filed(id, { type: 'passport', expiryDate: addDays(today, 300) }));
  await approve(await filed(id, { type: 'workPermit', expiryDate: addDays(today, 20) }));
  expect((await read(id)).documentedDates.toSorted()).toEqual(['passportExpiry', 'workPermitExpiry']);
});

test('the checklist asks of each driver what applies to it, and of nobody who has left', async () => {
  const asked = async (given: object) => {
    const { id } = await create(given);
    const { rows } = await house.ask<Page<ChecklistRow>>('getMissingDocuments', { subjectId: id }, staff);
    return rows[0]?.items.map(({ code }) => code);
  };
  expect(await asked({})).toEqual(['licenceCardFront', 'licenceCardBack', 'medicalCertificate']);
  expect(await asked({ prdpGoods: true, crossBorder: true })).toEqual([
    'licenceCardFront',
    'licenceCardBack',
    'prdp',
    'medicalCertificate',
    'passport',
  ]);
  expect(await asked({ prdpDangerousGoods: true, supplierId: own })).toContain('dgTraining');
  expect(await asked({ availability: 'left' })).toBeUndefined();
});

test('a supplier’s users see and file the papers of its drivers alone', async () => {
  const mine = await create({ supplierId: own, surname: 'Alpha' });
  const theirs = await create({ supplierId: other, surname: 'Gamma' });
  const ours = await create({ surname: 'Own' });
  const seen = await filed(mine.id);
  const hidden = await filed(theirs.id);
  const blobOf = async ({ documentId }: Filed) =>
    (await house.ask<{ document: DocumentRow }>('getDocument', { documentId }, staff)).document.blobName;
  const list = await house.ask<Page<DocumentRow>>('getDocuments', { subjectType: ['driver'] }, limited);
  expect(list.rows.map(({ documentId }) => documentId)).toEqual([seen.documentId]);
  expect(await house.call('getDocument', { documentId: hidden.documentId }, limited)).toMatchObject({
    code: 'notFound',
  });
  expect(await house.call('downloadFile', { blobName: await blobOf(seen) }, limited)).toMatchObject({ response: 'ok' });
  expect(await house.call('downloadFile', { blobName: await blobOf(hidden) }, limited)).toMatchObject({
    code: 'fileNotFound',
  });
  expect(await attach(mine.id, { type: 'passport' }, limited)).toMatchObject({ response: 'ok' });
  for (const { id } of [theirs, ours]) expect(await attach(id, {}, limited)).toMatchObject({ code: 'notFound' });
  const subjects = await house.ask<{ name: string }[]>('getDocumentSubjects', { subjectType: 'driver' }, limited);
  expect(subjects.map(({ name }) => name)).toEqual(expect.arrayContaining(['Themba Alpha']));
  expect(subjects.map(({ name }) => name)).not.toContain('Themba Gamma');
});

test('documents carry the name that the driver has now', async () => {
  const { id } = await create({ surname: 'Before' });
  await filed(id);
  await change(id, { surname: 'After' });
  const { rows } = await house.ask<Page<DocumentRow>>('getDocuments', { subjectId: id }, staff);
  expect(rows.map(({ subjectName }) => subjectName)).toEqual(['Themba After']);
});

test('a picture is kept, seen by those who see the driver, and taken away; a document is no picture', async () => {
  const { id } = await create({ supplierId: other });
  const picture = png(40, 40).toString('base64');
  const keep = (given: object, by = staff) => house.call('putClientDriverPhoto', { id, ...given }, by);
  expect(await keep({ fileName: 'p.pdf', content })).toMatchObject({ fields: { content: expect.any(String) } });
  expect(await keep({ fileName: 'face.png', content: picture }, limited)).toMatchObject({ code: 'notFound' });
  const kept = (await keep({ fileName: 'face.png', content: picture })).result as { photo: string };
  expect(await read(id)).toMatchObject({ photo: kept.photo });
  expect(await house.call('downloadFile', { blobName: kept.photo }, staff)).toMatchObject({ response: 'ok' });
  expect(await house.call('downloadFile', { blobName: kept.photo }, limited)).toMatchObject({ code: 'fileNotFound' });
  expect(await keep({})).toMatchObject({ result: { photo: null } });
  expect(await read(id)).toMatchObject({ photo: null });
});
