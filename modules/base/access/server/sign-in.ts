import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LoginResult } from '../contract.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { account as accountMachine, isAtWork } from '../status.ts';
import { findAccount } from './accounts.ts';
import { countAttempt } from './attempts.ts';
import { enter } from './enter.ts';
import { hashPassword, needsRehash, passwordMatches } from './passwords.ts';
import { askForSecondFactor } from './second-factor/challenge.ts';
import { recordRefusal } from './security/events.ts';
import type { AccountRow } from './tables.ts';

const fail = failures<AccessFailureCode>();

/** NIST SP 800-63B allows at most a hundred failures in a row. */
const failuresToLock = 100;

interface Credentials {
  readonly userRole: string;
  readonly userAccount: string;
  readonly password: string;
}

/**
 * Signs a person in. Every refusal is the same code and costs the same work, so that nobody learns which accounts exist;
 * the attempt is counted before the password is looked at. Who has a second factor is asked for it.
 */
export async function signIn(context: Context, { userRole, userAccount, password }: Credentials): Promise<LoginResult> {
  const { app, ip } = context;
  const account = userAccount.toLowerCase();
  // The account is only looked up meanwhile: nothing of it is compared before the attempt is counted.
  const [failuresInARow, found] = await Promise.all([
    countAttempt(app, { account, ip }),
    findAccount(context, account),
  ]);
  const matches = await passwordMatches(password, found?.password_hash);
  const isWelcome =
    found !== undefined &&
    isAtWork(found.status) &&
    found.company_active &&
    (userRole === '' || userRole.toLowerCase() === found.user_role);
  if (!found || !matches || !isWelcome) {
    await recordRefusal(context, 'signInRefused', found);
    if (found && !matches && failuresInARow >= failuresToLock) await lockAfterFailures(context, found);
    throw fail('signInRefused', 'rule');
  }
  if (needsRehash(found.password_hash!)) await rehash(context, found, password);
  return found.second_factor_at ? askForSecondFactor(context, found) : enter(context, found);
}

/** The parameters of the hash have risen since it was made. */
async function rehash({ app }: Context, { partition, id }: AccountRow, password: string): Promise<void> {
  await app.database
    .single(partition)
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(password) })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
}

/** So many wrong passwords in a row are no typing errors. A reset by mail, or an administrator, opens the account again. */
async function lockAfterFailures(context: Context, found: AccountRow): Promise<void> {
  const status = nextState(accountMachine, found.status, 'lock');
  if (!status) return;
  await context.app.database
    .single(found.partition)
    .updateTable('app_user')
    .set({ status, locked_reason: 'attempts', version: sql<number>`version + 1`, updated_by: 'system' })
    .where('partition', '=', found.partition)
    .where('id', '=', found.id)
    .where('status', '=', found.status)
    .execute();
  await recordRefusal(context, 'accountLocked', found);
}
