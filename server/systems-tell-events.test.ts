import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOperations } from '#modules/desk/integrations/server/operations.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';

let house: LoadHouse;
let accessToken: string;
beforeAll(async () => {
  house = await openLoadHouse(undefined, { implementations: [tokenOperations], rights: ['postAccessToken'] });
  const made = await house.ask<{ token: string }>(
    'postAccessToken',
    {
      name: 'Tracking system',
      authorisations: ['postLoadEvent', 'getLoadEvents', 'getLoad'].map((right) => `tripDirector.${right}`),
    },
    house.planner,
  );
  accessToken = made.token;
});
afterAll(() => house.close());

const minutes = (ahead: number) => new Date(house.clock.now().getTime() + ahead * 60_000).toISOString();

/** A load that is on its way to its first stop, and what another system tells of it. */
async function sent() {
  const { id, loadNumber, stops } = await house.bookTo(house.supplierId);
  await house.change('assignLoad', id, {
    vehicleId: await house.vehicle(`S${loadNumber}`, house.supplierId),
    driverId: await house.driver(`S${loadNumber}`, house.supplierId),
  });
  expect(await house.change('dispatchLoad', id)).toMatchObject({ status: 200 });
  const [pickup, delivery] = stops.map((stop) => stop.id);
  const tell = (kind: string, stopId: string, at: number) =>
    house.call('postLoadEvent', { loadId: id, stopId, kind, occurredAt: minutes(at) }, { accessToken, partition });
  return { id, pickup: pickup!, delivery: delivery!, tell };
}

test('a system tells under its own name, in any order and late, and delivers the load when all is done', async () => {
  const { id, pickup, delivery, tell } = await sent();
  // The last stop first; hours late, and without a reason.
  for (const [kind, stopId, at] of [
    ['departed', delivery, -10],
    ['arrived', delivery, -40],
    ['arrived', pickup, -260],
  ] as const)
    expect(await tell(kind, stopId, at)).toMatchObject({ status: 200 });
  expect(await house.read(id)).toMatchObject({ status: 'DISPATCHED' });
  expect(await tell('departed', pickup, -200)).toMatchObject({
    status: 200,
    result: { load: { status: 'DELIVERED' } },
  });
  expect(await house.read(id)).toMatchObject({
    status: 'DELIVERED',
    stops: [
      { arrivedAt: minutes(-260), departedAt: minutes(-200) },
      { arrivedAt: minutes(-40), departedAt: minutes(-10) },
    ],
  });
  const { rows } = await house.ask<{ rows: { source: string; kind: string; stopId: string | null }[] }>(
    'getLoadEvents',
    { loadId: id },
    house.planner,
  );
  const ofStops = rows.filter(({ kind }) => kind === 'arrived' || kind === 'departed');
  expect(ofStops.map(({ source }) => source)).toEqual(['integration', 'integration', 'integration', 'integration']);
});

test('what was told first stands until it is corrected, and what a system noticed by mistake is void', async () => {
  const { id, pickup, tell } = await sent();
  const arrivedAt = async () => (await house.read(id)).stops[0]!.arrivedAt;
  const first = await tell('arrived', pickup, -60);
  expect(first).toMatchObject({ result: { flags: [] } });
  expect(await tell('arrived', pickup, -30)).toMatchObject({ result: { flags: ['repeated'] } });
  expect(await tell('arrived', pickup, -90)).toMatchObject({ result: { flags: ['outOfOrder'] } });
  expect(await arrivedAt()).toBe(minutes(-60));
  const { eventId } = first.result as { eventId: string };
  expect(
    await house.call('deleteLoadEvent', { eventId, reason: 'The gate of the neighbour' }, house.planner),
  ).toMatchObject({ status: 200 });
  expect(await arrivedAt()).toBeNull();
});
