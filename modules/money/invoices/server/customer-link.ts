import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind, LinkRow } from '#platform/server/links.ts';
import type { Tables } from '#platform/server/tables.ts';
import { heldLink, readLink, sendLink } from '#modules/parties/links/server/index.ts';
import { acceptedFile } from '#modules/work/pods/server/index.ts';
import type { invoiceLinkService } from '../link-contract.ts';
import { linkedInvoice } from './linked-invoice.ts';
import { mailDocument } from './mail-document.ts';
import { findInvoice, invoiceNoun, linesOf, type StoredInvoice } from './queries.ts';
import type { InvoicePerson } from './recipients.ts';

const fail = failures<FailureCode>();
type Operations = (typeof invoiceLinkService)['operations'];
type StoredSend = Selectable<Tables['invoice_send']>;

/** The flow of links by which customers open their documents. */
const invoiceLinkKind = 'customerinvoice';

/** Longer than any usual term: who pays in ninety days, or asks about it afterwards, still finds it. */
const validDays = 180;

/** Sends a document with a link of its own: the subject is the sending, so that the links of two recipients live beside each other. */
export async function sendWithLink(
  context: Context,
  invoice: StoredInvoice,
  sendId: string,
  { name, email, mobile }: InvoicePerson,
): Promise<{ readonly sha256: string }> {
  await sendLink(context, {
    kind: invoiceLinkKind,
    companyId: invoice.company_id,
    subjectId: sendId,
    recipient: { name: name || invoice.customer_name, email, mobile },
    language: invoice.language as Language,
    validDays,
  });
  return { sha256: (await findSend(context, sendId))!.pdf_sha256 };
}

async function findSend({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string) {
  return db
    .selectFrom('invoice_send')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The sending of a link and its document. */
async function behind(
  { db }: Context,
  { partition, subject_id }: LinkRow,
): Promise<{ readonly send: StoredSend; readonly invoice: StoredInvoice } | undefined> {
  const send = subject_id === null ? undefined : await findSend({ db, partition }, subject_id);
  const invoice = send && (await findInvoice({ db, partition }, send.invoice_id));
  return send && invoice && { send, invoice };
}

/** What the holder of such a link learns with the accepted code; its mail carries the document too. */
export const customerInvoiceLink: LinkKind = {
  name: invoiceLinkKind,
  remindsItself: true,
  keepsNothing: true,
  async opened(context, link) {
    return { client: (await behind(context, link))?.invoice.customer_name ?? '' };
  },
  async deliver(context, link, { url }) {
    await mailDocument(context, link.subject_id!, { language: link.language, by: { link, url } });
  },
};

/** Reads such a link: with the accepted code comes the document. Its first opening is noted for staff. */
export async function readInvoiceLink(context: Context): Promise<z.input<Operations['getInvoiceLink']['output']>> {
  const { link, isOpen, answer } = await readLink(context, invoiceLinkKind);
  const found = isOpen ? await behind(context, link) : undefined;
  if (!found) return answer;
  await noteOpening(context, found.send);
  return { ...answer, invoice: await linkedInvoice(context, found.invoice) };
}

async function noteOpening(context: Context, { id, invoice_id, recipient, opened_at }: StoredSend): Promise<void> {
  const { db, partition, now } = context;
  if (opened_at !== null) return;
  const { numUpdatedRows } = await db
    .updateTable('invoice_send')
    .set({ opened_at: now })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await context.audit({ noun: invoiceNoun, recordId: invoice_id, event: 'opened', after: { to: recipient } });
  await context.publish('invoices', 'invoice.opened', invoice_id);
}

/** The document of the link that the guest holds, where it is the one with this id; any other is `notFound`. */
export async function invoiceOfLink(
  context: Context,
  id: string,
): Promise<{ readonly invoice: StoredInvoice; readonly recipient: string }> {
  const link = await heldLink(context, [invoiceLinkKind]);
  const found = await behind(context, link);
  if (found?.invoice.id !== id) throw fail('notFound', 'notFound');
  return { invoice: found.invoice, recipient: link.recipient_name };
}

/** The same, or a posted note of it: each of them has a paper that the guest may take. */
export async function paperOfLink(context: Context, id: string): Promise<StoredInvoice> {
  const found = await behind(context, await heldLink(context, [invoiceLinkKind]));
  if (found?.invoice.id === id) return found.invoice;
  const note = found && (await findInvoice(context, id));
  if (note?.original_id !== found?.invoice.id || !note?.posted_at) throw fail('notFound', 'notFound');
  return note;
}

/** A file of an accepted proof of a load on the guest's document. */
export async function proofFile(
  context: Context,
  { podId, file }: z.output<Operations['getInvoiceProof']['input']>,
): Promise<z.input<Operations['getInvoiceProof']['output']>> {
  const found = await behind(context, await heldLink(context, [invoiceLinkKind]));
  const proof = found && (await acceptedFile(context, podId, file));
  const lines = proof ? await linesOf(context, [found.invoice.id]) : [];
  if (!proof || !lines.some(({ load_id }) => load_id === proof.loadId)) throw fail('fileNotFound', 'notFound');
  const { loadId: _, ...answer } = proof;
  return answer;
}
