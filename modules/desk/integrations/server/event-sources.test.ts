import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { openTripHouse, type Phone, type TripHouse } from '#modules/work/trips/server/testing/trip-house.ts';
import { tokenOperations } from './operations.ts';

let house: TripHouse;
let accessToken: string;
beforeAll(async () => {
  house = await openTripHouse({ implementations: [tokenOperations], rights: ['postAccessToken'] });
  const made = await house.ask<{ token: string }>(
    'postAccessToken',
    { name: 'Tracking units', authorisations: ['tripDirector.postLoadEvent'] },
    house.planner,
  );
  accessToken = made.token;
});
afterAll(() => house.close());

interface Said {
  readonly kind: string;
  readonly stopId: string;
  readonly occurredAt: string;
}
/** What happened to a load until it was delivered, in minutes before now; the delivery is over an hour late. */
const storyOf = (load: LoadRecord): Said[] =>
  load.stops.flatMap(({ id: stopId }, place) =>
    ['arrived', 'workStarted', 'workEnded', 'departed'].map((kind, step) => ({
      kind,
      stopId,
      occurredAt: house.minutes(-200 + place * 100 + step * 15),
    })),
  );

type Teller = (load: LoadRecord, phone: Phone, told: readonly Said[]) => Promise<void>;
const ok = (answer: { readonly response: string }) => expect(answer).toMatchObject({ response: 'ok' });
const desk: Teller = async ({ id }, _, told) => {
  for (const event of told) ok(await house.call('postLoadEvent', { loadId: id, ...event }, house.planner));
};
const driver: Teller = async (_, phone, told) => {
  for (const event of told) ok(await house.tell(phone, [event]));
};
const driverAtOnce: Teller = async (_, phone, told) => ok(await house.tell(phone, told));
const system = (load: LoadRecord, event: object) =>
  house.call(
    'postLoadEvent',
    { loadId: load.id, sourceDevice: 'unit-1', ...event },
    { accessToken, partition: 'alpha' },
  );
const tracker: Teller = async (load, _, told) => {
  for (const [place, event] of told.entries())
    ok(await system(load, { ...event, source: 'telematics', sourceEventId: `${place}` }));
};

const seen = async (load: LoadRecord) => {
  const { status, stops } = await house.read(load.id);
  return {
    status,
    stops: stops.map((stop) => [
      stop.status,
      stop.arrivedAt,
      stop.workStartedAt,
      stop.workEndedAt,
      stop.departedAt,
      stop.minutesLate,
    ]),
  };
};

test.each([
  ['the desk in order', desk, (told: Said[]) => told],
  ['a phone one by one', driver, (told: Said[]) => told],
  ['a phone in reverse', driver, (told: Said[]) => told.toReversed()],
  ['a phone hours later, all at once', driverAtOnce, (told: Said[]) => told.toReversed()],
  ['another system in order', tracker, (told: Said[]) => told],
  ['another system in reverse', tracker, (told: Said[]) => told.toReversed()],
  ['another system without order', tracker, (told: Said[]) => [3, 0, 6, 1, 7, 5, 2, 4].map((at) => told[at]!)],
] as const)('the stops of a load are the same when %s tells them', async (_, tell, ordered) => {
  const { load, phone } = await house.drive();
  const told = storyOf(load);
  await tell(load, phone, ordered(told));
  const timesOf = (place: number) => told.slice(place * 4, place * 4 + 4).map(({ occurredAt }) => occurredAt);
  expect(await seen(load)).toEqual({
    status: 'DELIVERED',
    stops: [0, 1].map((place) => ['DEPARTED', ...timesOf(place), 0]),
  });
});

test('every source speaks under its own name, and what the second one adds stands beside it', async () => {
  const { load, phone } = await house.drive();
  const stopId = load.stops[0]!.id;
  const arrival = (minutes: number) => ({ kind: 'arrived', stopId, occurredAt: house.minutes(minutes) });
  ok(await system(load, { ...arrival(-50), source: 'telematics', sourceEventId: 'one' }));
  ok(await house.tell(phone, [{ ...arrival(-40), odometer: 120_000 }]));
  expect(await system(load, { ...arrival(-60), sourceEventId: 'two', odometer: 5 })).toMatchObject({
    result: { flags: ['outOfOrder'] },
  });
  const { rows } = await house.ask<{ rows: { source: string; data: Record<string, unknown> }[] }>(
    'getLoadEvents',
    { loadId: load.id, kind: ['arrived'], descending: false },
    house.planner,
  );
  expect(rows.map(({ source }) => source).toSorted()).toEqual(['driver', 'integration', 'telematics']);
  // What does not count changes nothing of the stop, whoever told it.
  expect((await house.read(load.id)).stops[0]).toMatchObject({ arrivedAt: house.minutes(-50), odometer: null });
  // People are who they are.
  expect(
    await house.call('postLoadEvent', { loadId: load.id, ...arrival(-1), source: 'telematics' }, house.planner),
  ).toMatchObject({ response: 'error', fields: { source: expect.any(String) } });
});
