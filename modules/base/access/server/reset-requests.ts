import crypto from 'node:crypto';
import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import { hashOf } from '#platform/server/sessions.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { findAccount } from './accounts.ts';
import { countAttempt } from './attempts.ts';

const fail = failures<AccessFailureCode>();

export interface ResetRequest {
  readonly id: string;
  readonly partition: string;
  readonly user_id: string;
  readonly code_id: string | null;
  readonly kind: 'invitation' | 'reset';
}

/** Of a request that nobody used, replaced or let run out. */
export const stillOpen = sql<boolean>`used_at is null and replaced_at is null and expires_at > now()`;

/** Six digits were typed; anything else is the token of the mailed link. */
export function isCode(otp: string): boolean {
  return /^\d{6}$/.test(otp.trim());
}

/**
 * The open request behind a token, or behind an account for which a code is typed. A token that opens nothing is refused;
 * for an account without a request there is one that exists nowhere, so that everything after it goes its usual way and
 * nobody learns which accounts there are.
 */
export async function findRequest(
  context: Context,
  userAccount: string,
  otp: string,
): Promise<{ request: ResetRequest; account: string }> {
  const { app, ip } = context;
  const account = userAccount.toLowerCase();
  if (isCode(otp)) {
    await countAttempt(app, { account: `reset/${account}`, ip });
    const found = await findAccount(context, account);
    const request = await openRequest(app, found?.partition ?? '', 'user_id', found?.id ?? crypto.randomUUID());
    return { request: request ?? nowhere(), account };
  } else {
    const { rows } = await app.database.lookups.query<{ id: string; partition: string }>(
      'select id, partition from reset_find($1)',
      [hashOf(otp)],
    );
    const request = rows[0] && (await openRequest(app, rows[0].partition, 'id', rows[0].id));
    const owner =
      request &&
      (await app.database
        .single(request.partition)
        .selectFrom('app_user')
        .select('account')
        .where('partition', '=', request.partition)
        .where('id', '=', request.user_id)
        .executeTakeFirst());
    if (owner) return { request, account: owner.account };
  }
  throw fail('resetNotUsable', 'rule');
}

function nowhere(): ResetRequest {
  return { id: crypto.randomUUID(), partition: '', user_id: crypto.randomUUID(), code_id: null, kind: 'reset' };
}

function openRequest(
  app: App,
  partition: string,
  column: 'id' | 'user_id',
  value: string,
): Promise<ResetRequest | undefined> {
  return app.database
    .single(partition)
    .selectFrom('reset_request')
    .select(['id', 'partition', 'user_id', 'code_id', 'kind'])
    .where('partition', '=', partition)
    .where(column, '=', value)
    .where(stillOpen)
    .executeTakeFirst();
}

/** The third step states the code again: it must be the very one that the second step accepted. */
export async function checkUsedCode({ app }: Context, request: ResetRequest, otp: string): Promise<void> {
  const row = await app.database
    .single(request.partition)
    .selectFrom('one_time_code')
    .select(['salt', 'code_hash', 'used_at'])
    .where('partition', '=', request.partition)
    .where('id', '=', request.code_id ?? request.id)
    .executeTakeFirst();
  const stated =
    row &&
    Buffer.from(
      app.sealer.blindIndex(`${row.salt.toString('base64')}/${otp.trim()}`, 'one_time_code.code'),
      'base64url',
    );
  if (!row?.used_at || !stated || !crypto.timingSafeEqual(stated, row.code_hash)) throw fail('resetNotUsable', 'rule');
}
