import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ApplicationState } from '#modules/parties/customers/status.ts';
import { first, places, second, third } from './invented-names.ts';

const trades = ['Mills', 'Wholesalers', 'Foods', 'Steel', 'Packers', 'Stores'];
const batch = 20_000;
/** Who wrote them, so that customers that were there before are left as they are. */
const author = 'Benchmark';

/**
 * Customers for benchmarks, written by the database itself. They have no account and identity numbers, because only the
 * server can seal them.
 */
export async function seedCustomersLarge(
  db: Db,
  { partition, companyId, count }: { partition: string; companyId: string; count: number },
): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '2min'`.execute(transaction);
      // Trigram indexes are merged in larger steps, which costs less than many small ones.
      await sql`set local work_mem = '64MB'`.execute(transaction);
      await sql`set local gin_pending_list_limit = '32MB'`.execute(transaction);
      await insertCustomers(transaction, { partition, companyId, from, to: Math.min(count, from + batch - 1) });
    });
  }
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '2min'`.execute(transaction);
    await sql`
      insert into credit_limit (partition, customer_id, amount, payment_term, effective_from, approved_by, approved_at)
      select partition, id, credit_limit, payment_term, submitted_at::date, ${author}, submitted_at
        from customer where partition = ${partition} and updated_by = ${author} and standing is not null`.execute(
      transaction,
    );
    await sql`
      insert into customer_director (id, partition, customer_id, position, name, cellphone_number)
      select uuidv7(), partition, id, 0, 'Zodwa Mthembu', mobile_number from customer where partition = ${partition} and updated_by = ${author}`.execute(
      transaction,
    );
  });
}

async function insertCustomers(
  db: Db,
  { partition, companyId, from, to }: { partition: string; companyId: string; from: number; to: number },
): Promise<void> {
  await sql`
    insert into customer (partition, company_id, account_number, registered_name, trade_name, registered_key, name_key, country_code, registration_number, vat_number, date_of_inc,
      mobile_number, email, mail_label, physical_address, postal_address, same_as_physical, monthly_purchase, credit_required, average_monthly, exceeds_turnover, load_value,
      status, standing, credit_status, credit_limit, payment_term, recommendation, warnings, source, submitted_by, submitted_at, updated_by, updated_at)
    select ${partition}, ${companyId}, 'D' || lpad(n::text, 6, '0'), name || ' ' || trade || ' (Pty) Ltd', name, lower(name || ' ' || trade), lower(name || ' ' || trade), 'ZA',
      year || '/' || lpad(n::text, 6, '0') || '/07', '4' || lpad(n::text, 9, '0'), make_date(year, 1 + n % 12, 1 + n % 28),
      '+2783' || lpad(n::text, 7, '0'), 'accounts@' || label || '.example', label, address, address, true, required * 0.6, required, required * 4, n % 9 > 0, 250000,
      status, case when status = ${literal<ApplicationState>('approve')} then case when h % 31 = 0 then 'SUSPENDED' when h % 17 = 0 then 'DORMANT' else 'ACTIVE' end end,
      case when status = ${literal<ApplicationState>('approve')} then case when h % 31 = 0 then 'SUSPENDED' when h % 23 = 0 then 'WATCH' else 'GOOD' end end,
      case when status = ${literal<ApplicationState>('approve')} then round(required * 0.8, -3) else 0 end, case when status = ${literal<ApplicationState>('approve')} then 30 end,
      case when status = ${literal<ApplicationState>('RECOMMENDED')} then jsonb_build_object('limit', round(required * 0.8, -3), 'paymentTerm', 30, 'conditions', '', 'bankRatingCode', '', 'comments', '', 'by', ${author}::text, 'at', at) end, h % 3,
      'link', 'accounts@' || label || '.example', at, ${author}, at + interval '1 hour'
    from generate_series(${from}::int, ${to}::int) n,
      lateral (select (abs(hashint4(n)::bigint) / 2)::int as h) spread,
      lateral (select (${first}::text[])[1 + n % ${first.length}::int] || ' ' || (${second}::text[])[1 + (n / ${first.length}::int) % ${second.length}::int] || ' ' || (${third}::text[])[1 + (n / ${first.length * second.length}::int) % ${third.length}::int] as name,
        (${trades}::text[])[1 + (h / 7) % ${trades.length}::int] as trade, 1995 + h % 30 as year, 100000 + (h % 90) * 50000 as required,
        case when h % 40 = 0 then 'DECLINED' when h % 60 = 0 then 'INFO_REQUESTED' when h % 45 = 0 then 'RECOMMENDED' when h % 10 = 0 then 'pending' else 'approve' end as status,
        now() - make_interval(mins => n) as at) made,
      lateral (select replace(lower(name), ' ', '-') as label) mailed,
      lateral (select jsonb_build_object('addressLine1', n || ' Mill Street', 'addressLine2', '', 'suburb', '', 'city', place ->> 0, 'region', place ->> 1, 'province', place ->> 1, 'postalCode', place ->> 2, 'country', 'South Africa') as address
        from (select ${JSON.stringify(places)}::jsonb -> ((h / 13) % ${places.length}::int) as place) chosen) located`.execute(
    db,
  );
}
