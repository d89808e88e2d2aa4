import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#platform/operation.ts';
import { openLoadHouse, type LoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { seedLoadsLarge } from './seed-loads-large.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
  await seedLoadsLarge(house.app.database.writer('alpha'), {
    partition: 'alpha',
    companyId: house.planner.companyId,
    count: 400,
    open: 100,
  });
});
afterAll(() => house.close());

interface Row {
  readonly id: string;
  readonly status: string;
}

test('as many loads as were asked for, the newest of them open, each with its stops and events', async () => {
  const open = await house.ask<Page<Row>>('getLoads', { pageSize: 50 }, house.planner);
  expect(open.total).toBe(100);
  const closed = await house.ask<Page<Row>>('getLoads', { status: ['CLOSED'] }, house.planner);
  expect(closed.total).toBeGreaterThan(200);
  const load = await house.read(closed.rows[0]!.id);
  expect(load.stops.map(({ status }) => status)).toEqual(['DEPARTED', 'DEPARTED']);
  const events = await house.ask<Page<unknown>>('getLoadEvents', { loadId: load.id }, house.planner);
  expect(events.total).toBe(5);
});

test('a load of it goes on as any other', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = 'alpha' and status = 'READY' and hold_types = '{}' limit 1`.execute(
    house.app.database.writer('alpha'),
  );
  expect(await house.change('awardLoad', rows[0]!.id, { supplierId: null })).toMatchObject({
    result: { status: 'BOOKED' },
  });
});
