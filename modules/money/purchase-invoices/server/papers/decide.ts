import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { moveFiles } from '#modules/base/documents/server/index.ts';
import type { Captured, purchaseInvoiceService } from '#modules/money/purchase-invoices/contract.ts';
import type { PurchaseFailureCode } from '#modules/money/purchase-invoices/messages/failures/index.ts';
import { capture } from '../capture.ts';
import { findPurchase } from '../queries.ts';
import { type Saved, savedOf } from '../lives.ts';
import { papers, type StoredPaper } from './papers.ts';

const fail = failures<PurchaseFailureCode>();
type Operations = (typeof purchaseInvoiceService)['operations'];

/** Captures a document; where it came by mail, its paper is its file and waits no more. */
export async function capturePaper(context: Context, input: Captured): Promise<Saved> {
  if (input.paperId === null) return capture(context, input);
  refuseWhenScoped(context);
  const paper = await papers.lock(context, input.paperId);
  refuseDone(paper);
  if (paper.supplier_id !== input.supplierId) throw invalidFields({ paperId: { code: 'notFound' } });
  const { id } = await capture(context, input, { via: 'mail', by: context.actor.name });
  if (input.blobName === '') {
    await moveFiles(context, [paper.blob_name], id);
    const { blob_name, file_name, content_type } = paper;
    await context.db
      .updateTable('purchase_invoice')
      .set({ blob_name, file_name, content_type })
      .where('partition', '=', context.partition)
      .where('id', '=', id)
      .execute();
  }
  await papers.change(context, paper, {
    event: 'captured',
    columns: { purchase_invoice_id: id, decided_by: context.actor.name, decided_at: context.now },
    after: { supplierInvoiceNo: input.supplierInvoiceNo },
  });
  return savedOf((await findPurchase(context, id))!);
}

/** Drops a paper that is no invoice, or is there already. */
export async function dropPaper(
  context: Context,
  { id, reason }: z.output<Operations['deletePurchasePaper']['input']>,
): Promise<{ id: string }> {
  refuseWhenScoped(context);
  const paper = await papers.toChange(context, id);
  refuseDone(paper);
  await papers.change(context, paper, {
    event: 'dropped',
    columns: { dropped_because: reason, decided_by: context.actor.name, decided_at: context.now },
    after: { reason },
  });
  return { id };
}

function refuseDone({ decided_at }: StoredPaper): void {
  if (decided_at !== null) throw fail('purchasePaperDone', 'conflict');
}
