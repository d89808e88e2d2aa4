import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '#modules/base/access/server/index.ts';
import { type Carrier, openTenderHouse, type TenderHouse } from './testing/tender-house.ts';

/** What a supplier's own people reach of tenders, and what they never learn (work-and-money.md §15). */
let house: TenderHouse;
let [mine, other]: Carrier[] = [];
let desk: Staff;
beforeAll(async () => {
  house = await openTenderHouse();
  [mine, other] = [await house.carrier(), await house.carrier()];
  desk = await house.desk(mine!);
});
afterAll(() => house.close());

const ownOffer = async (loadId: string) =>
  (await house.offers(loadId)).find(({ supplierId }) => supplierId === mine!.id)!;

test('they see offers that reached them, without how others are asked, and nothing of the customer', async () => {
  const id = await house.tender('waterfall', [other!, mine!]);
  const planned = await ownOffer(id);
  expect(await house.ask('getLoadTenders', {}, desk)).toMatchObject({ total: 0 });
  expect(await house.call('getLoadTender', { id: planned.id }, desk)).toMatchObject({ code: 'notFound' });
  expect(await house.call('acceptLoadTender', { offerId: planned.id }, desk)).toMatchObject({ code: 'notFound' });
  await house.runOut(id);
  await house.ask('withdrawLoadTender', { id, offerId: (await house.offers(id))[0]!.id, reason: '' }, house.planner);
  const answers = [
    await house.ask('getLoadTenders', {}, desk),
    await house.ask('getLoadTender', { id: planned.id }, desk),
    await house.ask('getLoadTenders', { search: 'Durban' }, desk),
  ];
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).toContain(planned.id);
    expect(text).not.toMatch(/customer|sell|margin|"(?:rank|mode|round|sentTo|findings)"/i);
    expect(text).not.toContain(other!.id);
  }
  // The load itself is out of reach until it is theirs.
  expect(await house.call('getLoad', { id }, desk)).toMatchObject({ code: 'notFound' });
  await house.ask('withdrawLoadTender', { id, reason: '' }, house.planner);
});

test('they accept at their desk, and name vehicle and driver on what is theirs from then on', async () => {
  const id = await house.tender('broadcast', [mine!, other!]);
  const offer = await ownOffer(id);
  expect(await house.ask('acceptLoadTender', { offerId: offer.id }, desk)).toMatchObject({ isBooked: true });
  const load = await house.ask<{ lockId: string }>('getLoad', { id }, desk);
  for (const hidden of ['customerId', 'customerName', 'sell', 'margin', 'internalNotes'])
    expect(load).not.toHaveProperty(hidden);
  const named = { vehicleId: await house.vehicle('SUP1', mine!.id), driverId: await house.driver('SUPD', mine!.id) };
  expect(await house.call('assignLoad', { id, ...named }, { ...desk, lockId: load.lockId })).toMatchObject({
    result: { status: 'ASSIGNED' },
  });
});

test('no operation of tenders reaches an offer or a load of another supplier', async () => {
  const id = await house.tender('single', [other!]);
  const [offer] = await house.offers(id);
  const offerId = offer!.id;
  const { lockId } = await house.read(id);
  const calls: readonly [string, object][] = [
    ['getLoadTender', { id: offerId }],
    ['acceptLoadTender', { offerId }],
    ['declineLoadTender', { offerId, reasonCode: 'price' }],
    ['postLoadTenderCounter', { offerId, amount: 9000 }],
    ['rejectLoadTenderCounter', { offerId }],
    ['withdrawLoadTender', { id }],
    ['getLoadTenderStart', { id }],
    ['getLoadTenderStarts', { ids: [id] }],
    ['sendLoadTender', { id, mode: 'single', offers: [{ supplierId: mine!.id, buyAmount: 1 }] }],
  ];
  for (const [operation, payload] of calls) {
    const answer = await house.call(operation, payload, { ...desk, lockId });
    expect([403, 404], `${operation} ${JSON.stringify(answer)}`).toContain(answer.status);
  }
  expect(await house.offers(id)).toMatchObject([{ status: 'SENT', counterAmount: null }]);
});

test('what another carrier has is refused to a guest with its own load alone', async () => {
  const carrier = await house.carrier();
  const [vehicleId, driverId] = [await house.vehicle('GST1', carrier.id), await house.driver('GSTD', carrier.id)];
  await house.tender('single', [carrier]);
  const first = await house.guest(carrier);
  expect(await house.call('assignLoadTender', { vehicleId, driverId }, first)).toMatchObject({ code: 'tenderNotWon' });
  await house.ask('acceptLoadTender', {}, first);
  await house.ask('assignLoadTender', { vehicleId, driverId }, first);
  await house.tender('single', [carrier]);
  const second = await house.guest(carrier);
  await house.ask('acceptLoadTender', {}, second);
  const { vehicles } = await house.ask<{ vehicles: { takenBy: string }[] }>('getLoadTenderResources', {}, second);
  expect(vehicles).toMatchObject([{ takenBy: expect.stringMatching(/^L\d+/) }]);
  const refused = await house.call('assignLoadTender', { vehicleId, driverId }, second);
  expect(refused).toMatchObject({ status: 409, code: 'ownResourceTaken' });
  expect(Object.keys(refused.details ?? {}).toSorted()).toEqual(['loadNumber', 'resource', 'until']);
  const foreign = await house.vehicle('OTH1', other!.id);
  expect(await house.call('assignLoadTender', { vehicleId: foreign, driverId }, second)).toMatchObject({ status: 400 });
});
