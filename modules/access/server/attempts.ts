import { sql, type RawBuilder } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import { networkOf } from '#platform/server/networks.ts';
import './tables.ts';

const fail = failures<FailureCode>();

/** A delay that grows with each failure after the fifth, and never locks anybody out for good. */
const freeFailures = 5;
const longestDelaySeconds = 300;
const perAddress = { failures: 20, seconds: 15 * 60 };
/** So long an address from which somebody signed in is counted apart. */
const rememberedDays = 60;

/** What is counted: an account (existing or not) and an address, each under a keyed hash. */
export interface Counted {
  readonly account: string;
  readonly ip: string;
}

function keysOf({ sealer }: App, { account, ip }: Counted): Readonly<Record<'account' | 'ip' | 'known', string>> {
  const network = networkOf(ip);
  return {
    account: sealer.blindIndex(account, 'attempt_counter.account'),
    ip: sealer.blindIndex(network, 'attempt_counter.ip'),
    known: `known/${sealer.blindIndex(`${account} ${network}`, 'attempt_counter.known')}`,
  };
}

/**
 * Counts an attempt before anything is compared, and throws `throttled` while the account or the address has to wait. One
 * statement each, so that a thousand attempts at once are counted one by one; a wait does not grow by trying during it.
 * Returns how many there were for this account without a success, this one included.
 */
export async function countAttempt(app: App, counted: Counted): Promise<number> {
  const keys = keysOf(app, counted);
  const isAtOwnDesk = await isKnown(app, keys.known);
  const account = await raise(
    app,
    isAtOwnDesk ? keys.known : keys.account,
    freeFailures,
    sql`make_interval(secs => least(${longestDelaySeconds}, power(2, least(20, c.failures + 1 - ${freeFailures}))))`,
    sql`interval '1 day'`,
  );
  const address = await raise(
    app,
    keys.ip,
    perAddress.failures,
    sql`interval '60 seconds'`,
    sql`make_interval(secs => ${perAddress.seconds})`,
  );
  // Who types wrong passwords in the same office makes nobody wait at their own desk; that person's tries are counted anyway.
  const seconds = Math.max(account.seconds ?? 0, isAtOwnDesk ? 0 : (address.seconds ?? 0));
  if (seconds > 0) throw fail('throttled', 'throttled', { retryAfterSeconds: Math.ceil(seconds) });
  return account.failures;
}

/**
 * Where somebody has signed in before, their attempts are counted apart from those of the rest of the world: a stranger who
 * types wrong passwords day and night makes other strangers wait, and not the person at their own desk.
 */
async function isKnown(app: App, key: string): Promise<boolean> {
  const row = await app.database
    .single('')
    .selectFrom('attempt_counter')
    .select('key')
    .where('key', '=', key)
    .where(sql<boolean>`last_failure_at > now() - make_interval(days => ${rememberedDays})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person is who they say, here and now. */
export async function rememberAddress(app: App, counted: Counted): Promise<void> {
  await sql`insert into attempt_counter (key, failures, last_failure_at, blocked_until)
    values (${keysOf(app, counted).known}, 0, now(), '-infinity')
    on conflict (key) do update set failures = 0, last_failure_at = now(), blocked_until = '-infinity'`.execute(
    app.database.single(''),
  );
}

interface Raised {
  readonly failures: number;
  /** That were still to wait when the attempt came. */
  readonly seconds: number | null;
}

/**
 * After `forgottenAfter` of quiet the count starts again. Who need not wait has waited since forever: a moment of now would
 * still be to come for an attempt that began just before and had to wait for the row.
 */
async function raise(
  app: App,
  key: string,
  free: number,
  delay: RawBuilder<unknown>,
  forgottenAfter: RawBuilder<unknown>,
): Promise<Raised> {
  const { rows } = await sql<Raised>`
    insert into attempt_counter as c (key, failures, last_failure_at, blocked_until) values (${key}, 1, now(), '-infinity')
    on conflict (key) do update set
      failures = case when c.blocked_until > now() then c.failures when c.last_failure_at < now() - ${forgottenAfter} then 1 else c.failures + 1 end,
      last_failure_at = now(),
      blocked_until = case when c.blocked_until > now() then c.blocked_until
        when c.last_failure_at < now() - ${forgottenAfter} or c.failures + 1 < ${free} then '-infinity' else now() + ${delay} end
    returning c.failures, extract(epoch from old.blocked_until - now())::float8 as seconds`.execute(
    app.database.single(''),
  );
  return rows[0]!;
}

/** A person who got in, or who set a new password, starts afresh; their address gets its one attempt back. */
export async function forgetAttempts(app: App, counted: Counted): Promise<void> {
  const { account, ip, known } = keysOf(app, counted);
  const db = app.database.single('');
  await db.deleteFrom('attempt_counter').where('key', '=', account).execute();
  await db
    .updateTable('attempt_counter')
    .set({ failures: 0, blocked_until: sql<Date>`'-infinity'` })
    .where('key', '=', known)
    .execute();
  await db
    .updateTable('attempt_counter')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('key', '=', ip)
    .execute();
}
