import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { first, places, second, third } from './invented-names.ts';

const trades = ['Transport', 'Logistics', 'Haulage', 'Freight', 'Carriers', 'Linehaul'];
const batch = 20_000;
/** Who wrote them, so that suppliers that were there before are left as they are. */
const author = 'Benchmark';

/**
 * Suppliers for benchmarks, written by the database itself: 200,000 in under a minute. They have no account and identity
 * numbers, because only the server can seal them.
 */
export async function seedSuppliersLarge(
  db: Db,
  { partition, companyId, count }: { partition: string; companyId: string; count: number },
): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '2min'`.execute(transaction);
      // Trigram indexes are merged in larger steps, which costs less than many small ones.
      await sql`set local work_mem = '64MB'`.execute(transaction);
      await sql`set local gin_pending_list_limit = '32MB'`.execute(transaction);
      await insertSuppliers(transaction, { partition, companyId, from, to: Math.min(count, from + batch - 1) });
    });
  }
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '2min'`.execute(transaction);
    await sql`
      insert into git_certificate (partition, supplier_id, status, cover, policy_number, insurer, cover_from, cover_to, uploaded_by, decided_by, decided_at)
      select partition, id, 'approved', git_cover, git_policy_number, git_insurer, git_from, git_to, email, ${author}, now()
        from supplier where partition = ${partition} and updated_by = ${author} and is_transporter and not isempty(cover)`.execute(
      transaction,
    );
    await sql`
      insert into supplier_director (id, partition, supplier_id, position, name, cellphone_number)
      select uuidv7(), partition, id, 0, 'Nomsa Radebe', cell_no from supplier where partition = ${partition} and updated_by = ${author}`.execute(
      transaction,
    );
    await sql`
      insert into bank_version (id, partition, owner_kind, owner_id, status, bank, branch_code, recorded_by)
      select uuidv7(), partition, 'supplier', id, 'current', 'CAPITEC', '470010', ${author} from supplier where partition = ${partition} and updated_by = ${author}`.execute(
      transaction,
    );
  });
}

async function insertSuppliers(
  db: Db,
  { partition, companyId, from, to }: { partition: string; companyId: string; from: number; to: number },
): Promise<void> {
  await sql`
    insert into supplier (partition, company_id, vendor_number, registered_name, trade_name, registered_key, name_key, country_code, reg_no, vat_no, date_of_inc,
      cell_no, email, mail_label, physical_address, postal_address, same_as_physical, is_transporter, git_cover, git_policy_number, git_insurer, git_from, git_to, cover,
      payable_rate, tender_email, status, source, submitted_by, submitted_at, updated_by, updated_at)
    select ${partition}, ${companyId}, 'V' || lpad(n::text, 6, '0'), name || ' ' || trade || ' (Pty) Ltd', name, lower(name || ' ' || trade), lower(name), 'ZA',
      year || '/' || lpad(n::text, 6, '0') || '/08', '4' || lpad(n::text, 9, '0'), make_date(year, 1 + n % 12, 1 + n % 28),
      '+2782' || lpad(n::text, 7, '0'), 'office@' || replace(lower(name), ' ', '-') || '.example', replace(lower(name), ' ', '-'), address, address, true, is_transporter,
      case when is_transporter then 500000 + (h % 40) * 100000 else 0 end, case when is_transporter then 'GIT' || n else '' end, case when is_transporter then 'Thornveld Mutual' else '' end,
      case when is_transporter then ends - 364 end, case when is_transporter then ends end,
      case when is_transporter and h % 12 <> 0 then datemultirange(daterange(ends - 364, ends, '[]')) else '{}' end,
      80 + n % 20, 'loads@' || replace(lower(name), ' ', '-') || '.example',
      case when h % 40 = 0 then 'rejected' when h % 25 = 0 then 'infoRequested' when h % 10 = 0 then 'pending' else 'approved' end,
      'link', 'office@' || replace(lower(name), ' ', '-') || '.example', at, ${author}, at + interval '1 hour'
    from generate_series(${from}::int, ${to}::int) n,
      lateral (select (abs(hashint4(n)::bigint) / 2)::int as h) spread,
      lateral (select (${first}::text[])[1 + n % ${first.length}::int] || ' ' || (${second}::text[])[1 + (n / ${first.length}::int) % ${second.length}::int] || ' ' || (${third}::text[])[1 + (n / ${first.length * second.length}::int) % ${third.length}::int] as name,
        (${trades}::text[])[1 + (h / 7) % ${trades.length}::int] as trade, 1995 + h % 30 as year, h % 3 > 0 as is_transporter,
        current_date - 60 + (h / 11) % 420 as ends, now() - make_interval(mins => n) as at) made,
      lateral (select jsonb_build_object('addressLine1', n || ' Vulcan Road', 'addressLine2', '', 'suburb', '', 'city', place ->> 0, 'region', place ->> 1, 'province', place ->> 1, 'postalCode', place ->> 2, 'country', 'South Africa') as address
        from (select ${JSON.stringify(places)}::jsonb -> ((h / 13) % ${places.length}::int) as place) chosen) located`.execute(
    db,
  );
}
