import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { setSettlementTerm } from './settlement-terms.ts';
import { type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';

let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const paperOf = async (id: string) =>
  (await house.ask<{ paper: InvoicePaper }>('getInvoice', { id }, house.clerk)).paper;
const term = (customerId: string, percent: number | null) =>
  house.within((context) =>
    setSettlementTerm(
      context,
      { companyId: house.companyId, customerId },
      percent === null ? null : { percent, days: 7, isPrinted: true },
    ),
  );

test.each([
  ['en', 'Settlement discount of 2,5% if you pay by 17 Nov 2026: take off up to R 287,50'],
  ['afr', 'Betalingskorting van 2,5% as u teen 17 Nov. 2026 betaal: trek tot R 287,50 af'],
  ['pt', 'Desconto de pronto pagamento de 2,5% se pagar até 17'],
  ['fr', 'Escompte de 2,5 % si vous payez au plus tard le 17'],
] as const)('the terms of settlement stand on the paper in %s', async (language, words) => {
  const customerId = await house.customer();
  await sql`update customer set language = ${language} where id = ${customerId}`.execute(db());
  await term(customerId, 2.5);
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 10_000 }], { customerId })], {
    taxDate: '2026-11-10',
  });
  expect((await paperOf(id!)).settlement).toMatchObject({ percent: 2.5, amount: 28_750, until: '2026-11-17' });
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  for (const format of ['pdf', 'xml']) {
    const file = await house.ask<{ base64: string }>('getInvoicePaper', { id, format }, house.clerk);
    const bytes = Buffer.from(file.base64, 'base64');
    const text = format === 'pdf' ? (await pageTexts(bytes)).join(' ') : bytes.toString('utf8');
    expect(flat(text)).toContain(words);
  }
});

test('what is printed stays, whatever the terms are by now; a credit note prints none', async () => {
  const customerId = await house.customer();
  await term(customerId, 2.5);
  const [id] = await house.posted([await house.ready([{ description: 'Linehaul', net: 1_000 }], { customerId })]);
  const { settlement } = await paperOf(id!);
  await term(customerId, 5);
  await sql`update customer set vat_number = '4111111111' where id = ${customerId}`.execute(db());
  expect(await house.on('correctInvoice', id!, { reason: 'Their VAT number' })).toMatchObject({ response: 'ok' });
  expect((await paperOf(id!)).settlement).toEqual(settlement);
  await expect(
    sql`update invoice set settlement_amount = 1 where partition = ${partition} and id = ${id}`.execute(db()),
  ).rejects.toThrow(/terms of settlement/);
  const { id: note } = await house.ask<{ id: string }>('postInvoiceReversal', { id, reason: 'Not ours' }, house.clerk);
  expect((await paperOf(note)).settlement).toBeUndefined();
});
