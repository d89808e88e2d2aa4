import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';

/**
 * What stands on the account of debtors on a day: whole months from the balances that the database keeps, and the days of the
 * month that has begun from its lines.
 */
export async function debtorsAccount(
  { db, partition }: Context,
  companyId: string,
  day: CalendarDate,
): Promise<{ readonly number: string; readonly amount: number }> {
  const { rows } = await sql<{ number: string; amount: number }>`
    with account as materialized (select id, code from journal_account where partition = ${partition} and role = 'debtors'),
    cut as materialized (
      select coalesce(max(p.last_day), '-infinity') as day from posting_period p
       where p.partition = ${partition} and p.company_id = ${companyId} and p.last_day <= ${day}::date)
    select account.code as number,
           (coalesce((select sum(b.debit - b.credit) from ledger_balance b join posting_period p on p.partition = b.partition and p.id = b.period_id
               where b.partition = ${partition} and b.company_id = ${companyId} and b.account_id = account.id and p.last_day <= cut.day), 0)
             + coalesce((select sum(l.amount) from journal_line l
               where l.partition = ${partition} and l.company_id = ${companyId} and l.account_id = account.id
                 and l.posting_date > cut.day and l.posting_date <= ${day}::date), 0))::bigint as amount
      from account, cut`.execute(db);
  return rows[0] ?? { number: '', amount: 0 };
}
