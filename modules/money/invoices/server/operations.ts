import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { invoiceService } from '../contract.ts';
import { invoiceLinkService } from '../link-contract.ts';
import type { InvoiceEvent } from '../status.ts';
import { invoiceOfLink, paperOfLink, proofFile, readInvoiceLink } from './customer-link.ts';
import { raiseDispute, settleDispute } from './disputes.ts';
import { fileOf } from './invoice-file.ts';
import { isCustomer } from './is-customer.ts';
import { listInvoices } from './list-invoices.ts';
import { invoiceLives, invoices, type Saved, savedOf } from './lives.ts';
import { changeBilling, remindOwners } from './load-billing.ts';
import { makeDrafts } from './make-drafts.ts';
import { findInvoice, invoiceNoun, type StoredInvoice } from './queries.ts';
import { billingSums, listQueue } from './queue.ts';
import { recordOf } from './records.ts';
import { reverseInvoice } from './reverse-invoice.ts';
import { approvedOf, readRun, startRun } from './run-job.ts';
import { correctInvoice, saveInvoice } from './save-invoice.ts';
import { sendAgain } from './send-invoice.ts';
import { declareNoVendors, explainZeroRate } from './tax-data.ts';

const fail = failures<FailureCode>();

/** The document that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredInvoice> {
  const stored = await findInvoice(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const invoiceOperations: Implementation = implement(invoiceService, {
  getLoadsToInvoice: listQueue,
  getBillingGaps: billingSums,
  putLoadBilling: changeBilling,
  putZeroRateReason: explainZeroRate,
  putBuyerWithoutVat: declareNoVendors,
  remindBillingOwners: remindOwners,
  postInvoices: makeDrafts,
  getInvoices: listInvoices,
  getInvoice: async (context, { id }) => recordOf(context, await found(context, id)),
  async getInvoiceHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, invoiceNoun, id);
  },
  putInvoice: saveInvoice,
  approveInvoice: (context, { id, comment }) => moved(context, id, 'approve', comment),
  rejectInvoice: (context, { id, reason }) => moved(context, id, 'reject', reason),
  async postInvoice(context, { id }) {
    const stored = await invoices.toChange(context, id);
    return savedOf(await invoiceLives.move(context, await approvedOf(context, stored), 'post'));
  },
  postInvoiceRun: startRun,
  getInvoiceRun: readRun,
  deleteInvoice: (context, { id, reason }) => moved(context, id, 'void', reason),
  sendInvoice: sendAgain,
  async disputeInvoice(context, dispute) {
    if (context.actor.kind !== 'guest') return raiseDispute(context, dispute, { isByCustomer: isCustomer(context) });
    const { recipient } = await invoiceOfLink(context, dispute.id);
    return raiseDispute(context, dispute, { isByCustomer: true, by: recipient });
  },
  settleInvoiceDispute: settleDispute,
  postInvoiceReversal: reverseInvoice,
  correctInvoice,
  async getInvoicePaper(context, { id, format }) {
    const invoice = await (context.actor.kind === 'guest' ? paperOfLink : found)(context, id);
    const { sha256: _, ...file } = await fileOf(context, invoice, format);
    return file;
  },
});

/** The customer's page of a document. */
export const invoiceLinkOperations: Implementation = implement(invoiceLinkService, {
  getInvoiceLink: (context) => readInvoiceLink(context),
  getInvoiceProof: proofFile,
});

async function moved(context: Context, id: string, event: InvoiceEvent, reason = ''): Promise<Saved> {
  const stored = await invoices.toChange(context, id);
  return savedOf(await invoiceLives.move(context, stored, event, { reason }));
}
