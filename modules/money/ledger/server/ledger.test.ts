import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type BookHouse, bookDay, openBookHouse, partition } from './testing/book-house.ts';
import { postJournals } from './post.ts';
import { differencesOf } from './balances.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse();
});
afterAll(() => house.close());

async function agree() {
  const { sum } = await house.summary();
  expect(sum).toMatchObject({ opening: 0, closing: 0 });
  expect(sum.debit).toBe(sum.credit);
  expect(await house.within((context) => differencesOf(context, house.companyId))).toEqual([]);
}

describe('a journal', () => {
  test('is posted once for its key, however many ask at once, and not again with other amounts', async () => {
    const posting = await house.posting([
      ['1000', 100],
      ['3100', -100],
    ]);
    const post = () => house.within((context) => postJournals(context, [posting]));
    const posted = (await Promise.all([post(), post(), post()])).flat();
    expect(new Set(posted.map(({ number }) => number)).size).toBe(1);
    const dearer = { ...posting, lines: posting.lines.map((line) => ({ ...line, amount: cents(line.amount * 2n) })) };
    await expect(house.within((context) => postJournals(context, [dearer]))).rejects.toMatchObject({
      code: 'alreadyPosted',
    });
    expect(await house.closing('1000')).toBe(100);
    await agree();
  });

  test('is refused out of balance, on a closed or control account, without its centre, in a month that is not open', async () => {
    const refused = async (lines: Parameters<BookHouse['post']>[0], more: Parameters<BookHouse['post']>[1] = {}) =>
      house.post(lines, more).then(
        () => undefined,
        ({ code, details }: { code: string; details: unknown }) => ({ code, details }),
      );
    expect(
      await refused([
        ['1000', 5],
        ['3100', -4.99],
      ]),
    ).toMatchObject({ code: 'unbalanced' });
    expect(
      await refused([
        ['1100', 5],
        ['3100', -5],
      ]),
    ).toMatchObject({ code: 'accountControl' });
    const noCentre = await house.posting([
      ['6000', 5],
      ['1000', -5],
    ]);
    const lines = noCentre.lines.map((line) => ({ ...line, centreId: null }));
    await expect(house.within((context) => postJournals(context, [{ ...noCentre, lines }]))).rejects.toMatchObject({
      code: 'ledgerCentreMissing',
    });
    expect(
      await refused(
        [
          ['1000', 5],
          ['3100', -5],
        ],
        { date: '2027-01-15' },
      ),
    ).toMatchObject({ code: 'periodNoneOpen' });
    expect(
      await refused(
        [
          ['1000', 5],
          ['3100', -5],
        ],
        { date: '2030-01-15' },
      ),
    ).toMatchObject({ code: 'periodsMissing' });
    await agree();
  });

  test('shows each line with the balance after it, also when a late one is posted for an earlier day', async () => {
    const { id } = await house.ask<{ id: string }>(
      'postJournalAccount',
      { number: '1999', name: 'Late', class: 'asset' },
      house.clerk,
    );
    await house.post(
      [
        ['1999', 100],
        ['3100', -100],
      ],
      { date: '2026-11-10' },
    );
    await house.post(
      [
        ['1999', 40],
        ['3100', -40],
      ],
      { date: '2026-11-05' },
    );
    const { rows, closing } = await house.ask<{ rows: { balance: number; postingDate: string }[]; closing: number }>(
      'getAccountTransactions',
      { accountId: id },
      house.clerk,
    );
    expect(rows.map(({ postingDate, balance }) => [postingDate, balance])).toEqual([
      ['2026-11-10', 140],
      ['2026-11-05', 40],
    ]);
    expect(closing).toBe(140);
  });

  test('is reversed once, on its own day while that is open, and today once it is not', async () => {
    const day = '2026-06-30';
    const first = await house.post(
      [
        ['1020', 70],
        ['3100', -70],
      ],
      { date: day },
    );
    const second = await house.post(
      [
        ['1020', 30],
        ['3100', -30],
      ],
      { date: day },
    );
    const reason = 'Typed twice';
    expect(await house.ask('reverseTransaction', { id: first.id, reason }, house.clerk)).toMatchObject({
      postingDate: day,
    });
    for (const month of ['2026-03', '2026-04', '2026-05', '2026-06'])
      await house.ask(
        'updateFiscalMonthPosting',
        { periodId: await house.month(month), area: 'journals', state: 'CLOSED' },
        house.manager,
      );
    expect(await house.ask('reverseTransaction', { id: second.id, reason }, house.clerk)).toMatchObject({
      postingDate: bookDay,
    });
    expect(await house.call('reverseTransaction', { id: second.id, reason }, house.clerk)).toMatchObject({
      code: 'alreadyReversed',
    });
    expect(await house.closing('1020', { periodId: await house.month('2026-06') })).toBe(30);
    expect(await house.closing('1020')).toBe(0);
    await agree();
  });
});

/** What a holder of the server's own login tries; each must be refused by the database alone. */
describe('the database refuses', () => {
  let journalId: string;
  let accountId: string;
  let periodId: string;
  beforeAll(async () => {
    ({ id: journalId } = await house.post([
      ['1000', 10],
      ['3100', -10],
    ]));
    periodId = await house.month('2026-11');
    accountId = (
      await house.posting([
        ['1000', 1],
        ['3100', -1],
      ])
    ).lines[0]!.accountId;
  });
  const attempt = (work: (context: Context) => Promise<unknown>) =>
    house.within(work).then(
      () => 'done',
      (error: Error) => error.message,
    );

  const head = (id: string, more: Record<string, unknown> = {}) => {
    const row: Record<string, unknown> = { period_id: periodId, posting_date: bookDay, lines: 2, total: 500, ...more };
    return sql`insert into journal (partition, id, number, company_id, period_id, posting_date, document_date, area, source, source_id, event, lines, total, posted_by, reversal_of, xid)
      values (${partition}, ${id}, ${Math.floor(Math.random() * 1e9)}, ${house.companyId}, ${row['period_id']}, ${row['posting_date']}, ${bookDay}, 'journals', 'journal', ${randomUUID()}, 'x',
              ${row['lines']}, ${row['total']}, 'A thief', ${row['reversal_of'] ?? null}, '1')`;
  };
  const line = (id: string, no: number, amount: number, more: { readonly day?: string } = {}) =>
    sql`insert into journal_line (partition, journal_id, line, company_id, period_id, posting_date, journal_number, account_id, amount, currency, currency_amount)
      select ${partition}, ${id}, ${no}, ${house.companyId}, ${periodId}, ${more.day ?? bookDay}, (select number from journal where partition = ${partition} and id = ${id}), ${accountId}, ${amount}, 'ZAR', ${amount}`;

  test('a change, a removal and an emptying of what was posted', async () => {
    for (const table of [
      'journal',
      'journal_line',
      'open_item',
      'allocation',
      'ledger_balance',
      'fiscal_year',
      'posting_period',
    ]) {
      const deeds = [
        sql`update ${sql.table(table)} set partition = partition`,
        sql`delete from ${sql.table(table)}`,
        sql`truncate ${sql.table(table)} cascade`,
      ];
      for (const deed of deeds)
        expect(await attempt(({ db }) => deed.execute(db)), table).toMatch(/permission denied|neither changed/);
    }
    expect(
      await attempt(({ db }) =>
        sql`insert into ledger_balance values (${partition}, ${house.companyId}, ${periodId}, ${accountId}, ${randomUUID()}, false, 0, 5, 0)`.execute(
          db,
        ),
      ),
    ).toMatch(/permission denied/);
  });

  test('lines for a journal of another transaction', async () => {
    expect(await attempt(({ db }) => line(journalId, 3, 500).execute(db))).toMatch(/nothing is added|more lines/);
  });

  test('a header without lines, too few, too many, out of balance, with another total', async () => {
    const tries: [number[], Record<string, unknown>][] = [
      [[], {}],
      [[500], {}],
      [[500, -499], {}],
      [[500, -500], { total: 400 }],
      [[500, -300, -200], {}],
    ];
    for (const [amounts, more] of tries) {
      const id = randomUUID();
      const said = await attempt(async ({ db }) => {
        await head(id, more).execute(db);
        for (const [place, amount] of amounts.entries()) await line(id, place + 1, amount).execute(db);
      });
      expect(said, String(amounts)).toMatch(/lines|balance/);
    }
  });

  test('lines that come after the check, by constraints set immediate, deferred again, and savepoints', async () => {
    const id = randomUUID();
    expect(
      await attempt(async ({ db }) => {
        await head(id).execute(db);
        await line(id, 1, 500).execute(db);
        await line(id, 2, -500).execute(db);
        await sql`set constraints all immediate`.execute(db);
        await sql`set constraints all deferred`.execute(db);
        await line(id, 3, 900).execute(db);
      }),
    ).toMatch(/more lines/);
    const other = randomUUID();
    expect(
      await attempt(async ({ db }) => {
        await head(other).execute(db);
        await sql`savepoint thief`.execute(db);
        await line(other, 1, 500).execute(db);
        await line(other, 2, -500).execute(db);
        await sql`set constraints all immediate`.execute(db);
        await sql`rollback to savepoint thief`.execute(db);
      }),
    ).toMatch(/has 0 of 2 lines/);
  });

  test('a day of another month, a line of another day, a closed month, a mirror of nothing', async () => {
    expect(await attempt(({ db }) => head(randomUUID(), { posting_date: '2026-10-01' }).execute(db))).toMatch(/month/);
    const future = await house.month('2027-01');
    expect(
      await attempt(({ db }) => head(randomUUID(), { period_id: future, posting_date: '2027-01-05' }).execute(db)),
    ).toMatch(/not open/);
    const id = randomUUID();
    expect(
      await attempt(async ({ db }) => {
        await head(id).execute(db);
        await line(id, 1, 500, { day: '2026-11-01' }).execute(db);
      }),
    ).toMatch(/where its journal is/);
    const mirror = randomUUID();
    expect(
      await attempt(async ({ db }) => {
        await head(mirror, { reversal_of: journalId }).execute(db);
        await line(mirror, 1, 500).execute(db);
        await line(mirror, 2, -500).execute(db);
      }),
    ).toMatch(/mirror/);
  });

  test('lines on debtors without open items', async () => {
    const debtors = (
      await house.posting([
        ['1100', 5],
        ['3900', -5],
      ])
    ).lines;
    const posting = await house.posting(
      [
        ['1100', 5],
        ['3900', -5],
      ],
      {
        source: 'opening',
        lines: debtors.map((each) =>
          each.amount > 0n ? { ...each, party: { kind: 'customer' as const, id: randomUUID() } } : each,
        ),
      },
    );
    await expect(house.within((context) => postJournals(context, [posting]))).rejects.toThrow(/open items differ/);
  });
});

test('an account on which money stands stays active, and keeps its number', async () => {
  const [account] = await house.ask<{ id: string; lockId: string; number: string; isActive: boolean }[]>(
    'getJournalAccounts',
    {},
    house.clerk,
  );
  expect(account).toMatchObject({ number: '1000' });
  const { id, lockId } = account!;
  expect(await house.call('putJournalAccount', { id, isActive: false }, { ...house.clerk, lockId })).toMatchObject({
    code: 'accountHasMoney',
  });
  expect(await house.call('putJournalAccount', { id, number: '1001' }, { ...house.clerk, lockId })).toMatchObject({
    code: 'fixedOnceUsed',
  });
  await expect(
    house.within(({ db }) =>
      sql`update journal_account set is_active = false where partition = ${partition} and id = ${id}`.execute(db),
    ),
  ).rejects.toThrow(/money stands/);
});
