import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import type { SupplierRow } from '../contract.ts';
import { buildSupplier, type SupplierOverrides } from './builders.ts';

import { buildSupplierStaff, openSupplierHouse, sendCarrierLink, transporter } from './testing/supplier-house.ts';

let house: House;
let staff: Staff;
const today = todayIn('Africa/Johannesburg', new Date());
const ending = (days: number) => ({ ...transporter, gitFrom: addDays(today, days - 364), gitTo: addDays(today, days) });

beforeAll(async () => {
  house = await openSupplierHouse();
  staff = await buildSupplierStaff(house, 'alpha');
  const other = await buildCompany(house.app.database.writer('alpha'), 'alpha', {
    name: 'Second Client',
    trade_name: 'Second',
  });
  const suppliers: SupplierOverrides[] = [
    {
      detail: { ...ending(200), registeredName: 'Éland Bulk (Pty) Ltd', gitCover: 500_000 },
      status: 'approved',
      certificate: 'approved',
    },
    {
      detail: {
        ...ending(10),
        registeredName: 'Baobab Bulk CC',
        regNo: '2010/111222/23',
        gitCover: 2_000_000,
        cellNo: '+27825550123',
      },
      status: 'approved',
      certificate: 'approved',
    },
    {
      detail: { ...ending(-5), registeredName: 'Zebra Haulage', gitCover: 900_000 },
      status: 'approved',
      certificate: 'approved',
    },
    { detail: { ...ending(90), registeredName: 'Kudu 100%_Sure', gitCover: 100_000 }, certificate: 'submitted' },
    { detail: { registeredName: 'Acacia Office Supplies' }, status: 'rejected' },
    { detail: { registeredName: 'Gone Haulage' }, status: 'deleted' },
    { detail: { registeredName: 'Foreign Haulage' }, companyId: other },
  ];
  for (const [minutes, supplier] of suppliers.entries()) {
    await buildSupplier(house.app, 'alpha', {
      companyId: staff.companyId,
      submittedAt: new Date(Date.UTC(2026, 0, 1, 0, minutes)),
      ...supplier,
    });
  }
});
afterAll(() => house.close());

const list = (query: Record<string, unknown> = {}) =>
  house.ask<{ rows: SupplierRow[]; total: number; totalIsCapped: boolean }>('getAllCarriersByClientName', query, staff);
const names = async (query: Record<string, unknown>) =>
  (await list(query)).rows.map(({ carrierName }) => carrierName.split(' ')[0]);

test('the list begins with what changed last, and leaves archived suppliers out', async () => {
  expect(await names({})).toEqual(['Foreign', 'Acacia', 'Kudu', 'Zebra', 'Baobab', 'Éland']);
  expect(await list({})).toMatchObject({ total: 6, totalIsCapped: false });
  expect(await names({ status: ['deleted'] })).toEqual(['Gone']);
});

test.each([
  ['carrierName', ['Acacia', 'Baobab', 'Éland', 'Foreign', 'Kudu', 'Zebra']],
  ['gitCover', ['Acacia', 'Foreign', 'Kudu', 'Éland', 'Zebra', 'Baobab']],
  ['gitTo', ['Zebra', 'Baobab', 'Kudu', 'Éland', 'Acacia', 'Foreign']],
  ['submittedAt', ['Éland', 'Baobab', 'Zebra', 'Kudu', 'Acacia', 'Foreign']],
  ['status', ['Éland', 'Baobab', 'Zebra', 'Kudu', 'Foreign', 'Acacia']],
])('sorted by %s, and backwards', async (sort, expected) => {
  const found = await names({ sort, descending: false });
  expect([...found].toSorted()).toEqual([...expected].toSorted());
  if (sort !== 'gitCover' && sort !== 'gitTo') expect(found).toEqual(expected);
  else
    expect(found.filter((name) => name !== 'Acacia' && name !== 'Foreign')).toEqual(
      expected.filter((name) => name !== 'Acacia' && name !== 'Foreign'),
    );
  expect(await names({ sort, descending: true })).toEqual(found.toReversed());
});

test.each([
  [{ status: ['approved'] }, ['Baobab', 'Zebra', 'Éland']],
  [{ status: ['pending', 'rejected'] }, ['Acacia', 'Foreign', 'Kudu']],
  [{ isTrasporter: false }, ['Acacia', 'Foreign']],
  [{ compliance: ['EXPIRING'] }, ['Baobab']],
  [{ compliance: ['NON_COMPLIANT', 'NOT_CHECKED'] }, ['Kudu', 'Zebra']],
  [{ compliance: ['COMPLIANT'], isTrasporter: true }, ['Éland']],
  [{ expiringWithinDays: 30 }, ['Baobab']],
  [{ certificateToReview: true }, ['Kudu']],
  [{ clientName: 'Second Client' }, ['Foreign']],
  [{ search: 'bulk' }, ['Baobab', 'Éland']],
  [{ search: 'ÉLAND' }, ['Éland']],
  [{ search: 'eland' }, ['Éland']],
  [{ search: 'zébra' }, ['Zebra']],
  [{ search: '111222' }, ['Baobab']],
  [{ search: '082 555 0123' }, ['Baobab']],
  [{ search: 'baobab johannesburg' }, ['Baobab']],
  [{ search: '100%_' }, ['Kudu']],
  [{ search: '%' }, ['Kudu']],
  [{ search: 'bulk', status: ['rejected'] }, []],
  [{ search: 'haulage', compliance: ['NON_COMPLIANT'] }, ['Zebra']],
])('filtered by %j', async (query, expected) => {
  const { rows, total } = await list(query);
  expect(rows.map(({ carrierName }) => carrierName.split(' ')[0]).toSorted()).toEqual(expected.toSorted());
  expect(total).toBe(expected.length);
});

test('pages follow each other without a gap', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => names({ sort: 'carrierName', descending: false, pageSize: 2, page })),
  );
  expect(pages.flat()).toEqual(['Acacia', 'Baobab', 'Éland', 'Foreign', 'Kudu', 'Zebra']);
});

test('a row tells what the list shows', async () => {
  const [row] = (await list({ search: 'baobab' })).rows;
  expect(row).toMatchObject({
    compliance: 'EXPIRING',
    gitCover: 2_000_000,
    gitTo: addDays(today, 10),
    city: 'Johannesburg',
    region: 'Gauteng',
    tenderLoadMethod: 'email',
    clientName: expect.stringContaining('Client of alpha'),
  });
});

test('compliance in the list changes overnight, with nothing written', async () => {
  const later = new Date(Date.now() + 20 * 86_400_000);
  const before = house.clock.now();
  house.clock.set(later);
  expect(await names({ compliance: ['NON_COMPLIANT'], sort: 'carrierName', descending: false })).toEqual([
    'Baobab',
    'Zebra',
  ]);
  house.clock.set(before);
});

test('figures, names and options', async () => {
  await sendCarrierLink(house, staff);
  expect(await house.ask('getCarrierCounts', {}, staff)).toEqual({
    total: 6,
    pending: 2,
    informationRequested: 0,
    approved: 3,
    rejected: 1,
    certificatesExpiring: 1,
    certificatesToReview: 1,
    linksOpen: 1,
    transporters: 4,
  });
  expect(await house.ask('getAllCarrierNames', {}, staff)).toHaveLength(6);
  expect(await house.ask('getAllCarriersBasicInfo', { search: 'zeb' }, staff)).toMatchObject([
    { carrierName: 'Zebra Haulage' },
  ]);
});

test.each([
  ['', ''],
  ['  Kudu   Ridge ', '%kudu%ridge%'],
  ['50%_\\', '%50\\%\\_\\\\%'],
  ['+27 82 555 0123', '%27825550123%'],
  ['082-555-0123', '%825550123%'],
  ['2020-0001', '%2020-0001%'],
  ['2010/111222/23', '%2010/111222/23%'],
])('%j is searched as %j', (search, pattern) => expect(likePattern(search)).toBe(pattern));

test('what waits is each supplier that somebody has to look at, once', async () => {
  const db = house.app.database.writer('alpha');
  const idOf = async (search: string) => (await list({ search })).rows[0]!.keyIdentifier;
  const [baobab, zebra] = [await idOf('baobab'), await idOf('zebra')];
  expect(await names({ isWaiting: true })).toEqual(['Foreign', 'Kudu']);
  const bank = { bank: 'CAPITEC', branch_code: '470010', recorded_by: 'Test' };
  const pending = { partition: 'alpha', owner_kind: 'supplier', status: 'pending', ...bank } as const;
  const ofBoth = [baobab, zebra].map((owner_id) => ({ ...pending, owner_id, id: crypto.randomUUID() }));
  await db
    .insertInto('bank_version')
    .values(ofBoth as never)
    .execute();
  await db.updateTable('supplier').set({ awaits_certificate_review: true }).where('id', '=', zebra).execute();
  expect(await names({ isWaiting: true })).toEqual(['Foreign', 'Kudu', 'Zebra', 'Baobab']);
  expect(await list({ isWaiting: true, status: ['approved'] })).toMatchObject({ total: 2, totalIsCapped: false });
  expect(await names({ isWaiting: true, search: 'zebra' })).toEqual(['Zebra']);
  expect(await names({ compliance: ['NOT_CHECKED'] })).toEqual(['Kudu']);
});
