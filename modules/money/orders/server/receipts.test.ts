import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
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
      { quantityReceived: 8, receivable: 4.2 },
      { quantityReceived: 0, receivable: 4.2 },
    ],
    receipts: [{ deliveryNote: 'DN-1', lines: [{ quantity: 8 }] }],
  });
  const rest = [
    { lineId: lines[0]!, quantity: 4 },
    { lineId: lines[1]!, quantity: 4.2 },
  ];
  expect(await receive(id, rest)).toMatchObject({ result: { status: 'RECEIVED' } });
  expect(await house.must('closePurchaseOrder', id)).toMatchObject({ status: 'CLOSED' });
});

test('of two receipts of 60 of 100 at once one holds, and the other learns what is left', async () => {
  const { id, lines } = await order(100);
  const answers = await Promise.all([1, 2].map(() => receive(id, [{ lineId: lines[0]!, quantity: 60 }])));
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(answers.find(({ response }) => response === 'error')).toMatchObject({
    status: 422,
    code: 'overReceipt',
    fields: { 'lines.0.quantity': expect.stringContaining('only 40 are still open') },
  });
  expect(await house.read(id)).toMatchObject({ lines: [{ quantityReceived: 60 }] });
  expect(await countOf(house, 'company_order_receipt', id)).toBe(1);
  expect(await countOf(house, 'company_order_movement', id)).toBe(1);
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
  expect(await house.must('approvePurchaseOrder', id, {}, house.manager)).toMatchObject({ status: 'APPROVED' });
  expect(await house.must('sendPurchaseOrder', id)).toMatchObject({ status: 'SENT', revision: 2 });
  expect(await house.read(id)).toMatchObject({ sentRevision: 2, sent: null });
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

test('two invoices of one line at once do not state more than came', async () => {
  const { id, lines } = await order(10);
  const [lineId] = lines as [string];
  await receive(id, [{ lineId, quantity: 9 }]);
  const both = await Promise.allSettled(['a', 'b'].map((source) => invoice(id, source, [{ lineId, quantity: 6 }])));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
