import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { type DefectRecord, defectService } from '#modules/fleet/vehicle-defects/contract.ts';
import { defectFailureTexts } from '#modules/fleet/vehicle-defects/messages/failures/index.ts';
import { openOrderHouse, type OrderHouse } from '#modules/money/orders/server/testing/order-house.ts';
import { defectListeners, defectOperations } from './index.ts';

let house: OrderHouse;
let keeper: Staff;
let [typeId, truckId, otherId] = ['', '', ''];
beforeAll(async () => {
  house = await openOrderHouse({
    implementations: [defectOperations],
    failureCatalogues: [defectFailureTexts],
    listeners: defectListeners,
  });
  const { companyId } = house.clerk;
  keeper = await buildStaff(house.app, 'alpha', Object.keys(defectService.operations), { companyId });
  typeId = await house.make('createOrderType', { code: 'SRV', name: 'Workshop work', module: 'service' });
  truckId = await house.make('postVehicle', { registrationNumber: 'KHL481GP', kind: 'rigid', make: 'Hino' });
  otherId = await house.make('postVehicle', { registrationNumber: 'KHL482GP', kind: 'rigid', make: 'Hino' });
});
afterAll(() => house.close());

const today = () => todayIn('Africa/Johannesburg', house.clock.now());
async function sentOrder(): Promise<{ id: string; number: string; lines: string[] }> {
  const { id, number } = await house.ask<{ id: string; number: string }>(
    'postServiceOrder',
    {
      orderTypeId: typeId,
      supplierId: house.supplierId,
      profitCentreId: house.workshopId,
      vehicleId: truckId,
      lines: [house.line(1, 4200, { description: 'Brake lining' })],
    },
    house.clerk,
  );
  await house.must('submitServiceOrder', id);
  await house.must('sendServiceOrder', id);
  return { id, number, lines: (await house.read(id, house.clerk, 'Service')).lines.map((line) => line.id) };
}
const report = (unitId: string) =>
  house.ask<DefectRecord>('postVehicleDefect', { unitId, severity: 'critical', note: 'Lining is worn' }, keeper);
const read = (id: string) => house.ask<DefectRecord>('getVehicleDefect', { id }, keeper);
const put = async (id: string, change: object) =>
  house.call('putVehicleDefect', { id, ...change }, { ...keeper, lockId: (await read(id)).lockId });
const accept = (id: string, lines: readonly string[], repaired: readonly string[]) =>
  house.ask(
    'receiveServiceOrder',
    { id, receivedOn: today(), odometerKm: 1000, lines: lines.map((lineId) => ({ lineId, quantity: 1 })), repaired },
    house.clerk,
  );

test('a defect goes to the workshop with a service order, is repaired when that is accepted, and open again when not', async () => {
  const defect = await report(truckId);
  const order = await sentOrder();
  expect((await read(defect.id)).orders).toMatchObject([{ number: order.number }]);
  expect(await put(defect.id, { event: 'repair', orderId: order.id })).toMatchObject({
    result: { state: 'IN_REPAIR', orderNumber: order.number },
  });
  expect(await house.read(order.id, house.clerk, 'Service')).toMatchObject({
    defects: [{ id: defect.id, isRepaired: false, text: expect.stringContaining('Lining is worn') }],
  });
  await accept(order.id, order.lines, [defect.id]);
  expect(await read(defect.id)).toMatchObject({ state: 'REPAIRED', repairNote: order.number });
  const { receipts } = await house.read(order.id, house.clerk, 'Service');
  const undo = { id: order.id, receiptId: receipts[0]!.id, reason: 'Wrong truck' };
  await house.ask('undoServiceOrderReceipt', undo, house.clerk);
  expect(await read(defect.id)).toMatchObject({ state: 'IN_REPAIR', repairedBy: '' });
  const { rows } = await sql<{ availability: string }>`select availability from vehicle where id = ${truckId}`.execute(
    house.app.database.writer('alpha'),
  );
  expect(rows[0]).toEqual({ availability: 'outOfService' });
});

test('an order of another vehicle does not repair it', async () => {
  const defect = await report(otherId);
  const order = await sentOrder();
  expect(await put(defect.id, { event: 'repair', orderId: order.id })).toMatchObject({ status: 404 });
  expect(await read(defect.id)).toMatchObject({ state: 'OPEN', orderId: null });
});

test('a lesser defect may wait until a day that is ahead', async () => {
  const { id } = await house.ask<DefectRecord>(
    'postVehicleDefect',
    { unitId: otherId, severity: 'minor', note: 'Lashing ring bent' },
    keeper,
  );
  expect(await put(id, { event: 'defer', note: 'Three others hold', until: today() })).toMatchObject({
    status: 400,
    fields: { until: expect.any(String) },
  });
  expect(await put(id, { event: 'defer', note: 'Three others hold', until: '2090-01-01' })).toMatchObject({
    result: { state: 'DEFERRED', deferredUntil: '2090-01-01', decisionReason: 'Three others hold' },
  });
});
