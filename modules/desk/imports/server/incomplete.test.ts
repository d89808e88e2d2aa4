import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { enterLink, mailedKey } from '#platform/server/testing/guests.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import {
  customerImport,
  customerOperationsWith,
  shipperRegisterLink,
} from '#modules/parties/customers/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { carrierRegisterLink, supplierImport, supplierOperations } from '#modules/parties/suppliers/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

let house: House;
let staff: Staff;
let manager: Staff;
const kinds = [customerImport, supplierImport];
const failureCatalogues = [
  failureTexts,
  partyFailureTexts,
  customerFailureTexts,
  supplierFailureTexts,
  importFailureTexts,
];
beforeAll(async () => {
  house = await openHouse({
    implementations: [
      basisOperations,
      keepaliveOperations,
      linkOperations,
      customerOperationsWith(),
      supplierOperations,
      importOperations({ kinds, failureCatalogues }),
    ],
    linkKinds: [shipperRegisterLink, carrierRegisterLink],
    failureCatalogues: failureCatalogues.slice(1),
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  const reading = ['getShippers', 'getShipper', 'getAllCarriersByClientName', 'getCarrier'];
  const writing = [
    'postShipper',
    'putShipper',
    'recommendShipper',
    'postCarrier',
    'putCarrier',
    'postShipperLink',
    'postCarrierLink',
  ];
  staff = await buildStaff(house.app, 'alpha', [...importRights, ...reading, ...writing]);
  manager = await buildStaff(
    house.app,
    'alpha',
    [...reading, 'approveShipper', 'rejectShipper', 'approveCarrier', 'rejectCarrier'],
    { companyId: staff.companyId },
  );
});
afterAll(() => house.close());

interface Found {
  readonly code: string;
  readonly path: string;
}
const missingOf = (record: Readonly<Record<string, unknown>>) =>
  (record['findings'] as readonly Found[]).filter(({ code }) => code === 'partyFieldMissing').map(({ path }) => path);

async function customer(search: string) {
  const { rows } = await house.ask<{ rows: { id: string }[] }>('getShippers', { search }, staff);
  return house.ask<Record<string, unknown> & { lockId: string }>('getShipper', { id: rows[0]!.id }, staff);
}

test('a name and a limit make a customer that says what is missing, is not approved, and keeps its limit when it is completed', async () => {
  const book = [
    'Account,Name,Telephone,Credit limit,Terms',
    'KEI001,Kei Dairies,043 555 0101,50000.00,30 days',
    'KEI002,Kei Feeds,043 555 0102,0.00,Cash',
  ].join('\n');
  const one = await bringIn(house, staff, book, 'age.csv', 'debtor');
  expect(await one.check()).toMatchObject({ counts: { create: 2, error: 0, incomplete: 2 } });
  const needed = [
    'Registration number',
    'Email address',
    'Physical address: Address line 1',
    'Physical address: City or town',
    'Physical address: Province or region',
    'Physical address: Postal code',
  ];
  expect((await one.rows({ incomplete: true })).map(({ outcome, missing }) => [outcome, missing])).toEqual([
    ['create', needed],
    ['create', needed],
  ]);
  expect(await one.say('commitImport', { scope: 'all' })).toMatchObject({ status: 'COMPLETED' });

  const made = await customer('kei dairies');
  const { id } = made;
  expect(made).toMatchObject({ status: 'RECOMMENDED', recommendation: { limit: 50_000 }, registrationNumber: '' });
  expect(missingOf(made)).toEqual([
    'registrationNumber',
    'email',
    'physicalAddress.addressLine1',
    'physicalAddress.city',
    'physicalAddress.region',
    'physicalAddress.postalCode',
  ]);
  const approval = { id, limit: 50_000, paymentTerm: 30 };
  const refused = await house.call('approveShipper', approval, { ...manager, lockId: made.lockId });
  expect(refused).toMatchObject({
    code: 'partyIncomplete',
    result: `Kei Dairies cannot be approved yet. Still missing: ${needed.join(', ')}.`,
  });
  // Two of which nobody knows a number are two; a second file that knows more completes the record.
  const more = [
    'Account,Name,Reg no,Email,Address,Town,Province,Postcode',
    'KEI001,Kei Dairies,2012/400501/07,office@kei.example,1 Dairy Road,East London,Eastern Cape,5201',
  ].join('\n');
  const two = await bringIn(house, staff, more, 'more.csv', 'debtor');
  expect(await two.check()).toMatchObject({ counts: { update: 1, incomplete: 0 } });
  await two.say('commitImport', { scope: 'all' });
  const completed = await customer('kei dairies');
  expect(completed).toMatchObject({ status: 'RECOMMENDED', recommendation: { limit: 50_000, takenOver: true } });
  expect(missingOf(completed)).toEqual([]);
  expect(await house.call('approveShipper', approval, { ...manager, lockId: completed.lockId })).toMatchObject({
    result: { status: 'approve' },
  });

  // Who is turned away without an address is told nothing, and nothing waits to be sent.
  const other = await customer('kei feeds');
  const before = (await house.messages()).length;
  await house.ask('rejectShipper', { id: other['id'], reason: 'Unknown' }, { ...manager, lockId: other.lockId });
  expect((await house.messages()).length).toBe(before);
});

test('the link of a customer opens with what the books know, and its answer completes it', async () => {
  const file = 'Account,Name,Town,Credit limit,Terms\nLNK01,Linked Millers,Worcester,75000.00,14 days';
  const one = await bringIn(house, staff, file, 'link.csv', 'debtor');
  await one.check();
  await one.say('commitImport', { scope: 'all' });
  const made = await customer('linked millers');
  const email = 'office@linked.example';
  await house.ask(
    'postShipperLink',
    { id: made['id'], recipientName: '', email, mobileNumber: '0825550177', language: 'en' },
    staff,
  );
  const { options } = await enterLink(house, await mailedKey(house, email));
  const { content } = await house.ask<{
    content: { lockId: string; shipperDetail: { physicalAddress: object; postalAddress: object } };
  }>('getShipperLink', { key: await mailedKey(house, email) }, options);
  const { shipperDetail } = content;
  expect(shipperDetail).toMatchObject({
    registeredName: 'Linked Millers',
    registrationNumber: '',
    email: '',
    physicalAddress: { addressLine1: '', city: 'Worcester', country: 'South Africa' },
  });
  const address = {
    ...shipperDetail.physicalAddress,
    addressLine1: '1 Mill',
    region: 'Western Cape',
    postalCode: '6850',
  };
  const answer = {
    ...shipperDetail,
    id: made['id'],
    registrationNumber: '2013/400777/07',
    monthlyPurchaseAmount: 75_000,
    creditRequired: 75_000,
    physicalAddress: address,
    postalAddress: address,
    TermsAndConditionsAccepted: true,
  };
  expect(
    await house.call('putEditShipper', answer, { ...options, lockId: content.lockId }),
    'a form still needs all of it',
  ).toMatchObject({ fields: { email: expect.anything() } });
  await house.ask('putEditShipper', { ...answer, email }, { ...options, lockId: content.lockId });
  const completed = await customer('linked millers');
  expect(missingOf(completed)).toEqual([]);
  expect(completed).toMatchObject({ status: 'RECOMMENDED', recommendation: { limit: 75_000, paymentTerm: 14 } });
});

test('a creditor without papers is kept and not approved; a form that staff send still needs all of it', async () => {
  const file = ['Vendor code,Supplier name,Transporter,GIT cover', 'KAR01,Karoo Couriers,yes,1500000'].join('\n');
  const one = await bringIn(house, staff, file, 'creditors.csv', 'creditor');
  expect(await one.check()).toMatchObject({ counts: { create: 1, incomplete: 1 } });
  await one.say('commitImport', { scope: 'all' });
  const { rows } = await house.ask<{ rows: { keyIdentifier: string }[] }>(
    'getAllCarriersByClientName',
    { search: 'karoo couriers' },
    staff,
  );
  const { keyIdentifier } = rows[0]!;
  const record = await house.ask<Record<string, unknown> & { lockId: string; carrierDetail: object }>(
    'getCarrier',
    { keyIdentifier },
    staff,
  );
  expect(missingOf(record)).toEqual([
    'regNo',
    'email',
    'physicalAddress.addressLine1',
    'physicalAddress.city',
    'physicalAddress.region',
    'physicalAddress.postalCode',
    'tenderLoadEmailAddress',
  ]);
  expect(await house.call('approveCarrier', { keyIdentifier }, { ...manager, lockId: record.lockId })).toMatchObject({
    code: 'partyIncomplete',
    result: expect.stringContaining('Registration number, Email address'),
  });
  expect(
    await house.call(
      'putCarrier',
      { keyIdentifier, carrierDetail: record.carrierDetail, vendorNumber: 'KAR01' },
      { ...staff, lockId: record.lockId },
    ),
  ).toMatchObject({ fields: { 'carrierDetail.regNo': expect.anything(), 'carrierDetail.email': expect.anything() } });
});

test('the link of a supplier opens with what the books know, and its answer completes it', async () => {
  const file = ['Vendor code,Supplier name,Transporter,GIT cover', 'NAM01,Namib Couriers,yes,1500000'].join('\n');
  const one = await bringIn(house, staff, file, 'linked-creditors.csv', 'creditor');
  await one.check();
  await one.say('commitImport', { scope: 'all' });
  const find = async () => {
    const query = { search: 'namib couriers' };
    const { rows } = await house.ask<{ rows: { keyIdentifier: string }[] }>('getAllCarriersByClientName', query, staff);
    const { keyIdentifier } = rows[0]!;
    const record = await house.ask<
      Record<string, unknown> & { lockId: string; carrierDetail: Record<string, unknown> }
    >('getCarrier', { keyIdentifier }, staff);
    return { ...record, keyIdentifier };
  };
  const { keyIdentifier } = await find();
  const email = 'office@namib.example';
  await house.ask(
    'postCarrierLink',
    { keyIdentifier, recipientName: '', email, mobileNumber: '0825550178', language: 'en' },
    staff,
  );
  const key = await mailedKey(house, email);
  const { options } = await enterLink(house, key);
  const { carrierDetail } = await house.ask<{ carrierDetail: Record<string, unknown> }>(
    'getCarrierLink',
    { key },
    options,
  );
  expect(carrierDetail).toMatchObject({ registeredName: 'Namib Couriers', regNo: '', email: '', gitCover: 1_500_000 });
  const address = {
    ...(carrierDetail['physicalAddress'] as object),
    addressLine1: '4 Dune Road',
    city: 'Upington',
    region: 'Northern Cape',
    country: 'South Africa',
    postalCode: '8801',
  };
  const answer = { ...carrierDetail, regNo: '2014/411888/07', physicalAddress: address, postalAddress: address };
  expect(
    await house.call('putCarrier', { keyIdentifier, carrierDetail: answer }, options),
    'a form still needs all of it',
  ).toMatchObject({ fields: { 'carrierDetail.email': expect.anything() } });
  const whole = { ...answer, email, tenderLoadEmailAddress: email, tradeName: 'Namib Couriers' };
  await house.ask('putCarrier', { keyIdentifier, carrierDetail: whole }, options);
  const completed = await find();
  expect(missingOf(completed)).toEqual([]);
  expect(completed.carrierDetail).toMatchObject({ registeredName: 'Namib Couriers', email, gitCover: 1_500_000 });
});
