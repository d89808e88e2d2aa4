import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Life, life, type Transition } from '#platform/server/life.ts';
import { lockIdOf, record, type Records } from '#platform/server/records.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { type OrderEvent, type OrderKind, type OrderState, purchaseLife } from '../status.ts';
import { refuseFaults } from './findings.ts';
import { findOrder, linesOf, orderNoun, type StoredOrder } from './queries.ts';
import { orderStake, recordOf } from './records.ts';

const fail = failures<FailureCode | OrderFailureCode>();

type Orders = Records<StoredOrder, 'company_order'>;
type OrderLife = Life<StoredOrder, 'company_order', OrderState, OrderEvent, never>;

function recordsOf(kind: OrderKind, channel: 'purchaseOrders'): Orders {
  return record({
    noun: orderNoun,
    table: 'company_order',
    channels: [channel, 'approvals'],
    bell: 'order.',
    find: (context: Context, id: string) => findOrder(context, kind, id),
    show: recordOf,
  });
}

const purchases = recordsOf('purchase', 'purchaseOrders');
const purchaseLives = lifeOf(purchases);

/** The orders of a kind, as they are changed. */
export function ordersOf(_kind: OrderKind): Orders {
  return purchases;
}

/** The states of the orders of a kind: who decides, what stands against an event, and what it writes. */
export function livesOf(_kind: OrderKind): OrderLife {
  return purchaseLives;
}

function lifeOf(records: Orders): OrderLife {
  return life<StoredOrder, 'company_order', OrderState, OrderEvent>(records, {
    machine: purchaseLife,
    column: 'status',
    guards: {
      submit: whole,
      settle: whole,
      async approve(context, stored) {
        const decides = deciding(context, stored.edited_by, fail('ownOrder', 'forbidden'), orderStake(stored));
        return whole(decides, stored);
      },
      reject: (context, stored) => deciding(context, stored.edited_by, fail('ownOrder', 'forbidden')),
      cancel: nothingReceived,
      close: somethingReceived,
    },
    columns: columnsOf,
  });
}

async function whole(context: Context, stored: StoredOrder): Promise<Context> {
  await refuseFaults(context, stored);
  return context;
}

async function nothingReceived(context: Context, stored: StoredOrder): Promise<Context> {
  if (await hasReceived(context, stored)) throw fail('orderReceived', 'rule');
  return context;
}

async function somethingReceived(context: Context, stored: StoredOrder): Promise<Context> {
  if (!(await hasReceived(context, stored))) throw fail('nothingToClose', 'rule');
  return context;
}

async function hasReceived(context: Context, stored: StoredOrder): Promise<boolean> {
  const lines = await linesOf(context, stored.id, true);
  return lines.some((line) => Number(line.quantity_received) > 0);
}

/** What an event writes besides the state. */
function columnsOf({ actor, now }: Context, { event, from, reason }: Transition, stored: StoredOrder) {
  const covered = { approved_net: stored.net, approved_supplier_id: stored.supplier_id };
  switch (event) {
    case 'submit':
    case 'reviseUp':
      return { submitted_by: actor.name, submitted_at: now, decided_by: '', decided_at: null, decision_reason: '' };
    case 'settle':
      return { submitted_by: actor.name, submitted_at: now, decided_by: '', decided_at: null, ...covered };
    case 'approve':
      return { decided_by: actor.name, decided_at: now, decision_reason: reason, ...covered };
    case 'reject':
      return { decided_by: actor.name, decided_at: now, decision_reason: reason };
    case 'hold':
      return { held_from: from, decision_reason: reason };
    case 'releaseApproved':
    case 'releaseSent':
    case 'releasePart':
      return { held_from: '', decision_reason: '' };
    case 'close':
    case 'cancel':
      return { decision_reason: reason };
    default:
      return {};
  }
}

/** The person who calls: orders are asked for and captured by people, also by their tokens. */
export function staffIn({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: '' });
  return actor.id;
}

/** What a caller learns of an order that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
  readonly revision: number;
  readonly status: OrderState;
}

export function savedOf(stored: StoredOrder): Saved {
  const { id, order_number: number, revision, status } = stored;
  return { id, lockId: lockIdOf(stored), number, revision, status };
}
