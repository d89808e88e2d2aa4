import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import { authorisation, inputOf, type InputOf } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { orderService } from '../contract.ts';
import { type acceptanceFields, type GivenOrder, internalChecked, purchaseChecked, serviceChecked } from '../fields.ts';
import type { OrderEvent, OrderKind } from '../status.ts';
import { agreementEvent } from './agree.ts';
import { bookStored } from './book.ts';
import { livesOf, ordersOf } from './lives.ts';
import { linesOf } from './queries.ts';
import { receiveOrder } from './receive.ts';
import { asksSecondPerson, emailOf } from './records.ts';
import { askReversal, reverseBooking } from './reverse-booking.ts';
import { createOrder } from './save-order.ts';
import { markSent } from './send.ts';

type Ops = (typeof orderService)['operations'];
/** What is ordered, and of which kind it is. */
type Built =
  | { readonly kind?: 'purchase'; readonly order: InputOf<Ops['postPurchaseOrder']> }
  | { readonly kind: 'service'; readonly order: InputOf<Ops['postServiceOrder']> }
  | { readonly kind: 'internal'; readonly order: InputOf<Ops['postInternalOrder']> };

/** Somebody of the client who asks for an order, or decides on it. */
export interface OrderPerson {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
}

interface Course {
  readonly by: OrderPerson;
  readonly approver: OrderPerson;
  /** How far it has come; `SENT` unless something was received. */
  readonly until?: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'SENT';
  /** Of internal orders: the managers of both centres, who agree. */
  readonly managers?: readonly OrderPerson[];
  /** Events of the machine afterwards: a workshop begins, waits for parts. */
  readonly events?: readonly { readonly event: OrderEvent; readonly reason?: string }[];
  /** Days before today, and the part of each line that came. */
  readonly receipts?: readonly BuiltReceipt[];
  /** A booking of an internal order that was taken back: who asked for it, and who decided. */
  readonly reversed?: { readonly askedBy: OrderPerson; readonly decidedBy: OrderPerson; readonly reason: string };
  /** Days before today on which it was captured. */
  readonly daysAgo?: number;
}

export type BuiltOrder = Built & Course;

interface BuiltReceipt {
  readonly daysAgo: number;
  readonly share: number;
  readonly deliveryNote?: string;
  /** Of work that is accepted. */
  readonly accepted?: Partial<
    Pick<z.output<typeof acceptanceFields>, 'odometerKm' | 'workCard' | 'warrantyUntil' | 'repaired'>
  >;
}

/** Puts an order in as the product would, for the demonstration and for tests; its mail is not sent. */
export async function buildOrder(app: App, partition: string, built: BuiltOrder): Promise<string> {
  const { by, approver, until = 'SENT', managers = [], events = [], receipts = [], reversed, daysAgo = 0 } = built;
  const kind = built.kind ?? 'purchase';
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'tripDirector.buildOrder' });
  const as = <Result>(person: OrderPerson, work: (context: Context) => Promise<Result>) =>
    inPartition({ ...system, actor: actorOf(person) }, partition, work);
  const id = await as(by, async (context) => {
    const stored = await createOrder(context, kind, givenOf(built));
    if (until !== 'DRAFT') await livesOf(kind).move(context, stored, asksSecondPerson(stored) ? 'submit' : 'settle');
    return stored.id;
  });
  const decide = (person: OrderPerson) =>
    as(person, async (context) => {
      const stored = await ordersOf(kind).lock(context, id);
      if (stored.status !== 'SUBMITTED') return;
      await livesOf(kind).move(context, stored, kind === 'internal' ? agreementEvent(context, stored) : 'approve');
    });
  if (until === 'APPROVED' || until === 'SENT')
    for (const each of kind === 'internal' ? managers : [approver]) await decide(each);
  if (until === 'SENT' && kind !== 'internal')
    await as(by, async (context) => {
      const stored = await ordersOf(kind).lock(context, id);
      await markSent(context, stored, await emailOf(context, stored.supplier_id));
    });
  // Nothing comes before it was ordered.
  await as(by, (context) => backdate(context, id, daysAgo));
  for (const each of receipts) await as(by, (context) => receive(context, kind, { id, ...each }));
  for (const { event, reason = '' } of events)
    await as(by, async (context) => {
      const stored = await ordersOf(kind).lock(context, id);
      if (event === 'book') await bookStored(context, stored);
      else await livesOf(kind).move(context, stored, event, { reason });
    });
  if (reversed) {
    const { askedBy, decidedBy, reason } = reversed;
    await as(askedBy, async (context) => {
      const lockId = lockIdOf(await ordersOf(kind).lock(context, id));
      await askReversal({ ...context, lockId }, { id, reason });
    });
    await as(decidedBy, async (context) => reverseBooking(context, await ordersOf(kind).lock(context, id)));
  }
  return id;
}

function givenOf(built: Built): GivenOrder {
  switch (built.kind) {
    case 'service':
      return inputOf(serviceChecked, built.order);
    case 'internal':
      return inputOf(internalChecked, built.order);
    default:
      return inputOf(purchaseChecked, built.order);
  }
}

async function receive(
  context: Context,
  kind: OrderKind,
  { id, daysAgo, share, deliveryNote = '', accepted }: BuiltReceipt & { readonly id: string },
): Promise<void> {
  const lines = (await linesOf(context, id)).map((line) => ({
    lineId: line.id,
    quantity: Math.max(1, Math.floor(Number(line.quantity) * share)),
  }));
  const came = { id, receivedOn: addDays(context.today, -daysAgo), note: '', lines };
  const work = { odometerKm: null, workCard: '', warrantyUntil: null, repaired: [], ...accepted };
  await receiveOrder(context, kind, kind === 'service' ? { ...came, ...work } : { ...came, deliveryNote });
}

/** Whoever manages a centre agrees for it by asking. */
const authorisations: ReadonlySet<string> = new Set([authorisation('tripDirector', 'approveInternalOrder')]);

function actorOf({ id, name, companyId }: OrderPerson): UserActor {
  return { kind: 'user', id, account: name, name, companyId, companyName: '', authorisations };
}

/** Moves what happened to an order as many days back, so that it reads like one that was made then. */
async function backdate({ db, partition, now }: Context, id: string, daysAgo: number): Promise<void> {
  if (daysAgo === 0) return;
  const then = new Date(now.getTime() - daysAgo * 86_400_000);
  await sql`
    update company_order set created_at = ${then}::timestamptz,
           submitted_at = case when submitted_at is not null then ${then}::timestamptz end,
           decided_at = case when decided_at is not null then ${then}::timestamptz + interval '6 hours' end,
           asking_agreed_at = case when asking_agreed_at is not null then ${then}::timestamptz + interval '4 hours' end,
           performing_agreed_at = case when performing_agreed_at is not null then ${then}::timestamptz + interval '5 hours' end,
           sent_at = case when sent_at is not null then ${then}::timestamptz + interval '8 hours' end
     where partition = ${partition} and id = ${id}`.execute(db);
}
