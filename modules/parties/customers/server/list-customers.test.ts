import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import type { ShipperRow } from '../contract.ts';
import { buildCustomer, type CustomerOverrides } from './builders.ts';
import { buildCustomerStaff, openCustomerHouse } from './testing/customer-house.ts';

let house: House;
let staff: Staff;

beforeAll(async () => {
  house = await openCustomerHouse();
  staff = await buildCustomerStaff(house, 'alpha');
  const other = await buildCompany(house.app.database.writer('alpha'), 'alpha', {
    name: 'Second Client',
    trade_name: 'Second',
  });
  const customers: CustomerOverrides[] = [
    {
      detail: { registeredName: 'Éland Mills (Pty) Ltd', creditRequired: 500_000 },
      status: 'approve',
      credit: { limit: 400_000 },
    },
    {
      detail: {
        registeredName: 'Baobab Mills CC',
        registrationNumber: '2010/111222/23',
        creditRequired: 900_000,
        mobileNumber: '+27825550123',
      },
      status: 'approve',
      standing: 'SUSPENDED',
      creditStatus: 'HOLD',
      credit: { limit: 900_000 },
    },
    { detail: { registeredName: 'Zebra Citrus', creditRequired: 100_000, tradeReferences: [] }, status: 'RECOMMENDED' },
    { detail: { registeredName: 'Kudu 100%_Sure', creditRequired: 300_000 } },
    { detail: { registeredName: 'Acacia Paper', creditRequired: 200_000 }, status: 'DECLINED' },
    { detail: { registeredName: 'Gone Citrus' }, status: 'WITHDRAWN' },
    { detail: { registeredName: 'Foreign Citrus', creditRequired: 150_000 }, companyId: other },
  ];
  for (const [minutes, customer] of customers.entries())
    await buildCustomer(house.app, 'alpha', {
      companyId: staff.companyId,
      submittedAt: new Date(Date.UTC(2026, 0, 1, 0, minutes)),
      ...customer,
    });
});
afterAll(() => house.close());

const list = (query: Record<string, unknown> = {}) =>
  house.ask<{ rows: ShipperRow[]; total: number; totalIsCapped: boolean }>('getShippers', query, staff);
const names = async (query: Record<string, unknown>) =>
  (await list(query)).rows.map(({ registeredName }) => registeredName.split(' ')[0]);

test('the list begins with what changed last, and leaves out what has ended', async () => {
  expect(await names({})).toEqual(['Foreign', 'Acacia', 'Kudu', 'Zebra', 'Baobab', 'Éland']);
  expect(await list({})).toMatchObject({ total: 6, totalIsCapped: false });
  expect(await names({ status: ['WITHDRAWN'] })).toEqual(['Gone']);
});

test.each([
  ['registeredName', ['Acacia', 'Baobab', 'Éland', 'Foreign', 'Kudu', 'Zebra']],
  ['creditRequired', ['Zebra', 'Foreign', 'Acacia', 'Kudu', 'Éland', 'Baobab']],
  ['submittedAt', ['Éland', 'Baobab', 'Zebra', 'Kudu', 'Acacia', 'Foreign']],
  ['accountNumber', ['Éland', 'Baobab', 'Zebra', 'Kudu', 'Acacia', 'Foreign']],
])('sorted by %s, and backwards', async (sort, expected) => {
  expect(await names({ sort, descending: false })).toEqual(expected);
  expect(await names({ sort, descending: true })).toEqual(expected.toReversed());
});

test.each([
  [{ status: ['approve'] }, ['Baobab', 'Éland']],
  [{ status: ['pending', 'DECLINED'] }, ['Acacia', 'Foreign', 'Kudu']],
  [{ standing: ['SUSPENDED'] }, ['Baobab']],
  [{ creditStatus: ['GOOD'] }, ['Éland']],
  [{ withWarnings: true, status: ['RECOMMENDED'] }, ['Zebra']],
  [{ client: 'Second Client' }, ['Foreign']],
  [{ search: 'mills' }, ['Baobab', 'Éland']],
  [{ search: 'ELAND' }, ['Éland']],
  [{ search: '111222' }, ['Baobab']],
  [{ search: '+27825550123' }, ['Baobab']],
  [{ search: 'baobab johannesburg' }, ['Baobab']],
  [{ search: '100%_' }, ['Kudu']],
  [{ search: 'mills', standing: ['ACTIVE'] }, ['Éland']],
])('filtered by %j', async (query, expected) => {
  const { rows, total } = await list(query);
  expect(rows.map(({ registeredName }) => registeredName.split(' ')[0]).toSorted()).toEqual(expected.toSorted());
  expect(total).toBe(expected.length);
});

test('pages follow each other without a gap', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => names({ sort: 'registeredName', descending: false, pageSize: 2, page })),
  );
  expect(pages.flat()).toEqual(['Acacia', 'Baobab', 'Éland', 'Foreign', 'Kudu', 'Zebra']);
});

test('a row tells what the list shows', async () => {
  const [row] = (await list({ search: 'baobab' })).rows;
  expect(row).toMatchObject({
    creditLimit: 900_000,
    creditRequired: 900_000,
    paymentTerm: 30,
    standing: 'SUSPENDED',
    creditStatus: 'HOLD',
    city: 'Johannesburg',
    country: 'South Africa',
    client: expect.stringContaining('Client of alpha'),
  });
});

test('customers to choose from, the first that match', async () => {
  expect(await house.ask('getAllShippers', { search: 'citrus' }, staff)).toMatchObject([
    { registeredName: 'Foreign Citrus' },
    { registeredName: 'Zebra Citrus' },
  ]);
  const [first] = await house.ask<{ id: string }[]>('getAllShippers', { search: 'citrus', atMost: 1 }, staff);
  expect(await house.ask('getAllShippers', { id: first!.id }, staff)).toMatchObject([
    { registeredName: 'Foreign Citrus' },
  ]);
});
