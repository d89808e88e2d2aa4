import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { type Cartrack, cartrackUser, startCartrack } from '#platform/server/testing/telematics/cartrack.ts';
import { type Mix, mixUser, startMix } from '#platform/server/testing/telematics/mix.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { vehicleOperations } from '#modules/parties/vehicles/server/index.ts';
import { type TelematicsAccount, telematicsService } from '../contract.ts';
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

describe('events', () => {
  const kept = async (accountId: string) => {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select event_id, kind, description, vehicle_id, at, ended_at, speed_kmh::float8 as speed, value::float8 as value, value_unit as unit
        from telematics_event where account_id = ${accountId} order by at, event_id`.execute(db());
    return rows;
  };

  test('of Cartrack are the rows whose words say so, and each row is a point besides', async () => {
    const { id } = await account();
    const { id: vehicleId } = await vehicle('EV11NZGP');
    cartrack.vehicles.push({ vehicle_id: 77, registration: 'EV11NZGP', vehicle_name: '' });
    await read(id);
    await confirm(id, '77', vehicleId);
    cartrack.events.push(
      event('2026-11-24 11:55:00+02', { event_description: 'Speeding', speed: 97 }),
      event('2026-11-24 11:56:00+02', { event_description: 'Harsh braking' }),
      event('2026-11-24 11:57:00+02', { event_description: 'Temperature normal' }),
      // A door tells without a fix too.
      event('2026-11-24 11:58:00+02', {
        event_description: 'Cargo door opened',
        latitude: null,
        longitude: null,
        speed: 0,
      }),
      event('2031-01-01 00:00:00+02', { event_description: 'Fuel level drop' }),
    );
    minutes(2);
    await read(id);
    expect(await kept(id)).toMatchObject([
      { kind: 'speeding', speed: 97, vehicle_id: vehicleId, description: 'Speeding' },
      { kind: 'harshDriving' },
      { kind: 'doorOpen' },
    ]);
    expect(await positions(id)).toHaveLength(3);
    minutes(2);
    await read(id);
    expect(await kept(id)).toHaveLength(3);
  });

  test('of MiX Integrate are read since a token of their own and named by its library; what ends later is the same event', async () => {
    const { id } = await mixAccount();
    mix.assets.push('{"AssetId":1709358234985169000,"RegistrationNumber":"HB17RRGP","Description":"Nkosi"}');
    mix.library.push(
      '{"EventTypeId":-4095869923231234901,"Description":"Over speeding","DisplayUnits":"km/h"}',
      '{"EventTypeId":-4095869923231234902,"Description":"Trailer temperature high","DisplayUnits":"°C"}',
      '{"EventTypeId":-4095869923231234903,"Description":"Ignition on","DisplayUnits":""}',
    );
    const told = (place: number, type: number, more: string) =>
      `{"EventId":17093582349851700${place},"AssetId":1709358234985169000,"EventTypeId":-409586992323123490${type},` +
      `"EventCategory":"Detail","StartDateTime":"2026-11-24T09:4${place}:00Z",${more}"TotalOccurances":1}`;
    mix.events.push(
      told(1, 1, '"EndDateTime":"2026-11-24T09:41:20Z","Value":93.5,"ValueType":"Maximum","ValueUnits":"km/h",'),
      told(2, 2, '"Value":-9.5,"ValueUnits":"°C","StartPosition":{"Latitude":-26.2,"Longitude":28.1},'),
      told(3, 3, ''),
    );
    expect(await read(id)).toMatchObject({ problem: '', eventsProblem: '' });
    expect(await kept(id)).toMatchObject([
      { event_id: '170935823498517001', kind: 'speeding', speed: 93.5, description: 'Over speeding' },
      { kind: 'temperature', value: -9.5, unit: '°C', ended_at: null },
    ]);
    minutes(1);
    mix.events.push(told(2, 2, '"EndDateTime":"2026-11-24T09:59:00Z","Value":-8.1,"ValueUnits":"°C",'));
    await read(id);
    expect(await kept(id)).toMatchObject([{}, { value: -8.1, ended_at: new Date('2026-11-24T09:59:00Z') }]);
  });

  test('that cannot be read leave positions as they are', async () => {
    const { id } = await mixAccount();
    mix.library.push('{"EventTypeId":1}');
    mix.events.push('{"EventId":"nothing else"}');
    expect(await read(id)).toMatchObject({ problem: '', eventsProblem: 'unreadable' });
  });

  test('of a file are in its column', async () => {
    const { id } = await fileAccount();
    const content = `unit,time,latitude,longitude,speed,event\nU1,2026-11-24 11:50:00,-26.2,28.05,88,Overspeed\nU1,2026-11-24 11:51:00,-26.2,28.06,80,`;
    await house.ask('postTelematicsFile', { accountId: id, content }, staff);
    await house.ask('postTelematicsFile', { accountId: id, content }, staff);
    expect(await kept(id)).toMatchObject([{ kind: 'speeding', speed: 88 }]);
  });

  test('are thrown away after four hundred days', async () => {
    const { id } = await account();
    cartrack.events.push(event('2026-11-24 11:55:00+02', { event_description: 'Speeding' }));
    await read(id);
    const forget = () => forgetPositions(house.app).work({} as never, { number: 1, isLastAttempt: true });
    house.clock.set('2027-12-28T09:00:00Z');
    await forget();
    expect(await kept(id)).toHaveLength(1);
    house.clock.set('2027-12-30T09:00:00Z');
    await forget();
    expect(await kept(id)).toEqual([]);
  });
});
