import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '../builders.ts';
import {
  acceptInvitation,
  buildAdministrator,
  buildRoleIn,
  goodPassword,
  login,
  mailTo,
  newPerson,
  openPeopleHouse,
  peopleRights,
} from '../testing/people-house.ts';

let house: House;
let partition: string;
let admin: Staff;
let viewer: string;
beforeAll(async () => {
  house = await openPeopleHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  partition = `people${crypto.randomUUID().slice(0, 8)}`;
  admin = await buildAdministrator(house, partition);
  viewer = await buildRoleIn(house, partition, 'viewer', ['getUsers']);
});

interface Changed {
  haulwayUserId: string;
  lockId: string;
  status: string;
}
const invite = (person = newPerson([viewer]), staff = admin) => house.ask<Changed>('postUser', person, staff);
const chime = (staff: { sessionId: string; partition: string }) =>
  house.call('chime', { action: 'keepAlive' }, { ...staff, service: 'keepalive' });

/** Invited, came, and is signed in. */
async function colleague(
  roles: readonly string[],
): Promise<Changed & { sessionId: string; partition: string; email: string }> {
  const person = newPerson(roles);
  const changed = await invite(person);
  await acceptInvitation(house, person.email);
  const answer = await login(house, person.email);
  return { ...changed, ...(answer.result as { sessionId: string; partition: string }), email: person.email };
}

test('somebody is invited in their own language, sets a password, and is in', async () => {
  const person = { ...newPerson([viewer]), language: 'pt' };
  const { haulwayUserId, status } = await invite(person);
  expect(status).toBe('invited');
  expect(await login(house, person.email)).toMatchObject({ code: 'signInRefused' });
  expect((await mailTo(house, person.email)).text).toMatch(/Escolher a palavra-passe/);
  await acceptInvitation(house, person.email);
  expect(await login(house, person.email)).toMatchObject({
    response: 'ok',
    result: { authorisations: ['tripDirector.getUsers'], userdetails: { haulwayUserId, secondFactor: 'none' } },
  });
  expect(await house.ask('getUser', { haulwayUserId }, admin)).toMatchObject({
    status: 'active',
    active: true,
    profiles: [{ profileName: 'viewer' }],
  });
});

test('who follows an invitation is welcomed by name and company; who resets a password is not', async () => {
  const person = newPerson([viewer]);
  await invite(person);
  const otpOf = async () => (await mailTo(house, person.email)).links[0]!.split('/').at(-1)!;
  const prove = async () =>
    house.call('resetPassword', { validateOtp: true, otp: await otpOf(), userAccount: '' }, { service: 'basis' });
  expect(await prove()).toMatchObject({
    result: { userAccount: person.email, invited: { name: person.name, company: expect.stringMatching(/./) } },
  });
  await acceptInvitation(house, person.email);
  await house.ask('resetPassword', { userAccount: person.email, validateOtp: true }, { service: 'basis' });
  expect((await prove()).result).not.toHaveProperty('invited');
});

test('an invitation is used once, and a newer one makes it void', async () => {
  const person = newPerson([viewer]);
  const { haulwayUserId } = await invite(person);
  const first = (await mailTo(house, person.email)).links[0]!.split('/').at(-1)!;
  await house.ask('sendUserInvitation', { haulwayUserId }, admin);
  const reset = (otp: string) =>
    house.call('resetPassword', { validateOtp: true, otp, userAccount: '' }, { service: 'basis' });
  expect(await reset(first)).toMatchObject({ code: 'resetNotUsable' });
  await acceptInvitation(house, person.email);
  const second = (await mailTo(house, person.email)).links[0]!.split('/').at(-1)!;
  expect(await reset(second)).toMatchObject({ code: 'resetNotUsable' });
  expect(await house.call('sendUserInvitation', { haulwayUserId }, admin)).toMatchObject({ code: 'notAllowedInState' });
});

test('one address is one account, also over partitions', async () => {
  const person = newPerson([viewer]);
  await invite(person);
  const other = await buildAdministrator(house, `${partition}b`);
  const role = await buildRoleIn(house, `${partition}b`, 'viewer', ['getUsers']);
  expect(
    await house.call('postUser', { ...person, email: person.email.toUpperCase(), profileIds: [role] }, other),
  ).toMatchObject({ status: 400, code: 'accountTaken', fields: { email: expect.any(String) } });
});

test('a person of another partition is not there', async () => {
  const { haulwayUserId } = await invite();
  const stranger = await buildAdministrator(house, `${partition}b`);
  for (const operation of ['getUser', 'lockUser', 'getUserSessions', 'getUserAuthorisations', 'deleteUserSecondFactor'])
    expect(await house.call(operation, { haulwayUserId }, stranger), operation).toMatchObject({ code: 'notFound' });
  expect(await house.call('deleteUser', { userId: haulwayUserId }, stranger)).toMatchObject({ code: 'notFound' });
  expect(await house.ask('getUsers', { search: 'khumalo' }, stranger)).toMatchObject({ total: 0 });
});

test('a change states the version it was made over, and a later one shows who was quicker', async () => {
  const { haulwayUserId, lockId } = await invite();
  const { email: _, ...fields } = newPerson([viewer]);
  const change = (name: string) => house.call('putUser', { ...fields, name, haulwayUserId }, { ...admin, lockId });
  expect(await change('Thabo')).toMatchObject({ response: 'ok' });
  expect(await change('Sipho')).toMatchObject({
    status: 409,
    code: 'changedByOther',
    details: { by: 'Sipho Dlamini', record: { name: 'Thabo' } },
  });
  const history = await house.ask<{ event: string; changes: object }[]>('getUserHistory', { haulwayUserId }, admin);
  expect(history.map(({ event }) => event)).toEqual(['changed', 'invited']);
  expect(history[0]!.changes).toEqual({ name: ['Lindiwe', 'Thabo'] });
});

test('deactivating ends every session at once, and only an invitation brings somebody back', async () => {
  const person = await colleague([viewer]);
  expect(await chime(person)).toMatchObject({ response: 'ok' });
  expect(await house.ask('deleteUser', { userId: person.haulwayUserId }, admin)).toMatchObject({
    status: 'deactivated',
  });
  expect(await chime(person)).toMatchObject({ response: 'timeout' });
  expect(await login(house, person.email)).toMatchObject({ code: 'signInRefused' });
  expect(await house.call('unlockUser', { haulwayUserId: person.haulwayUserId }, admin)).toMatchObject({
    code: 'notAllowedInState',
  });
  expect(await house.ask('getUsers', {}, admin)).toMatchObject({ rows: [{ haulwayUserId: admin.userId }] });
  await house.ask('sendUserInvitation', { haulwayUserId: person.haulwayUserId }, admin);
  expect(await login(house, person.email), 'the old password is void').toMatchObject({ code: 'signInRefused' });
  await acceptInvitation(house, person.email, 'Jakaranda#2026-bloei');
  expect(await login(house, person.email, 'Jakaranda#2026-bloei')).toMatchObject({ response: 'ok' });
  expect(await chime(person), 'the old session stays ended').toMatchObject({ response: 'timeout' });
});

test('who is locked out is out, until unlocked', async () => {
  const { haulwayUserId, email, ...session } = await colleague([viewer]);
  await house.ask('lockUser', { haulwayUserId }, admin);
  expect(await chime(session)).toMatchObject({ response: 'timeout' });
  expect(await login(house, email)).toMatchObject({ code: 'signInRefused' });
  await house.ask('unlockUser', { haulwayUserId }, admin);
  expect(await login(house, email)).toMatchObject({ response: 'ok' });
});

test('a hundred wrong passwords in a row lock an account, and a reset by mail opens it', async () => {
  const person = await colleague([viewer]);
  const failed = { key: house.app.sealer.blindIndex(person.email, 'attempt_counter.account'), failures: 99 };
  const past = new Date(Date.now() - 60_000);
  await house.app.database
    .single('')
    .insertInto('attempt_counter')
    .values({ ...failed, last_failure_at: past, blocked_until: past })
    .execute();
  // From where they have signed in before, attempts are counted apart.
  const attempt = { userRole: '', userAccount: person.email, password: 'Wrong-Password-1' };
  expect(await house.call('login', attempt, { service: 'basis', ip: '10.9.0.1' })).toMatchObject({
    code: 'signInRefused',
  });
  expect(await house.ask('getUser', { haulwayUserId: person.haulwayUserId }, admin)).toMatchObject({
    status: 'locked',
  });
  await house.ask('resetPassword', { userAccount: person.email, validateOtp: true }, { service: 'basis' });
  await expect.poll(async () => (await mailTo(house, person.email)).text).toContain('30 minutes');
  await acceptInvitation(house, person.email, 'Jakaranda#2026-bloei');
  expect(await login(house, person.email, 'Jakaranda#2026-bloei')).toMatchObject({ response: 'ok' });
});

test('nobody locks, deactivates or signs out their own account for good', async () => {
  const own = { haulwayUserId: admin.userId };
  expect(await house.call('lockUser', own, admin)).toMatchObject({ code: 'ownAccount' });
  expect(await house.call('deleteUser', { userId: admin.userId }, admin)).toMatchObject({ code: 'ownAccount' });
  expect(await house.ask('getUser', own, admin)).toMatchObject({ barrier: 'ownAccount' });
});

test('nobody takes their own rights', async () => {
  const record = await house.ask<Changed & object>('getUser', { haulwayUserId: admin.userId }, admin);
  const { email: _, ...fields } = newPerson([viewer]);
  expect(
    await house.call('putUser', { ...fields, haulwayUserId: admin.userId }, { ...admin, lockId: record.lockId }),
  ).toMatchObject({ status: 422, code: expect.stringMatching(/^(ownRights|lastAdministrator)$/) });
});

test('the last administrator stays one, also when two remove each other at once', async () => {
  const second = await buildAdministrator(house, partition, admin.companyId);
  const remove = (by: Staff, whom: Staff) => house.call('deleteUser', { userId: whom.userId }, by);
  const answers = await Promise.all([remove(admin, second), remove(second, admin)]);
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);

  // Somebody who may deactivate people, but not change roles, cannot remove the one who may.
  const [left] = answers[0]!.response === 'ok' ? [admin] : [second];
  const clerk = await buildStaff(house.app, partition, ['deleteUser'], { companyId: admin.companyId });
  expect(await remove(clerk, left!)).toMatchObject({ status: 422, code: 'holdsMoreThanOwn' });
});

test('nobody gives a role with rights that they do not hold, unless they may change roles', async () => {
  const mighty = await buildRoleIn(house, partition, 'mighty', ['getUsers', 'approveCarrier']);
  const clerk = await buildStaff(house.app, partition, ['getUsers', 'postUser', 'putUser'], {
    companyId: admin.companyId,
  });
  expect(await house.call('postUser', newPerson([mighty]), clerk)).toMatchObject({
    code: 'grantsMoreThanOwn',
    details: { authorisation: 'tripDirector.approveCarrier' },
  });
  expect(await house.call('postUser', newPerson([viewer]), clerk)).toMatchObject({ response: 'ok' });
  // Nor do they change somebody who holds more than they, even where the roles stay.
  const person = newPerson([mighty]);
  const { haulwayUserId, lockId } = await invite(person);
  const { email: _, ...fields } = person;
  expect(
    await house.call('putUser', { ...fields, surname: 'Zulu', haulwayUserId }, { ...clerk, lockId }),
  ).toMatchObject({ code: 'holdsMoreThanOwn' });
  expect(
    await house.call('putUser', { ...fields, surname: 'Zulu', haulwayUserId }, { ...admin, lockId }),
  ).toMatchObject({ response: 'ok' });
});

test('nobody changes, locks out or signs out somebody who may do more than they', async () => {
  const rights = ['putUser', 'lockUser', 'unlockUser', 'deleteUser', 'deleteUserSecondFactor', 'deleteUserSessions'];
  const all = [...rights, 'getUser', 'getUsers', 'postUser', 'sendUserInvitation'];
  const clerk = await buildStaff(house.app, partition, all, { companyId: admin.companyId });
  const other = await buildAdministrator(house, partition, admin.companyId);
  const equal = await buildStaff(house.app, partition, ['getUser', 'putUser'], { companyId: admin.companyId });
  const attempts = async (haulwayUserId: string) => {
    const { email: _, ...person } = newPerson([viewer]);
    const { lockId, barrier } = await house.ask<{ lockId: string; barrier: string | null }>(
      'getUser',
      { haulwayUserId },
      clerk,
    );
    const named = { haulwayUserId };
    const answers = [
      await house.call('putUser', { ...person, haulwayUserId }, { ...clerk, lockId }),
      await house.call('deleteUserSecondFactor', named, clerk),
      await house.call('deleteUserSessions', named, clerk),
      await house.call('lockUser', named, clerk),
      await house.call('unlockUser', named, clerk),
      await house.call('deleteUser', { userId: haulwayUserId }, clerk),
      await house.call('sendUserInvitation', named, clerk),
    ];
    return { barrier, answers: answers.map(({ code, response }) => code ?? response) };
  };
  expect(await attempts(other.userId)).toEqual({
    barrier: 'holdsMoreThanOwn',
    answers: Array.from({ length: 7 }, () => 'holdsMoreThanOwn'),
  });
  expect(await chime(other)).toMatchObject({ response: 'ok' });
  expect(await attempts(equal.userId)).toEqual({ barrier: null, answers: Array.from({ length: 7 }, () => 'ok') });
});

test('effective rights say which roles give them', async () => {
  const reader = await buildRoleIn(house, partition, 'reader', ['getUsers', 'getUserRoles']);
  const { haulwayUserId } = await invite(newPerson([viewer, reader]));
  expect(await house.ask('getUserAuthorisations', { haulwayUserId }, admin)).toEqual([
    { authorisation: 'tripDirector.getUserRoles', because: ['reader'], active: true },
    { authorisation: 'tripDirector.getUsers', because: ['reader', 'viewer'], active: true },
  ]);
});

test('the list is searched, filtered and sorted by the database', async () => {
  await invite({ ...newPerson([viewer], `zola-${partition}@people.example`), name: 'Zola', surname: 'Adams' });
  const active = await colleague([viewer]);
  const names = async (query: object) =>
    (await house.ask<{ rows: { surname: string }[] }>('getUsers', query, admin)).rows.map(({ surname }) => surname);
  expect(await names({})).toEqual(['Adams', 'Dlamini', 'Khumalo']);
  expect(await names({ descending: true })).toEqual(['Khumalo', 'Dlamini', 'Adams']);
  expect(await names({ search: 'ZOLA adams' })).toEqual(['Adams']);
  expect(await names({ search: '100%' })).toEqual([]);
  expect(await names({ status: ['invited'] })).toEqual(['Adams']);
  expect(await names({ profileId: viewer, status: ['active'] })).toEqual(['Khumalo']);
  expect(await names({ withoutSecondFactor: true, pageSize: 1, page: 2 })).toEqual(['Dlamini']);
  expect(await house.ask('getCompanyUsers', { search: active.email }, admin)).toMatchObject([{ email: active.email }]);
});

test('a disabled field is refused by name, a wrong one by its code', async () => {
  const bad = { ...newPerson([]), email: 'nobody', phone: '12', userType: 'supplier' };
  expect(await house.call('postUser', bad, admin)).toMatchObject({
    status: 400,
    fields: { email: expect.any(String), profileIds: 'Choose at least one role.' },
  });
  expect(await house.call('postUser', { ...newPerson([viewer]), phone: '12' }, admin)).toMatchObject({
    fields: { phone: expect.stringContaining('phone number') },
  });
  expect(peopleRights).toContain('postUser');
  expect(goodPassword.length).toBeLessThanOrEqual(30);
});
