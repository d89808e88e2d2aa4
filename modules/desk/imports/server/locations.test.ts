import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { masterImport } from '#platform/server/master-import.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { LocationRow } from '#modules/parties/locations/contract.ts';
import { buildCustomer, findCustomersCalled } from '#modules/parties/customers/server/index.ts';
import { locationFailureTexts } from '#modules/parties/locations/messages/failures/index.ts';
import { locationTexts } from '#modules/parties/locations/messages/index.ts';
import { locationOperations, locationStore } from '#modules/parties/locations/server/index.ts';
import { lookupFailureTexts } from '#modules/base/lookups/messages/failures/index.ts';
import { seedPlaces } from '#modules/base/lookups/server/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

let house: House;
let staff: Staff;
const kinds = [
  masterImport(locationStore, locationOperations, locationTexts, new Map([['customer', findCustomersCalled]])),
];
const failureCatalogues = [failureTexts, lookupFailureTexts, locationFailureTexts];
beforeAll(async () => {
  house = await openHouse({
    implementations: [locationOperations, importOperations({ kinds, failureCatalogues })],
    failureCatalogues: failureCatalogues.slice(1),
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  await seedPlaces(house.databaseUrl);
  staff = await buildStaff(house.app, 'alpha', [
    ...importRights,
    ...Object.keys(locationOperations.service.operations),
  ]);
});
afterAll(() => house.close());

const stored = async (search: string) =>
  (await house.ask<{ rows: LocationRow[] }>('getLocations', { search }, staff)).rows;

test('locations come in with the hours of their days and what vehicles they take, and only where they say', async () => {
  const customerId = await buildCustomer(house.app, 'alpha', {
    companyId: staff.companyId,
    detail: { registeredName: 'Hex Valley Table Grapes (Pty) Ltd' },
  });
  const file = [
    'Code,Name,Type,Street,Country,Province,Town,Customer,Monday,Maximum height in m,Tail lift needed',
    'HEX,Hex store,store,3 Vine Road,South Africa,Western Cape,Worcester,hex valley table grapes,"06:00-12:00, 13:00-17:00",4.1,yes',
    'WRONG,Wrong town,store,3 Vine Road,South Africa,Western Cape,Durban,,,,',
    'NOWHERE,Wrong province,store,3 Vine Road,South Africa,Nairobi,Nairobi,,,,',
    'LATE,Late store,store,3 Vine Road,South Africa,Gauteng,Pretoria,,8 to 5,,',
  ].join('\n');
  const one = await bringIn(house, staff, file, 'locations.csv', 'location');
  expect(await one.check()).toMatchObject({ counts: { create: 1, error: 3 } });
  expect((await one.rows()).map(({ outcome, problems }) => [outcome, problems.map(({ field }) => field)])).toEqual([
    ['create', []],
    ['error', ['City or town']],
    ['error', ['Province or region']],
    ['error', ['Monday']],
  ]);
  await one.say('commitImport', { scope: 'valid' });
  const [hex] = await stored('hex');
  expect(hex).toMatchObject({
    code: 'HEX',
    customerId,
    operatingHours: { monday: '06:00-12:00, 13:00-17:00', tuesday: '' },
    maxHeightM: 4.1,
    tailLiftRequired: true,
    hoursExceptions: [],
  });
});

test('a file changes what it names and leaves the rest of a location alone', async () => {
  const values = {
    code: 'KEEP',
    name: 'Kept store',
    type: 'store',
    addressLine1: '1 Main Road',
    operatingHours: { friday: '07:00-15:00' },
    hoursExceptions: [{ from: '2026-12-25', everyYear: true, note: 'Christmas Day' }],
  };
  await house.ask('postLocation', values, staff);
  const one = await bringIn(house, staff, 'Code,Monday\nkeep,07:00-16:00', 'locations.csv', 'location');
  await one.check({ mode: 'update' });
  await one.say('commitImport', { scope: 'valid' });
  expect((await stored('kept'))[0]).toMatchObject({
    operatingHours: { monday: '07:00-16:00', friday: '07:00-15:00' },
    hoursExceptions: [{ from: '2026-12-25', note: 'Christmas Day' }],
  });
});
