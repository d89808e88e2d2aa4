import { sql } from 'kysely';
import { hourIn, todayIn, type CalendarDate } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import './tables.ts';

/** A client as daily work meets it: which day it is there, and which hour. */
export interface ClientDay {
  readonly partition: string;
  readonly companyId: string;
  readonly today: CalendarDate;
  readonly hour: number;
}

/** Every active client of every partition, on the wall calendar of its own zone. */
export async function clientDays({ database, clock }: Pick<App, 'database' | 'clock'>): Promise<ClientDay[]> {
  const { rows } = await database.lookups.query<{ partition: string; id: string; time_zone: string }>(
    'select * from client_companies()',
  );
  const now = clock.now();
  return rows.map(({ partition, id, time_zone }) => ({
    partition,
    companyId: id,
    today: todayIn(time_zone, now),
    hour: hourIn(time_zone, now),
  }));
}

/** The last day for which the work was done to its end; null before the first one. */
export async function lastDayOf(db: Db, work: string, day: ClientDay): Promise<CalendarDate | null> {
  const row = await db
    .selectFrom('daily_work')
    .select('done_on')
    .where('partition', '=', day.partition)
    .where('company_id', '=', day.companyId)
    .where('work', '=', work)
    .executeTakeFirst();
  return row?.done_on ?? null;
}

/**
 * Marks the day as done, in the transaction of the work where the two must not part. Of several processes one gets `true`;
 * the others wait here until it has committed, and learn that nothing is left to do.
 */
export async function closeDay(
  { db }: Pick<Context, 'db'>,
  work: string,
  { partition, companyId, today }: ClientDay,
): Promise<boolean> {
  const closed = await db
    .insertInto('daily_work')
    .values({ partition, company_id: companyId, work, done_on: today })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'company_id', 'work'])
        .doUpdateSet({ done_on: today })
        .where(sql<boolean>`daily_work.done_on < excluded.done_on`),
    )
    .returning('done_on')
    .executeTakeFirst();
  return closed !== undefined;
}

interface DailyWork extends Pick<JobKind<object>, 'name'> {
  /** As `closeDay` marks it. */
  readonly work: string;
  readonly schedule: string;
  /** One client's day in one transaction, with the mark of the day, so that nothing of it is done twice or never. */
  turn(context: Context, day: ClientDay): Promise<void>;
}

/** Work that is done once a day for each client, when its calendar has turned. */
export function dailyWork(app: App, { name, work, schedule, turn }: DailyWork): JobKind<object> {
  return {
    name,
    schedule,
    retries: 0,
    retryDelay: 60,
    lease: 300,
    async work() {
      const system = systemContext(app, { language: 'en', requestId: work, operation: work });
      for (const day of await clientDays(app)) {
        const last = await lastDayOf(app.database.single(day.partition), work, day);
        if (last === null || last < day.today)
          await inPartition(system, day.partition, (context) => turn(context, day));
      }
    },
  };
}
