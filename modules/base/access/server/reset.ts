import { sql } from 'kysely';
import { Failure, failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { nextState } from '#platform/machine.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { linkUrl } from '#platform/server/link-tokens.ts';
import { countOtherCode } from '#platform/server/code-brake.ts';
import { acceptCode, type CodeSubject, newCode } from '#platform/server/one-time-codes.ts';
import { newToken } from '#platform/server/sessions.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { failedPasswordTests } from '#platform/password.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { accessAnswerTexts } from '../messages/answers/index.ts';
import { accessMailTexts } from '../messages/mail/index.ts';
import { account, isAtWork, type AccountState } from '../status.ts';
import { forgetAttempts } from './attempts.ts';
import { hashPassword, isGuessable } from './passwords.ts';
import { findAccount } from './accounts.ts';
import { checkUsedCode, findRequest, isCode, type ResetRequest, stillOpen } from './reset-requests.ts';
import type { AccountRow } from './tables.ts';

const fail = failures<AccessFailureCode | FailureCode>();

interface ResetInput {
  readonly userAccount: string;
  readonly newPassword: string;
  readonly otp: string;
}
interface ResetAnswer {
  readonly message: string;
  readonly otpValid: boolean;
  readonly userAccount?: string;
  readonly invited?: { readonly name: string; readonly company: string };
}
interface ResetJob {
  readonly account: string;
  readonly language: Language;
  readonly requestId: string;
}

const resetJobName = 'password-reset';

/** Step 1. Known and unknown accounts do exactly the same here: a job is queued, and finds out later whom it concerns. */
export async function requestReset(context: Context, { userAccount }: ResetInput): Promise<ResetAnswer> {
  if (userAccount === '') throw fail('usernameEmpty', 'invalid', {}, { userAccount: { code: 'usernameEmpty' } });
  const { app, db, language, requestId } = context;
  await app.jobs.send<ResetJob>(
    db,
    { name: resetJobName },
    { account: userAccount.toLowerCase(), language, requestId },
  );
  context.afterCommit(() => app.jobs.wake());
  const { texts } = await accessAnswerTexts.load[language]();
  return { message: texts.resetRequested, otpValid: false };
}

/** Makes the link and the code, and queues the mail. */
export function resetDelivery(app: App): JobKind<ResetJob> {
  return {
    name: resetJobName,
    retries: 5,
    retryDelay: 2,
    lease: 30,
    async work({ account, language, requestId }) {
      const found = await findAccount({ app }, account);
      if (!found || found.status === 'deactivated' || !found.company_active) return;
      await inPartition(
        systemContext(app, { language, requestId, operation: 'basis.resetPassword' }),
        found.partition,
        (context) => sendReset(context, found),
      );
    },
  };
}

async function sendReset(context: Context, found: AccountRow): Promise<void> {
  const { db, app, language } = context;
  const { partition, id: userId, account } = found;
  const made = await codeUnlessTooMany(context, { purpose: 'reset', partition, id: userId, recipient: account });
  if (!made && (await hasOpenRequest(context, userId))) return;
  const { token, hash } = newToken();
  await db
    .updateTable('reset_request')
    .set({ replaced_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .execute();
  await db
    .insertInto('reset_request')
    .values({ partition, user_id: userId, token_hash: hash, ...(made && { code_id: made.id }) })
    .execute();
  const url = linkUrl(app.config.baseUrl, 'resetpassword', token);
  await sendLetter(context, accessMailTexts, { email: account, language }, found.company_id, (text) => ({
    purpose: 'passwordReset',
    subject: text('resetSubject'),
    paragraphs: [
      text('resetIntro', { account }),
      ...(made ? [text('resetCode', { code: made.code })] : []),
      text('resetIgnore'),
    ],
    action: { label: text('resetAction'), url },
  }));
}

/**
 * A stranger can use up the codes of an hour and a day by asking for them. The link stays: it cannot be guessed, and goes out
 * again once the last one is of no use, so that its owner always finds a good one among their mails.
 */
async function codeUnlessTooMany(
  context: Context,
  subject: CodeSubject,
): Promise<{ id: string; code: string } | undefined> {
  try {
    return await newCode(context, subject);
  } catch (error) {
    if (error instanceof Failure && error.code === 'throttled') return undefined;
    throw error;
  }
}

async function hasOpenRequest({ db, partition }: Context, userId: string): Promise<boolean> {
  const open = await db
    .selectFrom('reset_request')
    .select('id')
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where(stillOpen)
    .executeTakeFirst();
  return open !== undefined;
}

/** Step 2. Proves the link's token, or the code that was typed; the password may then be set once. */
export async function validateReset(context: Context, { userAccount, otp }: ResetInput): Promise<ResetAnswer> {
  const { request, account } = await findRequest(context, userAccount, otp);
  const db = context.app.database.single(request.partition);
  const validated = await db
    .updateTable('reset_request')
    .set({ validated_at: sql<Date>`now()` })
    .where('partition', '=', request.partition)
    .where('id', '=', request.id)
    .where(stillOpen)
    .executeTakeFirst();
  if (isCode(otp)) await acceptTypedCode(context, request, otp);
  if (validated.numUpdatedRows !== 1n) throw fail('resetNotUsable', 'rule');
  const { texts } = await accessAnswerTexts.load[context.language]();
  if (isCode(otp)) return { message: texts.resetAccepted, otpValid: true };
  const person = request.kind === 'invitation' ? await findAccount(context, account) : undefined;
  return {
    message: texts.resetAccepted,
    otpValid: true,
    userAccount: account,
    ...(person && { invited: { name: person.name, company: person.company_trade_name } }),
  };
}

/**
 * One refusal for a code that is wrong, too old, tried too often, or of an account that has none. Each costs the same work.
 */
async function acceptTypedCode({ app }: Context, { partition, user_id: id }: ResetRequest, otp: string): Promise<void> {
  try {
    await acceptCode({ db: app.database.single(partition), app }, { purpose: 'reset', partition, id }, otp.trim());
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'throttled') throw error;
    if (error.code === 'otpExpired') await countOtherCode(app);
    throw fail('otpInvalid', 'rule');
  }
}

/** Step 3. Sets the password, ends every session of the person and tells them. */
export async function changePassword(context: Context, input: ResetInput): Promise<ResetAnswer> {
  const { app, ip, language } = context;
  if (failedPasswordTests(input.newPassword).length > 0) throw weak('passwordTooWeak');
  const { request, account } = await findRequest(context, input.userAccount, input.otp);
  const found = await findAccount(context, account);
  if (isCode(input.otp)) await checkUsedCode(context, request, input.otp);
  if (!found) throw fail('resetNotUsable', 'rule');
  // Only now: what is easy to guess depends on whose password it is.
  if (isGuessable(input.newPassword, found)) throw weak('passwordGuessable');
  const passwordHash = await hashPassword(input.newPassword);
  const { texts } = await accessAnswerTexts.load[language]();
  await inPartition(context, request.partition, async (inside) => {
    const { db } = inside;
    const used = await db
      .updateTable('reset_request')
      .set({ used_at: sql<Date>`now()` })
      .where('partition', '=', request.partition)
      .where('id', '=', request.id)
      .where('validated_at', 'is not', null)
      .where(stillOpen)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) throw fail('resetNotUsable', 'rule');
    const status = stateWithPassword(found);
    await updateRow({ db, partition: request.partition }, 'app_user', found.id, {
      password_hash: passwordHash,
      status,
      ...(isAtWork(status) && { locked_reason: null }),
      version: sql<number>`version + 1`,
    });
    await inside.audit({
      noun: 'user',
      recordId: found.id,
      event: 'passwordChanged',
      before: { status: found.status },
      after: { status },
    });
    await inside.publish('users', 'changed', found.id);
    // Who sets the first password knows it: only a change is news.
    if (found.password_hash !== null) await sendChangedNotice(inside, found);
  });
  await forgetAttempts(app, { account, ip });
  app.realtime.closeSessions(await app.sessions.endAllOf(request.partition, found.id));
  return { message: texts.resetDone, otpValid: true };
}

/** Who proves that the mail is theirs comes in, and comes back after too many wrong passwords; whom an administrator locked out stays out. */
function stateWithPassword({ status, locked_reason }: AccountRow): AccountState {
  const event = status === 'locked' && locked_reason === 'attempts' ? 'unlock' : 'accept';
  return nextState(account, status, event) ?? status;
}

async function sendChangedNotice(inside: Context, { account: email, company_id }: AccountRow): Promise<void> {
  await sendLetter(inside, accessMailTexts, { email, language: inside.language }, company_id, (text) => ({
    purpose: 'passwordChanged',
    subject: text('changedSubject'),
    paragraphs: [text('changedIntro', { account: email })],
  }));
}

function weak(code: 'passwordTooWeak' | 'passwordGuessable') {
  return fail(code, 'invalid', {}, { newPassword: { code } });
}
