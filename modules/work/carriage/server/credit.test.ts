import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import {
  allProviders,
  type LoadHouse,
  openLoadHouse,
  partition,
} from '#modules/work/loads/server/testing/load-house.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';

/** Other modules' share of what a customer owes; set by each test. */
let owed = 0n;
let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse([
    ...allProviders,
    {
      part: 'openInvoices',
      sums: ({ customerIds }) =>
        sql`select unnest(${customerIds}::uuid[]) as customer_id, ${String(owed)}::bigint as amount`,
    },
  ]);
});
afterAll(() => house.close());

async function customer(limit: number): Promise<string> {
  const { companyId } = house.planner;
  const id = await buildCustomer(house.app, partition, { companyId, status: 'approve', credit: { limit } });
  await sql`update customer set standing = 'ACTIVE' where id = ${id}`.execute(house.app.database.writer(partition));
  return id;
}
const load = (customerId: string, price: number) =>
  house.book({ customerId, charges: [{ side: 'sell', description: 'Linehaul', quantity: 1, price }] });
const submit = async (id: string) =>
  (await house.change('submitLoad', id)).result as { holds: string[]; status: string };

test('limit 500 000, exposure 488 250: 10 200 leaves 20.00, 10 220 lacks 3.00 and is held', async () => {
  owed = 48_825_000n;
  const customerId = await customer(500_000);
  const dear = await load(customerId, 10_220);
  expect(await submit(dear.id)).toMatchObject({ status: 'READY', holds: ['CREDIT'] });
  expect((await house.read(dear.id)).holdRecords).toMatchObject([{ type: 'CREDIT', excess: 3, source: 'rule' }]);
  // A load that is held does not count against the next.
  const fits = await load(customerId, 10_200);
  expect(await submit(fits.id)).toMatchObject({ holds: [] });
  const answer = await house.change('awardLoad', dear.id, { supplierId: null });
  expect(answer).toMatchObject({ status: 422, code: 'creditHold', details: { excess: '3.00' } });
  owed = 0n;
});

test('of two loads that fit only alone one is held, also when both are submitted at once', async () => {
  const customerId = await customer(20_000);
  const both = await Promise.all([load(customerId, 10_000), load(customerId, 10_000)]);
  const answers = await Promise.all(both.map(({ id }) => submit(id)));
  expect(answers.map(({ holds }) => holds.length).toSorted()).toEqual([0, 1]);
});

test('a dearer price is asked for credit again', async () => {
  const customerId = await customer(20_000);
  const { id } = await load(customerId, 10_000);
  expect(await submit(id)).toMatchObject({ holds: [] });
  const { lockId } = await house.read(id);
  const input = {
    id,
    orderTypeId: house.references.orderTypeId,
    equipmentTypeId: house.references.equipmentTypeId,
    commodityTypeId: house.references.commodityTypeId,
    customerId,
    massKg: 9_000,
    charges: [{ side: 'sell', description: 'Linehaul', quantity: 1, price: 18_000 }],
  };
  const answer = await house.call('putLoad', input, { ...house.planner, lockId });
  expect(answer).toMatchObject({ response: 'ok', result: { holds: ['CREDIT'] } });
});

test('at dispatch it is asked once more: what does not fit is held and stays where it is', async () => {
  const customerId = await customer(20_000);
  const { id } = await load(customerId, 10_000);
  await submit(id);
  await house.change('awardLoad', id, { supplierId: null });
  await house.change('assignLoad', id, {
    vehicleId: await house.vehicle('CRED1GP', null),
    driverId: await house.driver('CRED1', null),
  });
  owed = 2_000_000n;
  expect(await house.change('dispatchLoad', id)).toMatchObject({
    response: 'ok',
    result: { status: 'ASSIGNED', holds: ['CREDIT'] },
  });
  expect(await house.change('dispatchLoad', id)).toMatchObject({ status: 422, code: 'creditHold' });
  owed = 0n;
});

test('a credit hold is released by a second person, within their limit', async () => {
  owed = 10_000_000n;
  const customerId = await customer(20_000);
  const { id } = await load(customerId, 10_000);
  await submit(id);
  const [hold] = (await house.read(id)).holdRecords;
  const payload = { holdId: hold!.id, reason: 'Paid today' };
  expect(await house.change('releaseLoadHold', id, payload)).toMatchObject({ status: 403, code: 'ownWork' });
  const { companyId } = house.planner;
  const clerk = await buildStaff(house.app, partition, everyLoadRight, { companyId, limits: { load: 500 } });
  expect(await house.change('releaseLoadHold', id, payload, clerk)).toMatchObject({ code: 'aboveLimit' });
  const manager = await buildStaff(house.app, partition, everyLoadRight, { companyId });
  expect(await house.change('releaseLoadHold', id, payload, manager)).toMatchObject({
    response: 'ok',
    result: { holds: [] },
  });
  owed = 0n;
});

/** Writes another price for the customer, as the form does. */
async function priced(id: string, customerId: string, price: number) {
  const { lockId } = await house.read(id);
  const { orderTypeId, equipmentTypeId, commodityTypeId } = house.references;
  const charges = [{ side: 'sell', description: 'Linehaul', quantity: 1, price }];
  const input = { id, orderTypeId, equipmentTypeId, commodityTypeId, customerId, massKg: 9_000, charges };
  return house.call('putLoad', input, { ...house.planner, lockId });
}

test('the excess of a credit hold follows the load, and a release is asked for the excess of the moment', async () => {
  owed = 10_000_000n;
  const customerId = await customer(100_000);
  const { id } = await load(customerId, 10_000);
  await submit(id);
  const [hold] = (await house.read(id)).holdRecords;
  expect(hold).toMatchObject({ type: 'CREDIT', excess: 11_500 });
  expect(await priced(id, customerId, 30_000)).toMatchObject({ result: { holds: ['CREDIT'] } });
  expect((await house.read(id)).holdRecords).toMatchObject([{ excess: 34_500 }]);
  // The customer owes more meanwhile, which no hold is told of.
  owed = 10_000_001n;
  const { companyId } = house.planner;
  const limited = (limit: number) =>
    buildStaff(house.app, partition, everyLoadRight, { companyId, limits: { load: limit } });
  const payload = { holdId: hold!.id, reason: 'Paid today' };
  expect(await house.change('releaseLoadHold', id, payload, await limited(34_500))).toMatchObject({
    code: 'aboveLimit',
  });
  expect(await house.change('releaseLoadHold', id, payload, await limited(34_500.01))).toMatchObject({
    response: 'ok',
    result: { holds: [] },
  });
  expect((await house.read(id)).holdRecords).toMatchObject([{ excess: 34_500.01 }]);
  owed = 0n;
});

test('a release covers the excess that it was asked for: the load is dispatched, and a dearer one is held again', async () => {
  owed = 10_000_000n;
  const customerId = await customer(100_000);
  const { id } = await load(customerId, 10_000);
  await submit(id);
  const manager = await buildStaff(house.app, partition, everyLoadRight, { companyId: house.planner.companyId });
  const release = async () => {
    const hold = (await house.read(id)).holdRecords.at(-1);
    return house.change('releaseLoadHold', id, { holdId: hold!.id, reason: 'Agreed' }, manager);
  };
  expect(await release()).toMatchObject({ result: { holds: [] } });
  expect(await priced(id, customerId, 10_000.01)).toMatchObject({ result: { holds: ['CREDIT'] } });
  expect(await release()).toMatchObject({ result: { holds: [] } });
  await house.change('awardLoad', id, { supplierId: null });
  await house.change('assignLoad', id, {
    vehicleId: await house.vehicle('CRED2GP', null),
    driverId: await house.driver('CRED2', null),
  });
  const db = house.app.database.writer(partition);
  const credit = (status: string) =>
    sql`update customer set credit_status = ${status} where id = ${customerId}`.execute(db);
  // Nobody released it for a customer whose credit is on hold.
  await credit('HOLD');
  expect(await house.change('dispatchLoad', id)).toMatchObject({ result: { status: 'ASSIGNED', holds: ['CREDIT'] } });
  expect(await release()).toMatchObject({ result: { holds: [] } });
  await credit('GOOD');
  expect(await house.change('dispatchLoad', id)).toMatchObject({ result: { status: 'DISPATCHED', holds: [] } });
  owed = 0n;
});

test('a load that is cheaper now, or of another customer, is held no longer', async () => {
  const [poor, rich] = [await customer(20_000), await customer(500_000)];
  const { id } = await load(poor, 20_000);
  expect(await submit(id)).toMatchObject({ holds: ['CREDIT'] });
  expect(await priced(id, poor, 10_000)).toMatchObject({ result: { holds: [] } });
  expect(await priced(id, poor, 20_000)).toMatchObject({ result: { holds: ['CREDIT'] } });
  expect(await priced(id, rich, 20_000)).toMatchObject({ result: { holds: [] } });
  // And back again at the same price: the other customer's credit is asked.
  expect(await priced(id, poor, 20_000)).toMatchObject({ result: { holds: ['CREDIT'] } });
});

test('the credit position of a customer counts its open loads with VAT', async () => {
  const customerId = await customer(100_000);
  const { id } = await load(customerId, 10_000);
  await submit(id);
  const staff = await buildStaff(house.app, partition, ['getShipperCreditPosition'], {
    companyId: house.planner.companyId,
  });
  expect(await house.ask('getShipperCreditPosition', { customerId }, staff)).toMatchObject({
    parts: [{ part: 'openLoads', amount: 11_500 }],
    available: 88_500,
  });
});
