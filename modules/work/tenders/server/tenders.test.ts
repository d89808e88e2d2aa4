import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { turnTenders } from './jobs.ts';
import { openTenderHouse, partition, type TenderHouse } from './testing/tender-house.ts';

let house: TenderHouse;
beforeAll(async () => {
  house = await openTenderHouse();
});
afterAll(() => house.close());

const statuses = async (loadId: string) => (await house.offers(loadId)).map(({ status }) => status).toSorted();
const turn = () => turnTenders(house.app);
const mailsTo = async (email: string) =>
  (await house.messages()).filter(({ to }) => to === email).map((m) => m.subject);
const answer = (operation: string, payload: object, by: object = house.planner) => house.call(operation, payload, by);

interface TenderChoice {
  readonly supplierId: string;
  readonly isEligible: boolean;
  readonly findings: readonly { readonly code: string }[];
}

test('a broadcast asks all at once, with the clock of the customer', async () => {
  const [a, b] = [await house.carrier(), await house.carrier()];
  await sql`update customer set tender_response_time = 2, tender_response_unit = 'hour' where id = ${house.customerId}`.execute(
    house.app.database.writer(partition),
  );
  const id = await house.tender('broadcast', [a, b]);
  const offers = await house.offers(id);
  expect(offers.map(({ status }) => status)).toEqual(['SENT', 'SENT']);
  const minutes = (Date.parse(offers[0]!.expiresAt!) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(120);
  expect(await house.read(id)).toMatchObject({ status: 'TENDERED', tenderStatus: 'OPEN' });
  expect((await mailsTo(b.email)).join()).toContain('a load from Johannesburg to Durban');
  const mail = (await house.messages()).find(({ to }) => to === b.email)!;
  expect(mail.text).toContain('The link is valid until');
  expect(mail.text).not.toContain('continue later');
  await sql`update customer set tender_response_time = null, tender_response_unit = '' where id = ${house.customerId}`.execute(
    house.app.database.writer(partition),
  );
});

test('who accepts by the link has the load at that amount, and the others are told in their language', async () => {
  const [a, b] = [await house.carrier(), await house.carrier()];
  await sql`update supplier set language = 'pt' where id = ${a.id}`.execute(house.app.database.writer(partition));
  const id = await house.tender('broadcast', [a, b]);
  const guest = await house.guest(b);
  const seen = await house.ask<{ offer: object }>('getLoadTenderLink', { key: guest.key }, guest);
  expect(seen.offer).toMatchObject({ status: 'VIEWED', buyAmount: 8100, load: { origin: 'Johannesburg' } });
  expect(seen.offer).not.toHaveProperty('rank');
  expect(await answer('acceptLoadTender', {}, guest)).toMatchObject({ response: 'ok', result: { isBooked: true } });
  const load = await house.read(id);
  expect(load).toMatchObject({ status: 'BOOKED', tenderStatus: 'ACCEPTED', supplierId: b.id, buy: 8100 });
  expect(load.charges.filter(({ side }) => side === 'buy')).toMatchObject([{ source: 'tender', net: 8100 }]);
  expect(await statuses(id)).toEqual(['ACCEPTED', 'SUPERSEDED']);
  await vi.waitFor(async () => expect((await mailsTo(a.email))[0]).toMatch(/já foi entregue/), { timeout: 20_000 });
  expect((await mailsTo(b.email))[0]).toMatch(/is yours/);
  // Once more is the same answer, and the loser is told kindly.
  expect(await answer('acceptLoadTender', {}, guest)).toMatchObject({ response: 'ok' });
  const late = await house.guest(a);
  expect(await answer('acceptLoadTender', {}, late)).toMatchObject({ status: 409, code: 'tenderGone' });
});

test('a waterfall asks the next when one declines or lets the clock end, and tells when nobody is left', async () => {
  const [a, b, c] = [await house.carrier(), await house.carrier(), await house.carrier()];
  const id = await house.tender('waterfall', [a, b, c]);
  const [first, second] = await house.offers(id);
  expect(await statuses(id)).toEqual(['PENDING', 'PENDING', 'SENT']);
  expect(await answer('declineLoadTender', { offerId: first!.id, reasonCode: 'noVehicle' })).toMatchObject({
    response: 'ok',
  });
  expect(await statuses(id)).toEqual(['DECLINED', 'PENDING', 'SENT']);
  await house.runOut(id);
  await Promise.all([turn(), turn()]);
  expect(await statuses(id)).toEqual(['DECLINED', 'EXPIRED', 'SENT']);
  expect(await mailsTo(c.email)).toHaveLength(1);
  await house.runOut(id);
  await turn();
  await turn();
  expect(await house.read(id)).toMatchObject({ status: 'READY', tenderStatus: 'EXHAUSTED', tenderEndsAt: null });
  const { loadNumber } = await house.read(id);
  const told = (await house.messages()).filter(({ subject }) => subject === `Nobody took load ${loadNumber}`);
  expect(told).toHaveLength(1);
  // It can be offered again, in a round of its own.
  const { lockId } = await house.read(id);
  await house.ask(
    'sendLoadTender',
    { id, mode: 'single', offers: [{ supplierId: second!.supplierId, buyAmount: 9000 }] },
    { ...house.planner, lockId },
  );
  expect(await house.read(id)).toMatchObject({ status: 'TENDERED' });
});

test('an answer after the clock is refused, kept and shown', async () => {
  const a = await house.carrier();
  const id = await house.tender('single', [a], { minutes: 30 });
  const guest = await house.guest(a);
  await house.runOut(id);
  expect(await answer('acceptLoadTender', {}, guest)).toMatchObject({ status: 409, code: 'tenderExpired' });
  expect(await answer('declineLoadTender', { reasonCode: 'price' }, guest)).toMatchObject({ code: 'tenderExpired' });
  const [offer] = await house.offers(id);
  expect(offer).toMatchObject({ status: 'SENT', lateAnswer: 'accept', lateAnsweredAt: expect.any(String) });
  await turn();
  expect(await statuses(id)).toEqual(['EXPIRED']);
  expect(await answer('acceptLoadTender', {}, guest)).toMatchObject({ code: 'tenderExpired' });
});

test('a counter-offer is taken or refused by staff; while the clock runs the offer stands', async () => {
  const [a, b] = [await house.carrier(), await house.carrier()];
  const id = await house.tender('broadcast', [a, b]);
  const [guestA, guestB] = [await house.guest(a), await house.guest(b)];
  const asks = (amount: number) => ({ amount, note: 'Diesel.' });
  expect(await answer('postLoadTenderCounter', asks(8000), guestA)).toMatchObject({
    status: 400,
    fields: { amount: expect.stringContaining('Accept it') },
  });
  await house.ask('postLoadTenderCounter', asks(9200), guestA);
  await house.ask('postLoadTenderCounter', asks(8800), guestB);
  const offers = await house.offers(id);
  const of = (supplierId: string) => offers.find((each) => each.supplierId === supplierId)!;
  // A guest does not take its own counter-offer.
  expect(await answer('acceptLoadTender', { takesCounter: true }, guestA)).toMatchObject({ status: 403 });
  await house.ask('rejectLoadTenderCounter', { offerId: of(a.id).id, reason: 'Too much.' }, house.planner);
  expect((await house.offers(id)).find((each) => each.supplierId === a.id)).toMatchObject({ status: 'VIEWED' });
  expect((await mailsTo(a.email))[0]).toContain('your price');
  await house.ask('acceptLoadTender', { offerId: of(b.id).id, takesCounter: true }, house.planner);
  expect(await house.read(id)).toMatchObject({ status: 'BOOKED', supplierId: b.id, buy: 8800 });
});

test('a counter-offer waits for staff when its clock has ended, and the next of a waterfall is asked', async () => {
  const [a, b] = [await house.carrier(), await house.carrier()];
  const id = await house.tender('waterfall', [a, b]);
  await house.ask('postLoadTenderCounter', { amount: 8500, note: '' }, await house.guest(a));
  await turn();
  expect(await statuses(id)).toEqual(['COUNTERED', 'PENDING']);
  await house.runOut(id);
  await turn();
  expect(await statuses(id)).toEqual(['COUNTERED', 'SENT']);
  await house.runOut(id);
  await turn();
  expect(await house.read(id)).toMatchObject({ status: 'TENDERED', tenderStatus: 'OPEN', tenderEndsAt: null });
  const [countered] = await house.offers(id);
  await house.ask('rejectLoadTenderCounter', { offerId: countered!.id, reason: '' }, house.planner);
  expect(await house.read(id)).toMatchObject({ status: 'READY', tenderStatus: 'EXHAUSTED' });
});

test('who may not take it, or cannot be reached, is left out with the reason; nobody at all is refused', async () => {
  const uninsured = await house.carrier({ gitCover: 1000 });
  const silent = await house.carrier();
  await sql`update supplier set cell_no = '' where id = ${silent.id}`.execute(house.app.database.writer(partition));
  const system = await house.carrier({
    tenderLoadMethod: 'integration',
    tenderLoadGlobalLocationNumber: '6001234500001',
  });
  const { id, lockId } = await house.ready();
  const offers = [uninsured, silent, system].map((carrier) => ({ supplierId: carrier.id, buyAmount: 8000 }));
  const send = (all: object[]) =>
    house.call('sendLoadTender', { id, mode: 'broadcast', offers: all }, { ...house.planner, lockId });
  expect(await send(offers)).toMatchObject({ status: 422, code: 'noEligibleSupplier' });
  expect(await house.offers(id)).toEqual([]);
  const good = await house.carrier();
  expect(await send([...offers, { supplierId: good.id, buyAmount: 8000 }])).toMatchObject({
    result: { sent: 1, skipped: 3 },
  });
  const codes = (await house.offers(id)).map(({ supplierId, findings }) => [supplierId, findings?.[0]?.code]);
  expect(Object.fromEntries(codes)).toMatchObject({
    [uninsured.id]: 'coverTooLow',
    [silent.id]: 'tenderNoMobile',
    [system.id]: 'tenderNoIntegration',
  });
});

test('for several loads it is said which of them each supplier may take; what is not ready is left out', async () => {
  const small = await house.carrier({ gitCover: 100_000 });
  const [cheap, dear] = [await house.ready({ loadValue: 50_000 }), await house.ready({ loadValue: 900_000 })];
  const offered = await house.tender('single', [await house.carrier()]);
  const ids = [cheap.id, dear.id, offered];
  const { loads, suppliers } = await house.ask<{
    loads: { id: string; minutes: number }[];
    suppliers: { supplierId: string; mayTake: string[] }[];
  }>('getLoadTenderStarts', { ids }, house.planner);
  expect(loads).toEqual([
    { id: cheap.id, minutes: 60 },
    { id: dear.id, minutes: 60 },
  ]);
  expect(suppliers.find(({ supplierId }) => supplierId === small.id)).toMatchObject({ mayTake: [cheap.id] });
  expect(suppliers.some(({ mayTake }) => mayTake.length === 2)).toBe(true);
});

test('the chooser of a tender is that of an award, with who cannot be reached below and the reason', async () => {
  const reached = await house.carrier({ registeredName: 'Chooser Reached' });
  const silent = await house.carrier({
    registeredName: 'Chooser Silent',
  });
  await sql`update supplier set cell_no = '' where id = ${silent.id}`.execute(house.app.database.writer(partition));
  const { id } = await house.ready();
  const found = await house.ask<{ minutes: number; total: number; eligible: number; rows: TenderChoice[] }>(
    'getLoadTenderStart',
    { id, search: 'chooser' },
    house.planner,
  );
  expect(found).toMatchObject({ minutes: 60, total: 2, eligible: 1 });
  expect(found.rows.map(({ supplierId, isEligible }) => [supplierId, isEligible])).toEqual([
    [reached.id, true],
    [silent.id, false],
  ]);
  expect(found.rows[1]!.findings.map(({ code }) => code)).toContain('tenderNoMobile');
  const award = await house.ask<{ rows: TenderChoice[] }>(
    'getLoadCarrierChoices',
    { id, search: 'chooser' },
    house.planner,
  );
  expect(award.rows.find(({ supplierId }) => supplierId === reached.id)).toEqual(found.rows[0]);
});

test('wrong input is named on its fields, all at once', async () => {
  const a = await house.carrier();
  const { id, lockId } = await house.ready();
  const offer = { supplierId: a.id, buyAmount: 8000 };
  const send = (payload: object) => house.call('sendLoadTender', { id, ...payload }, { ...house.planner, lockId });
  expect(await send({ mode: 'single', offers: [offer, offer, { ...offer, supplierId: id }] })).toMatchObject({
    status: 400,
    fields: {
      'offers.1.supplierId': expect.any(String),
      'offers.2.supplierId': expect.any(String),
      offers: expect.stringContaining('one supplier'),
    },
  });
  expect(await send({ mode: 'single', minutes: 0, offers: [{ ...offer, buyAmount: 0 }] })).toMatchObject({
    fields: { minutes: expect.any(String), 'offers.0.buyAmount': expect.any(String) },
  });
  expect(await house.read(id)).toMatchObject({ status: 'READY' });
});

test('a carrier that won names a vehicle and a driver who are not on file: for this load, and no other until they are checked', async () => {
  const carrier = await house.carrier();
  const id = await house.tender('single', [carrier]);
  const guest = await house.guest(carrier);
  const named = { registrationNumber: 'nw 77-77 gp', kind: 'rigid', make: 'Hino' };
  const person = {
    name: 'Sipho',
    surname: 'Dube',
    licenceCode: 'EC',
    prdpExpiry: '2090-01-01',
    licenceExpiry: '2090-01-01',
  };
  // Before the load is theirs there is nothing to name.
  expect(await house.call('postLoadTenderVehicle', named, guest)).toMatchObject({ code: 'tenderNotWon' });
  await answer('acceptLoadTender', {}, guest);
  const suspended = await house.driver('NAMEDOUT', carrier.id, {
    availability: 'suspended',
    blocked_reason: 'Accident',
  });
  expect(await house.call('postLoadTenderVehicle', { ...named, registrationNumber: '!' }, guest)).toMatchObject({
    fields: { registrationNumber: expect.any(String) },
  });
  const vehicle = await house.ask<{ id: string }>('postLoadTenderVehicle', named, guest);
  const driver = await house.ask<{ id: string }>('postLoadTenderDriver', person, guest);
  // Pressed again, it is the one that is on file now.
  expect(await house.ask('postLoadTenderVehicle', named, guest)).toEqual(vehicle);
  const offered = await house.ask<Record<'vehicles' | 'drivers', { id: string; name: string }[]>>(
    'getLoadTenderResources',
    {},
    guest,
  );
  expect(offered.vehicles).toMatchObject([{ id: vehicle.id, name: 'NW7777GP' }]);
  expect(offered.drivers.map((each) => each.id)).toEqual([driver.id]);
  expect(offered.drivers.map((each) => each.id)).not.toContain(suspended);
  expect(await house.call('assignLoadTender', { vehicleId: vehicle.id, driverId: driver.id }, guest)).toMatchObject({
    result: { status: 'ASSIGNED' },
  });
  // The desk sees that nobody has checked them, and which papers are missing.
  const ask = (loadId: string) =>
    house.ask<{ findings: { code: string; level: string; path: string; details: object }[] }>(
      'getLoadEligibility',
      { id: loadId, supplierId: carrier.id, vehicleId: vehicle.id, driverId: driver.id },
      house.planner,
    );
  const { findings } = await ask(id);
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'vehicleNotChecked', level: 'W', path: `/vehiclecapture/${vehicle.id}` }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'paperDateUnknown', details: { paper: 'roadworthyExpiry' } }),
  );
  const other = await house.bookTo(carrier.id, { stops: later() });
  const refused = { vehicleId: vehicle.id, driverId: driver.id };
  expect(await house.change('assignLoad', other.id, refused)).toMatchObject({
    code: 'notEligible',
    details: { findings: [{ code: 'vehicleNotChecked' }, { code: 'driverNotChecked' }] },
  });
  const db = house.app.database.writer(partition);
  await sql`update vehicle set availability = 'available' where id = ${vehicle.id}`.execute(db);
  await sql`update driver set availability = 'active' where id = ${driver.id}`.execute(db);
  expect(await house.change('assignLoad', other.id, refused)).toMatchObject({ response: 'ok' });
});

/** The stops of an ordinary load, five days from now. */
function later(): object[] {
  const at = (hour: number) => new Date(Date.now() + (hour + 120) * 3_600_000).toISOString();
  const { pickupId, deliveryId } = house.references;
  return [
    { type: 'pickup', stopLocationId: pickupId, windowStart: at(4), windowEnd: at(6) },
    { type: 'delivery', stopLocationId: deliveryId, windowStart: at(12), windowEnd: at(14) },
  ];
}

test('accepted, but something stands against it: it waits for staff, who book it when it is mended', async () => {
  const a = await house.carrier();
  const id = await house.tender('single', [a]);
  const guest = await house.guest(a);
  const db = house.app.database.writer(partition);
  await sql`update supplier set status = 'pending' where id = ${a.id}`.execute(db);
  expect(await answer('acceptLoadTender', {}, guest)).toMatchObject({
    result: { status: 'ACCEPTED', isBooked: false },
  });
  expect(await house.read(id)).toMatchObject({ status: 'TENDERED', tenderStatus: 'NEEDS_ATTENTION' });
  const [offer] = await house.offers(id);
  expect(await answer('acceptLoadTender', { offerId: offer!.id })).toMatchObject({ code: 'stillNotBookable' });
  await sql`update supplier set status = 'approved' where id = ${a.id}`.execute(db);
  expect(await answer('acceptLoadTender', { offerId: offer!.id })).toMatchObject({ result: { isBooked: true } });
  expect(await house.read(id)).toMatchObject({ status: 'BOOKED', tenderStatus: 'ACCEPTED' });
});

test('a load that is held for credit is booked to nobody, whoever accepts it, until the hold is released', async () => {
  const a = await house.carrier();
  const id = await house.tender('single', [a]);
  const guest = await house.guest(a);
  const db = house.app.database.writer(partition);
  await sql`insert into load_hold (partition, load_id, type, blocks_dispatch, blocks_delivery, blocks_billing, reason, source, excess, placed_by)
    values (${partition}, ${id}, 'CREDIT', true, false, false, '', 'rule', 300, 'test')`.execute(db);
  await sql`update load set hold_types = '{CREDIT}' where id = ${id}`.execute(db);
  await answer('acceptLoadTender', {}, guest);
  expect(await house.read(id)).toMatchObject({ status: 'TENDERED', supplierId: null });
  const [offer] = await house.offers(id);
  expect(await answer('acceptLoadTender', { offerId: offer!.id })).toMatchObject({ status: 422 });
  expect(await house.read(id)).toMatchObject({ status: 'TENDERED', supplierId: null, holds: ['CREDIT'] });
  const manager = await buildStaff(house.app, partition, everyLoadRight, { companyId: house.planner.companyId });
  const [hold] = (await house.read(id)).holdRecords;
  await house.change('releaseLoadHold', id, { loadId: id, holdId: hold!.id, reason: 'Paid today' }, manager);
  expect(await answer('acceptLoadTender', { offerId: offer!.id })).toMatchObject({ result: { isBooked: true } });
});

test('a load that has changed since is not accepted under what was offered', async () => {
  const a = await house.carrier();
  const id = await house.tender('single', [a]);
  const guest = await house.guest(a);
  await sql`update load set mass_kg = 11500 where id = ${id}`.execute(house.app.database.writer(partition));
  expect(await answer('acceptLoadTender', {}, guest)).toMatchObject({ code: 'tenderChanged' });
});

test('a withdrawal ends all offers, tells who was asked, and leaves the load ready; so does cancelling it', async () => {
  const [a, b] = [await house.carrier(), await house.carrier()];
  const id = await house.tender('waterfall', [a, b]);
  await house.ask('withdrawLoadTender', { id, reason: 'Own vehicle.' }, house.planner);
  expect(await statuses(id)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
  expect(await house.read(id)).toMatchObject({ status: 'READY', tenderStatus: 'WITHDRAWN' });
  expect((await mailsTo(a.email))[0]).toContain('withdrawn');
  expect(await mailsTo(b.email)).toEqual([]);
  const other = await house.tender('single', [a]);
  expect(await house.change('cancelLoad', other, { reason: 'Not needed.' })).toMatchObject({ response: 'ok' });
  expect(await statuses(other)).toEqual(['WITHDRAWN']);
});

test('an offer whose mail comes back is given up, and the next one is asked', async () => {
  const [a, b] = [await house.carrier(), await house.carrier()];
  const id = await house.tender('waterfall', [a, b]);
  const bounce = () =>
    sql`update outgoing_message m set status = 'bounced' from tender_offer t
      where t.load_id = ${id} and m.partition = t.partition and m.link_id = t.link_id and m.status = 'sent'`.execute(
      house.app.database.writer(partition),
    );
  // The outbox takes the mail first.
  await vi.waitFor(async () => expect((await bounce()).numAffectedRows).toBe(1n), { timeout: 20_000 });
  await turn();
  expect(await statuses(id)).toEqual(['DELIVERY_FAILED', 'SENT']);
});
