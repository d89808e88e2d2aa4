import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTripHouse, type Phone, type TripHouse } from './testing/trip-house.ts';
import { drawn } from './testing/drawings.ts';

let house: TripHouse;
beforeAll(async () => {
  house = await openTripHouse();
});
afterAll(() => house.close());

/** A load that is to be inspected before it leaves, and the phone of its driver. */
async function asked() {
  const { load, phone } = await house.drive({}, { dispatched: false });
  const db = house.app.database.writer('alpha');
  await sql`update load set load_inspection_required = true where id = ${load.id}`.execute(db);
  return { load, phone };
}

async function inspect({ key, device, sessionId }: Phone, more: object = {}) {
  const { inspection } = await house.trip({ key, device, sessionId });
  return house.call(
    'postDriverInspection',
    {
      key,
      sourceDevice: device,
      sourceInspectionId: crypto.randomUUID(),
      sentAt: house.minutes(0),
      occurredAt: house.minutes(-5),
      items: inspection!.items.map(({ code }) => ({ code, result: 'pass' })),
      odometer: 412_000,
      massSlipKg: 18_000,
      signedBy: 'Themba',
      ...more,
    },
    { sessionId },
  );
}
const listed = async (loadId: string) =>
  (await house.ask<{ rows: { id: string }[] }>('getLoadInspections', { loadId }, house.planner)).rows;

test('the driver is asked, fails, mends and passes; then the desk can send the vehicle', async () => {
  const { load, phone } = await asked();
  expect(await house.trip(phone)).toMatchObject({ inspection: { need: 'missing', last: null } });
  const { inspection } = await house.trip(phone);
  const items = inspection!.items.map(({ code }) =>
    code === 'seals' ? { code, result: 'fail', note: 'Seal open' } : { code, result: 'pass' },
  );
  const loose = items.map((item) => (item.code === 'loadSecured' ? { ...item, result: 'fail', note: 'Loose' } : item));
  expect(await inspect(phone, { items: loose })).toMatchObject({ result: { outcome: 'FAIL', need: 'failed' } });
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({ code: 'inspectionFailed' });
  expect(await inspect(phone, { items, occurredAt: house.minutes(-4) })).toMatchObject({
    result: { outcome: 'CONDITIONAL', need: 'awaited' },
  });
  expect(await inspect(phone, { occurredAt: house.minutes(-3) })).toMatchObject({
    result: { outcome: 'PASS', need: 'passed' },
  });
  expect(await house.change('dispatchLoad', load.id)).toMatchObject({ result: { status: 'DISPATCHED' } });
  expect(await listed(load.id)).toMatchObject([{ source: 'driver', signedBy: 'Themba' }, {}, {}]);
});

test('one that is sent twice, also at once, is kept once', async () => {
  const { load, phone } = await asked();
  const same = { sourceInspectionId: 'inspection-1' };
  const answers = await Promise.all([inspect(phone, same), inspect(phone, same)]);
  expect(answers[0]).toMatchObject({ response: 'ok' });
  expect(answers.map((answer) => (answer.response === 'ok' ? answer.result : answer))[1]).toEqual(
    answers[0]!.response === 'ok' ? answers[0]!.result : undefined,
  );
  expect(await listed(load.id)).toHaveLength(1);
});

test('photos take their places, whether they come before or after it', async () => {
  const { load, phone } = await asked();
  const photo = (sourceFileId: string) =>
    house.bring(phone, { sourceFileId, kind: 'inspection', stopId: null, content: drawn() });
  expect(await photo('early-photo')).toMatchObject({ response: 'ok' });
  const files = ['early-photo', 'later-photo'].map((sourceFileId) => ({ item: 'massSlip', sourceFileId }));
  expect(await inspect(phone, { files })).toMatchObject({ response: 'ok' });
  const [{ id } = { id: '' }] = await listed(load.id);
  const read = () =>
    house.ask<{ photosToCome: number; items: { code: string; photos: string[] }[] }>(
      'getLoadInspection',
      { id },
      house.planner,
    );
  const photosOf = async () => (await read()).items.find(({ code }) => code === 'massSlip')!.photos.length;
  expect([await photosOf(), (await read()).photosToCome]).toEqual([1, 1]);
  await photo('later-photo');
  expect([await photosOf(), (await read()).photosToCome]).toEqual([2, 0]);
});

test('an odometer that cannot be true is kept and doubted, since nobody stands beside the phone', async () => {
  const { phone } = await asked();
  await inspect(phone);
  expect(await inspect(phone, { odometer: 4120, occurredAt: house.minutes(-2) })).toMatchObject({
    result: { outcome: 'CONDITIONAL' },
  });
});

test('the list may change while a phone has no network: it is read by the version that the phone had', async () => {
  const { load, phone } = await asked();
  const { inspection } = await house.trip(phone);
  await sql`insert into inspection_template (partition, company_id, version, items, created_by)
    select partition, company_id, 2, ${JSON.stringify([
      {
        code: 'own-twistlocks',
        names: { en: 'Twist locks closed', afr: '', pt: '', fr: '' },
        failure: 'FAIL',
        only: '',
        isMandatory: true,
        needsPhoto: true,
      },
    ])}::jsonb, 'test' from load where id = ${load.id}`.execute(house.app.database.writer('alpha'));
  const items = inspection!.items.map(({ code }) => ({ code, result: 'pass' }));
  expect(await inspect(phone, { items, templateVersion: inspection!.templateVersion })).toMatchObject({
    result: { outcome: 'PASS' },
  });
  // Nothing is refused that a phone brings: an answer without its photo is kept and doubted.
  expect(
    await inspect(phone, { templateVersion: 2, items: [{ code: 'own-twistlocks', result: 'pass' }] }),
  ).toMatchObject({ result: { outcome: 'CONDITIONAL' } });
});

test('a load whose customer asks for nothing asks the driver nothing', async () => {
  const { phone } = await house.drive();
  expect((await house.trip(phone)).inspection).toBeNull();
});
