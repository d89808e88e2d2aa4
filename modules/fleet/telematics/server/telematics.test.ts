import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { type Cartrack, cartrackUser, startCartrack } from '#platform/server/testing/telematics/cartrack.ts';
import { type Mix, mixUser, startMix } from '#platform/server/testing/telematics/mix.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { type TelematicsAccount, type TelematicsUnit, telematicsService, type VehicleTrips } from '../contract.ts';
import { telematicsFailureTexts } from '../messages/failures/index.ts';
import { telematicsOperations } from './operations.ts';
import { forgetPositions, readAccount } from './read-accounts.ts';

const partition = 'alpha';
let house: House;
let staff: Staff;
let cartrack: Cartrack;
let mix: Mix;
beforeAll(async () => {
  house = await openHouse({
    implementations: [telematicsOperations, vehicleOperations],
    failureCatalogues: [telematicsFailureTexts],
    isIdle: true,
  });
});
beforeEach(async () => {
  house.clock.set('2026-11-24T10:00:00Z');
  staff = await buildStaff(house.app, partition, [...Object.keys(telematicsService.operations), 'postVehicle']);
  [cartrack, mix] = [await startCartrack(), await startMix()];
  return () => Promise.all([cartrack.stop(), mix.stop()]);
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const account = (more: object = {}) =>
  house.ask<TelematicsAccount>(
    'postTelematicsAccount',
    {
      companyId: staff.companyId,
      provider: 'cartrack',
      name: `Account ${crypto.randomUUID()}`,
      baseUrl: cartrack.url,
      isActive: true,
      ...cartrackUser,
      ...more,
    },
    staff,
  );
const mixAccount = () => account({ provider: 'mix', baseUrl: mix.url, tokenUrl: mix.tokenUrl, ...mixUser });
const fileAccount = () => account({ provider: 'csv', baseUrl: '', userName: '', password: '' });
async function read(id: string): Promise<TelematicsAccount> {
  await readAccount(house.app, partition, id);
  const all = await house.ask<TelematicsAccount[]>('getTelematicsAccounts', {}, staff);
  return all.find((each) => each.id === id)!;
}
const minutes = (count: number) => house.clock.advance(count * 60_000);
const units = (accountId: string) => house.ask<TelematicsUnit[]>('getTelematicsUnits', { accountId }, staff);
async function positions(accountId: string) {
  const { rows } = await sql<{ fix_at: Date; event_id: string; odometer_km: string }>`
    select fix_at, event_id, odometer_km from vehicle_position where account_id = ${accountId} order by fix_at`.execute(
    db(),
  );
  return rows;
}
let counter = 0;
const event = (fix: string, more: object = {}) => ({
  event_id: `e${++counter}`,
  vehicle_id: 77,
  registration: 'JW83KTMP',
  event_description: 'Vehicle moving',
  latitude: -26.2,
  longitude: 28.05,
  speed: 62,
  bearing: 180,
  odometer: 96_181_760,
  ignition: true,
  event_ts: fix,
  received_ts: fix,
  ...more,
});
const vehicle = (registrationNumber: string) =>
  house.ask<{ id: string }>('postVehicle', { registrationNumber, kind: 'rigid', make: 'Isuzu' }, staff);
const confirm = (accountId: string, unitId: string, vehicleId: string | null) =>
  house.ask('confirmTelematicsUnit', { accountId, unitId, vehicleId }, staff);

describe('Cartrack', () => {
  test('is read page by page; metres are kilometres, ids are text', async () => {
    const { id } = await account();
    cartrack.events.push(
      ...Array.from({ length: 1200 }, (_, place) =>
        event(`2026-11-24 11:${String(10 + (place % 40)).padStart(2, '0')}:00+02`),
      ),
    );
    expect(await read(id)).toMatchObject({ problem: '', units: 1 });
    const kept = await positions(id);
    expect(kept).toHaveLength(1200);
    expect(Number(kept[0]!.odometer_km)).toBe(96_181.76);
    expect((await units(id))[0]).toMatchObject({ unitId: '77', registration: 'JW83KTMP', speedKmh: 62 });
    expect(cartrack.asked.filter((path) => path.includes('page=2'))).toHaveLength(1);
  });

  test('asks windows of a day, and reads on from where it was', async () => {
    const { id } = await account();
    await read(id);
    house.clock.set('2026-11-27T10:00:00Z');
    cartrack.events.push(event('2026-11-27 11:59:00+02'));
    expect(await read(id)).toMatchObject({ problem: '' });
    expect(await positions(id)).toHaveLength(1);
    const windows = cartrack.asked.filter((path) => path.startsWith('/rest/vehicles/events'));
    expect(windows.length).toBeGreaterThanOrEqual(4);
  });

  test('looks an hour back at each quarter of an hour, and five minutes otherwise', async () => {
    const { id } = await account();
    const begins = () =>
      cartrack.asked
        .filter((path) => path.startsWith('/rest/vehicles/events'))
        .map((path) => new URL(path, 'http://test').searchParams.get('start_timestamp')!.slice(11, 16));
    house.clock.set('2026-11-24T10:01:00Z');
    await read(id);
    minutes(1);
    await read(id);
    house.clock.set('2026-11-24T10:16:00Z');
    await read(id);
    expect(begins()).toEqual(['11:01', '11:56', '11:02']);
  });

  test('that is busy is asked again when it said, and a wrong password is said', async () => {
    const { id } = await account();
    cartrack.busy(1, 240);
    cartrack.events.push(event('2026-11-24 11:59:00+02'));
    expect(await read(id)).toMatchObject({ problem: 'busy' });
    minutes(3);
    await read(id);
    expect(await positions(id)).toEqual([]);
    minutes(1);
    expect(await read(id)).toMatchObject({ problem: '', problemSince: null });
    expect(await positions(id)).toHaveLength(1);
    const wrong = await account({ password: 'wrong' });
    expect(await read(wrong.id)).toMatchObject({ problem: 'notSignedIn' });
  });

  test('with a plate in the name proposes the vehicle, and a person confirms it', async () => {
    const { id: vehicleId } = await vehicle('KZ45NTGP');
    const { id } = await account();
    cartrack.vehicles.push({ vehicle_id: 91, registration: 'TEMP-2084956', vehicle_name: 'Karoo KZ 45 NT GP' });
    await read(id);
    expect(await units(id)).toMatchObject([
      {
        unitId: '91',
        registration: 'TEMP-2084956',
        vehicleId: null,
        proposedVehicleId: vehicleId,
        proposedVehicle: 'KZ45NTGP',
      },
    ]);
    await confirm(id, '91', vehicleId);
    expect(await units(id)).toMatchObject([{ vehicleId, vehicle: 'KZ45NTGP', proposedVehicleId: null }]);
    const refused = await house.call(
      'confirmTelematicsUnit',
      { accountId: id, unitId: '91', vehicleId: crypto.randomUUID() },
      staff,
    );
    expect(refused.status).toBe(400);
  });

  test('without offsets is read by the zone of the account, which the time of receipt proves', async () => {
    const { id, lockId } = await account({ timeZone: 'Africa/Nairobi' });
    cartrack.events.push(event('2026-11-24 11:58:00'));
    const tested = () => house.ask<{ zone: string }>('testTelematicsAccount', { id }, staff);
    expect(await tested()).toMatchObject({ problem: '', zone: 'wrong', points: 1 });
    const { name } = (await house.ask<TelematicsAccount[]>('getTelematicsAccounts', {}, staff)).find(
      (each) => each.id === id,
    )!;
    await house.ask(
      'putTelematicsAccount',
      {
        id,
        name,
        baseUrl: cartrack.url,
        userName: cartrackUser.userName,
        timeZone: 'Africa/Johannesburg',
        isActive: true,
      },
      { ...staff, lockId },
    );
    expect(await tested()).toMatchObject({ zone: 'proved' });
    expect(await read(id)).toMatchObject({ isZoneProved: true });
    expect((await positions(id)).map(({ fix_at }) => fix_at.toISOString())).toEqual(['2026-11-24T09:58:00.000Z']);
  });

  test('that another address is set for does not get the password along', async () => {
    const { id, lockId, name } = await account();
    const changed = { id, name, baseUrl: `${mix.url}/rest`, userName: cartrackUser.userName, isActive: true };
    expect((await house.call('putTelematicsAccount', changed, { ...staff, lockId })).status).toBe(400);
  });
});

describe('points', () => {
  test('of 2031 are set aside and counted, and the marker moves with the right ones', async () => {
    const { id } = await account();
    cartrack.events.push(
      event('2031-01-01 00:00:00+02', { latitude: -33.9, longitude: 18.4 }),
      event('2026-11-24 11:58:00+02'),
      event('2026-11-24 11:59:00+02', { latitude: -26.3 }),
    );
    await read(id);
    expect(await units(id)).toMatchObject([{ wrongClocks: 1, latitude: -26.3, fixAt: '2026-11-24T09:59:00.000Z' }]);
    expect(await positions(id)).toHaveLength(2);
  });

  test('that come late from before are put in order and do not take the marker back', async () => {
    const { id } = await account();
    cartrack.events.push(event('2026-11-24 11:59:00+02', { latitude: -26.5 }));
    await read(id);
    minutes(2);
    for (let place = 0; place < 40; place++)
      cartrack.events.push(event(`2026-11-24 11:${String(10 + place).padStart(2, '0')}:00+02`));
    await read(id);
    const kept = await positions(id);
    expect(kept).toHaveLength(41);
    expect(kept.at(-1)!.event_id).toBe(cartrack.events[0]!.event_id);
    expect(await units(id)).toMatchObject([{ latitude: -26.5, fixAt: '2026-11-24T09:59:00.000Z' }]);
  });

  test('at 0, 0 are none', async () => {
    const { id } = await account();
    cartrack.events.push(
      event('2026-11-24 11:57:00+02', { latitude: 0, longitude: 0 }),
      event('2026-11-24 11:58:00+02'),
    );
    await read(id);
    expect(await positions(id)).toHaveLength(1);
  });

  test('at 0, 0 before the first fix run no kilometres, make no trip and no visit (case 28)', async () => {
    const { id } = await account();
    const { id: vehicleId } = await vehicle('HC28NZGP');
    cartrack.vehicles.push({ vehicle_id: 77, registration: 'HC28NZGP', vehicle_name: '' });
    await read(id);
    await confirm(id, '77', vehicleId);
    cartrack.events.push(
      event('2026-11-24 11:50:00+02', { latitude: 0, longitude: 0, odometer: 0 }),
      event('2026-11-24 11:58:00+02', { odometer: 412_000_000 }),
    );
    minutes(2);
    await read(id);
    const { rows } = await sql<{ km: string; doubt: string }>`
      select km, doubt from odometer_reading where vehicle_id = ${vehicleId}`.execute(db());
    expect(rows).toEqual([{ km: '412000.0', doubt: '' }]);
    const track = await house.ask<{ latitude: number }[]>(
      'getVehicleTrack',
      { vehicleId, from: '2026-11-24T00:00:00Z', until: '2026-11-24T12:00:00Z' },
      staff,
    );
    expect(track.map(({ latitude }) => latitude)).toEqual([-26.2]);
    expect(await house.ask('getVehicleTrips', { vehicleId, from: '2026-11-23', until: '2026-11-24' }, staff)).toEqual({
      days: [],
      trips: [],
    });
    expect(await house.ask('getStopProposals', {}, staff)).toEqual([]);
  });

  test('are thrown away after ninety days', async () => {
    const { id } = await account();
    cartrack.events.push(event('2026-11-24 11:58:00+02'));
    await read(id);
    house.clock.set('2027-02-22T09:00:00Z');
    await forgetPositions(house.app).work({} as never, { number: 1, isLastAttempt: true });
    expect(await positions(id)).toHaveLength(1);
    house.clock.set('2027-02-23T09:00:00Z');
    await forgetPositions(house.app).work({} as never, { number: 1, isLastAttempt: true });
    expect(await positions(id)).toEqual([]);
  });
});

describe('MiX Integrate', () => {
  const position = (place: number) =>
    `{"PositionId":17093582349851690${String(place).padStart(2, '0')},"AssetId":1709358234985169000,"Timestamp":"2026-11-24T09:${50 + place}:00Z",` +
    `"Latitude":-26.2,"Longitude":28.0${place},"SpeedKilometresPerHour":70,"Heading":90,"OdometerKilometres":412000.5,"Source":"Gps"}`;

  test('is read since its token until there is no more; ids of 64 bits stay as they are', async () => {
    const { id } = await mixAccount();
    mix.assets.push('{"AssetId":1709358234985169000,"RegistrationNumber":"HB17RRGP","Description":"Nkosi"}');
    mix.positions.push(...[1, 2, 3, 4, 5].map(position));
    expect(await read(id)).toMatchObject({ problem: '', units: 1 });
    expect(await units(id)).toMatchObject([{ unitId: '1709358234985169000', registration: 'HB17RRGP' }]);
    expect((await positions(id)).map(({ event_id }) => event_id)).toContain('1709358234985169003');
    minutes(1);
    await read(id);
    expect(await positions(id)).toHaveLength(5);
    mix.positions.push(position(6));
    minutes(1);
    await read(id);
    expect(await positions(id)).toHaveLength(6);
  });

  test('answers nothing with 204, and an expired token is renewed', async () => {
    const { id } = await mixAccount();
    expect(await read(id)).toMatchObject({ problem: '' });
    mix.expire();
    mix.positions.push(position(1));
    minutes(1);
    expect(await read(id)).toMatchObject({ problem: '' });
    expect(await positions(id)).toHaveLength(1);
  });

  test('with a wrong secret says so', async () => {
    const { id } = await account({
      provider: 'mix',
      baseUrl: mix.url,
      tokenUrl: mix.tokenUrl,
      ...mixUser,
      clientSecret: 'x',
    });
    expect(await read(id)).toMatchObject({ problem: 'notSignedIn' });
  });
});

describe('trips', () => {
  const trips = (vehicleId: string, from: string, until: string) =>
    house.ask<VehicleTrips>('getVehicleTrips', { vehicleId, from, until }, staff);
  const night = {
    trip_id: 'T1',
    vehicle_id: 77,
    start_timestamp: '2026-11-23 23:40:00+02',
    end_timestamp: '2026-11-24 00:50:00+02',
    start_odometer: 1_000_000,
    end_odometer: 1_070_000,
    trip_distance: 70_000,
    start_location: 'Heidelberg',
    end_location: 'Villiers',
  };

  test('over midnight, in the answers of both days, are there once, and each day has its kilometres (case 33)', async () => {
    house.clock.set('2026-11-23T23:00:00Z');
    const { id } = await account();
    const { id: vehicleId } = await vehicle('JW83KTMP');
    cartrack.vehicles.push({ vehicle_id: 77, registration: 'JW83KTMP', vehicle_name: '' });
    await read(id);
    await confirm(id, '77', vehicleId);
    cartrack.trips.push(night, {
      ...night,
      trip_id: 'T2',
      start_timestamp: '2026-11-24 00:55:00+02',
      end_timestamp: null,
    });
    cartrack.events.push(
      event('2026-11-23 23:59:00+02', { odometer: 1_012_000 }),
      event('2026-11-24 00:01:00+02', { odometer: 1_016_000 }),
    );
    minutes(20);
    await read(id);
    // The next day answers it again, with an end that was mended meanwhile.
    cartrack.trips[0] = { ...night, end_odometer: 1_070_400 };
    house.clock.set('2026-11-24T20:00:00Z');
    await read(id);
    const both = await trips(vehicleId, '2026-11-23', '2026-11-24');
    expect(both.trips).toMatchObject([{ tripId: 'T1', km: 70.4, fromPlace: 'Heidelberg', startKm: 1000 }]);
    expect(both.days).toEqual([
      { day: '2026-11-23', trips: 1, km: 14 },
      { day: '2026-11-24', trips: 1, km: 56.4 },
    ]);
    expect((await trips(vehicleId, '2026-11-24', '2026-11-24')).days).toEqual(both.days.slice(1));
    expect(
      (await house.call('getVehicleTrips', { vehicleId, from: '2026-10-01', until: '2026-11-24' }, staff)).status,
    ).toBe(400);
  });

  test('of MiX are read since their own token, with ids of 64 bits', async () => {
    const { id } = await mixAccount();
    mix.assets.push('{"AssetId":1709358234985169000,"RegistrationNumber":"FM23PLGP","Description":"Volvo"}');
    mix.trips.push(
      ...[1, 2, 3].map(
        (each) =>
          `{"TripId":880000000000000${each}001,"AssetId":1709358234985169000,"TripStart":"2026112407000${each}","TripEnd":"2026112408000${each}","DistanceKilometers":61.5,"StartOdometerKilometers":5000.5,"EndOdometerKilometers":5062}`,
      ),
    );
    await read(id);
    const { rows } = await sql<{ trip_id: string; started_at: Date; distance_km: string }>`
      select trip_id, started_at, distance_km from telematics_trip where account_id = ${id} order by trip_id`.execute(
      db(),
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ trip_id: '8800000000000001001', distance_km: '61.50' });
    expect(rows[0]!.started_at.toISOString()).toBe('2026-11-24T07:00:01.000Z');
  });

  test('that an account does not give leave its positions as they are', async () => {
    const { id } = await account();
    cartrack.events.push(event('2026-11-24 11:59:00+02'));
    cartrack.refuseTrips();
    expect(await read(id)).toMatchObject({ problem: '', tripsProblem: 'notSignedIn' });
    expect(await positions(id)).toHaveLength(1);
  });
});

describe('a file', () => {
  const content = 'unit;time;latitude;longitude;speed\nA1;2026-11-24 11:30:00;-26.2;28.05;60\nA1;soon;-26.2;28.05;60\n';
  test('brings its points once, and says which lines it could not read', async () => {
    const { id } = await fileAccount();
    const take = () => house.ask('postTelematicsFile', { accountId: id, content }, staff);
    expect(await take()).toEqual({ points: 1, wrongClocks: 0, unread: [3] });
    expect(await take()).toEqual({ points: 0, wrongClocks: 0, unread: [3] });
  });

  test('without the needed columns, or for an account that is read by itself, is refused', async () => {
    const [files, read] = [await fileAccount(), await account()];
    const refused = [
      await house.call('postTelematicsFile', { accountId: files.id, content: 'a,b\n1,2\n' }, staff),
      await house.call('postTelematicsFile', { accountId: read.id, content }, staff),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
  });
});

describe('an odometer', () => {
  const readings = async (vehicleId: string) => {
    const { rows } = await sql<{ km: string; device_id: string }>`
      select km, device_id from odometer_reading where vehicle_id = ${vehicleId} and withdrawn_at is null and source = 'tracker' order by at`.execute(
      db(),
    );
    return rows.map(({ km }) => Number(km));
  };

  test('is told once a day and follows the counter, in kilometres', async () => {
    const { id: vehicleId } = await vehicle(`O${crypto.randomInt(100_000, 999_999)}GP`);
    const { id } = await account();
    cartrack.vehicles.push({ vehicle_id: 77, registration: 'X', vehicle_name: '' });
    await read(id);
    await confirm(id, '77', vehicleId);
    minutes(1);
    cartrack.events.push(event('2026-11-24 11:50:00+02', { odometer: 96_181_760 }));
    await read(id);
    expect(await readings(vehicleId)).toEqual([96_181.8]);
    minutes(10);
    cartrack.events.push(event('2026-11-24 12:05:00+02', { odometer: 96_190_000 }));
    await read(id);
    expect(await readings(vehicleId)).toEqual([96_181.8]);
    minutes(30);
    cartrack.events.push(event('2026-11-24 12:35:00+02', { odometer: 96_210_000 }));
    await read(id);
    expect(await readings(vehicleId)).toEqual([96_210]);
    house.clock.set('2026-11-25T10:00:00Z');
    cartrack.events.push(event('2026-11-25 11:30:00+02', { odometer: 96_500_000 }));
    await read(id);
    expect(await readings(vehicleId)).toEqual([96_210, 96_500]);
    // Another tracker counts from the beginning: nothing is kept, and the unit says why.
    minutes(10);
    cartrack.events.push(event('2026-11-25 12:05:00+02', { odometer: 18_000 }));
    house.clock.set('2026-11-26T10:00:00Z');
    cartrack.events.push(event('2026-11-26 11:30:00+02', { odometer: 40_000 }));
    await read(id);
    expect(await readings(vehicleId)).toEqual([96_210, 96_500]);
    expect(await units(id)).toMatchObject([{ odometerDoubt: 'readingBelow' }]);
  });
});

describe('the geofence of a stop', () => {
  async function onTheRoad() {
    const customerId = await buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve' });
    const loadId = await buildLoad(house.app, partition, { customerId, supplierId: null, status: 'DISPATCHED' });
    const { id: vehicleId } = await vehicle(`G${crypto.randomInt(100_000, 999_999)}GP`);
    await sql`update load set vehicle_id = ${vehicleId} where id = ${loadId}`.execute(db());
    await sql`update location set latitude = -26.2, longitude = 28.05, geofence_radius = 300
               where id = (select stop_location_id from stop where load_id = ${loadId} order by sequence limit 1)`.execute(
      db(),
    );
    await sql`update location set latitude = -29.8, longitude = 31.0, geofence_radius = 300
               where id = (select stop_location_id from stop where load_id = ${loadId} order by sequence desc limit 1)`.execute(
      db(),
    );
    const { id } = await account();
    cartrack.vehicles.push({ vehicle_id: 77, registration: 'X', vehicle_name: '' });
    await read(id);
    minutes(1);
    await confirm(id, '77', vehicleId);
    return { accountId: id, loadId };
  }
  const proposals = (loadId: string) =>
    house.ask<{ id: string; kind: string; at: string }[]>('getStopProposals', { loadId }, staff);

  test('proposes arrival and departure, each once, and writes no stop', async () => {
    const { accountId, loadId } = await onTheRoad();
    cartrack.events.push(
      event('2026-11-24 11:20:00+02', { longitude: 28.1 }),
      event('2026-11-24 11:30:00+02', { speed: 10 }),
      event('2026-11-24 11:31:00+02', { speed: 0 }),
      event('2026-11-24 11:50:00+02', { longitude: 28.1 }),
      event('2026-11-24 11:51:00+02', { longitude: 28.2 }),
    );
    await read(accountId);
    const found = await proposals(loadId);
    expect(found).toMatchObject([
      { kind: 'departed', at: '2026-11-24T09:50:00.000Z' },
      { kind: 'arrived', at: '2026-11-24T09:30:00.000Z' },
    ]);
    const { rows } = await sql<{
      arrived_at: Date | null;
    }>`select arrived_at from stop where load_id = ${loadId}`.execute(db());
    expect(rows.every(({ arrived_at }) => arrived_at === null)).toBe(true);
    // Points from before come late: nothing is proposed again.
    minutes(2);
    cartrack.events.push(
      event('2026-11-24 11:25:00+02', { longitude: 28.09 }),
      event('2026-11-24 11:49:00+02', { longitude: 28.08 }),
    );
    await read(accountId);
    expect(await proposals(loadId)).toHaveLength(2);
    await house.ask('dismissStopProposal', { id: found[0]!.id }, staff);
    expect(await proposals(loadId)).toHaveLength(1);
  });

  test('proposes nothing to a vehicle that passes by', async () => {
    const { accountId, loadId } = await onTheRoad();
    cartrack.events.push(
      event('2026-11-24 11:20:00+02', { longitude: 28.0 }),
      event('2026-11-24 11:28:00+02', { longitude: 28.1 }),
    );
    await read(accountId);
    expect(await proposals(loadId)).toEqual([]);
  });
});
