import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfkitFile } from '#platform/server/testing/pdf-files.ts';
import type { PurchasePaper } from '#modules/money/purchase-invoices/contract.ts';
import { openPurchaseHouse, partition, type PurchaseHouse } from '../testing/purchase-house.ts';
import { invoiceMail } from './mailed.ts';

let house: PurchaseHouse;
beforeAll(async () => {
  house = await openPurchaseHouse();
  await sql`update supplier set email = 'Office@Karoo.example' where id = ${house.supplierId}`.execute(
    house.app.database.writer(partition),
  );
});
afterAll(() => house.close());

const invoice = [
  'TAX INVOICE',
  'Invoice no: ML-1',
  'Invoice date: 2026-11-22',
  'VAT no 4220119988',
  'Total   R 1 150.00',
];
const mailed = async (lines: readonly string[], sender = 'office@karoo.example') => {
  const bytes = await pdfkitFile((document) => {
    for (const line of lines) document.text(line);
  });
  return house.within((context) =>
    invoiceMail.take(context, { companyId: house.companyId, sender, fileName: 'invoice.pdf', bytes }),
  );
};
const waiting = async () => (await house.ask<{ rows: PurchasePaper[] }>('getPurchasePapers', {}, house.clerk)).rows;

test('an invoice from the own address of a supplier waits with what its text says, and is captured with its file', async () => {
  expect(await mailed(invoice)).toBe('');
  const [paper] = await waiting();
  expect(paper).toMatchObject({
    supplierId: house.supplierId,
    sender: 'office@karoo.example',
    fileName: 'invoice.pdf',
    found: { supplierInvoiceNo: 'ML-1', invoiceDate: '2026-11-22', gross: '1150.00', vatNumber: '4220119988' },
  });
  const { loadId, chargeIds } = await house.owed([1000]);
  const id = await house.captured({
    paperId: paper!.id,
    supplierInvoiceNo: 'ML-1',
    lines: [{ loadId, chargeId: chargeIds[0], net: 1000 }],
  });
  expect(await house.ask('getPurchaseInvoice', { id }, house.clerk)).toMatchObject({
    capturedVia: 'mail',
    hasFile: true,
    fileName: 'invoice.pdf',
  });
  expect(await house.call('getPurchaseInvoiceFile', { id }, house.clerk)).toMatchObject({ response: 'ok' });
  expect(await waiting()).toEqual([]);
  const other = await house.owed([10]);
  const again = { loadId: other.loadId, chargeId: other.chargeIds[0], net: 10 };
  expect(await house.capture({ paperId: paper!.id, supplierInvoiceNo: 'ML-2', lines: [again] })).toMatchObject({
    code: 'purchasePaperDone',
  });
});

test.each([
  ['a stranger', invoice, 'stranger@else.example'],
  ['a supplier that sends a proof', ['PROOF OF DELIVERY', 'Invoice no 12', 'Received in good order'], undefined],
])('leaves to the proofs what comes from %s', async (_, lines, sender) => {
  expect(await mailed(lines, sender)).toBeUndefined();
  expect(await waiting()).toEqual([]);
});

test('a paper that is no invoice is dropped once, with a reason', async () => {
  await mailed(invoice);
  const { id, lockId } = (await waiting())[0]!;
  await house.ask('deletePurchasePaper', { id, reason: 'Sent twice.' }, { ...house.clerk, lockId });
  expect(await waiting()).toEqual([]);
  const after = await house.ask<PurchasePaper>('getPurchasePaper', { id }, house.clerk);
  expect(after.droppedBecause).toBe('Sent twice.');
  expect(
    await house.call('deletePurchasePaper', { id, reason: 'Again.' }, { ...house.clerk, lockId: after.lockId }),
  ).toMatchObject({ code: 'purchasePaperDone' });
});
