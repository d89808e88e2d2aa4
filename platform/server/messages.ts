import crypto from 'node:crypto';
import type { Generated } from 'kysely';
import type { Language } from '../language.ts';
import type { App } from './app.ts';
import type { Db } from './database.ts';
import type { JobKind } from './jobs.ts';
import { DeliveryError } from './delivery.ts';
import { mailBodies, type MailContent } from './mail-html.ts';
import { updateRow } from './update-row.ts';
import type { SealedColumn } from './sealing-anew.ts';
import type { Narrowed } from './tables.ts';
import type { Rows } from './table-rows.ts';

export type MessageStatus = 'waiting' | 'sent' | 'bounced' | 'dead';

type OutgoingMessageTable = Narrowed<
  Rows['outgoing_message'],
  {
    channel: 'email' | 'sms';
    language: Language;
    status: Generated<MessageStatus>;
  }
>;
declare module './tables.ts' {
  interface Tables {
    outgoing_message: OutgoingMessageTable;
  }
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

interface MessageBase {
  readonly to: string;
  readonly language: Language;
  /** Why it is sent, for boards and logs: `link`, `oneTimeCode`. */
  readonly purpose: string;
  /** The link that it belongs to, so that its board can tell whether it was delivered. */
  readonly linkId?: string;
}

export type NewMessage =
  | (MessageBase & {
      readonly channel: 'email';
      readonly subject: string;
      readonly companyName: string;
      /** Who gets the answers, where somebody does. */
      readonly replyTo?: string;
      readonly content: MailContent;
      readonly attachments?: readonly MailAttachment[];
    })
  | (MessageBase & { readonly channel: 'sms'; readonly text: string });

/** What is kept of a message until it is delivered, encrypted: it may hold links and codes. */
export interface MessageContent {
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
}

const place = (partition: string, row: string, column: 'recipient' | 'content') => ({
  table: 'outgoing_message',
  column,
  row,
  partition,
});

export const sealedMessages: readonly SealedColumn[] = (['recipient', 'content'] as const).map((column) => ({
  table: 'outgoing_message',
  column: `${column}_sealed`,
  place: (partition, [id = '']) => place(partition, id, column),
}));

/** Writes the message and its delivery job into the caller's transaction. Returns its id. */
export async function queueMessage(
  { app, db, partition }: { app: App; db: Db; partition: string },
  message: NewMessage,
): Promise<string> {
  const content: MessageContent =
    message.channel === 'email'
      ? {
          ...mailBodies(message.content, message),
          ...(message.replyTo && { replyTo: message.replyTo }),
          ...(message.attachments && { attachments: message.attachments }),
        }
      : { text: message.text };
  const id = crypto.randomUUID();
  await db
    .insertInto('outgoing_message')
    .values({
      id,
      partition,
      channel: message.channel,
      recipient_sealed: app.sealer.seal(message.to, place(partition, id, 'recipient')),
      content_sealed: app.sealer.seal(JSON.stringify(content), place(partition, id, 'content')),
      subject: message.channel === 'email' ? message.subject : '',
      language: message.language,
      purpose: message.purpose,
      link_id: message.linkId ?? null,
      last_error: null,
      provider_id: null,
      sent_at: null,
    })
    .execute();
  await app.jobs.send(db, deliveryJob, { partition, id });
  return id;
}

/**
 * Takes back messages that no provider has taken yet, since what they say is out of date. One that is being handed over at this
 * moment may go out all the same. Answers the ids of those that were taken back.
 */
export async function takeBackMessages(
  { db, partition }: { readonly db: Db; readonly partition: string },
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const taken = await db
    .updateTable('outgoing_message')
    .set({ status: 'dead', content_sealed: null })
    .where('partition', '=', partition)
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}

export const deliveryJob = { name: 'deliver-message' };
/** Twenty-five attempts with doubling pauses: about a day of a provider being down. */
const retries = 24;

/** Delivers one message to its provider, or leaves it in the outbox where none is configured. */
export function messageDelivery(app: App): JobKind<{ partition: string; id: string }> {
  return {
    ...deliveryJob,
    retries,
    retryDelay: 2,
    lease: 60,
    async work({ partition, id }, attempt) {
      const db = app.database.writer(partition);
      const row = await db
        .selectFrom('outgoing_message')
        .selectAll()
        .where('partition', '=', partition)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row || row.status !== 'waiting' || row.content_sealed === null) return;
      try {
        const providerId = await deliver(app, row, openMessage(app, row));
        const isKept = app.mail === undefined && app.sms === undefined;
        await settleMessage(db, row, {
          status: 'sent',
          sent_at: new Date(),
          provider_id: providerId ?? null,
          last_error: null,
          ...(!isKept && { content_sealed: null }),
        });
      } catch (error) {
        const mayRetry = !(error instanceof DeliveryError) || error.retry;
        const status = !mayRetry ? 'bounced' : attempt.isLastAttempt ? 'dead' : 'waiting';
        await settleMessage(db, row, { status, last_error: (error as Error).message.slice(0, 500) });
        app.log.warn(
          {
            message: id,
            channel: row.channel,
            purpose: row.purpose,
            attempt: attempt.number,
            status,
            reason: (error as Error).message,
          },
          'message not delivered',
        );
        if (status === 'waiting') throw error;
      }
    },
  };
}

export type MessageRow = {
  id: string;
  partition: string;
  channel: 'email' | 'sms';
  recipient_sealed: string;
  content_sealed: string | null;
  subject: string;
  language: Language;
  attempts: number;
};

/** The recipient and the content in clear. */
export function openMessage(
  { sealer }: Pick<App, 'sealer'>,
  row: Pick<MessageRow, 'id' | 'partition' | 'recipient_sealed' | 'content_sealed'>,
): MessageContent & { to: string } {
  const content =
    row.content_sealed === null
      ? { text: '' }
      : (JSON.parse(sealer.open(row.content_sealed, place(row.partition, row.id, 'content'))) as MessageContent);
  return { ...content, to: sealer.open(row.recipient_sealed, place(row.partition, row.id, 'recipient')) };
}

async function deliver(
  { config, mail, sms }: App,
  row: MessageRow,
  { to, text, html, replyTo, attachments }: MessageContent & { to: string },
): Promise<string | undefined> {
  if (row.channel === 'email') {
    const host = new URL(config.baseUrl).hostname;
    // The same Message-ID at every attempt lets the receiving side drop a mail that was sent twice.
    return (
      await mail?.send({
        messageId: `<${row.id}@${host}>`,
        from: config.MAIL_FROM,
        to,
        subject: row.subject,
        text,
        language: row.language,
        ...(html && { html }),
        ...(replyTo && { replyTo }),
        ...(attachments && { attachments }),
      })
    )?.providerId;
  }
  return (await sms?.send({ to, text, reference: row.id }))?.providerId;
}

async function settleMessage(
  db: Db,
  row: MessageRow,
  change: Partial<Pick<OutgoingMessageTable, 'sent_at' | 'provider_id' | 'last_error' | 'content_sealed'>> & {
    status: 'waiting' | 'sent' | 'bounced' | 'dead';
  },
): Promise<void> {
  await updateRow({ db, partition: row.partition }, 'outgoing_message', row.id, {
    ...change,
    attempts: row.attempts + 1,
  });
}
