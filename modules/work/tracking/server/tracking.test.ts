import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { basisOperations } from '#modules/base/access/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { openLoadHouse, partition, type LoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import type { TrackedLoad } from '../contract.ts';
import { trackingFailureTexts } from '../messages/failures/index.ts';
import { loadTrackingLink } from './link.ts';
import { trackingListeners } from './listeners.ts';
import { trackingOperations } from './operations.ts';

let house: LoadHouse;
let sessionId: string;
beforeAll(async () => {
  house = await openLoadHouse(undefined, {
    implementations: [basisOperations, linkOperations, trackingOperations],
    failureCatalogues: [trackingFailureTexts],
    linkKinds: [loadTrackingLink],
    listeners: trackingListeners,
    rights: ['getLoadTracking', 'sendLoadTracking', 'revokeLoadTracking'],
  });
  ({ sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' }));
});
afterAll(() => house.close());

interface Shared {
  readonly url: string;
  readonly sentTo: string;
  readonly expiresAt: string;
}
const share = (id: string, more: object = {}, by = house.planner) =>
  house.ask<Shared>('sendLoadTracking', { id, language: 'en', ...more }, by);
const keyOf = (url: string) => url.split('/').at(-1)!;
const look = (url: string) => house.call('getTrackedLoad', { key: keyOf(url) }, { sessionId });
const see = (url: string) => house.ask<TrackedLoad>('getTrackedLoad', { key: keyOf(url) }, { sessionId });
const tell = (loadId: string, stopId: string | undefined, kind: string, more: object = {}) =>
  house.ask(
    'postLoadEvent',
    { loadId, stopId, kind, occurredAt: house.clock.now().toISOString(), ...more },
    house.planner,
  );

let made = 0;
/** A load on the road. */
async function drive() {
  const { id } = await house.bookTo(house.supplierId, {
    orderNumbers: [{ kind: 'customerOrder', number: '4500 187 226' }],
    internalNotes: 'secret note',
  });
  made += 1;
  const vehicleId = await house.vehicle(`TK${made}GP`);
  const driverId = await house.driver(`TK${made}`);
  for (const [operation, payload] of [
    ['assignLoad', { vehicleId, driverId }],
    ['dispatchLoad', {}],
  ] as const)
    expect(await house.change(operation, id, payload)).toMatchObject({ response: 'ok' });
  return house.read(id);
}

describe('the page of a load', () => {
  test('has each stop on the clock of its place, and the arrival on that of the last delivery', async () => {
    const load = await drive();
    const place = load.stops[1]!.stopLocationId;
    await sql`update location set time_zone = 'Africa/Dar_es_Salaam' where id = ${place}`.execute(
      house.app.database.writer(partition),
    );
    const { url } = await share(load.id);
    expect(await see(url)).toMatchObject({
      timeZone: 'Africa/Johannesburg',
      arrivalZone: 'Africa/Dar_es_Salaam',
      arrivalZoneText: 'UTC+3',
      stops: [{ zoneText: '' }, { timeZone: 'Africa/Dar_es_Salaam', zoneText: 'UTC+3' }],
    });
    await sql`update location set time_zone = '' where id = ${place}`.execute(house.app.database.writer(partition));
  });
  test('shows status, towns and times, and neither names nor prices nor who carries it', async () => {
    const load = await drive();
    const { url } = await share(load.id);
    expect(url).toMatch(/\/#\/loadtracking\/[\w-]{40,}$/);
    const before = await see(url);
    expect(before).toMatchObject({
      loadNumber: load.loadNumber,
      orderNumber: '4500 187 226',
      phase: 'planned',
      minutesLate: 0,
      sharedUntil: null,
      stops: [
        { type: 'pickup', town: 'Johannesburg', phase: 'planned', plannedFrom: load.stops[0]!.windowStart },
        { type: 'delivery', town: 'Durban', phase: 'planned' },
      ],
    });
    const home = 'Africa/Johannesburg';
    expect(before.stops.map(({ timeZone, zoneText }) => [timeZone, zoneText])).toEqual([
      [home, ''],
      [home, ''],
    ]);
    const everything = JSON.stringify(before);
    for (const word of [
      load.customerName,
      load.supplierName!,
      load.driverName!,
      load.registrationNumber!,
      'secret note',
      'sell',
      'buy',
      'loadValue',
      String(load.loadValue),
    ])
      expect(everything).not.toContain(word);
    await tell(load.id, load.stops[0]!.id, 'arrived');
    await tell(load.id, load.stops[0]!.id, 'departed');
    expect(await see(url)).toMatchObject({ phase: 'moving', stops: [{ phase: 'done' }, { phase: 'planned' }] });
  });

  test('says how late a load is that is due and has not come', async () => {
    const load = await drive();
    const { url } = await share(load.id);
    const due = Date.parse(load.stops[1]!.windowEnd!);
    await sql`update stop set window_start = window_start - interval '20 hours', window_end = window_end - interval '20 hours'
      where id = ${load.stops[1]!.id}`.execute(house.app.database.writer(partition));
    const expected = Math.floor((house.clock.now().getTime() - due) / 60_000) + 1200;
    const { minutesLate } = await see(url);
    expect(minutesLate).toBeGreaterThanOrEqual(expected);
    expect(minutesLate).toBeLessThan(expected + 5);
  });

  test('says how late it will be, with what the desk released for the customer', async () => {
    const load = await drive();
    const { url } = await share(load.id);
    const delivery = load.stops[1]!;
    const eta = new Date(Date.parse(delivery.windowEnd!) + 42 * 60_000).toISOString();
    await tell(load.id, delivery.id, 'eta', { eta });
    await tell(load.id, undefined, 'note', { note: 'Driver says his brother is ill' });
    expect(await see(url)).toMatchObject({ arrival: eta, minutesLate: 42, cause: '' });
    await tell(load.id, undefined, 'note', { note: 'Roadworks at Villiers', customerVisible: true });
    expect(await see(url)).toMatchObject({
      bookedFor: delivery.windowEnd,
      minutesLate: 42,
      cause: 'Roadworks at Villiers',
    });
  });
});

describe('the link', () => {
  test('has several addresses, goes to a contact by mail in their language, and is told as opened', async () => {
    const load = await drive();
    const copied = await share(load.id);
    expect((await share(load.id)).url).not.toBe(copied.url);
    const mailed = await share(load.id, { recipientName: 'Naledi', email: 'Goods@Customer.example', language: 'pt' });
    expect(mailed.sentTo).toBe('goods@customer.example');
    const mail = (await house.messages()).find(({ to }) => to === 'goods@customer.example')!;
    expect(mail.subject).toBe('Acompanhe a sua carga 4500 187 226');
    expect(mail.links).toContain(mailed.url);
    const asked = () =>
      house.ask<{ link: { openedAt: string | null } }>('getLoadTracking', { id: load.id }, house.planner);
    expect((await asked()).link.openedAt).toBeNull();
    for (const { url } of [copied, mailed]) expect(await look(url)).toMatchObject({ response: 'ok' });
    expect((await asked()).link.openedAt).not.toBeNull();
    // The link was made in English; whom it is mailed to reads its page in the language of the mail.
    expect((await see(mailed.url)).language).toBe('pt');
  });

  test('is withdrawn with all its addresses, and the load can be shared again', async () => {
    const load = await drive();
    const urls = [(await share(load.id)).url, (await share(load.id)).url];
    const revoke = () => house.call('revokeLoadTracking', { id: load.id }, house.planner);
    expect(await revoke()).toMatchObject({ response: 'ok' });
    for (const url of urls)
      expect(await look(url)).toMatchObject({
        code: 'linkNotUsable',
        details: { reason: 'revoked', maySendAgain: false },
      });
    expect(await revoke()).toMatchObject({ code: 'trackingNotShared' });
    expect(await look((await share(load.id)).url)).toMatchObject({ response: 'ok' });
  });

  test('ends three days after the load was called off, and not before', async () => {
    const load = await drive();
    const { url } = await share(load.id);
    expect(await house.change('cancelLoad', load.id, { reason: 'No goods' })).toMatchObject({ response: 'ok' });
    const { phase, sharedUntil } = await see(url);
    expect(phase).toBe('cancelled');
    const days = (Date.parse(sharedUntil!) - house.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(3);
    expect(await house.call('sendLoadTracking', { id: load.id, language: 'en' }, house.planner)).toMatchObject({
      code: 'trackingNotPossible',
    });
  });

  test('is not made for a draft, nor with a wrong address, nor by who may not', async () => {
    const draft = await house.book();
    expect(await house.call('sendLoadTracking', { id: draft.id, language: 'en' }, house.planner)).toMatchObject({
      code: 'trackingNotPossible',
    });
    const load = await drive();
    expect(
      await house.call('sendLoadTracking', { id: load.id, language: 'en', email: 'nobody' }, house.planner),
    ).toMatchObject({ code: 'invalidPayload' });
    const reader = await buildStaff(house.app, partition, ['getLoad', 'getLoadTracking']);
    expect(await house.call('sendLoadTracking', { id: load.id, language: 'en' }, reader)).toMatchObject({
      code: expect.stringMatching(/forbidden|notPermitted|notAllowed/i),
    });
  });

  test('of another flow opens no load, and an invented one says nothing', async () => {
    expect(await look('https://x/#/loadtracking/Zm9v-_barBAZ0123456789')).toMatchObject({ code: 'linkNotUsable' });
  });
});
