import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { allocate, undoAllocations } from './allocate.ts';
import { differencesOf } from './balances.ts';
import { postJournal } from './post.ts';
import type { NewItem } from './posting.ts';
import { type BookHouse, bookDay, openBookHouse, partition } from './testing/book-house.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse();
});
afterAll(() => house.close());

const day = bookDay as NewItem['date'];

/** An invoice (above zero) or receipt in dollars, with what it is worth in the books. */
async function post(
  context: Context,
  { customer, kind, dollars, rand }: { customer: string; kind: NewItem['kind']; dollars: number; rand: number },
): Promise<string> {
  const accounts = await accountsOfNumbers(context, ['1000', '1100']);
  const [bank, debtors] = [accounts.get('1000')!.id, accounts.get('1100')!.id];
  const party = { kind: 'customer', id: customer } as const;
  const own = { currency: 'USD', amount: cents(rand), currencyAmount: cents(dollars) };
  const against = { currency: 'USD', amount: cents(-rand), currencyAmount: cents(-dollars) };
  const { id } = await postJournal(context, {
    companyId: house.companyId,
    area: 'sales',
    date: day,
    source: 'opening',
    sourceId: randomUUID(),
    event: 'posted',
    document: 'USD-1',
    text: 'In dollars',
    lines: [
      { accountId: debtors, party, ...own },
      { accountId: bank, ...against },
    ],
    items: [
      {
        kind,
        accountId: debtors,
        party,
        number: `${kind}-1`,
        date: day,
        dueDate: day,
        currency: 'USD',
        amount: cents(dollars),
        baseAmount: cents(rand),
      },
    ],
  });
  const { rows } = await sql<{ id: string }>`
    select id from open_item where partition = ${partition} and journal_id = ${id}`.execute(context.db);
  return rows[0]!.id;
}

const openOf = (context: Context, item: string) =>
  sql<{ open: number; base: number }>`
    select open_amount(${partition}, ${item}::uuid, 'infinity') as open, open_base_amount(${partition}, ${item}::uuid, 'infinity') as base`
    .execute(context.db)
    .then(({ rows }) => rows[0]!);
const ageing = (customer: string) =>
  house.ask<{ total: number; ledger: number; items: { open: number; openBase: number; currency: string }[] }>(
    'getLedgerAgeing',
    { partyKind: 'customer', partyId: customer },
    house.clerk,
  );

test('an exchange difference is posted on the part that is settled, and taken back with it (case 23)', async () => {
  const customer = randomUUID();
  const gain = () => house.closing('6930');
  const before = await gain();
  const [invoice, receipt, first] = await house.within(async (context) => {
    const owed = await post(context, { customer, kind: 'invoice', dollars: 110_00, rand: 1_980_00 });
    const paid = await post(context, { customer, kind: 'receipt', dollars: -110_00, rand: -2_046_00 });
    const [made] = await allocate(context, house.companyId, [{ from: paid, to: owed, amount: cents(40_00), day }]);
    return [owed, paid, made!] as const;
  });
  expect((await gain()) - before).toBe(-24);
  expect((await ageing(customer)).items).toMatchObject([
    { open: 70, openBase: 1_260, currency: 'USD' },
    { open: -70, openBase: -1_302, currency: 'USD' },
  ]);
  await house.within((context) =>
    allocate(context, house.companyId, [{ from: receipt, to: invoice, amount: cents(70_00), day }]),
  );
  expect((await gain()) - before).toBe(-66);
  expect(await house.within((context) => openOf(context, invoice))).toEqual({ open: 0, base: 0 });
  expect(await ageing(customer)).toMatchObject({ items: [], total: 0, ledger: 0 });

  await house.within((context) => undoAllocations(context, house.companyId, { ids: [first.id], day }));
  expect((await gain()) - before).toBe(-42);
  expect(await ageing(customer)).toMatchObject({ total: -24, ledger: -24 });
  await expect(
    house.within((context) => undoAllocations(context, house.companyId, { ids: [first.id], day })),
  ).rejects.toMatchObject({ code: 'allocationUndone' });
  expect(await house.within((context) => differencesOf(context, house.companyId))).toEqual([]);
});

test('cents that a credit note is off its invoice by are of rounding, not of exchange', async () => {
  const customer = randomUUID();
  const [exchange, rounding] = [await house.closing('6930'), await house.closing('6900')];
  await house.within(async (context) => {
    const owed = await post(context, { customer, kind: 'invoice', dollars: 10_00, rand: 185_37 });
    const credit = await post(context, { customer, kind: 'creditNote', dollars: -10_00, rand: -185_35 });
    await allocate(context, house.companyId, [{ from: credit, to: owed, amount: cents(10_00), day }]);
  });
  expect(await house.closing('6930')).toBe(exchange);
  expect(Math.round(((await house.closing('6900')) - rounding) * 100)).toBe(2);
});

test('the database refuses a difference of exchange that is not posted, and one that nothing settles', async () => {
  const customer = randomUUID();
  await expect(
    house.within(async (context) => {
      const owed = await post(context, { customer, kind: 'invoice', dollars: 110_00, rand: 1_980_00 });
      const paid = await post(context, { customer, kind: 'receipt', dollars: -110_00, rand: -2_046_00 });
      await sql`insert into allocation (partition, company_id, from_item, to_item, amount, day, made_by)
        values (${partition}, ${house.companyId}, ${paid}, ${owed}, 4000, ${day}, 'x')`.execute(context.db);
    }),
  ).rejects.toMatchObject({ code: 'HW014' });
  await expect(
    house.within(async (context) => {
      await post(context, { customer, kind: 'exchange', dollars: 0, rand: 5_00 });
    }),
  ).rejects.toMatchObject({ code: 'HW014' });
  await expect(
    house.within(async (context) => {
      await post(context, { customer, kind: 'invoice', dollars: 5_00, rand: -5_00 });
    }),
  ).rejects.toMatchObject({ code: '23514' });
});

test('whatever is settled and undone in whatever order, items are worth in the books what the ledger says', async () => {
  const customer = randomUUID();
  const debits: string[] = [];
  const credits: string[] = [];
  const allocations: string[] = [];
  const pick = <T>(all: readonly T[]): T => all[randomInt(all.length)]!;
  for (let step = 0; step < 60; step++) {
    await house.within(async (context) => {
      const dollars = 1 + randomInt(50_000);
      const rand = Math.round((dollars * (160_000 + randomInt(40_000))) / 10_000);
      switch (randomInt(4)) {
        case 0:
          debits.push(await post(context, { customer, kind: 'invoice', dollars, rand }));
          break;
        case 1:
          credits.push(await post(context, { customer, kind: 'receipt', dollars: -dollars, rand: -rand }));
          break;
        case 2: {
          if (debits.length === 0 || credits.length === 0) return;
          const [from, to] = [pick(credits), pick(debits)];
          const most = Math.min(-(await openOf(context, from)).open, (await openOf(context, to)).open);
          if (most <= 0) return;
          const amount = cents(randomInt(2) ? most : 1 + randomInt(most));
          allocations.push((await allocate(context, house.companyId, [{ from, to, amount, day }]))[0]!.id);
          break;
        }
        default: {
          if (allocations.length === 0) return;
          const [id] = allocations.splice(randomInt(allocations.length), 1);
          await undoAllocations(context, house.companyId, { ids: [id!], day });
        }
      }
    });
    if (step % 10 === 9) {
      const { total, ledger } = await ageing(customer);
      expect(total).toBe(ledger);
    }
  }
  expect(await house.within((context) => differencesOf(context, house.companyId))).toEqual([]);
  for (const item of [...debits, ...credits]) {
    const { open, base } = await house.within((context) => openOf(context, item));
    expect(open === 0).toBe(base === 0);
    expect(Math.sign(open)).toBe(Math.sign(base));
  }
});
