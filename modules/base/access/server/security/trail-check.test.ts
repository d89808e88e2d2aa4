import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealAuditTrail } from '#platform/server/audit-chain.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildAdministrator, openPeopleHouse } from '../testing/people-house.ts';

let house: House;
beforeAll(async () => {
  house = await openPeopleHouse();
});
afterAll(() => house.close());

test('an administrator is told how far the trail of their own company is unbroken, and after which entry it broke', async () => {
  const [admin, other] = [await buildAdministrator(house, 'alpha'), await buildAdministrator(house, 'beta')];
  const role = { profileName: 'clerk', authorisations: [], description: '', isDefault: false, profileSet: 'PRIMARY' };
  for (const profileName of ['first', 'second', 'third'])
    for (const staff of [admin, other]) await house.ask('postUserRole', { ...role, profileName }, staff);
  expect(await house.ask('getAuditTrailCheck', {}, admin)).toEqual({ upTo: 0, isEnd: true, problem: null, waiting: 3 });
  await sealAuditTrail(house.app);
  expect(await house.ask('getAuditTrailCheck', {}, admin)).toEqual({ upTo: 3, isEnd: true, problem: null, waiting: 0 });

  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(`update audit_entry e set actor_name = 'Nobody' from audit_seal s
     where s.partition = e.partition and s.entry_id = e.id and s.partition = 'alpha' and s.number = 2`);
  await owner.end();
  expect(await house.ask('getAuditTrailCheck', {}, admin)).toMatchObject({ upTo: 1, problem: 'changed' });
  expect(await house.ask('getAuditTrailCheck', { after: 2 }, admin)).toMatchObject({ upTo: 3, problem: null });
  expect(await house.ask('getAuditTrailCheck', {}, other)).toMatchObject({ upTo: 3, problem: null });
});
