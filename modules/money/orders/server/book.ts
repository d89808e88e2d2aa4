import { amountFor } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import type { Cents } from '#platform/money.ts';
import { readUnitPrice } from '#platform/scaled.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { accountOf, quantityOf } from '../rules.ts';
import { ledgeringOf } from './known.ts';
import { postBooking } from './post-booking.ts';
import { livesOf, ordersOf, type Saved, savedOf } from './lives.ts';
import { linesOf, type StoredLine, type StoredOrder } from './queries.ts';

const fail = failures<OrderFailureCode>();

/**
 * Charges the asking centre what the performing one delivered: each line is a cost here and a recovery there, of one amount
 * in one row. The lines are locked, so that nobody takes a delivery back meanwhile.
 */
export async function bookOrder(context: Context, { id }: { readonly id: string }): Promise<Saved> {
  refuseWhenLimited(context);
  return savedOf(await bookStored(context, await ordersOf('internal').toChange(context, id)));
}

/** The same for an order that is locked already. */
export async function bookStored(context: Context, stored: StoredOrder): Promise<StoredOrder> {
  const { id } = stored;
  livesOf('internal').next(stored, 'book');
  const delivered = (await linesOf(context, id, true)).filter((line) => quantityOf(line.quantity_received) > 0n);
  const accounts = await recoveriesOf(context, stored, delivered);
  const { db, partition, actor, today } = context;
  const round = (await roundOf(context, id)) + 1;
  await db
    .insertInto('company_order_booking')
    .values(
      delivered.map((line) => ({
        partition,
        company_order_id: id,
        line_id: line.id,
        cost_centre_id: line.profit_centre_id,
        cost_account: line.account,
        recovery_centre_id: stored.performing_centre_id!,
        recovery_account: accounts.get(line.item_master_id)!,
        quantity: line.quantity_received,
        amount: Number(amountOf(line)),
        booked_on: today,
        booked_by: actor.name,
        round,
      })),
    )
    .execute();
  await postBooking(context, stored, round);
  const total = delivered.reduce((sum, line) => sum + amountOf(line), 0n) as Cents;
  return livesOf('internal').move(context, stored, 'book', { after: { booked: total } });
}

/** How often an order was charged so far. */
export async function roundOf({ db, partition }: Context, id: string): Promise<number> {
  const { round } = await db
    .selectFrom('company_order_booking')
    .select((all) => all.fn.max('round').as('round'))
    .where('partition', '=', partition)
    .where('company_order_id', '=', id)
    .executeTakeFirstOrThrow();
  return round ?? 0;
}

function amountOf(line: StoredLine): Cents {
  return amountFor(quantityOf(line.quantity_received), readUnitPrice(line.price)!);
}

/** Where the performing centre posts what it gets for each item. Somebody may have emptied the field since it was approved. */
async function recoveriesOf(context: Context, stored: StoredOrder, lines: readonly StoredLine[]) {
  const itemIds = lines.map(({ item_master_id }) => item_master_id);
  const { items, centres } = await ledgeringOf(context, itemIds, [stored.performing_centre_id!]);
  const performing = centres.get(stored.performing_centre_id!)!;
  const accounts = new Map<string, string>();
  for (const [place, line] of lines.entries()) {
    const { code, income } = items.get(line.item_master_id)!;
    const account = accountOf({ account: income }, { account: performing.income });
    const about = { line: place + 1, item: code, centre: performing.name };
    if (account === '') throw fail('recoveryAccountMissing', 'rule', about);
    if (line.account === '') throw fail('accountMissing', 'rule', { ...about, centre: line.centre_name });
    accounts.set(line.item_master_id, account);
  }
  return accounts;
}
