import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { readRate } from '#modules/prices/exchange-rates/convert.ts';
import { differencesOfBooks } from '#modules/money/ledger/server/testing/book-house.ts';
import { invoiceXml } from '#modules/money/invoice-papers/server/index.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { invoiceInBooks } from './in-books.ts';
import {
  exposureOf,
  type InvoiceHouse,
  openInvoiceHouse,
  partition,
  type TestCharge,
} from './testing/invoice-house.ts';

let house: InvoiceHouse;
beforeAll(async () => {
  house = await openInvoiceHouse();
  await rate('2026-11-20', '18.12345678');
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
async function rate(day: string, value: string): Promise<void> {
  await sql`insert into exchange_rate (partition, code, name, currency, in_currency, day, rate, created_by, updated_by)
    values (${partition}, ${`USD-${day}`}, 'Test bank, closing rate', 'USD', 'ZAR', ${day}, ${value}, 'test', 'test')`.execute(
    db(),
  );
}
/** A load that is sold in dollars. */
async function inDollars(charges: readonly TestCharge[], more: Parameters<InvoiceHouse['ready']>[1] = {}) {
  const id = await house.ready(charges, more);
  await sql`update load set sell_currency = 'USD', sell_rate = 18 where id = ${id}`.execute(db());
  return id;
}
interface Shown {
  readonly number: string;
  readonly currency: string;
  readonly gross: number;
  readonly open: number;
  readonly paper: InvoicePaper;
  readonly findings: readonly { readonly code: string }[];
  readonly lines: readonly { readonly id: string; readonly net: number }[];
  readonly journal: { readonly lines: readonly { readonly number: string; readonly amount: number }[] };
}
const shown = (id: string) => house.ask<Shown>('getInvoice', { id }, house.clerk);
const journalOf = async (id: string) => Map.groupBy((await shown(id)).journal.lines, ({ number }) => number);
const total = (lines: readonly { readonly amount: number }[] = []) =>
  Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
const linesOfDatabase = async (id: string) =>
  (
    await sql<{ currency: string; sum: number; base: number }>`
      select l.currency, sum(l.currency_amount)::bigint as sum, sum(l.amount)::bigint as base from journal_line l
        join invoice i on i.partition = l.partition and i.journal_id = l.journal_id where i.id = ${id} group by 1`.execute(
      db(),
    )
  ).rows;

/** Three lines whose converted cents do not add up to the converted total. */
const uneven = [
  { description: 'Linehaul', net: 33.33 },
  { description: 'Fuel', net: 33.33, account: '4010' },
  { description: 'Toll', net: 33.33, account: '4030' },
];

test('cents that do not add up in a foreign currency go to rounding, and debtors are the converted total', async () => {
  const customerId = await house.customer();
  const [id] = await house.posted([await inDollars(uneven, { customerId })]);
  const invoice = await shown(id!);
  // 99.99 + 15.00 = 114.99 dollars at 18.12345678: 2 084.016… rand; lines 604.05 thrice, VAT 271.85.
  expect(invoice).toMatchObject({ currency: 'USD', gross: 114.99, open: 114.99 });
  expect(invoice.paper.rate).toEqual({
    rate: '18.12345678',
    day: '2026-11-20',
    source: 'Test bank, closing rate',
    baseCurrency: 'ZAR',
    netBase: 181_217,
    vatBase: 27_185,
    grossBase: 208_402,
  });
  const journal = await journalOf(id!);
  expect(total(journal.get('1100'))).toBe(2_084.02);
  expect(['4000', '4010', '4030'].map((account) => total(journal.get(account)))).toEqual([-604.05, -604.05, -604.05]);
  expect(total(journal.get('2100'))).toBe(-271.85);
  expect(total(journal.get('6900'))).toBe(-0.02);
  expect(journal.has('6930')).toBe(false);
  expect(await linesOfDatabase(id!)).toEqual([{ currency: 'USD', sum: 0, base: 0 }]);
  expect(await exposureOf(house, customerId)).toEqual([0n, 208_402n]);
  const {
    items,
    total: owed,
    ledger,
  } = await house.ask<{
    items: { open: number; openBase: number; currency: string }[];
    total: number;
    ledger: number;
  }>('getLedgerAgeing', { partyKind: 'customer', partyId: customerId }, house.clerk);
  expect(items).toMatchObject([{ open: 114.99, openBase: 2_084.02, currency: 'USD' }]);
  expect([owed, ledger]).toEqual([2_084.02, 2_084.02]);
});

test('the XML states VAT in both currencies', async () => {
  const [id] = await house.posted([await inDollars(uneven)]);
  const xml = invoiceXml((await shown(id!)).paper);
  expect(xml).toContain('<ram:TaxCurrencyCode>ZAR</ram:TaxCurrencyCode>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="USD">15.00</ram:TaxTotalAmount>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="ZAR">271.85</ram:TaxTotalAmount>');
});

test('a draft without a rate says so and is not posted, and is once there is one', async () => {
  const loadId = await inDollars([{ description: 'Linehaul', net: 100 }], { deliveredAt: '2026-09-02T10:00:00Z' });
  const [id] = await house.draft([loadId], { taxDate: '2026-09-02' });
  expect((await shown(id!)).findings.map(({ code }) => code)).toEqual(['invoiceRateMissing']);
  expect(await house.on('postInvoice', id!)).toMatchObject({ code: 'invoiceRateMissing' });
  // A week is the most that a rate is good for.
  await rate('2026-08-25', '17');
  expect(await house.on('postInvoice', id!)).toMatchObject({ code: 'invoiceRateMissing' });
  await rate('2026-08-26', '17.5');
  expect((await shown(id!)).findings).toEqual([]);
  expect(await house.on('postInvoice', id!)).toMatchObject({ response: 'ok' });
  expect((await shown(id!)).paper.rate).toMatchObject({ rate: '17.5000', day: '2026-08-26', grossBase: 201_250 });
});

test('credit notes take back at the rate of their invoice, part by part to nothing', async () => {
  const customerId = await house.customer();
  const [id] = await house.posted([await inDollars(uneven, { customerId })]);
  await rate('2026-11-24', '19.5');
  const { lines } = await shown(id!);
  for (const parts of [
    [{ lineId: lines[0]!.id, net: 11.11 }],
    [
      { lineId: lines[0]!.id, net: 22.22 },
      { lineId: lines[1]!.id, net: 0.01 },
    ],
    null,
  ]) {
    const { id: note } = await house.ask<{ id: string }>(
      'postInvoiceReversal',
      { id, lines: parts, reason: 'Short', rebill: false },
      house.clerk,
    );
    expect(await house.on('postInvoice', note)).toMatchObject({ response: 'ok' });
    expect((await shown(note)).paper.rate).toMatchObject({ rate: '18.12345678', day: '2026-11-20' });
  }
  expect((await shown(id!)).open).toBe(0);
  const {
    total: owed,
    ledger,
    items,
  } = await house.ask<{ total: number; ledger: number; items: unknown[] }>(
    'getLedgerAgeing',
    { partyKind: 'customer', partyId: customerId },
    house.clerk,
  );
  expect({ owed, ledger, items }).toEqual({ owed: 0, ledger: 0, items: [] });
  const { rows } = await sql<{ account: string; sum: number }>`
    select a.code as account, sum(l.amount)::bigint as sum from journal_line l join journal j on j.partition = l.partition and j.id = l.journal_id
      join journal_account a on a.partition = l.partition and a.id = l.account_id
     where l.partition = ${partition} and (j.source_id in (select i.id from invoice i where i.customer_id = ${customerId})
        or j.source_id in (select a.id from allocation a join open_item o on o.partition = a.partition and o.id = a.to_item where o.party_id = ${customerId}))
     group by 1 having sum(l.amount) <> 0`.execute(db());
  // Income, VAT and debtors are as before the invoice; nothing was gained or lost by rates.
  expect(rows.filter(({ account }) => account !== '6900')).toEqual([]);
  expect(await exposureOf(house, customerId)).toEqual([0n, 0n]);
});

test('a debit note gives back in the books what its credit note took', async () => {
  const customerId = await house.customer();
  const [id] = await house.posted([await inDollars([{ description: 'Linehaul', net: 333.33 }], { customerId })]);
  const reverse = async (of: string, net: number) => {
    const { lines } = await shown(of);
    const { id: note } = await house.ask<{ id: string }>(
      'postInvoiceReversal',
      { id: of, lines: [{ lineId: lines[0]!.id, net }], reason: 'Wrong', rebill: false },
      house.clerk,
    );
    expect(await house.on('postInvoice', note)).toMatchObject({ response: 'ok' });
    return note;
  };
  const credit = await reverse(id!, 100.01);
  const debit = await reverse(credit, 100.01);
  const { rows } = await sql<{ id: string; base_gross: number }>`
    select id, base_gross from invoice where id in (${credit}, ${debit})`.execute(db());
  expect(new Set(rows.map(({ base_gross }) => base_gross)).size).toBe(1);
});

test('loads in two currencies are two documents', async () => {
  const customerId = await house.customer();
  const loads = [
    await inDollars([{ description: 'Linehaul', net: 10 }], { customerId, mode: 'consolidated' }),
    await house.ready([{ description: 'Linehaul', net: 10 }], { customerId, mode: 'consolidated' }),
  ];
  const { documents } = await house.ask<{ documents: { currency: string; gross: number }[] }>(
    'postInvoices',
    { loadIds: loads, preview: true },
    house.clerk,
  );
  expect(documents.map(({ currency, gross }) => [currency, gross]).toSorted()).toEqual(
    [
      ['USD', 11.5],
      ['ZAR', 11.5],
    ].toSorted(),
  );
  await sql`update order_type set billing_mode = 'perLoad' where partition = ${partition}`.execute(db());
});

test('an amount in dollars needs a second person by what it is in rand', async () => {
  const [id] = await house.draft([await inDollars([{ description: 'Linehaul', net: 6_000 }])]);
  expect(await house.ask('getInvoice', { id }, house.clerk)).toMatchObject({ gross: 6_900, needsSecondPerson: true });
});

test('however many lines and whatever the rate, a document is in the books its converted total and cents of rounding', () => {
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: 1 + randomInt(400) }, () => {
      const net = randomInt(200_000) - 20_000;
      return { net, vat_share: Math.round(net * 0.15), vat_code: 'standard' as const, vat_percent: 15 };
    });
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    const gross = sum(lines.map(({ net }) => net)) + sum(lines.map((line) => line.vat_share));
    const found = readRate(`${1 + randomInt(30)}.${String(randomInt(10 ** 8)).padStart(8, '0')}`)!;
    const books = invoiceInBooks({ gross }, lines, found);
    const parts = sum(books.lines.map(({ net, vat }) => Number(net + vat)));
    expect(BigInt(parts) - books.rounding).toBe(books.gross);
    expect(books.net + books.vat).toBe(books.gross);
    expect(books.rounding <= 5n && books.rounding >= -5n).toBe(true);
    expect(books.gross).toBe(
      cents((BigInt(gross) * found * 2n + (gross < 0 ? -1n : 1n) * 10n ** 8n) / (2n * 10n ** 8n)),
    );
  }
});

test('books and items agree after all of it', async () => {
  expect(await differencesOfBooks(house)).toEqual([]);
});
