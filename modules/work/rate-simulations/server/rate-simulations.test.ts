import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { buildRate } from '#modules/prices/rates/server/index.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { rateSimulationFailureTexts } from '../messages/failures/index.ts';
import { rateSimulationOperations } from './operations.ts';
import { rateSimulationJob } from './work.ts';

let house: LoadHouse;
const rights = ['postRateSimulation', 'getRateSimulation'];
const period = { from: '2020-01-01', to: '2020-03-01' };
const now = () => {
  const day = house.clock.now().toISOString().slice(0, 10);
  return { from: day, to: new Date(house.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10) };
};

beforeAll(async () => {
  house = await openLoadHouse(undefined, {
    implementations: [rateSimulationOperations],
    failureCatalogues: [rateSimulationFailureTexts],
    rights,
    jobKinds: (app: App) => [rateSimulationJob(app) as JobKind<never>],
  });
});
afterAll(() => house.close());

const rate = (fields: object) =>
  buildRate(house.app, partition, {
    customerId: house.customerId,
    method: 'perTon',
    rate: 385.5,
    validFrom: '2020-01-01',
    ...fields,
  } as never);

interface Simulation {
  readonly status: string;
  readonly done: number;
  readonly total: number;
  readonly loadsChanged: number;
  readonly loadsTyped: number;
  readonly loadsUnpriced: number;
  readonly parties: readonly object[];
}

/** The work is a job's: whoever asked may be gone meanwhile. */
async function simulated(payload: object): Promise<Simulation> {
  const { id } = await house.ask<{ id: string }>('postRateSimulation', { ...now(), ...payload }, house.planner);
  const read = () => house.ask<Simulation>('getRateSimulation', { id }, house.planner);
  await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe('DONE');
  return read();
}

test('a draft, and a percentage on many, over loads of the past: who pays how much more; nothing changes', async () => {
  await rate({ code: 'TON' });
  const ids = [];
  for (const massKg of [27_340, 10_000]) {
    const { id } = await house.bookTo(null, { charges: [], massKg });
    ids.push(id);
  }
  await house.bookTo(null, { charges: [{ side: 'sell', description: 'Agreed', price: 9_000 }] });
  const draft = await rate({ code: 'DEARER', rate: 400, priority: 90, status: 'DRAFT', validFrom: '2090-01-01' });
  expect(await simulated({ rateId: draft })).toMatchObject({
    done: 3,
    total: 3,
    loadsChanged: 2,
    loadsTyped: 1,
    loadsUnpriced: 0,
    // 37.34 t at 385.50, and at 400.
    parties: [{ side: 'sell', loads: 2, changed: 2, before: 14_394.57, after: 14_936, difference: 541.43 }],
  });
  expect(await simulated({ change: { side: 'sell', percent: 10 } })).toMatchObject({
    loadsChanged: 2,
    parties: [{ before: 14_394.57, after: 15_834.03 }],
  });
  expect(await simulated({ change: { side: 'sell', percent: 10 }, ...period })).toMatchObject({
    total: 0,
    parties: [],
  });
  expect((await house.read(ids[0]!)).sell).toBe(10_539.57);
});

test('a rate that would leave loads without a price is counted, and is in no sum', async () => {
  const tied = await rate({ code: 'TIED', rate: 1, status: 'DRAFT' });
  expect(await simulated({ rateId: tied })).toMatchObject({ loadsUnpriced: 2, loadsChanged: 0, parties: [] });
  await sql`delete from rate_simulation`.execute(house.app.database.writer(partition)).catch(() => undefined);
});

test('what cannot be simulated is refused on its field; who is limited to a supplier learns nothing', async () => {
  const call = (payload: object, by = house.planner) => house.call('postRateSimulation', payload, by);
  expect(await call({ ...now(), rateId: crypto.randomUUID() })).toMatchObject({ status: 404 });
  expect(await call({ from: '2026-03-02', to: '2026-03-01', change: { side: 'buy', percent: 5 } })).toMatchObject({
    fields: { to: expect.any(String) },
  });
  expect(await call({ from: '2026-01-01', to: '2026-12-31', change: { side: 'buy', percent: 5 } })).toMatchObject({
    fields: { to: 'Choose at most 93 days.' },
  });
  expect(await call({ ...now(), change: { side: 'buy', percent: 5 } })).toMatchObject({ code: 'nothingToSimulate' });
  expect(await call(now())).toMatchObject({ status: 400, fields: { change: expect.any(String) } });
  const bound = await buildStaff(house.app, partition, rights, {
    companyId: house.planner.companyId,
    supplierId: house.supplierId,
  });
  expect(await call({ ...now(), change: { side: 'sell', percent: 5 } }, bound)).toMatchObject({ status: 403 });
});
