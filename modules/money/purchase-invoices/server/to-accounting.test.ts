import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import {
  carryOutExports,
  connect,
  exportListeners,
  exportOnce,
  untilSettled,
} from '#modules/money/accounting-exports/server/testing/exports.ts';
import { openPurchaseHouse, partition, type PurchaseHouse } from './testing/purchase-house.ts';
import { followExport } from './to-accounting.ts';

let house: PurchaseHouse;
let double: Double;
beforeAll(async () => {
  house = await openPurchaseHouse({
    listeners: [...exportListeners, followExport],
    jobKinds: (app) => [carryOutExports(app)],
  });
  double = await startDouble();
  fillExample(double.company);
  double.company.centres.push('DBN');
  await sql`update supplier set vendor_number = 'V00010' where id = ${house.supplierId}`.execute(
    house.app.database.writer(partition),
  );
});
afterAll(async () => {
  await double.stop();
  await house.close();
});

let count = 0;
async function approved(more: object = {}): Promise<{ id: string; status: string }> {
  const { loadId, chargeIds } = await house.owed([1000]);
  const id = await house.submitted({
    supplierInvoiceNo: `BC-${++count}7`,
    lines: [{ loadId, chargeId: chargeIds[0], net: 1000 }],
    ...more,
  });
  const { status } = await read(id);
  const { result } =
    status === 'VARIANCE'
      ? await house.on('approvePurchaseInvoiceVariance', id, { reason: 'Agreed.' }, house.manager)
      : await house.on('approvePurchaseInvoice', id, {}, house.manager);
  return result as unknown as { id: string; status: string };
}
const read = (id: string) => house.ask<{ status: string }>('getPurchaseInvoice', { id }, house.clerk);

test('without an accounting system our books are the last ones', async () => {
  expect(await approved()).toMatchObject({ status: 'POSTED' });
});

test('with one, an approved invoice goes there once, and stands here as it does there', async () => {
  await connect(house, partition, house.companyId, double);
  double.nastiness.plan({ what: 'storesThen504', on: 'create' });
  const { id, status } = await approved();
  expect(status).toBe('EXPORTING');
  await untilSettled(house, partition, house.companyId);
  expect(double.company.invoiceRows()).toMatchObject([
    { vendorNumber: 'V00010', vendorInvoiceNumber: 'BC-27', status: 'Open', totalAmountIncludingTax: 1150 },
  ]);
  expect(await read(id)).toMatchObject({ status: 'POSTED' });
});

test('what is refused there is said here, and nothing of it is posted twice', async () => {
  for (const vendor of double.company.vendors) vendor.blocked = 'All';
  const { id } = await approved();
  await untilSettled(house, partition, house.companyId);
  expect(await read(id)).toMatchObject({ status: 'EXPORT_FAILED' });
  expect(double.company.invoiceRows()).toHaveLength(1);
});

test('while a change of the connection waits for a second person, what is approved waits with it', async () => {
  for (const vendor of double.company.vendors) vendor.blocked = ' ';
  await connect(house, partition, house.companyId, double, { is_active: false, waits_for_second: true });
  const { id, status } = await approved();
  expect(status).toBe('EXPORTING');
  await exportOnce(house, partition, house.companyId);
  expect(await read(id)).toMatchObject({ status: 'EXPORTING' });
  expect(double.company.invoiceRows()).toHaveLength(1);
  await connect(house, partition, house.companyId, double, { waits_for_second: false });
  await untilSettled(house, partition, house.companyId);
  expect(await read(id)).toMatchObject({ status: 'POSTED' });
  expect(double.company.invoiceRows()).toHaveLength(2);
});

test('a credit note of the supplier goes there as one, and takes its VAT off; a deduction does not', async () => {
  const { loadId, chargeIds } = await house.owed([1000]);
  const invoice = await house.submitted({
    supplierInvoiceNo: 'BC-CN-1',
    lines: [{ loadId, chargeId: chargeIds[0], net: 1000 }],
  });
  await house.on('approvePurchaseInvoice', invoice, {}, house.manager);
  await untilSettled(house, partition, house.companyId);
  const vat = await house.closing('1150');
  await house.on('postPurchaseInvoiceDeduction', invoice, { kind: 'damage', amount: 115, reason: 'Wet' });
  expect(await house.closing('1150')).toBe(vat);
  const creditNote = await house.submitted({
    kind: 'creditNote',
    originalId: invoice,
    supplierInvoiceNo: 'CN-1',
    lines: [{ loadId, chargeId: chargeIds[0], net: 100 }],
  });
  const { result } = await house.on('approvePurchaseInvoiceVariance', creditNote, { reason: 'Agreed' }, house.manager);
  expect(result).toMatchObject({ status: 'EXPORTING' });
  await untilSettled(house, partition, house.companyId);
  expect(await read(creditNote)).toMatchObject({ status: 'POSTED' });
  expect(double.company.invoiceRows('purchaseCreditMemos')).toMatchObject([
    { vendorNumber: 'V00010', vendorCreditMemoNumber: 'CN-1', status: 'Open', totalAmountIncludingTax: 115 },
  ]);
  expect(Math.round((vat - (await house.closing('1150'))) * 100)).toBe(1500);
});

test('a document in dollars goes there in dollars, with the code of its currency', async () => {
  await sql`insert into exchange_rate (partition, code, name, currency, in_currency, day, rate, created_by, updated_by)
    values (${partition}, 'USD-1', 'Test bank', 'USD', 'ZAR', '2026-11-20', 18, 'test', 'test')`.execute(
    house.app.database.writer(partition),
  );
  const { id } = await approved({ currency: 'USD' });
  await untilSettled(house, partition, house.companyId);
  const rows = double.company.invoiceRows();
  expect(rows.at(-1)).toMatchObject({ currencyCode: 'USD', totalAmountIncludingTax: 1150 });
  expect(rows[0]).toMatchObject({ currencyCode: '' });
  expect(await read(id)).toMatchObject({ status: 'POSTED' });
});

test('a connection that somebody has switched off leaves our books the last ones', async () => {
  await connect(house, partition, house.companyId, double, { is_active: false });
  expect(await approved()).toMatchObject({ status: 'POSTED' });
});
