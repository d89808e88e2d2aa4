import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOrder, type InspectionHouse, openInspectionHouse, type Phone } from './testing/inspection-house.ts';

let house: InspectionHouse;
beforeAll(async () => {
  house = await openInspectionHouse();
});
afterAll(() => house.close());

/** A picture of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let made = 0;

/** An inspection that was sent to a driver, and the phone that got it. */
async function sent(more: object = {}) {
  const truck = await house.truck();
  made += 1;
  const driverId = await house.driver(`PHONE${made}`, null, { mobile: `+2782000${String(1000 + made)}` });
  const opened = await house.openFor(truck, { driverId, send: true, ...more });
  return { truck, opened, phone: await house.phone() };
}
const at = (seconds: number) => new Date(house.clock.now().getTime() + seconds * 1000).toISOString();
const bring = ({ key, device, sessionId }: Phone, file: object) =>
  house.call('postVehicleCheckFile', { key, sourceDevice: device, content: png, ...file }, { sessionId });
const end = ({ key, device, sessionId }: Phone, more: object = {}) =>
  house.call(
    'finishVehicleCheck',
    { key, sourceDevice: device, sentAt: at(0), finishedAt: at(0), odometer: 100_000, signedBy: 'Themba', ...more },
    { sessionId },
  );

test('the driver gets the inspection by SMS, reads it without a code, answers and ends it', async () => {
  const { opened, phone } = await sent();
  expect(opened.link).toMatchObject({ sentTo: expect.any(String) });
  const check = await house.check(phone);
  expect(check).toMatchObject({ eventNo: opened.eventNo, state: 'SCHEDULED', lastOdometer: null });
  const answers = inOrder(check.items).map((answer, place) => ({ ...answer, answeredAt: at(-200 + place * 15) }));
  expect(await house.tell(phone, answers)).toMatchObject({ result: { state: 'IN_PROGRESS' } });
  expect(await end(phone)).toMatchObject({ result: { state: 'PASSED' } });
  expect(await house.record(opened.id)).toMatchObject({ durationS: 165, isTooFast: false, signedBy: 'Themba' });
});

test('brakes that fail at the third of twelve take the truck out of service at the first contact', async () => {
  const { truck, opened, phone } = await sent();
  const [one, two] = inOrder(opened.items);
  await house.tell(phone, [one!, two!, { unitId: truck, code: 'brakes', result: 'fail', note: 'No brakes' }]);
  expect(await house.record(opened.id)).toMatchObject({ state: 'IN_PROGRESS', answeredCount: 3, failedCount: 1 });
  expect(await house.availability(truck)).toBe('outOfService');
  expect(await house.defects(truck)).toMatchObject([{ severity: 'critical', inspectionId: opened.id }]);
});

test('what is sent twice is kept once, and an older answer does not take the place of a newer one', async () => {
  const { truck, opened, phone } = await sent();
  const fails = { unitId: truck, code: 'brakes', result: 'fail', note: 'Soft', answeredAt: at(-60) };
  await house.tell(phone, [fails]);
  await house.tell(phone, [fails]);
  expect(await house.defects(truck)).toMatchObject([{ timesFound: 1 }]);
  await house.tell(phone, [{ unitId: truck, code: 'brakes', result: 'pass', answeredAt: at(-90) }]);
  expect((await house.record(opened.id)).items.find(({ code }) => code === 'brakes')).toMatchObject({ result: 'fail' });
});

test('photos come late: the end is valid, and says at its items what is still to come', async () => {
  const { truck, opened, phone } = await sent();
  const photos = [1, 2, 3, 4, 5, 6].map((place) => `photo-${made}-${place}`);
  const answers = inOrder(opened.items).map((answer) =>
    answer.code === 'wheelNuts' ? { ...answer, result: 'fail', note: 'Two nuts are missing', photos } : answer,
  );
  await house.tell(phone, answers);
  const place = { unitId: truck, code: 'wheelNuts' };
  for (const sourceFileId of photos.slice(0, 3))
    expect(await bring(phone, { ...place, sourceFileId })).toMatchObject({ result: { isKnown: false } });
  expect(await end(phone)).toMatchObject({ result: { state: 'FAILED' } });
  expect(await house.availability(truck)).toBe('outOfService');
  const item = async () => (await house.record(opened.id)).items.find(({ code }) => code === 'wheelNuts');
  expect(await item()).toMatchObject({ photosToCome: 3, photos: { length: 3 } });
  expect(await bring(phone, { ...place, sourceFileId: photos[3] })).toMatchObject({ response: 'ok' });
  expect(await bring(phone, { ...place, sourceFileId: photos[3] })).toMatchObject({ result: { isKnown: true } });
  expect(await item()).toMatchObject({ photosToCome: 2, photos: { length: 4 } });
});

test('an odometer that cannot be is kept and doubted, and bounds no later one', async () => {
  const { truck, opened, phone } = await sent();
  const before = await house.openFor(truck);
  await house.finish(before.id, [], { odometer: 150_000 });
  await house.tell(phone, inOrder(opened.items));
  expect(await end(phone, { odometer: 15_000 })).toMatchObject({ result: { state: 'PASSED' } });
  expect(await house.record(opened.id)).toMatchObject({ odometer: 15_000, odometerDoubt: 'readingBelow' });
  expect(await house.ask('getVehicleInspectionStart', { vehicleId: truck }, house.planner)).toMatchObject({
    lastOdometer: 150_000,
  });
});

test('answers faster than anybody looks are flagged, without a word to the driver', async () => {
  const { opened, phone } = await sent();
  await house.tell(
    phone,
    inOrder(opened.items).map((answer, place) => ({ ...answer, answeredAt: at(-30 + place) })),
  );
  expect(await end(phone)).toMatchObject({ result: { state: 'PASSED' } });
  expect(await house.record(opened.id)).toMatchObject({ isTooFast: true, durationS: 11 });
});

test('an inspection keeps the list that the phone has, whatever is published meanwhile', async () => {
  const own = { code: 'own-hooks', names: { en: 'Hooks', afr: '', pt: '', fr: '' }, on: 'vehicle', severity: 'minor' };
  const put = (items: readonly object[], lockId: string) =>
    house.call('putVehicleInspectionTemplate', { kind: 'postTrip', items }, { ...house.planner, lockId });
  await put([own], '1');
  const { opened, phone } = await sent({ kind: 'postTrip' });
  await put([own, { ...own, code: 'own-chains' }], '2');
  await house.tell(phone, inOrder(opened.items));
  expect(await end(phone)).toMatchObject({ result: { state: 'PASSED' } });
  expect((await sent({ kind: 'postTrip' })).opened).toMatchObject({ templateVersion: 3, askedCount: 2 });
});

test('a link that was sent anew ends the one before', async () => {
  const { opened, phone } = await sent();
  await house.ask('sendVehicleInspection', { id: opened.id }, house.planner);
  const { key, sessionId } = phone;
  expect(await house.call('getVehicleCheck', { key }, { sessionId })).toMatchObject({ code: 'linkNotUsable' });
});

test('the driver’s reading of defects is noted before the inspection', async () => {
  const { truck, opened, phone } = await sent();
  const defect = await house.ask<{ id: string }>(
    'postVehicleDefect',
    { unitId: truck, severity: 'minor', note: 'Mirror glass is cracked' },
    house.planner,
  );
  expect((await house.check(phone)).defects).toMatchObject([{ name: 'Mirror glass is cracked', isSeen: false }]);
  await house.tell(phone, [], { acknowledged: [defect.id] });
  expect((await house.check(phone)).defects).toMatchObject([{ isSeen: true }]);
  expect((await house.record(opened.id)).defects).toMatchObject([{ isSeen: true }]);
});
