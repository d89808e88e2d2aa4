import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited } from '#modules/access/server/index.ts';
import { readFile, storeFile } from '#modules/documents/server/index.ts';
import { orderService } from '../contract.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { type OrderEvent, type OrderKind, releaseEvent } from '../status.ts';
import { countOrders, listOrders } from './list-orders.ts';
import { livesOf, ordersOf, type Saved, savedOf } from './lives.ts';
import { notInvoiced } from './not-invoiced.ts';
import { makePaper } from './paper/make-paper.ts';
import { findOrder, linesOf, orderNoun, type StoredOrder } from './queries.ts';
import { receiveOrder, undoReceipt } from './receive.ts';
import { asksSecondPerson, recordOf } from './records.ts';
import { changeOrder, createOrder } from './save-order.ts';
import { sendOrder, tellCancelled } from './send.ts';

const fail = failures<FailureCode | OrderFailureCode>();

interface OfOrder {
  readonly id: string;
}
interface Reasoned extends OfOrder {
  readonly reason: string;
}

/** The order that the caller has, or `notFound`. */
async function found(context: Context, kind: OrderKind, id: string): Promise<StoredOrder> {
  refuseWhenLimited(context);
  const stored = await findOrder(context, kind, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const orderOperations: Implementation = implement(orderService, {
  getPurchaseOrders: (context, query) => listOrders(context, 'purchase', query),
  getPurchaseOrderCounts: (context) => countOrders(context, 'purchase'),
  getPurchaseOrder: async (context, { id }) => recordOf(context, await found(context, 'purchase', id)),
  getPurchaseOrderHistory: (context, { id }) => historyOf(context, 'purchase', id),
  getPurchaseOrderPaper: async (context, { id }) => makePaper(context, await found(context, 'purchase', id)),
  postPurchaseOrder: async (context, order) => savedOf(await createOrder(context, 'purchase', order)),
  putPurchaseOrder: (context, order) => changeOrder(context, 'purchase', order),
  deletePurchaseOrder: (context, { id }) => removeOrder(context, 'purchase', id),
  submitPurchaseOrder: (context, of) => submit(context, 'purchase', of),
  approvePurchaseOrder: (context, { id, comment }) => moved(context, 'purchase', 'approve', { id, reason: comment }),
  rejectPurchaseOrder: (context, of) => moved(context, 'purchase', 'reject', of),
  sendPurchaseOrder: (context, of) => sendOrder(context, 'purchase', of),
  receivePurchaseOrder: (context, receipt) => receiveOrder(context, 'purchase', receipt),
  undoPurchaseOrderReceipt: (context, of) => undoReceipt(context, 'purchase', of),
  holdPurchaseOrder: (context, of) => moved(context, 'purchase', 'hold', of),
  releasePurchaseOrder: (context, of) => release(context, 'purchase', of),
  closePurchaseOrder: (context, of) => close(context, 'purchase', of),
  cancelPurchaseOrder: (context, of) => cancel(context, 'purchase', of),
  postPurchaseOrderFile: storeQuote,
  getPurchaseOrderFile: (context, of) => quoteOf(context, 'purchase', of),
  getOrderAccruals: notInvoiced,
});

async function historyOf(context: Context, kind: OrderKind, id: string) {
  await found(context, kind, id);
  return recordHistory(context, orderNoun, id);
}

async function moved(context: Context, kind: OrderKind, event: OrderEvent, { id, reason }: Reasoned): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, event);
  return savedOf(await livesOf(kind).move(context, stored, event, { reason }));
}

/** To a second person where one has to look at it; otherwise it is approved as it is. */
async function submit(context: Context, kind: OrderKind, { id }: OfOrder): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, 'submit');
  return savedOf(await livesOf(kind).move(context, stored, asksSecondPerson(stored) ? 'submit' : 'settle'));
}

async function release(context: Context, kind: OrderKind, { id }: OfOrder): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  return savedOf(await livesOf(kind).move(context, stored, releaseEvent(stored.held_from)));
}

/** Ends an order of which something came; what has not come is given up with a reason. */
async function close(context: Context, kind: OrderKind, { id, reason }: Reasoned): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, 'close');
  const isShort = stored.status !== 'RECEIVED';
  if (isShort && reason === '') throw fail('invalidPayload', 'invalid', {}, { reason: { code: 'required' } });
  const open = (await linesOf(context, id)).filter((line) => Number(line.quantity_received) < Number(line.quantity));
  return savedOf(
    await livesOf(kind).move(context, stored, 'close', {
      reason,
      after: { ...(isShort && { notReceived: open.map(({ description }) => description).join(', ') }) },
    }),
  );
}

async function cancel(context: Context, kind: OrderKind, { id, reason }: Reasoned): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, 'cancel');
  const cancelled = await livesOf(kind).move(context, stored, 'cancel', { reason });
  await tellCancelled(context, cancelled);
  return savedOf(cancelled);
}

/** Removes a draft. What was sent once keeps its number, and is cancelled instead. */
async function removeOrder(context: Context, kind: OrderKind, id: string): Promise<OfOrder> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  if (stored.status !== 'DRAFT' || stored.sent_revision > 0)
    throw fail('notAllowedInState', 'rule', { state: stored.status });
  const { db, partition } = context;
  await db.deleteFrom('company_order').where('partition', '=', partition).where('id', '=', id).execute();
  await ordersOf(kind).announce(context, stored, {
    event: 'removed',
    before: { number: stored.order_number, net: cents(stored.net) },
  });
  return { id };
}

async function storeQuote(
  context: Context,
  { fileName, content }: { readonly fileName: string; readonly content: string },
) {
  refuseWhenLimited(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  return storeFile(context, {
    content,
    fileName,
    field: 'content',
    accept: ['pdf', 'jpeg', 'png', 'tiff'],
    subjectType: 'orderQuote',
    companyId: actor.companyId,
    uploadedBy: actor.account,
  });
}

async function quoteOf(context: Context, kind: OrderKind, { id, blobName }: OfOrder & { readonly blobName: string }) {
  const { quotes } = await found(context, kind, id);
  if (!quotes.some((quote) => quote.blobName === blobName)) throw fail('fileNotFound', 'notFound');
  return readFile(context, blobName);
}
