import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import { readInvoice } from '#modules/money/invoice-papers/server/testing/read-en16931.ts';
import { type InvoiceHouse, openInvoiceHouse, partition, type TestCharge } from './testing/invoice-house.ts';

/** One total: what the screen says is what is on the paper, in its XML, in the ledger and in the open items. */
let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
});
afterAll(() => house.close());

/** A thousand in the long form: `ONE_TOTAL=1000`. */
const count = Number(process.env['ONE_TOTAL'] ?? 40);
let seed = 20_261_128;
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;

function charges(): readonly TestCharge[] {
  return Array.from({ length: 1 + random(6) }, (_, place) => ({
    description: `Charge ${place + 1}`,
    // Cents that do not add up by themselves, and a rebate now and then.
    net: ((place > 0 && random(5) === 0 ? -1 : 1) * (1 + random(place === 0 ? 2_000_000 : 90_000))) / 100,
    vatCode: random(4) === 0 ? 'zeroRated' : 'standard',
    account: ['4000', '4010', '4020'][random(3)]!,
  })).map((charge) => (charge.net < 0 ? { ...charge, net: -Math.min(-charge.net, 5) } : charge));
}

interface Invoice {
  readonly number: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly open: number;
  readonly lines: readonly { readonly net: number; readonly vatShare: number }[];
}
const wholeCents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + wholeCents(amount), 0);

test(
  `${count} random invoices have one total each, on the screen, the PDF, the XML, in the ledger and the open items`,
  { timeout: 3_600_000 },
  async () => {
    const debtorsBefore = await house.closing('1100');
    let all = 0;
    for (let made = 0; made < count; made++) {
      const loads = [];
      for (let load = 0; load <= random(3); load++) loads.push(await house.ready(charges(), { mode: 'consolidated' }));
      const [id] = await house.draft(loads);
      await house.on('putInvoice', id!, { isAggregated: random(2) === 0, zeroRateReason: 'International carriage' });
      expect(await house.on('postInvoice', id!)).toMatchObject({ response: 'ok' });
      const invoice = await house.ask<Invoice>('getInvoice', { id }, house.clerk);
      all += wholeCents(invoice.gross);
      const { rows } = await sql<{ item: number; debtors: number; vat: number; income: number }>`
      select (select amount from open_item where partition = ${partition} and document_id = ${id}) as item,
             sum(l.amount) filter (where t.role = 'debtors')::bigint as debtors, coalesce(-sum(l.amount) filter (where t.role = 'vatOut'), 0)::bigint as vat,
             -sum(l.amount) filter (where t.class = 'income')::bigint as income
        from journal j join journal_line l on l.partition = j.partition and l.journal_id = j.id join journal_account t on t.partition = l.partition and t.id = l.account_id
       where j.partition = ${partition} and j.source_id = ${id}`.execute(house.app.database.writer(partition));
      const file = async (format: string) => {
        const { base64 } = await house.ask<{ base64: string }>('getInvoicePaper', { id, format }, house.clerk);
        return Buffer.from(base64, 'base64');
      };
      const xml = readInvoice((await file('xml')).toString('utf8'));
      const text = (await pageTexts(await file('pdf'))).join(' ').replaceAll(/\s+/g, ' ');
      const printed = invoice.gross
        .toFixed(2)
        .replace('.', ',')
        .replaceAll(/\B(?=(\d{3})+(?!\d))/g, ' ');
      const gross = wholeCents(invoice.gross);
      expect([sum(invoice.lines.map(({ net }) => net)), sum(invoice.lines.map(({ vatShare }) => vatShare))]).toEqual([
        wholeCents(invoice.net),
        wholeCents(invoice.vat),
      ]);
      expect(rows[0]).toEqual({
        item: gross,
        debtors: gross,
        vat: wholeCents(invoice.vat),
        income: wholeCents(invoice.net),
      });
      expect(xml).toMatchObject({
        number: invoice.number,
        net: BigInt(wholeCents(invoice.net)),
        vat: BigInt(wholeCents(invoice.vat)),
        gross: BigInt(gross),
        broken: [],
      });
      expect(text).toContain(printed);
      expect(wholeCents(invoice.open)).toBe(gross);
    }
    expect(wholeCents((await house.closing('1100')) - debtorsBefore)).toBe(all);
  },
);
