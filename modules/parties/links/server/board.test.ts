import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Page } from '#platform/operation.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { LinkBoardRow, LinkFigures } from '#modules/parties/links/contract.ts';
import { forgetCodes, guestSession, mailedKey, openLinkHouse, type LinkHouse } from './testing/link-house.ts';

let house: LinkHouse;
let staff: Staff;
beforeAll(async () => {
  house = await openLinkHouse();
  staff = await house.staff();
});
afterAll(() => house.close());

async function rowOf(linkId: string, reader = staff): Promise<LinkBoardRow | undefined> {
  const { rows } = await house.ask<Page<LinkBoardRow>>('listTest', { pageSize: 1000 }, reader);
  return rows.find((row) => row.linkId === linkId);
}

async function change<T>(operation: string, linkId: string, more: object = {}): Promise<T> {
  const row = await rowOf(linkId);
  return house.ask<T>(operation, { linkId, ...more }, { ...staff, lockId: row!.lockId });
}

async function opens(key: string): Promise<boolean> {
  const { response } = await house.call('readTest', { key }, { sessionId: await guestSession(house) });
  return response === 'ok';
}

async function end(linkId: string): Promise<void> {
  await house.app.database
    .single(staff.partition)
    .updateTable('link')
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .where('partition', '=', staff.partition)
    .where('id', '=', linkId)
    .execute();
}

test('an invitation is mailed in the name of the client, and the board counts how far it comes', async () => {
  const figures = () => house.ask<LinkFigures>('figuresTest', {}, staff);
  const before = await figures();
  const link = await house.send(staff);
  const mail = (await house.messages()).find(({ to }) => to === link.email);
  expect(mail?.subject).toBe('Register');
  expect(mail?.text).toContain('Dear Anna');
  expect(mail?.text).toMatch(/The link is valid until \d{2} \w+ \d{4}/);
  const sent = { progress: 'sent', percent: 0, reminders: 0 };
  await vi.waitFor(async () => expect(await rowOf(link.id)).toMatchObject(sent), { timeout: 10_000 });

  const session = { sessionId: await guestSession(house) };
  await house.ask('readTest', { key: link.key }, session);
  // A scanner of mail comes as far.
  expect(await rowOf(link.id)).toMatchObject({ progress: 'sent' });
  await house.ask('resendOTP', { key: link.key }, session);
  expect(await rowOf(link.id)).toMatchObject({ progress: 'opened' });
  const code = (await house.messages()).find(({ to }) => to === link.mobile)!.code;
  await house.ask('isOTPValid', { key: link.key, otp: code }, session);
  await house.ask('putLinkDraft', { step: 'company', values: { name: 'Karoo' }, percent: 40 }, session);
  expect(await rowOf(link.id)).toMatchObject({ progress: 'inProgress', percent: 40 });
  await house.ask('submitTest', { key: link.key }, session);
  expect(await rowOf(link.id)).toMatchObject({ progress: 'submitted', status: 'submitted', percent: 100 });
  const after = await figures();
  for (const key of ['sent', 'opened', 'verified', 'started', 'submitted'] as const)
    expect(after[key] - before[key], key).toBe(1);
  expect(after.lapsed).toBe(before.lapsed);
});

test('an expired link that is extended works again under its own address, and its history says so', async () => {
  const link = await house.send(staff);
  await end(link.id);
  expect(await opens(link.key)).toBe(false);
  expect(await rowOf(link.id)).toMatchObject({ progress: 'expired' });
  const { expiresAt } = await change<{ expiresAt: string }>('extendTest', link.id, { days: 5 });
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(5);
  expect(await opens(link.key)).toBe(true);
  // What is left is not lost: days are added to it.
  const longer = await change<{ expiresAt: string }>('extendTest', link.id);
  expect(Math.round((Date.parse(longer.expiresAt) - Date.parse(expiresAt)) / 86_400_000)).toBe(14);
  const history = await house.app.database
    .single(staff.partition)
    .selectFrom('audit_entry')
    .select(['event', 'changes'])
    .where('partition', '=', staff.partition)
    .where('record_id', '=', link.id)
    .where('event', '=', 'extended')
    .orderBy('id')
    .execute();
  expect(history.map(({ changes }) => changes['expiresAt']?.[1])).toEqual([expiresAt, longer.expiresAt]);
});

test('a copy and a reminder have addresses of their own, and the mailed one keeps working', async () => {
  const link = await house.send(staff);
  const { url } = await change<{ url: string }>('copyTest', link.id);
  const copied = url.split('/').at(-1)!;
  await change('remindTest', link.id);
  const reminded = await mailedKey(house, link.email);
  expect(new Set([link.key, copied, reminded]).size).toBe(3);
  for (const key of [link.key, copied, reminded]) expect(await opens(key)).toBe(true);
  const mail = (await house.messages()).find(({ to }) => to === link.email);
  expect(mail?.subject).toBe('Reminder: Register');
  expect(mail?.text).toContain('has not received your answer yet');

  // The code still goes to the recipient, whoever has the address.
  const session = { sessionId: await guestSession(house) };
  await forgetCodes(house, staff.partition);
  await house.ask('resendOTP', { key: copied }, session);
  expect((await house.messages())[0]).toMatchObject({ channel: 'sms', to: link.mobile });

  await change('resendTest', link.id);
  for (const key of [link.key, copied, reminded]) expect(await opens(key)).toBe(false);
  expect(await opens(await mailedKey(house, link.email))).toBe(true);
});

test('a revoked link ends under every address, and nothing brings it back', async () => {
  const link = await house.send(staff);
  const { url } = await change<{ url: string }>('copyTest', link.id);
  await change('revokeTest', link.id);
  for (const key of [link.key, url.split('/').at(-1)!]) expect(await opens(key)).toBe(false);
  const { lockId } = (await rowOf(link.id))!;
  for (const operation of ['resendTest', 'extendTest', 'remindTest', 'copyTest', 'revokeTest'])
    expect(await house.call(operation, { linkId: link.id }, { ...staff, lockId }), operation).toMatchObject({
      code: 'notAllowedInState',
    });
});

test('who had read an older version changes nothing, nor does another partition or somebody without the right', async () => {
  const link = await house.send(staff);
  const { lockId } = (await rowOf(link.id))!;
  await change('extendTest', link.id);
  const stale = await house.call('revokeTest', { linkId: link.id }, { ...staff, lockId });
  expect(stale).toMatchObject({ code: 'changedByOther' });
  const stranger = await house.staff('beta');
  expect(await rowOf(link.id, stranger)).toBeUndefined();
  for (const operation of ['resendTest', 'extendTest', 'remindTest', 'copyTest', 'revokeTest'])
    expect(await house.call(operation, { linkId: link.id }, { ...stranger, lockId }), operation).toMatchObject({
      code: 'notFound',
    });
  const guest = { sessionId: await guestSession(house), lockId };
  expect(await house.call('copyTest', { linkId: link.id }, guest)).toMatchObject({ response: 'fail' });
});
