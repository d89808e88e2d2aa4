import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { settleBillingOfCompany, settleBillingOfCustomer, settleBillingOfParticulars } from './billing.ts';
import { openLoadHouse, partition, type LoadHouse } from '#modules/work/loads/server/testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);

test('loads are settled a few at a time, each few in a transaction of their own, from where the last one ended', async () => {
  const ids: string[] = [];
  for (let place = 0; place < 5; place++) ids.push((await house.bookTo(house.supplierId)).id);
  ids.sort();
  await sql`update load set status = 'DELIVERED', delivered_at = now(), pod_status = 'WAIVED', sell_net = 100,
    order_numbers = '[]', customer_billing = 'NOT_READY' where id = any (${ids}::uuid[])`.execute(db());
  const ready = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from load where id = any (${ids}::uuid[]) and customer_billing = 'READY' order by id`.execute(db());
    return rows.map(({ id }) => id);
  };
  const context = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  for (const [settling, facts] of [
    [settleBillingOfCompany([], 2), { companyId: house.planner.companyId }],
    [settleBillingOfCustomer([], 2), { customerId: house.customerId }],
    [settleBillingOfParticulars([], 2), { customerId: house.customerId }],
  ] as const) {
    await sql`update load set customer_billing = 'NOT_READY' where id = any (${ids}::uuid[])`.execute(db());
    const hear = (after?: string) => inPartition(context, partition, (inside) => settling.hear(inside, facts, after));
    expect(await hear()).toBe(ids[1]);
    expect(await ready()).toEqual(ids.slice(0, 2));
    // Heard once more, as after a kill between the commit and the end of the job.
    expect(await hear()).toBe(ids[1]);
    expect(await hear(ids[1])).toBe(ids[3]);
    expect(await hear(ids[3])).toBeUndefined();
    expect(await ready()).toEqual(ids);
  }
});
