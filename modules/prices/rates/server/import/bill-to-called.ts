import { sql } from 'kysely';
import { type Called, type FindCalled, surestOf } from '#platform/server/find-called.ts';

/** Bill-to parties by their account number, or by the name of the business unit. */
export const billToCalled: FindCalled = async ({ db, partition }, texts) => {
  const { rows } = await sql<Called>`
    with asked as materialized (select text from unnest(${[...new Set(texts)]}::text[]) as a(text))
    select a.text, b.id, case when b.account_number = btrim(a.text) then 1 else 2 end as rank from asked a
      join bill_to_party b on b.partition = ${partition}
       and (b.account_number = btrim(a.text) or search_key(b.business_unit_name) = search_key(btrim(a.text)))`.execute(
    db,
  );
  return surestOf(rows);
};
