import { sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { inspectFile, keepInspected } from '#modules/base/documents/server/index.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import type { MailRoute } from '#modules/work/pods/server/index.ts';
import { fileSubject } from '../capture.ts';
import { papers } from './papers.ts';
import { readInvoice, saysInvoice } from './read-invoice.ts';

/**
 * Invoices that a supplier mails from its own address to the mailbox for scans: a PDF whose text calls itself an invoice waits
 * at the desk. A sender can be pretended and a text can lie, so nothing of it is taken as true. Everything else stays a proof.
 */
export const invoiceMail: MailRoute = {
  name: 'supplier-invoices',
  async take(context, { companyId, sender, fileName, bytes }) {
    const supplier = await supplierOf(context, sender);
    if (!supplier || Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return undefined;
    const own = await ownVatNumber(context, companyId);
    const brought = {
      content: Buffer.from(bytes).toString('base64'),
      field: 'content',
      accept: ['pdf'],
      readFacts: (text: string) => (saysInvoice(text) ? { isInvoice: 'yes', ...readInvoice(text, own) } : {}),
    } as const;
    const inspected = await inspectFile(context, brought).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'invalidPayload') return undefined;
      throw error;
    });
    // What cannot be read is refused where proofs are.
    if (inspected?.facts['isInvoice'] !== 'yes') return undefined;
    const { isInvoice: _, ...found } = inspected.facts;
    const kept = await keepInspected(
      context,
      { ...brought, fileName, subjectType: fileSubject, companyId, uploadedBy: sender },
      { ...inspected, facts: found },
    );
    const { id } = await context.db
      .insertInto('purchase_paper')
      .values({
        partition: context.partition,
        company_id: companyId,
        supplier_id: supplier.id,
        sender: sender.slice(0, 200),
        blob_name: kept.blobName,
        file_name: kept.fileName,
        content_type: kept.contentType,
        found: JSON.stringify(found),
        purchase_invoice_id: null,
        decided_at: null,
        updated_by: sender.slice(0, 200),
        search_words: `${supplier.name} ${sender} ${kept.fileName} ${found['supplierInvoiceNo'] ?? ''}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await papers.announce(
      context,
      { id, version: 1 },
      {
        event: 'created',
        after: { sender, fileName: kept.fileName },
      },
    );
    return '';
  },
};

/** The supplier in use whose own address it is; none where two share it. */
async function supplierOf({ db, partition }: Context, sender: string) {
  if (sender === '') return undefined;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, registered_name as name from supplier where partition = ${partition} and lower(email) = ${sender}
       and status = ${literal<ApplicationState>('approved')} limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

async function ownVatNumber({ db, partition }: Context, companyId: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select vat_number as number from company where partition = ${partition} and id = ${companyId}`.execute(db);
  return rows[0]?.number ?? '';
}
