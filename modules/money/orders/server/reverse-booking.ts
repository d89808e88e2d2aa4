import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { takeBackBooking } from './post-booking.ts';
import { roundOf } from './book.ts';
import { livesOf, ordersOf, type Saved, savedOf, staffIn } from './lives.ts';
import type { StoredOrder } from './queries.ts';
import { decidingReversal, reversalDecider } from './reversal-decider.ts';
import { orderStake } from './stake.ts';

const fail = failures<OrderFailureCode>();

interface Reasoned {
  readonly id: string;
  readonly reason: string;
}

/** Asks to take back what the centres were charged. Somebody else must be left who decides it. */
export async function askReversal(context: Context, { id, reason }: Reasoned): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf('internal').toChange(context, id);
  livesOf('internal').next(stored, 'askReversal');
  const askedById = staffIn(context);
  const asked = { ...stored, reversal_asked_by_id: askedById };
  const decider = reversalDecider(asked);
  if (decider.managerId === null) throw fail('managerMissing', 'rule', { line: 0, item: '', centre: decider.centre });
  if (decider.managerId === askedById) throw fail('reversalNeedsOther', 'rule');
  const { actor, now } = context;
  const columns = {
    reversal_reason: reason,
    reversal_asked_by: actor.name,
    reversal_asked_by_id: askedById,
    reversal_asked_at: now,
  };
  return savedOf(await livesOf('internal').move(context, stored, 'askReversal', { reason, columns }));
}

const asksNothing = {
  reversal_reason: '',
  reversal_asked_by: '',
  reversal_asked_by_id: null,
  reversal_asked_at: null,
} as const;

/** Takes back what the last round had charged: a row against each of its rows. The deliveries stay, and can be charged anew. */
export async function reverseBooking(context: Context, stored: StoredOrder): Promise<Saved> {
  livesOf('internal').next(stored, 'unbook');
  const decided = decidingReversal(context, stored, orderStake(stored));
  const { db, partition, actor, today, now } = decided;
  const round = await roundOf(context, stored.id);
  const charged = await db
    .selectFrom('company_order_booking')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_order_id', '=', stored.id)
    .where('round', '=', round)
    .where('reverses_id', 'is', null)
    .execute();
  await db
    .insertInto('company_order_booking')
    .values(
      charged.map((row) => ({
        ...row,
        id: crypto.randomUUID(),
        reverses_id: row.id,
        quantity: `-${row.quantity}`,
        amount: -row.amount,
        reason: stored.reversal_reason,
        booked_on: today,
        booked_by: actor.name,
        booked_at: now,
      })),
    )
    .execute();
  await takeBackBooking(decided, stored, round);
  const total = charged.reduce((sum, { amount }) => sum - amount, 0);
  return savedOf(
    await livesOf('internal').move(decided, stored, 'unbook', {
      reason: stored.reversal_reason,
      columns: asksNothing,
      after: { booked: cents(total) },
    }),
  );
}

/** Refuses the reversal; the charge stays. */
export async function keepBooking(context: Context, stored: StoredOrder, reason: string): Promise<Saved> {
  livesOf('internal').next(stored, 'keepBooking');
  const decided = decidingReversal(context, stored);
  return savedOf(await livesOf('internal').move(decided, stored, 'keepBooking', { reason, columns: asksNothing }));
}
