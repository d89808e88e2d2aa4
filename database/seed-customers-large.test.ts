import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer, customerOperationsWith, shipperRegisterLink } from '#modules/parties/customers/server/index.ts';
import { seedCustomersLarge } from './seed-customers-large.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [customerOperationsWith()], linkKinds: [shipperRegisterLink] });
  staff = await buildStaff(house.app, 'large', ['getShippers', 'getShipper']);
  await buildCustomer(house.app, 'large', { companyId: staff.companyId, status: 'WITHDRAWN' });
  await seedCustomersLarge(house.app.database.writer('large'), {
    partition: 'large',
    companyId: staff.companyId,
    count: 3000,
  });
});
afterAll(() => house.close());

interface Page {
  readonly rows: readonly { readonly id: string; readonly registeredName: string }[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}
const list = (query: object) => house.ask<Page>('getShippers', query, staff);

test.each([
  ['a common word', 'wholesalers', {}],
  ['a common word in few rows', 'mills', { status: ['DECLINED'] }],
  ['a rare word', 'kudu ridge', {}],
  ['one number', '001234', {}],
  ['nothing that is there', 'zzzzz', {}],
])('%s is found on every page, once and in order', async (_, search, filter: { status?: string[] }) => {
  const { rows: expected } = await sql<{ name: string }>`
    select registered_name as name from customer where partition = 'large' and is_live and status like ${filter.status?.[0] ?? '%'}
       and search like ${`%${search.replace(' ', '%')}%`} order by registered_key`.execute(
    house.app.database.writer('large'),
  );
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(expected.length / 100) + 1; page++) {
    const answer = await list({ search, ...filter, sort: 'registeredName', descending: false, pageSize: 100, page });
    expect(answer).toMatchObject({ total: expected.length, totalIsCapped: false });
    found.push(...answer.rows.map(({ registeredName }) => registeredName));
  }
  expect(found).toEqual(expected.map(({ name }) => name));
});

test('more than a thousand are counted as at least a thousand, and a customer of the seed can be opened', async () => {
  const page = await list({ pageSize: 1 });
  expect(page).toMatchObject({ total: 1000, totalIsCapped: true });
  expect(await house.ask('getShipper', { id: page.rows[0]!.id }, staff)).toMatchObject({
    registeredName: page.rows[0]!.registeredName,
    podSubmitMethod: 'EMAIL',
  });
});
