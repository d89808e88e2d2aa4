import { type RawBuilder, sql } from 'kysely';

/**
 * What came in from a customer since a promise was made, up to its day or the day that is looked at: receipts less what came
 * back. `promise` is the table of promises.
 */
export function paidOf(promise: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select -sum(i.base_amount) from open_item i
    where i.partition = ${promise}.partition and i.company_id = ${promise}.company_id and i.party_kind = 'customer' and i.party_id = ${promise}.customer_id
      and i.kind in ('receipt', 'reversal') and i.posting_date between ${promise}.made_on and least(${promise}.due_day, ${day})), 0)::bigint`;
}
