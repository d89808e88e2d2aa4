import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Currency, formatMoney } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { letterMail } from '#modules/base/companies/server/index.ts';
import { invoiceNumber } from '../kinds.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { invoiceMailTexts } from '../messages/mail/index.ts';
import { fileOf } from './invoice-file.ts';
import { findInvoice, invoiceNoun, type StoredInvoice } from './queries.ts';

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
  await app.jobs.send<Sending>(db, sendJob, { partition, invoiceId, by: actor.name, ...more });
  context.afterCommit(() => app.jobs.wake());
}

/** Makes and sends documents; after a kill the next attempt sends to those who have none yet. */
export function invoiceSending(app: App): JobKind<Sending> {
  return { ...sendJob, retries: 20, retryDelay: 2, lease: 120, work: (sending) => sendDocument(app, sending) };
}

/** The file first, in a transaction of its own; then one mail for each address, with the row that says that it went. */
export async function sendDocument(app: App, { partition, invoiceId, by, to, again = false }: Sending): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `send-${invoiceId}`, operation: 'sendInvoice' });
  const within = <T>(work: (context: Context) => Promise<T>) => inPartition(system, partition, work);
  const invoice = await within((context) => findInvoice(context, invoiceId));
  if (invoice?.status !== 'POSTED') return;
  const recipients = await within((context) => recipientsOf(context, invoice, to));
  for (const email of recipients)
    await within((context) => sendTo(context, invoiceId, { email, by, again: again || to !== undefined }));
}

/** The addresses that a customer takes invoices at: of who is billed, else the people of finance, else the customer's own; each once. */
export async function recipientsOf(
  { db, partition }: Context,
  { customer_id, bill_to_party_id }: Pick<StoredInvoice, 'customer_id' | 'bill_to_party_id'>,
  to?: string,
): Promise<readonly string[]> {
  if (to) return [to];
  const { rows } = await sql<{ email: string; finance: string[] | null; bill_to: string | null }>`
    select c.email, (select array_agg(x ->> 'email') from jsonb_array_elements(c.contacts) x where x ->> 'type' = 'Finance' and coalesce(x ->> 'email', '') <> '') as finance,
           (select b.email_address from bill_to_party b where b.partition = c.partition and b.id = ${bill_to_party_id}::uuid) as bill_to
      from customer c where c.partition = ${partition} and c.id = ${customer_id}`.execute(db);
  const [found] = rows;
  if (!found) return [];
  const usual = found.bill_to ? [found.bill_to] : (found.finance ?? [found.email]);
  // An address that was entered twice gets it once.
  return [
    ...new Map(usual.filter((each) => each !== '').map((each) => [each.trim().toLowerCase(), each.trim()])).values(),
  ];
}

async function sendTo(
  context: Context,
  invoiceId: string,
  { email, by, again }: { readonly email: string; readonly by: string; readonly again: boolean },
): Promise<void> {
  const { db, partition } = context;
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
  const file = await fileOf(context, invoice);
  const messageId = await context.send(await letterOf(context, invoice, email, file));
  await sql`
    insert into invoice_send (partition, invoice_id, method, recipient, attempt, message_id, pdf_sha256, sent_by)
    values (${partition}, ${invoiceId}, 'EMAIL', ${email}, ${attempt + 1}, ${messageId}, ${file.sha256}, ${by})`.execute(
    db,
  );
  await context.audit([
    { noun: invoiceNoun, recordId: invoiceId, event: 'sent', after: { to: email, pdfSha256: file.sha256 } },
  ]);
  await context.publish('invoices', 'invoice.sent', invoiceId);
}

async function letterOf(
  context: Context,
  invoice: StoredInvoice,
  email: string,
  file: { readonly base64: string; readonly contentType: string; readonly fileName: string },
) {
  const language = invoice.language as Language;
  const number = invoiceNumber(invoice.kind, invoice.number);
  return letterMail(
    context,
    invoiceMailTexts,
    { email, language },
    invoice.company_id,
    (text, { trade_name: company }) => {
      const words = {
        company,
        number,
        amount: formatMoney({ cents: cents(invoice.gross), currency: invoice.currency as Currency }, language),
        date: formatDate(invoice.due_date, language),
      };
      return {
        purpose: 'invoice',
        subject: text(`${invoice.kind}Subject`, words),
        paragraphs: [
          text(`${invoice.kind}Intro`, words),
          ...(invoice.kind === 'creditNote' ? [] : [text('payBy', words)]),
        ],
        attachments: [{ fileName: file.fileName, contentType: file.contentType, base64: file.base64 }],
      };
    },
  );
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
