import type { UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life, stateAfter } from '#platform/server/life.ts';
import type { Life, Move, Transition } from '#platform/server/life-events.ts';
import { lockIdOf, record, type Records } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { lifeOfKind, type OrderEvent, type OrderKind, type OrderState } from '../status.ts';
import { agreeing, bySubmitting, signedColumns, sidesOf, unsigned } from './agree.ts';
import { refuseFaults } from './findings.ts';
import { tellCancelled } from './letters.ts';
import { orderLines } from './lines.ts';
import { fieldsOf } from './order-columns.ts';
import { adoptedColumns, adoptLines, formerSignatures, refuseOvertaken } from './revise.ts';
import { askedOf, findOrder, linesOf, orderNoun, type StoredOrder } from './queries.ts';
import { recordOf } from './records.ts';
import { orderStake } from './stake.ts';

const fail = failures<FailureCode | OrderFailureCode>();

type OrderChannel = 'purchaseOrders' | 'serviceOrders' | 'internalOrders';
type Orders = Records<StoredOrder, 'company_order'>;
type OrderLife = Life<StoredOrder, 'company_order', OrderState, OrderEvent, never>;

function recordsOf(kind: OrderKind, channel: OrderChannel): Orders {
  return record({
    noun: orderNoun,
    table: 'company_order',
    channels: [channel, 'approvals'],
    bell: 'order.',
    find: (context: Context, id: string) => findOrder(context, kind, id),
    show: recordOf,
  });
}

const orders = {
  purchase: recordsOf('purchase', 'purchaseOrders'),
  service: recordsOf('service', 'serviceOrders'),
  internal: recordsOf('internal', 'internalOrders'),
} as const;
const lives = {
  purchase: lifeOf('purchase'),
  service: lifeOf('service'),
  internal: lifeOf('internal'),
} as const;

/** The orders of a kind, as they are changed. */
export function ordersOf(kind: OrderKind): Orders {
  return orders[kind];
}

/** The states of the orders of a kind: who decides, what stands against an event, and what it writes. */
export function livesOf(kind: OrderKind): OrderLife {
  return lives[kind];
}

function lifeOf(kind: OrderKind): OrderLife {
  return life<StoredOrder, 'company_order', OrderState, OrderEvent>(orders[kind], {
    machine: lifeOfKind(kind),
    column: 'status',
    former: ({ held_from, in_force }) => held_from || in_force || 'APPROVED',
    guards: {
      submit: whole,
      settle: whole,
      approve: agreed,
      adopt: agreed,
      agree: agreed,
      reject: refused,
      discard: refused,
      cancel: nothingReceived,
      close: somethingReceived,
    },
    columns: columnsOf,
    ahead: { send: freeze, adopt: refuseOvertaken },
    on: { adopt: [adoptLines], cancel: [tellCancelled] },
  });
}

/** Keeps an order as it goes out. Sending it again changes nothing. */
async function freeze(context: Context, stored: StoredOrder): Promise<void> {
  if (stored.sent_revision >= stored.revision) return;
  const { requiredBy, deliverTo, terms, note, currency } = fieldsOf(stored);
  await orderLines.freeze(context, stored.id, stored.revision, {
    number: stored.order_number,
    supplierName: stored.supplier_name ?? '',
    requiredBy,
    deliverTo,
    terms,
    note,
    currency,
  });
}

/** Who decides on an order: somebody else than who asked for it; of internal ones, the managers of the two centres. */
function decides(context: Context, stored: StoredOrder): Context {
  return stored.kind === 'internal'
    ? agreeing(context, stored, 'agree')
    : deciding(context, stored.edited_by, fail('ownOrder', 'forbidden'), orderStake(stored));
}

/** What is agreed to is what is asked for: the revision that waits, where one does. */
async function agreed(context: Context, stored: StoredOrder): Promise<Context> {
  return whole(decides(context, await askedOf(context, stored)), stored);
}

function refused(context: Context, stored: StoredOrder): Context {
  return stored.kind === 'internal'
    ? agreeing(context, stored, 'reject')
    : deciding(context, stored.edited_by, fail('ownOrder', 'forbidden'));
}

async function whole(context: Context, stored: StoredOrder): Promise<Context> {
  await refuseFaults(context, stored);
  return context;
}

/**
 * Takes the revision in force through an event of what comes of it. Where the next revision waits for its decision, the
 * order goes on waiting, and only the state of the revision in force changes.
 */
export async function moveInForce(
  context: Context,
  stored: StoredOrder,
  event: OrderEvent,
  move: Move<'company_order', never> = {},
): Promise<StoredOrder> {
  if (stored.in_force === '') return livesOf(stored.kind).move(context, stored, event, move);
  const machine = lifeOfKind(stored.kind);
  const to = stateAfter(machine, stored.in_force, event);
  return ordersOf(stored.kind).change(context, stored, {
    columns: { ...move.columns, in_force: to },
    event: machine.past[event],
    before: { ...move.before, inForce: stored.in_force },
    after: { inForce: to, ...(move.reason && { reason: move.reason }), ...move.after },
  });
}

/** Refuses an event that the revision in force does not allow. */
export function nextInForce({ kind, status, in_force }: StoredOrder, event: OrderEvent): OrderState {
  return stateAfter(lifeOfKind(kind), in_force || status, event);
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
function columnsOf(
  context: Context,
  { event, from, reason }: Transition<OrderState, OrderEvent>,
  stored: StoredOrder,
): UpdateObject<Tables, 'company_order'> {
  const { actor, now } = context;
  const covered = { approved_net: stored.net, approved_supplier_id: stored.supplier_id };
  const decided = { decided_by: actor.name, decided_at: now, decision_reason: reason };
  const settled = { in_force: '', proposal: null } as const;
  const undecided = { decided_by: '', decided_at: null };
  switch (event) {
    case 'revise':
      return from === 'SUBMITTED' ? unsigned : {};
    case 'reviseUp':
      return {
        submitted_by: actor.name,
        submitted_at: now,
        ...undecided,
        decision_reason: '',
        ...unsigned,
        in_force: from,
      };
    case 'submit':
      return {
        submitted_by: actor.name,
        submitted_at: now,
        ...undecided,
        decision_reason: '',
        ...unsigned,
        ...signedColumns(context, bySubmitting(context, stored)),
      };
    case 'settle':
      return { submitted_by: actor.name, submitted_at: now, ...undecided, ...covered };
    case 'agree':
      return signedColumns(context, sidesOf(context, stored));
    case 'approve':
      return { ...decided, ...covered, ...signedColumns(context, sidesOf(context, stored)) };
    case 'adopt':
      return {
        ...decided,
        ...adoptedColumns(stored),
        ...signedColumns(context, sidesOf(context, stored)),
        ...settled,
      };
    case 'reject':
      return { ...decided, ...unsigned };
    case 'discard':
      return { ...decided, ...formerSignatures(stored), ...settled };
    case 'cancel':
      return { decision_reason: reason, ...settled };
    case 'hold':
      return { held_from: from, decision_reason: reason };
    case 'release':
      return { held_from: '', decision_reason: '' };
    case 'awaitParts':
    case 'close':
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
