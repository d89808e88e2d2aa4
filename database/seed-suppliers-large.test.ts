import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildSupplier, carrierRegisterLink, supplierOperations } from '#modules/parties/suppliers/server/index.ts';
import { seedSuppliersLarge } from './seed-suppliers-large.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [supplierOperations], linkKinds: [carrierRegisterLink] });
  staff = await buildStaff(house.app, 'large', ['getAllCarriersByClientName', 'getCarrierCounts', 'getCarrier']);
  await buildSupplier(house.app, 'large', { companyId: staff.companyId, status: 'deleted' });
  await seedSuppliersLarge(house.app.database.writer('large'), {
    partition: 'large',
    companyId: staff.companyId,
    count: 3000,
  });
});
afterAll(() => house.close());

interface Page {
  readonly rows: readonly { readonly keyIdentifier: string; readonly carrierName: string }[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}
const list = (query: object) => house.ask<Page>('getAllCarriersByClientName', query, staff);

async function namesHolding(pattern: string, status = '%'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select registered_name as name from supplier where partition = 'large' and search like ${pattern} and status like ${status} order by registered_key`.execute(
    house.app.database.writer('large'),
  );
  return rows.map(({ name }) => name);
}

test('more than a thousand are counted as at least a thousand', async () => {
  expect(await list({})).toMatchObject({ total: 1000, totalIsCapped: true });
  expect(await list({ search: 'office' })).toMatchObject({ total: 1000, totalIsCapped: true });
});

test.each([
  ['a common word', 'transport', {}],
  ['a common word in few rows', 'haulage', { status: ['rejected'] }],
  ['a rare word', 'kudu ridge', {}],
  ['one number', '001234', {}],
  ['nothing that is there', 'zzzzz', {}],
])('%s is found on every page, once and in order', async (_, search, filter: { status?: string[] }) => {
  const expected = await namesHolding(`%${search.replace(' ', '%')}%`, filter.status?.[0]);
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(expected.length / 100) + 1; page++) {
    const answer = await list({ search, ...filter, sort: 'carrierName', descending: false, pageSize: 100, page });
    expect(answer).toMatchObject({ total: expected.length, totalIsCapped: false });
    found.push(...answer.rows.map(({ carrierName }) => carrierName));
  }
  expect(found).toEqual(expected);
});

test('a supplier of the seed can be opened', async () => {
  const { rows } = await list({ pageSize: 1 });
  expect(await house.ask('getCarrier', { keyIdentifier: rows[0]!.keyIdentifier }, staff)).toMatchObject({
    carrierDetail: { bank: 'CAPITEC' },
  });
});
