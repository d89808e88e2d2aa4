import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addMonths } from '#platform/dates.ts';
import { monthsFrom } from '#modules/money/posting-periods/months.ts';
import { demoPartition } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { administrator, signedIn } from './client.ts';

export interface BooksMeasured {
  /** Three-line journals a second by so many clients: in the tables of the product, and in copies without their guards. */
  readonly posted: { readonly clients: number; readonly guarded: number; readonly bare: number };
  /** Milliseconds of a trial balance, half of them within so many, by how many lines there are. */
  readonly balances: readonly { readonly lines: number; readonly middle: number }[];
  /** Milliseconds of a page of an account, by how many lines it has: the first, and one far down. */
  readonly pages: { readonly lines: number; readonly first: number; readonly deep: number };
  /** Seconds in which a batch of five thousand lines is approved and posted. */
  readonly batch: number;
}

const linesMeasured = Number(process.env['BENCH_LINES'] ?? 3_000_000);
/** Filling says how far it is after so many. */
const journalsAtOnce = 100_000;
const clients = 8;
const secondsEach = 4;
/** The account that has a sixth of all lines. */
const busiest = '5000';

interface Call {
  (operation: string, payload: object, lockId?: string): Promise<{ readonly result: unknown }>;
}

/** The books of the demonstration with three thousand lines, and with three million. */
export async function measureBooks(at: { readonly url: string; readonly serverUrl: string }): Promise<BooksMeasured> {
  const owner = await connected(at.url);
  await addYears(owner, 2);
  const asks = await callerOf(at.serverUrl, administrator.account);
  const balances: { lines: number; middle: number }[] = [];
  let there = 0;
  for (const lines of [3000, linesMeasured]) {
    for (const end = Math.floor(lines / 3); there < end;) {
      const next = Math.min(end, there + journalsAtOnce);
      await addLines(owner, there, next);
      there = next;
      process.stderr.write(`books: ${3 * there} of ${linesMeasured} lines\n`);
    }
    // As the job of each night does.
    await owner.query(`select fold_balances(id, current_date) from company where partition = $1`, [demoPartition]);
    await owner.query('vacuum analyze journal, journal_line, ledger_balance');
    balances.push({ lines, middle: await middleOf(() => asks('getJournalAccountsWithBalances', {})) });
  }
  process.stderr.write('books: pages of the busiest account\n');
  const pages = await measurePages(owner, asks);
  process.stderr.write('books: a batch of five thousand lines\n');
  const batch = await measureBatch(asks, await callerOf(at.serverUrl, 'thandi.nkosi@highveld.example'));
  process.stderr.write('books: posting with and without guards\n');
  const posted = {
    clients,
    guarded: await postedIn(at.url, ''),
    bare: await postedIn(at.url, await withoutGuards(owner)),
  };
  await owner.end();
  return { posted, balances, pages, batch };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`select set_config('app.partition', $1, false)`, [demoPartition]);
  return client;
}

async function callerOf(serverUrl: string, account: string): Promise<Call> {
  const { sessionId } = await signedIn(serverUrl, { partition: demoPartition, account });
  return async (operation, payload, lockId) => {
    const stated = { sessionId, partition: demoPartition, ...(lockId && { lockId }) };
    const { body } = await rpc(serverUrl, operation, payload, stated);
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body;
  };
}

/** Years before the one that there is: a company that has kept its books for a while. */
export async function addYears(owner: pg.Client, years: number): Promise<void> {
  for (let count = 0; count < years; count++) {
    const { rows } = await owner.query<{ company_id: string; first: string }>(
      `select company_id, first_day::text as first from fiscal_year where partition = $1 order by first_day limit 1`,
      [demoPartition],
    );
    const { company_id, first } = rows[0]!;
    const months = monthsFrom(addMonths(first, -12));
    const year = await owner.query<{ id: string }>(
      `insert into fiscal_year (partition, company_id, name, first_day, last_day, created_by) values ($1, $2, $3, $4, $5, 'bench') returning id`,
      [demoPartition, company_id, `Bench ${first}`, months[0]!.from, months.at(-1)!.to],
    );
    for (const { no, from, to } of months)
      await owner.query(
        `with made as (insert into posting_period (partition, company_id, year_id, no, first_day, last_day) values ($1, $2, $3, $4, $5, $6) returning id)
         insert into period_posting (partition, period_id, area, state) select $1, id, area, 'OPEN' from made, unnest(array['sales', 'purchases', 'journals', 'fleet']) area`,
        [demoPartition, company_id, year.rows[0]!.id, no, from, to],
      );
  }
}

/** Journals of three lines over all months that are there, and the balances that they would have left. */
async function addLines(owner: pg.Client, from: number, to: number): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `create temp table made as
       with place as (select array_agg(p.id order by p.first_day) as ids, array_agg(p.company_id order by p.first_day) as companies,
                             array_agg(p.first_day order by p.first_day) as days
                        from posting_period p where p.partition = $1 and p.no < 13 and p.first_day <= current_date),
       account as (select array_agg(id order by code) filter (where code <> $4) as ids, (array_agg(id) filter (where code = $4))[1] as busiest
                     from journal_account where partition = $1 and (role = '' or code = $4)),
       -- Places in lists, since a join by remainders compares each of a million with each.
       counted as (select n, 1 + n % cardinality(place.ids) as at, 1 + n / 36 % cardinality(account.ids) as one, 1 + (n / 36 + 1) % cardinality(account.ids) as other
                     from generate_series($2::int, $3::int) n, place, account)
       select n, uuidv7() as id, 1000000 + n as number, place.ids[at] as period_id, place.companies[at] as company_id, place.days[at] + n % 28 as day, (100 + n % 90000)::bigint as cents,
              case when n % 2 = 0 then account.busiest else account.ids[one] end as first_account, account.ids[other] as second_account
         from counted, place, account`,
    [demoPartition, from + 1, to, busiest],
  );
  await owner.query(
    `insert into journal (partition, id, number, company_id, period_id, posting_date, document_date, area, source, source_id, event, document, text, lines, total, posted_by)
     select $1, id, number, company_id, period_id, day, day, 'journals', 'journal', id, 'bench', 'BENCH', 'Bench', 3, 2 * cents, 'bench' from made`,
    [demoPartition],
  );
  await owner.query(
    `insert into journal_line (partition, journal_id, line, company_id, period_id, posting_date, journal_number, account_id, amount, currency, currency_amount)
     select $1, id, line, company_id, period_id, day, number, case line when 1 then first_account else second_account end, amount, 'ZAR', amount
       from made cross join lateral (values (1, 2 * cents), (2, -cents), (3, -cents)) l(line, amount)`,
    [demoPartition],
  );
  await owner.query(
    `insert into ledger_balance as b (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
     select $1, company_id, period_id, account_id, '00000000-0000-0000-0000-000000000000', false, n % 16, sum(greatest(amount, 0)), sum(greatest(-amount, 0))
       from (select n, company_id, period_id, first_account as account_id, 2 * cents as amount from made
             union all select n, company_id, period_id, second_account, -2 * cents from made) moved
      group by company_id, period_id, account_id, n % 16
     on conflict (partition, company_id, period_id, account_id, centre_id, closes_year, slot) do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit`,
    [demoPartition],
  );
  await owner.query('drop table made');
  await owner.query('set session_replication_role = default');
}

const measuredTimes = 60;

/** Half of the calls are answered within so many milliseconds. */
async function middleOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < measuredTimes; count++) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[measuredTimes / 2]!;
}

async function measurePages(owner: pg.Client, call: Call): Promise<BooksMeasured['pages']> {
  const { rows } = await owner.query<{ id: string; lines: number }>(
    `select t.id, count(*)::int as lines from journal_account t join journal_line l on l.partition = t.partition and l.account_id = t.id
      where t.partition = $1 and t.code = $2 group by t.id`,
    [demoPartition, busiest],
  );
  const { id: accountId, lines } = rows[0]!;
  const { rows: places } = await owner.query<{ postingDate: string; journalNumber: number; line: number }>(
    `select posting_date::text as "postingDate", journal_number::int as "journalNumber", line from journal_line
      where partition = $1 and account_id = $2 order by posting_date, journal_number, line offset $3 limit 1`,
    [demoPartition, accountId, Math.floor(lines / 4)],
  );
  return {
    lines,
    first: await middleOf(() => call('getAccountTransactions', { accountId })),
    deep: await middleOf(() => call('getAccountTransactions', { accountId, before: places[0] })),
  };
}

interface Saved {
  readonly id: string;
  readonly lockId: string;
}

async function measureBatch(clerk: Call, manager: Call): Promise<number> {
  const rows = Array.from({ length: 5000 }, (_, place) => ({
    group: String(Math.floor(place / 4)),
    account: place % 2 === 0 ? '1410' : '1000',
    [place % 2 === 0 ? 'debit' : 'credit']: 10.01,
  }));
  const date = new Date().toISOString().slice(0, 10);
  const draft = await clerk('postBatchAdjustmentTransaction', { date, reason: 'Bench', rows, submit: true });
  const { id, lockId } = draft.result as Saved;
  const began = performance.now();
  await manager('approveTransaction', { id }, lockId);
  return (performance.now() - began) / 1000;
}

/** Copies of the tables with their keys and indexes, and nothing else. */
async function withoutGuards(owner: pg.Client): Promise<string> {
  for (const table of ['journal', 'journal_line'])
    await owner.query(
      `create unlogged table bare_${table} (like ${table} including defaults including indexes including constraints)`,
    );
  for (const table of ['journal', 'journal_line']) await owner.query(`alter table bare_${table} set logged`);
  return 'bare_';
}

/** Journals of three lines a second, by so many clients at once, in the tables with a prefix. */
async function postedIn(url: string, prefix: string): Promise<number> {
  let posted = 0;
  const until = performance.now() + secondsEach * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await connected(url);
      const { rows } = await client.query<{ period_id: string; company_id: string; day: string; accounts: string[] }>(
        `select p.id as period_id, p.company_id, p.first_day::text as day,
                array(select id from journal_account where partition = $1 and role = '' and not centre_required order by code limit 3) as accounts
           from posting_period p where p.partition = $1 and p.no < 13 and p.first_day <= current_date order by p.first_day desc limit 1`,
        [demoPartition],
      );
      const { period_id, company_id, day, accounts } = rows[0]!;
      while (performance.now() < until) {
        const id = randomUUID();
        const number = Math.floor(Math.random() * 1e15);
        await client.query('begin');
        await client.query({
          name: `${prefix}head`,
          text: `insert into ${prefix}journal (partition, id, number, company_id, period_id, posting_date, document_date, area, source, source_id, event, lines, total, posted_by)
                 values ($1, $2, $3, $4, $5, $6, $6, 'journals', 'journal', $2, 'bench', 3, 300, 'bench')`,
          values: [demoPartition, id, number, company_id, period_id, day],
        });
        await client.query({
          name: `${prefix}lines`,
          text: `insert into ${prefix}journal_line (partition, journal_id, line, company_id, period_id, posting_date, journal_number, account_id, amount, currency, currency_amount)
                 select $1, $2, line, $3, $4, $5, $6, account, amount, 'ZAR', amount from unnest($7::int[], $8::uuid[], $9::bigint[]) l(line, account, amount)`,
          values: [demoPartition, id, company_id, period_id, day, number, [1, 2, 3], accounts, [300, -100, -200]],
        });
        await client.query('commit');
        posted++;
      }
      await client.end();
    }),
  );
  return posted / secondsEach;
}
