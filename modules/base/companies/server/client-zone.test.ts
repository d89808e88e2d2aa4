import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { buildCompany } from './builders.ts';
import { companyOperations } from './operations.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [companyOperations] });
});
afterAll(() => house.close());

const address = { address1: '1 Ring Road', city: 'Accra', province: 'Greater Accra', country: 'GH' };

const todayOf = (partition: string) =>
  inPartition(
    systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
    partition,
    async ({ today }) => today,
  );

test('each partition has the day of its first client company', async () => {
  house.clock.set('2026-11-22T22:30:00Z');
  for (const [partition, zones] of [
    ['accra', ['Africa/Accra', 'Africa/Johannesburg']],
    ['maputo', ['Africa/Maputo', 'Africa/Accra']],
  ] as const)
    for (const zone of zones)
      await buildCompany(house.app.database.writer(partition), partition, {
        name: `Client of ${zone}`,
        trade_name: zone,
        is_client: true,
        time_zone: zone,
      });
  await house.app.zones.refresh();
  expect(await todayOf('accra')).toBe('2026-11-22');
  expect(await todayOf('maputo')).toBe('2026-11-23');
  expect(await todayOf('unheard-of')).toBe('2026-11-23');
});

test('a company that moves to another zone takes the day with it', async () => {
  house.clock.set('2026-11-22T22:30:00Z');
  const staff = await buildStaff(house.app, 'gamma', ['getCompanies', 'getCompany', 'putCompany']);
  const [own] = await house.ask<{ companyId: string; lockId: string }[]>('getCompany', {}, staff);
  await house.app.zones.refresh();
  expect(await todayOf('gamma')).toBe('2026-11-23');
  await house.ask(
    'putCompany',
    { companyId: own!.companyId, timeZone: 'Africa/Accra', ...address },
    { ...staff, lockId: own!.lockId },
  );
  await expect.poll(() => todayOf('gamma')).toBe('2026-11-22');
});
