import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import type { VatReport } from '#modules/money/ledger/report-contract.ts';
import { sendDocument } from './send-invoice.ts';
import { exposureOf, type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';

// Cases that went wrong elsewhere, by their numbers; the others of 1 to 19 stand in invoices, credit and killed-invoices, and
// in the tests of receipts.
let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);

test('case 5: a credit note has the rate of its invoice, whatever the rate is when it is made', async () => {
  const loaded = { deliveredAt: '2018-03-19T10:00:00Z' };
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 1_000 }], loaded)], {
    taxDate: '2018-03-20',
  });
  expect(await house.ask('getInvoice', { id }, house.clerk)).toMatchObject({ vat: 140, taxDate: '2018-03-20' });
  const { id: note } = await house.ask<{ id: string }>(
    'postInvoiceReversal',
    { id, reason: 'Not ours', taxDate: '2018-04-10' },
    house.clerk,
  );
  expect(await house.on('postInvoice', note)).toMatchObject({ response: 'ok' });
  expect(await house.ask('getInvoice', { id: note }, house.clerk)).toMatchObject({
    taxDate: '2018-04-10',
    net: 1_000,
    vat: 140,
    gross: 1_140,
  });
});

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
  for (let each = 0; each < 25; each++) {
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

describe('a customer between the draft and the posting', () => {
  const drafted = async () => {
    const customerId = await house.customer();
    const [id] = await house.draft([await house.ready([{ description: 'Linehaul', net: 1_000 }], { customerId })]);
    return { customerId, id: id! };
  };
  const paperOf = async (id: string) =>
    (await house.ask<{ paper: InvoicePaper }>('getInvoice', { id }, house.clerk)).paper;

  test('that was renamed is on the document by the name that it has when it is posted, and keeps it from then on', async () => {
    const { customerId, id } = await drafted();
    const rename = (name: string) =>
      sql`update customer set registered_name = ${name} where partition = ${partition} and id = ${customerId}`.execute(
        db(),
      );
    await rename('Ingwe Pulp and Paper (Pty) Ltd');
    expect((await paperOf(id)).buyer.name).toBe('Ingwe Pulp and Paper (Pty) Ltd');
    expect(await house.on('postInvoice', id)).toMatchObject({ response: 'ok' });
    await rename('Another Name (Pty) Ltd');
    const paper = await paperOf(id);
    expect(paper).toMatchObject({ isDraft: false, buyer: { name: 'Ingwe Pulp and Paper (Pty) Ltd' } });
    const file = await house.ask<{ base64: string }>('getInvoicePaper', { id, format: 'pdf' }, house.clerk);
    const text = (await pageTexts(Buffer.from(file.base64, 'base64'))).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Ingwe Pulp and Paper (Pty) Ltd');
    expect(text).not.toContain('Another Name');
  });

  test.each(['SUSPENDED', 'CLOSED'])('that is %s is invoiced all the same: the work was done', async (standing) => {
    const { customerId, id } = await drafted();
    await sql`update customer set standing = ${standing} where partition = ${partition} and id = ${customerId}`.execute(
      db(),
    );
    expect(await house.on('postInvoice', id)).toMatchObject({ response: 'ok' });
    expect(await house.ask('getInvoice', { id }, house.clerk)).toMatchObject({ standing: 'OPEN', open: 1_150 });
    expect(await exposureOf(house, customerId)).toEqual([0n, 115_000n]);
  });

  test('of which an address is missing by now is told so, and is posted once it is there', async () => {
    const { customerId, id } = await drafted();
    const at = (address: object) =>
      sql`update customer set postal_address = '{}', physical_address = ${JSON.stringify(address)}::jsonb where partition = ${partition} and id = ${customerId}`.execute(
        db(),
      );
    await at({ addressLine1: '', city: '', country: '' });
    expect(await house.on('postInvoice', id)).toMatchObject({ code: 'taxInvoiceIncomplete' });
    expect(await house.ask('getInvoice', { id }, house.clerk)).toMatchObject({ number: '' });
    await at({ addressLine1: '4 Mill Road', city: 'Umhlathuze', country: 'South Africa' });
    expect(await house.on('postInvoice', id)).toMatchObject({ response: 'ok' });
  });
});
