import type { App } from '#platform/server/app.ts';
import { DeliveryError } from '#platform/server/delivery.ts';
import type { Context } from '#platform/server/implement.ts';
import { mailBodies } from '#platform/server/mail-html.ts';
import { letterMail } from '#modules/base/companies/server/index.ts';
import { podMailTexts } from '#modules/work/pods/messages/mail/index.ts';
import type { PackMailState } from '#modules/work/pods/pack-status.ts';
import { findPack, packs, packStates, routeOf, type StoredPack } from './packs.ts';
import { recipientsOf } from './recipients.ts';

type Inside = <Result>(task: (context: Context) => Promise<Result>) => Promise<Result>;

interface MailRow {
  readonly part: number;
  readonly recipient: string;
}

/**
 * Hands over the mails of a pack, one after the other. Before each it is written that it is on its way, and after it what came
 * of it: whoever finds one on its way after a crash knows that nobody knows, and a person decides.
 */
export async function handOver(app: App, inside: Inside, pack: StoredPack, isLast: boolean): Promise<void> {
  await inside((context) => loseInterrupted(context, pack.id));
  for (;;) {
    const mail = await inside((context) => takeNext(context, pack.id));
    if (!mail) break;
    const problem = await tryOne(app, inside, pack, mail, isLast);
    if (problem) throw problem;
  }
  await inside((context) => settle(context, pack.id));
}

/** Mails that an earlier attempt had on its way when it ended. */
async function loseInterrupted({ db, partition }: Context, packId: string): Promise<void> {
  await db
    .updateTable('pod_pack_mail')
    .set({ status: 'UNKNOWN' })
    .where('partition', '=', partition)
    .where('pack_id', '=', packId)
    .where('status', '=', 'SENDING')
    .execute();
}

async function takeNext({ db, partition }: Context, packId: string): Promise<MailRow | undefined> {
  const next = await db
    .selectFrom('pod_pack_mail')
    .select(['part', 'recipient'])
    .where('partition', '=', partition)
    .where('pack_id', '=', packId)
    .where('status', '=', 'WAITING')
    .orderBy('recipient')
    .orderBy('part')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (next) await note({ db, partition }, packId, next, { status: 'SENDING' });
  return next;
}

async function note(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  packId: string,
  { part, recipient }: MailRow,
  set: { status: 'WAITING' | 'SENDING' | 'SENT' | 'UNKNOWN' | 'FAILED'; problem?: string; sent_at?: Date },
): Promise<void> {
  await db
    .updateTable('pod_pack_mail')
    .set(set)
    .where('partition', '=', partition)
    .where('pack_id', '=', packId)
    .where('part', '=', part)
    .where('recipient', '=', recipient)
    .execute();
}

/** Answers what makes the whole attempt wait and come again. */
async function tryOne(
  app: App,
  inside: Inside,
  pack: StoredPack,
  mail: MailRow,
  isLast: boolean,
): Promise<Error | undefined> {
  try {
    await send(app, inside, pack, mail);
    await inside((context) => note(context, pack.id, mail, { status: 'SENT', problem: '', sent_at: context.now }));
    return undefined;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    app.log.warn({ pack: pack.id, part: mail.part, reason: error.message }, 'proofs of delivery not sent');
    const comesAgain = error.retry && !error.mayHaveArrived && !isLast;
    const status = error.mayHaveArrived ? 'UNKNOWN' : comesAgain ? 'WAITING' : 'FAILED';
    await inside((context) => note(context, pack.id, mail, { status, problem: error.message.slice(0, 300) }));
    return comesAgain ? error : undefined;
  }
}

async function send(app: App, inside: Inside, pack: StoredPack, mail: MailRow): Promise<void> {
  const part = pack.parts[mail.part - 1]!;
  const message = await inside((context) => letterOf(context, pack, mail));
  // Without a mail server every mail stays in the outbox, this one without its file.
  if (!app.mail) return void (await inside((context) => context.send(message)));
  const bytes = await app.files.get(part.blobName);
  if (!bytes) throw new Error('a file of the pack is missing');
  const host = new URL(app.config.baseUrl).hostname;
  await app.mail.send({
    // The same at every attempt, and another for every sending that somebody asks for.
    messageId: `<pack-${pack.id}-${mail.part}-${Buffer.from(mail.recipient).toString('hex').slice(0, 24)}@${host}>`,
    from: app.config.MAIL_FROM,
    to: mail.recipient,
    subject: message.subject,
    language: message.language,
    ...(message.replyTo && { replyTo: message.replyTo }),
    ...mailBodies(message.content, message),
    attachments: [
      {
        fileName: part.fileName,
        contentType: pack.format === 'PDF' ? 'application/pdf' : 'image/tiff',
        base64: Buffer.from(bytes).toString('base64'),
      },
    ],
  });
}

async function letterOf(context: Context, pack: StoredPack, { part, recipient }: MailRow) {
  const known = await recipientsOf(context, pack.customer_id);
  const person = known.find(({ email }) => email === recipient);
  const language = person?.language ?? known[0]?.language ?? 'en';
  const of = pack.parts.length;
  const to = { email: recipient, name: person?.name ?? '', language };
  return letterMail(context, podMailTexts, to, pack.company_id, (text, company) => ({
    purpose: 'podPack',
    subject:
      of > 1
        ? text('packSubjectPart', { load: pack.load_number, part, parts: of })
        : text('packSubject', { load: pack.load_number }),
    paragraphs: [
      text('packText', { client: company.trade_name, load: pack.load_number, route: routeOf(pack) }),
      ...(pack.reference ? [text('packReference', { reference: pack.reference })] : []),
      text('packFile', { file: pack.parts[part - 1]!.fileName, count: pack.parts[part - 1]!.pages }),
      ...(of > 1 ? [text('packPart', { part, parts: of })] : []),
      ...(pack.is_again ? [text('packAgain')] : []),
    ],
  }));
}

/** The state of a pack by those of its mails: what nobody knows first, then what failed. */
async function settle(context: Context, packId: string): Promise<void> {
  const { db, partition } = context;
  if ((await findPack(context, packId))?.status !== 'SENDING') return;
  const pack = await packs.lock(context, packId);
  if (pack.status !== 'SENDING') return;
  const mails = await db
    .selectFrom('pod_pack_mail')
    .select(['status', 'problem'])
    .where('partition', '=', partition)
    .where('pack_id', '=', packId)
    .execute();
  const of = (status: PackMailState) => mails.find((mail) => mail.status === status);
  if (of('WAITING') || of('SENDING')) return;
  const worst = of('UNKNOWN') ?? of('FAILED');
  if (!worst) return void (await packStates.move(context, pack, 'send'));
  const columns = { problem: worst.problem || 'packInterrupted' };
  await packStates.move(context, pack, worst.status === 'UNKNOWN' ? 'lose' : 'fail', { columns, after: columns });
}
