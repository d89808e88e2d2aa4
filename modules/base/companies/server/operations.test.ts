import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { buildCompany } from './builders.ts';
import { companyOperations } from './operations.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [companyOperations] });
});
afterAll(() => house.close());

test('the tender choice lists the companies we work with, not ourselves, and says whose system takes loads', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const db = house.app.database.writer('alpha');
  await buildCompany(db, 'alpha', {
    name: 'Karoo Systems',
    trade_name: 'Karoo',
    is_client: false,
    licence_type: 'Pro',
    global_location_number: '6001234500001',
  });
  await buildCompany(db, 'alpha', { name: 'Gone Lines', trade_name: 'Gone', is_client: false, is_active: false });
  await buildCompany(house.app.database.writer('beta'), 'beta', {
    name: 'Elsewhere',
    trade_name: 'Elsewhere',
    is_client: false,
  });
  expect(await house.ask('getAllCompanies', {}, staff)).toEqual([
    { companyName: 'Karoo Systems', haulwayAccess: 'Pro', globalLocationNumber: '6001234500001' },
  ]);
});

test('a person’s own company is found without naming it', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const own = await house.ask<{ companyId: string }[]>('getCompany', {}, staff);
  expect(own.map((company) => company.companyId)).toEqual([staff.companyId]);
  expect(await house.ask('getCompany', { companyName: 'No such company' }, staff)).toEqual([]);
});

test('other companies are for who may see their list, by name and by id alike', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const reader = await buildStaff(house.app, 'alpha', ['getCompanies']);
  const name = `Neighbour ${crypto.randomUUID()}`;
  const companyId = await buildCompany(house.app.database.writer('alpha'), 'alpha', { name, trade_name: name });
  for (const wanted of [{ companyId }, { companyName: name }]) {
    expect(await house.ask('getCompany', wanted, staff)).toEqual([]);
    expect(await house.ask('getCompany', wanted, reader)).toMatchObject([{ companyId, name }]);
  }
  expect(await house.ask('getCompany', { companyId: staff.companyId }, staff)).toHaveLength(1);
});
