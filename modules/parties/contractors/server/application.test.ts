import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskNumber } from '#platform/mask.ts';
import type { CallOptions, House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { ContractorRecord } from '../records.ts';
import { assessment, buildApplication, buildDocument } from './builders.ts';
import {
  addContractor,
  buildContractorStaff,
  enterLink,
  mailedKey,
  openContractorHouse,
  openLink,
  submission,
} from './testing/contractor-house.ts';

let house: House;
let staff: Staff;
let partition: string;

beforeAll(async () => {
  house = await openContractorHouse();
  partition = `p-${crypto.randomUUID()}`;
  staff = await buildContractorStaff(house, partition);
});
afterAll(() => house.close());

const recordOf = (keyIdentifier: string, who = staff) =>
  house.ask<ContractorRecord>('getSubbieApplication', { keyIdentifier }, who);

async function apply(guest: CallOptions, application = {}, extra = {}) {
  return house.call('submitCreditorApplication', await submission(application, extra), guest);
}

test('before the code the link says no more than the client and the masked number', async () => {
  const { key, registeredName, email } = await addContractor(house, staff, { mobileNumber: '082 555 0199' });
  const guest = await openLink(house);
  const before = await house.ask('creditorAccountProfileSet', { key }, guest);
  expect(Object.keys(before).toSorted()).toEqual(['clientTradeName', 'language', 'mobileNumber']);
  expect(before['mobileNumber']).toMatch(/^•+0199$/);

  const opened = await house.ask('creditorAccountProfileSet', { key }, await enterLink(house, key));
  expect(opened).toMatchObject({ subbieName: registeredName, email, isEdit: false, asksForSuretyship: false });
  expect(opened['pool']).not.toBe('');
  expect(opened['subcontractorApplication']).not.toHaveProperty('creditLimit');
});

test('a wrong code is answered in words, and opens nothing', async () => {
  const { key } = await addContractor(house, staff);
  const guest = await openLink(house);
  await house.ask('resendOTP', { key }, guest);
  const sms = (await house.messages()).find(({ channel }) => channel === 'sms');
  const wrong = sms!.code === '111111' ? '222222' : '111111';
  const answer = await house.call('verifyOTP', { key, otp: wrong }, guest);
  const message = 'Invalid OTP! click resend or re-type OTP';
  expect(answer).toMatchObject({ response: 'error', code: 'otpInvalid', message });
  expect(answer.result).toEqual({ response: 'error', result: { message } });
  expect((await apply(guest)).response).toBe('fail');
});

test('an application is signed, reviewed and mailed about; name, email and number stay those of the invitation', async () => {
  const { key, keyIdentifier, registeredName, email } = await addContractor(house, staff);
  const guest = await enterLink(house, key);
  const answer = await apply(guest, { registeredName: 'Somebody Else (Pty) Ltd', email: 'else@else.example' });
  expect(answer).toMatchObject({ response: 'ok', result: { response: 'ok', state: 'pending' } });
  expect((answer.result as { message: string }).message).toContain('will be reviewed');

  const record = await recordOf(keyIdentifier);
  expect(record).toMatchObject({ subbieName: registeredName, state: 'pending', status: { pending: true } });
  expect(record.subcontractorApplication.email).toBe(email);
  expect(record.subcontractorApplication.directors).toHaveLength(1);
  expect(record.certificate?.contentType).toBe('application/pdf');
  expect(record.signings[0]).toMatchObject({ name: 'Elmarie Fortuin', capacity: 'Director' });
  const subjects = (await house.messages()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects[0]).toBe('We received your application');
});

test('the directors may come as single fields', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const [director] = buildApplication().directors!;
  const input = await submission({ directors: [] });
  Object.assign(input['subcontractorApplication'] as object, {
    director1: director!.directorName,
    director1IdNo: director!.directorIdNumber,
    director1Address: director!.directorAddress,
  });
  await house.ask('submitCreditorApplication', input, await enterLink(house, key));
  expect((await recordOf(keyIdentifier)).subcontractorApplication.directors).toEqual([
    { ...director, id: expect.any(String), directorIdNumber: maskNumber(director!.directorIdNumber!) },
  ]);
});

test('everything that is wrong is listed at once, and nothing is kept of it', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const answer = await apply(await enterLink(house, key), {
    vatNo: '',
    postalCode: '',
    directors: [{ directorName: 'No Number', directorIdNumber: '', directorAddress: '' }],
    auditor: '',
    signature: 'data:,',
    gitCertificate: '',
  });
  expect(answer).toMatchObject({ response: 'error', code: 'invalidPayload' });
  expect(Object.keys(answer.fields!).toSorted()).toEqual(
    [
      'auditor',
      'directors.0.directorAddress',
      'directors.0.directorIdNumber',
      'gitCertificate',
      'postalCode',
      'signature',
      'vatNo',
    ].map((field) => `subcontractorApplication.${field}`),
  );
  expect((await recordOf(keyIdentifier)).state).toBe('invited');
});

test('a signature that is no picture is refused', async () => {
  const { key } = await addContractor(house, staff);
  const signature = `data:image/png;base64,${Buffer.from('not a picture, but long enough').toString('base64')}`;
  const answer = await apply(await enterLink(house, key), { signature });
  expect(answer.fields).toEqual({
    'subcontractorApplication.signature': 'The signature could not be read. Sign again.',
  });
});

test('a used, a revoked and an expired link fail alike', async () => {
  const used = await addContractor(house, staff);
  const guest = await enterLink(house, used.key);
  await apply(guest);
  expect(await apply(guest)).toMatchObject({ response: 'fail', code: 'linkNotUsable' });

  const revoked = await addContractor(house, staff);
  const [revokedGuest, lockId] = [await enterLink(house, revoked.key), await lockIdOf(revoked.linkId)];
  await house.ask('disableSubcontractorLink', { linkId: revoked.linkId }, { ...staff, lockId });
  expect(await apply(revokedGuest)).toMatchObject({ response: 'fail', code: 'linkNotUsable' });

  const expired = await addContractor(house, staff);
  const expiredGuest = await enterLink(house, expired.key);
  await house.app.database
    .writer(partition)
    .updateTable('link')
    .set({ expires_at: new Date(0) })
    .where('partition', '=', partition)
    .where('id', '=', expired.linkId)
    .execute();
  expect(await apply(expiredGuest)).toMatchObject({ response: 'fail', code: 'linkNotUsable' });
  expect(await house.ask('isCreditorLinkValid', { key: expired.key }, expiredGuest)).toBe(false);
});

async function lockIdOf(linkId: string): Promise<string> {
  const { rows } = await house.ask<{ rows: { linkId: string; lockId: string }[] }>('getSubcontractorLinks', {}, staff);
  return rows.find((row) => row.linkId === linkId)!.lockId;
}

test('a repeated submit with its key is answered again and signed once', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const guest = { ...(await enterLink(house, key)), idempotencyKey: crypto.randomUUID() };
  const input = await submission();
  const first = await house.ask('submitCreditorApplication', input, guest);
  expect(await house.ask('submitCreditorApplication', input, guest)).toEqual(first);
  expect((await recordOf(keyIdentifier)).signings).toHaveLength(1);
});

test('of many submits at once one is taken', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const guest = await enterLink(house, key);
  const answers = await Promise.all(Array.from({ length: 4 }, () => apply(guest)));
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['fail', 'fail', 'fail', 'ok']);
  expect((await recordOf(keyIdentifier)).signings).toHaveLength(1);
});

test('a question opens the steps it names; numbers on file stay masked, and stay', async () => {
  const { key, keyIdentifier, email } = await addContractor(house, staff);
  await apply(await enterLink(house, key), { bankAccountNo: '1234567890' });
  const before = await recordOf(keyIdentifier);
  const asked = await house.ask<{ state: string }>(
    'sendSubcontractorInformationRequest',
    { keyIdentifier, steps: ['company'], question: 'Which trade name is right?' },
    { ...staff, lockId: before.lockId },
  );
  expect(asked.state).toBe('infoRequested');
  await nextCode();

  const again = await mailedKey(house, email);
  const guest = await enterLink(house, again);
  const opened = await house.ask<Record<string, never>>('creditorAccountProfileSet', { key: again }, guest);
  expect(opened['maskedNumbers']).toMatchObject({ bankAccountNo: '••••••7890' });
  expect(opened['subcontractorApplication']).toMatchObject({
    bankAccountNo: '',
    tradeName: before.subcontractorApplication.tradeName,
  });
  const answer = await apply(guest, { tradeName: 'The Right One', bankAccountNo: '999', gitCertificate: '' });
  expect(answer.response).toBe('ok');
  const after = await recordOf(keyIdentifier);
  expect(after.subcontractorApplication).toMatchObject({ tradeName: 'The Right One', bankAccountNo: '••••••7890' });
  expect(after.state).toBe('pending');
  expect(after.signings).toHaveLength(2);
});

test('a change of bank details is told to the address and the number of before', async () => {
  const { key, keyIdentifier, email } = await addContractor(house, staff, { mobileNumber: '0825550117' });
  await apply(await enterLink(house, key), { bankAccountNo: '1234567890' });
  const warnings = async () =>
    (await house.messages()).filter(({ subject, text }) => /ank details.* were changed/.test(subject || text));
  expect(await warnings()).toEqual([]);
  const { lockId } = await recordOf(keyIdentifier);
  await house.ask(
    'sendSubcontractorInformationRequest',
    { keyIdentifier, steps: ['bank'], question: 'Is this account yours?' },
    { ...staff, lockId },
  );
  await nextCode();
  await apply(await enterLink(house, await mailedKey(house, email)), {
    bankAccountNo: '9876543210',
    gitCertificate: '',
  });
  expect((await warnings()).map(({ to }) => to).toSorted()).toEqual(['+27825550117', email].toSorted());
});

/** Lets a minute pass, so that the next code may be sent. */
async function nextCode(): Promise<void> {
  await house.app.database
    .writer(partition)
    .updateTable('one_time_code')
    .set(({ eb }) => ({ created_at: eb.fn('to_timestamp', [eb.val(0)]) }) as never)
    .where('partition', '=', partition)
    .execute();
}

test('an account that another contractor has, and a changed one, are shown to staff', async () => {
  const bankAccountNo = String(crypto.randomInt(10 ** 9, 10 ** 10));
  const one = await addContractor(house, staff);
  await apply(await enterLink(house, one.key), { bankAccountNo });
  const other = await addContractor(house, staff);
  await apply(await enterLink(house, other.key), { bankAccountNo });
  const { findings } = await recordOf(other.keyIdentifier);
  expect(findings).toContainEqual(
    expect.objectContaining({
      path: 'bankAccountNo',
      code: 'bankAccountShared',
      facts: { partyName: one.registeredName, party: 'contractor', keyIdentifier: one.keyIdentifier },
    }),
  );
});

test('a client has a contractor of one name once, and a registration number too', async () => {
  const { registeredName } = await addContractor(house, staff);
  const again = await house.call(
    'AddSubcontractor',
    { registeredName: registeredName.toUpperCase(), email: 'a@b.example', mobileNumber: '0825550123', language: 'en' },
    staff,
  );
  expect(again).toMatchObject({ response: 'error', code: 'contractorNameTaken' });
  expect(Object.keys(again.fields!)).toEqual(['registeredName']);

  const regNo = buildApplication().regNo!;
  const [first, second] = [await addContractor(house, staff), await addContractor(house, staff)];
  await apply(await enterLink(house, first.key), { regNo });
  const refused = await apply(await enterLink(house, second.key), { regNo });
  expect(refused).toMatchObject({ response: 'error', code: 'contractorExists' });
});

test('another partition sees nothing of it', async () => {
  const { keyIdentifier } = await addContractor(house, staff);
  const stranger = await buildContractorStaff(house, `p-${crypto.randomUUID()}`);
  expect(await house.call('getSubbieApplication', { keyIdentifier }, stranger)).toMatchObject({ code: 'notFound' });
  const { subcontractors } = await house.ask<{ subcontractors: unknown[] }>('getSubcontractors', {}, stranger);
  expect(subcontractors).toEqual([]);
});

test('a guest cannot send the admin variant, and what staff think is not a guest’s to set', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const answer = await apply(await enterLink(house, key), assessment, { applicationUsage: 'admin' });
  expect(answer.response).toBe('ok');
  const record = await recordOf(keyIdentifier);
  expect(record.subcontractorApplication.creditLimit).toBeNull();
  expect(record.assessedBy).toBeNull();
});

test('the certificate may be uploaded while the form is filled in, and the deed beside it', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const guest = await enterLink(house, key);
  const upload = async (purpose: string) =>
    house.ask<{ blobName: string }>(
      'postLinkFile',
      { purpose, fileName: `${purpose}.pdf`, content: await buildDocument(purpose) },
      guest,
    );
  const [certificate, deed] = [await upload('gitCertificate'), await upload('suretyshipDeed')];
  const files = { blobName: certificate.blobName, suretyshipBlobName: deed.blobName };
  await house.ask('submitCreditorApplication', await submission({ gitCertificate: '' }, files), guest);
  expect(await recordOf(keyIdentifier)).toMatchObject({
    certificate: { fileName: 'gitCertificate.pdf' },
    suretyshipDeed: { fileName: 'suretyshipDeed.pdf' },
  });
});

test('the certificate of another company, and one file in both places, are found for who decides', async () => {
  const { key, keyIdentifier } = await addContractor(house, staff);
  const guest = await enterLink(house, key);
  const content = await buildDocument('Goods-in-transit insurance', 'Insured: Quite Another Company (Pty) Ltd');
  const upload = async (purpose: string) =>
    house.ask<{ blobName: string; facts: Record<string, string> }>(
      'postLinkFile',
      { purpose, fileName: `${purpose}.pdf`, content },
      guest,
    );
  const [certificate, deed] = [await upload('gitCertificate'), await upload('suretyshipDeed')];
  // The applicant learns of it at once, while another file can still be chosen.
  expect(certificate.facts['insuredName']).toBe('Quite Another Company (Pty) Ltd');
  const files = { blobName: certificate.blobName, suretyshipBlobName: deed.blobName };
  await house.ask('submitCreditorApplication', await submission({ gitCertificate: '' }, files), guest);
  const { findings } = await recordOf(keyIdentifier);
  expect(findings.map(({ path, code }) => [path, code])).toEqual(
    expect.arrayContaining([
      ['gitCertificate', 'insuredNameDiffers'],
      ['suretyshipDeed', 'deedIsCertificate'],
    ]),
  );
});
