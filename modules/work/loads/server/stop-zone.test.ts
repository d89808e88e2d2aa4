import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadHouse, openLoadHouse, partition } from './testing/load-house.ts';
import { stopsOf, zoneOfStored } from './queries.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const at = (hour: number) => new Date(Date.now() + hour * 3_600_000).toISOString();

test('each stop has the clock of its place, of its country, or of the company', async () => {
  const db = house.app.database.writer(partition);
  const { pickupId, deliveryId } = house.references;
  await sql`update location set country = 'Tanzania', region = '' where id = ${deliveryId}`.execute(db);
  const load = await house.book({
    stops: [
      { type: 'pickup', stopLocationId: pickupId, windowStart: at(4), windowEnd: at(6) },
      { type: 'border', address: 'Somewhere', stopCountry: 'Angola' },
      { type: 'delivery', stopLocationId: deliveryId, windowStart: at(100), windowEnd: at(102) },
    ],
  });
  const home = 'Africa/Johannesburg';
  expect(load.timeZone).toBe(home);
  expect(load.stops.map(({ timeZone }) => timeZone)).toEqual([home, 'Africa/Luanda', 'Africa/Dar_es_Salaam']);
  const { rows } = await house.ask<{ rows: { id: string }[] }>('getLoads', { search: load.loadNumber }, house.planner);
  expect(rows).toMatchObject([{ id: load.id, timeZone: home, loadZone: home, untilZone: 'Africa/Dar_es_Salaam' }]);
  // Who knows better says so, for the loads that are under way too.
  await sql`update location set time_zone = 'Africa/Kampala' where id = ${deliveryId}`.execute(db);
  const [, , last] = await stopsOf({ db, partition }, load.id);
  expect(zoneOfStored(last!, { time_zone: home })).toBe('Africa/Kampala');
  await sql`update location set country = 'South Africa', time_zone = '' where id = ${deliveryId}`.execute(db);
});
