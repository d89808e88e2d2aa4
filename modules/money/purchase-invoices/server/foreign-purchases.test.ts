import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PurchaseRecord } from '../answers.ts';
import { openPurchaseHouse, partition, type PurchaseHouse } from './testing/purchase-house.ts';

let house: PurchaseHouse;
const db = () => house.app.database.writer(partition);
beforeAll(async () => {
  house = await openPurchaseHouse();
  await rate('2026-11-16', '18.00000000');
});
afterAll(() => house.close());

async function rate(day: string, value: string): Promise<void> {
  await sql`insert into exchange_rate (partition, code, name, currency, in_currency, day, rate, created_by, updated_by)
    values (${partition}, ${`USD-${day}`}, 'Test bank', 'USD', 'ZAR', ${day}, ${value}, 'test', 'test')`.execute(db());
}
const read = (id: string) => house.ask<PurchaseRecord>('getPurchaseInvoice', { id }, house.clerk);
let count = 0;
/** A document in dollars against a charge of a load in rand. */
async function against(rand: number, net: number, more: object = {}) {
  const { loadId, chargeIds } = await house.owed([rand]);
  count += 1;
  return {
    supplierInvoiceNo: `FX-${count}7`,
    currency: 'USD',
    lines: [{ loadId, chargeId: chargeIds[0], net }],
    ...more,
  };
}

test('a rate is good for its day and seven after it; without one the document says so', async () => {
  expect(await house.capture(await against(18_000, 1000, { invoiceDate: '2026-11-23' }))).toMatchObject({
    response: 'ok',
  });
  for (const invoiceDate of ['2026-11-24', '2026-11-15'])
    expect(await house.capture(await against(18_000, 1000, { invoiceDate }))).toMatchObject({
      code: 'invalidPayload',
      fields: { currency: expect.stringContaining('USD') },
    });
  expect(await house.capture(await against(18_000, 1000, { currency: 'EUR' }))).toMatchObject({
    fields: { currency: expect.stringContaining('EUR') },
  });
});

test('compares with what was agreed in rand at the rate of the document, the bounds too', async () => {
  // + R 50.00 is + USD 2.78 at 18.
  const states: unknown[] = [];
  for (const net of [1000, 1002.78, 1002.79, 988.89, 988.88]) {
    const id = await house.submitted(await against(18_000, net));
    const { status, lines } = await read(id);
    states.push([net, status, lines[0]!.expected]);
  }
  expect(states).toEqual([
    [1000, 'MATCHED', 1000],
    [1002.78, 'MATCHED', 1000],
    [1002.79, 'VARIANCE', 1000],
    [988.89, 'MATCHED', 1000],
    [988.88, 'VARIANCE', 1000],
  ]);
});

test('what dollars take of a charge in rand is counted in rand for the next document', async () => {
  const { loadId, chargeIds } = await house.owed([18_000]);
  const line = { loadId, chargeId: chargeIds[0] };
  await house.captured({ supplierInvoiceNo: 'P-17', currency: 'USD', lines: [{ ...line, net: 400, isPart: true }] });
  const rest = await house.submitted({ supplierInvoiceNo: 'P-27', lines: [{ ...line, net: 10_800 }] });
  expect(await read(rest)).toMatchObject({ status: 'MATCHED', lines: [{ expected: 10_800, verdict: 'agrees' }] });
  const third = { supplierInvoiceNo: 'P-37', currency: 'USD', lines: [{ ...line, net: 1 }] };
  expect(await house.capture(third)).toMatchObject({ fields: { 'lines.0.net': expect.stringContaining('P-27') } });
});

test('a rate that is mended before approval is found by comparing again; after it nothing moves', async () => {
  const id = await house.submitted(await against(18_000, 1000));
  await sql`update exchange_rate set rate = 18.01 where code = 'USD-2026-11-16'`.execute(db());
  expect(await house.on('approvePurchaseInvoice', id, {}, house.manager)).toMatchObject({
    code: 'purchaseMatchChanged',
  });
  expect(await read(id)).toMatchObject({ baseGross: 20_700 });
  await house.on('matchPurchaseInvoice', id);
  expect(await read(id)).toMatchObject({ baseGross: 20_711.5, status: 'MATCHED' });
  expect(await house.on('approvePurchaseInvoice', id, {}, house.manager)).toMatchObject({ response: 'ok' });
  await sql`update exchange_rate set rate = 18 where code = 'USD-2026-11-16'`.execute(db());
  expect(await read(id)).toMatchObject({ baseGross: 20_711.5, vatClaimed: 2701.5 });
  await expect(
    sql`update purchase_invoice set base_gross = 1, base_net = 1, base_vat = 0 where id = ${id}`.execute(db()),
  ).rejects.toThrow('stays as it is');
});

test('a credit note has the currency of its invoice and takes its rate', async () => {
  const id = await house.submitted(await against(18_000, 1000));
  await house.on('approvePurchaseInvoice', id, {}, house.manager);
  await rate('2026-11-22', '20.00000000');
  const note = (more: object) => ({
    kind: 'creditNote',
    originalId: id,
    lines: [{ net: 100, profitCentreId: house.centreId }],
    ...more,
  });
  expect(await house.capture(note({ supplierInvoiceNo: 'N-1' }))).toMatchObject({
    fields: { originalId: expect.stringContaining('same') },
  });
  const made = await house.submitted(note({ supplierInvoiceNo: 'N-2', currency: 'USD' }));
  await house.on('approvePurchaseInvoice', made, {}, house.manager);
  expect(await read(made)).toMatchObject({ baseGross: 2070, rate: { value: '18.0000' }, open: 0 });
  expect(await read(id)).toMatchObject({ open: 1035 });
});

test('the cents of many converted lines are of rounding, and the whole is the converted total', async () => {
  const lines = Array.from({ length: 7 }, (_, place) => ({
    net: 10.03,
    description: `Pallet ${place}`,
    profitCentreId: house.centreId,
  }));
  const id = await house.submitted({ supplierInvoiceNo: 'R-17', currency: 'USD', invoiceDate: '2026-11-21', lines });
  const rounding = await house.closing('6900');
  await house.on('approvePurchaseInvoiceVariance', id, { reason: 'Agreed.' }, house.manager);
  const { baseGross, gross, journalId } = await read(id);
  expect(baseGross).toBe(Math.round(gross * 1800) / 100);
  expect(journalId).not.toBeNull();
  expect(Math.abs((await house.closing('6900')) - rounding)).toBeLessThanOrEqual(0.05);
});
