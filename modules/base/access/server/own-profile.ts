import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { failedPasswordTests } from '#platform/password.ts';
import { checkPhone } from '#platform/phone.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { confirmationProof } from '../contract.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { accessAnswerTexts } from '../messages/answers/index.ts';
import { accountOf, personDetails } from './accounts.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { sessionsOf } from './own-sessions.ts';
import { hashPassword, isGuessable, passwordMatches } from './passwords.ts';
import { confirmAgain } from './second-factor/confirmation.ts';
import { isSecondFactorRequired, ownFactors, removeSecondFactors } from './second-factor/factors.ts';
import { recoveryCodesLeft } from './second-factor/recovery-codes.ts';
import { getUser, userToChange } from './users/queries.ts';

const fail = failures<FailureCode | AccessFailureCode>();

/** The person who calls; only people have a profile. */
export function own({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw fail('sessionEnded', 'ended');
  return actor;
}

/** The password once more, before something that would let a stranger at an open desk stay. Counted like a sign-in. */
export async function confirmPassword(context: Context, password: string): Promise<void> {
  const { app, ip } = context;
  const { account } = own(context);
  await countAttempt(app, { account, ip });
  const found = await accountOf(context);
  if (!(await passwordMatches(password, found.password_hash)))
    throw fail('passwordWrong', 'invalid', {}, { password: { code: 'passwordWrong' } });
  await forgetAttempts(app, { account, ip });
}

export async function ownProfile(context: Context) {
  const { id } = own(context);
  const [account, user, sessions, secondFactors, left, required] = await Promise.all([
    accountOf(context),
    getUser(context, id),
    sessionsOf(context, id),
    ownFactors(context, id),
    recoveryCodesLeft(context, id),
    isSecondFactorRequired(context, id),
  ]);
  return {
    person: personDetails(account, required),
    lockId: String(user.version),
    company: user.company_trade_name,
    roles: user.profiles.map(({ profileName }) => profileName),
    sessions,
    secondFactors,
    recoveryCodesLeft: left,
    isSecondFactorRequired: required,
  };
}

interface OwnDetails {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly language: Language;
}

export async function changeOwnProfile(context: Context, details: OwnDetails): Promise<{ lockId: string }> {
  const { db, partition } = context;
  const { id } = own(context);
  const phone = checkPhone(details.phone);
  const problem = phone.findings.find(({ level }) => level === 'E');
  if (problem) throw invalidFields({ phone: { code: problem.code } });
  const before = await userToChange(context, id);
  const after = { name: details.name, surname: details.surname, phone: phone.normalised, language: details.language };
  await updateRow({ db, partition }, 'app_user', id, { ...after, ...nextVersion(context.actor.name) });
  const { name, surname, phone: oldPhone, language } = before;
  await context.audit({
    noun: 'user',
    recordId: id,
    event: 'changed',
    before: { name, surname, phone: oldPhone, language },
    after,
  });
  await context.publish('users', 'changed', id, String(before.version + 1));
  return { lockId: String(before.version + 1) };
}

/** Every other session of the person ends: whoever knew the old password is out. */
export async function changeOwnPassword(
  context: Context,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<{ message: string }> {
  const { db, partition, language } = context;
  const { id } = own(context);
  await confirmPassword(context, password);
  const weakness =
    failedPasswordTests(newPassword).length > 0
      ? 'passwordTooWeak'
      : isGuessable(newPassword, await accountOf(context))
        ? 'passwordGuessable'
        : undefined;
  if (weakness) throw fail(weakness, 'invalid', {}, { newPassword: { code: weakness } });
  await updateRow({ db, partition }, 'app_user', id, {
    password_hash: await hashPassword(newPassword),
    ...nextVersion(context.actor.name),
  });
  const others = (await sessionsOf(context, id)).filter(({ isCurrent }) => !isCurrent);
  for (const other of others) await endOwnSession(context, other.id);
  await context.audit({ noun: 'user', recordId: id, event: 'passwordChanged' });
  const { texts } = await accessAnswerTexts.load[language]();
  return { message: texts.passwordChangedHere };
}

/** One of the person's own sessions; anybody else's is simply not there. */
export async function endOwnSession(context: Context, sessionId: string): Promise<{ ended: number }> {
  const { app, db, partition } = context;
  const { id } = own(context);
  const { rows } = await sql<{
    hash: Buffer;
  }>`select session_end_one(${partition}, ${id}, ${sessionId}) as hash`.execute(db);
  if (rows.length > 0) await context.audit({ noun: 'user', recordId: id, event: 'sessionEnded' });
  context.afterCommit(() => app.realtime.closeSessions(rows.map(({ hash }) => hash)));
  return { ended: rows.length };
}

/**
 * Before the ways in are changed: the password, and the second factor of who has one. Whoever found a desk open and knows
 * the password takes no factor away, and adds none of their own.
 */
export async function confirmOwner(
  context: Context,
  { password, confirmation }: { password: string; confirmation?: z.output<typeof confirmationProof> | undefined },
): Promise<void> {
  await confirmPassword(context, password);
  await confirmAgain(context, confirmation);
}

/** The last one stays while a role asks for it. Without any, sign-in asks for the password alone again. */
export async function removeOwnFactor(context: Context, factorId: string): Promise<void> {
  const { db, partition } = context;
  const { id } = own(context);
  const factors = await ownFactors(context, id);
  if (!factors.some((factor) => factor.id === factorId)) throw fail('notFound', 'notFound');
  if (factors.length === 1) {
    if (await isSecondFactorRequired(context, id)) throw fail('secondFactorNeeded', 'rule');
    await removeSecondFactors(context, id);
  } else {
    await db.deleteFrom('second_factor').where('partition', '=', partition).where('id', '=', factorId).execute();
  }
  await context.audit({ noun: 'user', recordId: id, event: 'secondFactorRemoved' });
}
