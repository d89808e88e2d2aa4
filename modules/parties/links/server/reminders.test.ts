import { afterAll, beforeEach, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, hourIn, todayIn, type CalendarDate } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { openDatabase } from '#platform/server/database.ts';
import type { LinkKind } from '#platform/server/links.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { remindDueLinks } from './reminders.ts';
import { forgetCodes, guestSession, mailedKey, openLinkHouse, type LinkHouse } from './testing/link-house.ts';

const zone = 'Africa/Johannesburg';
const hour = 3_600_000;
const day = 24 * hour;

let house: LinkHouse;
let staff: Staff;
beforeAll(async () => {
  house = await openLinkHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.set(new Date());
  staff = await house.staff();
});
afterEach(async () => {
  // No link of one test is due in the next.
  await house.app.database
    .single('alpha')
    .updateTable('link')
    .set({ status: 'deleted', ended_reason: 'revoked' })
    .where('partition', '=', 'alpha')
    .where('status', '=', 'pending')
    .execute();
});

async function remindersTo(email: string): Promise<string[]> {
  const mails = (await house.messages()).filter(({ to }) => to === email);
  return mails.map(({ subject }) => subject).slice(0, -1);
}

/** The day itself, or the Monday after it. */
function workday(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** The first working hour at which everything of the first eight days is due. */
function inEightDays(): Date {
  const date = workday(addDays(todayIn(zone, new Date()), 8));
  return new Date(`${date}T10:00:00+02:00`);
}

test('through three weeks, hour by hour: each day of the ladder reminds once, in working hours, until the link expires', async () => {
  const link = await house.send(staff, { language: 'pt' });
  const sentOn = todayIn(zone, new Date());
  const reminded: { date: CalendarDate; at: number }[] = [];
  for (let passed = 0; passed < 21 * day; passed += hour) {
    house.clock.advance(hour);
    const count = await remindDueLinks(house.app);
    if (count > 0) reminded.push({ date: todayIn(zone, house.clock.now()), at: hourIn(zone, house.clock.now()) });
  }
  // A twelfth day on a weekend may come after the fourteenth; then the link has expired before it.
  const last = new Date(Date.now() + 14 * day);
  const expected = [3, 7, 12]
    .map((each) => workday(addDays(sentOn, each)))
    .filter((date) => new Date(`${date}T08:59:00+02:00`) < last);
  expect(reminded).toEqual(expected.map((date) => ({ date, at: 8 })));
  expect(await remindersTo(link.email)).toEqual(expected.map(() => 'Lembrete: Registe-se'));
});

test('who missed two days gets one reminder, whose address opens the link', async () => {
  const link = await house.send(staff);
  house.clock.set(inEightDays());
  expect(await remindDueLinks(house.app)).toBe(1);
  expect(await remindDueLinks(house.app)).toBe(0);
  const key = await mailedKey(house, link.email);
  expect(key).not.toBe(link.key);
  await house.ask('readTest', { key }, { sessionId: await guestSession(house) });
});

test('who has begun is told that it is kept', async () => {
  const link = await house.send(staff);
  const session = await verified(link);
  await house.ask('putLinkDraft', { step: 'company', values: { a: 1 }, percent: 20 }, session);
  house.clock.set(inEightDays());
  await remindDueLinks(house.app);
  const mail = (await house.messages()).find(({ to, subject }) => to === link.email && subject.startsWith('Reminder'));
  expect(mail?.text).toContain('your answers are saved');
});

/** At ten on the first Saturday after so many days. */
function saturdayAfter(days: number): Date {
  const date = addDays(todayIn(zone, new Date()), days + 1);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return new Date(`${addDays(date, 6 - weekday)}T10:00:00+02:00`);
}

async function verified(link: { key: string; mobile: string }): Promise<{ sessionId: string }> {
  const session = { sessionId: await guestSession(house) };
  await forgetCodes(house, 'alpha');
  await house.ask('resendOTP', { key: link.key }, session);
  const code = (await house.messages()).find(({ to }) => to === link.mobile)!.code;
  await house.ask('isOTPValid', { key: link.key, otp: code }, session);
  return session;
}

test('nobody is reminded of a link that was submitted, revoked or replaced, or at night, or at a weekend', async () => {
  const submitted = await house.send(staff);
  await house.ask('submitTest', { key: submitted.key }, await verified(submitted));
  const revoked = await house.send(staff);
  await house.ask('revokeTest', { linkId: revoked.id }, { ...staff, lockId: '1' });
  const replaced = await house.send(staff);
  const open = await house.send(staff, {
    recipient: { name: 'Anna', email: replaced.email, mobile: replaced.mobile },
  });
  const at = inEightDays();
  house.clock.set(new Date(at.getTime() - 3 * hour));
  expect(await remindDueLinks(house.app)).toBe(0);
  house.clock.set(new Date(at.getTime() + 8 * hour));
  expect(await remindDueLinks(house.app)).toBe(0);
  house.clock.set(saturdayAfter(3));
  expect(await remindDueLinks(house.app)).toBe(0);
  house.clock.set(at);
  expect(await remindDueLinks(house.app)).toBe(1);
  expect(await remindersTo(submitted.email)).toEqual([]);
  expect(await remindersTo(revoked.email)).toEqual([]);
  expect((await remindersTo(open.email)).filter((subject) => subject.startsWith('Reminder'))).toHaveLength(1);
});

test('two processes at once, one of which breaks off in the middle: each recipient is reminded once', async () => {
  const links = [];
  for (let count = 0; count < 12; count++) links.push(await house.send(staff));
  house.clock.set(inEightDays());
  const kind = house.app.linkKinds.get('shipperregister')!;
  let failures = 5;
  const broke = Promise.withResolvers<void>();
  const breaking: LinkKind = {
    ...kind,
    letter(context, link, client) {
      if (failures-- <= 0) return kind.letter!(context, link, client);
      broke.resolve();
      return Promise.reject(new Error('the process ended'));
    },
  };
  const second: App = {
    ...house.app,
    database: openDatabase({ url: house.databaseUrl, poolSize: 4 }),
    linkKinds: new Map([[kind.name, breaking]]),
  };
  const breakingRun = remindDueLinks(second);
  // The other one begins while this one is at work, however quick it is.
  await broke.promise;
  const counts = await Promise.all([remindDueLinks(house.app), breakingRun]);
  counts.push(...(await Promise.all([remindDueLinks(house.app), remindDueLinks(second)])));
  // What broke off is due again, for whoever is left.
  counts.push(await remindDueLinks(house.app));
  await second.database.close();
  expect(failures).toBeLessThan(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  for (const { email } of links) expect(await remindersTo(email)).toEqual(['Reminder: Register']);
});
