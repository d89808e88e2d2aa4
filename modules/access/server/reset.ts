import crypto from 'node:crypto';
import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { format } from '#platform/messages.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { linkUrl } from '#platform/server/links.ts';
import { acceptCode, newCode } from '#platform/server/one-time-codes.ts';
import { hashOf, newToken } from '#platform/server/sessions.ts';
import { failedPasswordTests } from '#platform/password.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { accessMailTexts } from '../messages/mail/index.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { hashPassword, isGuessable } from './passwords.ts';
import { findAccount } from './sign-in.ts';
import type { AccountRow } from './tables.ts';

const fail = failures<AccessFailureCode>();

interface ResetInput {
  readonly userAccount: string;
  readonly newPassword: string;
  readonly otp: string;
}
interface ResetAnswer {
  readonly message: string;
  readonly otpValid: boolean;
  readonly userAccount?: string;
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
  const { texts } = await accessMailTexts.load[language]();
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
  const { id: codeId, code } = await newCode(context, { purpose: 'reset', partition, id: userId, recipient: account });
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
    .values({ partition, user_id: userId, token_hash: hash, code_id: codeId })
    .execute();
  const { texts } = await accessMailTexts.load[language]();
  await context.send({
    channel: 'email',
    to: account,
    language,
    purpose: 'passwordReset',
    companyName: found.company_trade_name,
    subject: texts.resetSubject,
    content: {
      heading: texts.resetHeading,
      paragraphs: [
        format(language, texts.resetIntro, { account }),
        format(language, texts.resetCode, { code }),
        texts.resetIgnore,
      ],
      action: { label: texts.resetAction, url: linkUrl(app.config.baseUrl, 'resetpassword', token) },
      footer: format(language, texts.footer, {
        company: found.company_trade_name,
        support: app.config.SUPPORT_CONTACT,
      }),
    },
  });
}

interface ResetRequest {
  readonly id: string;
  readonly partition: string;
  readonly user_id: string;
  readonly code_id: string;
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
  if (validated.numUpdatedRows !== 1n) throw fail('resetNotUsable', 'rule');
  if (isCode(otp))
    await acceptCode(
      { db, app: context.app },
      { purpose: 'reset', partition: request.partition, id: request.user_id },
      otp,
    );
  const { texts } = await accessMailTexts.load[context.language]();
  return { message: texts.resetAccepted, otpValid: true, ...(!isCode(otp) && { userAccount: account }) };
}

/** Step 3. Sets the password, ends every session of the person and tells them. */
export async function changePassword(context: Context, input: ResetInput): Promise<ResetAnswer> {
  const { app, ip, language } = context;
  const { request, account } = await findRequest(context, input.userAccount, input.otp);
  const found = await findAccount(context, account);
  if (!found) throw fail('resetNotUsable', 'rule');
  if (failedPasswordTests(input.newPassword).length > 0) throw weak('passwordTooWeak');
  if (isGuessable(input.newPassword, account)) throw weak('passwordGuessable');
  if (isCode(input.otp)) await checkUsedCode(context, request, input.otp, account);
  const passwordHash = await hashPassword(input.newPassword);
  const { texts } = await accessMailTexts.load[language]();
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
    await db
      .updateTable('app_user')
      .set({ password_hash: passwordHash, version: sql<number>`version + 1` })
      .where('partition', '=', request.partition)
      .where('id', '=', found.id)
      .execute();
    await inside.audit({ noun: 'user', recordId: found.id, event: 'passwordChanged' });
    await inside.send(changedNotice(app, found, language, texts));
  });
  await forgetAttempts(app, { account, ip });
  app.realtime.closeSessions(await app.sessions.endAllOf(request.partition, found.id));
  return { message: texts.resetDone, otpValid: true };
}

type MailTexts = Awaited<ReturnType<(typeof accessMailTexts.load)['en']>>['texts'];

function changedNotice(
  app: App,
  found: AccountRow,
  language: Language,
  texts: MailTexts,
): Parameters<Context['send']>[0] {
  return {
    channel: 'email',
    to: found.account,
    language,
    purpose: 'passwordChanged',
    companyName: found.company_trade_name,
    subject: texts.changedSubject,
    content: {
      heading: texts.changedHeading,
      paragraphs: [format(language, texts.changedIntro, { account: found.account })],
      footer: format(language, texts.footer, {
        company: found.company_trade_name,
        support: app.config.SUPPORT_CONTACT,
      }),
    },
  };
}

const stillOpen = sql<boolean>`used_at is null and replaced_at is null and expires_at > now()`;

function isCode(otp: string): boolean {
  return /^\d{6}$/.test(otp.trim());
}

function weak(code: 'passwordTooWeak' | 'passwordGuessable') {
  return fail(code, 'invalid', {}, { newPassword: { code } });
}

/** The open request behind a token, or behind an account for which a code is typed. Anything else is one refusal. */
async function findRequest(
  context: Context,
  userAccount: string,
  otp: string,
): Promise<{ request: ResetRequest; account: string }> {
  const { app, ip } = context;
  const account = userAccount.toLowerCase();
  if (isCode(otp)) {
    await countAttempt(app, { account: `reset/${account}`, ip });
    const found = await findAccount(context, account);
    const request = found && (await openRequest(app, found.partition, 'user_id', found.id));
    if (request) return { request, account };
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

function openRequest(
  app: App,
  partition: string,
  column: 'id' | 'user_id',
  value: string,
): Promise<ResetRequest | undefined> {
  return app.database
    .single(partition)
    .selectFrom('reset_request')
    .select(['id', 'partition', 'user_id', 'code_id'])
    .where('partition', '=', partition)
    .where(column, '=', value)
    .where(stillOpen)
    .executeTakeFirst();
}

/** The third step states the code again: it must be the very one that the second step accepted. */
async function checkUsedCode({ app }: Context, request: ResetRequest, otp: string, account: string): Promise<void> {
  const row = await app.database
    .single(request.partition)
    .selectFrom('one_time_code')
    .select(['salt', 'code_hash', 'used_at'])
    .where('partition', '=', request.partition)
    .where('id', '=', request.code_id)
    .executeTakeFirst();
  const stated =
    row &&
    Buffer.from(
      app.sealer.blindIndex(`${row.salt.toString('base64')}/${otp.trim()}`, 'one_time_code.code'),
      'base64url',
    );
  if (!row?.used_at || !stated || !crypto.timingSafeEqual(stated, row.code_hash))
    throw fail('resetNotUsable', 'rule', { account });
}
