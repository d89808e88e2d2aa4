import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '../builders.ts';
import {
  acceptInvitation,
  buildAdministrator,
  buildRoleIn,
  login,
  newPerson,
  openPeopleHouse,
} from '../testing/people-house.ts';

let house: House;
let partition: string;
let admin: Staff;
beforeAll(async () => {
  house = await openPeopleHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  partition = `roles${crypto.randomUUID().slice(0, 8)}`;
  admin = await buildAdministrator(house, partition);
});

const role = (profileName: string, operations: readonly string[], more: object = {}) => ({
  profileName,
  authorisations: operations.map((operation) => `tripDirector.${operation}`),
  ...more,
});
interface Saved {
  profileId: string;
  lockId: string;
}
const create = (payload: object, staff = admin) => house.ask<Saved>('postUserRole', payload, staff);

test('the grid is made of what operations declare, and of nothing else', async () => {
  const rights = await house.ask<{ authorisation: string; operation: string }[]>('getAuthorisations', {}, admin);
  expect(rights).toContainEqual({ authorisation: 'tripDirector.putUserRole', operation: 'putUserRole' });
  expect(rights.map(({ operation }) => operation)).not.toContain('getOwnProfile');
  expect(await house.call('postUserRole', role('magician', ['getUnicorns']), admin)).toMatchObject({
    status: 400,
    code: 'unknownRight',
    result: expect.stringMatching(/\.$/),
  });
  await create({
    profileName: 'karoo only',
    authorisations: ['tripDirector.loadingPerformance.carrierFilter.Karoo Freight'],
  });
});

test('every refusal of a role call ends in a full stop, in every language', async () => {
  await create(role('clerk', ['getUsers']));
  for (const language of ['en', 'afr', 'pt', 'fr']) {
    const answer = await house.call('postUserRole', role('CLERK', []), { ...admin, language });
    expect(answer.code).toBe('roleNameTaken');
    expect(answer.result).toMatch(/\.$/);
  }
});

test('a changed role reaches a running session with its next call', async () => {
  const { profileId, lockId } = await create(role('clerk', ['getUsers']));
  const person = newPerson([profileId]);
  await house.ask('postUser', person, admin);
  await acceptInvitation(house, person.email);
  const session = (await login(house, person.email)).result as { sessionId: string; partition: string };
  expect(await house.call('getUserRoles', {}, session)).toMatchObject({ status: 403, code: 'forbidden' });
  await house.ask('putUserRole', { profileId, ...role('clerk', ['getUserRoles']) }, { ...admin, lockId });
  expect(await house.call('getUserRoles', {}, session)).toMatchObject({ response: 'ok' });
  expect(await house.call('getUsers', {}, session)).toMatchObject({ status: 403 });
  expect(await house.ask('getOwnSession', {}, { ...session, service: 'basis' })).toMatchObject({
    authorisations: ['tripDirector.getUserRoles'],
  });
});

test('there is one default a set, and the newest wins', async () => {
  const first = await create(role('first', [], { isDefault: true }));
  await create(role('second', [], { isDefault: true }));
  await create(role('driver desk', [], { isDefault: true, profileSet: 'CARRIER' }));
  expect(await house.ask('getUserRole', { profileId: first.profileId }, admin)).toMatchObject({ isDefault: false });
  const set = await house.ask<{ profiles: { profileName: string; isDefault: boolean }[] }>(
    'getUserProfileSet',
    {},
    admin,
  );
  expect(set).toMatchObject({ profileSet: 'PRIMARY' });
  expect(set.profiles[0]).toMatchObject({ profileName: 'second', isDefault: true });
  expect(await house.ask('getCarrierUserProfileSet', {}, admin)).toMatchObject({
    profileSet: 'CARRIER',
    profiles: [{ profileName: 'driver desk' }],
  });
  expect(await house.ask('getOptionalCarrierProfiles', {}, admin)).toEqual([]);
});

test('a role that somebody holds stays; one that nobody holds can go', async () => {
  const { profileId } = await create(role('clerk', ['getUsers']));
  await house.ask('postUser', newPerson([profileId]), admin);
  expect(await house.call('deleteUserRole', { profileId }, admin)).toMatchObject({ status: 422, code: 'roleInUse' });
  const { profileId: free } = await create(role('free', []));
  await house.ask('deleteUserRole', { profileId: free }, admin);
  expect(await house.call('getUserRole', { profileId: free }, admin)).toMatchObject({ code: 'notFound' });
});

test('nobody takes rights from their own role, nor the last administrator’s', async () => {
  const { rows } = await house.ask<{ rows: (Saved & { authorisations: string[]; profileName: string })[] }>(
    'getUserRoles',
    {},
    admin,
  );
  const [own] = rows;
  const without = own!.authorisations.filter((right) => right !== 'tripDirector.getSecurityLog');
  const change = (authorisations: string[], more = {}) =>
    house.call(
      'putUserRole',
      { profileId: own!.profileId, profileName: own!.profileName, authorisations, ...more },
      { ...admin, lockId: own!.lockId },
    );
  expect(await change(without)).toMatchObject({ status: 422, code: 'ownRights' });
  expect(await change(own!.authorisations.filter((right) => right !== 'tripDirector.putUserRole'))).toMatchObject({
    status: 422,
    code: 'lastAdministrator',
  });
  // Asking oneself for a second factor that is not set up would take everything.
  expect(await change(own!.authorisations, { requiresSecondFactor: true })).toMatchObject({ code: 'ownRights' });
  expect(await change([...own!.authorisations, 'tripDirector.loadingPerformance.carrierFilter.x'])).toMatchObject({
    response: 'ok',
  });
});

test('who may only make roles, makes them of what they hold', async () => {
  const clerk = await buildStaff(house.app, partition, ['postUserRole', 'getUsers'], { companyId: admin.companyId });
  expect(await house.call('postUserRole', role('more', ['deleteUser']), clerk)).toMatchObject({
    code: 'grantsMoreThanOwn',
  });
  await create(role('same', ['getUsers']), clerk);
});

test('two changes at once: the second is shown what the first did', async () => {
  const { profileId, lockId } = await create(role('clerk', ['getUsers']));
  const change = (name: string) =>
    house.call('putUserRole', { profileId, ...role(name, ['getUsers']) }, { ...admin, lockId });
  const answers = await Promise.all([change('desk'), change('counter')]);
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')).toMatchObject({
    code: 'changedByOther',
    details: { record: { profileId } },
  });
});

test('a right tells who has it, and through what', async () => {
  const { profileId } = await create(role('clerk', ['getSecurityLog']));
  const person = newPerson([profileId]);
  await house.ask('postUser', person, admin);
  const holders = await house.ask<{ email: string; because: string[] }[]>(
    'getAuthorisationHolders',
    { authorisation: 'tripDirector.getSecurityLog' },
    admin,
  );
  expect(holders.find(({ email }) => email === person.email)).toMatchObject({ status: 'invited', because: ['clerk'] });
  expect(holders).toHaveLength(2);
});

test('roles of another partition are not there', async () => {
  const profileId = await buildRoleIn(house, `${partition}b`, 'theirs', ['getUsers']);
  for (const [operation, payload] of [
    ['getUserRole', { profileId }],
    ['deleteUserRole', { profileId }],
    ['putUserRole', { profileId, ...role('mine', []) }],
  ] as const)
    expect(await house.call(operation, payload, { ...admin, lockId: '1' }), operation).toMatchObject({
      code: 'notFound',
    });
  expect(await house.call('postUser', newPerson([profileId]), admin)).toMatchObject({
    fields: { profileIds: expect.any(String) },
  });
});
