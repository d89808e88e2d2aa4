import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { drawn } from '#modules/work/trips/server/testing/drawings.ts';
import { openInspectionHouse, type InspectionHouse } from './testing/inspection-house.ts';

let house: InspectionHouse;
beforeAll(async () => {
  house = await openInspectionHouse();
});
afterAll(() => house.close());

const dispatch = (id: string) => house.change('dispatchLoad', id);
const failing = async (loadId: string, code: string, note = 'Straps are loose') =>
  (await house.start(loadId)).items.map((item) => ({
    code: item.code,
    ...(item.code === code ? { result: 'fail', note } : { result: 'pass' }),
  }));

describe('before a load leaves', () => {
  test('a load whose customer wants it is not dispatched without an inspection, others are', async () => {
    const load = await house.assigned();
    expect(await dispatch(load.id)).toMatchObject({ status: 422, code: 'inspectionMissing' });
    expect(await house.read(load.id)).toMatchObject({ status: 'ASSIGNED' });
    expect(await dispatch((await house.assigned({ isRequired: false })).id)).toMatchObject({ response: 'ok' });
  });

  test('what failed keeps it, whoever asked for the inspection; inspected again and passed, it leaves', async () => {
    for (const isRequired of [true, false]) {
      const load = await house.assigned({ isRequired });
      const failed = await house.inspected(load.id, { items: await failing(load.id, 'loadSecured') });
      expect(failed).toMatchObject({
        eventNo: expect.stringMatching(/^INS-\d{6}$/),
        outcome: 'FAIL',
        decision: '',
        findings: [{ code: 'itemFailed', item: 'loadSecured', details: { note: 'Straps are loose' } }],
      });
      expect(await dispatch(load.id)).toMatchObject({ status: 422, code: 'inspectionFailed' });
      expect(await house.inspected(load.id)).toMatchObject({ outcome: 'PASS', isOfPresentVehicles: true });
      expect(await dispatch(load.id)).toMatchObject({ result: { status: 'DISPATCHED' } });
    }
  });

  test('what is conditional waits for a second person with the right, and their reason', async () => {
    const load = await house.assigned();
    const made = await house.inspected(load.id, { items: await failing(load.id, 'tarpsCurtains', 'Eyelet torn') });
    expect(made).toMatchObject({ outcome: 'CONDITIONAL', decision: 'AWAITED' });
    expect(await dispatch(load.id)).toMatchObject({ status: 422, code: 'inspectionAwaited' });

    const allow = (by: object, reason: string) =>
      house.call('allowLoadInspection', { id: made.id, reason }, { ...house.planner, ...by, lockId: made.lockId });
    expect(await allow({}, 'Rain is not expected')).toMatchObject({ status: 403, code: 'ownInspection' });
    const second = await buildStaff(house.app, 'alpha', ['allowLoadInspection'], {
      companyId: house.planner.companyId,
    });
    expect(await allow(second, '')).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
    expect(await allow(second, 'Rain is not expected')).toMatchObject({
      result: { decision: 'ALLOWED', allowReason: 'Rain is not expected' },
    });
    expect(await dispatch(load.id)).toMatchObject({ response: 'ok' });
  });

  test('another vehicle is inspected again, also on the road', async () => {
    const load = await house.assigned();
    await house.inspected(load.id);
    const vehicleId = await house.vehicle('OTHER1GP');
    expect(await house.change('assignLoad', load.id, { vehicleId, driverId: load.driverId })).toMatchObject({
      response: 'ok',
    });
    expect(await dispatch(load.id)).toMatchObject({ code: 'inspectionMissing' });
    expect((await house.start(load.id)).last).toBeNull();
    await house.inspected(load.id);
    expect(await dispatch(load.id)).toMatchObject({ response: 'ok' });
    expect(await house.start(load.id)).toMatchObject({ need: 'passed' });
    const third = await house.vehicle('OTHER2GP');
    await house.change('swapLoad', load.id, { vehicleId: third, driverId: load.driverId, reason: 'breakdown' });
    expect(await house.start(load.id)).toMatchObject({ need: 'missing', registrationNumber: 'OTHER2GP' });
  });

  test('after a swap on the road the desk cannot send the vehicle on from the next stop before it is inspected', async () => {
    const load = await house.assigned();
    await house.inspected(load.id);
    expect(await dispatch(load.id)).toMatchObject({ response: 'ok' });
    const [pickup, delivery] = load.stops;
    const tell = (kind: string, stopId: string, minutes: number) =>
      house.call(
        'postLoadEvent',
        {
          loadId: load.id,
          stopId,
          kind,
          reasonCode: kind === 'departed' ? 'onTime' : '',
          occurredAt: new Date(house.clock.now().getTime() + minutes * 60_000).toISOString(),
        },
        house.planner,
      );
    await tell('arrived', pickup!.id, -20);
    const vehicleId = await house.vehicle('OTHER3GP');
    await house.change('swapLoad', load.id, { vehicleId, driverId: load.driverId, reason: 'breakdown' });
    expect(await tell('departed', pickup!.id, -10)).toMatchObject({ status: 422, code: 'inspectionMissing' });
    expect((await house.read(load.id)).stops[0]).toMatchObject({ departedAt: null });
    await house.inspected(load.id, { items: await failing(load.id, 'loadSecured') });
    expect(await tell('departed', pickup!.id, -9)).toMatchObject({ status: 422, code: 'inspectionFailed' });
    await house.inspected(load.id);
    expect(await tell('departed', pickup!.id, -8)).toMatchObject({ response: 'ok' });
    expect(await tell('arrived', delivery!.id, -1)).toMatchObject({ response: 'ok' });
  });

  test('an invoice waits for the inspection that the customer wants, also for one that was made on paper', async () => {
    const billing = async (id: string) =>
      (await house.ask<{ billing: { code: string }[] }>('getLoadReadiness', { id }, house.planner)).billing.map(
        ({ code }) => code,
      );
    const other = await house.assigned({ isRequired: false });
    expect(await billing(other.id)).not.toContain('inspectionMissing');
    const load = await house.assigned();
    await house.app.database
      .writer('alpha')
      .updateTable('load')
      .set({ status: 'DELIVERED', delivered_at: house.clock.now() })
      .where('id', '=', load.id)
      .execute();
    expect(await billing(load.id)).toContain('inspectionMissing');
    await house.inspected(load.id, { items: await failing(load.id, 'tarpsCurtains', 'Eyelet torn') });
    expect(await billing(load.id)).toContain('inspectionAwaited');
    expect(await house.read(load.id)).toMatchObject({ customerBilling: 'NOT_READY' });
    await house.inspected(load.id);
    expect(await billing(load.id)).toEqual([]);
  });

  test('ready to be invoiced says the status while nothing is missing, and only then', async () => {
    const load = await house.assigned();
    const db = house.app.database.writer('alpha');
    await db
      .updateTable('load')
      .set({ status: 'DELIVERED', delivered_at: house.clock.now(), pod_status: 'WAIVED' })
      .where('id', '=', load.id)
      .execute();
    const status = async () => (await house.read(load.id)).customerBilling;
    const says = async (billing: string) => {
      const { billing: gaps } = await house.ask<{ billing: object[] }>(
        'getLoadReadiness',
        { id: load.id },
        house.planner,
      );
      expect([await status(), gaps.length === 0]).toEqual([billing, billing === 'READY']);
    };
    await says('NOT_READY');
    await house.inspected(load.id);
    await says('READY');
    const hold = {
      type: 'BILLING',
      blocksDispatch: false,
      blocksDelivery: false,
      blocksBilling: true,
      visibleToCustomer: false,
      reason: 'A claim is open',
    };
    expect(await house.change('postLoadHold', load.id, hold)).toMatchObject({ response: 'ok' });
    await says('NOT_READY');
    const { holdRecords } = await house.read(load.id);
    const released = { holdId: holdRecords[0]!.id, reason: 'Settled' };
    expect(await house.change('releaseLoadHold', load.id, released)).toMatchObject({ response: 'ok' });
    await says('READY');
    await house.inspected(load.id, { items: await failing(load.id, 'loadSecured') });
    await says('NOT_READY');
    // The last two gaps are closed at once: the hold, and the inspection.
    await house.change('postLoadHold', load.id, hold);
    const { holdRecords: held } = await house.read(load.id);
    const open = held.find(({ releasedAt }) => releasedAt === null)!;
    const answers = await Promise.all([
      house.change('releaseLoadHold', load.id, { holdId: open.id, reason: 'Settled' }),
      house.inspect(load.id),
    ]);
    expect(answers.map(({ response }) => response)).toEqual(['ok', 'ok']);
    await says('READY');
  });

  test('what the weighbridge weighed decides with the answers', async () => {
    const load = await house.assigned();
    expect(await house.start(load.id)).toMatchObject({
      massLimitKg: 25_700,
      plannedKg: 19_000,
      axleUnits: [
        { kind: 'steering', isDriven: false, limitKg: 7700 },
        { kind: 'tandem', isDriven: true, limitKg: 18_000 },
      ],
    });
    const axleUnits = [
      { kind: 'steering', massKg: 7760, isDriven: false },
      { kind: 'tandem', massKg: 17_900, isDriven: true },
    ];
    expect(await house.inspected(load.id, { massSlipKg: 25_660, axleUnits })).toMatchObject({
      outcome: 'FAIL',
      massLimit: { limitKg: 25_700, rule: 'axleUnits' },
      findings: [{ code: 'axleUnitTooHeavy', details: { place: '1', mass: '7760', limit: '7700' } }],
    });
  });
});

describe('what is sent', () => {
  test('everything that is missing is named at once, and nothing is kept', async () => {
    const load = await house.assigned();
    const answer = await house.inspect(load.id, {
      items: [
        { code: 'loadSecured', result: 'na' },
        { code: 'tarpsCurtains', result: 'fail' },
        { code: 'seals', result: '' },
        { code: 'temperature', result: 'pass', value: 4 },
      ],
      odometer: null,
      signedBy: ' ',
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual([
      'items.1.note',
      'items.2.result',
      'odometer',
      'signedBy',
    ]);
    const items = [
      { code: 'loadSecured', result: 'na' },
      { code: 'temperature', result: 'pass', value: 4 },
    ];
    const rules = await house.inspect(load.id, { items });
    expect(Object.keys(rules.fields ?? {}).toSorted()).toEqual(['items', 'items.0.result', 'items.1.code']);
    expect((await house.start(load.id)).need).toBe('missing');
  });

  test('an odometer does not run backwards, nor faster than a truck', async () => {
    const load = await house.assigned();
    await house.inspected(load.id, { odometer: 100_000 });
    for (const odometer of [99_000, 102_000])
      expect(await house.inspect(load.id, { odometer })).toMatchObject({
        status: 400,
        fields: { odometer: expect.stringContaining('100000') },
      });
    expect(await house.inspect(load.id, { odometer: 100_400 })).toMatchObject({ response: 'ok' });
  });

  test('one that was reported later stands at its own time, which is not to come', async () => {
    const load = await house.assigned();
    const at = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000).toISOString();
    expect((await house.start(load.id)).timeZone).toBe(load.timeZone);
    expect(await house.inspect(load.id, { inspectedAt: at(6), odometer: 1 })).toMatchObject({
      status: 400,
      fields: { inspectedAt: expect.stringContaining('in the future') },
    });
    // A clock of the desk that is a little ahead.
    expect((await house.inspected(load.id, { inspectedAt: at(4) })).inspectedAt).toBe(at(0));
    const failed = await house.inspected(load.id, { items: await failing(load.id, 'loadSecured') });
    // Before the one that failed: it passed, and what failed afterwards counts.
    const earlier = await house.inspected(load.id, { inspectedAt: at(-90) });
    expect(earlier).toMatchObject({ inspectedAt: at(-90), outcome: 'PASS' });
    expect(await house.start(load.id)).toMatchObject({ need: 'failed', last: { id: failed.id } });
    const { rows } = await house.ask<{ rows: object[] }>('getLoadEvents', { loadId: load.id }, house.planner);
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'inspected', occurredAt: at(-90) }));
  });

  test('photos and a signature belong to it; a file of nobody does not', async () => {
    const load = await house.assigned();
    const { blobName } = await house.ask<{ blobName: string }>(
      'postLoadInspectionFile',
      { loadId: load.id, fileName: 'slip.png', content: drawn() },
      house.planner,
    );
    const made = await house.inspected(load.id, { files: [{ item: 'massSlip', blobName }] });
    expect(made.items.find(({ code }) => code === 'massSlip')).toMatchObject({ photos: [blobName] });
    expect(await house.inspect(load.id, { files: [{ item: 'massSlip', blobName: 'nothing' }] })).toMatchObject({
      code: 'fileNotFound',
    });
  });

  test('a load without a vehicle is not inspected', async () => {
    const { id } = await house.bookTo(house.supplierId);
    expect(await house.inspect(id)).toMatchObject({ status: 422, code: 'inspectionNoVehicle' });
  });
});

describe('what is read', () => {
  test('lists are told apart by what they ask, and by the load', async () => {
    const load = await house.assigned();
    const failed = await house.inspected(load.id, { items: await failing(load.id, 'massSlip', 'No slip') });
    await house.inspected(load.id);
    const list = async (query: object) =>
      (await house.ask<{ rows: { id: string }[] }>('getLoadInspections', { loadId: load.id, ...query }, house.planner))
        .rows;
    expect(await list({})).toHaveLength(2);
    expect(await list({ chip: 'failed' })).toMatchObject([{ id: failed.id }]);
    expect(await list({ search: failed.eventNo })).toMatchObject([{ id: failed.id }]);
  });

  test('the load tells it among its events, and the paper is a PDF in four languages', async () => {
    const load = await house.assigned();
    const { id, eventNo } = await house.inspected(load.id, { items: await failing(load.id, 'loadSecured') });
    const { rows } = await house.ask<{ rows: object[] }>('getLoadEvents', { loadId: load.id }, house.planner);
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'inspected', reasonCode: 'FAIL', note: eventNo }));
    for (const language of ['en', 'afr', 'pt', 'fr'] as const) {
      const sheet = await house.ask<{ base64: string; fileName: string }>(
        'getLoadInspectionSheet',
        { id },
        { ...house.planner, language },
      );
      expect(sheet.fileName).toBe(`${eventNo}.pdf`);
      expect(Buffer.from(sheet.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
