import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { OrderRecordLine } from '../answers.ts';
import { noteInvoiced } from './not-invoiced.ts';
import { countOf, openOrderHouse, type OrderHouse, partition } from './testing/order-house.ts';

let house: OrderHouse;
beforeAll(async () => (house = await openOrderHouse()));
afterAll(() => house.close());

const today = () => todayIn('Africa/Johannesburg', house.clock.now());
const receive = (id: string, lines: readonly { lineId: string; quantity: number }[], more: object = {}) =>
  house.call('receivePurchaseOrder', { id, receivedOn: today(), lines, ...more }, house.clerk);
async function order(...quantities: number[]) {
  const lines = quantities.map((quantity) => house.line(quantity, 100));
  const { id } = await house.sent({ lines });
  return { id, lines: lines.map((line) => line.id) };
}
async function invoice(
  orderId: string,
  source: string,
  lines: readonly { lineId: string; quantity: number }[],
  on = today(),
) {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  await inPartition(system, partition, (context) =>
    noteInvoiced(context, { orderId, kind: 'purchase', source, on, lines }),
  );
}

test('an order comes in parts, and is received once all of it came', async () => {
  const { id, lines } = await order(12, 4);
  expect(await receive(id, [{ lineId: lines[0]!, quantity: 8 }], { deliveryNote: 'DN-1' })).toMatchObject({
    result: { status: 'PART_RECEIVED' },
  });
  expect(await house.read(id)).toMatchObject({
    receivedShare: 50,
    lines: [
      { quantityReceived: 8, receivable: 4.6 },
      { quantityReceived: 0, receivable: 4.2 },
    ],
    receipts: [{ deliveryNote: 'DN-1', lines: [{ quantity: 8 }] }],
  });
  const rest = [
    { lineId: lines[0]!, quantity: 4 },
    { lineId: lines[1]!, quantity: 4.2 },
  ];
  expect(await receive(id, rest)).toMatchObject({ result: { status: 'RECEIVED' } });
  expect(await house.must('closePurchaseOrder', id, { reason: 'Paid in cash.' })).toMatchObject({ status: 'CLOSED' });
});

test('of two receipts of 60 of 100 at once one holds, and the other learns what is left', async () => {
  const { id, lines } = await order(100);
  const answers = await Promise.all([1, 2].map(() => receive(id, [{ lineId: lines[0]!, quantity: 60 }])));
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')).toMatchObject({
    status: 422,
    code: 'overReceipt',
    fields: {
      'lines.0.quantity': expect.stringContaining('60 came already. With 5% above the order, 45 may still come'),
    },
  });
  expect(await house.read(id)).toMatchObject({ lines: [{ quantityReceived: 60 }] });
  expect(await countOf(house, 'company_order_receipt', id)).toBe(1);
  expect(await countOf(house, 'company_order_movement', id)).toBe(1);
});

test('nothing is received of an order to which nobody has agreed yet', async () => {
  const { id } = await house.draft({ lines: [house.line(12, 5480)] });
  const [line] = (await house.read(id)).lines;
  const came = [{ lineId: line!.id, quantity: 1 }];
  expect(await receive(id, came)).toMatchObject({ code: 'notAllowedInState' });
  expect(await house.must('submitPurchaseOrder', id)).toMatchObject({ status: 'SUBMITTED' });
  expect(await receive(id, came)).toMatchObject({ code: 'notAllowedInState' });
  expect(await countOf(house, 'company_order_receipt', id)).toBe(0);
});

test('the tolerance is that of the company’s settings', async () => {
  const settle = (percent: number) =>
    sql`update company set order_tolerance_percent = ${percent} where id = ${house.clerk.companyId}`.execute(
      house.app.database.writer('alpha'),
    );
  const { id, lines } = await order(100, 1);
  await settle(10);
  const { lines: shown } = await house.read(id);
  const answer = await receive(id, [{ lineId: lines[0]!, quantity: 110.001 }]);
  await settle(5);
  expect(shown[0]).toMatchObject({ receivable: 110 });
  expect(answer).toMatchObject({
    code: 'overReceipt',
    fields: { 'lines.0.quantity': expect.stringContaining('With 10% above the order') },
  });
});

test('of the tolerance there is one for all deliveries of a line', async () => {
  const { id, lines } = await order(100, 1);
  const came = (quantity: number) => receive(id, [{ lineId: lines[0]!, quantity }]);
  expect(await came(100)).toMatchObject({ response: 'ok' });
  expect(await came(5.001)).toMatchObject({ status: 422, code: 'overReceipt' });
  expect(await came(5)).toMatchObject({ response: 'ok' });
  expect(await came(0.001)).toMatchObject({ status: 422, code: 'overReceipt' });
  expect(await house.read(id)).toMatchObject({ lines: [{ quantityReceived: 105, receivable: 0 }, {}] });
});

test('nothing comes more than a week before its order was written', async () => {
  const { id, lines } = await order(10);
  const on = (days: number) => ({ receivedOn: addDays(today(), -days) });
  const came = [{ lineId: lines[0]!, quantity: 1 }];
  expect(await receive(id, came, on(8))).toMatchObject({ fields: { receivedOn: expect.stringContaining('7 days') } });
  expect(await receive(id, came, on(7))).toMatchObject({ response: 'ok' });
});

test.each([Number.NaN, '1e3', -0, -1, 1.2345])('refuses to receive %s', async (quantity) => {
  const { id, lines } = await order(10);
  const given = [{ lineId: lines[0]!, quantity: quantity as number }];
  expect(await receive(id, given)).toMatchObject({
    status: 400,
    fields: { 'lines.0.quantity': expect.any(String) },
  });
});

test('nothing is received of the future, of a line of another order, or twice in one receipt', async () => {
  const { id, lines } = await order(10);
  const other = await order(10);
  const given = [
    { lineId: lines[0]!, quantity: 1 },
    { lineId: lines[0]!, quantity: 1 },
    { lineId: other.lines[0]!, quantity: 1 },
  ];
  expect(await receive(id, given, { receivedOn: addDays(today(), 1) })).toMatchObject({
    status: 400,
    fields: {
      receivedOn: 'The date cannot be in the future.',
      'lines.1.lineId': 'Choose one of the options.',
      'lines.2.lineId': 'Choose one of the options.',
    },
  });
  expect(await house.read(id)).toMatchObject({ status: 'SENT', receipts: [] });
});

test('a wrong receipt is taken back once', async () => {
  const { id, lines } = await order(10);
  const { receiptId } = (await receive(id, [{ lineId: lines[0]!, quantity: 10 }])).result as unknown as {
    receiptId: string;
  };
  const undo = () => house.call('undoPurchaseOrderReceipt', { id, receiptId, reason: 'Another order.' }, house.clerk);
  expect(await undo()).toMatchObject({ result: { status: 'SENT' } });
  expect(await undo()).toMatchObject({ code: 'receiptTakenBack' });
  expect(await house.read(id)).toMatchObject({
    lines: [{ quantityReceived: 0 }],
    receipts: [{ reversesId: receiptId, lines: [{ quantity: -10 }] }, { isReversed: true }],
  });
});

test('what is still open is given up with a reason; an order of which nothing came is cancelled', async () => {
  const { id, lines } = await order(10);
  expect(await house.act('closePurchaseOrder', id, { reason: 'x' })).toMatchObject({ code: 'notAllowedInState' });
  await receive(id, [{ lineId: lines[0]!, quantity: 3 }]);
  expect(await house.act('closePurchaseOrder', id)).toMatchObject({ fields: { reason: 'This field is required.' } });
  expect(await house.act('cancelPurchaseOrder', id, { reason: 'x' })).toMatchObject({ code: 'notAllowedInState' });
  expect(await house.must('closePurchaseOrder', id, { reason: 'Not made any more.' })).toMatchObject({
    status: 'CLOSED',
  });
});

test('a revision that costs little more stays with the supplier; much more asks a second person, and many small ones add up', async () => {
  const { id } = await order(100);
  const form = async (quantity: number) => {
    const { lines } = (await house.formOf(id)) as { lines: object[] };
    return house.formOf(id, { lines: [{ ...lines[0], quantity }] });
  };
  expect(await house.must('putPurchaseOrder', id, await form(103))).toMatchObject({ status: 'SENT', revision: 2 });
  expect(await house.read(id)).toMatchObject({ sentRevision: 1, sent: { revision: 1, lines: [{ quantity: 100 }] } });
  // 106 is less than five per cent above 103, and more above the 100 that were approved.
  expect(await house.must('putPurchaseOrder', id, await form(106))).toMatchObject({ status: 'SUBMITTED', revision: 2 });
  expect(await house.must('approvePurchaseOrder', id, {}, house.manager)).toMatchObject({
    status: 'SENT',
    revision: 2,
  });
  expect(await house.read(id)).toMatchObject({ sentRevision: 1, former: null, lines: [{ quantity: 106 }] });
  expect(await house.must('sendPurchaseOrder', id)).toMatchObject({ status: 'SENT', revision: 2 });
  expect(await house.read(id)).toMatchObject({ sentRevision: 2, sent: null });
  // A rise is measured from what was approved last.
  expect(await house.must('putPurchaseOrder', id, await form(111))).toMatchObject({ status: 'SENT' });
});

/** An order of 100 at 100.00 whose next revision, of 200 at 200.00 and without the second line, waits for a second person. */
async function raised() {
  const { id, lines } = await order(100, 10);
  const form = (await house.formOf(id)) as { lines: object[] };
  const next = { ...form, lines: [{ ...form.lines[0], quantity: 200, price: 200 }] };
  expect(await house.must('putPurchaseOrder', id, next)).toMatchObject({ status: 'SUBMITTED', revision: 2 });
  return { id, lines, next };
}
const awaited = async () => {
  const query = { chip: 'awaited', pageSize: 200 };
  const { rows } = await house.ask<{ rows: { id: string }[] }>('getPurchaseOrders', query, house.clerk);
  return rows.map(({ id }) => id);
};

test('the revision in force is received while a raised one waits, and again once that is rejected', async () => {
  const { id, lines } = await raised();
  expect(await house.read(id)).toMatchObject({
    status: 'SUBMITTED',
    inForce: 'SENT',
    net: 40_000,
    lines: [{ quantity: 200, price: 200 }],
    former: { revision: 1, net: 11_000, lines: [{ quantity: 100, receivable: 105 }, { quantity: 10 }] },
  });
  expect(await awaited()).toContain(id);
  expect(await receive(id, [{ lineId: lines[1]!, quantity: 10.6 }])).toMatchObject({ code: 'overReceipt' });
  const came = await receive(id, [{ lineId: lines[1]!, quantity: 4 }]);
  expect(came).toMatchObject({ result: { status: 'SUBMITTED' } });
  expect(await house.read(id)).toMatchObject({ status: 'SUBMITTED', inForce: 'PART_RECEIVED' });
  // The revision that waits leaves out what came meanwhile.
  expect(await house.act('approvePurchaseOrder', id, {}, house.manager)).toMatchObject({ code: 'revisionOvertaken' });
  expect(await house.act('cancelPurchaseOrder', id, { reason: 'x' })).toMatchObject({ code: 'orderReceived' });
  const { receiptId } = came.result as unknown as { receiptId: string };
  const undo = { id, receiptId, reason: 'Another order.' };
  expect(await house.call('undoPurchaseOrderReceipt', undo, house.clerk)).toMatchObject({ response: 'ok' });
  expect(await house.read(id)).toMatchObject({ inForce: 'SENT' });
  await receive(id, [{ lineId: lines[0]!, quantity: 60 }]);
  expect(await house.act('rejectPurchaseOrder', id, { reason: 'No.' })).toMatchObject({ code: 'ownOrder' });
  expect(await house.must('rejectPurchaseOrder', id, { reason: 'Too dear.' }, house.manager)).toMatchObject({
    status: 'PART_RECEIVED',
    revision: 1,
  });
  expect(await house.read(id)).toMatchObject({
    net: 11_000,
    inForce: null,
    former: null,
    sent: null,
    decisionReason: 'Too dear.',
    lines: [{ quantity: 100, price: 100, quantityReceived: 60 }, { quantity: 10 }],
  });
  expect(await awaited()).toContain(id);
  expect(await receive(id, [{ lineId: lines[0]!, quantity: 45 }])).toMatchObject({ response: 'ok' });
});

test('a revision that is approved takes the place of the one in force, with what came meanwhile', async () => {
  const { id, lines, next } = await raised();
  expect(
    await receive(
      id,
      lines.map((lineId, place) => ({ lineId, quantity: [100, 10][place]! })),
    ),
  ).toMatchObject({
    result: { status: 'SUBMITTED' },
  });
  expect(await house.read(id)).toMatchObject({ inForce: 'RECEIVED' });
  // Whoever asks for it changes it while it waits: the line that came is back.
  const kept = { ...next, lines: [...next.lines, asked((await house.read(id)).former!.lines[1]!)] };
  expect(await house.must('putPurchaseOrder', id, kept)).toMatchObject({ status: 'SUBMITTED' });
  const { lockId } = await house.read(id);
  expect(await house.act('putPurchaseOrder', id, kept)).toMatchObject({ result: { lockId } });
  expect(await house.act('approvePurchaseOrder', id)).toMatchObject({ code: 'ownOrder' });
  expect(await house.must('approvePurchaseOrder', id, {}, house.manager)).toMatchObject({ status: 'PART_RECEIVED' });
  expect(await house.read(id)).toMatchObject({
    net: 41_000,
    revision: 2,
    sentRevision: 1,
    inForce: null,
    lines: [
      { quantity: 200, price: 200, quantityReceived: 100, receivable: 110 },
      { quantity: 10, quantityReceived: 10 },
    ],
  });
});

test('of a revision that waits, the database allows no other state', async () => {
  const { id } = await raised();
  const set = (columns: string) =>
    sql`update company_order set ${sql.raw(columns)} where partition = ${partition} and id = ${id}`.execute(
      house.app.database.writer(partition),
    );
  await expect(set(`status = 'SENT'`)).rejects.toThrow(/company_order_in_force_waits/);
  await expect(set(`in_force = ''`)).rejects.toThrow(/company_order_in_force"/);
});

const asked = ({ id, itemMasterId, description, quantity, unit, price, vatCode, profitCentreId }: OrderRecordLine) => ({
  id,
  itemMasterId,
  description,
  quantity,
  unit,
  price,
  vatCode,
  profitCentreId,
});

test('a revision keeps what came, and goes on where it was', async () => {
  const { id, lines } = await order(10, 10);
  await receive(id, [{ lineId: lines[0]!, quantity: 8 }]);
  const form = (await house.formOf(id)) as { lines: { quantity: number }[] };
  const [first, second] = form.lines;
  const change = (given: object[]) => house.act('putPurchaseOrder', id, { ...form, lines: given });
  expect(await change([{ ...first, quantity: 7 }, second!])).toMatchObject({
    fields: { 'lines.0.quantity': '8 were received already. Enter that quantity or more.' },
  });
  expect(await change([second!])).toMatchObject({ fields: { lines: expect.stringContaining('was received already') } });
  // Only what came is left of it: all of it came.
  expect(await change([{ ...first, quantity: 8 }])).toMatchObject({ result: { status: 'RECEIVED', revision: 2 } });
});

test('what came and is not invoiced is known for any day, and an order closes by itself once all of it is invoiced', async () => {
  const { id, lines } = await order(10);
  const [lineId] = lines as [string];
  await receive(id, [{ lineId, quantity: 6 }], { receivedOn: addDays(today(), -3) });
  await receive(id, [{ lineId, quantity: 4 }]);
  const openOn = async (on?: string) => {
    const { rows } = await house.ask<{ rows: { orderId: string; quantity: number; net: number; account: string }[] }>(
      'getOrderAccruals',
      on ? { on } : {},
      house.clerk,
    );
    return rows.filter(({ orderId }) => orderId === id).map(({ quantity, net, account }) => [quantity, net, account]);
  };
  expect(await openOn(addDays(today(), -4))).toEqual([]);
  expect(await openOn(addDays(today(), -1))).toEqual([[6, 600, '5600']]);
  await expect(invoice(id, 'invoice 1', [{ lineId, quantity: 11 }])).rejects.toMatchObject({ code: 'overInvoiced' });
  await invoice(id, 'invoice 1', [{ lineId, quantity: 7 }]);
  await expect(invoice(id, 'invoice 1', [{ lineId, quantity: 1 }])).rejects.toThrow(/duplicate key/);
  expect(await openOn()).toEqual([[3, 300, '5600']]);
  expect(await openOn(addDays(today(), -1))).toEqual([[6, 600, '5600']]);
  expect(await house.read(id)).toMatchObject({ status: 'RECEIVED', invoicedShare: 70 });
  await invoice(id, 'invoice 2', [{ lineId, quantity: 3 }]);
  expect(await house.read(id)).toMatchObject({ status: 'CLOSED', invoicedShare: 100 });
});

test('what came is worth on a past day what it was worth then, and in its own currency', async () => {
  const { id, lines } = await order(100);
  const [lineId] = lines as [string];
  await receive(id, [{ lineId, quantity: 40 }], { receivedOn: addDays(today(), -3) });
  await invoice(id, 'invoice 1', [{ lineId, quantity: 10 }], addDays(today(), -2));
  const other = await house.draft({ currency: 'USD', lines: [house.line(1, 100)] });
  await house.must('submitPurchaseOrder', other.id);
  await house.must('approvePurchaseOrder', other.id, {}, house.manager);
  await house.must('sendPurchaseOrder', other.id);
  const [foreign] = (await house.read(other.id)).lines;
  await receive(other.id, [{ lineId: foreign!.id, quantity: 1 }]);
  const accruals = async (on: string) => {
    const { rows, totals } = await house.ask<{
      rows: { orderId: string; net: number; currency: string }[];
      totals: { currency: string; net: number }[];
    }>('getOrderAccruals', { on }, house.clerk);
    for (const { currency, net } of totals)
      expect(net).toBeCloseTo(sumOfNets(rows.filter((row) => row.currency === currency)));
    return rows.filter(({ orderId }) => orderId === id || orderId === other.id).map((row) => [row.net, row.currency]);
  };
  expect(await accruals(addDays(today(), -3))).toEqual([[4000, 'ZAR']]);
  expect(await accruals(addDays(today(), -1))).toEqual([[3000, 'ZAR']]);
  const form = (await house.formOf(id)) as { lines: object[] };
  const dearer = { ...form, lines: [{ ...form.lines[0], price: 104.5 }] };
  expect(await house.must('putPurchaseOrder', id, dearer)).toMatchObject({ status: 'PART_RECEIVED' });
  expect(await accruals(addDays(today(), -3))).toEqual([[4000, 'ZAR']]);
  expect(await accruals(addDays(today(), -1))).toEqual([[3000, 'ZAR']]);
  expect(await accruals(today())).toEqual([
    [3135, 'ZAR'],
    [100, 'USD'],
  ]);
  // Movements are not written again.
  await house.must('putPurchaseOrder', id, { ...dearer, note: 'Ring first' });
  expect(await countOf(house, 'company_order_movement', id)).toBe(3);
});

const sumOfNets = (rows: readonly { readonly net: number }[]) => rows.reduce((sum, { net }) => sum + net, 0);

test('what came and was not invoiced is closed with a reason alone', async () => {
  const { id, lines } = await order(10);
  await receive(id, [{ lineId: lines[0]!, quantity: 10 }]);
  expect(await house.act('closePurchaseOrder', id)).toMatchObject({ fields: { reason: 'This field is required.' } });
  await invoice(id, 'invoice 1', [{ lineId: lines[0]!, quantity: 9.999 }]);
  expect(await house.act('closePurchaseOrder', id)).toMatchObject({ fields: { reason: 'This field is required.' } });
  expect(await house.must('closePurchaseOrder', id, { reason: 'A gift.' })).toMatchObject({ status: 'CLOSED' });
});

test('a receipt that was invoiced, or of an order that is over, is not taken back', async () => {
  const { id, lines } = await order(10);
  const came = async (quantity: number) =>
    ((await receive(id, [{ lineId: lines[0]!, quantity }])).result as unknown as { receiptId: string }).receiptId;
  const [first, second] = [await came(4), await came(2)];
  const undo = (receiptId: string) =>
    house.call('undoPurchaseOrderReceipt', { id, receiptId, reason: 'Wrong.' }, house.clerk);
  await invoice(id, 'invoice 1', [{ lineId: lines[0]!, quantity: 2.001 }]);
  expect(await undo(first)).toMatchObject({ code: 'receiptInvoiced' });
  await invoice(id, 'credit note 1', [{ lineId: lines[0]!, quantity: -0.001 }]);
  expect(await undo(first)).toMatchObject({ result: { status: 'PART_RECEIVED' } });
  await house.must('holdPurchaseOrder', id, { reason: 'In dispute.' });
  expect(await undo(second)).toMatchObject({ code: 'notAllowedInState' });
  await house.must('releasePurchaseOrder', id);
  await house.must('closePurchaseOrder', id, { reason: 'Enough.' });
  expect(await undo(second)).toMatchObject({ code: 'notAllowedInState' });
});

test('two invoices of one line at once do not state more than came', async () => {
  const { id, lines } = await order(10);
  const [lineId] = lines as [string];
  await receive(id, [{ lineId, quantity: 9 }]);
  const both = await Promise.allSettled(['a', 'b'].map((source) => invoice(id, source, [{ lineId, quantity: 6 }])));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
