import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { usualChart } from '../chart.ts';
import { journalAccounts } from '../contract.ts';

/** Gives a partition without accounts the usual chart. One that has accounts is left as it is. */
export async function openChart({ db, partition, actor, audit, publish }: Context): Promise<void> {
  const { rows: present } = await sql`select from journal_account where partition = ${partition} limit 1`.execute(db);
  if (present.length > 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chart ${partition}`}, 0))`.execute(db);
  const { rows } = await sql<{ id: string; code: string; name: string }>`
    insert into journal_account (partition, code, name, class, role, is_control, centre_required, vat_code, created_by, updated_by)
    select ${partition}, number, name, class, coalesce(role, ''), coalesce("isControl", false), coalesce("centreRequired", false),
           coalesce("vatCode", ''), ${actor.name}, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(usualChart)}::jsonb)
        as a(number text, name text, class text, role text, "isControl" boolean, "centreRequired" boolean, "vatCode" text)
     where not exists (select from journal_account p where p.partition = ${partition})
    returning id, code, name`.execute(db);
  await audit(
    rows.map(({ id, code, name }) => ({
      noun: journalAccounts.noun,
      recordId: id,
      event: 'created',
      after: { number: code, name },
    })),
  );
  if (rows[0]) await publish(journalAccounts.channel, 'created', rows[0].id);
}
