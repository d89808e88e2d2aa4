import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import type { VatReport } from '#modules/money/ledger/report-contract.ts';
import { sendDocument } from './send-invoice.ts';
import { type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';

// Cases that went wrong elsewhere, by their numbers; the others of 1 to 19 stand in invoices, credit and killed-invoices.
let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);

test('case 7: the VAT report is the movement of the VAT account; drafts and void documents are in neither', async () => {
  const before = await house.closing('2100');
  const reported = async () =>
    (await house.ask<VatReport>('getVatReport', {}, house.clerk)).rows
      .filter(({ direction }) => direction === 'out')
      .reduce((sum, { vat }) => sum + Math.round(vat * 100), 0);
  const reportedBefore = await reported();
  const ready = (net: number) => house.ready([{ description: 'Linehaul', net }]);
  const [id] = await house.posted([
    await house.ready([
      { description: 'Standing time', net: 1_462.5 },
      { description: 'Linehaul', net: 18_537.5 },
    ]),
  ]);
  const { lines } = await house.ask<{ lines: { id: string }[] }>('getInvoice', { id }, house.clerk);
  const { id: note } = await house.ask<{ id: string }>(
    'postInvoiceReversal',
    { id, lines: [{ lineId: lines[0]!.id, net: 1_462.5 }], reason: 'Not agreed', rebill: false },
    house.clerk,
  );
  expect(await house.on('postInvoice', note)).toMatchObject({ response: 'ok' });
  await house.draft([await ready(1_000)]);
  const [gone] = await house.draft([await ready(500)]);
  expect(await house.on('deleteInvoice', gone!, { reason: 'Wrong customer' })).toMatchObject({ response: 'ok' });
  expect(Math.round((before - (await house.closing('2100'))) * 100)).toBe(278_062);
  expect((await reported()) - reportedBefore).toBe(278_062);
});

test('case 11: a wrong VAT number of the buyer leads to a corrected copy with the same number, date and amounts; both are kept', async () => {
  const customerId = await house.customer();
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 100 }], { customerId })]);
  const shown = () => house.ask<{ paper: InvoicePaper }>('getInvoice', { id }, house.clerk);
  const before = (await shown()).paper;
  expect(await house.on('correctInvoice', id!, { reason: 'Nothing' })).toMatchObject({ code: 'nothingToCorrect' });
  await sql`update customer set vat_number = '4111111111' where id = ${customerId}`.execute(db());
  expect(await house.on('correctInvoice', id!, { reason: 'Their VAT number' })).toMatchObject({ response: 'ok' });
  const after = (await shown()).paper;
  expect(after).toEqual({ ...before, copy: 'corrected', buyer: { ...before.buyer, vatNumber: '4111111111' } });
  const { rows } = await sql<{
    former: InvoicePaper[];
  }>`select former_papers as former from invoice where id = ${id}`.execute(db());
  expect(rows[0]!.former).toEqual([before]);
});

test('case 13: each mail has its own invoice, and none goes twice when the job runs again', async () => {
  const documents: { readonly id: string; readonly email: string }[] = [];
  for (let each = 0; each < 4; each++) {
    const customerId = await house.customer();
    const email = `pay${each}@cust.example`;
    await sql`update customer set contacts = ${JSON.stringify([
      { type: 'Finance', emailAddress: email },
      { type: 'Finance', emailAddress: email.toUpperCase() },
    ])}::jsonb where id = ${customerId}`.execute(db());
    const [id] = await house.posted([
      await house.ready([{ description: `Linehaul ${each}`, net: 100 + each }], { customerId }),
    ]);
    documents.push({ id: id!, email });
  }
  const sendAll = () =>
    Promise.all(documents.map(({ id }) => sendDocument(house.app, { partition, invoiceId: id, by: 'Job' })));
  await Promise.all([sendAll(), sendAll()]);
  await sendAll();
  for (const { id, email } of documents) {
    const { rows } = await sql<{ recipient: string; sha256: string; message: string }>`
      select recipient, pdf_sha256 as sha256, message_id as message from invoice_send where partition = ${partition} and invoice_id = ${id}`.execute(
      db(),
    );
    expect(rows.map(({ recipient }) => recipient.toLowerCase())).toEqual([email]);
    const { base64 } = await house.ask<{ base64: string }>('getInvoicePaper', { id, format: 'pdf' }, house.clerk);
    expect(rows[0]!.sha256).toBe(crypto.createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex'));
  }
});
