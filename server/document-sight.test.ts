import { afterAll, beforeAll, expect, test } from 'vitest';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { approvalService } from '#modules/desk/approvals/contract.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { subjectReads } from '#modules/base/documents/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { channelFilters, failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** A document is seen by who may see its subject, however it is asked for. */
const partition = 'alpha';
const desk = [documentService, approvalService].flatMap(({ operations }) => Object.keys(operations));
let house: House;
let administrator: Staff;
let ofOneSupplier: Staff;
let documentId: string;
let ownDocumentId: string;
let customer: string;

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  administrator = await buildStaff(house.app, partition, [...desk, 'getShippers', 'getCarrier']);
  const { companyId } = administrator;
  customer = await buildCustomer(house.app, partition, { companyId });
  const supplier = await buildSupplier(house.app, partition, { companyId });
  ofOneSupplier = await buildStaff(house.app, partition, [...desk, 'getCarrier'], {
    companyId,
    scope: { supplier: { own: false, ids: [supplier] } },
  });
  const content = handmadePdf().toString('base64');
  const file = async (subjectType: string, subjectId: string) =>
    (
      await house.ask<{ documentId: string }>(
        'postDocument',
        { type: 'contract', subjectType, subjectId, fileName: 'a.pdf', content, expiryDate: '2031-01-01' },
        administrator,
      )
    ).documentId;
  documentId = await file('customer', customer);
  ownDocumentId = await file('supplier', supplier);
});
afterAll(() => house.close());

const rows = async (operation: string, payload: object, by: Staff) =>
  (await house.ask<{ rows: { documentId?: string; id?: string }[]; total: number }>(operation, payload, by)).rows;

test('lists, totals and the inbox leave out documents of nouns that somebody has no right to see', async () => {
  const ids = (found: { documentId?: string; id?: string }[]) => found.map((row) => row.documentId ?? row.id);
  expect(ids(await rows('getDocuments', {}, administrator)).toSorted()).toEqual([documentId, ownDocumentId].toSorted());
  expect(ids(await rows('getDocuments', {}, ofOneSupplier))).toEqual([ownDocumentId]);
  expect(await house.ask('getDocuments', {}, ofOneSupplier)).toMatchObject({ total: 1 });
  expect(await rows('getMissingDocuments', { subjectId: customer, includeComplete: true }, ofOneSupplier)).toEqual([]);
  expect(await house.ask('getDocumentSubjects', { subjectType: 'customer' }, ofOneSupplier)).toEqual([]);
  const colleague = await buildStaff(house.app, partition, [...desk, 'getCarrier'], {
    companyId: administrator.companyId,
  });
  expect(ids(await rows('getApprovals', { kind: 'document' }, colleague))).toEqual([ownDocumentId]);
});

test('one document, its history, its file and an archive of it are answered like nothing', async () => {
  const { document } = await house.ask<{ document: { blobName: string; lockId: string } }>(
    'getDocument',
    { documentId },
    administrator,
  );
  const file = {
    type: 'contract',
    subjectType: 'customer',
    subjectId: customer,
    fileName: 'a.pdf',
    content: 'JVBERi0=',
  };
  for (const [operation, payload] of [
    ['getDocument', { documentId }],
    ['getDocumentHistory', { documentId }],
    ['getDocumentArchive', { documentIds: [ownDocumentId, documentId] }],
    ['downloadFile', { blobName: document.blobName }],
    ['getFileToken', { blobName: document.blobName }],
    ['postDocument', file],
    ['approveDocument', { documentId }],
  ] as const)
    expect(
      await house.call(operation, payload, { ...ofOneSupplier, lockId: document.lockId }),
      operation,
    ).toMatchObject({ status: 404 });
});

test('of a load, its carrier sees what goes with the goods and what it brought, and nothing of other loads', async () => {
  const { companyId } = administrator;
  const [carrier, other] = [
    await buildSupplier(house.app, partition, { companyId }),
    await buildSupplier(house.app, partition, { companyId }),
  ];
  const rights = [...desk, 'getLoads'];
  const planner = await buildStaff(house.app, partition, rights, { companyId });
  const ofCarrier = await buildStaff(house.app, partition, rights, { companyId, supplierId: carrier });
  const [load, foreign] = [
    await buildLoad(house.app, partition, { customerId: customer, supplierId: carrier, status: 'BOOKED' }),
    await buildLoad(house.app, partition, { customerId: customer, supplierId: other, status: 'BOOKED' }),
  ];
  const content = handmadePdf().toString('base64');
  const file = (type: string, subjectId: string, by: Staff) =>
    house.call('postDocument', { type, subjectType: 'load', subjectId, fileName: `${type}.pdf`, content }, by);
  const filed = async (...asked: Parameters<typeof file>) => {
    const answer = await file(...asked);
    expect(answer).toMatchObject({ response: 'ok' });
    return (answer.result as { documentId: string }).documentId;
  };
  const note = await filed('deliveryNote', load, planner);
  const order = await filed('customerOrder', load, planner);
  const foreignNote = await filed('deliveryNote', foreign, planner);
  const own = await filed('other', load, ofCarrier);
  expect(await file('deliveryNote', foreign, ofCarrier)).toMatchObject({ status: 404 });
  const seen = (await rows('getDocuments', {}, ofCarrier)).map(({ documentId: id }) => id);
  expect(seen.toSorted()).toEqual([note, own].toSorted());
  const loads = await rows('getDocuments', { subjectType: ['load'] }, planner);
  expect(loads.map(({ documentId: id }) => id).toSorted()).toEqual([note, order, foreignNote, own].toSorted());
  for (const hidden of [order, foreignNote]) {
    const { document } = await house.ask<{ document: { blobName: string } }>(
      'getDocument',
      { documentId: hidden },
      planner,
    );
    expect(await house.call('getDocument', { documentId: hidden }, ofCarrier)).toMatchObject({ status: 404 });
    expect(await house.call('downloadFile', { blobName: document.blobName }, ofCarrier)).toMatchObject({ status: 404 });
  }
  const { document } = await house.ask<{ document: { blobName: string; subjectName: string } }>(
    'getDocument',
    { documentId: note },
    ofCarrier,
  );
  expect(await house.call('downloadFile', { blobName: document.blobName }, ofCarrier)).toMatchObject({
    response: 'ok',
  });
  const subjects = (by: Staff) =>
    house.ask<{ subjectId: string }[]>('getDocumentSubjects', { subjectType: 'load' }, by);
  expect((await subjects(ofCarrier)).map(({ subjectId }) => subjectId)).toEqual([load]);
  expect((await subjects(planner)).map(({ subjectId }) => subjectId).toSorted()).toEqual([load, foreign].toSorted());
  // The documents of a load follow from the load, so that it is not in the list of common requirements.
  expect(await rows('getMissingDocuments', { subjectId: load, includeComplete: true }, planner)).toEqual([]);
});

test('sockets hear of the same documents', async () => {
  const db = house.app.database.single(partition);
  const hears = (recordId: string, ...rights: string[]) =>
    channelFilters['documents']!({ held: new Set(rights.map((right) => `tripDirector.${right}`)), db, recordId });
  expect(await hears(documentId, 'getDocuments', 'getCarrier')).toBe(false);
  expect(await hears(ownDocumentId, 'getDocuments', 'getCarrier')).toBe(true);
  expect(await hears(documentId, 'getDocuments', 'getShipper')).toBe(true);
});

test('each subject is shown by an operation that exists', async () => {
  const all = new Set(implementations.flatMap(({ service }) => Object.keys(service.operations)));
  for (const each of subjectReads) expect(all).toContain(each);
});
