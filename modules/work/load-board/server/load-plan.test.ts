import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLoadHouse, type LoadHouse } from '#modules/work/loads/server/testing/load-house.ts';

interface Plan {
  readonly vehicles: readonly { readonly id: string }[];
  readonly loads: readonly { readonly id: string }[];
  readonly unassigned: readonly { readonly id: string }[];
  readonly unassignedTotal: number;
}

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

describe('the day plan', () => {
  test('vehicles stand there with what they carry, and what waits beside them', async () => {
    const load = await house.bookTo(house.supplierId);
    const idle = await house.vehicle('IDLE1GP', null);
    const vehicleId = await house.vehicle('PLAN1GP');
    const driverId = await house.driver('PLAN1');
    const waiting = await house.bookTo(null);
    expect(await house.change('assignLoad', load.id, { vehicleId, driverId })).toMatchObject({ response: 'ok' });
    const now = house.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const plan = (from: number, until: number) =>
      house.ask<Plan>('getLoadPlan', { from: at(from), until: at(until) }, house.planner);
    const today = await plan(-12, 36);
    expect(today.vehicles.map(({ id }) => id)).toEqual(expect.arrayContaining([vehicleId, idle]));
    expect(today.loads.map(({ id }) => id)).toContain(load.id);
    expect(today.unassigned.map(({ id }) => id)).toContain(waiting.id);
    expect(today.unassignedTotal).toBeGreaterThanOrEqual(today.unassigned.length);
    const later = await plan(24 * 10, 24 * 12);
    expect(later.loads.map(({ id }) => id)).not.toContain(load.id);
    expect(later.vehicles.map(({ id }) => id)).not.toContain(vehicleId);
    const answer = await house.call('getLoadPlan', { from: at(0), until: at(24 * 9) }, house.planner);
    expect(answer).toMatchObject({ status: 400, fields: { until: {} } });
  });
});
