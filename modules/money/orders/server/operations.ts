import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { readFile, storeForStaff } from '#modules/base/documents/server/index.ts';
import type { orderQuery } from '../answers.ts';
import { orderService } from '../contract.ts';
import type { GivenOrder, GivenReceipt } from '../fields.ts';
import { named } from '../named.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { type OrderEvent, type OrderKind, receivedStates, releaseEvent } from '../status.ts';
import { agreeing, agreementEvent, sidesOf } from './agree.ts';
import { bookOrder } from './book.ts';
import { centreOrders } from './centre-orders.ts';
import { countOrders, listOrders } from './list-orders.ts';
import { livesOf, ordersOf, type Saved, savedOf } from './lives.ts';
import { notInvoiced } from './not-invoiced.ts';
import { makePaper } from './paper/make-paper.ts';
import { findOrder, linesOf, orderNoun, type StoredOrder } from './queries.ts';
import { receiveOrder, undoReceipt } from './receive.ts';
import { asksSecondPerson, recordOf } from './records.ts';
import { askReversal, keepBooking, reverseBooking } from './reverse-booking.ts';
import { changeOrder, createOrder } from './save-order.ts';
import { sendOrder } from './send.ts';

const fail = failures<FailureCode | OrderFailureCode>();

type OrderQuery = z.output<typeof orderQuery>;

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

/** What answers the operations that every kind has. */
const every = (kind: OrderKind) => ({
  'get*s': (context: Context, query: OrderQuery) => listOrders(context, kind, query),
  'get*Counts': (context: Context) => countOrders(context, kind),
  'get*': async (context: Context, { id }: OfOrder) => recordOf(context, await found(context, kind, id)),
  'get*History': (context: Context, { id }: OfOrder) => historyOf(context, kind, id),
  'get*Paper': async (context: Context, { id }: OfOrder) => makePaper(context, await found(context, kind, id)),
  'post*': async (context: Context, order: GivenOrder) => savedOf(await createOrder(context, kind, order)),
  'put*': (context: Context, order: GivenOrder & OfOrder) => changeOrder(context, kind, order),
  'delete*': (context: Context, { id }: OfOrder) => removeOrder(context, kind, id),
  'submit*': (context: Context, of: OfOrder) => submit(context, kind, of),
  'approve*': (context: Context, { id, comment }: OfOrder & { readonly comment: string }) =>
    kind === 'internal' ? agree(context, id, comment) : moved(context, kind, 'approve', { id, reason: comment }),
  'reject*': (context: Context, of: Reasoned) =>
    kind === 'internal' ? disagree(context, of) : moved(context, kind, 'reject', of),
  'receive*': (context: Context, receipt: GivenReceipt & OfOrder) => receiveOrder(context, kind, receipt),
  'undo*Receipt': (context: Context, of: Reasoned & { readonly receiptId: string }) => undoReceipt(context, kind, of),
  'hold*': (context: Context, of: Reasoned) => moved(context, kind, 'hold', of),
  'release*': (context: Context, of: OfOrder) => release(context, kind, of),
  'close*': (context: Context, of: Reasoned) => close(context, kind, of),
  'cancel*': (context: Context, of: Reasoned) => moved(context, kind, 'cancel', of),
});

/** And those of what goes to a supplier. */
const bought = (kind: OrderKind) => ({
  'send*': (context: Context, of: OfOrder & { readonly to: string }) => sendOrder(context, kind, of),
  'post*File': storeQuote,
  'get*File': (context: Context, of: OfOrder & { readonly blobName: string }) => quoteOf(context, kind, of),
});

export const orderOperations: Implementation = implement(orderService, {
  ...named('PurchaseOrder', { ...every('purchase'), ...bought('purchase') }),
  ...named('ServiceOrder', {
    ...every('service'),
    ...bought('service'),
    'start*': (context: Context, { id }: OfOrder) => moved(context, 'service', 'start', { id }),
    'await*Parts': (context: Context, of: Reasoned) => moved(context, 'service', 'awaitParts', of),
    'resume*': (context: Context, { id }: OfOrder) => moved(context, 'service', 'resume', { id }),
    'finish*': (context: Context, { id }: OfOrder) => moved(context, 'service', 'finish', { id }),
  }),
  ...named('InternalOrder', { ...every('internal'), 'book*': bookOrder, 'post*Reversal': askReversal }),
  getProfitCentreOrders: centreOrders,
  getOrderAccruals: notInvoiced,
});

async function historyOf(context: Context, kind: OrderKind, id: string) {
  await found(context, kind, id);
  return recordHistory(context, orderNoun, id);
}

async function moved(
  context: Context,
  kind: OrderKind,
  event: OrderEvent,
  { id, reason = '' }: OfOrder & Partial<Reasoned>,
): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, event);
  return savedOf(await livesOf(kind).move(context, stored, event, { reason }));
}

/** One of the two managers agrees; the second of them approves. */
async function agree(context: Context, id: string, comment: string): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf('internal').toChange(context, id);
  if (stored.status === 'REVERSAL_ASKED') return reverseBooking(context, stored);
  livesOf('internal').next(stored, 'approve');
  const decided = agreeing(context, stored, 'agree');
  const event = agreementEvent(decided, stored);
  const centres = sidesOf(decided, stored).map((side) =>
    side === 'asking' ? stored.centre_name : (stored.performing_name ?? ''),
  );
  return savedOf(
    await livesOf('internal').move(decided, stored, event, {
      reason: comment,
      after: { agreedFor: centres.join(', ') },
    }),
  );
}

/** A manager does not agree to the order, or to taking back what was charged. */
async function disagree(context: Context, { id, reason }: Reasoned): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf('internal').toChange(context, id);
  if (stored.status === 'REVERSAL_ASKED') return keepBooking(context, stored, reason);
  livesOf('internal').next(stored, 'reject');
  return savedOf(await livesOf('internal').move(context, stored, 'reject', { reason }));
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
  const isShort = !(receivedStates as readonly string[]).includes(stored.status);
  if (isShort && reason === '') throw invalidFields({ reason: { code: 'required' } });
  const open = (await linesOf(context, id)).filter((line) => Number(line.quantity_received) < Number(line.quantity));
  return savedOf(
    await livesOf(kind).move(context, stored, 'close', {
      reason,
      after: { ...(isShort && { notReceived: open.map(({ description }) => description).join(', ') }) },
    }),
  );
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

async function storeQuote(context: Context, file: Parameters<typeof storeForStaff>[1]) {
  refuseWhenLimited(context);
  return storeForStaff(context, file, { accept: ['pdf', 'jpeg', 'png', 'tiff'], subjectType: 'orderQuote' });
}

async function quoteOf(context: Context, kind: OrderKind, { id, blobName }: OfOrder & { readonly blobName: string }) {
  const { quotes } = await found(context, kind, id);
  if (!quotes.some((quote) => quote.blobName === blobName)) throw fail('fileNotFound', 'notFound');
  return readFile(context, blobName);
}
