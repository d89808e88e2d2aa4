import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import { confirmedFactors, putInForce } from './factors.ts';

const fail = failures<FailureCode | AccessFailureCode>();

const issuer = 'Haulway';
/** RFC 6238's own choice, and the only one that every authenticator app knows. */
const period = 30;
/** Steps of the clock before and after that are accepted: phones are seldom wrong by more. */
const window = 1;

function totpOf(secret: Secret, account: string): TOTP {
  return new TOTP({ issuer, label: account, secret, period, digits: 6, algorithm: 'SHA1' });
}

const place = (partition: string, row: string) => ({ table: 'second_factor', column: 'secret', row, partition });

export const sealedSecrets: SealedColumn = {
  table: 'second_factor',
  column: 'secret_sealed',
  place: (partition, [id = '']) => place(partition, id),
};

/** A new secret; what was begun and never finished before is forgotten. */
export async function beginAuthenticator(
  { app, db, partition }: Context,
  { id: userId, account }: UserActor,
): Promise<{ id: string; secret: string; uri: string }> {
  await db
    .deleteFrom('second_factor')
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('kind', '=', 'authenticator')
    .where('confirmed_at', 'is', null)
    .execute();
  const id = crypto.randomUUID();
  const secret = new Secret({ size: 20 });
  await db
    .insertInto('second_factor')
    .values({
      id,
      partition,
      user_id: userId,
      kind: 'authenticator',
      secret_sealed: app.sealer.seal(secret.base32, place(partition, id)),
    })
    .execute();
  return { id, secret: secret.base32, uri: totpOf(secret, account).toString() };
}

/** The app has shown a right code, so it is in force; an older authenticator of the same person gives way to it. */
export async function finishAuthenticator(
  context: Context,
  { id: userId }: UserActor,
  { id, code }: { id: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { db, partition } = context;
  const begun = await db
    .selectFrom('second_factor')
    .selectAll()
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', 'authenticator')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!begun) throw fail('notFound', 'notFound');
  if (!(await acceptStep(context, begun, code)))
    throw fail('secondFactorWrong', 'invalid', {}, { code: { code: 'secondFactorWrong' } });
  await db
    .deleteFrom('second_factor')
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('kind', '=', 'authenticator')
    .where('id', '<>', id)
    .execute();
  return putInForce(context, userId, id);
}

/** Whether this is a code of the person's app that was not used yet. */
export async function acceptAuthenticatorCode(context: Context, userId: string, code: string): Promise<boolean> {
  const factor = await confirmedFactors(context, userId).where('kind', '=', 'authenticator').executeTakeFirst();
  return factor !== undefined && acceptStep(context, factor, code);
}

/** A step of the clock counts once: who looked over a shoulder is too late. The row decides, also between two servers. */
async function acceptStep(
  { app, db, partition, now }: Context,
  { id, secret_sealed }: { readonly id: string; readonly secret_sealed: string | null },
  code: string,
): Promise<boolean> {
  if (secret_sealed === null || !/^\d{6}$/.test(code)) return false;
  const secret = Secret.fromBase32(app.sealer.open(secret_sealed, place(partition, id)));
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window });
  if (delta === null) return false;
  const step = TOTP.counter({ period, timestamp }) + delta;
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
