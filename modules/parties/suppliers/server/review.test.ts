import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskNumber } from '#platform/mask.ts';
import { addDays, todayIn } from '#platform/dates.ts';
import { handmadePdf, streamObject } from '#platform/server/testing/pdf-files.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { SupplierRecord } from '../contract.ts';
import { buildIdentityNumber } from '#modules/parties/parties/server/index.ts';
import { buildDetail, buildSupplier } from './builders.ts';
import {
  buildSubmission,
  buildSupplierStaff,
  enterLink,
  mailedKey,
  openSupplierHouse,
  sendCarrierLink,
  transporter,
  waitForNextCode,
} from './testing/supplier-house.ts';

let house: House;
let pieter: Staff;
let thandi: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
  pieter = await buildSupplierStaff(house, 'alpha');
  thandi = await buildSupplierStaff(house, 'alpha', pieter.companyId);
});
afterAll(() => house.close());

const today = todayIn('Africa/Johannesburg', new Date());
const covered = { ...transporter, gitFrom: addDays(today, -30), gitTo: addDays(today, 300) };
const pdf = handmadePdf().toString('base64');

const read = (keyIdentifier: string, staff = thandi) =>
  house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, staff);
const mailTo = async (to: string) => (await house.messages()).filter((message) => message.to === to);

async function capture(
  staff: Staff,
  detail: Parameters<typeof buildDetail>[0] = {},
  extra: Record<string, unknown> = {},
): Promise<SupplierRecord> {
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>(
    'postCarrier',
    buildSubmission(detail, extra),
    staff,
  );
  return read(keyIdentifier, staff);
}

/** Sends the record back as a form does, with changes. */
function edit(
  record: SupplierRecord,
  change: Record<string, unknown>,
  staff: Staff,
  extra: Record<string, unknown> = {},
) {
  const { keyIdentifier, lockId, vendorNumber, accountNumber, carrierDetail } = record;
  return house.call(
    'putCarrier',
    { keyIdentifier, vendorNumber, accountNumber, carrierDetail: { ...carrierDetail, ...change }, ...extra },
    { ...staff, lockId },
  );
}

test('staff capture a supplier with what only they may set, and a second person decides', async () => {
  const record = await capture(
    pieter,
    { payableRateInPercentage: 87.5 },
    { vendorNumber: `V-${crypto.randomUUID()}`.slice(0, 20) },
  );
  expect(record).toMatchObject({
    source: 'staff',
    status: 'pending',
    carrierDetail: { payableRateInPercentage: 87.5, modifiedBy: 'Sipho Dlamini' },
    decisionBarrier: 'ownCapture',
  });
  const { keyIdentifier, lockId } = record;
  expect(await house.call('approveCarrier', { keyIdentifier }, { ...pieter, lockId })).toMatchObject({
    status: 422,
    code: 'ownCapture',
  });
  expect(await house.call('rejectCarrier', { keyIdentifier, reason: 'no' }, { ...pieter, lockId })).toMatchObject({
    code: 'ownCapture',
  });
  expect((await read(keyIdentifier)).decisionBarrier).toBeNull();
  expect(await house.ask('approveCarrier', { keyIdentifier }, { ...thandi, lockId })).toEqual({
    keyIdentifier,
    lockId: '2',
    status: 'approved',
  });
  const [approved] = await mailTo(record.carrierDetail.email);
  expect(approved).toMatchObject({
    subject: 'You are a supplier of Highveld Haulage',
    text: expect.stringContaining(record.accountNumber),
  });
});

test('a vendor number is given once', async () => {
  const { vendorNumber } = await capture(pieter, {}, { vendorNumber: 'V-4711' });
  expect(await house.call('postCarrier', buildSubmission({}, { vendorNumber }), thandi)).toMatchObject({
    status: 422,
    code: 'vendorNumberTaken',
    fields: { vendorNumber: expect.any(String) },
  });
});

test('an approved supplier stays approved when its phone changes, and is decided again when its name does', async () => {
  const { keyIdentifier, lockId } = await capture(pieter);
  await house.ask('approveCarrier', { keyIdentifier }, { ...thandi, lockId });
  const phone = await edit(await read(keyIdentifier), { telno: '011 555 0199' }, thandi);
  expect(phone).toMatchObject({ result: { status: 'approved' } });
  const before = await read(keyIdentifier);
  expect(before.carrierDetail.telno).toBe('+27115550199');
  const renamed = await edit(before, { registeredName: `${before.carrierDetail.registeredName} Two` }, pieter);
  expect(renamed).toMatchObject({ result: { status: 'pending' } });
  expect((await read(keyIdentifier, pieter)).decisionBarrier).toBe('ownCapture');
});

test('a change of what somebody else changed meanwhile is refused, and shows the record as it is now', async () => {
  const record = await capture(pieter);
  await edit(record, { tradeName: 'Renamed' }, thandi);
  const answer = await edit(record, { tradeName: 'Lost' }, pieter);
  expect(answer).toMatchObject({
    status: 409,
    code: 'changedByOther',
    details: {
      by: 'Sipho Dlamini',
      at: expect.any(String),
      record: { lockId: '2', carrierDetail: { tradeName: 'Renamed' } },
    },
  });
  const { keyIdentifier } = record;
  expect((await read(keyIdentifier)).carrierDetail.tradeName).toBe('Renamed');
  expect(await house.call('approveCarrier', { keyIdentifier }, { ...thandi, lockId: '1' })).toMatchObject({
    code: 'changedByOther',
  });
  expect(await house.call('approveCarrier', { keyIdentifier }, thandi)).toMatchObject({ code: 'lockIdRequired' });
});

test('a request for information opens exactly the steps that were named, and leaves all other fields alone', async () => {
  const guest = await enterLink(house, (await sendCarrierLink(house, pieter)).key);
  const submission = buildSubmission() as { carrierDetail: SupplierRecord['carrierDetail'] };
  const { keyIdentifier, lockId } = await house.ask<{ keyIdentifier: string; lockId: string }>(
    'postCarrier',
    submission,
    guest.options,
  );
  const asked = await house.ask(
    'sendCarrierInformationRequest',
    { keyIdentifier, steps: ['bank'], question: 'Which account is yours?' },
    { ...thandi, lockId },
  );
  expect(asked).toMatchObject({ status: 'infoRequested' });
  const { email } = submission.carrierDetail;
  expect((await mailTo(email))[0]).toMatchObject({
    subject: 'Highveld Haulage needs more information from you',
    text: expect.stringContaining('Which account is yours?'),
  });

  await waitForNextCode(house, 'alpha');
  const answering = await enterLink(house, await mailedKey(house, email));
  const link = await house.ask<{ carrierDetail: SupplierRecord['carrierDetail'] }>(
    'getCarrierLink',
    { key: answering.key },
    answering.options,
  );
  expect(link).toMatchObject({
    isEdit: true,
    keyIdentifier,
    scope: { steps: ['bank'], question: 'Which account is yours?' },
    carrierDetail: { bankAccountNo: '', directors: [{ idNumber: '' }] },
  });
  expect(link).toMatchObject({
    maskedNumbers: {
      bankAccountNo: expect.stringMatching(/^•+\d{4}$/),
      'directors.0.idNumber': expect.stringMatching(/^•+\d{4}$/),
    },
  });

  expect(
    await house.call(
      'putCarrier',
      { carrierDetail: link.carrierDetail, keyIdentifier: crypto.randomUUID() },
      answering.options,
    ),
  ).toMatchObject({ status: 404 });
  const answers = {
    ...link.carrierDetail,
    bank: 'ABSA',
    branchCode: '632005',
    bankAccountNo: '4051234567',
    tradeName: 'Another name',
    email: 'thief@other.example',
  };
  expect(await house.ask('putCarrier', { carrierDetail: answers, keyIdentifier }, answering.options)).toMatchObject({
    status: 'pending',
    keyIdentifier,
  });
  const stored = await read(keyIdentifier);
  expect(stored.carrierDetail).toMatchObject({
    bank: 'ABSA',
    bankAccountNo: '••••••4567',
    tradeName: submission.carrierDetail.tradeName,
    email,
  });
  expect(stored.carrierDetail.directors[0]?.idNumber).toBe(maskNumber(submission.carrierDetail.directors[0]!.idNumber));
});

test('a supplier that answers a link cannot set its own payable rate', async () => {
  const { keyIdentifier, lockId } = await capture(pieter, { payableRateInPercentage: 87.5 });
  const approved = await house.ask<{ lockId: string }>('approveCarrier', { keyIdentifier }, { ...thandi, lockId });
  const rateAfter = async (key: string) => {
    await waitForNextCode(house, 'alpha');
    const { options } = await enterLink(house, key);
    const { carrierDetail } = await house.ask<Pick<SupplierRecord, 'carrierDetail'>>(
      'getCarrierLink',
      { key },
      options,
    );
    const answers = { ...carrierDetail, tradeName: 'Another name', payableRateInPercentage: 99 };
    await house.ask('putCarrier', { carrierDetail: answers, keyIdentifier }, options);
    const { carrierDetail: stored } = await read(keyIdentifier);
    expect(stored.tradeName).toBe('Another name');
    return stored.payableRateInPercentage;
  };
  expect(await rateAfter((await sendCarrierLink(house, pieter, { keyIdentifier })).key)).toBe(87.5);

  const steps = ['company', 'directors', 'bank', 'transporter'];
  const request = { keyIdentifier, steps, question: 'Is all of this right?' };
  const { lockId: current } = await read(keyIdentifier);
  expect(current).not.toBe(approved.lockId);
  await house.ask('sendCarrierInformationRequest', request, { ...thandi, lockId: current });
  const { email } = (await read(keyIdentifier)).carrierDetail;
  expect(await rateAfter(await mailedKey(house, email))).toBe(87.5);
});

test('numbers that a carrier leaves empty in its own record stay as they are', async () => {
  const record = await capture(pieter, { cellNo: '+27825550111' });
  const { key } = await sendCarrierLink(house, pieter, { keyIdentifier: record.keyIdentifier });
  const guest = await enterLink(house, key);
  const { carrierDetail } = await house.ask<{ carrierDetail: object }>('getCarrierLink', { key }, guest.options);
  await house.ask('postCarrier', { carrierDetail: { ...carrierDetail, tradeName: 'New name' } }, guest.options);
  const stored = await read(record.keyIdentifier);
  expect(stored.carrierDetail).toMatchObject({
    tradeName: 'New name',
    bankAccountNo: record.carrierDetail.bankAccountNo,
    directors: [{ idNumber: record.carrierDetail.directors[0]?.idNumber }],
  });
});

test('without a mobile number nobody can be asked', async () => {
  const { keyIdentifier, lockId } = await capture(pieter, { cellNo: '' });
  expect(
    await house.call(
      'sendCarrierInformationRequest',
      { keyIdentifier, steps: ['company'], question: 'Who?' },
      { ...thandi, lockId },
    ),
  ).toMatchObject({ status: 422, code: 'noMobileNumber' });
});

test('a certificate is approved, renewed and rejected, and compliance follows', async () => {
  const record = await capture(pieter, { ...covered, gitCertificate: `data:application/pdf;base64,${pdf}` });
  expect(record).toMatchObject({
    compliance: 'NOT_CHECKED',
    complianceReasons: ['gitAwaitsReview'],
    certificates: [
      { status: 'submitted', cover: 1_500_000, contentType: 'application/pdf', uploadedBy: pieter.account },
    ],
  });
  expect(await house.ask('downloadFile', { blobName: record.blobName }, thandi)).toMatchObject({ base64: pdf });
  const { keyIdentifier, certificates } = record;
  const certificateId = certificates[0]!.certificateId;
  expect(
    await house.call('approveGitCertificate', { keyIdentifier, certificateId }, { ...pieter, lockId: record.lockId }),
  ).toMatchObject({ code: 'ownCapture' });
  expect(
    await house.call(
      'approveGitCertificate',
      { keyIdentifier, certificateId, from: today, to: addDays(today, -1) },
      { ...thandi, lockId: record.lockId },
    ),
  ).toMatchObject({ code: 'invalidPayload', fields: { to: expect.any(String) } });
  await house.ask('approveGitCertificate', { keyIdentifier, certificateId }, { ...thandi, lockId: record.lockId });
  const approved = await read(keyIdentifier);
  expect(approved).toMatchObject({
    compliance: 'COMPLIANT',
    complianceReasons: [],
    certificates: [{ status: 'approved', decidedBy: 'Sipho Dlamini' }],
  });

  // Other dates are another certificate, which waits; the approved one holds until then.
  await edit(approved, { gitTo: addDays(today, 400) }, pieter);
  const renewed = await read(keyIdentifier);
  expect(renewed).toMatchObject({
    compliance: 'COMPLIANT',
    certificates: [{ status: 'submitted', to: addDays(today, 400) }, { status: 'approved' }],
  });
  await house.ask(
    'approveGitCertificate',
    { keyIdentifier, certificateId: renewed.certificates[0]!.certificateId },
    { ...thandi, lockId: renewed.lockId },
  );
  const settled = await read(keyIdentifier);
  expect(settled.certificates.map(({ status }) => status)).toEqual(['approved', 'superseded']);

  await house.ask(
    'rejectGitCertificate',
    { keyIdentifier, certificateId: settled.certificates[0]!.certificateId, reason: 'The policy was cancelled.' },
    { ...thandi, lockId: settled.lockId },
  );
  expect(await read(keyIdentifier)).toMatchObject({ compliance: 'NON_COMPLIANT', complianceReasons: ['gitRejected'] });
  expect((await mailTo(record.carrierDetail.email))[0]?.text).toContain('The policy was cancelled.');
});

test('a certificate that is brought after its cover has ended is refused, one that is no document too', async () => {
  const expired = { ...transporter, gitFrom: addDays(today, -400), gitTo: addDays(today, -1) };
  expect(await house.call('postCarrier', buildSubmission({ ...expired, gitCertificate: pdf }), pieter)).toMatchObject({
    code: 'invalidPayload',
    fields: { 'carrierDetail.gitTo': expect.stringContaining('ended') },
  });
  const page = Buffer.from('<html><script>alert(1)</script>').toString('base64');
  expect(await house.call('postCarrier', buildSubmission({ ...covered, gitCertificate: page }), pieter)).toMatchObject({
    code: 'invalidPayload',
    fields: { 'carrierDetail.gitCertificate': expect.any(String) },
  });
  expect(await house.call('postCarrier', buildSubmission(covered, { blobName: 'nobodys-file' }), pieter)).toMatchObject(
    { fields: { blobName: expect.any(String) } },
  );
});

test('what the certificate says otherwise than the form is a finding', async () => {
  const content = [
    'Certificate of insurance: goods in transit',
    'Insured: Quite Another Company (Pty) Ltd',
    'Policy number: GIT-77',
    'Limit per load: R 900 000.00',
  ]
    .map((line, index) => `1 0 0 1 60 ${700 - index * 20} Tm (${line.replace(/[()]/g, String.raw`\$&`)}) Tj`)
    .join(' ');
  const document = handmadePdf({ content: streamObject(`BT /F1 11 Tf ${content} ET`) }).toString('base64');
  const record = await capture(pieter, { ...covered, gitCertificate: document });
  expect(record.certificates[0]?.facts).toMatchObject({
    insuredName: 'Quite Another Company (Pty) Ltd',
    policyNumber: 'GIT-77',
    cover: '900000.00',
  });
  expect(record.findings).toEqual([
    {
      path: 'registeredName',
      level: 'W',
      code: 'insuredNameDiffers',
      facts: { insuredName: 'Quite Another Company (Pty) Ltd', registeredName: record.carrierName },
    },
    {
      path: 'gitCover',
      level: 'W',
      code: 'certificateCoverDiffers',
      facts: { read: '900000.00', typed: '1500000.00' },
    },
  ]);
});

test('a file that was uploaded while the form was filled in becomes the certificate', async () => {
  const guest = await enterLink(house, (await sendCarrierLink(house, pieter)).key);
  const { blobName } = await house.ask<{ blobName: string }>(
    'postLinkFile',
    { purpose: 'gitCertificate', fileName: 'cover.pdf', content: pdf },
    guest.options,
  );
  const other = await enterLink(house, (await sendCarrierLink(house, pieter)).key);
  expect(await house.call('postCarrier', buildSubmission(covered, { blobName }), other.options)).toMatchObject({
    fields: { blobName: expect.any(String) },
  });
  const submission = buildSubmission(covered, { blobName }) as { carrierDetail: { email: string } };
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>('postCarrier', submission, guest.options);
  expect(await read(keyIdentifier)).toMatchObject({
    blobName,
    certificates: [{ fileName: 'cover.pdf', uploadedBy: submission.carrierDetail.email }],
  });
});

test('others with the same bank account, director, phone or mail domain are findings', async () => {
  const idNumber = buildIdentityNumber();
  const shared = {
    bankAccountNo: '7700112233',
    cellNo: '+27825550777',
    directors: [{ name: 'Nomsa Radebe', idNumber, cellphoneNumber: '', emailAddress: '' }],
  };
  const known = await capture(pieter, {
    ...shared,
    registeredName: 'Umgeni Sandstone Logistics (Pty) Ltd',
    email: 'office@umgenisandstone.example',
  });
  const alike = await capture(pieter, {
    ...shared,
    telno: '+27825550777',
    cellNo: '',
    bankAccountNo: '07700112233',
    registeredName: 'Sandstone Umgeni Haulage CC',
    regNo: `2016/${String(Date.now()).slice(-6)}/23`,
    email: 'accounts@umgenisandstone.example',
  });
  const facts = { partyName: known.carrierName, party: 'supplier', keyIdentifier: known.keyIdentifier };
  expect(alike.findings).toEqual(
    expect.arrayContaining([
      { path: 'bankAccountNo', level: 'W', code: 'bankAccountShared', facts },
      { path: 'directors.0.idNumber', level: 'W', code: 'directorShared', facts },
      { path: 'telno', level: 'W', code: 'phoneShared', facts },
      { path: 'email', level: 'W', code: 'mailDomainShared', facts: { ...facts, domain: 'umgenisandstone.example' } },
      { path: 'registeredName', level: 'W', code: 'partyNameSimilar', facts },
    ]),
  );
  const forged = await capture(pieter, { email: 'accounts@umgenisandst0ne.example' });
  expect(forged.findings).toContainEqual({
    path: 'email',
    level: 'W',
    code: 'mailDomainLooksLike',
    facts: { ...facts, domain: 'umgenisandst0ne.example', known: 'umgenisandstone.example' },
  });
});

test('suppliers of another partition are not there', async () => {
  const stranger = await buildSupplierStaff(house, 'beta');
  const { keyIdentifier, lockId } = await capture(pieter);
  for (const [operation, payload] of [
    ['getCarrier', {}],
    ['getCarrierHistory', {}],
    ['approveCarrier', {}],
    ['rejectCarrier', { reason: 'x' }],
    ['deleteCarrier', {}],
    ['sendCarrierInformationRequest', { steps: ['bank'], question: 'x' }],
    ['putCarrier', buildSubmission()],
  ] as const)
    expect(
      await house.call(operation, { keyIdentifier, ...payload }, { ...stranger, lockId }),
      operation,
    ).toMatchObject({ status: 404, code: 'notFound' });
  for (const query of [{}, { search: 'umzansi' }, { search: 'office' }])
    expect(await house.ask('getAllCarriersByClientName', query, stranger)).toMatchObject({ rows: [], total: 0 });
  expect(
    await house.call(
      'postCarrierLink',
      { email: 'a@carrier.example', mobileNumber: '0821234567', language: 'en', keyIdentifier },
      stranger,
    ),
  ).toMatchObject({ status: 404 });
});

test('the history tells who changed what, with numbers masked', async () => {
  const detail = buildDetail();
  const record = await capture(pieter, detail);
  await edit(record, { bankAccountNo: '1357924680' }, thandi);
  const history = await house.ask<{ event: string; by: string; changes: Record<string, unknown> }[]>(
    'getCarrierHistory',
    { keyIdentifier: record.keyIdentifier },
    thandi,
  );
  expect(history.map(({ event }) => event)).toEqual(['changed', 'captured']);
  expect(history[0]).toMatchObject({
    by: 'Sipho Dlamini',
    changes: { bankAccountNo: [expect.stringMatching(/^•••\d{4}$/), '•••4680'] },
  });
  expect(JSON.stringify(history)).not.toContain(detail.directors[0]!.idNumber);
});

test('nowhere in the database stands an identity or account number in clear', async () => {
  const detail = buildDetail();
  const { keyIdentifier } = await capture(pieter, detail);
  const supplier = await buildSupplier(house.app, 'alpha', {
    companyId: pieter.companyId,
    detail: { bankAccountNo: '9988776655' },
  });
  const db = house.app.database.writer('alpha');
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(oid, 'select')`.execute(
    db,
  );
  let dump = '';
  for (const { name } of tables)
    dump += JSON.stringify((await sql`select t::text as row from ${sql.table(name)} t`.execute(db)).rows);
  expect(dump).toContain(keyIdentifier);
  expect(dump).toContain(supplier);
  for (const number of [detail.bankAccountNo, detail.directors[0]!.idNumber, '9988776655']) {
    expect(dump).not.toContain(number);
    expect(dump).not.toContain(Buffer.from(number).toString('base64'));
  }
});

/** Statuses of all links that a supplier ever had, form and renewal. */
async function linksOf(keyIdentifier: string): Promise<string[]> {
  const rows = await house.app.database
    .single('alpha')
    .selectFrom('link')
    .select('status')
    .where('subject_id', '=', keyIdentifier)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status }) => status);
}

test.each([
  ['rejectCarrier', { reason: 'No cover' }],
  ['deleteCarrier', { reason: 'Twice here' }],
  ['approveCarrier', {}],
] as const)('%s leaves no link of the supplier alive', async (operation, payload) => {
  const { keyIdentifier } = await capture(pieter);
  await house.ask(
    'postCarrierLink',
    { keyIdentifier, email: 'edit@carrier.example', mobileNumber: '+27821112233', language: 'en' },
    pieter,
  );
  expect(await linksOf(keyIdentifier)).toEqual(['pending']);
  const { lockId } = await read(keyIdentifier);
  await house.ask(operation, { keyIdentifier, ...payload }, { ...thandi, lockId });
  expect(await linksOf(keyIdentifier)).toEqual(['deleted']);
});
