import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskNumber } from '#platform/mask.ts';
import type { House } from '#platform/server/testing/house.ts';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import { buildTerms } from '#modules/base/companies/server/index.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildDetail } from './builders.ts';
import {
  buildSubmission,
  buildSupplierStaff,
  enterLink,
  mailedKey,
  openLink,
  openSupplierHouse,
  sendCarrierLink,
  transporter,
  waitForNextCode,
} from './testing/supplier-house.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
  staff = await buildSupplierStaff(house, 'alpha');
  await buildTerms(house.app.database.writer('alpha'), 'alpha', {
    companyId: staff.companyId,
    purpose: 'supplier',
    version: '1',
    bodies: { en: 'Fair terms.' },
  });
});
afterAll(() => house.close());

const record = (keyIdentifier: string) => house.ask('getCarrier', { keyIdentifier }, staff);

test('a carrier registers by link: code, draft on one device, the rest on another, submit', async () => {
  const { key, email, linkId } = await sendCarrierLink(house, staff, { recipientName: 'Zodwa' });
  const invitation = (await house.messages()).find((message) => message.to === email)!;
  expect(invitation.subject).toBe('Register as a supplier of Highveld Haulage');
  expect(invitation.text).toContain('Dear Zodwa,');

  const phone = await openLink(house, key);
  const outside = await house.ask('getCarrierLink', { key }, phone.options);
  expect(outside).toEqual({
    clientTradeName: 'Highveld Haulage',
    mobileNumber: expect.stringMatching(/^•+\d{4}$/),
    language: 'en',
  });
  const opened = await enterLink(house, key);
  const inside = await house.ask('getCarrierLink', { key }, opened.options);
  expect(inside).toMatchObject({
    isEdit: false,
    email,
    carrierName: 'Zodwa',
    clientName: expect.stringContaining('Client of alpha'),
  });

  const detail = buildDetail({ ...transporter, gitFrom: '2026-01-01', gitTo: '2199-12-31' });
  await house.ask(
    'putLinkDraft',
    { step: 'company', values: { registeredName: detail.registeredName }, percent: 40 },
    opened.options,
  );
  await waitForNextCode(house, 'alpha');
  const desktop = await enterLink(house, key);
  expect(await house.ask('getLinkDraft', {}, desktop.options)).toMatchObject({
    steps: { company: { registeredName: detail.registeredName } },
    currentStep: 'company',
  });
  await house.ask('postLinkTermsAcceptance', { version: '1', language: 'en' }, desktop.options);

  const submitted = await house.ask<{ keyIdentifier: string }>(
    'postCarrier',
    { carrierDetail: detail, carrierName: detail.registeredName },
    { ...desktop.options, partition: 'alpha' },
  );
  expect(submitted).toMatchObject({
    status: 'pending',
    lockId: '1',
    carrierName: detail.registeredName,
    message: expect.stringContaining('Registration was successful'),
  });
  expect(await record(submitted.keyIdentifier)).toMatchObject({
    source: 'link',
    submittedBy: email,
    status: 'pending',
    compliance: 'NON_COMPLIANT',
    complianceReasons: ['gitMissing'],
    findings: [{ path: 'gitCertificate', level: 'W', code: 'certificateMissing', facts: {} }],
    carrierDetail: {
      directors: [{ idNumber: maskNumber(detail.directors[0]!.idNumber) }],
      bankAccountNo: maskNumber(detail.bankAccountNo),
      gitCover: 1_500_000,
    },
  });
  const received = (await house.messages()).find((message) => message.to === detail.email);
  expect(received?.subject).toBe('We received your registration');
  const { account_number: reference } = await house.app.database
    .single('alpha')
    .selectFrom('supplier')
    .select('account_number')
    .where('id', '=', submitted.keyIdentifier)
    .executeTakeFirstOrThrow();
  expect(received?.text).toContain(`Your reference is ${reference}.`);
  const board = await house.ask<{ rows: { linkId: string }[] }>('getCarrierApplications', {}, staff);
  expect(board.rows.find((row) => row.linkId === linkId)).toMatchObject({
    status: 'submitted',
    progress: 'submitted',
    percent: 100,
    subjectName: detail.registeredName,
  });
});

test('after the submit the same link, and the one in the mail, open a status page with the copy', async () => {
  const { key } = await sendCarrierLink(house, staff);
  const guest = await enterLink(house, key);
  const payload = buildSubmission({ bankAccountNo: '62001234567' });
  const detail = payload['carrierDetail'] as { registeredName: string; email: string };
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>('postCarrier', payload, guest.options);
  // At once, in the session that sent it.
  const status = await house.ask<{ reference: string; copy: { blobName: string; fileName: string } }>(
    'getLinkStatus',
    {},
    guest.options,
  );
  expect(status).toMatchObject({ state: 'received', decision: null, submittedAt: expect.any(String) });
  expect(status.copy.fileName).toBe(`Copy ${status.reference}.pdf`);

  const mailed = (await house.messages()).find(({ to, links }) => to === detail.email && links.length > 0)!;
  for (const token of [key, mailed.links[0]!.split('/').at(-1)!]) {
    await waitForNextCode(house, 'alpha');
    const later = await openLink(house, token);
    expect(await house.call('getCarrierLink', { key: token }, later.options)).toMatchObject({
      response: 'fail',
      code: 'linkNotUsable',
      details: {
        reason: 'submitted',
        reference: status.reference,
        hasStatus: true,
        clientTradeName: 'Highveld Haulage',
      },
    });
    expect(await house.call('getLinkStatus', {}, later.options)).toMatchObject({ code: 'linkNotUsable' });
    await house.ask('resendOTP', { key: token }, later.options);
    const otp = (await house.messages()).find(({ channel }) => channel === 'sms')!.code;
    expect(await house.call('isOTPValid', { key: token, otp }, later.options)).toMatchObject({ code: 'linkNotUsable' });
    await house.ask('verifyOTP', { key: token, otp }, later.options);
    expect(await house.ask('getLinkStatus', {}, later.options)).toMatchObject({ reference: status.reference });
    const { base64 } = await house.ask<{ base64: string }>(
      'downloadFile',
      { blobName: status.copy.blobName },
      later.options,
    );
    const letters = (await pageTexts(Buffer.from(base64, 'base64'))).join('').replace(/\s/g, '');
    expect(letters).toContain(detail.registeredName.replace(/\s/g, ''));
    expect(letters).not.toContain('62001234567');
    // It opens nothing else.
    expect(await house.call('putLinkDraft', { step: 'bank', values: {} }, later.options)).toMatchObject({
      code: 'linkNotUsable',
    });
  }
  await house.app.database
    .single('alpha')
    .updateTable('supplier')
    .set({ status: 'approved' })
    .where('id', '=', keyIdentifier)
    .execute();
  expect(await house.ask('getLinkStatus', {}, guest.options)).toMatchObject({ state: 'decided', decision: 'approved' });
});

test('an address that was replaced says so, and sends a new one to the address on file, not too often', async () => {
  const { key, linkId, email } = await sendCarrierLink(house, staff);
  const { rows } = await house.ask<{ rows: { lockId: string }[] }>('getCarrierApplications', { search: email }, staff);
  await house.ask('putCarrierLink', { linkId }, { ...staff, lockId: rows[0]!.lockId });
  const holder = await openLink(house, key);
  expect(await house.call('getCarrierLink', { key }, holder.options)).toMatchObject({
    code: 'linkNotUsable',
    details: { reason: 'replaced', at: expect.any(String), maySendAgain: true },
  });
  expect(await house.call('sendLinkAgain', { key }, holder.options)).toMatchObject({ code: 'throttled' });
  const past = new Date(Date.now() - 3 * 86_400_000);
  const db = house.app.database.single('alpha');
  await db.updateTable('link').set({ sent_at: past }).where('id', '=', linkId).execute();
  await db
    .updateTable('link_token')
    .set({ created_at: past } as never)
    .where('link_id', '=', linkId)
    .execute();
  const before = (await house.messages()).filter(({ to }) => to === email).length;
  expect(await house.ask('sendLinkAgain', { key }, holder.options)).toMatchObject({
    message: 'A new link was sent to the email address on file.',
  });
  expect((await house.messages()).filter(({ to }) => to === email)).toHaveLength(before + 1);
  expect(await house.call('sendLinkAgain', { key }, holder.options)).toMatchObject({ code: 'throttled' });
  const newest = await mailedKey(house, email);
  expect(await house.call('getCarrierLink', { key: newest }, holder.options)).toMatchObject({ response: 'ok' });
  // An expired one gets another period with its new address.
  await db.updateTable('link').set({ expires_at: past, sent_at: past }).where('id', '=', linkId).execute();
  await db
    .updateTable('link_token')
    .set({ created_at: past } as never)
    .where('link_id', '=', linkId)
    .execute();
  await house.ask('sendLinkAgain', { key: newest }, holder.options);
  expect(await house.call('getCarrierLink', { key: await mailedKey(house, email) }, holder.options)).toMatchObject({
    response: 'ok',
  });
});

test('a repeated submit gets the first answer, a second press the page for used links, and nothing is there twice', async () => {
  const { key } = await sendCarrierLink(house, staff);
  const guest = await enterLink(house, key);
  const payload = buildSubmission();
  const options = { ...guest.options, idempotencyKey: 'first' };
  const first = await house.call('postCarrier', payload, options);
  const repeated = await house.call('postCarrier', payload, options);
  expect(first.response).toBe('ok');
  expect(repeated.result).toEqual(first.result);
  expect(await house.call('postCarrier', payload, guest.options)).toMatchObject({
    response: 'fail',
    code: 'linkNotUsable',
  });
  expect(await house.call('getCarrierLink', { key }, guest.options)).toMatchObject({
    response: 'fail',
    code: 'linkNotUsable',
  });
  expect(await house.call('isCarrierLinkValid', { key }, guest.options)).toMatchObject({
    response: 'ok',
    result: false,
  });
});

test('two carriers may choose the same key for their submits', async () => {
  for (let carrier = 0; carrier < 2; carrier++) {
    const { options } = await enterLink(house, (await sendCarrierLink(house, staff)).key);
    const answer = await house.call('postCarrier', buildSubmission(), { ...options, idempotencyKey: 'ours' });
    expect(answer).toMatchObject({ response: 'ok' });
  }
});

test('of twenty submits at once through one link exactly one is accepted', async () => {
  const { key } = await sendCarrierLink(house, staff);
  const guest = await enterLink(house, key);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => house.call('postCarrier', buildSubmission(), guest.options)),
  );
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'linkNotUsable')).toHaveLength(19);
});

test('of ten links with the same company exactly one becomes a supplier', async () => {
  const detail = buildDetail();
  const guests = [];
  for (let index = 0; index < 10; index++)
    guests.push(await enterLink(house, (await sendCarrierLink(house, staff)).key));
  const answers = await Promise.all(
    guests.map((guest) => house.call('postCarrier', { carrierDetail: detail }, guest.options)),
  );
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'carrierNameTaken')).toHaveLength(9);
});

test.each([
  ['nothing', {}, 'noCarrierDetail', 'Warning! No carrierDetail.'],
  ['null', { carrierDetail: null }, 'noCarrierDetail', 'Warning! No carrierDetail.'],
  ['no name', { carrierDetail: {} }, 'noRegisteredName', 'Warning! No registered name provided.'],
  [
    'an empty name',
    { carrierDetail: { ...buildDetail(), registeredName: ' ' } },
    'noRegisteredName',
    'Warning! No registered name provided.',
  ],
  [
    'a transporter without cover',
    { carrierDetail: { ...buildDetail(), isTrasporter: true } },
    'noGitCover',
    'No GIT cover provided for transporter.',
  ],
  [
    'tender by mail without an address',
    { carrierDetail: { ...buildDetail(), ...transporter, tenderLoadEmailAddress: '' } },
    'noTenderEmail',
    'No email addresss provided for the transporter',
  ],
  [
    'tender to a system without its number',
    { carrierDetail: { ...buildDetail(), ...transporter, tenderLoadMethod: 'integration' } },
    'noTenderGln',
    'No GLN provided for the tranporter.',
  ],
  [
    'name and cover missing',
    { carrierDetail: { ...buildDetail(), isTrasporter: true, registeredName: '' } },
    'noRegisteredName',
    'Warning! No registered name provided.',
  ],
])('a submit with %s gets the text of the specification', async (_, payload, code, text) => {
  const { key } = await sendCarrierLink(house, staff);
  const guest = await enterLink(house, key);
  expect(await house.call('postCarrier', payload, guest.options)).toMatchObject({
    response: 'error',
    status: 400,
    code,
    result: text,
  });
});

test('a name that the client has already is told on leaving the field, and refused on submit', async () => {
  const detail = buildDetail();
  await house.ask('postCarrier', { carrierDetail: detail }, staff);
  const guest = await enterLink(house, (await sendCarrierLink(house, staff)).key);
  const same = detail.registeredName.toUpperCase().replace('(PTY) LTD', '(Edms) Bpk');
  expect(await house.ask('isCarrierRegisteredNameExist', { carrierName: same }, guest.options)).toBe(1);
  expect(await house.ask('isCarrierRegisteredNameExist', { carrierName: `${same} Two` }, guest.options)).toBe(0);
  const answer = await house.call('postCarrier', buildSubmission({ registeredName: same }), guest.options);
  expect(answer).toMatchObject({
    status: 422,
    code: 'carrierNameTaken',
    result: expect.stringMatching(/^Carrier already exists for client Client of alpha/),
  });
  expect(answer.details).not.toHaveProperty('keyIdentifier');
});

test('a registration number that another live supplier has is refused; a removed supplier frees it', async () => {
  const detail = buildDetail();
  const { keyIdentifier, lockId } = await house.ask<{ keyIdentifier: string; lockId: string }>(
    'postCarrier',
    { carrierDetail: detail },
    staff,
  );
  const again = buildSubmission({ regNo: detail.regNo });
  expect(await house.call('postCarrier', again, staff)).toMatchObject({
    code: 'carrierExists',
    details: { keyIdentifier },
    fields: { 'carrierDetail.regNo': expect.any(String) },
  });
  await house.ask('deleteCarrier', { keyIdentifier }, { ...staff, lockId });
  expect(await house.call('postCarrier', again, staff)).toMatchObject({ response: 'ok' });
});

test('what only staff may set is ignored from a guest', async () => {
  const guest = await enterLink(house, (await sendCarrierLink(house, staff)).key);
  const payload = buildSubmission(
    { payableRateInPercentage: 99, modifiedBy: 'mallory', gitUploadedBy: 'mallory', gitUploadTimestamp: '1999-01-01' },
    { vendorNumber: 'V-1', accountNumber: 'A-1', isAdmin: true, clientName: 'Another client', isEdit: true },
  );
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>('postCarrier', payload, guest.options);
  const stored = await record(keyIdentifier);
  expect(stored).toMatchObject({
    vendorNumber: '',
    accountNumber: expect.stringMatching(/^S\d{6}$/),
    source: 'link',
    clientName: expect.stringContaining('Client of alpha'),
  });
  expect(stored['carrierDetail']).toMatchObject({
    payableRateInPercentage: 0,
    gitUploadedBy: '',
    gitUploadTimestamp: '',
  });
  expect(JSON.stringify(stored)).not.toContain('mallory');
});

test('the privacy notice is shown with the terms, and which one it was is kept with the agreement', async () => {
  const db = house.app.database.writer('alpha');
  await buildTerms(db, 'alpha', {
    companyId: staff.companyId,
    kind: 'privacy',
    purpose: 'supplier',
    version: 'P7',
    bodies: { en: 'We keep little.' },
  });
  const { key, linkId } = await sendCarrierLink(house, staff);
  const guest = await enterLink(house, key);
  expect(await house.ask('getLinkTerms', {}, guest.options)).toMatchObject({
    body: 'Fair terms.',
    privacyNotice: 'We keep little.',
    isAccepted: false,
  });
  await house.ask('postLinkTermsAcceptance', { version: '1', language: 'en' }, guest.options);
  const kept = await db
    .selectFrom('link')
    .select(['terms_version', 'privacy_version'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  expect(kept).toEqual({ terms_version: '1', privacy_version: 'P7' });
});

test('a carrier that did not agree to the terms is shown to staff', async () => {
  const guest = await enterLink(house, (await sendCarrierLink(house, staff)).key);
  const { keyIdentifier } = await house.ask<{ keyIdentifier: string }>('postCarrier', buildSubmission(), guest.options);
  expect((await record(keyIdentifier))['findings']).toEqual([
    { path: '', level: 'W', code: 'termsNotAgreed', facts: { version: '1' } },
  ]);
});

test('before the code nothing of a supplier can be reached through a link', async () => {
  const { key } = await sendCarrierLink(house, staff);
  const guest = await openLink(house, key);
  for (const [operation, payload] of [
    ['postCarrier', buildSubmission()],
    ['putCarrier', { ...buildSubmission(), keyIdentifier: crypto.randomUUID() }],
    ['getLinkDraft', {}],
    ['isCarrierRegisteredNameExist', { carrierName: 'x', key }],
  ] as const)
    expect(await house.call(operation, payload, guest.options), operation).toMatchObject({
      response: expect.stringMatching(/fail|error/),
    });
  expect(await house.call('getCarrier', { keyIdentifier: crypto.randomUUID() }, guest.options)).toMatchObject({
    response: 'fail',
    code: 'linkNotUsable',
  });
});

test('a resent link keeps the draft and ends the old address; a revoked one ends for good', async () => {
  const { key, linkId, email } = await sendCarrierLink(house, staff);
  const guest = await enterLink(house, key);
  await house.ask('putLinkDraft', { step: 'bank', values: { bank: 'ABSA' }, percent: 60 }, guest.options);
  const row = async () =>
    (
      await house.ask<{ rows: { linkId: string; lockId: string; progress: string }[] }>(
        'getCarrierApplications',
        { search: email },
        staff,
      )
    ).rows[0]!;
  expect(await row()).toMatchObject({ linkId, progress: 'inProgress' });

  await house.ask('putCarrierLink', { linkId }, { ...staff, lockId: (await row()).lockId });
  const newKey = (await house.messages())
    .find((message) => message.to === email)!
    .links[0]!.split('/')
    .at(-1)!;
  expect(newKey).not.toBe(key);
  const { options } = await openLink(house, key);
  expect(await house.call('getCarrierLink', { key }, options)).toMatchObject({ code: 'linkNotUsable' });
  await waitForNextCode(house, 'alpha');
  const again = await enterLink(house, newKey);
  expect(await house.ask('getLinkDraft', {}, again.options)).toMatchObject({ steps: { bank: { bank: 'ABSA' } } });

  const { lockId } = await row();
  expect(await house.call('disableCarrierLink', { linkId }, { ...staff, lockId: '0' })).toMatchObject({
    code: 'changedByOther',
  });
  await house.ask('disableCarrierLink', { linkId }, { ...staff, lockId });
  expect(await row()).toMatchObject({ progress: 'revoked' });
  expect(await house.call('postCarrier', buildSubmission(), again.options)).toMatchObject({
    response: 'fail',
    code: 'linkNotUsable',
  });
  expect(await house.call('putCarrierLink', { linkId }, { ...staff, lockId: (await row()).lockId })).toMatchObject({
    code: 'notAllowedInState',
  });
});

test('a code can only go to a mobile number, and mails are in the language of the link', async () => {
  expect(
    await house.call(
      'postCarrierLink',
      { email: 'a@carrier.example', mobileNumber: '011 555 0100', language: 'en' },
      staff,
    ),
  ).toMatchObject({ code: 'invalidPayload', fields: { mobileNumber: expect.stringContaining('mobile') } });
  const { email } = await sendCarrierLink(house, staff, { language: 'pt', mobileNumber: '+258 84 123 4567' });
  const mail = (await house.messages()).find((message) => message.to === email)!;
  expect(mail.subject).toMatch(/^Registe-se como fornecedor/);
});
