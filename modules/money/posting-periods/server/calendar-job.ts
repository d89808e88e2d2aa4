import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { dailyWork, type ClientDay } from '#modules/base/companies/server/index.ts';
import { openBooks } from './open-books.ts';
import type { PostingState } from '../status.ts';
import { postingLives, postings } from './lives.ts';

/** Each day of a company: it has the year of today, and the months that have begun are open. */
export function openMonthsByCalendar(app: App): JobKind<object> {
  return dailyWork(app, {
    name: 'posting-calendar',
    work: 'postingCalendar',
    schedule: '*/10 * * * *',
    turn: openBegun,
  });
}

/**
 * Gives a company that has no books its chart and its year, and opens every month that has begun by the company's own
 * calendar. Balances of months before this one are folded.
 */
export async function openBegun(
  context: Context,
  { companyId, today }: Pick<ClientDay, 'companyId' | 'today'>,
): Promise<void> {
  const { db, partition } = context;
  await openBooks(context, companyId);
  const { rows } = await sql<{ id: string }>`
    select s.id from period_posting s join posting_period p on p.partition = s.partition and p.id = s.period_id
     where s.partition = ${partition} and p.company_id = ${companyId} and s.state = ${literal<PostingState>('FUTURE')} and p.first_day <= ${today}::date
     order by p.first_day, p.no, s.area`.execute(db);
  for (const { id } of rows) await postingLives.move(context, await postings.lock(context, id), 'open');
  // Of months that have passed few post at once: their balances become one row each.
  await sql`select fold_balances(${companyId}::uuid, date_trunc('month', ${today}::date)::date)`.execute(db);
}
