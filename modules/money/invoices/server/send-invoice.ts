import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { sendWithLink } from './customer-link.ts';
import { mailDocument } from './mail-document.ts';
import { findInvoice, invoiceNoun } from './queries.ts';
import { type InvoicePerson, recipientsOf } from './recipients.ts';

const fail = failures<FailureCode | InvoiceFailureCode>();

interface Sending {
  readonly partition: string;
  readonly invoiceId: string;
  readonly by: string;
  /** Another address than the usual ones; it goes again where it went before. */
  readonly to?: string;
  readonly again?: boolean;
}
export const sendJob = { name: 'send-invoice' };

/** Lets a job make the file of a document and send it, once the transaction is there. */
export async function queueSending(
  context: Context,
  invoiceId: string,
  more: Pick<Sending, 'to' | 'again'> = {},
): Promise<void> {
  const { app, db, partition, actor } = context;
  const afterSeconds = await untilRunIsOver(context, invoiceId);
  await app.jobs.send<Sending>(db, sendJob, { partition, invoiceId, by: actor.name, ...more }, { afterSeconds });
  if (afterSeconds === 0) context.afterCommit(() => app.jobs.wake());
}

/** Seconds that a run takes to post one document, and a little more. */
const secondsADocument = 0.04;

/** Drawing and mailing would take the processor from the run that posts: what it lets go waits for about as long as it lasts. */
async function untilRunIsOver({ db, partition }: Context, invoiceId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select cardinality(invoice_ids) - done as left from invoice_run
     where partition = ${partition} and status = ${literal<'RUNNING' | 'DONE'>('RUNNING')} and invoice_ids @> array[${invoiceId}::uuid]`.execute(
    db,
  );
  return Math.floor(Math.max(0, ...rows.map(({ left }) => left)) * secondsADocument);
}

/** Makes and sends documents; after a kill the next attempt sends to those who have none yet. */
export function invoiceSending(app: App): JobKind<Sending> {
  return { ...sendJob, retries: 20, retryDelay: 2, lease: 120, work: (sending) => sendDocument(app, sending) };
}

/** Each recipient in a transaction of its own: one mail, with the row that says that it went. */
export async function sendDocument(app: App, { partition, invoiceId, by, to, again = false }: Sending): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `send-${invoiceId}`, operation: 'sendInvoice' });
  const within = <T>(work: (context: Context) => Promise<T>) => inPartition(system, partition, work);
  const invoice = await within((context) => findInvoice(context, invoiceId));
  if (invoice?.status !== 'POSTED') return;
  const recipients = await within((context) => recipientsOf(context, invoice, to));
  for (const person of recipients)
    await within((context) => sendTo(context, invoiceId, { person, by, again: again || to !== undefined }));
}

async function sendTo(
  context: Context,
  invoiceId: string,
  { person, by, again }: { readonly person: InvoicePerson; readonly by: string; readonly again: boolean },
): Promise<void> {
  const { db, partition } = context;
  const { email } = person;
  // One after the other: two jobs for one document do not send it twice.
  await sql`select from invoice where partition = ${partition} and id = ${invoiceId} for no key update`.execute(db);
  const invoice = (await findInvoice(context, invoiceId))!;
  const { rows } = await sql<{ attempt: number }>`
    select coalesce(max(attempt), 0)::int as attempt from invoice_send
     where partition = ${partition} and invoice_id = ${invoiceId} and method = 'EMAIL' and lower(recipient) = lower(${email})`.execute(
    db,
  );
  const attempt = rows[0]!.attempt;
  if (attempt > 0 && !again) return;
  const { id } = await db
    .insertInto('invoice_send')
    .values({
      partition,
      invoice_id: invoiceId,
      method: 'EMAIL',
      recipient: email,
      attempt: attempt + 1,
      message_id: null,
      opened_at: null,
      sent_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { sha256 } = person.mobile
    ? await sendWithLink(context, invoice, id, person)
    : await mailDocument(context, id, { language: invoice.language as Language });
  await context.audit([
    { noun: invoiceNoun, recordId: invoiceId, event: 'sent', after: { to: email, pdfSha256: sha256 } },
  ]);
  await context.publish('invoices', 'invoice.sent', invoiceId);
}

/** Sends a posted document again. Answers how many addresses it goes to. */
export async function sendAgain(
  context: Context,
  { id, to }: { readonly id: string; readonly to?: string | undefined },
) {
  const invoice = await findInvoice(context, id);
  if (!invoice) throw fail('notFound', 'notFound');
  if (invoice.status !== 'POSTED') throw fail('invoiceNotPosted', 'rule');
  const recipients = await recipientsOf(context, invoice, to);
  if (recipients.length === 0) throw fail('invoiceNobodyToSend', 'rule');
  await queueSending(context, id, { again: true, ...(to && { to }) });
  return { mailed: recipients.length };
}
