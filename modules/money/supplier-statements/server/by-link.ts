import { sql } from 'kysely';
import type { z } from 'zod';
import { formatDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { beginAnew, type LinkRow } from '#platform/server/links.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { inspectFile, keepInspected } from '#modules/base/documents/server/index.ts';
import { heldLink, readLink } from '#modules/parties/links/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { Captured } from '#modules/money/purchase-invoices/contract.ts';
import type { CapturedVia, PurchaseKind } from '#modules/money/purchase-invoices/kinds.ts';
import { purchaseInvoiceLife } from '#modules/money/purchase-invoices/status.ts';
import { normalisedNumber } from '#modules/money/purchase-invoices/numbers.ts';
import {
  capture,
  fileKinds,
  fileSubject,
  lockSupplier,
  sameNumber,
} from '#modules/money/purchase-invoices/server/index.ts';
import { type AnsweredLine, spread } from '../answer.ts';
import type { supplierLinkService } from '../link-contract.ts';
import type { SupplierStatementFailureCode } from '../messages/failures/index.ts';
import { loadShown, waitingLoads } from './owed-loads.ts';
import { invoiceLinkKind, statementLinkKind } from './send-statement.ts';

const fail = failures<FailureCode | SupplierStatementFailureCode>();
type Operations = (typeof supplierLinkService)['operations'];
type Capturing = z.output<Operations['postPurchaseInvoiceByLink']['input']>;

/** What a page of a supplier starts from: how VAT is counted, and which numbers it has used. */
export async function basisOf(context: Context, link: LinkRow, supplierId: string) {
  const { db, partition } = context;
  const company = await bookCompany(context, link.company_id);
  const { rows } = await sql<{ number: string; date: string; gross: number }>`
    select supplier_invoice_no as number, invoice_date::text as date, gross from purchase_invoice
     where partition = ${partition} and supplier_id = ${supplierId} and kind = ${'invoice' satisfies PurchaseKind} and status not in ${setOf(purchaseInvoiceLife, 'dropped')}
     order by invoice_date desc, id desc limit 2000`.execute(db);
  const { rows: places } = await sql<{ country: string }>`
    select coalesce(nullif(address ->> 'country', ''), 'ZA') as country from company where partition = ${partition} and id = ${company.id}`.execute(
    db,
  );
  return {
    currency: company.currency,
    country: places[0]?.country ?? 'ZA',
    today: company.today,
    sent: rows.map(({ gross, ...row }) => ({ ...row, gross: cents(gross) })),
  };
}

/** Reads the link by which a supplier brings invoices: with the accepted code come the loads that wait for one. */
export async function readInvoiceLink(
  context: Context,
): Promise<z.input<Operations['getPurchaseInvoiceLink']['output']>> {
  const { link, isOpen, answer } = await readLink(context, invoiceLinkKind);
  if (!isOpen || link.subject_id === null) return answer;
  const loads = await waitingLoads(context, { companyId: link.company_id, supplierId: link.subject_id });
  return {
    ...answer,
    ...(await basisOf(context, link, link.subject_id)),
    loads: loads.map(loadShown),
  };
}

/** Keeps the photo or file of an invoice for the link that brings it. */
export async function keepLinkFile(
  context: Context,
  { fileName, content }: z.output<Operations['postPurchaseInvoiceLinkFile']['input']>,
): Promise<z.input<Operations['postPurchaseInvoiceLinkFile']['output']>> {
  const brought = { content, field: 'content', accept: fileKinds } as const;
  const link = await heldLink(context, [invoiceLinkKind, statementLinkKind]);
  const kept = await keepInspected(
    context,
    {
      ...brought,
      fileName: fileName || 'invoice',
      subjectType: fileSubject,
      companyId: link.company_id,
      linkId: link.id,
      uploadedBy: senderOf(link),
    },
    await inspectFile(context, brought),
  );
  return { blobName: kept.blobName, fileName: kept.fileName, size: kept.size };
}

export const senderOf = ({ recipient_name, recipient_email }: LinkRow) => recipient_name || recipient_email;

/** Takes the invoice that a supplier brings: its total goes over the loads that it chose, each as much as it was owed. */
export async function captureByLink(
  context: Context,
  input: Capturing,
): Promise<z.input<Operations['postPurchaseInvoiceByLink']['output']>> {
  const link = await heldLink(context, [invoiceLinkKind], { lock: true });
  const supplierId = link.subject_id!;
  await lockSupplier(context, supplierId);
  const { gross, vat, loadIds } = input;
  const loads = await waitingLoads(context, { companyId: link.company_id, supplierId, loadIds });
  if (loads.length < new Set(loadIds).size) throw invalidFields({ loadIds: { code: 'statementLoadGone' } });
  if (vat >= gross) throw invalidFields({ vat: { code: 'statementVatTooMuch' } });
  const charges = loads.flatMap((load) => load.charges.map((charge) => ({ loadId: load.loadId, ...charge })));
  const nets = spread(cents(gross - vat), charges);
  if (!nets) throw invalidFields({ gross: { code: 'statementTooSmall' } });
  const lines = charges.map(({ loadId, chargeId, description, vatCode }, place) => ({
    loadId,
    chargeId,
    description,
    vatCode,
    net: nets[place]!,
  }));
  await captureFrom(context, { link, supplierId, via: 'link' }, { ...input, lines });
  await beginAnew(context, link);
  return { supplierInvoiceNo: input.supplierInvoiceNo, gross };
}

interface Source {
  readonly link: LinkRow;
  readonly supplierId: string;
  readonly via: CapturedVia;
}

interface ByLink extends Pick<Captured, 'supplierInvoiceNo' | 'invoiceDate' | 'vat' | 'blobName'> {
  readonly lines: readonly AnsweredLine[];
}

/** Captures what came by a link. Nothing of what staff know of other documents is told: a number of before is named by its date alone. */
export async function captureFrom(
  context: Context,
  { link, supplierId, via }: Source,
  { supplierInvoiceNo, invoiceDate, vat, blobName, lines }: ByLink,
): Promise<{ readonly id: string }> {
  await lockSupplier(context, supplierId);
  const number = normalisedNumber(supplierInvoiceNo);
  const other = await sameNumber(context, { supplierId, kind: 'invoice', number, except: null });
  if (other)
    throw invalidFields({
      supplierInvoiceNo: {
        code: 'statementNumberUsed',
        details: { number: other.supplier_invoice_no, date: formatDate(other.invoice_date, context.language) },
      },
    });
  await refuseUsedFile(context, blobName);
  return capture(
    context,
    {
      companyId: link.company_id,
      supplierId,
      kind: 'invoice',
      supplierInvoiceNo,
      invoiceDate,
      receivedOn: null,
      dueDate: null,
      vatNumber: '',
      missingParticulars: [],
      vat,
      originalId: null,
      answers: null,
      currency: null,
      note: '',
      blobName,
      duplicateReason: '',
      paperId: null,
      lines: lines.map(({ loadId, chargeId, description, vatCode, net }) => ({
        loadId,
        chargeId,
        orderId: null,
        orderLineId: null,
        itemMasterId: null,
        profitCentreId: null,
        description,
        quantity: 1,
        net,
        vatCode,
        isPart: false,
      })),
    },
    { via, by: senderOf(link) },
  );
}

/** A file that an invoice of before has is not given to another one. */
async function refuseUsedFile({ db, partition }: Context, blobName: string): Promise<void> {
  const file = await db
    .selectFrom('stored_file')
    .select('subject_id')
    .where('partition', '=', partition)
    .where('blob_name', '=', blobName)
    .executeTakeFirst();
  if (!file || file.subject_id !== null)
    throw fail('invalidPayload', 'invalid', {}, { blobName: { code: 'fileNotFound' } });
}
