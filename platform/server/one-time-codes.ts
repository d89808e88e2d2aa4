import crypto from 'node:crypto';
import { sql } from 'kysely';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Db } from './database.ts';
import type { Context } from './implement.ts';
import { brakeCodes, countWrongCode } from './code-brake.ts';
import type { Sealer } from './sealed.ts';
import type { Narrowed } from './tables.ts';
import type { Rows } from './table-rows.ts';

type CodePurpose = 'link' | 'reset' | 'driverMobile';

type OneTimeCodeTable = Narrowed<
  Rows['one_time_code'],
  {
    purpose: CodePurpose;
  }
>;
declare module './tables.ts' {
  interface Tables {
    one_time_code: OneTimeCodeTable;
  }
}

const fail = failures<FailureCode>();

/** The limits of wire.md §4: a resend after a minute, five an hour, ten a day, for a link and for a number alike. */
export const codeLimits = {
  resendAfterSeconds: 60,
  perHour: 5,
  perDay: 10,
  perPartitionPerHour: 2000,
  tries: 5,
} as const;

export interface CodeSubject {
  readonly purpose: CodePurpose;
  readonly partition: string;
  readonly id: string;
  /** The number or address that receives the code, normalised, so that two spellings share one limit. */
  readonly recipient: string;
}

/** Six digits, each code as likely as any other. */
export function randomCode(): string {
  return String(crypto.randomInt(0, 1_000_000)).padStart(6, '0');
}

/**
 * Makes a new code and kills the older ones of the subject. The caller sends it, in the same transaction, and to the
 * subject's own number only. Throws `throttled` with the seconds to wait.
 */
export async function newCode(
  { db, app }: Pick<Context, 'db' | 'app'>,
  subject: CodeSubject,
): Promise<{ id: string; code: string }> {
  const { partition, purpose, id: subjectId } = subject;
  const numberIndex = numberIndexOf({ app }, subject.recipient);
  // One at a time for a subject: two requests at once must not both find the limit unreached.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${partition}/${subjectId}`}, 1))`.execute(db);
  const wait = await secondsToWait(db, partition, subjectId, numberIndex);
  if (wait > 0) throw fail('throttled', 'throttled', { retryAfterSeconds: Math.ceil(wait) });

  await db
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` } as never)
    .where('partition', '=', partition)
    .where('subject_id', '=', subjectId)
    .where('replaced_at', 'is', null)
    .execute();
  const code = randomCode();
  const salt = crypto.randomBytes(16);
  const { id } = await db
    .insertInto('one_time_code')
    .values({
      partition,
      purpose,
      subject_id: subjectId,
      number_index: numberIndex,
      salt,
      code_hash: hashOfCode(app.sealer, salt, code),
      used_at: null,
      replaced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}

/** The code that a subject could still type, if one is under way. */
export async function codeUnderWay(
  { db }: Pick<Context, 'db'>,
  { partition, purpose, id }: Pick<CodeSubject, 'partition' | 'purpose' | 'id'>,
): Promise<{ readonly sentAt: Date } | undefined> {
  const row = await db
    .selectFrom('one_time_code')
    .select('created_at')
    .where('partition', '=', partition)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', id)
    .where('replaced_at', 'is', null)
    .where('used_at', 'is', null)
    .where('attempts', '<', codeLimits.tries)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  return row && { sentAt: row.created_at };
}

/** Whole seconds until the subject may be sent another code. */
export async function secondsToNextCode(
  { db, app }: Pick<Context, 'db' | 'app'>,
  subject: CodeSubject,
): Promise<number> {
  const { partition, id, recipient } = subject;
  return Math.ceil(await secondsToWait(db, partition, id, numberIndexOf({ app }, recipient)));
}

/** Seconds until the next code may be sent, by the strictest of the limits; zero when it may be sent now. */
async function secondsToWait(db: Db, partition: string, subjectId: string, numberIndex: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    with recent as (
      select created_at, subject_id = ${subjectId} as same_subject, number_index = ${numberIndex} as same_number
        from one_time_code where partition = ${partition} and created_at > now() - interval '1 day'
         and (subject_id = ${subjectId} or number_index = ${numberIndex})
    ), waits as (
      select max(created_at) + make_interval(secs => ${codeLimits.resendAfterSeconds}) as until from recent where same_subject
      union all
      select min(created_at) + interval '1 hour' from (select created_at, row_number() over (partition by kind order by created_at desc) as n, kind
        from recent, lateral (select 'subject' as kind where same_subject union all select 'number' where same_number) k) r where n = ${codeLimits.perHour} group by kind
      union all
      select min(created_at) + interval '1 day' from (select created_at, row_number() over (partition by kind order by created_at desc) as n, kind
        from recent, lateral (select 'subject' as kind where same_subject union all select 'number' where same_number) k) r where n = ${codeLimits.perDay} group by kind
      union all
      select now() + interval '5 minutes' from one_time_code where partition = ${partition} and created_at > now() - interval '1 hour' having count(*) >= ${codeLimits.perPartitionPerHour}
    )
    select greatest(0, coalesce(extract(epoch from max(until) - now()), 0))::float8 as wait from waits`.execute(db);
  return rows[0]!.wait;
}

/**
 * Checks a code. The attempt is counted, and committed, before anything is compared; so a thousand parallel guesses are
 * five. With a recipient only a code that was sent there counts. Throws `otpInvalid`, or `otpExpired` when no code is left that could be right.
 */
export async function acceptCode(
  context: Pick<Context, 'db' | 'app'>,
  subject: Pick<CodeSubject, 'purpose' | 'partition' | 'id'> & Partial<CodeSubject>,
  code: string,
  onWrong?: (db: Db) => Promise<void>,
): Promise<void> {
  const { partition, purpose, id: subjectId, recipient } = subject;
  await brakeCodes(context.app);
  // Outside the caller's transaction: a refusal rolls that one back, and the attempt must stay counted.
  const committed = context.app.database.single(partition);
  const candidate = await committed
    .updateTable('one_time_code')
    .set({ attempts: sql`attempts + 1` } as never)
    .where('partition', '=', partition)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .$if(recipient !== undefined, (all) => all.where('number_index', '=', numberIndexOf(context, recipient!)))
    .where('replaced_at', 'is', null)
    .where('used_at', 'is', null)
    .where('attempts', '<', codeLimits.tries)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['id', 'salt', 'code_hash'])
    .executeTakeFirst();
  if (!candidate) throw fail('otpExpired', 'rule');
  if (!crypto.timingSafeEqual(hashOfCode(context.app.sealer, candidate.salt, code), candidate.code_hash)) {
    await onWrong?.(committed);
    await countWrongCode(context.app);
    throw fail('otpInvalid', 'rule');
  }
  const used = await context.db
    .updateTable('one_time_code')
    .set({ used_at: sql`now()` } as never)
    .where('partition', '=', partition)
    .where('id', '=', candidate.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw fail('otpExpired', 'rule');
}

function numberIndexOf({ app }: Pick<Context, 'app'>, recipient: string): string {
  return app.sealer.blindIndex(recipient, 'one_time_code.number');
}

function hashOfCode(sealer: Sealer, salt: Buffer, code: string): Buffer {
  return Buffer.from(sealer.blindIndex(`${salt.toString('base64')}/${code}`, 'one_time_code.code'), 'base64url');
}
