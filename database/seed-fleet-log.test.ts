import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LogHouse, openLogHouse, partition } from '#modules/fleet/fleet-log/server/testing/log-house.ts';
import { seedFleetLog } from './seed-fleet-log.ts';

let house: LogHouse;
beforeAll(async () => {
  house = await openLogHouse();
});
afterAll(() => house.close());

test('the trucks of the demonstration have books of last month that agree but for one hole, put in once', async () => {
  const trucks = [
    await house.truck({ odometer: 412_870.5, fuelCardNo: '7008 4410 0192' }),
    await house.truck({ odometer: 598_204, fuelCardNo: '7008 4410 0218' }),
  ];
  await house.delivered(trucks[0]!, 12, { distance: 560 });
  await seedFleetLog(house.app, partition);
  const count = async () =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from fleet_log_line where partition = ${partition}`.execute(
        house.app.database.writer(partition),
      )
    ).rows[0]!.count;
  const added = await count();
  await seedFleetLog(house.app, partition);
  expect(await count()).toBe(added);
  const [first, second] = [await house.log(trucks[0]!), await house.log(trucks[1]!)];
  for (const log of [first, second]) {
    expect(log.sums.km).toBeGreaterThan(1000);
    expect(log.sums.litres).toBeGreaterThan(100);
    expect(log.gaps).toEqual([]);
    expect(log.lines.flatMap(({ flags }) => flags)).toEqual([]);
  }
  expect(first.lines.some(({ purpose, kmSource }) => purpose === 'load' && kmSource === 'odometer')).toBe(true);
  const { rows } = await house.ask<{ rows: object[] }>('getFleetLogWaiting', {}, house.clerk);
  expect(rows).toHaveLength(2);
});
