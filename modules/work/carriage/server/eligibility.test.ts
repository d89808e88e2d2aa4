import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { weekdays } from '#modules/parties/locations/hours.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { eligibilityCodes } from '#modules/work/loads/findings.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { overridableCodes } from '../eligibility.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

interface Eligibility {
  readonly findings: readonly { code: string; details: Readonly<Record<string, string>>; path: string }[];
  readonly suppliers: readonly {
    supplierId: string;
    isEligible: boolean;
    findings: { code: string; isOverridden: boolean }[];
  }[];
}

test('every transporter is judged, and one that may not take the load is not awarded it', async () => {
  const { companyId } = house.planner;
  const uninsured = await buildSupplier(house.app, partition, {
    companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      gitCover: 100,
      gitFrom: '2020-01-01',
      gitTo: '2021-01-01',
      tenderLoadEmailAddress: 'a@b.example',
    },
    certificate: 'approved',
  });
  const { id } = await house.book();
  await house.change('submitLoad', id);
  const { suppliers } = await house.ask<Eligibility>('getLoadEligibility', { id }, house.planner);
  expect(suppliers.find(({ supplierId }) => supplierId === house.supplierId)).toMatchObject({ isEligible: true });
  expect(suppliers.find(({ supplierId }) => supplierId === uninsured)).toMatchObject({
    isEligible: false,
    findings: expect.arrayContaining([expect.objectContaining({ code: 'coverGap' })]),
  });
  expect(await house.change('awardLoad', id, { supplierId: uninsured })).toMatchObject({
    status: 422,
    code: 'notEligible',
    details: {
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'coverGap', level: 'E', subject: 'supplier' }),
      ]),
    },
  });
  expect(await house.read(id)).toMatchObject({ status: 'READY', supplierId: null });
});

test('papers that end on the way are never gone beyond', async () => {
  const load = await house.bookTo(house.supplierId);
  const vehicleId = await house.vehicle('ELIG1GP', house.supplierId, { licence_expiry: '2020-01-01' });
  const driverId = await house.driver('ELIG1');
  expect(await house.change('assignLoad', load.id, { vehicleId, driverId })).toMatchObject({
    status: 422,
    code: 'notEligible',
    details: { findings: [{ code: 'vehiclePaperEnds' }] },
  });
  const { lockId } = await house.read(load.id);
  const override = { id: load.id, supplierId: house.supplierId, code: 'vehiclePaperEnds', reason: 'x' };
  expect(await house.call('postLoadOverride', override, { ...house.planner, lockId })).toMatchObject({ status: 400 });
});

test('a refusal says which rules stand against it, in the language of the caller', async () => {
  const load = await house.bookTo(house.supplierId);
  const vehicleId = await house.vehicle('SAYS1GP', house.supplierId, { operator_card_expiry: '2020-01-01' });
  const trailer1Id = await house.vehicle('SAYS2GP', house.supplierId, {
    kind: 'semiTrailer',
    licence_expiry: '2020-02-01',
  });
  const driverId = await house.driver('SAYS1', house.supplierId, { prdp_goods: false });
  const refused = async (language: string) => {
    const payload = { id: load.id, vehicleId, trailer1Id, driverId };
    const { lockId } = await house.read(load.id);
    return (await house.call('assignLoad', payload, { ...house.planner, lockId, language })).result;
  };
  expect(await refused('en')).toBe(
    'This supplier, vehicle or driver may not take the load. ' +
      'A paper of the vehicle ends on 01 Jan 2020, before the vehicle is back: operator card. ' +
      'First trailer: A paper of the vehicle ends on 01 Feb 2020, before the vehicle is back: licence. ' +
      'The driver has no professional driving permit for goods.',
  );
  expect(await refused('pt')).toMatch(/^Este fornecedor.*Primeiro reboque: .*licença/);
});

test('what is not covered may be gone beyond up to one’s amount, with a reason that stays', async () => {
  const { id } = await house.book({ loadValue: 6_000_000 });
  await house.change('submitLoad', id);
  expect(await house.change('awardLoad', id, { supplierId: house.supplierId })).toMatchObject({ code: 'notEligible' });
  const override = { supplierId: house.supplierId, code: 'coverTooLow', reason: 'Escort travels along' };
  const { companyId } = house.planner;
  const clerk = await buildStaff(house.app, partition, everyLoadRight, { companyId, limits: { load: 999_999 } });
  expect(await house.change('postLoadOverride', id, override, clerk)).toMatchObject({ code: 'aboveLimit' });
  expect(await house.change('postLoadOverride', id, override)).toMatchObject({ response: 'ok' });
  expect(await house.change('awardLoad', id, { supplierId: house.supplierId })).toMatchObject({
    result: { status: 'BOOKED' },
  });
  const { rows } = await house.ask<{ rows: object[] }>(
    'getLoadEvents',
    { loadId: id, kind: ['overridden'] },
    house.planner,
  );
  expect(rows).toMatchObject([{ reasonCode: 'coverTooLow', note: 'Escort travels along' }]);
});

test('an exception needs its finding, and ends when more is at stake; the amount is asked anew', async () => {
  const { companyId } = house.planner;
  const clerk = await buildStaff(house.app, partition, everyLoadRight, { companyId, limits: { load: 1_000 } });
  const { id } = await house.book({ loadValue: 100_000 });
  await house.change('submitLoad', id);
  const override = { supplierId: house.supplierId, code: 'coverTooLow', reason: 'Escort travels along' };
  // The cover of five million reaches.
  expect(await house.change('postLoadOverride', id, override, clerk)).toMatchObject({
    status: 422,
    code: 'nothingToExcept',
  });
  await worth(id, 5_001_000);
  expect(await house.change('postLoadOverride', id, override, clerk)).toMatchObject({ response: 'ok' });
  await worth(id, 9_000_000);
  expect(await house.change('awardLoad', id, { supplierId: house.supplierId }, clerk)).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'coverTooLow' }] },
  });
  const { suppliers } = await house.ask<Eligibility>('getLoadEligibility', { id }, house.planner);
  expect(suppliers.find(({ supplierId }) => supplierId === house.supplierId)).toMatchObject({
    isEligible: false,
    findings: expect.arrayContaining([expect.objectContaining({ code: 'coverTooLow', isOverridden: false })]),
  });
  expect(await house.change('postLoadOverride', id, override, clerk)).toMatchObject({ code: 'aboveLimit' });
  await worth(id, 5_001_000);
  expect(await house.change('awardLoad', id, { supplierId: house.supplierId }, clerk)).toMatchObject({
    result: { status: 'BOOKED' },
  });
});

/** Writes another value of the goods, as the form does. */
async function worth(id: string, loadValue: number): Promise<void> {
  const { orderTypeId, equipmentTypeId, commodityTypeId } = house.references;
  const { lockId } = await house.read(id);
  const input = { id, orderTypeId, equipmentTypeId, commodityTypeId, customerId: house.customerId, loadValue };
  const answer = await house.call('putLoad', input, { ...house.planner, lockId });
  if (answer.response !== 'ok') throw new Error(JSON.stringify(answer));
}

test('diesel to a place that takes none, too heavy and closed, in two hours: each is said with where it is mended', async () => {
  const db = house.app.database.writer(partition);
  const commodity = await sql<{ id: string }>`
    insert into commodity_type (partition, code, name, description, category, hs_code, dangerous_goods, un_number, danger_class,
        packing_group, high_risk, excluded_by_default, handling_notes, created_by, updated_by)
      values (${partition}, 'DIESEL', 'Diesel', '', 'fuel', '', true, '1202', '3', 'III', false, false, '', 'test', 'test')
      returning id`.execute(db);
  const depot = house.references.deliveryId;
  await sql`update location set dangerous_goods_allowed = false, max_mass_kg = 1000,
      operating_hours = ${JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, '07:00-17:00'])))} where id = ${depot}`.execute(
    db,
  );
  const day = addDays(todayIn('Africa/Johannesburg', new Date()), 3);
  const at = (clock: string) => instantAt(`${day}T${clock}`, 'Africa/Johannesburg').toISOString();
  const detail = {
    commodityTypeId: commodity.rows[0]!.id,
    massKg: 9000,
    distanceKm: 1400,
    stops: [
      { type: 'pickup', stopLocationId: house.references.pickupId, windowStart: at('03:00'), windowEnd: at('03:30') },
      { type: 'delivery', stopLocationId: depot, windowStart: at('05:00'), windowEnd: at('05:00') },
    ],
  };
  const booked = await house.book(detail);
  // What is dangerous by its commodity is so on its papers, and needs somebody to ask.
  expect(booked).toMatchObject({ unNumber: '1202', dangerClass: '3', packingGroup: 'III' });
  expect(await house.change('submitLoad', booked.id)).toMatchObject({
    code: 'loadIncomplete',
    fields: { emergencyPhone: expect.any(String) },
  });
  const { findings } = await house.ask<Eligibility>('getLoadEligibility', { id: booked.id }, house.planner);
  const said = Object.fromEntries(findings.map(({ code, details, path }) => [code, { ...details, path }]));
  const path = `/loadCreate/${booked.id}`;
  const [placeOf, place] = [`/captureLocation/${depot}`, 'Durban store'];
  expect(said).toMatchObject({
    placeNoDangerousGoods: { place, path: placeOf },
    placeMassLimit: { place, mass: '9000', limit: '1000', path: placeOf },
    placeHours: { place, date: day, time: '05:00', hours: '07:00–17:00', path },
    tripTooShort: { distance: '1400', planned: '2', path },
  });
  // The same while it is typed.
  const draft = {
    customerId: house.customerId,
    commodityTypeId: detail.commodityTypeId,
    massKg: 9000,
    distanceKm: 1400,
  };
  const typed = await house.ask<Eligibility>(
    'getLoadEligibility',
    { draft: { ...draft, stops: detail.stops } },
    house.planner,
  );
  expect(typed.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(Object.keys(said)));
  const { submit } = await house.ask<{ submit: { field: string }[] }>('getLoadReadiness', { draft }, house.planner);
  expect(submit).toContainEqual(expect.objectContaining({ field: 'emergencyPhone', code: 'required' }));
  await sql`update location set max_mass_kg = null, operating_hours = '{}' where id = ${depot}`.execute(db);
});

test('a driver without nine hours of rest between two loads is warned of, and a policy knows its vehicles', async () => {
  const db = house.app.database.writer(partition);
  const [first, second] = [await house.bookTo(house.supplierId), await house.bookTo(house.supplierId, later(12))];
  const [vehicleId, driverId] = [await house.vehicle('REST1GP'), await house.driver('REST1')];
  expect(await house.change('assignLoad', first.id, { vehicleId, driverId })).toMatchObject({ response: 'ok' });
  const asked = { id: second.id, vehicleId, driverId, supplierId: house.supplierId };
  const ask = async () => (await house.ask<Eligibility>('getLoadEligibility', asked, house.planner)).findings;
  expect(await ask()).toContainEqual(
    expect.objectContaining({ code: 'restTooShort', details: { hours: '2', loadNumber: first.loadNumber } }),
  );
  await sql`update git_certificate set listed_vehicles = array['OTHERGP'] where supplier_id = ${house.supplierId}`.execute(
    db,
  );
  const other = { vehicleId: await house.vehicle('REST2GP'), driverId: await house.driver('REST2') };
  expect(await house.change('assignLoad', second.id, other)).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'vehicleNotListed', path: `/carrierApproval/${house.supplierId}` }] },
  });
  await sql`update git_certificate set listed_vehicles = array['REST2GP'] where supplier_id = ${house.supplierId}`.execute(
    db,
  );
  expect(await house.change('assignLoad', second.id, other)).toMatchObject({ response: 'ok' });
  await sql`update git_certificate set listed_vehicles = '{}' where supplier_id = ${house.supplierId}`.execute(db);
});

/** The stops of an ordinary load, so many hours later. */
function later(hours: number): object {
  const at = (hour: number) => new Date(Date.now() + (hour + hours) * 3_600_000).toISOString();
  const { pickupId, deliveryId } = house.references;
  return {
    stops: [
      { type: 'pickup', stopLocationId: pickupId, windowStart: at(4), windowEnd: at(6) },
      { type: 'delivery', stopLocationId: deliveryId, windowStart: at(12), windowEnd: at(14) },
    ],
  };
}

test('an exception may be asked for a driver who is not named yet', async () => {
  const load = await house.bookTo(house.supplierId);
  const db = house.app.database.writer(partition);
  const needs = (code: string) =>
    sql`update equipment_type set required_licence_code = ${code} where id = ${house.references.equipmentTypeId}`.execute(
      db,
    );
  await needs('EC');
  const [vehicleId, driverId] = [
    await house.vehicle('EXCEPT1GP'),
    await house.driver('EXCEPT1', house.supplierId, { licence_code: 'C1' }),
  ];
  const override = { supplierId: house.supplierId, code: 'licenceCodeTooLow', reason: 'Inside the yard only' };
  expect(await house.change('postLoadOverride', load.id, override)).toMatchObject({ code: 'nothingToExcept' });
  expect(await house.change('postLoadOverride', load.id, { ...override, driverId })).toMatchObject({ response: 'ok' });
  expect(await house.change('assignLoad', load.id, { vehicleId, driverId })).toMatchObject({
    result: { status: 'ASSIGNED' },
  });
  await needs('');
});

test('at dispatch it is asked again', async () => {
  const load = await house.bookTo(house.supplierId);
  const vehicleId = await house.vehicle('ELIG2GP');
  await house.change('assignLoad', load.id, { vehicleId, driverId: await house.driver('ELIG2') });
  await sql`update vehicle set availability = 'inWorkshop' where id = ${vehicleId}`.execute(
    house.app.database.writer(partition),
  );
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'vehicleUnavailable' }] },
  });
});

test('a vehicle and a driver who should be back and are not are taken until they are free', async () => {
  const db = house.app.database.writer(partition);
  const first = await house.bookTo(house.supplierId);
  const takes = { vehicleId: await house.vehicle('OUT1GP'), driverId: await house.driver('OUT1') };
  await house.change('assignLoad', first.id, takes);
  await house.change('dispatchLoad', first.id);
  const due = house.clock.now().getTime() - 94 * 60_000;
  await sql`update resource_use set during = tstzrange(${new Date(due - 3_600_000)}, ${new Date(due)})
             where load_id = ${first.id}`.execute(db);
  const second = await house.bookTo(house.supplierId);
  const begins = (minutes: number) =>
    sql`update load set load_at = ${new Date(house.clock.now().getTime() + minutes * 60_000)} where id = ${second.id}`.execute(
      db,
    );
  await begins(30);
  expect(await house.change('assignLoad', second.id, takes)).toMatchObject({
    code: 'notEligible',
    details: {
      findings: [
        { code: 'vehicleStillOut', details: { loadNumber: first.loadNumber } },
        { code: 'driverStillOut', details: { loadNumber: first.loadNumber } },
      ],
    },
  });
  const override = { supplierId: house.supplierId, reason: 'It is at the gate', ...takes };
  for (const code of ['vehicleStillOut', 'driverStillOut'])
    expect(await house.change('postLoadOverride', second.id, { ...override, code })).toMatchObject({ response: 'ok' });
  expect(await house.change('assignLoad', second.id, takes)).toMatchObject({ result: { status: 'ASSIGNED' } });
  // Nothing stands against a trip that begins later, unless the newest estimate is later still.
  const third = await house.bookTo(house.supplierId);
  await sql`update stop set eta = ${new Date(house.clock.now().getTime() + 3_000 * 60_000)} where id = ${first.stops[1]!.id}`.execute(
    db,
  );
  await sql`update load set load_at = ${new Date(house.clock.now().getTime() + 2_950 * 60_000)} where id = ${third.id}`.execute(
    db,
  );
  expect(await house.change('assignLoad', third.id, takes)).toMatchObject({ code: 'notEligible' });
  await sql`update stop set eta = null where id = ${first.stops[1]!.id}`.execute(db);
  expect(await house.change('assignLoad', third.id, takes)).not.toMatchObject({ code: 'notEligible' });
});

test('beyond where the policy holds one goes with a reason and within an amount; what it leaves out, never', async () => {
  const db = house.app.database.writer(partition);
  const supplierId = await buildSupplier(house.app, partition, {
    companyId: house.planner.companyId,
    status: 'approved',
    detail: {
      isTrasporter: true,
      gitCover: 5_000_000,
      gitFrom: '2020-01-01',
      gitTo: '2090-01-01',
      tenderLoadEmailAddress: 'a@b.example',
    },
    certificate: 'approved',
  });
  const says = (columns: { territory: string[]; excluded: string[] }) =>
    sql`update git_certificate set territory = ${columns.territory}, excluded_commodity_type_ids = ${columns.excluded}::uuid[]
      where supplier_id = ${supplierId}`.execute(db);
  await says({ territory: ['Namibia'], excluded: [] });
  const { id } = await house.book({ loadValue: 1_000_000 });
  await house.change('submitLoad', id);
  expect(await house.change('awardLoad', id, { supplierId })).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'territoryOutside', details: { countries: 'South Africa' } }] },
  });
  const { companyId } = house.planner;
  const clerk = await buildStaff(house.app, partition, everyLoadRight, { companyId, limits: { load: 999_999 } });
  const override = { supplierId, code: 'territoryOutside', reason: 'Endorsement arrives today' };
  expect(await house.change('postLoadOverride', id, override, clerk)).toMatchObject({ code: 'aboveLimit' });
  expect(await house.change('postLoadOverride', id, { ...override, reason: '' })).toMatchObject({ status: 400 });
  expect(await house.change('postLoadOverride', id, override)).toMatchObject({ response: 'ok' });
  // The goods of the load, and those of a line of it.
  await says({ territory: [], excluded: [house.references.commodityTypeId] });
  expect(await house.change('awardLoad', id, { supplierId })).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'goodsExcluded', details: { commodity: 'General goods' } }] },
  });
  await says({ territory: ['Namibia'], excluded: [] });
  expect(await house.change('awardLoad', id, { supplierId })).toMatchObject({ result: { status: 'BOOKED' } });
});

test.each(eligibilityCodes.filter((code) => !(overridableCodes as readonly string[]).includes(code)))(
  'nobody goes beyond %s',
  async (code) => {
    const { id } = await house.book();
    const override = { supplierId: house.supplierId, code, reason: 'It is only this once' };
    expect(await house.change('postLoadOverride', id, override)).toMatchObject({ status: 400 });
    expect((await house.read(id)).lockId).toBe('1');
  },
);
