import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import {
  type SpecificationClient,
  type SpecifiedServer,
  startSpecifiedServer,
} from './testing/specification-client.ts';

/**
 * The public flows of the specification's own client (both files, §4 and §7), with what staff do before and after them. It must
 * never import a contract: payloads are the specification's, answers are read as it reads them.
 */
let server: SpecifiedServer;
let admin: SpecificationClient;
let approver: SpecificationClient;
let numbers = 10_000;

beforeAll(async () => {
  server = await startSpecifiedServer();
  admin = await server.signIn();
  approver = await server.signIn();
});
afterAll(() => server.stop());

type Values = Readonly<Record<string, unknown>>;
const unique = () => crypto.randomUUID().slice(0, 8);
const mobile = () => `+2782555${numbers++}`.slice(0, 12);
const pdf = `data:application/pdf;base64,${handmadePdf().toString('base64')}`;
const pen =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const address = {
  addressLine1: '12 Commissioner Street',
  addressLine2: '',
  suburb: 'Marshalltown',
  city: 'Johannesburg',
  region: 'Gauteng',
  province: 'Gauteng',
  postalCode: '2001',
  country: 'South Africa',
};
const { postalCode, ...unspelt } = address;
const shipperAddress = { ...unspelt, postalcode: postalCode };

/** Opens a link, sends the code, mistypes it once, and types it. */
async function enter(key: string, phone: string, opens: string, accepts: string) {
  const guest = await server.guest();
  await guest.ask(opens, { key, guestId: '' });
  expect(await guest.ask('resendOTP', { key, mobileNumber: phone })).toMatchObject({
    message: expect.stringMatching(/^OTP sent successfully to this number •+\d{4}$/) as unknown,
  });
  const otp = await server.codeFor(phone);
  const wrong = await guest.call(accepts, { key, otp: otp === '111111' ? '222222' : '111111' });
  if (accepts === 'verifyOTP') {
    expect(wrong.result).toEqual({
      response: 'error',
      result: { message: 'Invalid OTP! click resend or re-type OTP' },
    });
  } else {
    expect(wrong).toMatchObject({ response: 'error', result: false });
  }
  const right = await guest.call(accepts, { key, otp });
  expect(right).toMatchObject({ response: 'ok', result: { response: 'ok' } });
  return { guest, opened: await guest.ask<Values & { content?: Values }>(opens, { key, guestId: '' }) };
}

const carrierDetail = () => ({
  isTrasporter: true,
  tradeName: `Kalahari ${unique()}`,
  registeredName: `Kalahari ${unique()} (Pty) Ltd`,
  regNo: `2015/${String(numbers++).padStart(6, '0')}/07`,
  vatNo: '',
  isVatRegistered: false,
  cellNo: '0825550142',
  telno: '',
  fax: '',
  email: `${unique()}@carrier.example`,
  holdingCompany: '',
  dateOfInc: '2015-04-01',
  sameAsPhysicalAddress: true,
  physicalAddress: address,
  postalAddress: address,
  directors: [{ name: 'Lerato Khumalo', idNumber: '8001015009087', address: '3 Hill Street, Johannesburg' }],
  bank: 'NEDBANK',
  branchName: 'Main Street',
  bankAccountNo: '1234567890',
  branchCode: '198765',
  bankCode: '',
  gitCertificate: pdf,
  gitUploadTimestamp: '',
  gitUploadedBy: '',
  gitCover: 1_500_000,
  payableRateInPercentage: 0,
  tenderLoadMethod: 'email',
  tenderLoadEmailAddress: 'loads@carrier.example',
  tenderLoadGlobalLocationNumber: '',
  modifiedBy: '',
});

test('a supplier registers by link, is changed at the desk field by field, approved and asked for a new certificate', async () => {
  const [email, mobileNumber] = [`${unique()}@carrier.example`, mobile()];
  const { linkId } = await admin.ask<{ linkId: string }>('postCarrierLink', { email, mobileNumber, language: 'en' });
  expect(linkId).toEqual(expect.any(String));
  const key = await server.keyFor(email);
  expect(await (await server.guest()).ask('isCarrierLinkValid', { key })).toBe(true);
  const { guest, opened } = await enter(key, mobileNumber, 'getCarrierLink', 'isCarrierOtpValid');
  expect(opened).toMatchObject({ isEdit: false, email, clientName: expect.any(String) as string });
  expect(Array.isArray(await guest.ask('getAllCompanies'))).toBe(true);
  const detail = carrierDetail();
  const submit = {
    carrierDetail: detail,
    carrierName: detail.registeredName,
    keyIdentifier: '',
    blobName: '',
    clientName: opened['clientName'],
    isAdmin: false,
    vendorNumber: '',
    guestId: '',
  };
  const named = { carrierName: detail.registeredName, clientName: opened['clientName'] };
  expect(await guest.ask('isCarrierRegisteredNameExist', named)).toBe(0);
  const { keyIdentifier } = await guest.ask<{ keyIdentifier: string }>('postCarrier', submit);
  expect(await admin.ask('isCarrierRegisteredNameExist', named)).toBe(1);

  // At the desk: the carrier's own fields alone leave the insurance as it was.
  const read = () => admin.ask<Values & { carrierDetail: Values }>('getCarrier', { keyIdentifier });
  const before = await read();
  expect(before.carrierDetail['directors']).toMatchObject([{ address: '3 Hill Street, Johannesburg' }]);
  const { gitCertificate: _, ...kept } = before.carrierDetail;
  const changed = { registeredName: detail.registeredName, fax: '0115550199' };
  await admin.ask('putCarrier', { keyIdentifier, carrierDetail: changed, isAdmin: true }, before['lockId']);
  const after = await read();
  expect({ ...after.carrierDetail, modifiedBy: '' }).toMatchObject({ ...kept, fax: '+27115550199', modifiedBy: '' });
  await admin.ask('putCarrier', after, after['lockId']);

  const last = await read();
  await approver.ask('approveCarrier', { keyIdentifier }, last['lockId']);
  for (const list of [
    'getAllCarriersByClientName',
    'getAllCarriersBasicInfo',
    'getAllCarrierNames',
    'getCarrierApplications',
  ])
    await admin.ask(list);
  const driver = { employeeNo: `D${unique()}`, name: 'Sipho', surname: 'Mokoena', supplierId: keyIdentifier };
  await admin.ask('postClientDriver', driver);
  const [kept2] = (await admin.ask<{ rows: Values[] }>('getClientDrivers', { search: driver.employeeNo })).rows;
  await admin.ask('putClientDriver', kept2, kept2!['lockId']);
  expect(await admin.ask('getCarrierDriversAndAlertCount', { keyIdentifier })).toMatchObject({ drivers: [{}] });

  await admin.ask('sendEmailToUploadGitCertificate', { keyIdentifier });
  const renewal = await server.keyFor(detail.email);
  expect(await (await server.guest()).ask('isGitLinkValid', { key: renewal })).toBe(true);
  const broker = mobile();
  await admin.ask('postGitLink', { keyIdentifier, email: detail.email, mobileNumber: broker });
  const newest = await server.keyFor(detail.email);
  const page = await enter(newest, broker, 'getGitLink', 'isOTPValid');
  const sent = {
    carrierName: detail.registeredName,
    clientName: opened['clientName'],
    email: detail.email.replaceAll('.', '|'),
    gitCertificate: pdf,
  };
  expect((await page.guest.call('submitGitRenewal', sent)).response).toBe('ok');
  const [certificate] = (await read())['certificates'] as { certificateId: string; blobName: string }[];
  const file = { blobName: certificate!.blobName, clientName: opened['clientName'] };
  expect(await admin.ask('downloadFile', file)).toMatchObject({ contentType: 'application/pdf' });
  await admin.ask('getFileToken', file);
  await admin.ask('deleteCarrier', { keyIdentifier }, (await read())['lockId']);
});

test('a customer registers by link, is changed at the desk, and accepts another limit', async () => {
  const [email, mobileNumber] = [`${unique()}@customer.example`, mobile()];
  await admin.ask('postShipperLink', { email, mobileNumber, language: 'en' });
  const { guest, opened } = await enter(await server.keyFor(email), mobileNumber, 'getShipperLink', 'isOTPValid');
  expect(opened.content).toMatchObject({ email, clientTradeName: expect.any(String) as string });
  const client = opened.content!['clientName'];
  expect(await guest.ask('getDebtorSetting', { client })).toHaveProperty('termsAndConditions');
  const registeredName = `Thukela ${unique()} Mills (Pty) Ltd`;
  expect(await guest.ask('isShipperRegisteredNameExist', { client, shipperName: registeredName })).toBe(false);
  const shipper = {
    registeredName,
    tradeName: 'Thukela Mills',
    registrationNumber: `2012/${String(numbers++).padStart(6, '0')}/07`,
    vatNumber: '',
    holdingCompanyName: '',
    mobileNumber: '0825550188',
    telNumber: '',
    email,
    dateOfInc: '2012-05-06',
    loadValue: 0,
    signOnGlass: false,
    sameAsPhysicalAddress: true,
    physicalAddress: shipperAddress,
    postalAddress: shipperAddress,
    monthlyPurchaseAmount: 100_000,
    creditRequired: 200_000,
    averageMonthly: 50_000,
    tradeReferences: [{ name: 'Karoo Feeds', person: 'Anele', contactNumber: '0825550111' }],
    directors: [{ name: 'Lerato Khumalo', idNumber: '8001015009087', cellphoneNumber: '', emailAddress: '' }],
    contacts: [{ type: 'Finance', name: 'Thandi', number: '0825550112', emailAddress: email }],
    bankerName: 'NEDBANK',
    bankerAddress: 'Main Street',
    bankAccountNo: '1234567890',
    branchCode: '198765',
    podSendFormat: 'PDF',
    podSubmitMethod: 'EMAIL',
    client,
    TermsAndConditionsAccepted: true,
  };
  expect((await guest.call('postShipperDetail', { ...shipper, TermsAndConditionsAccepted: false })).result).toBe(
    'Please accept terms and conditions',
  );
  const { id } = await guest.ask<{ id: string }>('postShipperDetail', shipper);
  expect(await admin.ask('isShipperRegisteredNameExist', { client, shipperName: registeredName })).toBe(true);

  const read = () => admin.ask<Values>('getShipper', { id });
  const before = await read();
  await admin.ask('putShipper', { id, tradeName: 'Thukela' }, before['lockId']);
  const after = await read();
  for (const field of ['contacts', 'mobileNumber', 'tradeReferences', 'creditRequired', 'physicalAddress'])
    expect(after[field], field).toEqual(before[field]);
  await admin.ask('putShipper', after, after['lockId']);

  const decision = { id, limit: 100_000, paymentTerm: 30 };
  await approver.ask('approveShipper', decision, (await read())['lockId']);
  for (const list of ['getShippers', 'getExistingShippers', 'getPendingShippers', 'getAllShippers', 'getShipperEmails'])
    await admin.ask(list);
  // The day of the client, which has begun at ten in the evening of UTC.
  const today = todayIn(defaultTimeZone, new Date());
  const change = { customerId: id, kind: 'increase', newLimit: 150_000, reason: 'Grows', effectiveFrom: today };
  const proposed = await admin.ask<Values>('postShipperCreditChange', { ...change, email, mobileNumber });
  await admin.ask('getShipperCreditChanges');
  if (proposed['status'] === 'PROPOSED')
    await approver.ask('approveShipperCreditChange', { id: proposed['id'] }, proposed['lockId']);
  const offer = await enter(await server.keyFor(email), mobileNumber, 'getShipperCreditChange', 'isOTPValid');
  const content = offer.opened.content!;
  expect(content).toMatchObject({
    creditLimitChange: 150_000,
    shipperdetail: { registeredName },
    key: expect.any(String) as string,
  });
  const answer = {
    key: content['key'],
    id: content['id'],
    creditLimitChange: 150_000,
    status: 'accept',
    comment: '',
    email,
  };
  await offer.guest.ask('putShipperCreditAcknowledgement', answer);
});

test('a contractor applies by link, and the answers stand where the specification reads them', async () => {
  const [email, mobileNumber] = [`${unique()}@contractor.example`, mobile()];
  const registeredName = `Nuweveld ${unique()} (Pty) Ltd`;
  await admin.ask('AddSubcontractor', { email, mobileNumber, language: 'en', registeredName });
  const key = await server.keyFor(email);
  const { guest, opened } = await enter(key, mobileNumber, 'creditorAccountProfileSet', 'verifyOTP');
  expect(opened).toMatchObject({ subbieName: registeredName, email });
  const subcontractorApplication = {
    registeredName,
    tradeName: 'Nuweveld',
    holdingCompany: '',
    regNo: `2014/${String(numbers++).padStart(6, '0')}/07`,
    vatNo: '4480109995',
    dateOfInc: '2014-05-06',
    fax: '',
    mobileNumber,
    cellNo: '0825550143',
    email,
    telno: '',
    previousName: '',
    natureOfTrade: 'Containers',
    postalAdd: 'PO Box 12',
    physicalAdd: '9 Loop Street',
    suburb: 'Central',
    country: 'South Africa',
    province: 'Western Cape',
    city: 'Beaufort West',
    postalCode: '6970',
    director1: 'Elmarie Fortuin',
    director1IdNo: '8001015009087',
    director1Address: '12 Meiring Street, Beaufort West',
    auditor: 'Nuweveld Auditors',
    auditorAdd: '3 Donkin Street',
    banker: 'CAPITEC',
    bankerAdd: 'Beaufort West',
    bankAccountNo: '1234567890',
    branchCode: '470010',
    gitCertificate: pdf,
    name: 'Elmarie Fortuin',
    capacity: 'Director',
    signature: pen,
    isActive: true,
    logoURL: '',
    modifiedBy: '',
  };
  const submit = {
    subcontractorApplication,
    pool: opened['pool'],
    subbieName: registeredName,
    applicationUsage: 'external',
  };
  const bad = { ...submit, subcontractorApplication: { ...subcontractorApplication, tradeName: '' } };
  expect((await guest.call('submitCreditorApplication', bad)).result).toMatchObject({ response: 'error' });
  expect((await guest.call('submitCreditorApplication', submit)).result).toMatchObject({ response: 'ok' });
  expect((await guest.call('submitCreditorApplication', submit)).result).toMatchObject({ response: 'fail' });
  expect(await admin.ask('getSubcontractors')).toMatchObject({
    subcontractors: expect.arrayContaining([expect.objectContaining({ subbieName: registeredName })]) as unknown,
  });
});

test('a key that opens nothing gets one answer, whatever partition is stated', async () => {
  const guest = await server.guest();
  const plain = await guest.call('getCarrierLink', { key: 'nothing-of-the-kind', guestId: '' });
  expect(plain).toMatchObject({ status: 200, response: 'fail', code: 'linkNotUsable' });
  const stated = await guest.in('another').call('getCarrierLink', { key: 'nothing-of-the-kind', guestId: '' });
  expect({ ...stated, requestId: '' }).toEqual({ ...plain, requestId: '' });
});
