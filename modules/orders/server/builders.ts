import { sql } from 'kysely';
import { addDays } from '#platform/dates.ts';
import { inputOf, type InputOf } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { orderService } from '../contract.ts';
import { purchaseChecked } from '../fields.ts';
import { livesOf, ordersOf } from './lives.ts';
import { linesOf } from './queries.ts';
import { receiveOrder } from './receive.ts';
import { asksSecondPerson, emailOf } from './records.ts';
import { createOrder } from './save-order.ts';
import { markSent } from './send.ts';

type Given = InputOf<(typeof orderService)['operations']['postPurchaseOrder']>;

/** Somebody of the client who asks for an order, or decides on it. */
export interface OrderPerson {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
}

interface BuiltOrder {
  readonly order: Given;
  readonly by: OrderPerson;
  readonly approver: OrderPerson;
  /** How far it has come; `SENT` unless something was received. */
  readonly until?: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'SENT';
  /** Days before today, and the part of each line that came. */
  readonly receipts?: readonly { readonly daysAgo: number; readonly share: number; readonly deliveryNote: string }[];
  /** When it was captured. */
  readonly daysAgo?: number;
}

/** Puts a purchase order in as the product would, for the demonstration and for tests; its mail is not sent. */
export async function buildOrder(
  app: App,
  partition: string,
  { order, by, approver, until = 'SENT', receipts = [], daysAgo = 0 }: BuiltOrder,
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'tripDirector.buildOrder' });
  const as = <Result>(person: OrderPerson, work: (context: Context) => Promise<Result>) =>
    inPartition({ ...system, actor: actorOf(person) }, partition, work);
  const id = await as(by, async (context) => {
    const stored = await createOrder(context, 'purchase', inputOf(purchaseChecked, order));
    if (until !== 'DRAFT')
      await livesOf('purchase').move(context, stored, asksSecondPerson(stored) ? 'submit' : 'settle');
    return stored.id;
  });
  if (until === 'APPROVED' || until === 'SENT')
    await as(approver, async (context) => {
      const stored = await ordersOf('purchase').lock(context, id);
      if (stored.status === 'SUBMITTED') await livesOf('purchase').move(context, stored, 'approve');
    });
  if (until === 'SENT')
    await as(by, async (context) => {
      const stored = await ordersOf('purchase').lock(context, id);
      await markSent(context, stored, await emailOf(context, stored.supplier_id));
    });
  for (const { daysAgo: ago, share, deliveryNote } of receipts)
    await as(by, async (context) => {
      const lines = (await linesOf(context, id)).map((line) => ({
        lineId: line.id,
        quantity: Math.max(1, Math.floor(Number(line.quantity) * share)),
      }));
      await receiveOrder(context, 'purchase', {
        id,
        receivedOn: addDays(context.today, -ago),
        deliveryNote,
        note: '',
        lines,
      });
    });
  await as(by, (context) => backdate(context, id, daysAgo));
  return id;
}

function actorOf({ id, name, companyId }: OrderPerson): UserActor {
  return { kind: 'user', id, account: name, name, companyId, companyName: '', authorisations: new Set() };
}

/** Moves what happened to an order as many days back, so that it reads like one that was made then. */
async function backdate({ db, partition, now }: Context, id: string, daysAgo: number): Promise<void> {
  if (daysAgo === 0) return;
  const then = new Date(now.getTime() - daysAgo * 86_400_000);
  await sql`
    update company_order set created_at = ${then}::timestamptz,
           submitted_at = case when submitted_at is not null then ${then}::timestamptz end,
           decided_at = case when decided_at is not null then ${then}::timestamptz + interval '6 hours' end,
           sent_at = case when sent_at is not null then ${then}::timestamptz + interval '8 hours' end
     where partition = ${partition} and id = ${id}`.execute(db);
}
