import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { makeDrafts } from '#modules/money/invoices/server/index.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';
import type { CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { receiptService } from '../contract.ts';
import { receiptNumber } from '../kinds.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { receiptLives, receipts, refuseEnded } from './end.ts';
import type { StoredReceipt } from './queries.ts';
import { leftOf } from './records.ts';
import { type Saved, savedOf } from './saved.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();
type Operations = (typeof receiptService)['operations'];

/** An entry of which something is left, to be said what it is. */
async function withRest(context: Context, id: string): Promise<StoredReceipt> {
  const stored = await receipts.toChange(context, id);
  refuseEnded(stored);
  if (stored.kind !== 'receipt' || leftOf(stored) === 0n)
    throw fail('receiptRest', 'rule', { number: receiptNumber(stored.kind, stored.number) });
  return stored;
}

/**
 * Says what is left of a receipt. In advance of a load it is named with the load, which is to be invoiced now (VAT Act s 9(1));
 * a deposit bears no VAT until it is applied, once the accountant agrees; too much is warned of and taxed when it is kept.
 */
export async function sayPurpose(
  context: Context,
  { id, purpose, loadId }: z.output<Operations['putReceiptPurpose']['input']>,
): Promise<Saved & { invoiceId: string | null }> {
  refuseWhenScoped(context);
  const stored = await withRest(context, id);
  const invoiceId = purpose === 'advance' && loadId !== null ? await billInAdvance(context, stored, loadId) : null;
  const columns = { purpose, load_id: purpose === 'advance' ? loadId : null, purpose_confirmed_by: '' };
  const before = { purpose: stored.purpose };
  const moved = await receiptLives.move(context, stored, 'note', {
    columns,
    before,
    after: { purpose, loadId, ...(invoiceId && { invoiceId }) },
  });
  return { ...savedOf(moved), invoiceId };
}

/**
 * The draft of a load's invoice, although it is not delivered: money for it has come (VAT Act s 9(1)). It is approved and posted
 * as any other, and then the receipt is given to it.
 */
async function billInAdvance(context: Context, stored: StoredReceipt, loadId: string): Promise<string> {
  const { db, partition } = context;
  const { rows } = await sql<{ billing: CustomerBilling }>`
    select customer_billing as billing from load
     where partition = ${partition} and id = ${loadId} and customer_id = ${stored.customer_id} and status <> ${literal<LoadState>('CANCELLED')}`.execute(
    db,
  );
  const [load] = rows;
  if (!load || (load.billing !== 'NOT_READY' && load.billing !== 'READY'))
    throw invalidFields({ loadId: { code: 'receiptLoad' } });
  if (load.billing === 'NOT_READY') await billLoads(context, [loadId], 'complete');
  const { documents } = await makeDrafts(context, { loadIds: [loadId], taxDate: null, preview: false });
  return documents[0]!.id!;
}

/** The accountant agrees that what is left is a deposit. */
export async function confirmDeposit(
  context: Context,
  { id }: z.output<Operations['confirmReceiptDeposit']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const stored = await withRest(context, id);
  if (stored.purpose !== 'deposit') throw fail('notAllowedInState', 'rule', { state: stored.purpose });
  const { name } = context.actor;
  return savedOf(
    await receiptLives.move(context, stored, 'note', {
      columns: { purpose_confirmed_by: name },
      after: { confirmedBy: name },
    }),
  );
}
