import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import type { Move } from '#platform/server/life-events.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { readFile, storeForStaff } from '#modules/base/documents/server/index.ts';
import type { orderQuery } from '../answers.ts';
import { orderService } from '../contract.ts';
import type { GivenOrder, GivenReceipt } from '../fields.ts';
import { named } from '../named.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { isNotInvoiced } from '../rules.ts';
import { type OrderEvent, type OrderKind, anyOrder } from '../status.ts';
import { agreeing, agreementEvent, sidesOf } from './agree.ts';
import { bookOrder } from './book.ts';
import { centreOrders } from './centre-orders.ts';
import { countOrders, listOrders } from './list-orders.ts';
import { livesOf, moveInForce, nextInForce, ordersOf, type Saved, savedOf } from './lives.ts';
import { valueOf } from './movements.ts';
import { notInvoiced } from './not-invoiced.ts';
import { makePaper } from './paper/make-paper.ts';
import { settleProgress } from './progress.ts';
import { askedOf, findOrder, linesOf, orderNoun, type StoredLine, type StoredOrder } from './queries.ts';
import { receiveOrder, undoReceipt } from './receive.ts';
import { asksSecondPerson, recordOf } from './records.ts';
import { askReversal, keepBooking, reverseBooking } from './reverse-booking.ts';
import { writeSearchWords } from './revise.ts';
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
    kind === 'internal' ? agree(context, id, comment) : decided(context, kind, 'approve', { id, reason: comment }),
  'reject*': (context: Context, of: Reasoned) =>
    kind === 'internal' ? disagree(context, of) : decided(context, kind, 'reject', of),
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
    'start*': (context: Context, of: OfOrder) => worked(context, 'start', of),
    'await*Parts': (context: Context, of: Reasoned) => worked(context, 'awaitParts', of),
    'resume*': (context: Context, of: OfOrder) => worked(context, 'resume', of),
    'finish*': (context: Context, of: OfOrder) => worked(context, 'finish', of),
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

/** The work of a workshop goes on by the revision in force, also while the next one waits. */
async function worked(
  context: Context,
  event: 'start' | 'awaitParts' | 'resume' | 'finish',
  { id, reason = '' }: OfOrder & Partial<Reasoned>,
): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf('service').toChange(context, id);
  nextInForce(stored, event);
  return savedOf(await moveInForce(context, stored, event, { reason }));
}

/** What approving and rejecting do: to an order that nobody agreed to yet, or to the revision that waits beside another. */
const verdicts = {
  approve: { first: 'approve', next: 'adopt' },
  reject: { first: 'reject', next: 'discard' },
} as const satisfies Record<string, Readonly<Record<'first' | 'next', OrderEvent>>>;

function verdictOn({ in_force }: StoredOrder, does: keyof typeof verdicts): OrderEvent {
  return verdicts[does][in_force === '' ? 'first' : 'next'];
}

async function decided(
  context: Context,
  kind: OrderKind,
  does: keyof typeof verdicts,
  { id, reason }: Reasoned,
): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  return savedOf(await decide(context, stored, verdictOn(stored, does), { reason }));
}

/** Decides; a revision that comes into force may order more than came, or only what came. */
async function decide(
  context: Context,
  stored: StoredOrder,
  event: OrderEvent,
  move: Move<'company_order', never>,
): Promise<StoredOrder> {
  const lives = livesOf(stored.kind);
  lives.next(stored, event);
  const moved = await lives.move(context, stored, event, move);
  if (event !== 'adopt') return moved;
  const adopted = await writeSearchWords(context, (await findOrder(context, stored.kind, stored.id))!);
  return settleProgress(context, adopted);
}

/** One of the two managers agrees; the second of them approves. */
async function agree(context: Context, id: string, comment: string): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf('internal').toChange(context, id);
  if (stored.status === 'REVERSAL_ASKED') return reverseBooking(context, stored);
  livesOf('internal').next(stored, 'approve');
  const asked = await askedOf(context, stored);
  const agreed = agreeing(context, asked, 'agree');
  const event = agreementEvent(agreed, asked);
  const centres = sidesOf(agreed, asked).map((side) =>
    side === 'asking' ? stored.centre_name : (stored.performing_name ?? ''),
  );
  return savedOf(
    await decide(agreed, stored, event === 'agree' ? event : verdictOn(stored, event), {
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
  return savedOf(await decide(context, stored, verdictOn(stored, 'reject'), { reason }));
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
  return savedOf(await livesOf(kind).move(context, stored, 'release'));
}

/** Ends an order of which something came; what has not come is given up with a reason. */
async function close(context: Context, kind: OrderKind, { id, reason }: Reasoned): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, 'close');
  const isShort = !is(anyOrder, stored.status, 'received');
  const lines = await linesOf(context, id);
  if ((isShort || lacksInvoice(stored, lines)) && reason === '') throw invalidFields({ reason: { code: 'required' } });
  const open = lines.filter((line) => Number(line.quantity_received) < Number(line.quantity));
  return savedOf(
    await livesOf(kind).move(context, stored, 'close', {
      reason,
      after: { ...(isShort && { notReceived: open.map(({ description }) => description).join(', ') }) },
    }),
  );
}

/** Whether a supplier has not invoiced all that came. Between centres there is no invoice. */
function lacksInvoice({ kind }: StoredOrder, lines: readonly StoredLine[]): boolean {
  return kind !== 'internal' && lines.some((line) => isNotInvoiced(valueOf(line)));
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
