import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { seedCustomersLarge } from '../database/seed-customers-large.ts';
import { demoPartition } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { addYears } from './books.ts';
import { administrator, signedIn } from './client.ts';

export interface DebtorsMeasured {
  readonly customers: number;
  readonly invoices: number;
  /** Milliseconds in which half of the questions are answered: today, a past week, and a day a year ago. */
  readonly ageing: { readonly today: number; readonly lastWeek: number; readonly lastYear: number };
  /** The same where none of the invoices is paid. */
  readonly allOpen: number;
  /** What one customer owes, all parts. */
  readonly exposure: number;
}

const customers = 5000;
const invoices = Number(process.env['BENCH_INVOICES'] ?? 200_000);
const times = 25;

/** Ageing of five thousand customers with two hundred thousand invoices over three years, nine in ten of them paid. */
export async function measureDebtors(at: {
  readonly url: string;
  readonly serverUrl: string;
}): Promise<DebtorsMeasured> {
  const owner = new pg.Client(at.url);
  // The database of a bench that failed is taken away while this is connected; its own error is the one to read.
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await owner.query(`select set_config('app.partition', $1, false)`, [demoPartition]);
  const { rows: companies } = await owner.query<{ id: string }>(
    `select id from company where partition = $1 and is_client order by created_at limit 1`,
    [demoPartition],
  );
  const companyId = companies[0]!.id;
  const database = openDatabase({ url: at.url, poolSize: 2 });
  await seedCustomersLarge(database.writer(demoPartition), { partition: demoPartition, companyId, count: customers });
  await database.close();
  process.stderr.write('debtors: invoices and receipts\n');
  // A thousand days of invoices stand in the months of their days.
  await addYears(owner, 3);
  await addItems(owner, companyId);
  const { sessionId } = await signedIn(at.serverUrl, { partition: demoPartition, account: administrator.account });
  const ask = async (operation: string, payload: object) => {
    const { body } = await rpc(at.serverUrl, operation, payload, { sessionId, partition: demoPartition });
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
  };
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const ageing = (asOf: string) => middleOf(() => ask('getInvoiceAgeing', { asOf, pageSize: 100 }));
  const measured = { today: await ageing(day(0)), lastWeek: await ageing(day(7)), lastYear: await ageing(day(365)) };
  const { rows: busiest } = await owner.query<{ id: string }>(
    `select party_id as id from open_item where partition = $1 and number like 'BENCH-%' group by 1 order by count(*) desc limit 1`,
    [demoPartition],
  );
  const exposure = await middleOf(() => ask('getShipperCreditPosition', { customerId: busiest[0]!.id }));
  // The worst case: nobody has paid anything.
  await owner.query('set session_replication_role = replica');
  await owner.query(`delete from allocation where partition = $1 and made_by = 'bench'`, [demoPartition]);
  await owner.query(
    `select write_open_spans($1, array_agg(id)) from open_item where partition = $1 and number like 'BENCH-%'`,
    [demoPartition],
  );
  await owner.query('vacuum analyze open_item_span, allocation');
  const allOpen = await ageing(day(0));
  await owner.end();
  return { customers, invoices, ageing: measured, allOpen, exposure };
}

/** Rows as the product would have written them; the triggers that keep what is posted are left out, and spans made at the end. */
async function addItems(owner: pg.Client, companyId: string): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `create temp table made as
       with place as (select array_agg(c.id) as ids from customer c where c.partition = $1 and c.company_id = $2),
       account as (select id from journal_account where partition = $1 and role = 'debtors')
       select n, uuidv7() as invoice, case when n % 10 > 0 then uuidv7() end as receipt, place.ids[1 + n % cardinality(place.ids)] as party_id, account.id as account_id,
              (current_date - (n % 1000))::date as day, (10000 + n % 900000)::bigint as cents
         from generate_series(1, $3::int) n, place, account`,
    [demoPartition, companyId, invoices],
  );
  await owner.query(
    `insert into open_item (partition, id, company_id, party_kind, party_id, account_id, journal_id, kind, number, date, due_date, posting_date, currency, amount, base_amount)
     select $1, invoice, $2::uuid, 'customer', party_id, account_id, invoice, 'invoice', 'BENCH-' || n, day, day + 30, day, 'ZAR', cents, cents from made
     union all
     select $1, receipt, $2::uuid, 'customer', party_id, account_id, receipt, 'receipt', 'BENCH-' || n || 'R', least(day + 45, current_date), least(day + 45, current_date), least(day + 45, current_date), 'ZAR', -cents, -cents
       from made where receipt is not null`,
    [demoPartition, companyId],
  );
  await owner.query(
    `insert into allocation (partition, company_id, from_item, to_item, amount, from_base, to_base, day, made_by)
     select $1, $2::uuid, receipt, invoice, cents, cents, cents, least(day + 45, current_date), 'bench' from made where receipt is not null`,
    [demoPartition, companyId],
  );
  await owner.query(
    `insert into journal_line (partition, journal_id, line, company_id, period_id, posting_date, journal_number, account_id, party_kind, party_id, amount, currency, currency_amount)
     select i.partition, i.id, 1, i.company_id, p.id, i.posting_date, 5000000 + row_number() over (), i.account_id, 'customer', i.party_id, i.base_amount, 'ZAR', i.base_amount
       from open_item i join posting_period p on p.partition = i.partition and p.company_id = i.company_id and p.no < 13 and i.posting_date between p.first_day and p.last_day
      where i.partition = $1 and i.number like 'BENCH-%'`,
    [demoPartition],
  );
  // What the lines have left of each month, as the ledger itself would have kept it.
  await owner.query(
    `insert into ledger_balance as b (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
     select partition, company_id, period_id, account_id, '00000000-0000-0000-0000-000000000000', false, 0, sum(greatest(amount, 0)), sum(greatest(-amount, 0))
       from journal_line where partition = $1 and journal_number > 5000000 group by 1, 2, 3, 4
     on conflict (partition, company_id, period_id, account_id, centre_id, closes_year, slot) do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit`,
    [demoPartition],
  );
  await owner.query(
    `select write_open_spans($1, array_agg(id)) from open_item where partition = $1 and number like 'BENCH-%'`,
    [demoPartition],
  );
  await owner.query('set session_replication_role = default');
  await owner.query('vacuum analyze open_item, open_item_span, allocation, journal_line, ledger_balance, customer');
}

/** Half of the calls are answered within so many milliseconds. */
async function middleOf(call: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 3; warm++) await call();
  const all: number[] = [];
  for (let count = 0; count < times; count++) {
    const before = performance.now();
    await call();
    all.push(performance.now() - before);
  }
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;
}

/** One line, with what must hold. */
export function printDebtors({ customers: owing, invoices: all, ageing, allOpen, exposure }: DebtorsMeasured): void {
  const holds = Math.max(ageing.today, ageing.lastWeek, ageing.lastYear) <= 150 && exposure <= 5;
  console.table([
    {
      customers: owing,
      invoices: all,
      'ageing today ms (≤ 150)': ageing.today.toFixed(1),
      'a week ago (≤ 150)': ageing.lastWeek.toFixed(1),
      'a year ago (≤ 150)': ageing.lastYear.toFixed(1),
      'none paid': allOpen.toFixed(1),
      'exposure ms (≤ 5)': exposure.toFixed(1),
      holds: holds ? 'yes' : 'NO',
    },
  ]);
}
