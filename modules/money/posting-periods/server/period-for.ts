import { sql } from 'kysely';
import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { PostingPeriodFailureCode } from '../messages/failures/index.ts';
import type { PostingArea, PostingState } from '../status.ts';

const fail = failures<PostingPeriodFailureCode>();

/** Where something is to be posted. */
export interface Place {
  readonly companyId: string;
  readonly area: PostingArea;
  readonly date: CalendarDate;
  /** Into the thirteenth period, which has the last day of the year alone. */
  readonly adjusting?: boolean;
}

/**
 * The period of a day, held until the transaction ends so that nobody closes it meanwhile. Refuses a month that is not open
 * with the first day that is (`periodClosed`), one on hold unless the caller may change periods (`periodHeld`), and a day of
 * no year (`periodsMissing`).
 */
export async function periodFor(context: Context, place: Place): Promise<string> {
  const { db, partition, language } = context;
  const { companyId, area, date, adjusting = false } = place;
  const { rows } = await sql<{ period_id: string; state: PostingState }>`
    select s.period_id, s.state from posting_period p
      join period_posting s on s.partition = p.partition and s.period_id = p.id and s.area = ${area}
     where p.partition = ${partition} and p.company_id = ${companyId}
       and ${date}::date between p.first_day and p.last_day and (p.no = 13) = ${adjusting}
       for share of s`.execute(db);
  const [found] = rows;
  if (!found) throw fail('periodsMissing', 'rule');
  if (found.state === 'OPEN') return found.period_id;
  if (found.state === 'HOLD') {
    if (mayPostIntoHeld(context)) return found.period_id;
    throw fail('periodHeld', 'rule', { date: formatDate(date, language) });
  }
  const open = await firstOpenDay(context, place);
  const details = { date: formatDate(date, language) };
  if (open === undefined) throw fail('periodNoneOpen', 'rule', details);
  throw fail('periodClosed', 'rule', { ...details, open: formatDate(open, language) });
}

function mayPostIntoHeld({ actor }: Context): boolean {
  return actor.kind === 'user' && actor.authorisations.has(authorisation('tripDirector', 'updateFiscalMonthPosting'));
}

/**
 * The first open day on or after a day, of a month of the area; undefined where no such month is open. A day of an open month
 * is itself the answer.
 */
export async function firstOpenDay(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { companyId, area, date }: Place,
): Promise<CalendarDate | undefined> {
  const { rows } = await sql<{ day: CalendarDate }>`
    select greatest(p.first_day, ${date}::date)::text as day from posting_period p
      join period_posting s on s.partition = p.partition and s.period_id = p.id and s.area = ${area}
     where p.partition = ${partition} and p.company_id = ${companyId} and p.no < 13 and p.last_day >= ${date}::date and s.state = ${literal<PostingState>('OPEN')}
     order by p.first_day limit 1`.execute(db);
  return rows[0]?.day;
}

/**
 * The day on which a document is posted that would be posted on `date`: that day while its month is open, else the first open
 * day after it, else today, for a day to come. Whether that month is open, `periodFor` says.
 */
export async function postingDay(
  context: Pick<Context, 'db' | 'partition'>,
  place: Place,
  today: CalendarDate,
): Promise<CalendarDate> {
  return (await firstOpenDay(context, place)) ?? (place.date > today ? today : place.date);
}
