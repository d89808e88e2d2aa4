import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff } from './builders.ts';
import { basisOperations } from './operations.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [basisOperations] });
});
afterAll(() => house.close());

const aDay = 86_400_000;

test('the database’s clock ends a session, whatever a server takes the time for', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const reads = () => house.call('getOwnProfile', {}, { ...staff, service: 'basis' });
  const now = house.clock.now().getTime();
  for (const days of [-730, -1, 1, 730]) {
    house.clock.set(new Date(now + days * aDay));
    expect(await reads(), `a clock ${days} days off`).toMatchObject({ response: 'ok' });
  }
  house.clock.set(new Date(now - 730 * aDay));
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(`update session set expires_at = now() - interval '1 second'`).finally(() => owner.end());
  for (const days of [-730, 0, 730]) {
    house.clock.set(new Date(now + days * aDay));
    expect((await reads()).code, `a clock ${days} days off`).toBe('sessionEnded');
  }
});
