import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { inPartition } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { hashOf, newToken } from '#platform/server/sessions.ts';
import type { LoginResult } from '#modules/base/access/contract.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import { countAttempt, forgetAttempts } from '../attempts.ts';
import { recordRefusal } from '../security/events.ts';
import { findAccount } from '../accounts.ts';
import { enter } from '../enter.ts';
import type { AccountRow } from '../tables.ts';
import { acceptAuthenticatorCode } from './authenticator.ts';
import { confirmedFactors } from './factors.ts';
import { acceptPasskey, passkeyRequest } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';

const fail = failures<AccessFailureCode>();

/** Tries for one sign-in; then it starts again with the password. */
const tries = 5;

/**
 * The password was right, but it is not enough: the refusal carries a challenge of five minutes, what it can be answered
 * with, and, for a passkey, what the browser needs for it.
 */
export async function askForSecondFactor({ app }: Context, found: AccountRow): Promise<never> {
  const { partition, id: userId } = found;
  const place = { app, db: app.database.single(partition), partition };
  const { token, hash } = newToken();
  const passkey = await passkeyRequest(place, userId);
  const authenticator = await confirmedFactors(place, userId).where('kind', '=', 'authenticator').executeTakeFirst();
  await place.db
    .insertInto('sign_in_challenge')
    .values({ token_hash: hash, partition, user_id: userId, passkey_challenge: String(passkey?.['challenge'] ?? '') })
    .execute();
  throw fail('secondFactorRequired', 'rule', {
    challenge: token,
    methods: [...(authenticator ? ['authenticator'] : []), ...(passkey ? ['passkey'] : []), 'recoveryCode'],
    ...(passkey && { passkey }),
  });
}

interface Proof {
  readonly challenge: string;
  readonly code: string;
  readonly passkey?: Record<string, unknown> | undefined;
}

/** The second step of a sign-in. The try is counted before anything is compared; every refusal but the first is the same. */
export async function answerChallenge(context: Context, { challenge, code, passkey }: Proof): Promise<LoginResult> {
  const { app, ip } = context;
  const hash = hashOf(challenge);
  const { rows } = await app.database.lookups.query<{ partition: string; account: string }>(
    'select partition, account from sign_in_challenge_find($1)',
    [hash],
  );
  const row = rows[0];
  if (!row) throw fail('challengeExpired', 'rule');
  const { partition, account } = row;
  await countAttempt(app, { account: `factor/${account}`, ip });
  const open = await app.database
    .single(partition)
    .updateTable('sign_in_challenge')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('partition', '=', partition)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('attempts', '<', tries)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['user_id', 'passkey_challenge'])
    .executeTakeFirst();
  const found = open && (await findAccount(context, account));
  if (!open || found?.status !== 'active' || !found.company_active) throw fail('challengeExpired', 'rule');

  const isRight = await inPartition(context, partition, async (inside) => {
    const right = passkey
      ? open.passkey_challenge !== '' && (await acceptPasskey(inside, open.user_id, open.passkey_challenge, passkey))
      : (await acceptAuthenticatorCode(inside, open.user_id, code)) ||
        (await useRecoveryCode(inside, open.user_id, code));
    if (!right) return false;
    const used = await inside.db
      .updateTable('sign_in_challenge')
      .set({ used_at: sql<Date>`now()` })
      .where('partition', '=', partition)
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  });
  if (!isRight) {
    await recordRefusal(context, 'secondFactorRefused', found);
    const problem = passkey ? 'passkeyWrong' : 'secondFactorWrong';
    throw fail(problem, 'invalid', {}, { code: { code: problem } });
  }
  await forgetAttempts(app, { account: `factor/${account}`, ip });
  return enter(context, found);
}
