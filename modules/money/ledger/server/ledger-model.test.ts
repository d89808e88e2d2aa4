import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOf } from '#platform/calculations.ts';
import { cents } from '#platform/money.ts';
import type { PostingState } from '#modules/money/posting-periods/status.ts';
import { differencesOf } from './balances.ts';
import { findJournal } from './journals.ts';
import { postJournals } from './post.ts';
import type { Posted, Posting } from './posting.ts';
import { reverseTyped } from './reverse.ts';
import { type BookHouse, openBookHouse, partition } from './testing/book-house.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse();
});
afterAll(() => house.close());

const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
const accounts = ['1000', '1020', '2070', '3100', '6400'];
const dayIn = (month: string) => `${month}-${String(1 + randomInt(28)).padStart(2, '0')}`;
const pick = <T>(all: readonly T[]): T => all[randomInt(all.length)]!;

/** Lines that add up to nothing, of random cents. */
async function randomPosting(month = pick(months)): Promise<Posting> {
  const amounts = Array.from({ length: 1 + randomInt(4) }, () => (randomInt(2) ? 1 : -1) * (1 + randomInt(1_000_000)));
  const rest = amounts.reduce((sum, amount) => sum + amount, 0);
  const all = rest === 0 ? [...amounts, 5, -5] : [...amounts, -rest];
  return house.posting(
    all.map((amount) => [pick(accounts), amount / 100] as const),
    { date: dayIn(month) },
  );
}

/** The state of a month of journals, written as the product itself would; the database still says which moves there are. */
async function move(month: string, state: PostingState): Promise<boolean> {
  const periodId = await house.month(month);
  return house
    .within(({ db }) =>
      sql`update period_posting set state = ${state} where partition = ${partition} and period_id = ${periodId} and area = 'journals'`.execute(
        db,
      ),
    )
    .then(
      () => true,
      () => false,
    );
}

async function proof() {
  const { sum } = await house.summary();
  expect({ closing: sum.closing, opening: sum.opening }).toEqual({ closing: 0, opening: 0 });
  expect(await house.within((context) => differencesOf(context, house.companyId))).toEqual([]);
}

test('whatever is posted, reversed, closed and opened in whatever order, the books agree with what was done', async () => {
  const expected = new Map<string, bigint>();
  const add = ({ lines }: Pick<Posting, 'lines'>, sign: bigint) => {
    for (const { accountId, amount } of lines) expected.set(accountId, (expected.get(accountId) ?? 0n) + sign * amount);
  };
  const posted: (Posted & { readonly posting: Posting; isReversed: boolean })[] = [];
  const open = new Map(months.map((month) => [month, true]));
  for (let step = 0; step < 120; step++) {
    const deed = randomInt(10);
    if (deed < 6) {
      // One, or a batch of several months of which one may be closed: then nothing of it is posted.
      const postings = await Promise.all(Array.from({ length: 1 + randomInt(3) }, () => randomPosting()));
      const mayPost = postings.every(({ date }) => open.get(date.slice(0, 7)));
      const done = await house
        .within((context) => postJournals(context, postings))
        .catch(({ code }: { code: string }) => code);
      if (!mayPost) expect(done).toMatch(/^period/);
      else
        for (const [place, posting] of postings.entries()) {
          add(posting, 1n);
          posted.push({ ...(done as readonly Posted[])[place]!, posting, isReversed: false });
        }
    } else if (deed < 8 && posted.length > 0) {
      const one = pick(posted);
      const done = await house
        .within((context) => reverseTyped(context, { id: one.id, reason: 'Model' }))
        .catch(({ code }: { code: string }) => code);
      if (one.isReversed) expect(done).toBe('alreadyReversed');
      else if (typeof done !== 'string') {
        one.isReversed = true;
        add(one.posting, -1n);
      } else expect(done).toMatch(/^period/);
    } else {
      const month = pick(months);
      const isOpen = open.get(month)!;
      if (await move(month, isOpen ? 'CLOSED' : 'OPEN')) open.set(month, !isOpen);
    }
    if (step % 20 === 19) await proof();
  }
  for (const month of months) if (!open.get(month)) expect(await move(month, 'OPEN')).toBe(true);
  await proof();
  const { rows } = await house.within(({ db }) =>
    sql<{ id: string; amount: number }>`
      select account_id as id, sum(debit - credit)::bigint as amount from ledger_balance where partition = ${partition} group by 1`.execute(
      db,
    ),
  );
  const stored = rows.filter(({ amount }) => amount !== 0).map(({ id, amount }) => [id, BigInt(amount)]);
  expect(new Map(stored as [string, bigint][])).toEqual(new Map([...expected].filter(([, amount]) => amount !== 0n)));
});

test('while eight post and one closes, each posting is in the month before it closed, or refused', async () => {
  const month = '2026-07';
  const before = await house.closing('1020', { periodId: await house.month(month) });
  const given = await Promise.all(
    Array.from({ length: 64 }, () =>
      house.posting(
        [
          ['1020', 1],
          ['3100', -1],
        ],
        { date: `${month}-15` },
      ),
    ),
  );
  const queue = [...given];
  let done = 0;
  let refused = 0;
  const poster = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const posting = next;
      await house
        .within((context) => postJournals(context, [posting]))
        .then(
          () => done++,
          ({ code }: { code: string }) => {
            expect(code).toBe('periodClosed');
            refused++;
          },
        );
    }
  };
  const closer = async () => {
    while (done < 12) await new Promise((resolve) => setTimeout(resolve, 5));
    await move(month, 'CLOSED');
  };
  await Promise.all([...Array.from({ length: 8 }, poster), closer()]);
  expect(done + refused).toBe(64);
  expect(done).toBeGreaterThanOrEqual(12);
  expect(await house.closing('1020', { periodId: await house.month(month) })).toBe(before + done);
  await proof();
});

test('while eight post, balances of months that have passed are folded, and none changes', async () => {
  const month = '2026-08';
  const before = await house.closing('1020', { periodId: await house.month(month) });
  const queue = await Promise.all(
    Array.from({ length: 64 }, () =>
      house.posting(
        [
          ['1020', 1],
          ['3100', -1],
        ],
        { date: `${month}-15` },
      ),
    ),
  );
  const poster = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const posting = next;
      await house.within((context) => postJournals(context, [posting]));
    }
  };
  const fold = () =>
    house.within(({ db }) => sql`select fold_balances(${house.companyId}::uuid, '2026-11-01')`.execute(db));
  const folder = async () => {
    while (queue.length > 0) await fold();
  };
  await Promise.all([...Array.from({ length: 8 }, poster), folder()]);
  await fold();
  expect(await house.closing('1020', { periodId: await house.month(month) })).toBe(before + 64);
  const { rows } = await house.within(({ db }) =>
    sql`select from ledger_balance b join posting_period p on p.id = b.period_id where b.slot <> 0 and p.last_day < '2026-11-01'`.execute(
      db,
    ),
  );
  expect(rows).toEqual([]);
  await proof();
});

test('a million random cents are the same sum in the application, the database and exact integers', async () => {
  const amounts = Array.from({ length: 1_000_000 }, () => randomInt(-50_000_000_000, 50_000_000_000));
  let inDatabase = 0n;
  for (let from = 0; from < amounts.length; from += 100_000) {
    const some = `{${amounts.slice(from, from + 100_000).join(',')}}`;
    const { rows } = await house.within(({ db }) =>
      sql<{ sum: string }>`select sum(amount)::text as sum from unnest(${some}::bigint[]) amount`.execute(db),
    );
    inDatabase += BigInt(rows[0]!.sum);
  }
  expect(sumOf(amounts.map((amount) => cents(amount)))).toBe(inDatabase);
  expect(amounts.reduce((total, amount) => total + BigInt(amount), 0n)).toBe(inDatabase);
});

test('a split over three centres adds up to the cent', async () => {
  const centres = await Promise.all(
    ['A', 'B', 'C'].map((code) =>
      house.ask<{ id: string }>('addProfitCentre', { code: `SPLIT-${code}`, name: code, type: 'lane' }, house.clerk),
    ),
  );
  const { id } = await house.post([
    ['6400', 33.34, centres[0]!.id],
    ['6400', 33.33, centres[1]!.id],
    ['6400', 33.33, centres[2]!.id],
    ['1000', -100],
  ]);
  const stored = await house.within((context) => findJournal(context, id));
  expect(stored!.lines.map(({ amount }) => amount)).toEqual(['3334', '3333', '3333', '-10000']);
});
