import type pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { jobsOver } from '#platform/server/jobs.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** What came of the ladder of GIT reminders on days to come, with a kill in the middle of each. */
export interface LadderFigures {
  /** Days on which no reminder was written at all. */
  readonly silentDays: number;
  /** Reminders that were written once more when the work was asked for again. */
  readonly repeated: number;
  /** Reminders with a link, mails for those links, and different links: the same number. */
  readonly mailed: number;
  readonly mails: number;
  readonly links: number;
}

const minutesOfDay = 24 * 60;

/**
 * Two server processes on one database, on a clock that is moved to each of these days; one is killed while it sends, and
 * one that comes later finds nothing left to do. `environment` starts a server on a demonstration of today: its certificates come
 * to the steps of the ladder as the days go by.
 */
export async function climbLadder(
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  client: pg.Client,
  days: readonly number[],
): Promise<LadderFigures> {
  const servers = new Set<ServerProcess>();
  const end = (server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL') => {
    servers.delete(server);
    return server.kill(signal);
  };
  /** A process whose clock on the wall in Johannesburg says ten in the morning, so many days from today. */
  const start = async (daysAhead: number) => {
    const now = new Date();
    const minutesNow = ((now.getUTCHours() + 2) % 24) * 60 + now.getUTCMinutes();
    const ahead = daysAhead * minutesOfDay + 600 - minutesNow;
    const server = await startServerProcess({ ...environment, CLOCK_AHEAD_MINUTES: String(ahead) });
    servers.add(server);
    return server;
  };
  const count = async (query: string) => Number((await client.query<{ count: string }>(query)).rows[0]!.count);
  const reminders = () => count('select count(*) from git_reminder');

  let [silentDays, repeated] = [0, 0];
  try {
    for (const daysAhead of days) {
      const [first, second] = await Promise.all([start(daysAhead), start(daysAhead)]);
      const before = await reminders();
      await sweep(environment.DATABASE_URL);
      await until('the first reminder', async () => (await reminders()) > before);
      await end(first, 'SIGKILL');
      await sweep(environment.DATABASE_URL);
      await until('the end of the day', async () => {
        const day = `(now() at time zone 'Africa/Johannesburg')::date + ${daysAhead}`;
        return (await count(`select count(*) from daily_work where work = 'gitReminders' and done_on >= ${day}`)) > 0;
      });
      const settled = await reminders();
      if (settled <= before) silentDays++;

      const again = await start(daysAhead);
      await sweep(environment.DATABASE_URL);
      const waiting = "select count(*) from job.job where name = 'git-reminders' and state in ('created', 'retry')";
      await until('the work that was asked for', async () => (await count(waiting)) === 0);
      repeated += (await reminders()) - settled;
      await Promise.all([end(again, 'SIGTERM'), end(second, 'SIGTERM')]);
    }
  } finally {
    await Promise.all([...servers].map((server) => server.kill('SIGTERM')));
  }
  return {
    silentDays,
    repeated,
    mailed: await count('select count(*) from git_reminder where link_id is not null and sent_at > now()'),
    mails: await count(`
      select count(*) from outgoing_message m join git_reminder r on r.link_id = m.link_id
       where r.sent_at > now() and m.channel = 'email'`),
    links: await count(
      'select count(distinct link_id) from git_reminder where link_id is not null and sent_at > now()',
    ),
  };
}

/** Asks for the work as the schedule does, several times at once, so that both processes have some of it. */
async function sweep(databaseUrl: string): Promise<void> {
  const jobs = jobsOver({ url: databaseUrl, onError: () => {} });
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  await jobs.start([]);
  for (let job = 0; job < 30; job++) await jobs.send(database.writer(''), { name: 'git-reminders' }, {});
  await jobs.stop();
  await database.close();
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not happen`);
}
