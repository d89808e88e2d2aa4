import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#platform/operation.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { DocumentRow } from '#modules/base/documents/contract.ts';
import {
  addContractor,
  buildContractorStaff,
  enterLink,
  openContractorHouse,
  submission,
} from './testing/contractor-house.ts';

let house: House;
let staff: Staff;
let clerk: Staff;
beforeAll(async () => {
  house = await openContractorHouse();
  staff = await buildContractorStaff(house, 'alpha');
  clerk = await buildStaff(house.app, 'alpha', ['getDocuments', 'getSubcontractors'], { companyId: staff.companyId });
});
afterAll(() => house.close());

const documentsOf = async (subjectId: string) =>
  (await house.ask<Page<DocumentRow>>('getDocuments', { subjectId, sort: 'type', descending: false }, clerk)).rows;

test('what an application brings stands among the documents, and is decided with it', async () => {
  const { key, keyIdentifier, registeredName } = await addContractor(house, staff);
  expect(await documentsOf(keyIdentifier)).toEqual([]);
  await house.ask('submitCreditorApplication', await submission(), await enterLink(house, key));
  expect(await documentsOf(keyIdentifier)).toMatchObject([
    {
      type: 'gitCertificate',
      status: 'submitted',
      subjectType: 'contractor',
      subjectName: registeredName,
      uploadedVia: 'link',
    },
    { type: 'signedApplication', status: 'submitted', mime: 'application/pdf', sensitivity: 'personal' },
  ]);
  const { lockId } = await house.ask<{ lockId: string }>('getSubbieApplication', { keyIdentifier }, staff);
  await house.ask(
    'rejectSubcontractor',
    { keyIdentifier, reason: 'No cover for abnormal loads' },
    { ...staff, lockId },
  );
  for (const document of await documentsOf(keyIdentifier))
    expect(document).toMatchObject({ status: 'rejected', rejectReason: 'No cover for abnormal loads', current: true });
});
