import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { hashOf, newToken } from '#platform/server/sessions.ts';
import type { confirmationProof, ownConfirmation } from '#modules/base/access/contract.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import { countAttempt, forgetAttempts } from '../attempts.ts';
import { recordRefusal } from '../security/events.ts';
import { acceptAuthenticatorCode } from './authenticator.ts';
import { confirmedFactors } from './factors.ts';
import { acceptPasskey, passkeyRequest } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';

const fail = failures<AccessFailureCode>();

/** Tries for one question; then another one is asked. */
const tries = 5;

/** By what somebody proved that it is they who decide. */
export type Confirmed = 'secondFactor' | 'none';

/** Asks somebody who is signed in for the second factor once more. Who has none is asked for nothing. */
export async function openConfirmation(
  context: Context,
  { id: userId }: UserActor,
): Promise<z.input<typeof ownConfirmation>> {
  const { db, partition } = context;
  const kinds = new Set((await confirmedFactors(context, userId).execute()).map(({ kind }) => kind));
  if (kinds.size === 0) return { challenge: '', methods: [] };
  const { token, hash } = newToken();
  const passkey = await passkeyRequest(context, userId);
  await db
    .insertInto('confirmation')
    .values({ token_hash: hash, partition, user_id: userId, passkey_challenge: String(passkey?.['challenge'] ?? '') })
    .execute();
  return {
    challenge: token,
    methods: [...kinds, 'recoveryCode'],
    ...(passkey && { passkey }),
  };
}

/**
 * Step-up: what follows is done only by the person, not by whoever sits at their desk. Throws unless the proof answers a
 * question of theirs; tells `none` of somebody who has no second factor, for the caller to decide on.
 */
export async function confirmAgain(
  context: Context,
  proof: z.output<typeof confirmationProof> | undefined,
): Promise<Confirmed> {
  const { app, actor, partition, ip } = context;
  if (actor.kind !== 'user') throw fail('confirmationNeeded', 'rule');
  const factors = await confirmedFactors(context, actor.id).execute();
  if (factors.length === 0) return 'none';
  if (!proof || (proof.code === '' && !proof.passkey)) throw fail('confirmationNeeded', 'rule');
  await countAttempt(app, { account: `factor/${actor.account}`, ip });
  // Counted outside of this transaction: a wrong answer rolls it back.
  const open = await app.database
    .single(partition)
    .updateTable('confirmation')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('partition', '=', partition)
    .where('token_hash', '=', hashOf(proof.challenge))
    .where('user_id', '=', actor.id)
    .where('used_at', 'is', null)
    .where('attempts', '<', tries)
    .where(sql<boolean>`expires_at > now()`)
    .returning('passkey_challenge')
    .executeTakeFirst();
  if (!open) throw fail('confirmationExpired', 'rule');
  if (!(await isRight(context, actor, open.passkey_challenge, proof))) {
    await recordRefusal(context, 'secondFactorRefused', { partition, account: actor.account, id: actor.id });
    const code = proof.passkey ? 'passkeyWrong' : 'secondFactorWrong';
    throw fail(code, 'invalid', {}, { 'confirmation.code': { code } });
  }
  await context.db
    .updateTable('confirmation')
    .set({ used_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('token_hash', '=', hashOf(proof.challenge))
    .execute();
  await forgetAttempts(app, { account: `factor/${actor.account}`, ip });
  return 'secondFactor';
}

async function isRight(
  context: Context,
  { id }: UserActor,
  passkeyChallenge: string,
  { code, passkey }: z.output<typeof confirmationProof>,
): Promise<boolean> {
  if (passkey) return passkeyChallenge !== '' && acceptPasskey(context, id, passkeyChallenge, passkey);
  return (await acceptAuthenticatorCode(context, id, code)) || useRecoveryCode(context, id, code);
}
