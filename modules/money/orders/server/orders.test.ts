import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { openOrderHouse, type OrderHouse, orderRights, partition } from './testing/order-house.ts';

let house: OrderHouse;
beforeAll(async () => (house = await openOrderHouse()));
afterAll(() => house.close());

test('an order is captured with the number of its type, its totals and the account of each line', async () => {
  const { line, alignmentId } = house;
  const { id, number } = await house.draft({
    lines: [line(12, 5480), line(12, 38.5), line(3, 950, { itemMasterId: alignmentId }), line(1000, 9.45)],
  });
  expect(number).toMatch(/^WS-\d{5}$/);
  const record = await house.read(id);
  expect(record).toMatchObject({
    status: 'DRAFT',
    net: 78_522,
    vat: 11_778.3,
    gross: 90_300.3,
    supplierName: 'Bandweg Bande (Pty) Ltd',
    needsApproval: true,
    decisionBarrier: 'ownOrder',
    findings: [],
  });
  expect(record.lines.map(({ account, net }) => [account, net])).toEqual([
    ['5600', 65_760],
    ['5600', 462],
    ['5610', 2850],
    ['5600', 9450],
  ]);
  expect(await house.ask<{ rows: object[] }>('getPurchaseOrders', { search: number }, house.clerk)).toMatchObject({
    rows: [{ id, requesterName: expect.stringMatching(/\w/) }],
  });
});

test('the trail has amounts in rand and days as they are, as its page formats them', async () => {
  const { id } = await house.draft({ requiredBy: todayIn('Africa/Johannesburg', house.clock.now()) });
  const [entry] = await house.ask<{ changes: object }[]>('getPurchaseOrderHistory', { id }, house.clerk);
  expect(entry!.changes).toMatchObject({
    net: [null, 43_840],
    requiredBy: [null, todayIn('Africa/Johannesburg', house.clock.now())],
  });
});

test.each([
  [{ quantity: Number.NaN }, 'quantity'],
  [{ quantity: '1e3' }, 'quantity'],
  [{ quantity: -0 }, 'quantity'],
  [{ price: Number.NaN }, 'price'],
  [{ price: '1e3' }, 'price'],
  [{ price: -0 }, 'price'],
])('refuses a line with %o on its field', async (wrong, field) => {
  const answer = await house.call(
    'postPurchaseOrder',
    {
      orderTypeId: house.orderTypeId,
      supplierId: house.supplierId,
      profitCentreId: house.workshopId,
      lines: [{ ...house.line(1, 1), ...wrong }],
    },
    house.clerk,
  );
  expect(answer).toMatchObject({ status: 400, fields: { [`lines.0.${field}`]: expect.any(String) } });
});

test('every fault of an order is named on its field, and nothing is written', async () => {
  const { line } = house;
  const answer = await house.call(
    'postPurchaseOrder',
    {
      orderTypeId: crypto.randomUUID(),
      supplierId: house.supplierId,
      profitCentreId: house.workshopId,
      lines: [{ ...line(0, 1.23456), description: '' }, line(1.2345, -1)],
    },
    house.clerk,
  );
  expect(answer).toMatchObject({
    status: 400,
    fields: {
      'lines.0.quantity': 'Enter a quantity above 0.',
      'lines.0.price': 'Enter a price with at most four decimals.',
      'lines.0.description': 'This field is required.',
      'lines.1.quantity': 'Enter a quantity with at most three decimals.',
      'lines.1.price': 'Enter 0 or more.',
    },
  });
  const twice = line(1, 1);
  const other = await house.call(
    'postPurchaseOrder',
    {
      orderTypeId: crypto.randomUUID(),
      supplierId: crypto.randomUUID(),
      profitCentreId: crypto.randomUUID(),
      lines: [{ ...twice, itemMasterId: crypto.randomUUID() }],
    },
    house.clerk,
  );
  expect(Object.keys((other as unknown as { fields: object }).fields).toSorted()).toEqual([
    'lines.0.itemMasterId',
    'orderTypeId',
    'profitCentreId',
    'supplierId',
  ]);
  expect(
    await house.call(
      'postPurchaseOrder',
      {
        orderTypeId: house.orderTypeId,
        supplierId: house.supplierId,
        profitCentreId: house.workshopId,
        lines: [twice, twice],
      },
      house.clerk,
    ),
  ).toMatchObject({ fields: { 'lines.1.id': 'This line is here twice. Remove one of them.' } });
});

test('what costs no more than the type allows needs no second person; what costs more does, and not its own', async () => {
  const small = await house.draft({ lines: [house.line(4, 5480)] });
  expect(await house.must('submitPurchaseOrder', small.id)).toMatchObject({ status: 'APPROVED' });
  const large = await house.draft({ lines: [house.line(12, 5480)] });
  expect(await house.must('submitPurchaseOrder', large.id)).toMatchObject({ status: 'SUBMITTED' });
  expect(await house.act('approvePurchaseOrder', large.id)).toMatchObject({ status: 403, code: 'ownOrder' });
  const limited = await buildStaff(house.app, partition, orderRights, {
    companyId: house.clerk.companyId,
    limits: { order: 75_000 },
  });
  // 65 760.00 without VAT are 75 624.00 with it.
  expect(await house.act('approvePurchaseOrder', large.id, {}, limited)).toMatchObject({ code: 'aboveLimit' });
  expect(await house.read(large.id, limited)).toMatchObject({ isAboveLimit: true, decisionBarrier: null });
  const enough = await buildStaff(house.app, partition, orderRights, {
    companyId: house.clerk.companyId,
    limits: { order: 75_624 },
  });
  expect(await house.must('approvePurchaseOrder', large.id, {}, enough)).toMatchObject({ status: 'APPROVED' });
});

test('an order in another currency is approved by somebody without a limit', async () => {
  const { id } = await house.draft({ currency: 'USD', lines: [house.line(1, 10)] });
  expect(await house.must('submitPurchaseOrder', id)).toMatchObject({ status: 'SUBMITTED' });
  const limited = await buildStaff(house.app, partition, orderRights, {
    companyId: house.clerk.companyId,
    limits: { order: 1_000_000 },
  });
  expect(await house.act('approvePurchaseOrder', id, {}, limited)).toMatchObject({ code: 'aboveLimit' });
  expect(await house.must('approvePurchaseOrder', id, {}, house.manager)).toMatchObject({ status: 'APPROVED' });
});

test('an order is not submitted while an account, a centre, an item or a supplier is missing, and all of it is said', async () => {
  const { clerk, line } = house;
  const bare = await house.ask<{ id: string }>(
    'postItemMaster',
    { code: 'RAGS', description: 'Cleaning rags', kind: 'cost', itemGroup: 'admin', unit: 'each' },
    clerk,
  );
  const sold = await house.ask<{ id: string }>(
    'postItemMaster',
    { code: 'FEE', description: 'Fee', kind: 'revenue', itemGroup: 'admin', unit: 'each', journalAccountSell: '4600' },
    clerk,
  );
  const closed = await house.ask<{ id: string }>(
    'addProfitCentre',
    { code: 'OLD', name: 'Old depot', type: 'depot', activeTo: '2020-12-31' },
    clerk,
  );
  const narrow = await house.ask<{ id: string }>(
    'addProfitCentre',
    { code: 'TOLLS', name: 'Tolls', type: 'admin', itemGroups: ['toll'] },
    clerk,
  );
  const pending = await buildSupplier(house.app, partition, {
    companyId: clerk.companyId,
    detail: { registeredName: 'Waiting Works' },
    status: 'pending',
  });
  const { id } = await house.draft({
    supplierId: pending,
    lines: [
      line(1, 10, { itemMasterId: bare.id }),
      line(1, 10, { itemMasterId: sold.id }),
      line(1, 10, { profitCentreId: closed.id }),
      line(1, 10, { profitCentreId: narrow.id }),
      line(1, 10),
    ],
  });
  const codes = [
    [null, 'orderSupplierNotApproved'],
    [1, 'accountMissing'],
    [2, 'itemNotBought'],
    [3, 'centreInactive'],
    [4, 'itemGroupNotAllowed'],
  ];
  expect((await house.read(id)).findings.map((each) => [each.line, each.code])).toEqual(codes);
  expect(await house.act('submitPurchaseOrder', id)).toMatchObject({ status: 422, code: 'orderSupplierNotApproved' });
  const missing = await house.draft({ lines: [line(1, 10, { itemMasterId: bare.id })] });
  const refused = await house.act('submitPurchaseOrder', missing.id);
  expect(refused).toMatchObject({ status: 422, code: 'accountMissing' });
  expect(JSON.stringify(refused)).toContain(
    'Line 1: neither item RAGS nor profit centre Durban workshop has an account for costs. Enter one there.',
  );
});

test('a rejected order is mended and submitted again; whoever mended it does not approve it', async () => {
  const { id } = await house.draft({ lines: [house.line(12, 5480)] });
  await house.must('submitPurchaseOrder', id);
  expect(
    await house.must('rejectPurchaseOrder', id, { reason: 'Ask for a better price.' }, house.manager),
  ).toMatchObject({
    status: 'DRAFT',
  });
  expect(await house.read(id)).toMatchObject({ decisionReason: 'Ask for a better price.' });
  const lines = [house.line(12, 5200)];
  await house.must('putPurchaseOrder', id, await house.formOf(id, { lines }), house.manager);
  await house.must('submitPurchaseOrder', id);
  expect(await house.act('approvePurchaseOrder', id, {}, house.manager)).toMatchObject({ code: 'ownOrder' });
});

test('a draft is removed; an order that was approved is cancelled with a reason, and nothing comes of it any more', async () => {
  const { id } = await house.draft();
  expect(await house.act('deletePurchaseOrder', id)).toMatchObject({ response: 'ok' });
  expect(await house.call('getPurchaseOrder', { id }, house.clerk)).toMatchObject({ status: 404 });
  const other = await house.sent();
  expect(await house.act('cancelPurchaseOrder', other.id, { reason: '' })).toMatchObject({ status: 400 });
  expect(await house.must('cancelPurchaseOrder', other.id, { reason: 'The vehicle was sold.' })).toMatchObject({
    status: 'CANCELLED',
  });
  expect(await house.act('sendPurchaseOrder', other.id)).toMatchObject({ code: 'notAllowedInState' });
});

test('an order on hold waits, and goes on from where it was', async () => {
  const { id } = await house.sent();
  expect(await house.must('holdPurchaseOrder', id, { reason: 'Price in dispute.' })).toMatchObject({
    status: 'ON_HOLD',
  });
  const [line] = (await house.read(id)).lines;
  const receipt = { id, receivedOn: today(), lines: [{ lineId: line!.id, quantity: 1 }] };
  expect(await house.call('receivePurchaseOrder', receipt, house.clerk)).toMatchObject({ code: 'notAllowedInState' });
  expect(await house.must('releasePurchaseOrder', id)).toMatchObject({ status: 'SENT' });
});

test('a colleague who had read an older version is told who changed it', async () => {
  const { id, lockId } = await house.draft();
  await house.must('putPurchaseOrder', id, await house.formOf(id, { deliverTo: 'Gate 3' }));
  const late = await house.call('submitPurchaseOrder', { id }, { ...house.manager, lockId });
  expect(late).toMatchObject({ status: 409, code: 'changedByOther' });
});

test('of two who approve at once one holds', async () => {
  const { id } = await house.draft({ lines: [house.line(12, 5480)] });
  await house.must('submitPurchaseOrder', id);
  const second = await buildStaff(house.app, partition, orderRights, { companyId: house.clerk.companyId });
  const { lockId } = await house.read(id);
  const answers = await Promise.all(
    [house.manager, second].map((by) => house.call('approvePurchaseOrder', { id }, { ...by, lockId })),
  );
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
});

test('who is limited to other suppliers has no such order', async () => {
  const { id } = await house.sent();
  const limited = await buildStaff(house.app, partition, orderRights, {
    companyId: house.clerk.companyId,
    scope: { supplier: { own: true, ids: [] } },
  });
  expect(await house.call('getPurchaseOrder', { id }, limited)).toMatchObject({ status: 404 });
  expect(await house.ask('getPurchaseOrders', {}, limited)).toMatchObject({ rows: [] });
  const centre = await buildStaff(house.app, partition, orderRights, {
    companyId: house.clerk.companyId,
    scope: { profitCentre: { own: false, ids: [house.workshopId] } },
  });
  expect(await house.call('getPurchaseOrder', { id }, centre)).toMatchObject({ response: 'ok' });
});

test('an order that comes back as it was read is no revision, and stays as its supplier has it', async () => {
  const { id } = await house.sent({
    requiredBy: '2099-05-31',
    note: 'Ring first',
    quotes: [{ supplierName: 'Other Tyres', amount: 6100.5, reference: 'Q-7' }],
  });
  const { kind: _, ...before } = await house.read(id);
  expect(before).toMatchObject({ revision: 1, sentRevision: 1, status: 'SENT' });
  const answer = await house.act('putPurchaseOrder', id, before);
  expect(answer, JSON.stringify(answer)).toMatchObject({ response: 'ok', result: { lockId: before.lockId } });
  expect(await house.read(id)).toMatchObject(before);
  expect(await house.act('putPurchaseOrder', id, { note: 'Ring twice' })).toMatchObject({ response: 'ok' });
  expect(await house.read(id)).toMatchObject({ revision: 2, sentRevision: 1, note: 'Ring twice' });
});

function today(): string {
  return todayIn('Africa/Johannesburg', house.clock.now());
}
