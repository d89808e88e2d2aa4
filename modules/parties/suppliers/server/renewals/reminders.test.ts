import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, daysBetween } from '#platform/dates.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildSupplier } from '../builders.ts';
import {
  buildSupplierStaff,
  enterLink,
  mailedKey,
  openLink,
  openSupplierHouse,
  transporter,
} from '../testing/supplier-house.ts';
import { gitReminders } from './reminders.ts';

let house: House;
let thandi: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
});
// A client of its own for each test: what was done for a client on one day is not done again when the clock goes back.
beforeEach(async () => {
  thandi = await buildSupplierStaff(house, 'alpha');
});
afterAll(() => house.close());

const start = '2027-01-01';
const pdf = handmadePdf().toString('base64');

/** A day at nine in the morning, in Johannesburg. */
const turnTo = (day: string) => house.clock.set(`${day}T07:00:00Z`);
/** Every process of the product looks at once. */
const sweep = () => Promise.all([1, 2].map(() => gitReminders(house.app).work({} as never, firstAttempt)));
const firstAttempt = { number: 1, isLastAttempt: true };

async function covered(endsIn: number, detail: object = {}): Promise<{ id: string; email: string }> {
  house.clock.set(`${start}T07:00:00Z`);
  const email = `${crypto.randomUUID()}@carrier.example`;
  const to = addDays(start, endsIn);
  const id = await buildSupplier(house.app, 'alpha', {
    companyId: thandi.companyId,
    status: 'approved',
    certificate: 'approved',
    submittedAt: new Date('2026-12-01T08:00:00Z'),
    detail: { ...transporter, email, gitFrom: addDays(to, -364), gitTo: to, ...detail },
  });
  return { id, email };
}

const read = (keyIdentifier: string) => house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, thandi);
async function stepsOf(id: string): Promise<{ step: number; on: string }[]> {
  const rows = await house.ask<{ daysBefore: number; sentAt: string }[]>(
    'getGitReminders',
    { keyIdentifier: id },
    thandi,
  );
  return rows.toReversed().map(({ daysBefore, sentAt }) => ({ step: daysBefore, on: sentAt.slice(0, 10) }));
}
const mailsTo = async (to: string) =>
  (await house.messages()).filter((message) => message.to === to && message.channel === 'email');

/** Runs the clock through days, the first and the last included, looking twice on each. */
async function live(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day++) {
    turnTo(addDays(start, day));
    await sweep();
    await sweep();
  }
}

test('through a year each step is taken once, on its day, and the ladder begins again with the next certificate', async () => {
  const { id, email } = await covered(70);
  const renewed = await covered(90);
  await live(0, 50);
  await approveRenewal(renewed.id, { from: addDays(start, 91), to: addDays(start, 350) });
  await live(51, 365);
  const ladder = (end: number) =>
    [60, 30, 14, 7, 3, 1, 0, -1].map((step) => ({ step, on: addDays(start, end - step) }));
  expect(await stepsOf(id)).toEqual(ladder(70));
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^GIT cover of .* has ended$/),
    ...Array.from({ length: 7 }, () => expect.stringMatching(/^GIT cover of .* ends on 12 Mar 2027$/)),
  ]);
  // Asked for once, sixty days before the first end; the renewal joined on, so that nothing was said until its own.
  expect(await stepsOf(renewed.id)).toEqual([ladder(90)[0], ...ladder(350)]);
});

test('what was missed while nothing ran is made up for by its newest step alone', async () => {
  const { id } = await covered(80);
  await live(0, 25);
  await live(75, 80);
  await live(90, 100);
  expect(await stepsOf(id)).toEqual([
    { step: 60, on: addDays(start, 20) },
    { step: 7, on: addDays(start, 75) },
    { step: 3, on: addDays(start, 77) },
    { step: 1, on: addDays(start, 79) },
    { step: 0, on: addDays(start, 80) },
    { step: -1, on: addDays(start, 90) },
  ]);
});

test('each mail has a link that works and ends the one before; its page is the renewal page', async () => {
  const { email } = await covered(16);
  await live(0, 3);
  const keys = [await mailedKey(house, email)];
  await live(4, 9);
  keys.unshift(await mailedKey(house, email));
  expect((await mailsTo(email))[0]!.links[0]).toContain('/#/gitcertificaterenewal/');
  const guest = await openLink(house, keys[0]!);
  expect(await house.ask('isGitLinkValid', { key: keys[0] }, guest.options)).toBe(true);
  const late = await openLink(house, keys[1]!);
  expect(await house.ask('isGitLinkValid', { key: keys[1] }, late.options)).toBe(false);
});

test('a certificate that waits for review stops the ladder, and a rejected one lets it go on', async () => {
  const { id, email } = await covered(40);
  await live(0, 11);
  const guest = await enterLink(house, await mailedKey(house, email));
  const dates = { gitFrom: addDays(start, 41), gitTo: addDays(start, 400) };
  await house.ask('submitGitRenewal', { gitCertificate: pdf, ...dates }, guest.options);
  await live(12, 30);
  expect((await stepsOf(id)).map(({ step }) => step)).toEqual([60, 30]);
  const { lockId, certificates } = await read(id);
  const { certificateId } = certificates.find(({ status }) => status === 'submitted')!;
  await house.ask(
    'rejectGitCertificate',
    { keyIdentifier: id, certificateId, reason: 'Another company is insured.' },
    { ...thandi, lockId },
  );
  // The reason comes with a fresh link.
  expect((await mailsTo(email))[0]).toMatchObject({
    subject: 'Your GIT certificate was not accepted',
    text: expect.stringContaining('/#/gitcertificaterenewal/'),
  });
  await live(31, 34);
  expect((await stepsOf(id)).map(({ step }) => step)).toEqual([60, 30, 14, 7]);
});

test('a renewal that leaves a gap does not stop the reminders', async () => {
  const { id } = await covered(20);
  await live(0, 5);
  await approveRenewal(id, { from: addDays(start, 25), to: addDays(start, 380) });
  await live(6, 24);
  expect((await stepsOf(id)).map(({ step }) => step)).toEqual([30, 14, 7, 3, 1, 0, -1]);
});

test('the insurance contact is asked, in the language of the carrier; nobody before the working day begins', async () => {
  const broker = `${crypto.randomUUID()}@broker.example`;
  const { id } = await covered(30, {
    insuranceContactName: 'Carla Mondlane',
    insuranceContactEmail: broker,
    insuranceContactMobile: '+258845550177',
  });
  await house.app.database
    .writer('alpha')
    .updateTable('supplier')
    .set({ language: 'pt' })
    .where('partition', '=', 'alpha')
    .where('id', '=', id)
    .execute();
  house.clock.set(`${start}T04:00:00Z`);
  await sweep();
  expect(await mailsTo(broker)).toEqual([]);
  await live(0, 0);
  const [mail, ...more] = await mailsTo(broker);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: expect.stringContaining('termina a 31 jan. 2027'),
    text: expect.stringContaining('Carla Mondlane'),
  });
});

test('without a mobile number the step is taken down as a problem, once', async () => {
  const { id, email } = await covered(7, { cellNo: '' });
  await live(0, 2);
  expect(await house.ask('getGitReminders', { keyIdentifier: id }, thandi)).toMatchObject([
    { daysBefore: 7, problem: 'noMobileNumber' },
  ]);
  expect(await mailsTo(email)).toEqual([]);
});

test('rejected and removed suppliers are left alone, and so is cover that ended long ago', async () => {
  const rejected = await covered(10);
  const old = await covered(-(daysBetween('2026-12-01', start) - 1));
  const { lockId } = await read(rejected.id);
  await house.ask('deleteCarrier', { keyIdentifier: rejected.id }, { ...thandi, lockId });
  await live(0, 12);
  expect(await stepsOf(rejected.id)).toEqual([]);
  expect(await stepsOf(old.id)).toEqual([]);
});

/** A new certificate comes by link and is approved, on the day of the clock. */
async function approveRenewal(id: string, { from, to }: { from: string; to: string }): Promise<void> {
  const { email } = await house.ask<{ email: string }>(
    'sendEmailToUploadGitCertificate',
    { keyIdentifier: id },
    thandi,
  );
  const guest = await enterLink(house, await mailedKey(house, email));
  await house.ask('submitGITRenewal', { gitCertificate: pdf, gitFrom: from, gitTo: to }, guest.options);
  const { lockId, certificates } = await read(id);
  const { certificateId } = certificates.find(({ status }) => status === 'submitted')!;
  await house.ask('approveGitCertificate', { keyIdentifier: id, certificateId }, { ...thandi, lockId });
}
