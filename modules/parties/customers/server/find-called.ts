import { type RawBuilder, sql } from 'kysely';
import { sameNameKey } from '#platform/names.ts';
import { type Called, type FindCalled, surestOf } from '#platform/server/find-called.ts';

/** Customers by their account number, their registered name or their trade name, the surest first. */
export const findCustomersCalled: FindCalled = async ({ db, partition }, texts) => {
  const asked = [...new Set(texts)].map((text) => ({ text, number: text.trim(), key: sameNameKey(text) }));
  const by = (rank: number, fits: RawBuilder<unknown>) => sql`
    select a.text, c.id, ${sql.lit(rank)} as rank from asked a
      join customer c on c.partition = ${partition} and c.is_live and ${fits}`;
  const { rows } = await sql<Called>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(text text, number text, key text)
    )
    ${by(1, sql`c.account_number = a.number`)} union all
    ${by(2, sql`c.registered_key = a.key`)} union all
    ${by(3, sql`lower(c.trade_name) = lower(a.number)`)}`.execute(db);
  return surestOf(rows);
};
