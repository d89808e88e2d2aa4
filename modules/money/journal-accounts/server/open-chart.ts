import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { usualChart } from '../chart.ts';
import { journalAccounts } from '../contract.ts';

/**
 * Gives a partition without accounts the usual chart, and the accounts that its items and profit centres name already. One
 * that has accounts is left as it is.
 */
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
  if (rows.length > 0) rows.push(...(await addNamed({ db, partition, actor })));
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

/** Accounts that items and centres name and the chart does not have: of income where something is sold by them, else of cost. */
async function addNamed({ db, partition, actor }: Pick<Context, 'db' | 'partition' | 'actor'>) {
  const { rows } = await sql<{ id: string; code: string; name: string }>`
    insert into journal_account (partition, code, name, class, centre_required, created_by, updated_by)
    select ${partition}, upper(btrim(number)), left(min(name), 80), case when bool_or(sold) then 'income' else 'cost' end, true, ${actor.name}, ${actor.name}
      from (select journal_account_sell as number, name, true as sold from item_master where partition = ${partition}
            union all select journal_account_buy, name, false from item_master where partition = ${partition}
            union all select journal_account_sell, name, true from profit_centre where partition = ${partition}
            union all select journal_account_buy, name, false from profit_centre where partition = ${partition}) named
     where btrim(number) <> '' and not exists (select from journal_account p where p.partition = ${partition} and p.code = upper(btrim(number)))
     group by upper(btrim(number)) returning id, code, name`.execute(db);
  return rows;
}
