import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, defaultTimeZone, formatDate, todayIn } from '#platform/dates.ts';
import { enterLink } from '#platform/server/testing/guests.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildTerms } from '#modules/base/companies/server/index.ts';
import { buildIdentityNumber } from '#modules/parties/parties/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import type { ShipperRecord } from '../contract.ts';
import { changedShipper } from '../submission.ts';
import { buildCustomer } from './builders.ts';
import {
  bankLetter,
  buildApplication,
  buildCustomerStaff,
  buildPair,
  openCustomerHouse,
  sendShipperLink,
} from './testing/customer-house.ts';

let house: House;
let pieter: Staff;
let thandi: Staff;
const today = todayIn(defaultTimeZone, new Date());
beforeAll(async () => {
  house = await openCustomerHouse();
  [pieter, thandi] = await buildPair(house, 'alpha');
});
afterAll(() => house.close());

const read = (id: string, staff = thandi) => house.ask<ShipperRecord>('getShipper', { id }, staff);
const capture = async (detail: Parameters<typeof buildApplication>[0] = {}, extra = {}) => {
  const { id } = await house.ask<{ id: string }>('postShipper', buildApplication(detail, extra), pieter);
  return read(id);
};
const codes = ({ findings }: ShipperRecord) => findings.map(({ level, path, code }) => `${level} ${path} ${code}`);

test('an applicant comes by a link, submits once, and stands in the list as pending', async () => {
  await buildTerms(house.app.database.writer('alpha'), 'alpha', {
    companyId: pieter.companyId,
    purpose: 'customer',
    version: '2026-1',
    bodies: { en: 'Pay on time.' },
  });
  const { key, email } = await sendShipperLink(house, pieter, { recipientName: 'Lerato' });
  const guest = await enterLink(house, key);
  const { content } = await house.ask<{ content: Record<string, unknown> }>('getShipperLink', { key }, guest.options);
  expect(content).toMatchObject({ email, isEdit: false, shipperName: 'Lerato', client: expect.any(String) });
  expect(await house.ask('getDebtorSetting', { client: '' }, guest.options)).toMatchObject({
    termsAndConditions: 'Pay on time.',
    version: '2026-1',
    language: 'en',
  });
  const application = buildApplication({ registeredName: 'Umlazi Grain Mills (Pty) Ltd' });
  const saved = await house.ask<{ id: string; message: string; status: string }>(
    'postShipperDetail',
    application,
    guest.options,
  );
  expect(saved).toMatchObject({ status: 'pending', message: expect.stringContaining('Registration was successful') });
  expect(await house.call('postShipperDetail', application, guest.options)).toMatchObject({
    response: 'fail',
    code: 'linkNotUsable',
  });
  expect(await read(saved.id)).toMatchObject({
    status: 'pending',
    standing: null,
    isAdminCaptured: false,
    TermsAndConditionsAccepted: true,
    termsVersion: '2026-1',
    termsLanguage: 'en',
    podSendFormat: 'PDF',
    podSubmitMethod: 'EMAIL',
    fuelRateChangeMethod: 'BASIC',
    accountNumber: expect.stringMatching(/^C\d{6}$/),
    physicalAddress: { postalCode: '2094', postalcode: '2094' },
  });
  const mail = (await house.messages()).find((message) => message.subject.includes('received'));
  expect(mail?.text).toContain('Umlazi Grain Mills');
});

test('before the code the link says no more than the client’s trade name and the masked number', async () => {
  const { key } = await sendShipperLink(house, pieter);
  const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
  const { content } = await house.ask<{ content: object }>('getShipperLink', { key }, { sessionId });
  expect(Object.keys(content).toSorted()).toEqual(['clientTradeName', 'language', 'mobileNumber']);
  expect(await house.ask('isShipperLinkValid', { key }, { sessionId })).toBe(true);
  expect(await house.ask('isShipperLinkValid', { key: 'x' }, { sessionId })).toBe(false);
});

test('terms that are not accepted and fields that are missing are said in the words of the specification', async () => {
  const { key } = await sendShipperLink(house, pieter);
  const { options } = await enterLink(house, key);
  expect(
    await house.call('postShipperDetail', buildApplication({}, { TermsAndConditionsAccepted: false }), options),
  ).toMatchObject({ code: 'termsNotAccepted', result: 'Please accept terms and conditions' });
  const answer = await house.call('postShipperDetail', buildApplication({}, { creditRequired: 0 }), options);
  expect(answer).toMatchObject({
    code: 'requiredFieldsMissing',
    result: 'Warning! Please complete all required fields.',
    fields: { creditRequired: 'This field is required.' },
  });
});

test('a name that the client has already is known on leaving the field, and refused at the submit', async () => {
  const known = await capture({ registeredName: 'Limpopo Citrus (Pty) Ltd' });
  const { key } = await sendShipperLink(house, pieter);
  const { options } = await enterLink(house, key);
  const ask = (shipperName: string, more = {}) =>
    house.ask('isShipperRegisteredNameExist', { client: '', shipperName, ...more }, options);
  expect(await ask('LIMPOPO citrus')).toBe(true);
  expect(await ask('Limpopo Mangoes')).toBe(false);
  expect(
    await house.ask('isShipperRegisteredNameExist', { shipperName: known.registeredName, id: known.id }, pieter),
  ).toBe(false);
  expect(
    await house.call('postShipperDetail', buildApplication({ registeredName: 'Limpopo Citrus' }), options),
  ).toMatchObject({
    code: 'shipperNameTaken',
    fields: { registeredName: 'The Full Registered Name already exist.' },
  });
  expect(
    await house.call('postShipper', buildApplication({ registrationNumber: known.registrationNumber }), pieter),
  ).toMatchObject({ code: 'shipperExists', details: { id: known.id } });
});

test('two submits of one name at once: one gets it', async () => {
  const answers = await Promise.all(
    [1, 2].map(() =>
      house.call('postShipper', buildApplication({ registeredName: 'Twice Orchards (Pty) Ltd' }), pieter),
    ),
  );
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')?.code).toBe('shipperNameTaken');
});

test('the letter’s own date counts: read from the text, compared with what was typed, at most three months old', async () => {
  const fresh = formatDate(addDays(today, -10), 'en');
  const { key } = await sendShipperLink(house, pieter);
  const { options } = await enterLink(house, key);
  const file = { purpose: 'bankConfirmation', fileName: 'letter.pdf', content: await bankLetter(fresh) };
  const stored = await house.ask<{ blobName: string; facts: object }>('postLinkFile', file, options);
  expect(stored.facts).toEqual({ letterDate: addDays(today, -10), accountNumber: '7890', bank: 'CAPITEC' });

  const withLetter = (more: object) =>
    buildApplication({ bankAccountNo: '1234567890' }, { bankConfirmationBlobName: stored.blobName, ...more });
  expect(
    await house.call(
      'postShipperDetail',
      withLetter({ bankConfirmationLetterDate: addDays(addMonths(today, -3), -1) }),
      options,
    ),
  ).toMatchObject({ fields: { bankConfirmationLetterDate: expect.stringContaining('older than 3 months') } });
  expect(
    await house.call('postShipperDetail', withLetter({ bankConfirmationLetterDate: addDays(today, 1) }), options),
  ).toMatchObject({ fields: { bankConfirmationLetterDate: expect.any(String) } });

  const { id } = await house.ask<{ id: string }>('postShipperDetail', withLetter({}), options);
  const record = await read(id);
  expect(record).toMatchObject({
    bankConfirmationBlobName: stored.blobName,
    bankConfirmationLetterDate: addDays(today, -10),
    bankConfirmationFacts: { accountNumber: '7890' },
  });
  expect(codes(record).filter((it) => it.includes('bank'))).toEqual([]);
  const blob = await house.ask<{ contentType: string }>(
    'getBlobFile',
    { blobName: stored.blobName, clientName: '' },
    thandi,
  );
  expect(blob.contentType).toBe('application/pdf');
  const { rows } = await house.ask<{ rows: object[] }>('getDocuments', { subjectId: id }, thandi);
  expect(rows).toMatchObject([{ type: 'bankConfirmation', status: 'submitted', issueDate: addDays(today, -10) }]);
});

test('a letter that differs from the form is shown to staff; one that is no PDF is refused', async () => {
  const letter = await bankLetter(formatDate(addDays(today, -3), 'en'), '555000111');
  const record = await capture(
    { bankAccountNo: '1234567890' },
    { bankConfirmation: letter, bankConfirmationLetterDate: addDays(today, -2) },
  );
  expect(codes(record)).toEqual(
    expect.arrayContaining([
      'W bankConfirmationLetterDate bankLetterDateDiffers',
      'W bankAccountNo bankLetterAccountDiffers',
    ]),
  );
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  expect(await house.call('postShipper', buildApplication({}, { bankConfirmation: png }), pieter)).toMatchObject({
    fields: { bankConfirmation: 'Choose a PDF file.' },
  });
});

test('a link that edits loads the record with its numbers masked, and changes only what is the customer’s', async () => {
  const before = await capture(
    { bankAccountNo: '9988776655', podSendFormat: 'TIFF', tenderResponseTime: 2, tenderResponseTimeUOM: 'hour' },
    {},
  );
  const { key } = await sendShipperLink(house, pieter, { id: before.id });
  const { options } = await enterLink(house, key);
  const { content } = await house.ask<{ content: { shipperDetail: object; lockId: string } }>(
    'getShipperLink',
    { key },
    options,
  );
  expect(content).toMatchObject({
    id: before.id,
    isEdit: true,
    registeredName: before.registeredName,
    shipperDetail: { bankAccountNo: '', tradeName: before.tradeName },
    maskedNumbers: { bankAccountNo: '••••••6655' },
  });
  await house.ask(
    'putEditShipper',
    {
      ...content.shipperDetail,
      id: before.id,
      tradeName: 'Another Trade',
      podSendFormat: 'PDF',
      TermsAndConditionsAccepted: true,
    },
    { ...options, lockId: content.lockId },
  );
  expect(await read(before.id)).toMatchObject({
    tradeName: 'Another Trade',
    podSendFormat: 'TIFF',
    tenderResponseTime: 2,
    bankAccountNo: '••••••6655',
    directors: before.directors,
    accountNumber: before.accountNumber,
    status: 'pending',
  });
});

test('an edit by link that staff overtook is refused with nothing written', async () => {
  const before = await capture();
  const { key } = await sendShipperLink(house, pieter, { id: before.id });
  const { options } = await enterLink(house, key);
  await house.ask('putShipper', { ...formOf(before), tradeName: 'By staff' }, { ...pieter, lockId: before.lockId });
  expect(
    await house.call(
      'putEditShipper',
      { ...formOf(before), tradeName: 'By customer', TermsAndConditionsAccepted: true },
      { ...options, lockId: before.lockId },
    ),
  ).toMatchObject({ code: 'changedByOther' });
  expect((await read(before.id)).tradeName).toBe('By staff');
});

test('a record goes back as it was read, in both spellings of the postal code', async () => {
  const before = await capture();
  const physicalAddress = { ...before.physicalAddress, postalcode: '4001' };
  const answer = await house.ask<{ id: string }>(
    'putShipper',
    { ...formOf(before), physicalAddress },
    { ...pieter, lockId: before.lockId },
  );
  expect((await read(answer.id)).physicalAddress).toMatchObject({ postalCode: '4001', postalcode: '4001' });
});

test('duplicates are found among suppliers too', async () => {
  const number = crypto.randomInt(100_000, 1_000_000);
  const shared = { bankAccountNo: '07700112244', regNo: `2011/${number}/07`, cellNo: '+27825550778' };
  const supplier = await buildSupplier(house.app, 'alpha', {
    companyId: pieter.companyId,
    detail: {
      ...shared,
      registeredName: 'Ganspan Boerdery Vervoer (Edms) Bpk',
      email: 'office@ganspanboerdery.example',
    },
  });
  const customer = await capture({
    registeredName: 'Ganspan Boerdery (Edms) Bpk',
    registrationNumber: shared.regNo,
    bankAccountNo: '7700112244',
    telNumber: shared.cellNo,
    email: 'rekeninge@ganspanboerdery.example',
  });
  const facts = {
    partyName: 'Ganspan Boerdery Vervoer (Edms) Bpk',
    party: 'supplier',
    keyIdentifier: supplier,
  };
  expect(customer.findings).toEqual(
    expect.arrayContaining([
      { path: 'registrationNumber', level: 'W', code: 'numbersOfSupplier', facts },
      { path: 'bankAccountNo', level: 'W', code: 'bankAccountShared', facts },
      { path: 'telNumber', level: 'W', code: 'phoneShared', facts },
      { path: 'registeredName', level: 'W', code: 'partyNameSimilar', facts },
      { path: 'email', level: 'W', code: 'mailDomainShared', facts: { ...facts, domain: 'ganspanboerdery.example' } },
    ]),
  );
});

test('what staff capture says so, and that no terms were agreed to', async () => {
  const record = await capture();
  expect(record).toMatchObject({ isAdminCaptured: true, TermsAndConditionsAccepted: false, termsVersion: null });
  expect(codes(record)).toContain('W TermsAndConditionsAccepted shipperTermsNotAgreed');
});

test('a client that asks for two directors and three references sees who gave fewer', async () => {
  const [owner] = await buildPair(house, 'alpha');
  const db = house.app.database.writer('alpha');
  await db
    .insertInto('debtor_setting')
    .values({
      partition: 'alpha',
      company_id: owner.companyId,
      trade_references_min: 3,
      directors_min: 2,
      information_officer: '',
      updated_by: 'x',
    })
    .execute();
  const { id } = await house.ask<{ id: string }>('postShipper', buildApplication(), owner);
  expect((await read(id, owner)).findings).toEqual(
    expect.arrayContaining([
      { path: 'tradeReferences', level: 'W', code: 'tooFewTradeReferences', facts: { minimum: 3 } },
      { path: 'directors', level: 'W', code: 'tooFewDirectors', facts: { minimum: 2 } },
    ]),
  );
});

test('an invitation is written in the language of whom it is for', async () => {
  const { email } = await sendShipperLink(house, pieter, { language: 'pt' });
  const mail = (await house.messages()).find(({ to }) => to === email);
  expect(mail?.subject).toContain('Peça crédito');
  expect(mail?.links[0]).toContain('/#/shipperregister/');
});

test('bill-to parties are numbered behind the customer and changed in place; contacts are replaced', async () => {
  const party = {
    businessUnitName: 'Umlazi Retail',
    vatNumber: '4480123456',
    emailAddress: 'Accounts@Umlazi.example',
    addressLine1: '1 Harbour Road',
    country: 'South Africa',
    region: 'KwaZulu-Natal',
    city: 'Durban',
    postalCode: '4001',
  };
  const record = await capture({}, { partiesToBill: [party], accountNumber: `MILL-${crypto.randomInt(10 ** 6)}` });
  expect(record.partiesToBill).toMatchObject([{ accountNumber: `${record.accountNumber}.1`, isActive: true }]);
  type Parties = { lockId: string; partiesToBill: { accountNumber: string; businessUnitName: string }[] };
  const added = await house.ask<Parties>(
    'postBillToParty',
    { id: record.id, party: { ...party, businessUnitName: 'Umlazi Exports' } },
    { ...pieter, lockId: record.lockId },
  );
  expect(added.partiesToBill.map(({ accountNumber }) => accountNumber)).toEqual([
    `${record.accountNumber}.1`,
    `${record.accountNumber}.2`,
  ]);
  const changed = await house.ask<Parties>(
    'putBillToParty',
    { id: record.id, party: { ...party, accountNumber: `${record.accountNumber}.1`, isActive: false } },
    { ...pieter, lockId: added.lockId },
  );
  expect(changed.partiesToBill[0]).toMatchObject({ isActive: false, emailAddress: 'accounts@umlazi.example' });
  expect(
    await house.call(
      'putBillToParty',
      { id: record.id, party: { ...party, accountNumber: 'other.1' } },
      {
        ...pieter,
        lockId: changed.lockId,
      },
    ),
  ).toMatchObject({ status: 404, code: 'billToPartyNotFound' });
  expect(
    await house.call(
      'postBillToParty',
      { id: record.id, party: { ...party, vatNumber: '' } },
      {
        ...pieter,
        lockId: changed.lockId,
      },
    ),
  ).toMatchObject({ fields: { 'party.vatNumber': 'This field is required.' } });
  const contacts = await house.ask<{ contacts: object[] }>(
    'putShipperContacts',
    { id: record.id, contacts: [{ type: 'Admin', name: 'Sipho', number: '0825550199' }] },
    { ...pieter, lockId: changed.lockId },
  );
  expect(contacts.contacts).toEqual([{ type: 'Admin', name: 'Sipho', number: '+27825550199', emailAddress: '' }]);
});

test('identity and account numbers are neither in the tables nor in the trail', async () => {
  const idNumber = buildIdentityNumber();
  const directors = [{ name: 'Nomsa Radebe', idNumber, cellphoneNumber: '', emailAddress: '' }];
  const record = await capture({ bankAccountNo: '5544332211', directors });
  const trail = await house.ask<object[]>('getShipperHistory', { id: record.id }, thandi);
  expect(JSON.stringify(trail)).not.toContain('5544332211');
  expect(JSON.stringify(trail)).not.toContain(idNumber);
  expect(JSON.stringify(trail)).toContain('2211');
});

test('customers of another partition are not there', async () => {
  const stranger = await buildCustomerStaff(house, 'beta');
  const id = await buildCustomer(house.app, 'alpha', { companyId: pieter.companyId });
  for (const [operation, payload] of [
    ['getShipper', { id }],
    ['getBillToParties', { id }],
    ['vetShipper', { id }],
    ['deleteShipper', { id }],
  ] as const)
    expect(await house.call(operation, payload, { ...stranger, lockId: '1' }), operation).toMatchObject({
      code: 'notFound',
    });
});

/** The record as the form sends it back. */
function formOf(record: ShipperRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field in changedShipper.shape));
}
