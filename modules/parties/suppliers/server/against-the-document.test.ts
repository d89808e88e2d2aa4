import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, formatDate, todayIn } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { pdfkitFile } from '#platform/server/testing/pdf-files.ts';
import { basisOperations, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { documentService, type DocumentRow } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { bankService, type BankChange } from '#modules/parties/bank/contract.ts';
import { bankFailureTexts } from '#modules/parties/bank/messages/failures/index.ts';
import { bankOperations } from '#modules/parties/bank/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierService, type SupplierRecord } from '../contract.ts';
import { supplierFailureTexts } from '../messages/failures/index.ts';
import { renewalService } from '../renewal-contract.ts';
import { supplierBankOwner } from './bank/bank-owner.ts';
import { certificateDocuments } from './certificate-owner.ts';
import { supplierOperations } from './operations.ts';
import { renewalOperations } from './renewals/operations.ts';
import { buildSubmission, transporter } from './testing/supplier-house.ts';

let house: House;
let clerk: Staff;
let approver: Staff;
const today = todayIn('Africa/Johannesburg', new Date());
const [begin, end] = [addDays(today, -10), addDays(today, 300)];
const services = [documentService, supplierService, renewalService, bankService];
const rights = services.flatMap(({ operations }) => Object.keys(operations));

beforeAll(async () => {
  house = await openHouse({
    implementations: [
      basisOperations,
      documentOperationsWith([certificateDocuments]),
      supplierOperations,
      renewalOperations,
      bankOperations([supplierBankOwner]),
    ],
    failureCatalogues: [
      accessFailureTexts,
      bankFailureTexts,
      documentFailureTexts,
      partyFailureTexts,
      supplierFailureTexts,
    ],
  });
  clerk = await buildStaff(house.app, 'alpha', rights);
  approver = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
});
afterAll(() => house.close());

async function pdf(...lines: readonly string[]): Promise<string> {
  const file = await pdfkitFile((document) => {
    for (const line of lines) document.text(line);
  });
  return file.toString('base64');
}

let built = 0;
const read = (keyIdentifier: string) => house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, approver);

/** A transporter that typed twice the cover that its certificate states. */
async function overstated(): Promise<SupplierRecord> {
  const registeredName = `Modder River ${(built += 1)} Refrigerated (Pty) Ltd`;
  const gitCertificate = await pdf(
    'Goods in transit insurance',
    `Insured: ${registeredName}`,
    'Insurer: Thornveld Mutual',
    'Policy number: GIT-77',
    'Limit per load: R 1 450 000.00',
    `Period of insurance: ${begin} to ${end}`,
  );
  const detail = {
    ...transporter,
    registeredName,
    gitCover: 2_900_000,
    gitFrom: begin,
    gitTo: end,
    gitCertificate,
  };
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>('postCarrier', buildSubmission(detail), clerk);
  return read(keyIdentifier);
}

const differenceReason = 'The insurer confirmed the higher cover by telephone.';

/** The doors through which a certificate is approved, with what each is given besides. */
const doors = {
  approveGitCertificate: (record: SupplierRecord, given: object) =>
    house.call('approveGitCertificate', { ...which(record), ...given }, { ...approver, lockId: record.lockId }),
  approveGit: (record: SupplierRecord, given: object) =>
    house.call('approveGit', { ...which(record), ...given }, { ...approver, lockId: record.lockId }),
  async approveDocument({ keyIdentifier }: SupplierRecord, given: object) {
    const { rows } = await house.ask<Page<DocumentRow>>('getDocuments', { subjectId: keyIdentifier }, approver);
    const { documentId, lockId } = rows[0]!;
    return house.call('approveDocument', { documentId, ...given }, { ...approver, lockId });
  },
};

function which({ keyIdentifier, certificates }: SupplierRecord) {
  return { keyIdentifier, certificateId: certificates[0]!.certificateId };
}

test.each(Object.entries(doors))(
  '%s refuses more cover than the certificate states, unless somebody says why',
  async (_, approve) => {
    const record = await overstated();
    expect(await approve(record, {})).toMatchObject({
      status: 400,
      fields: { differenceReason: expect.stringContaining('R 1 450 000.00') as unknown },
    });
    expect(await approve(record, { differenceReason: '  ' })).toMatchObject({ code: 'invalidPayload' });
    expect(await read(record.keyIdentifier)).toMatchObject({ certificates: [{ status: 'submitted' }] });
    expect(await approve(record, { differenceReason })).toMatchObject({ response: 'ok' });
    const approved = await read(record.keyIdentifier);
    expect(approved.certificates[0]).toMatchObject({ status: 'approved', cover: 2_900_000, differenceReason });
    const history = await house.ask<object[]>('getCarrierHistory', { keyIdentifier: record.keyIdentifier }, approver);
    expect(history).toContainEqual(
      expect.objectContaining({
        event: 'certificateApproved',
        changes: expect.objectContaining({
          differenceReason: [null, differenceReason],
          documentSays: [null, 'R 1 450 000.00'],
        }) as unknown,
      }),
    );
  },
);

test('what the certificate says is taken over without a reason, and none is kept', async () => {
  const record = await overstated();
  const taken = { cover: 1_450_000, policyNumber: 'git 77', insurer: 'Thornveld Mutual Ltd', differenceReason };
  expect(await doors.approveGitCertificate(record, taken)).toMatchObject({ response: 'ok' });
  expect((await read(record.keyIdentifier)).certificates[0]).toMatchObject({
    cover: 1_450_000,
    policyNumber: 'git 77',
    insurer: 'Thornveld Mutual Ltd',
    differenceReason: null,
  });
});

test('a certificate of another insured, of other days or of another policy needs the reason too', async () => {
  const record = await overstated();
  const cover = 1_450_000;
  for (const given of [
    { from: addDays(begin, -1) },
    { to: addDays(end, 1) },
    { policyNumber: 'GIT-78' },
    { insurer: 'Santam' },
  ])
    expect(await doors.approveGitCertificate(record, { cover, ...given }), JSON.stringify(given)).toMatchObject({
      fields: { differenceReason: expect.any(String) as unknown },
    });
});

/** A paper that the clerk files under a supplier, with what was typed beside it. */
async function file(subjectId: string, type: string, content: string, typed: object) {
  const filed = await house.ask<{ documentId: string; lockId: string }>(
    'postDocument',
    { type, subjectType: 'supplier', subjectId, fileName: 'paper.pdf', content, ...typed },
    clerk,
  );
  const approve = (given: object) =>
    house.call('approveDocument', { documentId: filed.documentId, ...given }, { ...approver, lockId: filed.lockId });
  return { ...filed, approve };
}

test('a paper whose end or number was mistyped is approved with what it says, or with a reason', async () => {
  const { keyIdentifier } = await overstated();
  const content = await pdf('Operator licence', 'Permit number: OP-2026-0042', `Expiry date: ${end}`);
  const typed = { number: 'OP-2026-0042', expiryDate: addDays(end, 365) };
  const paper = await file(keyIdentifier, 'operatorLicence', content, typed);
  expect(await house.ask('getDocument', { documentId: paper.documentId }, approver)).toMatchObject({
    readings: expect.arrayContaining([
      { field: 'number', kind: 'number', read: 'OP-2026-0042', typed: 'OP-2026-0042' },
      { field: 'expiryDate', kind: 'day', read: end, typed: typed.expiryDate },
    ]) as unknown,
  });
  expect(await paper.approve({})).toMatchObject({
    fields: { differenceReason: expect.stringContaining(formatDate(end, 'en')) as unknown },
  });
  expect(await paper.approve({ expiryDate: end, number: 'OP-2026-0043' })).toMatchObject({ code: 'invalidPayload' });
  expect(await paper.approve({ expiryDate: end })).toMatchObject({ response: 'ok' });
  const again = await file(keyIdentifier, 'operatorLicence', content, typed);
  expect(await again.approve({ differenceReason })).toMatchObject({ response: 'ok' });
  const { document } = await house.ask<{ document: DocumentRow }>(
    'getDocument',
    { documentId: again.documentId },
    approver,
  );
  expect(document).toMatchObject({ expiryDate: typed.expiryDate, differenceReason });
});

test('bank details that the letter of the bank contradicts are used only with a reason', async () => {
  const record = await overstated();
  const { keyIdentifier } = record;
  await house.ask('approveCarrier', { keyIdentifier }, { ...approver, lockId: record.lockId });
  const { lockId, carrierDetail } = await read(keyIdentifier);
  const changed = { ...carrierDetail, bankAccountNo: '62333444555', branchCode: '250655' };
  await house.ask('putCarrier', { carrierDetail: changed, keyIdentifier }, { ...clerk, lockId });
  const letter = await pdf(
    'FIRST NATIONAL BANK',
    `Date: ${today}`,
    'Account holder: Somebody Quite Different CC',
    'Account number: 62333444999',
    'Branch code: 250655',
  );
  await file(keyIdentifier, 'bankConfirmation', letter, { issueDate: today });
  const { rows } = await house.ask<Page<BankChange>>('getBankChanges', { keyIdentifier }, approver);
  const [change] = rows;
  expect(change).toMatchObject({
    status: 'pending',
    letter: { fileName: 'paper.pdf' },
    readings: [
      { field: 'holder', read: 'Somebody Quite Different CC' },
      { field: 'account', read: '4999', typed: '4555' },
      { field: 'branchCode', read: '250655', typed: '250655' },
    ],
  });
  const { bankVersionId } = change!;
  const approve = (given: object) =>
    house.call('approveBankChange', { bankVersionId, ...given }, { ...approver, lockId: change!.lockId });
  expect(await approve({})).toMatchObject({ fields: { differenceReason: expect.stringContaining('4999') as unknown } });
  expect(await approve({ differenceReason })).toMatchObject({ result: { status: 'current' } });
  const after = await house.ask<Page<BankChange>>('getBankChanges', { keyIdentifier }, approver);
  expect(after.rows[0]).toMatchObject({ status: 'current', differenceReason, letter: null });
});
