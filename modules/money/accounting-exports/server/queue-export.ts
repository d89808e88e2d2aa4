import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { exchangeOf } from '#modules/money/exchanges/server/index.ts';
import { type ExportedDocument, writtenDocument } from '../document.ts';
import type { AccountingExportFailureCode } from '../messages/failures/index.ts';
import { partnerOf } from './settings.ts';
import './happenings.ts';
import './tables.ts';

const fail = failures<AccountingExportFailureCode>();

/**
 * Lets an approved document go into the accounting system of its company, after the commit and once: the same version is one
 * export, however often it is asked for. What becomes of it is told as `export.changed`. Answers the id of the export.
 */
export async function queueExport(context: Context, document: ExportedDocument): Promise<string> {
  const { db, partition } = context;
  const { id: documentId, version, companyId, vendorNumber, vendorInvoiceNumber, gross, currency } = document;
  if (gross <= 0n || document.lines.length === 0) throw fail('exportNothingToPay', 'rule');
  if (document.net + document.vat !== gross) throw fail('exportTotals', 'rule');
  const partner = await partnerOf(context, companyId);
  const id = await exchangeOf(context, {
    partner,
    purpose: 'export',
    noun: 'supplierInvoice',
    recordId: documentId,
    number: vendorInvoiceNumber,
    amount: gross,
    currency,
    version: String(version),
    body: () => JSON.parse(writtenDocument(document)) as unknown,
  });
  const made = await db
    .insertInto('accounting_export')
    .values({
      partition,
      id,
      company_id: companyId,
      document_id: documentId,
      document_version: version,
      vendor_number: vendorNumber,
      vendor_invoice_number: vendorInvoiceNumber,
      document: writtenDocument(document),
      pending_at: null,
      compared_at: null,
    })
    .onConflict((conflict) => conflict.columns(['partition', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await context.publish('accountingExports', 'created', id);
    await context.happened('export.changed', {
      exportId: id,
      documentId,
      documentVersion: version,
      state: 'QUEUED',
      number: '',
      reason: '',
    });
  }
  return id;
}
