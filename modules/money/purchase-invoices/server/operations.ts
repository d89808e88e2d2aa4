import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { readFile, storeForStaff } from '#modules/base/documents/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { purchaseInvoiceService } from '../contract.ts';
import type { PurchaseInvoiceEvent } from '../status.ts';
import { changeCaptured, fileKinds, fileSubject } from './capture.ts';
import { claimsOn } from './credit-answers.ts';
import { approve, approveVariance, deduct, dispute, undeduct } from './decisions.ts';
import { listExpected } from './expected.ts';
import { listPurchases } from './list-purchases.ts';
import { compared, purchaseLives, purchases, type Saved, savedOf } from './lives.ts';
import { findPurchase, purchaseNoun, type StoredPurchase } from './queries.ts';
import { capturePaper, dropPaper } from './papers/decide.ts';
import { foundPaper, listPapers, paperShown } from './papers/papers.ts';
import { recordOf } from './records.ts';
import { saveTolerance, toleranceAnswer, toleranceOf } from './tolerance.ts';

const fail = failures<FailureCode>();

/** The document that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredPurchase> {
  const stored = await findPurchase(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const purchaseInvoiceOperations: Implementation = implement(purchaseInvoiceService, {
  getPurchaseInvoices: listPurchases,
  getPurchaseInvoice: async (context, { id }) => recordOf(context, await found(context, id)),
  async getPurchaseInvoiceHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, purchaseNoun, id);
  },
  async getPurchaseInvoiceExpected(context, query) {
    refuseWhenLimited(context);
    return listExpected(context, query);
  },
  async getPurchaseInvoiceClaims(context, { companyId, supplierId }) {
    refuseWhenLimited(context);
    const { id, currency } = await bookCompany(context, companyId);
    const claims = await claimsOn(context, { company_id: id, supplier_id: supplierId, currency });
    return claims.map((claim) => ({
      id: claim.id,
      purchaseInvoiceId: claim.purchaseInvoiceId,
      supplierInvoiceNo: claim.supplierInvoiceNo,
      kind: claim.kind,
      reason: claim.reason,
      left: claim.left,
      currency,
      madeAt: claim.madeAt.toISOString(),
    }));
  },
  getPurchasePapers: listPapers,
  getPurchasePaper: async (context, { id }) => paperShown(await foundPaper(context, id)),
  async getPurchasePaperFile(context, { id }) {
    return readFile(context, (await foundPaper(context, id)).blob_name);
  },
  deletePurchasePaper: dropPaper,
  postPurchaseInvoice: capturePaper,
  putPurchaseInvoice: changeCaptured,
  async postPurchaseInvoiceFile(context, file) {
    refuseWhenScoped(context);
    return storeForStaff(context, file, { accept: [...fileKinds], subjectType: fileSubject });
  },
  async getPurchaseInvoiceFile(context, { id }) {
    const { blob_name } = await found(context, id);
    if (blob_name === '') throw fail('fileNotFound', 'notFound');
    return readFile(context, blob_name);
  },
  async submitPurchaseInvoice(context, { id }) {
    const stored = await purchases.toChange(context, id);
    return savedOf(await compared(context, await purchaseLives.move(context, stored, 'submit')));
  },
  async matchPurchaseInvoice(context, { id }) {
    return savedOf(await compared(context, await purchases.toChange(context, id)));
  },
  approvePurchaseInvoice: approve,
  approvePurchaseInvoiceVariance: approveVariance,
  rejectPurchaseInvoice: (context, { id, reason }) => moved(context, id, 'reject', reason),
  disputePurchaseInvoice: dispute,
  deletePurchaseInvoice: (context, { id, reason }) => moved(context, id, 'void', reason),
  postPurchaseInvoiceDeduction: deduct,
  deletePurchaseInvoiceDeduction: undeduct,
  async getPurchaseInvoiceTolerance(context, { companyId, supplierId }) {
    refuseWhenLimited(context);
    const company = await bookCompany(context, companyId);
    const known = await toleranceOf(context, { companyId: company.id, supplierId });
    return { ...toleranceAnswer(known), isOwn: known.isOwn };
  },
  putPurchaseInvoiceTolerance: saveTolerance,
});

async function moved(context: Context, id: string, event: PurchaseInvoiceEvent, reason: string): Promise<Saved> {
  const stored = await purchases.toChange(context, id);
  return savedOf(await purchaseLives.move(context, stored, event, { reason }));
}
