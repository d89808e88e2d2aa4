import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import { implement, type Context } from '#platform/server/implement.ts';
import { nextVersion, refuseStale } from '#platform/server/records.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import type { Tables } from '#platform/server/tables.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { type mailboxFields, type mailboxProblems, podMailboxService } from '#modules/work/pods/mailbox-contract.ts';
import { type ImapAccount, inFolder, MailboxProblem } from './imap.ts';
import './tables.ts';

const fail = failures<FailureCode>();
type Operations = (typeof podMailboxService)['operations'];

export type StoredMailbox = Selectable<Tables['pod_mailbox']>;
const noun = 'podMailbox';
const place = (partition: string, row: string) => ({ table: 'pod_mailbox', column: 'password', row, partition });

export const sealedPasswords: SealedColumn = {
  table: 'pod_mailbox',
  column: 'password_sealed',
  place: (partition, [id = '']) => place(partition, id),
};

/** What is needed to open it, with its password in clear. */
export function accountOf({ sealer, config }: Pick<App, 'sealer' | 'config'>, mailbox: StoredMailbox): ImapAccount {
  const { host, port, security, user_name, folder, partition, id } = mailbox;
  return {
    host,
    port,
    security,
    user: user_name,
    password: sealer.open(mailbox.password_sealed, place(partition, id)),
    folder,
    isStrict: config.NODE_ENV === 'production',
  };
}

function companyOf(context: Context): string {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  return actor.companyId;
}

function stored({ db, partition }: Context, companyId: string, lock = false) {
  const query = db
    .selectFrom('pod_mailbox')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

async function getPodMailbox(context: Context): Promise<z.input<Operations['getPodMailbox']['output']>> {
  const { db, partition } = context;
  const row = await stored(context, companyOf(context));
  const mails = row
    ? await db
        .selectFrom('pod_mail')
        .select(['sender', 'subject', 'read_at', 'pod_ids', 'refused'])
        .where('partition', '=', partition)
        .where('mailbox_id', '=', row.id)
        .orderBy('read_at', 'desc')
        .limit(20)
        .execute()
    : [];
  return {
    id: row?.id ?? null,
    lockId: String(row?.version ?? 0),
    host: row?.host ?? '',
    port: row?.port ?? 993,
    security: row?.security ?? 'tls',
    userName: row?.user_name ?? '',
    hasPassword: row !== undefined,
    folder: row?.folder ?? 'INBOX',
    isActive: row?.is_active ?? true,
    lastReadAt: row?.last_read_at?.toISOString() ?? null,
    problem: (row?.problem ?? '') as '' | (typeof mailboxProblems)[number],
    failingSince: row?.failing_since?.toISOString() ?? null,
    mails: mails.map(({ sender, subject, read_at, pod_ids, refused }) => ({
      sender,
      subject,
      readAt: read_at.toISOString(),
      podCount: pod_ids.length,
      refused,
    })),
  };
}

async function putPodMailbox(
  context: Context,
  { password, ...input }: z.output<typeof mailboxFields>,
): Promise<z.input<Operations['putPodMailbox']['output']>> {
  const { app, db, partition, actor } = context;
  const companyId = companyOf(context);
  const row = await stored(context, companyId, true);
  if (row)
    await refuseStale(context, String(row.version), () => ({
      by: row.updated_by,
      at: row.updated_at,
      show: () => getPodMailbox(context),
    }));
  // A password is for one account: with another server or user it is asked anew.
  const isOther = row?.host !== input.host || row.user_name !== input.userName;
  if (password === '' && isOther) throw invalidFields({ password: { code: 'required' } });
  const id = row?.id ?? crypto.randomUUID();
  const columns = {
    host: input.host,
    port: input.port,
    security: input.security,
    user_name: input.userName,
    folder: input.folder,
    is_active: input.isActive,
    password_sealed: password === '' ? row!.password_sealed : app.sealer.seal(password, place(partition, id)),
    problem: '',
    failing_since: null,
    // Another folder has numbers of its own.
    ...((isOther || row.folder !== input.folder) && { uid_validity: null, last_uid: 0 }),
  };
  if (row) await updateRow({ db, partition }, 'pod_mailbox', id, { ...columns, ...nextVersion(actor.name) });
  else
    await db
      .insertInto('pod_mailbox')
      .values({ partition, id, company_id: companyId, ...columns, created_by: actor.name, updated_by: actor.name })
      .execute();
  const facts = (of: typeof columns | StoredMailbox) => ({
    host: of.host,
    port: of.port,
    security: of.security,
    userName: of.user_name,
    folder: of.folder,
    isActive: of.is_active,
  });
  await context.audit({
    noun,
    recordId: id,
    event: row ? 'changed' : 'created',
    ...(row && { before: facts(row) }),
    after: { ...facts(columns), ...(password !== '' && { password: '•••' }) },
  });
  return { id, lockId: String((row?.version ?? 0) + 1) };
}

async function checkPodMailbox(context: Context): Promise<z.input<Operations['checkPodMailbox']['output']>> {
  const row = await stored(context, companyOf(context));
  if (!row) throw fail('notFound', 'notFound');
  try {
    return await inFolder(accountOf(context.app, row), ({ mailCount }) => Promise.resolve({ problem: '', mailCount }));
  } catch (error) {
    return { problem: error instanceof MailboxProblem ? error.code : 'unreachable', mailCount: 0 };
  }
}

/** The mailbox of a company to which scans of proofs are sent. */
export const podMailboxOperations = implement(podMailboxService, {
  getPodMailbox: (context) => getPodMailbox(context),
  putPodMailbox,
  checkPodMailbox: (context) => checkPodMailbox(context),
});
