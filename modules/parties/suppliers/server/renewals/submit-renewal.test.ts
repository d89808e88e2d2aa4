import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, formatDate, todayIn } from '#platform/dates.ts';
import type { House } from '#platform/server/testing/house.ts';
import { handmadePdf, streamObject } from '#platform/server/testing/pdf-files.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { buildSupplier } from '../builders.ts';
import {
  buildSupplierStaff,
  enterLink,
  mailedKey,
  openLink,
  openSupplierHouse,
  transporter,
  type Guest,
} from '../testing/supplier-house.ts';
import { complianceDay } from './compliance-day.ts';

let house: House;
let thandi: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
  thandi = await buildSupplierStaff(house, 'alpha');
});
afterAll(() => house.close());

const today = todayIn('Africa/Johannesburg', new Date());
const next = { gitFrom: addDays(today, 11), gitTo: addDays(today, 370) };
const pdf = handmadePdf().toString('base64');

async function covered(endsIn = 10): Promise<string> {
  const to = addDays(today, endsIn);
  return buildSupplier(house.app, 'alpha', {
    companyId: thandi.companyId,
    status: 'approved',
    certificate: 'approved',
    submittedAt: new Date(Date.now() - 100 * 86_400_000),
    detail: { ...transporter, gitFrom: addDays(to, -364), gitTo: to, cellNo: `+2782${crypto.randomInt(1e6, 1e7)}` },
  });
}

async function askedGuest(keyIdentifier: string): Promise<Guest> {
  const { email } = await house.ask<{ email: string }>('sendEmailToUploadGitCertificate', { keyIdentifier }, thandi);
  return enterLink(house, await mailedKey(house, email));
}
const read = (keyIdentifier: string, staff = thandi) =>
  house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, staff);
const submit = (guest: Guest, payload: object) => house.call('submitGitRenewal', payload, guest.options);

test('before the code a link tells no more than the client and the masked number', async () => {
  const keyIdentifier = await covered();
  const { email } = await house.ask<{ email: string }>('sendEmailToUploadGitCertificate', { keyIdentifier }, thandi);
  const key = await mailedKey(house, email);
  const guest = await openLink(house, key);
  const closed = await house.ask('getGitLink', { key }, guest.options);
  expect(Object.keys(closed).toSorted()).toEqual(['clientTradeName', 'language', 'mobileNumber']);
  expect(await submit(guest, { gitCertificate: pdf, ...next })).toMatchObject({
    response: 'fail',
    code: 'linkNotUsable',
  });
  const verified = await enterLink(house, key);
  expect(await house.ask('getGitLink', { key }, verified.options)).toMatchObject({
    carrierName: (await read(keyIdentifier)).carrierName,
    presentCover: { to: addDays(today, 10), gitCover: 1_500_000, gitInsurer: 'Thornveld Mutual' },
  });
});

test('a renewal waits beside the cover of before, and takes over when it is approved', async () => {
  const id = await covered();
  const guest = await askedGuest(id);
  const { carrierName, carrierDetail } = await read(id);
  const answer = await submit(guest, {
    carrierName,
    clientName: 'Highveld Haulage',
    email: carrierDetail.email.replaceAll('.', '|'),
    gitCertificate: pdf,
    gitCover: 2_000_000,
    ...next,
  });
  expect(answer).toMatchObject({
    response: 'ok',
    result: { message: 'GIT Certificate was submitted successfully, and it will be reviewed shortly', gapDays: 0 },
  });
  const waiting = await read(id);
  expect(waiting).toMatchObject({ status: 'approved', compliance: 'EXPIRING' });
  expect(waiting.certificates.map(({ status }) => status)).toEqual(['submitted', 'approved']);

  const { certificateId } = waiting.certificates[0]!;
  const approval = { keyIdentifier: id, certificateId, cover: 1_900_000, to: addDays(today, 365) };
  await house.ask('approveGit', approval, { ...thandi, lockId: waiting.lockId });
  const renewed = await read(id);
  expect(renewed).toMatchObject({
    compliance: 'COMPLIANT',
    carrierDetail: { gitCover: 1_900_000, gitTo: addDays(today, 365) },
    // The old one holds until the new one begins.
    certificates: [{ status: 'approved', cover: 1_900_000 }, { status: 'approved' }],
  });
  expect(await submit(guest, { gitCertificate: pdf, ...next })).toMatchObject({ code: 'linkNotUsable' });
});

test('saving the form while a renewal waits, or after it was approved, leaves the certificates alone', async () => {
  const id = await covered();
  await submit(await askedGuest(id), { gitCertificate: pdf, gitCover: 2_000_000, ...next });
  const save = async () => {
    const { lockId, carrierDetail } = await read(id);
    const detail = { ...carrierDetail, telno: `+27115550${crypto.randomInt(100, 1000)}` };
    await house.ask('putCarrier', { keyIdentifier: id, carrierDetail: detail }, { ...thandi, lockId });
    return read(id);
  };
  const waiting = await save();
  expect(waiting.certificates.map(({ status, cover, to }) => [status, cover, to])).toEqual([
    ['submitted', 2_000_000, next.gitTo],
    ['approved', 1_500_000, addDays(today, 10)],
  ]);
  const second = await buildSupplierStaff(house, 'alpha', thandi.companyId);
  const { certificateId } = waiting.certificates[0]!;
  await house.ask('approveGitCertificate', { keyIdentifier: id, certificateId }, { ...second, lockId: waiting.lockId });
  expect((await save()).certificates.map(({ status }) => status)).toEqual(['approved', 'approved']);
});

test('days between the covers are counted', async () => {
  const guest = await askedGuest(await covered());
  const later = { gitFrom: addDays(today, 16), gitTo: addDays(today, 380) };
  expect(await submit(guest, { gitCertificate: pdf, ...later })).toMatchObject({ result: { gapDays: 5 } });
});

test('what the carrier leaves out is taken from the document', async () => {
  const id = await covered();
  const lines = [
    'Insured: Another Company CC',
    'Policy number: GIT/9',
    'Insurer: Cape Agulhas Marine',
    'Limit per load: R 3 000 000,00',
    `Period of insurance: ${formatDate(next.gitFrom, 'en')} to ${formatDate(next.gitTo, 'en')}`,
  ];
  const text = lines.map((line, row) => `1 0 0 1 60 ${700 - row * 20} Tm (${line}) Tj`).join(' ');
  const readable = handmadePdf({ content: streamObject(`BT /F1 11 Tf ${text} ET`) }).toString('base64');
  expect(await submit(await askedGuest(id), { gitCertificate: readable })).toMatchObject({ response: 'ok' });
  expect((await read(id)).certificates[0]).toMatchObject({
    status: 'submitted',
    cover: 3_000_000,
    insurer: 'Cape Agulhas Marine',
    policyNumber: 'GIT/9',
    from: next.gitFrom,
    to: next.gitTo,
    facts: { insuredName: 'Another Company CC' },
  });
});

test.each([
  ['nothing', {}, { gitCertificate: expect.any(String) }],
  [
    'cover that has ended',
    { gitCertificate: pdf, gitFrom: '2020-01-01', gitTo: '2020-12-31' },
    { gitTo: expect.any(String) },
  ],
  [
    'an end before the beginning',
    { gitCertificate: pdf, gitFrom: next.gitTo, gitTo: next.gitFrom },
    { gitTo: expect.any(String) },
  ],
  ['cover below one rand', { gitCertificate: pdf, gitCover: 0, ...next }, { gitCover: expect.any(String) }],
  [
    'a text that calls itself a certificate',
    { gitCertificate: Buffer.from('%PDF or not').toString('base64'), ...next },
    { gitCertificate: expect.any(String) },
  ],
  ['a file of somebody else', { blobName: 'unknown', ...next }, { blobName: expect.any(String) }],
])('%s is refused at its field, and the link stays usable', async (_what, payload, fields) => {
  const guest = await askedGuest(await covered());
  expect(await submit(guest, payload)).toMatchObject({ status: 400, fields });
  expect(await submit(guest, { gitCertificate: pdf, ...next })).toMatchObject({ response: 'ok' });
});

test('a link renews the certificate of its own carrier and of no other', async () => {
  const guest = await askedGuest(await covered());
  expect(await submit(guest, { carrierName: 'Somebody Else Transport', gitCertificate: pdf, ...next })).toMatchObject({
    status: 404,
  });
  expect(await submit(guest, { email: 'other@carrier|example', gitCertificate: pdf, ...next })).toMatchObject({
    status: 404,
  });
});

test('of many submits at once one is kept', async () => {
  const id = await covered();
  const guest = await askedGuest(id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(guest, { gitCertificate: pdf, ...next })));
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect((await read(id)).certificates).toHaveLength(2);
});

test('only who supplies and carries is asked; another partition finds nobody', async () => {
  const pending = await buildSupplier(house.app, 'alpha', { companyId: thandi.companyId });
  expect(await house.call('postGitLink', { keyIdentifier: pending }, thandi)).toMatchObject({
    code: 'noRenewalExpected',
  });
  const stranger = await buildSupplierStaff(house, 'beta');
  expect(await house.call('postGitLink', { keyIdentifier: await covered() }, stranger)).toMatchObject({ status: 404 });
});

test('the night makes a supplier uncovered, and says so once, whoever looks and however often', async () => {
  const id = await covered(0);
  const events = async () =>
    (
      await house.ask<{ event: string; byKind: string; changes: object }[]>(
        'getCarrierHistory',
        { keyIdentifier: id },
        thandi,
      )
    ).filter(({ event }) => event === 'complianceChanged');
  const turn = () =>
    Promise.all([1, 2].map(() => complianceDay(house.app).work({} as never, { number: 1, isLastAttempt: true })));
  await turn();
  expect(await events()).toEqual([]);
  // One minute before midnight in Johannesburg, and one after it.
  house.clock.set(new Date(`${today}T21:59:00Z`));
  await turn();
  expect(await events()).toEqual([]);
  house.clock.set(new Date(`${today}T22:01:00Z`));
  await turn();
  await turn();
  expect(await events()).toMatchObject([{ byKind: 'system', changes: { compliance: ['EXPIRING', 'NON_COMPLIANT'] } }]);
  house.clock.set(new Date());
});
