import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';

let house: LoadHouse;
let load: LoadRecord;
const hour = 3_600_000;

interface Standing {
  readonly stopId: string;
  readonly minutes: number;
  readonly freeMinutes: number;
  readonly decided: { decision: string; sell: number; buy: number; isOutdated: boolean; reason: string } | null;
}
const standing = () => house.ask<Standing[]>('getLoadStandingTimes', { id: load.id }, house.planner);
const decide = (payload: object) => house.change('putLoadStandingTime', load.id, payload);

/** On the road, and gone again from its first stop: it came at the start of the window, and stood for 4 hours 5 minutes. */
beforeAll(async () => {
  house = await openLoadHouse();
  const now = house.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * hour).toISOString();
  const { stops } = await house.book();
  load = await house.bookTo(house.supplierId, {
    stops: stops.map(({ type, stopLocationId }, place) => ({
      type,
      stopLocationId,
      windowStart: at(place * 10 - 5),
      windowEnd: at(place * 10 - 3),
    })),
  });
  await house.change('assignLoad', load.id, {
    vehicleId: await house.vehicle('STAND1GP'),
    driverId: await house.driver('STAND1'),
  });
  await house.change('dispatchLoad', load.id);
  const told = { loadId: load.id, stopId: load.stops[0]!.id };
  for (const [kind, hours] of [
    ['arrived', -5.5],
    ['departed', -5 + 4 + 5 / 60],
  ] as const)
    await house.ask('postLoadEvent', { ...told, kind, occurredAt: at(hours) }, house.planner);
  load = await house.read(load.id);
});
afterAll(() => house.close());

test('approved, it is a charge of each side, and raises what the load comes to', async () => {
  expect(await standing()).toMatchObject([{ freeMinutes: 120, minutes: 135, decided: null }]);
  const [stop] = await standing();
  const answer = await decide({ stopId: stop!.stopId, decision: 'approved', sellPerHour: 650, buyPerHour: 400 });
  expect(answer).toMatchObject({ response: 'ok' });
  const after = await house.read(load.id);
  expect(after).toMatchObject({ sell: 11_462.5, buy: 8_900 });
  expect(after.charges.filter(({ source }) => source === 'standing')).toMatchObject([
    { side: 'sell', quantity: 2.25, unit: 'hour', price: 650, net: 1_462.5 },
    { side: 'buy', quantity: 2.25, price: 400, net: 900 },
  ]);
  // Decided again: replaced, not added.
  await decide({ stopId: stop!.stopId, decision: 'approved', sellPerHour: 600 });
  expect(await house.read(load.id)).toMatchObject({ sell: 11_350, buy: 8_000 });
});

test('waived, it says why and costs nothing', async () => {
  const [stop] = await standing();
  const silent = await decide({ stopId: stop!.stopId, decision: 'waived' });
  expect(silent).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
  expect(await decide({ stopId: stop!.stopId, decision: 'waived', reason: 'Our gate was closed.' })).toMatchObject({
    response: 'ok',
  });
  expect(await house.read(load.id)).toMatchObject({ sell: 10_000, buy: 8_000 });
  expect(await standing()).toMatchObject([
    { decided: { decision: 'waived', reason: 'Our gate was closed.', sell: 0 } },
  ]);
});

test('a departure that is corrected shows that the decision is of other times', async () => {
  const { rows } = await house.ask<{ rows: { id: string; kind: string }[] }>(
    'getLoadEvents',
    { loadId: load.id, kind: ['departed'] },
    house.planner,
  );
  await house.ask(
    'putLoadEvent',
    { eventId: rows[0]!.id, occurredAt: new Date(house.clock.now().getTime() - 2 * hour).toISOString() },
    house.planner,
  );
  expect(await standing()).toMatchObject([{ minutes: 60, decided: { isOutdated: true } }]);
});

test('nobody decides on time that is free, and what a supplier gets is within one’s amount', async () => {
  const [stop] = await standing();
  const small = await buildStaff(house.app, partition, everyLoadRight, { limits: { load: 100 } });
  expect(
    await house.change(
      'putLoadStandingTime',
      load.id,
      { stopId: stop!.stopId, decision: 'approved', buyPerHour: 400 },
      small,
    ),
  ).toMatchObject({ code: 'aboveLimit' });
  expect(await decide({ stopId: load.stops[1]!.id, decision: 'approved', sellPerHour: 1 })).toMatchObject({
    code: 'standingNone',
  });
});
