import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '../builders.ts';
import { buildAdministrator, login as loginFrom, newPerson, openPeopleHouse } from '../testing/people-house.ts';

const password = 'Kudu-Bergwind-84';
let house: House;
let partition: string;
let staff: Staff;
/** Attempts are counted by address too: each test comes from its own. */
let ip: string;
let tests = 0;
beforeAll(async () => {
  house = await openPeopleHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  partition = `factor${crypto.randomUUID().slice(0, 8)}`;
  staff = await buildStaff(house.app, partition, ['getUsers']);
  house.clock.set(new Date());
  ip = `10.0.0.${++tests}`;
});

const own = (session: { sessionId: string; partition: string } = staff) => ({ ...session, service: 'basis', ip });
const login = (account: string, given: string) => loginFrom(house, account, given, ip);
const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: house.clock.now().getTime() });
/** A code works once: the next one comes with the next half minute. */
const nextCode = () => house.clock.set(new Date(house.clock.now().getTime() + 30_000));

async function enrol(session = staff): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { id, secret, uri } = await house.ask<{ id: string; secret: string; uri: string }>(
    'postOwnAuthenticator',
    { password },
    own(session),
  );
  expect(uri).toMatch(/^otpauth:\/\/totp\/Haulway:/);
  const { recoveryCodes } = await house.ask<{ recoveryCodes: string[] }>(
    'putOwnAuthenticator',
    { id, code: codeOf(secret) },
    own(session),
  );
  nextCode();
  return { secret, recoveryCodes };
}

async function challenge(): Promise<string> {
  const answer = await login(staff.account, password);
  expect(answer).toMatchObject({ response: 'error', code: 'secondFactorRequired' });
  return answer.details!['challenge'] as string;
}
const confirmation = async (code: string) => {
  const { challenge: asked } = await house.ask<{ challenge: string }>('postOwnConfirmation', {}, own());
  return { challenge: asked, code };
};
const prove = (given: string, code: string) =>
  house.call('verifySecondFactor', { challenge: given, code }, { service: 'basis', ip });

test('the password alone no longer opens; a code of the app does, once', async () => {
  const { secret } = await enrol();
  const answer = await login(staff.account, password);
  expect(answer).toMatchObject({ status: 422, details: { methods: ['authenticator', 'recoveryCode'] } });
  expect(JSON.stringify(answer)).not.toContain('sessionId');
  const code = codeOf(secret);
  const first = await challenge();
  expect(await prove(first, code)).toMatchObject({
    response: 'ok',
    result: { partition, authorisations: ['tripDirector.getUsers'], userdetails: { secondFactor: 'set' } },
  });
  expect(await prove(first, code), 'a challenge is answered once').toMatchObject({ code: 'challengeExpired' });
  expect(await prove(await challenge(), code), 'a code is used once').toMatchObject({ code: 'secondFactorWrong' });
});

test('the setup is in force only when the app has shown a right code, and the password was known', async () => {
  expect(await house.call('postOwnAuthenticator', { password: 'Wrong-Password-1' }, own())).toMatchObject({
    code: 'passwordWrong',
  });
  const { id } = await house.ask<{ id: string }>('postOwnAuthenticator', { password }, own());
  expect(await house.call('putOwnAuthenticator', { id, code: '000000' }, own())).toMatchObject({
    status: 400,
    code: 'secondFactorWrong',
  });
  expect(await login(staff.account, password)).toMatchObject({ response: 'ok' });
});

test('each of ten recovery codes opens once, in any case and without the hyphen', async () => {
  const { recoveryCodes } = await enrol();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code] = recoveryCodes;
  expect(await prove(await challenge(), code!.toUpperCase().replace('-', ' '))).toMatchObject({ response: 'ok' });
  expect(await prove(await challenge(), code!)).toMatchObject({ code: 'secondFactorWrong' });
  expect(await house.ask('getOwnProfile', {}, own())).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await house.call('postOwnRecoveryCodes', { password }, own())).toMatchObject({ code: 'confirmationNeeded' });
  const { recoveryCodes: fresh } = await house.ask<{ recoveryCodes: string[] }>(
    'postOwnRecoveryCodes',
    { password, confirmation: await confirmation(recoveryCodes[2]!) },
    own(),
  );
  expect(await prove(await challenge(), recoveryCodes[1]!)).toMatchObject({ code: 'secondFactorWrong' });
  expect(await prove(await challenge(), fresh[1]!)).toMatchObject({ response: 'ok' });
});

test('wrong codes end the challenge after five, and slow the account down over all challenges', async () => {
  await enrol();
  const given = await challenge();
  const answers = await Promise.all(Array.from({ length: 20 }, () => prove(given, '000000')));
  expect(answers.filter(({ code }) => code === 'secondFactorWrong').length).toBeLessThanOrEqual(5);
  expect(answers.some(({ code }) => code === 'throttled')).toBe(true);
  const admin = await buildAdministrator(house, partition, staff.companyId);
  const log = await house.ask<{ rows: { event: string; who: string }[] }>(
    'getSecurityLog',
    { kind: ['refusals'] },
    admin,
  );
  expect(log.rows[0]).toMatchObject({ event: 'secondFactorRefused', who: staff.account });
});

test('a role can ask for a second factor: no rights until it is set up, all of them afterwards', async () => {
  const admin = await buildAdministrator(house, partition, staff.companyId);
  const { rows } = await house.ask<{
    rows: { profileId: string; lockId: string; profileName: string; users: number; authorisations: string[] }[];
  }>('getUserRoles', {}, admin);
  const role = rows.find(({ authorisations }) => authorisations.length === 1)!;
  const { users: _, lockId, profileId, profileName, authorisations } = role;
  await house.ask(
    'putUserRole',
    { profileId, profileName, authorisations, requiresSecondFactor: true },
    { ...admin, lockId },
  );
  expect(await house.call('getUsers', {}, staff)).toMatchObject({ status: 403 });
  expect(await login(staff.account, password)).toMatchObject({
    result: { authorisations: [], userdetails: { secondFactor: 'required' } },
  });
  expect(await house.ask('getUserAuthorisations', { haulwayUserId: staff.userId }, admin)).toMatchObject([
    { active: false },
  ]);
  const { recoveryCodes } = await enrol();
  expect(await house.call('getUsers', {}, staff)).toMatchObject({ response: 'ok' });
  const { secondFactors } = await house.ask<{ secondFactors: { id: string }[] }>('getOwnProfile', {}, own());
  const named = { id: secondFactors[0]!.id, password, confirmation: await confirmation(recoveryCodes[0]!) };
  expect(await house.call('deleteOwnSecondFactor', named, own())).toMatchObject({ code: 'secondFactorNeeded' });
});

test('an administrator resets a lost factor: sessions end, the password is enough again, and the trail says so', async () => {
  await enrol();
  const admin = await buildAdministrator(house, partition, staff.companyId);
  await house.ask('deleteUserSecondFactor', { haulwayUserId: staff.userId }, admin);
  expect(await house.call('getUsers', {}, staff)).toMatchObject({ response: 'timeout' });
  expect(await login(staff.account, password)).toMatchObject({ response: 'ok' });
  const log = await house.ask<{ rows: { event: string; subject: string; who: string }[] }>(
    'getSecurityLog',
    { kind: ['people'], haulwayUserId: staff.userId },
    admin,
  );
  expect(log.rows.map(({ event }) => event)).toEqual(['secondFactorReset', 'secondFactorAdded']);
});

test('who removes the last factor signs in with the password again', async () => {
  const { secret } = await enrol();
  const { secondFactors } = await house.ask<{ secondFactors: { id: string; kind: string }[] }>(
    'getOwnProfile',
    {},
    own(),
  );
  expect(secondFactors).toMatchObject([{ kind: 'authenticator' }]);
  const other = await buildStaff(house.app, partition, [], { companyId: staff.companyId });
  expect(await house.call('deleteOwnSecondFactor', { id: secondFactors[0]!.id, password }, own(other))).toMatchObject({
    code: 'notFound',
  });
  // Whoever finds the desk open and knows the password takes nothing away, and adds no factor of their own.
  const { id } = secondFactors[0]!;
  for (const [operation, payload] of [
    ['deleteOwnSecondFactor', { id, password }],
    ['deleteOwnSecondFactor', { id, password, confirmation: await confirmation('00000-00000') }],
    ['postOwnAuthenticator', { password }],
    ['postOwnPasskey', { password, name: 'mine' }],
  ] as const)
    expect((await house.call(operation, payload, own())).code).toMatch(/^(confirmationNeeded|secondFactorWrong)$/);
  await house.ask('deleteOwnSecondFactor', { id, password, confirmation: await confirmation(codeOf(secret)) }, own());
  expect(await login(staff.account, password)).toMatchObject({ response: 'ok' });
});

test('own sessions are listed with their device, and end one by one or with the password', async () => {
  const session = async () => (await login(staff.account, password)).result as { sessionId: string; partition: string };
  const [second, third] = [await session(), await session()];
  const { sessions } = await house.ask<{ sessions: { id: string; isCurrent: boolean; device: string }[] }>(
    'getOwnProfile',
    {},
    own(second),
  );
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const first = sessions.at(-1)!;
  await house.ask('deleteOwnSession', { id: first.id }, own(second));
  expect(await house.call('getOwnProfile', {}, own())).toMatchObject({ response: 'timeout' });
  const change = (newPassword: string) => house.call('putOwnPassword', { password, newPassword }, own(second));
  expect(await change('password')).toMatchObject({
    code: 'passwordTooWeak',
    fields: { newPassword: expect.any(String) },
  });
  expect(await change('Springbok@77-duin')).toMatchObject({ response: 'ok' });
  expect(await house.call('getOwnProfile', {}, own(third))).toMatchObject({ response: 'timeout' });
  expect(await house.call('getOwnProfile', {}, own(second))).toMatchObject({ response: 'ok' });
  expect(await login(staff.account, password)).toMatchObject({ code: 'signInRefused' });
});

test('nobody ends a session of somebody else by its id', async () => {
  const other = await buildStaff(house.app, partition, [], { companyId: staff.companyId });
  const { sessions } = await house.ask<{ sessions: { id: string }[] }>('getOwnProfile', {}, own());
  expect(await house.ask('deleteOwnSession', { id: sessions[0]!.id }, own(other))).toEqual({ ended: 0 });
  expect(await house.call('getOwnProfile', {}, own())).toMatchObject({ response: 'ok' });
});

test('the security log shows who came, who was refused, and what changed; nothing of other partitions', async () => {
  const admin = await buildAdministrator(house, partition, staff.companyId);
  const foreign = await buildAdministrator(house, `${partition}b`);
  await login(staff.account, 'Wrong-Password-1');
  await login(staff.account, password);
  await house.ask(
    'postUser',
    newPerson([(await house.ask<{ rows: { profileId: string }[] }>('getUserRoles', {}, admin)).rows[0]!.profileId]),
    admin,
  );
  const events = async (query: object, by = admin) =>
    (await house.ask<{ rows: { event: string }[] }>('getSecurityLog', query, by)).rows.map(({ event }) => event);
  expect(await events({})).toEqual(['invited', 'signedIn', 'signInRefused']);
  expect(await events({ kind: ['signIns'] })).toEqual(['signedIn']);
  expect(await events({ kind: ['refusals'] })).toEqual(['signInRefused']);
  expect(await events({ search: 'khumalo' })).toEqual(['invited']);
  expect(await events({ to: '2020-01-01' })).toEqual([]);
  // What another module shows of a secret is named by its event.
  await house.app.database
    .writer(partition)
    .insertInto('audit_entry')
    .values({
      partition,
      actor_kind: 'user',
      actor_id: staff.userId,
      actor_name: 'Sipho Dlamini',
      request_id: 'test',
      operation: 'test',
      noun: 'supplier',
      record_id: crypto.randomUUID(),
      event: 'bankAccountShown',
      ip: '',
      changes: '{}',
    })
    .execute();
  expect(await events({ kind: ['reveals'] })).toEqual(['bankAccountShown']);
  expect(await events({}, foreign)).toEqual([]);
});
