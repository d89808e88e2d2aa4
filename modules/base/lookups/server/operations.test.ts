import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements, statementsOf } from '#platform/server/testing/count-statements.ts';
import { openHouse, type CallOptions, type House } from '#platform/server/testing/house.ts';
import { basisOperations, buildStaff } from '#modules/base/access/server/index.ts';
import { type CountryWithCities } from '../contract.ts';
import { defaultPlace } from '../places.ts';
import { lookupOperations } from './operations.ts';
import { seedPlaces } from './seed.ts';

let house: House;
let guest: CallOptions;
beforeAll(async () => {
  house = await openHouse({ implementations: [basisOperations, lookupOperations] });
  await Promise.all([seedPlaces(house.databaseUrl), seedPlaces(house.databaseUrl)]);
  const { sessionId } = await house.ask<{ sessionId: string }>(
    'login',
    { userRole: '', userAccount: '', password: '' },
    { service: 'basis' },
  );
  guest = { sessionId };
});
afterAll(() => house.close());

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('the lists are filled in once, and again by a few statements for each list', async () => {
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  try {
    const count = async () =>
      (
        await client.query(
          `select (select count(*) from place_country) + (select count(*) from place_region) + (select count(*) from place_city) as n`,
        )
      ).rows[0].n;
    const before = await count();
    expect(await seedPlaces(house.databaseUrl)).toBe(false);
    expect(await count()).toBe(before);

    await client.query(`delete from place_city where name = 'Johannesburg'`);
    await client.query(`update place_source set digest = 'of an older version'`);
    const statements = await countStatements(async () => expect(await seedPlaces(house.databaseUrl)).toBe(true));
    // 20,000 towns: by a statement for each town it would take minutes.
    expect(statements).toBeLessThan(20);
    expect(await count()).toBe(before);
    expect((await client.query('select credit from place_source')).rows).toEqual([
      { credit: expect.stringContaining('GeoNames') },
    ]);
  } finally {
    await client.end();
  }
});

test('the server may read the lists, and not change them', async () => {
  await expect(house.app.database.lookups.query(`delete from place_city`)).rejects.toThrow('permission denied');
});

test('guests and staff get all countries with their regions and towns, strangers nothing', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const countries = await house.ask<CountryWithCities[]>(
    'getAllCountries',
    { includeCities: true, guestId: 'a guest' },
    guest,
  );
  expect(await house.ask('getAllCountries', {}, staff)).toEqual(countries);
  expect(namesOf(countries)).toEqual(namesOf(countries).toSorted(new Intl.Collator('en').compare));

  const southAfrica = countries.find(({ name }) => name === defaultPlace.country);
  const region = southAfrica?.states.find(({ name }) => name === defaultPlace.region);
  expect(southAfrica?.code).toBe('ZA');
  expect(southAfrica?.states).toHaveLength(9);
  expect(namesOf(region?.cities ?? [])).toContain(defaultPlace.city);
  expect(countries.find(({ name }) => name === 'Portugal')?.states).toEqual([{ name: 'Portugal', cities: [] }]);
  expect(await house.call('getAllCountries')).toMatchObject({ response: 'timeout' });
});

test('the tree is held in memory: asking again asks the database for the session alone', async () => {
  await house.ask('getAllCountries', {}, guest);
  const asked = await statementsOf(() => house.ask('getAllCountries', {}, guest));
  expect(asked.filter((text) => text.includes('place_'))).toEqual([]);
});

test('countries come with their regions, and with towns only when asked', async () => {
  const countries = await house.ask<CountryWithCities[]>('getCountries', {}, guest);
  expect(countries.find(({ code }) => code === 'NA')?.states).toContainEqual({ name: 'Khomas' });
  expect(await house.ask('getAllCountries', { includeCities: false }, guest)).toEqual(countries);
});

test('regions and towns of a country, by its name or code', async () => {
  expect(namesOf(await house.ask('getProvinces', {}, guest))).toEqual([
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu-Natal',
    'Limpopo',
    'Mpumalanga',
    'North West',
    'Northern Cape',
    'Western Cape',
  ]);
  expect(await house.ask('getProvinces', { country: 'lesotho' }, guest)).toEqual(
    await house.ask('getProvinces', { country: 'LS' }, guest),
  );
  expect(namesOf(await house.ask('getCitiesByState', { country: "Cote d'Ivoire", state: 'abidjan' }, guest))).toContain(
    'Abidjan',
  );
  expect(await house.ask('getCitiesByState', { country: 'South Africa', state: 'Bavaria' }, guest)).toEqual([]);
  expect(await house.ask('getProvinces', { country: 'Atlantis' }, guest)).toEqual([]);
});

test('towns are of South Africa unless a country is named, and found by their beginning', async () => {
  expect(await house.ask('getCities', {}, guest)).toContainEqual({ name: 'Johannesburg', state: 'Gauteng' });
  expect(await house.ask('getCities', { search: 'johannes' }, guest)).toEqual([
    { name: 'Johannesburg', state: 'Gauteng' },
  ]);
  expect(await house.ask('getCities', { country: 'Mozambique', search: 'ulongue' }, guest)).toEqual([
    { name: 'Ulongué', state: 'Tete' },
  ]);
});

test('other input is refused by name', async () => {
  const answer = await house.call('getCitiesByState', { country: 'South Africa', town: 1 }, guest);
  expect(answer).toMatchObject({
    status: 400,
    code: 'invalidPayload',
    fields: { state: expect.any(String), town: expect.any(String) },
  });
});
