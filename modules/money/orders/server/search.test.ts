import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { orderSearches } from './order-search.ts';
import { openOrderHouse, type OrderHouse, orderRights, partition } from './testing/order-house.ts';

let house: OrderHouse;
beforeAll(async () => (house = await openOrderHouse()));
afterAll(() => house.close());

const [purchases] = orderSearches;

/** What the search over all records finds for somebody with these rights. */
async function find(search: string, authorisations: readonly string[]): Promise<readonly string[]> {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'getSearchResults' });
  const { userId: id, account, companyId } = house.clerk;
  const actor = {
    kind: 'user',
    id,
    account,
    name: '',
    companyId,
    companyName: '',
    authorisations: new Set(authorisations),
  } as const;
  const found = await inPartition({ ...system, actor }, partition, (context) => purchases!.find(context, search));
  return found.map(({ title }) => title);
}

test('the search finds an order by its number and its supplier, and none for who is limited to a supplier', async () => {
  const { number } = await house.draft();
  expect(await find(number, [])).toEqual([number]);
  expect(await find('bandweg', [])).toContain(number);
  const limit = 'tripDirector.loadingPerformance.carrierFilter.Bandweg Bande (Pty) Ltd';
  expect(await find(number, [limit])).toEqual([]);
  const own = await buildStaff(house.app, partition, orderRights, {
    companyId: house.clerk.companyId,
    supplierId: house.supplierId,
  });
  expect(await house.call('getPurchaseOrders', {}, own)).toMatchObject({ status: 403 });
});
