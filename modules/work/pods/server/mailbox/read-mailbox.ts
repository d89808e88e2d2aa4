import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { Failure } from '#platform/failure.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import type { Product } from '#platform/server/module.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { clientDays } from '#modules/base/companies/server/index.ts';
import { storeFile } from '#modules/base/documents/server/index.ts';
import { arrivePod } from '../arrive.ts';
import { podKinds } from '../pod-files.ts';
import { inFolder, MailboxProblem, type OpenFolder, type RawMail } from './imap.ts';
import type { MailedFile, MailRoute } from './routes.ts';
import { accountOf, type StoredMailbox } from './settings.ts';
import './tables.ts';

/** Reads every mailbox once a minute. One that cannot be read says why, and holds up no other. */
export function podMailboxes(app: App, product: Pick<Product, 'all'>): JobKind<object> {
  return {
    name: 'pod-mailboxes',
    schedule: '* * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 600,
    work: async () => void (await readMailboxes(app, product.all('mailRoutes'))),
  };
}

/** One round over all clients. Answers how many mails were taken. */
export async function readMailboxes(app: App, routes: readonly MailRoute[] = []): Promise<number> {
  let taken = 0;
  for (const { partition, companyId } of await clientDays(app)) {
    const mailbox = await app.database
      .single(partition)
      .selectFrom('pod_mailbox')
      .selectAll()
      .where('partition', '=', partition)
      .where('company_id', '=', companyId)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (mailbox) taken += await readMailbox(app, mailbox, routes);
  }
  return taken;
}

async function readMailbox(app: App, mailbox: StoredMailbox, routes: readonly MailRoute[]): Promise<number> {
  try {
    const taken = await inFolder(accountOf(app, mailbox), (folder) => takeNew(app, mailbox, folder, routes));
    await note(app, mailbox, '');
    return taken;
  } catch (error) {
    app.log.warn({ error, mailbox: mailbox.id }, 'mailbox of scans not read');
    // Our own trouble is no fault of the mailbox: the next round reads on.
    if (error instanceof MailboxProblem) await note(app, mailbox, error.code).catch(() => undefined);
    return 0;
  }
}

async function note({ database, clock }: App, { partition, id, failing_since }: StoredMailbox, problem: string) {
  const now = clock.now();
  await database
    .writer(partition)
    .updateTable('pod_mailbox')
    .set(
      problem === ''
        ? { problem, failing_since: null, last_read_at: now }
        : { problem, failing_since: failing_since ?? now },
    )
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
}

/**
 * Takes what is new, the oldest first. Each mail is one transaction with the row that says that it was read: what breaks off
 * begins at the same mail again, and what was taken is not taken twice, whoever reads.
 */
async function takeNew(
  app: App,
  mailbox: StoredMailbox,
  folder: OpenFolder,
  routes: readonly MailRoute[],
): Promise<number> {
  const { partition, id } = mailbox;
  const system = systemContext(app, { language: 'en', requestId: `mailbox-${id}`, operation: 'readPodMailbox' });
  const isSame = String(mailbox.uid_validity) === folder.uidValidity;
  let taken = 0;
  for (const uid of await folder.after(isSame ? mailbox.last_uid : 0)) {
    const mail = await folder.read(uid);
    const parsed = mail && (await parse(mail));
    const outcome = await inPartition(system, partition, (context) =>
      takeMail(context, mailbox, { uid, uidValidity: folder.uidValidity, mail: parsed, routes }),
    );
    // Another process reads this mailbox at this moment, and goes on with it.
    if (outcome === 'busy') break;
    if (outcome === 'known') continue;
    taken++;
    // A courtesy to people who look into the mailbox: nothing depends on it.
    await folder.markSeen(uid).catch(() => undefined);
  }
  return taken;
}

type Parsed = Pick<Email, 'subject' | 'from' | 'attachments'> & { readonly problem?: string };

async function parse({ source }: RawMail): Promise<Parsed> {
  if (!source) return { attachments: [], problem: 'mailTooLarge' };
  try {
    return await PostalMime.parse(source);
  } catch {
    return { attachments: [], problem: 'mailDamaged' };
  }
}

interface TakenMail {
  readonly uid: number;
  readonly uidValidity: string;
  /** Undefined where it was deleted meanwhile. */
  readonly mail: Parsed | undefined;
  readonly routes: readonly MailRoute[];
}

async function takeMail(
  context: Context,
  mailbox: StoredMailbox,
  taken: TakenMail,
): Promise<'taken' | 'known' | 'busy'> {
  const { db, partition, now } = context;
  const { uid, uidValidity, mail, routes } = taken;
  const held = await db
    .selectFrom('pod_mailbox')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', mailbox.id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!held) return 'busy';
  const known = await db
    .selectFrom('pod_mail')
    .select('uid')
    .where('partition', '=', partition)
    .where('mailbox_id', '=', mailbox.id)
    .where('uid_validity', '=', Number(uidValidity))
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!known) {
    const sender = mail?.from?.address?.toLowerCase() ?? '';
    const { podIds, refused } = await takeAttachments(context, mailbox, mail, { sender, routes });
    await db
      .insertInto('pod_mail')
      .values({
        partition,
        mailbox_id: mailbox.id,
        uid_validity: Number(uidValidity),
        uid,
        sender: sender.slice(0, 200),
        subject: cleaned(mail?.subject ?? '').slice(0, 200),
        pod_ids: podIds,
        refused,
        read_at: now,
      })
      .execute();
  }
  await updateRow({ db, partition }, 'pod_mailbox', mailbox.id, { uid_validity: Number(uidValidity), last_uid: uid });
  return known ? 'known' : 'taken';
}

/** NUL does not fit in the database. */
const cleaned = (text: string) => text.replaceAll('\0', '').toWellFormed();
/** Smaller pictures inside a mail are the logo of its signature. */
const smallestPicture = 40_000;

async function takeAttachments(
  context: Context,
  mailbox: StoredMailbox,
  mail: Parsed | undefined,
  { sender, routes }: { readonly sender: string; readonly routes: readonly MailRoute[] },
) {
  const podIds: string[] = [];
  const refused: string[] = mail?.problem ? [mail.problem] : [];
  const supplierId = await supplierOf(context, sender);
  for (const [place, attachment] of (mail?.attachments ?? []).entries()) {
    const bytes = Buffer.from(attachment.content as ArrayBuffer);
    if (isDecoration(attachment, bytes.byteLength)) continue;
    const fileName = cleaned(attachment.filename ?? `scan ${place + 1}`).slice(0, 200);
    const routed = await takenElsewhere(context, routes, { companyId: mailbox.company_id, sender, fileName, bytes });
    if (routed !== undefined) {
      if (routed !== '') refused.push(`${fileName}: ${routed}`);
      continue;
    }
    try {
      const { blobName } = await storeFile(context, {
        content: bytes.toString('base64'),
        fileName,
        field: 'content',
        accept: podKinds,
        subjectType: 'load',
        companyId: mailbox.company_id,
        uploadedBy: sender || 'mail',
      });
      const [pod] = await arrivePod(context, {
        loadId: null,
        companyId: mailbox.company_id,
        blobNames: [blobName],
        method: 'email',
        via: 'email',
        receivedFrom: cleaned(mail?.from?.name || sender || 'mail').slice(0, 100),
        senderSupplierId: supplierId,
      });
      podIds.push(pod!.id);
    } catch (error) {
      // Anything but the file itself is our trouble: the mail is taken again.
      if (!(error instanceof Failure) || error.code !== 'invalidPayload') throw error;
      refused.push(`${fileName}: ${error.fields?.['content']?.code ?? error.code}`);
    }
  }
  return { podIds, refused };
}

/** What the first of the routes says whose file it is; undefined for a proof. */
async function takenElsewhere(
  context: Context,
  routes: readonly MailRoute[],
  file: MailedFile,
): Promise<string | undefined> {
  for (const route of routes) {
    const taken = await route.take(context, file);
    if (taken !== undefined) return taken;
  }
  return undefined;
}

function isDecoration({ mimeType, disposition, related }: Attachment, size: number): boolean {
  return mimeType.startsWith('image/') && (disposition === 'inline' || related === true) && size < smallestPicture;
}

/** A carrier's own address makes a number in its scan enough (decision 0086). */
async function supplierOf({ db, partition }: Context, sender: string): Promise<string | null> {
  if (sender === '') return null;
  const found = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', sender))
    .where('status', '=', 'approved')
    .limit(2)
    .execute();
  return found.length === 1 ? found[0]!.id : null;
}
