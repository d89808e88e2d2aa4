import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { countOf, openOrderHouse, type OrderHouse } from './testing/order-house.ts';

let house: OrderHouse;
let [typeId, truckId, trailerId] = ['', '', ''];
beforeAll(async () => {
  house = await openOrderHouse();
  typeId = await house.make('createOrderType', {
    code: 'SRV',
    name: 'Workshop work',
    module: 'service',
    requiresApprovalAbove: 20_000,
  });
  truckId = await house.make('postVehicle', {
    registrationNumber: 'KHL481GP',
    kind: 'truckTractor',
    make: 'Mercedes-Benz',
    odometer: 612_000,
  });
  trailerId = await house.make('postVehicle', { registrationNumber: 'JTR207GP', kind: 'semiTrailer', make: 'Afrit' });
});
afterAll(() => house.close());

const today = () => todayIn('Africa/Johannesburg', house.clock.now());
const brakes = { id: crypto.randomUUID(), text: 'Brakes pull to the left' };
const lamp = { id: crypto.randomUUID(), text: 'Left marker lamp is dead' };

const order = (detail: object = {}) => ({
  orderTypeId: typeId,
  supplierId: house.supplierId,
  profitCentreId: house.workshopId,
  vehicleId: truckId,
  odometerKm: 612_400,
  defects: [brakes, lamp],
  lines: [house.line(6, 850, { description: 'Labour' }), house.line(1, 4200, { description: 'Brake pads, axle 2' })],
  ...detail,
});
const draft = (detail?: object) =>
  house.ask<{ id: string; number: string }>('postServiceOrder', order(detail), house.clerk);
async function sent(detail?: object): Promise<{ id: string; lines: string[] }> {
  const { id } = await draft(detail);
  const { status } = await house.must('submitServiceOrder', id);
  if (status === 'SUBMITTED') await house.must('approveServiceOrder', id, {}, house.manager);
  await house.must('sendServiceOrder', id);
  return { id, lines: (await read(id)).lines.map((line) => line.id) };
}
const read = (id: string, by?: Staff) => house.read(id, by, 'Service');
const accept = (id: string, lines: readonly { lineId: string; quantity: number }[], more: object = {}) =>
  house.call('receiveServiceOrder', { id, receivedOn: today(), odometerKm: 612_500, lines, ...more }, house.clerk);

test('a service order goes from the request to work that is accepted in parts, with what was repaired', async () => {
  const { id, lines } = await sent();
  expect(await read(id)).toMatchObject({
    number: expect.stringMatching(/^SO-\d{5}$/),
    odometerKm: 612_400,
    hasOdometer: true,
    defects: [
      { text: brakes.text, isRepaired: false },
      { text: lamp.text, isRepaired: false },
    ],
  });
  expect(await house.must('startServiceOrder', id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await house.act('awaitServiceOrderParts', id)).toMatchObject({ status: 400 });
  await house.must('awaitServiceOrderParts', id, { reason: 'Pads come on Friday' });
  expect(await read(id)).toMatchObject({ status: 'AWAITING_PARTS', decisionReason: 'Pads come on Friday' });
  const part = { repaired: [lamp.id], workCard: 'WC-118' };
  expect(await accept(id, [{ lineId: lines[0]!, quantity: 2 }], part)).toMatchObject({
    result: { status: 'AWAITING_PARTS' },
  });
  await house.must('resumeServiceOrder', id);
  expect(await house.must('finishServiceOrder', id)).toMatchObject({ status: 'WORK_DONE' });
  const rest = [
    { lineId: lines[0]!, quantity: 4 },
    { lineId: lines[1]!, quantity: 1 },
  ];
  const warrantyUntil = addDays(today(), 180);
  expect(await accept(id, rest, { odometerKm: 612_640, repaired: [brakes.id], warrantyUntil })).toMatchObject({
    result: { status: 'ACCEPTED' },
  });
  expect(await read(id)).toMatchObject({
    acceptedOdometerKm: 612_640,
    workCard: 'WC-118',
    warrantyUntil,
    defects: [{ isRepaired: true }, { isRepaired: true }],
    receivedShare: 100,
  });
  expect(await house.must('closeServiceOrder', id, { reason: 'Under warranty.' })).toMatchObject({ status: 'CLOSED' });
});

test('an odometer runs forwards, and no faster than a truck; what is pulled needs none', async () => {
  expect(await house.call('postServiceOrder', order({ odometerKm: 611_999 }), house.clerk)).toMatchObject({
    status: 400,
    fields: { odometerKm: expect.stringContaining('612') },
  });
  const { id, lines } = await sent({ odometerKm: 612_800 });
  const all = [{ lineId: lines[0]!, quantity: 6 }];
  const fieldsOf = async (more: object) => {
    const answer = await accept(id, all, more);
    return Object.keys((answer as unknown as { fields?: object }).fields ?? {});
  };
  expect(await fieldsOf({ odometerKm: null })).toEqual(['odometerKm']);
  expect(await fieldsOf({ odometerKm: 612_700 })).toEqual(['odometerKm']);
  expect(await fieldsOf({ odometerKm: 900_000 })).toEqual(['odometerKm']);
  expect(await fieldsOf({ odometerKm: 612_900, warrantyUntil: addDays(today(), -1) })).toEqual(['warrantyUntil']);
  expect(await fieldsOf({ odometerKm: 612_900, repaired: [crypto.randomUUID()] })).toEqual(['repaired.0']);
  expect(await countOf(house, 'company_order_receipt', id)).toBe(0);
  const trailer = await sent({ vehicleId: trailerId, odometerKm: null });
  expect(await accept(trailer.id, [{ lineId: trailer.lines[0]!, quantity: 6 }], { odometerKm: null })).toMatchObject({
    result: { status: 'IN_PROGRESS' },
  });
});

test('work that was accepted by mistake is taken back, and its defects are open again', async () => {
  const { id, lines } = await sent({ odometerKm: null });
  const all = [
    { lineId: lines[0]!, quantity: 6 },
    { lineId: lines[1]!, quantity: 1 },
  ];
  await accept(id, all, { odometerKm: 613_000, repaired: [brakes.id] });
  const [receipt] = (await read(id)).receipts;
  const undo = { id, receiptId: receipt!.id, reason: 'Wrong vehicle' };
  expect(await house.call('undoServiceOrderReceipt', undo, house.clerk)).toMatchObject({
    result: { status: 'WORK_DONE' },
  });
  expect(await read(id)).toMatchObject({ receivedShare: 0, defects: [{ isRepaired: false }, { isRepaired: false }] });
});

test('the work of a workshop goes on by the revision in force while the next one waits', async () => {
  const { id, lines } = await sent({ odometerKm: null });
  const { lines: given, defects } = await read(id);
  const dearer = order({
    odometerKm: null,
    defects: defects.map(({ id: of, text }) => ({ id: of, text })),
    lines: given.map((line) => ({ ...house.line(1, line.price), ...pick(line), quantity: 20 })),
  });
  expect(await house.must('putServiceOrder', id, dearer)).toMatchObject({ status: 'SUBMITTED' });
  expect(await house.must('startServiceOrder', id)).toMatchObject({ status: 'SUBMITTED' });
  expect(await house.act('startServiceOrder', id)).toMatchObject({ code: 'notAllowedInState' });
  await house.must('finishServiceOrder', id);
  const all = [
    { lineId: lines[0]!, quantity: 6 },
    { lineId: lines[1]!, quantity: 1 },
  ];
  expect(await accept(id, all, { odometerKm: 613_050, repaired: [lamp.id] })).toMatchObject({ response: 'ok' });
  expect(await read(id)).toMatchObject({ inForce: 'ACCEPTED', defects: [{ isRepaired: false }, { isRepaired: true }] });
  expect(await house.must('approveServiceOrder', id, {}, house.manager)).toMatchObject({ status: 'WORK_DONE' });
  expect(await read(id)).toMatchObject({
    lines: [{ quantity: 20, quantityReceived: 6 }, { quantity: 20 }],
    defects: [{ isRepaired: false }, { isRepaired: true }],
  });
});

const pick = ({ id, description, price }: { id: string; description: string; price: number }) => ({
  id,
  description,
  price,
});

test('of two who accept the same hours at once one holds', async () => {
  const { id, lines } = await sent({ lines: [house.line(10, 100)], odometerKm: null });
  const answers = await Promise.all(
    [1, 2].map(() => accept(id, [{ lineId: lines[0]!, quantity: 6 }], { odometerKm: 613_100 })),
  );
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')).toMatchObject({ code: 'overReceipt' });
  expect(await read(id)).toMatchObject({ status: 'IN_PROGRESS', lines: [{ quantityReceived: 6 }] });
});

test('it is approved by a second person within their limit, held and released where it was, and ended early', async () => {
  const { id } = await draft({ lines: [house.line(1, 40_000)], odometerKm: null });
  expect(await house.must('submitServiceOrder', id)).toMatchObject({ status: 'SUBMITTED' });
  expect(await house.act('approveServiceOrder', id)).toMatchObject({ status: 403, code: 'ownOrder' });
  const { lockId } = await read(id);
  const approvals = await Promise.all(
    [1, 2].map(() => house.call('approveServiceOrder', { id }, { ...house.manager, lockId })),
  );
  expect(approvals.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  await house.must('sendServiceOrder', id);
  await house.must('startServiceOrder', id);
  await house.must('holdServiceOrder', id, { reason: 'The vehicle is needed' });
  expect(await house.act('finishServiceOrder', id)).toMatchObject({ code: 'notAllowedInState' });
  expect(await house.must('releaseServiceOrder', id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await house.act('closeServiceOrder', id, { reason: 'Enough' })).toMatchObject({ code: 'nothingToClose' });
  const [line] = (await read(id)).lines;
  await accept(id, [{ lineId: line!.id, quantity: 0.5 }], { odometerKm: 613_200 });
  expect(await house.act('cancelServiceOrder', id, { reason: 'Too late' })).toMatchObject({ code: 'orderReceived' });
  expect(await house.must('closeServiceOrder', id, { reason: 'The rest is done elsewhere' })).toMatchObject({
    status: 'CLOSED',
  });
});

test('a revision that rises asks again, and the work goes on where something was accepted', async () => {
  const { id, lines } = await sent({ lines: [house.line(2, 5000)], odometerKm: null });
  await accept(id, [{ lineId: lines[0]!, quantity: 1 }], { odometerKm: 613_300 });
  const { lines: now, ...record } = await read(id);
  const change = {
    id,
    ...order({
      odometerKm: null,
      lines: [
        ...now.map(({ id: lineId, itemMasterId, description, quantity, unit, price }) => ({
          id: lineId,
          itemMasterId,
          description,
          quantity,
          unit,
          price,
        })),
        house.line(1, 30_000, { description: 'Gearbox, exchange' }),
      ],
    }),
  };
  expect(await house.act('putServiceOrder', id, { ...change, vehicleId: trailerId })).toMatchObject({
    fields: { vehicleId: 'This can no longer change: put the old value back.' },
  });
  expect(record.revision).toBe(1);
  await house.must('putServiceOrder', id, change);
  expect(await read(id)).toMatchObject({ status: 'SUBMITTED', revision: 2 });
  await house.must('approveServiceOrder', id, {}, house.manager);
  expect(await house.must('sendServiceOrder', id)).toMatchObject({ status: 'IN_PROGRESS' });
});
