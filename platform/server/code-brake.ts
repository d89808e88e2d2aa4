import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { App } from './app.ts';

const fail = failures<FailureCode>();

/** Wrong codes in one hour, over all links and partitions, that no honest use explains. */
const wrongCodesAnHour = 200;
const secondsBetweenTries = 10;

/** One counter an hour, among those of failed sign-ins. */
const key = `'codes/' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24')`;

/**
 * Each link allows only a few guesses, but somebody with many links has many. From two hundred wrong codes an hour on, the
 * whole system looks at one code in ten seconds; the others are told to wait, and cost no try.
 */
export async function brakeCodes({ database }: Pick<App, 'database'>): Promise<void> {
  const { rows } = await database.lookups.query<{ seconds: number }>(
    `update attempt_counter as c
        set blocked_until = case when c.blocked_until > now() then c.blocked_until else now() + make_interval(secs => $2) end
      where key = ${key} and failures >= $1
      returning extract(epoch from old.blocked_until - now())::float8 as seconds`,
    [wrongCodesAnHour, secondsBetweenTries],
  );
  const wait = rows[0]?.seconds ?? 0;
  if (wait > 0) throw fail('throttled', 'throttled', { retryAfterSeconds: Math.ceil(wait) });
}

export async function countWrongCode({ database, log }: Pick<App, 'database' | 'log'>): Promise<void> {
  if ((await count(database, key)) === wrongCodesAnHour)
    log.error('one-time codes: unusually many are wrong, the brake is on');
}

/**
 * A code that could not be right, because nobody waits for one: it takes as long as a wrong one, and does not count, or
 * anybody could put the brake on for all.
 */
export async function countOtherCode({ database }: Pick<App, 'database'>): Promise<void> {
  await count(database, `'other-' || ${key}`);
}

async function count({ lookups }: App['database'], counter: string): Promise<number | undefined> {
  const { rows } = await lookups.query<{ failures: number }>(
    `insert into attempt_counter as c (key, failures, last_failure_at, blocked_until) values (${counter}, 1, now(), now())
     on conflict (key) do update set failures = c.failures + 1, last_failure_at = now() returning failures`,
  );
  return rows[0]?.failures;
}
