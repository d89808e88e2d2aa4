import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { documentService, type DocumentRow } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierService, type SupplierRecord } from '../contract.ts';
import { supplierFailureTexts } from '../messages/failures/index.ts';
import { buildSupplier } from './builders.ts';
import { certificateDocuments } from './certificate-owner.ts';
import { supplierOperations } from './operations.ts';
import { transporter } from './testing/supplier-house.ts';

let house: House;
let capturer: Staff;
let approver: Staff;
const today = todayIn('Africa/Johannesburg', new Date());
const document = handmadePdf().toString('base64');
const rights = [...Object.keys(documentService.operations), ...Object.keys(supplierService.operations)];

beforeAll(async () => {
  house = await openHouse({
    implementations: [documentOperationsWith([certificateDocuments]), supplierOperations],
    failureCatalogues: [documentFailureTexts, partyFailureTexts, supplierFailureTexts],
  });
  capturer = await buildStaff(house.app, 'alpha', rights);
  approver = await buildStaff(house.app, 'alpha', rights, { companyId: capturer.companyId });
});
afterAll(() => house.close());

const build = () =>
  buildSupplier(house.app, 'alpha', {
    companyId: capturer.companyId,
    detail: { ...transporter, gitFrom: addDays(today, -10), gitTo: addDays(today, 300) },
    document,
  });
const documentsOf = async (subjectId: string, more = {}) =>
  (await house.ask<Page<DocumentRow>>('getDocuments', { subjectId, ...more }, approver)).rows;
const supplier = (keyIdentifier: string) => house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, approver);

test('a certificate that is submitted stands among the documents with its facts', async () => {
  const id = await build();
  expect(await documentsOf(id)).toMatchObject([
    {
      type: 'gitCertificate',
      status: 'submitted',
      subjectType: 'supplier',
      subjectName: (await supplier(id)).carrierName,
      uploadedVia: 'link',
      issueDate: addDays(today, -10),
      expiryDate: addDays(today, 300),
      number: 'GIT-77',
      issuer: 'Thornveld Mutual',
      isOwned: true,
    },
  ]);
});

test('it is decided at either desk, and both say the same', async () => {
  const id = await build();
  const [row] = await documentsOf(id);
  const dates = { issueDate: addDays(today, -5), expiryDate: addDays(today, 20) };
  const answer = await house.call(
    'approveDocument',
    { documentId: row!.documentId, ...dates },
    { ...approver, lockId: row!.lockId },
  );
  expect(answer).toMatchObject({ result: { status: 'approved' } });
  expect((await supplier(id)).certificates[0]).toMatchObject({ status: 'approved', to: dates.expiryDate });
  expect(await documentsOf(id)).toMatchObject([{ shownStatus: 'expiring', reviewedBy: 'Sipho Dlamini' }]);

  const record = await supplier(id);
  await house.ask(
    'rejectGitCertificate',
    { keyIdentifier: id, certificateId: record.certificates[0]!.certificateId, reason: 'Withdrawn by the insurer' },
    { ...approver, lockId: record.lockId },
  );
  expect(await documentsOf(id)).toMatchObject([{ status: 'rejected', rejectReason: 'Withdrawn by the insurer' }]);
});

test('the desk for documents is no way around the right to decide about certificates', async () => {
  const id = await build();
  const [row] = await documentsOf(id);
  const clerk = await buildStaff(house.app, 'alpha', [...Object.keys(documentService.operations), 'getCarrier']);
  expect(
    await house.call('approveDocument', { documentId: row!.documentId }, { ...clerk, lockId: row!.lockId }),
  ).toMatchObject({ status: 403, details: { authorisation: 'tripDirector.approveGitCertificate' } });
});

test('a new certificate is the next version; the name of the supplier follows', async () => {
  const id = await build();
  const record = await supplier(id);
  const registeredName = `${record.carrierName.split(' ')[1]} Renamed Haulage (Pty) Ltd`;
  await house.ask(
    'putCarrier',
    {
      keyIdentifier: id,
      carrierDetail: { ...record.carrierDetail, registeredName, gitPolicyNumber: 'GIT-78', gitCertificate: document },
    },
    { ...capturer, lockId: record.lockId },
  );
  expect(await documentsOf(id, { status: ['submitted', 'superseded'] })).toMatchObject([
    { version: 2, shownStatus: 'submitted', number: 'GIT-78', uploadedVia: 'staff', subjectName: registeredName },
    { version: 1, shownStatus: 'superseded', subjectName: registeredName },
  ]);
  const { lockId, certificates } = await supplier(id);
  const [first] = certificates;
  const [newest] = await documentsOf(id);
  const decision = house.call(
    'approveDocument',
    { documentId: newest!.documentId },
    { ...capturer, lockId: newest!.lockId },
  );
  expect(await decision).toMatchObject({ code: 'ownUpload' });
  await house.ask(
    'approveGitCertificate',
    { keyIdentifier: id, certificateId: first!.certificateId },
    { ...approver, lockId },
  );
  expect(await documentsOf(id)).toMatchObject([{ version: 2, shownStatus: 'approved' }]);
});
