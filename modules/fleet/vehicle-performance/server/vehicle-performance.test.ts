import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '#platform/dates.ts';
import { type LogHouse, openLogHouse, partition } from '#modules/fleet/fleet-log/server/testing/log-house.ts';
import { writeTripLine } from '#modules/fleet/fleet-log/server/index.ts';
import type { PerformanceFigures, PerformanceLine, PerformanceRow } from '../contract.ts';
import { vehiclePerformanceOperations } from './operations.ts';

interface Report {
  readonly rows: readonly PerformanceRow[];
  readonly fleet: PerformanceFigures;
  readonly method: { readonly edition: string; readonly scope: string };
}

let house: LogHouse;
beforeAll(async () => {
  house = await openLogHouse([vehiclePerformanceOperations], ['getVehiclePerformance', 'getVehiclePerformanceLines']);
});
afterAll(() => house.close());

const period = () => ({ from: `${house.month}-01`, to: addDays(addMonths(`${house.month}-01`, 1), -1) });
const report = (query: object = {}) =>
  house.ask<Report>('getVehiclePerformance', { ...period(), ...query }, house.clerk);
const fill = (vehicleId: string, day: number, litres: number, odometerKm: number | null) =>
  house.add(vehicleId, {
    kind: 'fuel',
    endedAt: house.at(day, '15:00'),
    litres,
    unitPrice: 20,
    isFull: true,
    odometerKm,
  });

test('figures of a month follow from its lines, and each opens them', async () => {
  const truck = await house.truck();
  const other = await house.truck();
  await house.trip(truck, 1, [10_000, 10_100]);
  expect(await fill(truck, 1, 400, 10_100)).toMatchObject({ response: 'ok' });
  const load = await house.delivered(truck, 3, { odometers: [10_100, 10_600] });
  const db = house.app.database.writer(partition);
  await sql`update load set sell_net = 2500000, mass_kg = 30000 where id = ${load}`.execute(db);
  await sql`update stop set window_start = arrived_at, window_end = arrived_at + interval '1 hour', minutes_late = case sequence when 1 then 0 else 40 end where load_id = ${load}`.execute(
    db,
  );
  await house.within((context) => writeTripLine(context, load));
  await fill(truck, 4, 150, null);
  await house.trip(truck, 5, [10_600, 11_100]);
  await fill(truck, 5, 180, 11_100);
  await house.add(truck, { kind: 'toll', endedAt: house.at(5, '10:00'), amount: 500 });
  const { rows, fleet, method } = await report();
  expect(method).toMatchObject({ edition: 'DEFRA 2025', scope: 'wellToWheel' });
  const row = rows.find(({ vehicleId }) => vehicleId === truck)!;
  expect(row).toMatchObject({
    loggedKm: 1100,
    loadedKm: 500,
    emptyKm: 600,
    emptyPercent: 54.5,
    trips: 1,
    tons: 30,
    litres: 730,
    litresPer100Km: 33,
    litresComplete: 45,
    fuelCost: 14_600,
    tollCost: 500,
    cost: 15_100,
    revenue: 25_000,
    margin: 9900,
    costPerKm: 13.73,
    marginPerKm: 9,
    timedStops: 2,
    onTimeStops: 1,
    onTimePercent: 50,
    daysUsed: 3,
    kmComplete: 100,
    co2eKg: 2334.15,
  });
  expect(rows.find(({ vehicleId }) => vehicleId === other)).toMatchObject({
    km: 0,
    costPerKm: null,
    litresPer100Km: null,
  });
  expect(rows[0]!.vehicleId).toBe(truck);
  expect(fleet).toMatchObject({ loggedKm: 1100, litresPer100Km: 33, costPerKm: 13.73 });
  const lines = async (figure: string) =>
    (
      await house.ask<{ rows: PerformanceLine[] }>(
        'getVehiclePerformanceLines',
        { ...period(), vehicleId: truck, figure },
        house.clerk,
      )
    ).rows;
  const sum = (rowsOf: readonly PerformanceLine[], of: 'km' | 'litres' | 'amount') =>
    rowsOf.reduce((total, each) => total + (each[of] ?? 0), 0);
  expect(sum(await lines('km'), 'km')).toBe(row.loggedKm);
  expect(sum(await lines('fuel'), 'litres')).toBe(row.litres);
  expect(sum(await lines('fuel'), 'amount')).toBe(row.fuelCost);
  expect(sum(await lines('tolls'), 'amount')).toBe(row.tollCost);
  expect(sum(await lines('revenue'), 'amount')).toBe(row.revenue);
  expect((await lines('onTime')).map(({ isOnTime }) => isOnTime)).toEqual([false]);
  // A time that is mended later, here once the month is locked, counts at once.
  await house.ask('lockFleetLogMonth', { vehicleId: truck, month: house.month }, house.clerk);
  await sql`update stop set minutes_late = 0 where load_id = ${load}`.execute(db);
  expect((await report()).rows.find(({ vehicleId }) => vehicleId === truck)).toMatchObject({ onTimeStops: 2 });
});

test('kilometres that no line explains count, and lower what is complete', async () => {
  const truck = await house.truck();
  await house.trip(truck, 1, [20_000, 20_500]);
  await house.trip(truck, 3, [21_000, 21_500]);
  const [row] = (await report({ vehicleId: truck })).rows;
  expect(row).toMatchObject({ loggedKm: 1000, km: 1000, kmComplete: 100 });
  const db = house.app.database.writer(partition);
  await sql`insert into odometer_reading (partition, vehicle_id, at, km, source, created_by, updated_by)
    values (${partition}, ${truck}, ${house.at(1, '05:00')}, 20000, 'person', 'Test', 'Test')`.execute(db);
  expect((await report({ vehicleId: truck })).rows[0]).toMatchObject({ loggedKm: 1000, km: 1500, kmComplete: 67 });
});

test('costs count from the day on which a vehicle was bought, over the kilometres since (case 41)', async () => {
  const truck = await house.truck({ purchaseDate: `${house.month}-10` });
  await house.trip(truck, 10, [480_000, 481_500]);
  await house.trip(truck, 11, [481_500, 483_000]);
  await house.add(truck, { kind: 'toll', endedAt: house.at(11, '15:00'), amount: 30_000 });
  expect((await report({ vehicleId: truck })).rows[0]).toMatchObject({
    from: `${house.month}-10`,
    km: 3000,
    costPerKm: 10,
  });
});

test('a reversed slip counts nothing in costs, litres and emissions (case 39)', async () => {
  const truck = await house.truck();
  await house.trip(truck, 5, [30_000, 30_400]);
  await fill(truck, 5, 200, 30_400);
  await house.ask('lockFleetLogMonth', { vehicleId: truck, month: house.month }, house.clerk);
  const slip = (await house.log(truck)).lines.find(({ kind }) => kind === 'fuel')!;
  await house.ask(
    'reverseFleetLogLine',
    { id: slip.id, reason: 'Another truck.' },
    { ...house.clerk, lockId: slip.lockId },
  );
  expect((await report({ vehicleId: truck })).rows[0]).toMatchObject({ fuelCost: 0, litres: 0, co2eKg: 0, cost: 0 });
});

test('consumption follows from spans between full fills with readings, however short one is (cases 1, 2)', async () => {
  const truck = await house.truck();
  // Typed in another order than they were filled.
  await fill(truck, 6, 10, 10_920);
  await fill(truck, 1, 400, 10_000);
  await fill(truck, 5, 300, 10_900);
  const consumed = async () => (await report({ vehicleId: truck })).rows[0]!.litresPer100Km;
  expect(await consumed()).toBe(33.7);
  // What is not filled up closes no span.
  await house.add(truck, {
    kind: 'fuel',
    endedAt: house.at(7, '15:00'),
    litres: 50,
    unitPrice: 20,
    isFull: false,
    odometerKm: 10_980,
  });
  expect(await consumed()).toBe(33.7);
  await fill(truck, 8, 28, 11_000);
  expect(await consumed()).toBe(38.8);
});

test('what trackers noticed is counted by the days of the client, and opens its lines', async () => {
  const truck = await house.truck();
  await house.trip(truck, 1, [50_000, 51_000]);
  const db = house.app.database.writer(partition);
  const { rows } = await sql<{ id: string }>`
    insert into telematics_account (partition, company_id, provider, name, secret_sealed, time_zone, created_by, updated_by)
    values (${partition}, ${house.clerk.companyId}, 'csv', 'Files', 'x', 'Africa/Johannesburg', 'Test', 'Test') returning id`.execute(
    db,
  );
  await sql`insert into telematics_unit (partition, account_id, unit_id) values (${partition}, ${rows[0]!.id}, 'U1')`.execute(
    db,
  );
  let counter = 0;
  const noticed = (kind: string, at: string, speed: number | null = null) =>
    sql`insert into telematics_event (partition, account_id, event_id, unit_id, vehicle_id, kind, description, at, speed_kmh)
        values (${partition}, ${rows[0]!.id}, ${`e${++counter}`}, 'U1', ${truck}, ${kind}, ${`Words of ${kind}`}, ${at}, ${speed})`.execute(
      db,
    );
  // Half past ten in the evening in London is the first of the month in Johannesburg.
  await noticed('speeding', `${addDays(`${house.month}-01`, -1)}T22:30:00Z`, 97);
  await noticed('speeding', `${addDays(`${house.month}-01`, -1)}T21:30:00Z`, 120);
  await noticed('harshDriving', house.at(2, '08:00'));
  await noticed('fuelDrop', house.at(3, '02:00'));
  await noticed('doorOpen', house.at(3, '02:00'));
  const [row] = (await report({ vehicleId: truck })).rows;
  expect(row).toMatchObject({ speedings: 1, harshDrivings: 1, fuelDrops: 1, drivingPer100Km: 0.2 });
  const { rows: lines } = await house.ask<{ rows: PerformanceLine[] }>(
    'getVehiclePerformanceLines',
    { ...period(), vehicleId: truck, figure: 'driving' },
    house.clerk,
  );
  expect(lines).toMatchObject([
    { day: `${house.month}-01`, event: 'speeding', speedKmh: 97, label: 'Words of speeding' },
    { event: 'harshDriving' },
    { event: 'fuelDrop' },
  ]);
});

test('a period that ends before it begins, or is longer than a year, is refused', async () => {
  for (const to of ['2026-09-30', '2028-01-01'])
    expect((await house.call('getVehiclePerformance', { from: '2026-10-01', to }, house.clerk)).fields).toHaveProperty(
      'to',
    );
});
