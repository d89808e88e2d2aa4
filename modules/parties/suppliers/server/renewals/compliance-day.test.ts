import crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, todayIn, type CalendarDate } from '#platform/dates.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { supplierMailTexts } from '#modules/parties/suppliers/messages/mail/index.ts';
import { buildSupplier } from '../builders.ts';
import { buildSupplierStaff, openSupplierHouse, transporter } from '../testing/supplier-house.ts';
import { complianceDay } from './compliance-day.ts';

let house: House;
let thandi: Staff;
beforeAll(async () => {
  house = await openSupplierHouse();
});
beforeEach(async () => {
  house.clock.set(new Date());
  thandi = await buildSupplierStaff(house, 'alpha');
});
afterAll(() => house.close());

const today = todayIn('Africa/Johannesburg', new Date());

/** An approved transporter of the company whose certificate covers these days. */
async function covered(gitFrom: CalendarDate, gitTo: CalendarDate, companyId = thandi.companyId): Promise<string> {
  const registeredName = `Kudu ${crypto.randomUUID().slice(0, 8)} Haulage (Pty) Ltd`;
  await buildSupplier(house.app, 'alpha', {
    companyId,
    status: 'approved',
    certificate: 'approved',
    submittedAt: new Date(Date.now() - 100 * 86_400_000),
    detail: { ...transporter, registeredName, gitFrom, gitTo },
  });
  return registeredName;
}
const endsToday = (companyId?: string) => covered(addDays(today, -364), today, companyId);

/** Every process looks at once, and then again. */
async function turn(): Promise<void> {
  const look = () => complianceDay(house.app).work({} as never, { number: 1, isLastAttempt: true });
  await Promise.all([look(), look()]);
  await look();
}

async function night(): Promise<void> {
  await turn();
  house.clock.set(new Date(`${today}T22:01:00Z`));
  await turn();
}

const mailsTo = async ({ account }: Staff) => (await house.messages()).filter(({ to }) => to === account);

async function speaks(staff: Staff, language: 'afr' | 'pt'): Promise<void> {
  await house.app.database
    .single('alpha')
    .updateTable('app_user')
    .set({ language })
    .where('id', '=', staff.userId)
    .execute();
}

/** Puts a text of the company in place of the built-in one. */
async function ownWords(key: string, text: string): Promise<void> {
  const [partition, catalogue] = ['alpha', supplierMailTexts.id!];
  await house.app.database
    .single(partition)
    .insertInto('message_text')
    .values({ partition, company_id: thandi.companyId, catalogue, language: 'en', key, text, updated_by: 'test' })
    .execute();
}

test('the staff concerned get one mail a night with whom it left uncovered and who is covered again', async () => {
  const colleague = await buildSupplierStaff(house, 'alpha', thandi.companyId);
  await speaks(colleague, 'pt');
  const looksOnly = await buildStaff(house.app, 'alpha', ['getCarrier'], { companyId: thandi.companyId });
  const elsewhere = await buildSupplierStaff(house, 'alpha');
  const [first, second] = [await endsToday(), await endsToday()];
  const again = await covered(addDays(today, 1), addDays(today, 300));
  const unchanged = await covered(addDays(today, -10), addDays(today, 300));
  const theirs = await endsToday(elsewhere.companyId);
  await night();

  const [mail, ...more] = await mailsTo(thandi);
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/^GIT cover of 3 suppliers changed on /);
  expect(mail!.text.indexOf(first)).toBeLessThan(mail!.text.indexOf(again));
  for (const name of [first, second, again]) expect(mail!.text).toContain(name);
  for (const name of [unchanged, theirs]) expect(mail!.text).not.toContain(name);
  expect(mail!.links).toEqual([expect.stringContaining('/manage-carrier?compliance=NON_COMPLIANT')]);
  expect((await mailsTo(colleague)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A cobertura GIT de 3 fornecedores mudou em'),
  ]);
  expect(await mailsTo(looksOnly)).toEqual([]);
  expect((await mailsTo(elsewhere)).map(({ text }) => text)).toEqual([expect.stringContaining(theirs)]);
});

test('a night that changes nothing, or only brings an end nearer, is no mail', async () => {
  await covered(addDays(today, -10), addDays(today, 31));
  await night();
  expect(await mailsTo(thandi)).toEqual([]);
});

test('twenty are named, the others counted; a company says it in its own words', async () => {
  await ownWords('coverChangedEnded', 'Give these nothing, says {count}:');
  for (let count = 0; count < 23; count++) await endsToday();
  await night();
  const [mail] = await mailsTo(thandi);
  expect(mail!.text).toContain('Give these nothing, says 23:');
  expect(mail!.text.match(/Kudu \w+ Haulage/g)).toHaveLength(20);
  expect(mail!.text).toContain('and 3 more');
});

test('a letter about a certificate is in the company’s own words too', async () => {
  await ownWords('renewalIntro', 'Please, {carrierName}.');
  const carrierName = await covered(addDays(today, -10), addDays(today, 300));
  const { rows } = await house.ask<{ rows: { keyIdentifier: string; carrierName: string }[] }>(
    'getAllCarriersByClientName',
    { search: carrierName },
    thandi,
  );
  const { email } = await house.ask<{ email: string }>(
    'sendEmailToUploadGitCertificate',
    { keyIdentifier: rows[0]!.keyIdentifier },
    thandi,
  );
  expect((await house.messages()).find(({ to }) => to === email)?.text).toContain(`Please, ${carrierName}.`);
});
