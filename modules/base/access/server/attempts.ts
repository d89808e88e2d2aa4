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
 * Counts an attempt before anything is compared, and throws `throttled` while the account or the address has to wait. By one
 * statement, so that a thousand attempts at once are counted one by one, and are on the disk after one wait for it; a wait
 * does not grow by trying during it. Returns how many there were for this account without a success, this one included.
 */
export async function countAttempt(app: App, counted: Counted): Promise<number> {
  const keys = keysOf(app, counted);
  const account = raise(
    // Where somebody has signed in before, their attempts are counted apart from those of the rest of the world: a stranger
    // who types wrong passwords day and night makes other strangers wait, and not the person at their own desk.
    sql`select coalesce((select key from attempt_counter where key = ${keys.known}
                            and last_failure_at > now() - make_interval(days => ${rememberedDays})), ${keys.account})`,
    freeFailures,
    sql`make_interval(secs => least(${longestDelaySeconds}, power(2, least(20, c.failures + 1 - ${freeFailures}))))`,
    sql`interval '1 day'`,
  );
  const address = raise(
    // After the account, always: two attempts that waited for each other's row would wait for ever.
    sql`select ${keys.ip} from account`,
    perAddress.failures,
    sql`interval '60 seconds'`,
    sql`make_interval(secs => ${perAddress.seconds})`,
  );
  const { rows } = await sql<Raised>`
    with account as (${account}), address as (${address})
    select account.key = ${keys.known} as "isAtOwnDesk", account.failures, account.seconds, address.seconds as "addressSeconds"
      from account, address`.execute(app.database.single(''));
  const { isAtOwnDesk, failures, ...wait } = rows[0]!;
  // Who types wrong passwords in the same office makes nobody wait at their own desk; that person's tries are counted anyway.
  const seconds = Math.max(wait.seconds ?? 0, isAtOwnDesk ? 0 : (wait.addressSeconds ?? 0));
  if (seconds > 0) throw fail('throttled', 'throttled', { retryAfterSeconds: Math.ceil(seconds) });
  return failures;
}

interface Raised {
  readonly isAtOwnDesk: boolean;
  readonly failures: number;
  /** That were still to wait when the attempt came. */
  readonly seconds: number | null;
  readonly addressSeconds: number | null;
}

/**
 * After `forgottenAfter` of quiet the count starts again. Who need not wait has waited since forever: a moment of now would
 * still be to come for an attempt that began just before and had to wait for the row.
 */
function raise(
  key: RawBuilder<unknown>,
  free: number,
  delay: RawBuilder<unknown>,
  forgottenAfter: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into attempt_counter as c (key, failures, last_failure_at, blocked_until) select k.key, 1, now(), '-infinity'::timestamptz from (${key}) as k(key)
    on conflict (key) do update set
      failures = case when c.blocked_until > now() then c.failures when c.last_failure_at < now() - ${forgottenAfter} then 1 else c.failures + 1 end,
      last_failure_at = now(),
      blocked_until = case when c.blocked_until > now() then c.blocked_until
        when c.last_failure_at < now() - ${forgottenAfter} or c.failures + 1 < ${free} then '-infinity' else now() + ${delay} end
    returning c.key, c.failures, extract(epoch from old.blocked_until - now())::float8 as seconds`;
}

/** A person who set a new password, or proved themselves another way, starts afresh; their address gets its one attempt back. */
export async function forgetAttempts(app: App, counted: Counted): Promise<void> {
  const { known } = keysOf(app, counted);
  await startAfresh(
    app,
    counted,
    sql`update attempt_counter set failures = 0, blocked_until = '-infinity'
         where key = ${known} and (select count(*) from account) >= 0 returning key`,
  );
}

/** The same, of a person who is who they say, here and now: this address is known as theirs from now on. */
export async function forgetAttemptsAtDesk(app: App, counted: Counted): Promise<void> {
  const { known } = keysOf(app, counted);
  await startAfresh(
    app,
    counted,
    sql`insert into attempt_counter (key, failures, last_failure_at, blocked_until)
        select ${known}, 0, now(), '-infinity'::timestamptz from (select count(*) from account) once
        on conflict (key) do update set failures = 0, last_failure_at = now(), blocked_until = '-infinity' returning key`,
  );
}

/** Account, own desk, address: each part asks for the one before it, so that rows are taken in the order of `countAttempt`. */
async function startAfresh(app: App, counted: Counted, desk: RawBuilder<unknown>): Promise<void> {
  const { account, ip } = keysOf(app, counted);
  await sql`
    with account as (delete from attempt_counter where key = ${account} returning key), desk as (${desk})
    update attempt_counter set failures = greatest(0, failures - 1)
     where key = ${ip} and (select count(*) from desk) >= 0`.execute(app.database.single(''));
}
