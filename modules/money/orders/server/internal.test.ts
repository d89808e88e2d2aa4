import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { CentreBookings } from '../answers.ts';
import { orderQueues } from './queues.ts';
import { countOf, openOrderHouse, type OrderHouse, orderRights, partition } from './testing/order-house.ts';

let house: OrderHouse;
let asker: Staff;
let worker: Staff;
let [typeId, laneId, depotId] = ['', '', ''];
beforeAll(async () => {
  house = await openOrderHouse();
  const { companyId } = house.clerk;
  asker = await buildStaff(house.app, partition, orderRights, { companyId });
  worker = await buildStaff(house.app, partition, orderRights, { companyId });
  typeId = await house.make('createOrderType', { code: 'INT', name: 'Between centres', module: 'internal' });
  laneId = await house.make('addProfitCentre', {
    code: 'N3',
    name: 'Durban lane',
    type: 'lane',
    managerId: asker.userId,
  });
  depotId = await house.make('addProfitCentre', {
    code: 'DEP',
    name: 'Germiston depot',
    type: 'depot',
    managerId: worker.userId,
    journalAccountSell: '4900',
  });
});
afterAll(() => house.close());

const line = (quantity: number, price: number) => {
  const {
    profitCentreId: _,
    vatCode: __,
    ...rest
  } = house.line(quantity, price) as Record<string, unknown> & {
    id: string;
  };
  return rest as { id: string };
};
const order = (detail: object = {}) => ({
  orderTypeId: typeId,
  performingCentreId: depotId,
  profitCentreId: laneId,
  lines: [line(10, 450.25)],
  ...detail,
});
const draft = (detail?: object, by = house.clerk) =>
  house.ask<{ id: string; number: string }>('postInternalOrder', order(detail), by);
const read = (id: string, by?: Staff) => house.read(id, by, 'Internal');
const deliver = (id: string, lineId: string, quantity: number) =>
  house.call(
    'receiveInternalOrder',
    { id, receivedOn: todayIn('Africa/Johannesburg', house.clock.now()), lines: [{ lineId, quantity }] },
    house.clerk,
  );
async function approved(detail?: object): Promise<{ id: string; lineId: string }> {
  const { id } = await draft(detail);
  await house.must('submitInternalOrder', id);
  await house.must('approveInternalOrder', id, {}, asker);
  await house.must('approveInternalOrder', id, {}, worker);
  return { id, lineId: (await read(id)).lines[0]!.id };
}

test('both managers agree, the work is delivered in parts, and the two centres are charged the same amount', async () => {
  const { id } = await draft();
  expect(await read(id)).toMatchObject({
    number: expect.stringMatching(/^IO-\d{5}$/),
    net: 4502.5,
    vat: 0,
    gross: 4502.5,
    performingCentreName: 'Germiston depot',
    needsApproval: true,
    findings: [],
  });
  await house.must('submitInternalOrder', id);
  expect(await house.act('approveInternalOrder', id)).toMatchObject({ status: 403, code: 'notManager' });
  expect(await house.must('approveInternalOrder', id, {}, asker)).toMatchObject({ status: 'SUBMITTED' });
  expect(await house.act('approveInternalOrder', id, {}, asker)).toMatchObject({ code: 'agreedAlready' });
  expect(await read(id, worker)).toMatchObject({
    decisionBarrier: null,
    agreements: [{ agreedBy: expect.stringMatching(/\w/) }, { agreedBy: '' }],
  });
  expect(await house.must('approveInternalOrder', id, {}, worker)).toMatchObject({ status: 'APPROVED' });
  const { lines } = await read(id);
  expect(await deliver(id, lines[0]!.id, 4)).toMatchObject({ result: { status: 'PART_RECEIVED' } });
  expect(await house.act('bookInternalOrder', id)).toMatchObject({ code: 'notAllowedInState' });
  expect(await deliver(id, lines[0]!.id, 6)).toMatchObject({ result: { status: 'FULFILLED' } });
  expect(await house.must('bookInternalOrder', id)).toMatchObject({ status: 'POSTED' });
  expect((await read(id)).bookings).toMatchObject([
    {
      quantity: 10,
      amount: 4502.5,
      costCentre: 'Durban lane',
      costAccount: '5600',
      recoveryCentre: 'Germiston depot',
      recoveryAccount: '4900',
    },
  ]);
  expect(await bookedInLedger(id)).toEqual([
    ['5600', 'Durban lane', 450_250],
    ['4900', 'Germiston depot', -450_250],
  ]);
});

/** The lines of all journals of an order: account, centre, cents. */
async function bookedInLedger(id: string) {
  const { rows } = await sql<{ code: string; name: string; amount: number }>`
    select t.code, c.name, l.amount from journal j
      join journal_line l on l.partition = j.partition and l.journal_id = j.id
      join journal_account t on t.partition = l.partition and t.id = l.account_id
      join profit_centre c on c.partition = l.partition and c.id = l.profit_centre_id
     where j.partition = ${partition} and j.source = 'internalOrder' and j.source_id = ${id} order by j.number, l.line`.execute(
    house.app.database.writer(partition),
  );
  return rows.map(({ code, name, amount }) => [code, name, amount]);
}

test('a manager who asks agrees at once; who manages both centres does not agree alone', async () => {
  const own = await draft({}, asker);
  await house.must('submitInternalOrder', own.id, {}, asker);
  expect(await read(own.id)).toMatchObject({
    agreements: [{ agreedBy: expect.stringMatching(/\w/) }, { agreedBy: '' }],
  });
  expect(await house.must('approveInternalOrder', own.id, {}, worker)).toMatchObject({ status: 'APPROVED' });
  const bothId = await house.make('addProfitCentre', {
    code: 'N4',
    name: 'Maputo lane',
    type: 'lane',
    managerId: worker.userId,
  });
  const both = await draft({ profitCentreId: bothId }, worker);
  await house.must('submitInternalOrder', both.id, {}, worker);
  expect(await house.act('approveInternalOrder', both.id, {}, worker)).toMatchObject({ code: 'ownOrder' });
  const asked = await draft({ profitCentreId: bothId });
  await house.must('submitInternalOrder', asked.id);
  expect(await house.must('approveInternalOrder', asked.id, {}, worker)).toMatchObject({ status: 'APPROVED' });
});

test('what both managers agreed to is delivered while a dearer revision waits for them, and again once one of them rejects it', async () => {
  const { id, lineId } = await approved();
  const dearer = order({ lines: [{ ...line(20, 450.25), id: lineId }] });
  expect(await house.must('putInternalOrder', id, dearer)).toMatchObject({ status: 'SUBMITTED' });
  expect(await deliver(id, lineId, 11)).toMatchObject({ code: 'overReceipt' });
  expect(await deliver(id, lineId, 4)).toMatchObject({ result: { status: 'SUBMITTED' } });
  expect(await read(id)).toMatchObject({ inForce: 'PART_RECEIVED', agreements: [{ agreedBy: '' }, { agreedBy: '' }] });
  expect(await house.must('approveInternalOrder', id, {}, asker)).toMatchObject({ status: 'SUBMITTED' });
  expect(await house.must('rejectInternalOrder', id, { reason: 'No budget.' }, worker)).toMatchObject({
    status: 'PART_RECEIVED',
  });
  const { agreements, lines } = await read(id);
  expect(lines).toMatchObject([{ quantity: 10, quantityReceived: 4 }]);
  expect(agreements.every(({ agreedBy }) => agreedBy !== '')).toBe(true);
  await house.must('putInternalOrder', id, dearer);
  await house.must('approveInternalOrder', id, {}, asker);
  expect(await house.must('approveInternalOrder', id, {}, worker)).toMatchObject({ status: 'PART_RECEIVED' });
  expect(await read(id)).toMatchObject({ inForce: null, lines: [{ quantity: 20, quantityReceived: 4 }] });
});

test('of both managers who agree at once neither signature is lost, and nobody agrees for both', async () => {
  const { id } = await draft();
  await house.must('submitInternalOrder', id);
  const { lockId } = await read(id);
  const agree = (by: Staff) => house.call('approveInternalOrder', { id }, { ...by, lockId });
  const answers = await Promise.all([agree(asker), agree(worker)]);
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')).toMatchObject({ code: 'changedByOther' });
  const signed = (await read(id)).agreements.filter(({ agreedBy }) => agreedBy !== '');
  expect(signed).toHaveLength(1);
  await house.must('approveInternalOrder', id, {}, signed[0]!.side === 'asking' ? worker : asker);
  expect(await read(id)).toMatchObject({ status: 'APPROVED' });
});

test('a change while it waits takes the signatures away, and rejecting it too', async () => {
  const { id } = await draft();
  await house.must('submitInternalOrder', id);
  await house.must('approveInternalOrder', id, {}, asker);
  await house.must('putInternalOrder', id, { ...order(), id });
  expect((await read(id)).agreements.map(({ agreedBy }) => agreedBy)).toEqual(['', '']);
  await house.must('approveInternalOrder', id, {}, worker);
  expect(await house.must('rejectInternalOrder', id, { reason: 'Not this month' }, asker)).toMatchObject({
    status: 'DRAFT',
  });
  expect((await read(id)).agreements.map(({ agreedBy }) => agreedBy)).toEqual(['', '']);
});

test('what stands in the way is said before anybody asks: managers, accounts, the same centre twice', async () => {
  const bareId = await house.make('addProfitCentre', { code: 'BARE', name: 'Yard', type: 'depot' });
  const { id } = await draft({ performingCentreId: bareId });
  expect((await read(id)).findings).toMatchObject([
    { code: 'managerMissing', centre: 'Yard', centreId: bareId },
    { code: 'recoveryAccountMissing', line: 1, centre: 'Yard' },
  ]);
  expect(await house.act('submitInternalOrder', id)).toMatchObject({ status: 422, code: 'managerMissing' });
  expect(await house.call('postInternalOrder', order({ performingCentreId: laneId }), house.clerk)).toMatchObject({
    fields: { performingCentreId: 'A centre does not order from itself. Choose another one.' },
  });
  expect(
    await house.call(
      'addProfitCentre',
      { code: 'X1', name: 'X', type: 'lane', managerId: crypto.randomUUID() },
      house.clerk,
    ),
  ).toMatchObject({ fields: { managerId: expect.stringMatching(/\w/) } });
});

test('closed short, what was delivered is booked; booked twice at once, one holds', async () => {
  const { id, lineId } = await approved();
  await deliver(id, lineId, 3);
  expect(await house.must('closeInternalOrder', id, { reason: 'The shed is full' })).toMatchObject({
    status: 'FULFILLED',
  });
  const { lockId } = await read(id);
  const answers = await Promise.all(
    [1, 2].map(() => house.call('bookInternalOrder', { id }, { ...house.clerk, lockId })),
  );
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(await countOf(house, 'company_order_booking', id)).toBe(1);
  expect((await read(id)).bookings).toMatchObject([{ quantity: 3, amount: 1350.75 }]);
});

test('of two deliveries of 6 of 10 at once one holds; it is no accrual, since no invoice follows', async () => {
  const { id, lineId } = await approved();
  const answers = await Promise.all([deliver(id, lineId, 6), deliver(id, lineId, 6)]);
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  const { number } = await read(id);
  const { rows } = await house.ask<{ rows: { number: string }[] }>('getOrderAccruals', {}, house.clerk);
  expect(rows.filter((row) => row.number === number)).toEqual([]);
});

async function posted(): Promise<{ id: string; lineId: string }> {
  const order = await approved();
  await deliver(order.id, order.lineId, 10);
  await house.must('bookInternalOrder', order.id);
  return order;
}
const reason = 'Charged to the wrong lane.';

test('what was charged in error is taken back by a row against it, once the other centre agrees, and is charged anew', async () => {
  const { id, lineId } = await posted();
  expect(await house.act('postInternalOrderReversal', id, { reason: ' ' })).toMatchObject({
    fields: { reason: expect.stringMatching(/\w/) },
  });
  expect(await house.must('postInternalOrderReversal', id, { reason })).toMatchObject({ status: 'REVERSAL_ASKED' });
  expect(await read(id)).toMatchObject({
    decisionBarrier: 'notReversalDecider',
    reversal: { reason, centre: 'Germiston depot', decider: expect.stringMatching(/\w/) },
  });
  for (const by of [house.clerk, asker])
    expect(await house.act('approveInternalOrder', id, {}, by)).toMatchObject({
      status: 403,
      code: 'notReversalDecider',
    });
  expect(await read(id, worker)).toMatchObject({ decisionBarrier: null });
  expect(await house.must('approveInternalOrder', id, {}, worker)).toMatchObject({ status: 'FULFILLED' });
  const { bookings, receipts } = await read(id);
  expect(bookings).toMatchObject([
    { quantity: 10, amount: 4502.5, round: 1, isReversal: false, reason: '' },
    { quantity: -10, amount: -4502.5, round: 1, isReversal: true, reason, costCentre: 'Durban lane' },
  ]);
  const history = await house.ask<{ event: string }[]>('getInternalOrderHistory', { id }, house.clerk);
  expect((await bookedInLedger(id)).map(([code, , amount]) => [code, amount])).toContainEqual(['4900', 450_250]);
  expect(history.map(({ event }) => event).slice(0, 3)).toEqual(['reversed', 'reversalAsked', 'posted']);

  const undo = { id, receiptId: receipts[0]!.id, reason: 'Two were not done.' };
  expect(await house.call('undoInternalOrderReceipt', undo, house.clerk)).toMatchObject({ response: 'ok' });
  await deliver(id, lineId, 8);
  await house.must('closeInternalOrder', id, { reason: 'Enough' });
  expect(await house.must('bookInternalOrder', id)).toMatchObject({ status: 'POSTED' });
  const amounts = (await read(id)).bookings.map(({ round, amount }) => [round, amount]);
  expect(amounts).toEqual([
    [1, 4502.5],
    [1, -4502.5],
    [2, 3602],
  ]);
});

test('a manager who asks for a reversal leaves it to the other one; who manages both asks a colleague; it may be refused', async () => {
  const { id } = await posted();
  await house.must('postInternalOrderReversal', id, { reason }, worker);
  expect(await house.act('approveInternalOrder', id, {}, worker)).toMatchObject({ code: 'notReversalDecider' });
  expect(await house.act('rejectInternalOrder', id, { reason: 'No' })).toMatchObject({ status: 403 });
  expect(await house.must('rejectInternalOrder', id, { reason: 'It was right.' }, asker)).toMatchObject({
    status: 'POSTED',
  });
  expect((await read(id)).bookings).toHaveLength(1);

  const ownId = await house.make('addProfitCentre', { code: 'N5', name: 'N5', type: 'lane', managerId: worker.userId });
  const own = await draft({ profitCentreId: ownId });
  await house.must('submitInternalOrder', own.id);
  await house.must('approveInternalOrder', own.id, {}, worker);
  await deliver(own.id, (await read(own.id)).lines[0]!.id, 10);
  await house.must('bookInternalOrder', own.id);
  expect(await house.act('postInternalOrderReversal', own.id, { reason }, worker)).toMatchObject({
    code: 'reversalNeedsOther',
  });
});

test('of two who take the same booking back at once one holds, and what waits is nobody else’s in the inbox', async () => {
  const { id } = await posted();
  await house.must('postInternalOrderReversal', id, { reason });
  const { lockId } = await read(id);
  const waits = await sql<{ id: string; decider_ids: string[]; captured_ids: string[] }>`
    select * from (${orderQueues[2]!.open(partition)}) q where q.id = ${id}`.execute(
    house.app.database.writer(partition),
  );
  expect(waits.rows).toMatchObject([{ decider_ids: [worker.userId], captured_ids: [house.clerk.userId] }]);
  const answers = await Promise.all(
    [1, 2].map(() => house.call('approveInternalOrder', { id }, { ...worker, lockId })),
  );
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(await countOf(house, 'company_order_booking', id)).toBe(2);
});

test('bookings stay as they are: the server may neither change nor delete them', async () => {
  const db = house.app.database.writer(partition);
  await expect(sql`update company_order_booking set amount = 0`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(sql`delete from company_order_booking`.execute(db)).rejects.toThrow(/permission denied/);
});

test('both centres see what is still to come, what was delivered and what was charged; a reversal leaves nothing charged', async () => {
  const sight = { code: 'SIGHT', name: 'Sight lane', type: 'lane', managerId: asker.userId };
  const centreId = await house.make('addProfitCentre', sight);
  const bookedOn = async (id: string, group: string) => {
    const answer = await house.ask<CentreBookings>('getProfitCentreOrders', { id }, house.clerk);
    return { ...answer, figures: answer.figures.find((each) => each.group === group) };
  };
  expect((await bookedOn(centreId, 'internal')).figures).toBeUndefined();
  const before = (await bookedOn(depotId, 'recovery')).figures!;
  const { id, lineId } = await approved({ profitCentreId: centreId });
  expect(await bookedOn(centreId, 'internal')).toMatchObject({
    figures: { toCome: 4502.5, receivedThisMonth: 0, received: 0, settled: 0 },
    orders: [{ id, group: 'internal', otherName: 'Germiston depot', status: 'APPROVED', toCome: 4502.5 }],
  });
  await deliver(id, lineId, 4);
  expect((await bookedOn(centreId, 'internal')).figures).toMatchObject({
    toCome: 2701.5,
    receivedThisMonth: 1801,
    received: 1801,
  });
  await deliver(id, lineId, 6);
  await house.must('bookInternalOrder', id);
  expect(await bookedOn(centreId, 'internal')).toMatchObject({
    figures: { toCome: 0, received: 4502.5, settled: 4502.5 },
    orders: [],
  });
  const charged = (await bookedOn(depotId, 'recovery')).figures!;
  expect(charged.settled - before.settled).toBeCloseTo(4502.5);
  await house.must('postInternalOrderReversal', id, { reason: 'Paid by the carrier' }, asker);
  await house.must('approveInternalOrder', id, {}, worker);
  expect((await bookedOn(centreId, 'internal')).figures).toMatchObject({ received: 4502.5, settled: 0 });
  expect((await bookedOn(depotId, 'recovery')).figures!.settled).toBeCloseTo(before.settled);
});

test('purchases count where their lines do; an order nobody approved yet counts nowhere', async () => {
  const centreId = await house.make('addProfitCentre', { code: 'LINES', name: 'Lines only', type: 'depot' });
  expect(await house.call('getProfitCentreOrders', { id: crypto.randomUUID() }, house.clerk)).toMatchObject({
    response: 'error',
  });
  await draft({ profitCentreId: centreId });
  expect(await house.ask('getProfitCentreOrders', { id: centreId }, house.clerk)).toMatchObject({
    figures: [{ group: 'internal', toCome: 0, received: 0, settled: 0 }],
    orders: [],
  });
});
