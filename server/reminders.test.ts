import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { jobsOver } from '#platform/server/jobs.ts';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** The ladder of GIT reminders with two server processes on one database, on a clock that is moved, and a kill in between. */
let databaseUrl: string;
let client: pg.Client;
const servers = new Set<ServerProcess>();
const minutesOfDay = 24 * 60;

beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  client = new pg.Client(databaseUrl);
  await client.connect();
}, 90_000);
afterAll(async () => {
  await Promise.all([...servers].map((server) => server.kill('SIGTERM')));
  await client.end();
  await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
});

/** A process whose clock on the wall in Johannesburg says ten in the morning, so many days from today; without them, now. */
async function start(daysAhead?: number): Promise<ServerProcess> {
  const now = new Date();
  const minutesNow = ((now.getUTCHours() + 2) % 24) * 60 + now.getUTCMinutes();
  const ahead = daysAhead === undefined ? 0 : daysAhead * minutesOfDay + 600 - minutesNow;
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DEMO: 'true',
    DATA_DIR: '.cache/reminders-test',
    MASTER_KEY: Buffer.alloc(32, 'haulway-reminders-test').toString('base64'),
    CLOCK_AHEAD_MINUTES: String(ahead),
  });
  servers.add(server);
  return server;
}

async function end(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  servers.delete(server);
  await server.kill(signal);
}

const count = async (query: string) => Number((await client.query<{ count: string }>(query)).rows[0]!.count);
const reminders = () => count('select count(*) from git_reminder');

/** Asks for the work as the schedule does, several times at once, so that both processes have some of it. */
async function sweep(): Promise<void> {
  const jobs = jobsOver({ url: databaseUrl, onError: () => {} });
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  await jobs.start([]);
  for (let job = 0; job < 30; job++) await jobs.send(database.writer(''), { name: 'git-reminders' }, {});
  await jobs.stop();
  await database.close();
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not happen`);
}

test('each step of the ladder is taken once, whoever is killed in the middle of it', { timeout: 240_000 }, async () => {
  // The demonstration is of today; its certificates come to the steps of the ladder as the days go by.
  await end(await start(), 'SIGTERM');
  for (const daysAhead of [12, 45]) {
    const [first, second] = [await start(daysAhead), await start(daysAhead)];
    const before = await reminders();
    await sweep();
    await until('the first reminder', async () => (await reminders()) > before);
    await end(first, 'SIGKILL');
    await sweep();
    await until('the end of the day', async () => {
      const day = `(now() at time zone 'Africa/Johannesburg')::date + ${daysAhead}`;
      return (await count(`select count(*) from daily_work where work = 'gitReminders' and done_on >= ${day}`)) > 0;
    });
    const settled = await reminders();
    expect(settled).toBeGreaterThan(before);

    // Whoever comes back finds nothing left to do.
    const again = await start(daysAhead);
    await sweep();
    await until('the work that was asked for', async () => {
      return (
        (await count("select count(*) from job.job where name = 'git-reminders' and state in ('created', 'retry')")) ===
        0
      );
    });
    expect(await reminders()).toBe(settled);
    await end(again, 'SIGTERM');
    await end(second, 'SIGTERM');
  }
  // One mail for each step, with a link of its own.
  const mailed = await count('select count(*) from git_reminder where link_id is not null and sent_at > now()');
  const mails = await count(`
    select count(*) from outgoing_message m join git_reminder r on r.link_id = m.link_id
     where r.sent_at > now() and m.channel = 'email'`);
  const links = await count(
    'select count(distinct link_id) from git_reminder where link_id is not null and sent_at > now()',
  );
  expect(mailed).toBeGreaterThan(3);
  expect([mails, links]).toEqual([mailed, mailed]);
});
