import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { StoredLine } from '#modules/money/bank-statements/server/index.ts';
import { payerKeysOf } from './known.ts';

/** Who paid for whom. */
export interface Lesson {
  readonly line: StoredLine;
  readonly customerId: string;
}

/** Remembers for whom payers have paid, so that they are known next time. */
export async function learnPayers(
  { db, partition }: Context,
  companyId: string,
  lessons: readonly Lesson[],
): Promise<void> {
  const rows = new Map(
    lessons.flatMap(({ line, customerId }) =>
      payerKeysOf(line).map((key) => [`${key} ${customerId}`, { key, customer: customerId, day: line.day }] as const),
    ),
  );
  if (rows.size === 0) return;
  await sql`
    insert into receipt_payer as p (partition, company_id, payer_key, customer_id, last_on)
    select ${partition}, ${companyId}::uuid, key, customer, day
      from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as l(key text, customer uuid, day date) order by key, customer
    on conflict (partition, company_id, payer_key, customer_id)
    do update set times = p.times + 1, last_on = greatest(p.last_on, excluded.last_on)`.execute(db);
}

/** Forgets it again where it was a mistake. */
export async function forgetPayers(
  { db, partition }: Context,
  companyId: string,
  { line, customerId }: Lesson,
): Promise<void> {
  await sql`
    update receipt_payer set times = greatest(times - 1, 0)
     where partition = ${partition} and company_id = ${companyId} and customer_id = ${customerId} and payer_key = any (${payerKeysOf(line)}::text[])`.execute(
    db,
  );
}
