import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { inOrder, type InspectionHouse, openInspectionHouse } from './testing/inspection-house.ts';

let house: InspectionHouse;
let second: Staff;
beforeAll(async () => {
  house = await openInspectionHouse();
  second = await buildStaff(house.app, 'alpha', ['putVehicleDefect'], { companyId: house.planner.companyId });
});
afterAll(() => house.close());

const brakesFail = { code: 'brakes', result: 'fail', note: 'Air leaks at the left chamber' };
/** A load of the own fleet that this vehicle is to take. */
const assign = async (vehicleId: string, more: object = {}) => {
  const { id } = await house.bookTo(null);
  const driverId = await house.driver(`DRV${crypto.randomUUID().slice(0, 6).toUpperCase()}`, null);
  return house.change('assignLoad', id, { vehicleId, driverId, ...more });
};

describe('an inspection', () => {
  test('is opened with the standard list, answered as it goes, and ended once all is answered', async () => {
    const opened = await house.openFor(await house.truck());
    expect(opened).toMatchObject({
      eventNo: expect.stringMatching(/^INS-\d{6}$/),
      state: 'SCHEDULED',
      templateVersion: 1,
      askedCount: 12,
    });
    const [first, ...rest] = inOrder(opened.items);
    expect(await house.answer(opened.id, [first!])).toMatchObject({
      result: { state: 'IN_PROGRESS', answeredCount: 1 },
    });
    const end = async () => {
      const { lockId } = await house.record(opened.id);
      const told = { id: opened.id, odometer: 100_000, signedBy: 'Sipho Radebe' };
      return house.call('finishVehicleInspection', told, { ...house.planner, lockId });
    };
    expect(await end()).toMatchObject({ status: 400, fields: { items: expect.stringContaining('11') } });
    await house.answer(opened.id, rest);
    expect(await end()).toMatchObject({ result: { state: 'PASSED', odometer: 100_000, signedBy: 'Sipho Radebe' } });
    expect(await end()).toMatchObject({ code: 'notAllowedInState' });
  });

  test('takes a number past its limit as failed, whatever was pressed', async () => {
    const { id, vehicleId } = await house.openFor(await house.truck());
    await house.answer(id, [{ unitId: vehicleId, code: 'tread', result: 'pass', value: 1.4, hasProperty: true }]);
    expect((await house.record(id)).items.find(({ code }) => code === 'tread')).toMatchObject({ result: 'fail' });
  });

  test('asks the desk for photos of what failed, and for an odometer that can be', async () => {
    const truck = await house.truck();
    const done = await house.openFor(truck);
    expect(await house.finish(done.id)).toMatchObject({ result: { state: 'PASSED' } });
    const { id } = await house.openFor(truck);
    const refused = await house.finish(id, [{ code: 'windscreen', result: 'fail', note: 'Chip' }], {
      odometer: 99_999,
    });
    expect(refused).toMatchObject({
      status: 400,
      fields: { photos: expect.stringContaining('1'), odometer: expect.stringContaining('before that') },
    });
  });

  test('is refused an item that its list does not have, and no answer where one is always fitted', async () => {
    const { id, vehicleId } = await house.openFor(await house.truck());
    expect(
      await house.answer(id, [
        { unitId: vehicleId, code: 'sails', result: 'pass' },
        { unitId: vehicleId, code: 'brakes', result: 'na' },
        { unitId: vehicleId, code: 'tread', result: 'pass' },
      ]),
    ).toMatchObject({
      status: 400,
      fields: {
        'answers.0.code': expect.any(String),
        'answers.1.result': expect.any(String),
        'answers.2.value': expect.any(String),
      },
    });
  });

  test('is printed under its number', async () => {
    const { id, eventNo } = await house.openFor(await house.truck());
    const sheet = await house.ask<{ base64: string; fileName: string }>(
      'getVehicleInspectionSheet',
      { id },
      house.planner,
    );
    expect(sheet.fileName).toBe(`${eventNo}.pdf`);
    expect(Buffer.from(sheet.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('its list', () => {
  const own = { code: 'own-hooks', names: { en: 'Hooks', afr: '', pt: '', fr: '' }, on: 'vehicle', severity: 'minor' };
  const publish = async (items: readonly object[], lockId: string) =>
    house.call('putVehicleInspectionTemplate', { kind: 'weekly', items }, { ...house.planner, lockId });

  test('stays the one that it was opened with; the next one gets what was published since', async () => {
    const truck = await house.truck();
    expect(await publish([own], '1')).toMatchObject({ result: { version: 2 } });
    const before = await house.openFor(truck, { kind: 'weekly' });
    expect(await publish([own, { ...own, code: 'own-chains' }], '2')).toMatchObject({ result: { version: 3 } });
    expect(await publish([own], '2')).toMatchObject({ code: 'changedByOther' });
    expect(await house.finish(before.id)).toMatchObject({ result: { state: 'PASSED', templateVersion: 2 } });
    const after = await house.openFor(truck, { kind: 'weekly' });
    expect(after).toMatchObject({ templateVersion: 3, askedCount: 2 });
  });

  test('can be that of a class of vehicle, and no class has two', async () => {
    const given = { kind: 'handOverIn', vehicleKind: 'ldv', items: [own] };
    const post = () => house.call('postInspectionTemplate', given, house.planner);
    expect(await post()).toMatchObject({ result: { version: 2, vehicleKind: 'ldv' } });
    expect(await post()).toMatchObject({ code: 'templateExists' });
    const bakkie = await house.vehicle(`LDV${crypto.randomUUID().slice(0, 4).toUpperCase()}GP`, null, { kind: 'ldv' });
    expect(await house.openFor(bakkie, { kind: 'handOverIn' })).toMatchObject({ askedCount: 1 });
    expect(await house.openFor(await house.truck(), { kind: 'handOverIn' })).toMatchObject({ askedCount: 12 });
  });

  test('refuses limits that are not in order', async () => {
    const limits = { unit: 'mm', usual: { min: 3, warnBelow: 2 } };
    expect(
      await house.call('postInspectionTemplate', { kind: 'postTrip', items: [{ ...own, limits }] }, house.planner),
    ).toMatchObject({ status: 400, fields: { 'items.0.limits.usual.min': expect.any(String) } });
  });
});

test('an inspection counts for its day and its combination', async () => {
  const [truck, trailer, other] = [await house.truck(), await house.trailer(), await house.trailer()];
  const { id, eventNo } = await house.openFor(truck, { trailer1Id: trailer });
  expect(await house.finish(id)).toMatchObject({ result: { state: 'PASSED' } });
  const start = (more: object) =>
    house.ask<{ done: object | null }>('getVehicleInspectionStart', { vehicleId: truck, ...more }, house.planner);
  expect(await start({ trailer1Id: trailer })).toMatchObject({ done: { eventNo } });
  expect((await start({ trailer1Id: other })).done).toBeNull();
  expect((await start({})).done).toBeNull();
  await sql`update vehicle_inspection set finished_at = finished_at - interval '1 day' where id = ${id}`.execute(
    house.app.database.writer('alpha'),
  );
  expect((await start({ trailer1Id: trailer })).done).toBeNull();
});

describe('a critical defect', () => {
  test('takes the truck out of service when it is answered; nobody has to finish', async () => {
    const truck = await house.truck();
    const { id, vehicleId } = await house.openFor(truck);
    expect(await house.answer(id, [{ unitId: vehicleId, ...brakesFail }])).toMatchObject({
      result: { state: 'IN_PROGRESS', answeredCount: 1 },
    });
    expect(await house.availability(truck)).toBe('outOfService');
    expect(await house.defects(truck)).toMatchObject([{ severity: 'critical', state: 'OPEN', itemCode: 'brakes' }]);
    expect(await assign(truck)).toMatchObject({ details: { findings: [{ code: 'vehicleUnavailable' }] } });
  });

  test('that is found twice is one defect', async () => {
    const truck = await house.truck();
    for (const _ of [1, 2]) {
      const { id } = await house.openFor(truck);
      await house.answer(id, [{ unitId: truck, ...brakesFail }]);
    }
    expect(await house.defects(truck)).toMatchObject([{ timesFound: 2 }]);
  });

  test('belongs to its trailer: the truck goes with another one, and its driver is not asked about it', async () => {
    const [truck, broken, good] = [await house.truck(), await house.trailer(), await house.trailer()];
    const { id } = await house.openFor(truck, { trailer1Id: broken });
    await house.answer(id, [{ unitId: broken, ...brakesFail }]);
    expect(await house.availability(broken)).toBe('outOfService');
    expect(await house.availability(truck)).toBe('available');
    expect((await house.openFor(truck, { trailer1Id: good })).defects).toEqual([]);
    expect(await assign(truck, { trailer1Id: broken })).toMatchObject({
      details: { findings: [{ code: 'vehicleUnavailable' }] },
    });
    expect(await assign(truck, { trailer1Id: good })).toMatchObject({ response: 'ok' });
  });

  test('lets the unit go back to where it was once the last one is verified, by somebody else than who repaired it', async () => {
    const truck = await house.vehicle('CRIT2GP', null, { availability: 'reserved' });
    const { id } = await house.openFor(truck);
    await house.answer(id, [
      { unitId: truck, ...brakesFail },
      { unitId: truck, code: 'steering', result: 'fail', note: 'Play' },
    ]);
    const [one, other] = await house.defects(truck);
    for (const defect of [one!, other!]) {
      await house.put(defect.id, { event: 'acknowledge' });
      expect(await house.put(defect.id, { event: 'finishRepair', note: 'New part' })).toMatchObject({
        result: { state: 'REPAIRED', isOwnRepair: true },
      });
      expect(await house.put(defect.id, { event: 'verify' })).toMatchObject({ status: 403, code: 'ownRepair' });
    }
    expect(await house.put(one!.id, { event: 'verify' }, second)).toMatchObject({ result: { state: 'VERIFIED' } });
    expect(await house.availability(truck)).toBe('outOfService');
    expect(await house.put(other!.id, { event: 'verify' }, second)).toMatchObject({ result: { state: 'VERIFIED' } });
    expect(await house.availability(truck)).toBe('reserved');
  });

  test('is not deferred, and nobody makes the truck available before it', async () => {
    const truck = await house.truck();
    const { id } = await house.openFor(truck);
    await house.answer(id, [{ unitId: truck, ...brakesFail }]);
    const [defect] = await house.defects(truck);
    expect(await house.put(defect!.id, { event: 'defer', note: 'Later', until: '2090-01-01' })).toMatchObject({
      code: 'criticalNotDeferred',
    });
    const {
      rows: [row],
    } = await house.ask<{ rows: Record<string, unknown>[] }>('getVehicles', { id: truck }, house.planner);
    const { lockId, supplierName: _, defaultDriverName: __, photo: ___, documentedDates: ____, ...fields } = row!;
    const { createdAt: _a, createdBy: _b, updatedAt: _c, updatedBy: _d, missing: _e, ...form } = fields;
    const put = () =>
      house.call('putVehicle', { ...form, availability: 'available' }, { ...house.planner, lockId: lockId as string });
    expect(await put()).toMatchObject({ status: 422, code: 'criticalOpen' });
  });

  test('that needs no repair ends with a name and a reason, neither verified nor deferred', async () => {
    const truck = await house.truck();
    const { id } = await house.openFor(truck);
    await house.answer(id, [{ unitId: truck, ...brakesFail }]);
    const [defect] = await house.defects(truck);
    expect(await house.put(defect!.id, { reason: '' })).toMatchObject({ status: 400 });
    const { lockId } = defect!;
    const without = await house.call('dismissVehicleDefect', { id: defect!.id, reason: 'Fine' }, { ...second, lockId });
    expect(without).toMatchObject({ status: 403 });
    expect(await house.put(defect!.id, { reason: 'Noise of the dryer' })).toMatchObject({
      result: { state: 'NOT_NEEDED', decisionReason: 'Noise of the dryer', verifiedBy: '', deferredUntil: null },
    });
    expect(await house.availability(truck)).toBe('available');
  });
});

test('the next driver reads what was found and repaired, before their own inspection can end', async () => {
  const truck = await house.truck();
  const first = await house.openFor(truck);
  expect(await house.finish(first.id, [{ code: 'reflectors', result: 'fail', note: 'Broken' }])).toMatchObject({
    result: { state: 'PASSED_WITH_DEFECTS' },
  });
  const [defect] = await house.defects(truck);
  await house.put(defect!.id, { event: 'finishRepair', note: 'New reflector' });
  const next = await house.openFor(truck);
  expect(next.defects).toMatchObject([{ state: 'REPAIRED', repairNote: 'New reflector', isSeen: false }]);
  await house.answer(next.id, inOrder(next.items));
  const end = async () => {
    const { lockId } = await house.record(next.id);
    const told = { id: next.id, odometer: 100_100, signedBy: 'Themba' };
    return house.call('finishVehicleInspection', told, { ...house.planner, lockId });
  };
  expect(await end()).toMatchObject({ status: 400, fields: { acknowledged: expect.any(String) } });
  expect(await house.answer(next.id, [], { acknowledged: [defect!.id] })).toMatchObject({
    result: { defects: [{ isSeen: true }] },
  });
  expect(await end()).toMatchObject({ result: { state: 'PASSED' } });
  expect(await house.defects(truck)).toMatchObject([{ seenBy: [{ state: 'REPAIRED' }] }]);
});

test('what was repaired and fails again is open again', async () => {
  const truck = await house.truck();
  const { id } = await house.openFor(truck);
  await house.answer(id, [{ unitId: truck, ...brakesFail }]);
  const [defect] = await house.defects(truck);
  await house.put(defect!.id, { event: 'finishRepair', note: 'Valve' });
  const next = await house.openFor(truck);
  await house.answer(next.id, [{ unitId: truck, ...brakesFail }]);
  expect(await house.defects(truck)).toMatchObject([{ state: 'REOPENED', timesFound: 2, repairedBy: '' }]);
});
