import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import {
  allProviders,
  type LoadHouse,
  openLoadHouse,
  partition,
} from '#modules/work/loads/server/testing/load-house.ts';
import { turnEligibilityDay } from './eligibility-night.ts';
import { reviewLoadsOfCredit, reviewLoadsOfSupplier } from './review-listeners.ts';
import { loadsCarriedBy, reviewLoads } from './review-loads.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const as = <T>(task: (context: Context) => Promise<T>) =>
  inPartition(systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }), partition, task);
const night = () =>
  turnEligibilityDay(house.app, allProviders, {
    partition,
    companyId: house.planner.companyId,
    today: todayIn('Africa/Johannesburg', house.clock.now()),
    hour: 0,
  });
const reviewed = (supplierId: string) =>
  as(async (context) => reviewLoads(context, await loadsCarriedBy(context, { supplierId })));
const events = async (loadId: string) =>
  (
    await house.ask<{ rows: { kind: string; reasonCode: string; source: string; data: object }[] }>(
      'getLoadEvents',
      { loadId, kind: ['held', 'released'] },
      house.planner,
    )
  ).rows;
const bells = async (id: string) => {
  const { rows } = await sql<{ event: string }>`
    select event from change_event where partition = ${partition} and record_id = ${id} and event in ('held', 'released')
     order by id`.execute(db());
  return rows.map(({ event }) => event);
};

function insured(to = '2090-01-01'): Promise<string> {
  return buildSupplier(house.app, partition, {
    companyId: house.planner.companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      gitCover: 5_000_000,
      gitFrom: '2020-01-01',
      gitTo: to,
      tenderLoadEmailAddress: 'loads@carrier.example',
    },
    certificate: 'approved',
  });
}

test('a night finds that a supplier is not approved any more, tells it once, and takes it back when it is mended', async () => {
  const supplierId = await insured();
  const { id } = await house.bookTo(supplierId);
  await night();
  expect(await house.read(id)).toMatchObject({ holds: [] });

  await sql`update supplier set status = 'pending' where id = ${supplierId}`.execute(db());
  await night();
  await night();
  expect(await house.read(id)).toMatchObject({
    holds: ['DOCUMENT'],
    holdRecords: [
      {
        type: 'DOCUMENT',
        source: 'rule',
        blocksDispatch: true,
        findings: [{ code: 'supplierNotApproved', subject: 'supplier', path: `/carrierApproval/${supplierId}` }],
      },
    ],
  });
  expect(await bells(id)).toEqual(['held']);

  await sql`update supplier set status = 'approved' where id = ${supplierId}`.execute(db());
  await night();
  expect(await house.read(id)).toMatchObject({ holds: [] });
  expect(await bells(id)).toEqual(['held', 'released']);
  expect(await events(id)).toMatchObject([
    { kind: 'released', reasonCode: 'mended', source: 'system' },
    { kind: 'held', reasonCode: 'DOCUMENT', data: { findings: [{ code: 'supplierNotApproved' }] } },
  ]);
});

test('a vehicle that is held for a paper is not dispatched, goes once it has another one, and the hold ends with it', async () => {
  const supplierId = await insured();
  const load = await house.bookTo(supplierId);
  const vehicleId = await house.vehicle('REVIEW1GP', supplierId);
  const driverId = await house.driver('REVIEW1', supplierId);
  await house.change('assignLoad', load.id, { vehicleId, driverId });
  await sql`update vehicle set roadworthy_expiry = '2020-01-01' where id = ${vehicleId}`.execute(db());
  await as(async (context) => reviewLoads(context, await loadsCarriedBy(context, { vehicleId })));
  expect(await house.read(load.id)).toMatchObject({ holds: ['DOCUMENT'] });
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'vehiclePaperEnds', details: { paper: 'roadworthyExpiry' } }] },
  });
  const other = await house.vehicle('REVIEW2GP', supplierId);
  expect(await house.change('assignLoad', load.id, { vehicleId: other, driverId })).toMatchObject({
    result: { holds: [] },
  });
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({ result: { status: 'DISPATCHED' } });
  // On its way nothing is stopped; what is the matter is said all the same.
  await sql`update driver set prdp_expiry = '2020-01-01' where id = ${driverId}`.execute(db());
  await as(async (context) => reviewLoads(context, await loadsCarriedBy(context, { driverId })));
  expect(await house.read(load.id)).toMatchObject({
    holds: ['DOCUMENT'],
    holdRecords: [{}, { blocksDispatch: false, findings: [{ code: 'driverPaperEnds', subject: 'driver' }] }],
  });
});

test('what is mended while the load waits lets it be dispatched without a night between', async () => {
  const supplierId = await insured();
  const load = await house.bookTo(supplierId);
  const vehicleId = await house.vehicle('REVIEW3GP', supplierId, { availability: 'available' });
  await house.change('assignLoad', load.id, { vehicleId, driverId: await house.driver('REVIEW3', supplierId) });
  await sql`update vehicle set availability = 'inWorkshop' where id = ${vehicleId}`.execute(db());
  await night();
  await sql`update vehicle set availability = 'available' where id = ${vehicleId}`.execute(db());
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({ result: { status: 'DISPATCHED', holds: [] } });
});

test('a hold that somebody released is not placed again for the same finding, but for another one', async () => {
  const supplierId = await insured();
  const { id } = await house.bookTo(supplierId);
  await sql`update supplier set status = 'pending' where id = ${supplierId}`.execute(db());
  await reviewed(supplierId);
  const [hold] = (await house.read(id)).holdRecords;
  await house.change('releaseLoadHold', id, { holdId: hold!.id, reason: 'Approval comes today' });
  await reviewed(supplierId);
  expect(await house.read(id)).toMatchObject({ holds: [] });
  await sql`update git_certificate set status = 'rejected' where supplier_id = ${supplierId}`.execute(db());
  await reviewed(supplierId);
  expect((await house.read(id)).holdRecords).toMatchObject([
    {},
    { findings: [{ code: 'supplierNotApproved' }, { code: 'coverGap' }], releasedAt: null },
  ]);
  // One of the two is mended: the hold stays for the other, and nobody is told again.
  const told = await events(id);
  await sql`update supplier set status = 'approved' where id = ${supplierId}`.execute(db());
  await reviewed(supplierId);
  expect((await house.read(id)).holdRecords[1]).toMatchObject({ findings: [{ code: 'coverGap' }], releasedAt: null });
  expect(await events(id)).toHaveLength(told.length);
});

test('other dates are judged when they are written', async () => {
  const supplierId = await insured();
  const load = await house.bookTo(supplierId);
  const now = house.clock.now().getTime();
  const lastDay = todayIn('Africa/Johannesburg', new Date(now + 5 * 86_400_000));
  await sql`update git_certificate set cover_to = ${lastDay} where supplier_id = ${supplierId}`.execute(db());
  const moved = async (days: number) => {
    const stored = await house.read(load.id);
    const at = (hours: number) => new Date(now + days * 86_400_000 + hours * 3_600_000).toISOString();
    const { references } = house;
    return house.change('putLoad', load.id, {
      orderTypeId: references.orderTypeId,
      equipmentTypeId: references.equipmentTypeId,
      commodityTypeId: references.commodityTypeId,
      customerId: house.customerId,
      massKg: 10_000,
      loadValue: 250_000,
      // As they were read: the prices of a load that is given to somebody are not typed over.
      charges: stored.charges,
      stops: stored.stops.map(({ id, type, stopLocationId }, place) => ({
        id,
        type,
        stopLocationId,
        windowStart: at(place * 4),
        windowEnd: at(place * 4 + 2),
      })),
    });
  };
  expect(await moved(5)).toMatchObject({ result: { holds: ['DOCUMENT'] } });
  expect(await moved(1)).toMatchObject({ result: { holds: [] } });
});

test('a trip that should be over goes on needing cover, and its past days none', async () => {
  const supplierId = await insured();
  const { id } = await house.bookTo(supplierId);
  const dayAt = (days: number) =>
    todayIn('Africa/Johannesburg', new Date(house.clock.now().getTime() + days * 86_400_000));
  await sql`update load set load_at = now() - interval '9 days', trip_until = now() - interval '5 days', status = 'IN_TRANSIT'
    where id = ${id}`.execute(db());
  // The certificate that covered the first days was superseded by this one.
  await sql`update git_certificate set cover_from = ${dayAt(-2)} where supplier_id = ${supplierId}`.execute(db());
  await reviewed(supplierId);
  expect(await house.read(id)).toMatchObject({ holds: [] });
  await sql`update git_certificate set cover_to = ${dayAt(-1)} where supplier_id = ${supplierId}`.execute(db());
  await reviewed(supplierId);
  expect((await house.read(id)).holdRecords).toMatchObject([{ findings: [{ code: 'coverGap' }] }]);
});

test('four reviews at once hold a load once', async () => {
  const supplierId = await insured();
  const { id } = await house.bookTo(supplierId);
  await sql`update supplier set status = 'pending' where id = ${supplierId}`.execute(db());
  await Promise.all(Array.from({ length: 4 }, () => reviewed(supplierId)));
  expect((await house.read(id)).holdRecords).toHaveLength(1);
  expect(await bells(id)).toEqual(['held']);
});

test('a night that fails for one load judges the others, and stays open', async () => {
  const supplierId = await insured();
  const { id } = await house.bookTo(supplierId);
  await sql`update supplier set status = 'pending' where id = ${supplierId}`.execute(db());
  const broken = [{ part: 'openLoads' as const, sums: () => sql`select customer_id, 1 / 0 as amount from load` }];
  const customerId = await credited(1000);
  await sql`update customer set credit_status = 'HOLD' where id = ${customerId}`.execute(db());
  const { companyId } = house.planner;
  const day = { partition, companyId, today: '2099-01-01', hour: 0 };
  await turnEligibilityDay(house.app, broken, day);
  expect(await house.read(id)).toMatchObject({ holds: ['DOCUMENT'] });
  const closed = () =>
    sql`select from daily_work where work = 'loadEligibility' and done_on = '2099-01-01'`.execute(db());
  expect((await closed()).rows).toHaveLength(0);
  await turnEligibilityDay(house.app, allProviders, day);
  expect((await closed()).rows).toHaveLength(1);
});

async function credited(limit: number): Promise<string> {
  const { companyId } = house.planner;
  const id = await buildCustomer(house.app, partition, { companyId, status: 'approve', credit: { limit } });
  await sql`update customer set standing = 'ACTIVE' where id = ${id}`.execute(db());
  return id;
}

test('loads wait for credit while it is on hold; what fits again is let go, the oldest hold first', async () => {
  const customerId = await credited(30_000);
  const submitted: string[] = [];
  for (const price of [8000, 9000, 10_000]) {
    const { id } = await house.book({ customerId, charges: [{ side: 'sell', description: 'x', quantity: 1, price }] });
    await house.change('submitLoad', id);
    submitted.push(id);
  }
  const [first, second, third] = submitted as [string, string, string];
  // 9 200 + 10 350 fit into 30 000; the third does not.
  expect(await house.read(third)).toMatchObject({ holds: ['CREDIT'] });
  await sql`update customer set credit_status = 'HOLD' where id = ${customerId}`.execute(db());
  await night();
  for (const id of submitted) expect(await house.read(id)).toMatchObject({ holds: ['CREDIT'] });
  await night();
  expect(await bells(first)).toEqual(['held']);

  // The third was held first: it goes before the others, and the last does not fit beside them.
  await sql`update customer set credit_status = 'GOOD' where id = ${customerId}`.execute(db());
  await night();
  const free = await Promise.all(submitted.map(async (id) => (await house.read(id)).holds.length === 0));
  expect(free.filter(Boolean)).toHaveLength(2);
  expect(free[2]).toBe(true);
  expect((await events(third))[0]).toMatchObject({ kind: 'released', reasonCode: 'creditFits' });
  const waits = [first, second].find((_, place) => !free[place])!;
  expect(await house.read(waits)).toMatchObject({ holds: ['CREDIT'] });
});

test("a supplier's loads are judged a few at a time, each few in a transaction of their own, from where the last ended", async () => {
  const supplierId = await insured();
  const ids: string[] = [];
  for (let place = 0; place < 5; place++) ids.push((await house.bookTo(supplierId)).id);
  ids.sort();
  await sql`update supplier set status = 'pending' where id = ${supplierId}`.execute(db());
  const review = reviewLoadsOfSupplier(2);
  const hear = (after?: string) => as((context) => review.hear(context, { supplierId }, after));
  expect(await hear()).toBe(ids[1]);
  expect(await heldOf(ids, 'DOCUMENT')).toEqual(ids.slice(0, 2));
  // Heard once more, as after a kill between the commit and the end of the job.
  expect(await hear()).toBe(ids[1]);
  expect(await hear(ids[1])).toBe(ids[3]);
  expect(await hear(ids[3])).toBeUndefined();
  expect(await heldOf(ids, 'DOCUMENT')).toEqual(ids);
});

async function heldOf(ids: readonly string[], type: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from load where id = any (${ids}::uuid[]) and ${type} = any (hold_types) order by id`.execute(db());
  return rows.map(({ id }) => id);
}

test("a customer's loads are held and let go a few at a time; where the credit turns in between, the other work begins", async () => {
  const customerId = await credited(1_000_000);
  const ids: string[] = [];
  for (let place = 0; place < 5; place++) {
    const { id } = await house.book({ customerId });
    await house.change('submitLoad', id);
    ids.push(id);
  }
  ids.sort();
  const review = reviewLoadsOfCredit(allProviders, 2);
  const hear = (after?: string) => as((context) => review.hear(context, { customerId }, after));
  const credit = (status: string) =>
    sql`update customer set credit_status = ${status} where id = ${customerId}`.execute(db());
  const held = () => heldOf(ids, 'CREDIT');
  await credit('HOLD');
  const first = await hear();
  expect(first).toBe(`hold ${ids[1]}`);
  expect(await held()).toEqual(ids.slice(0, 2));
  const second = await hear(first);
  expect(await held()).toHaveLength(4);
  await credit('GOOD');
  const third = await hear(second);
  expect(third).toMatch(/^release /);
  expect(await held()).toEqual(ids.slice(2, 4));
  const fourth = await hear(third);
  expect(await held()).toEqual([]);
  expect(fourth === undefined ? undefined : await hear(fourth)).toBeUndefined();
});
