import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import type { LedgerFailureCode } from '#modules/money/ledger/messages/failures/index.ts';
import {
  findJournal,
  type JournalLine,
  postJournal,
  reverseStored,
  withReachOfBooks,
} from '#modules/money/ledger/server/index.ts';
import { openBooks, postingDay } from '#modules/money/posting-periods/server/index.ts';
import type { StoredOrder } from './queries.ts';

const fail = failures<LedgerFailureCode>();

interface Booked {
  readonly amount: number;
  readonly description: string;
  readonly cost_centre_id: string;
  readonly cost_account: string;
  readonly recovery_centre_id: string;
  readonly recovery_account: string;
}

/** Posts what a round of an internal order has charged: a cost of the asking centres, a recovery of the performing one. */
export async function postBooking(context: Context, order: StoredOrder, round: number): Promise<void> {
  const { today } = await openBooks(context, order.company_id);
  const booked = await bookedIn(context, order.id, round);
  const numbers = booked.flatMap((row) => [row.cost_account, row.recovery_account]);
  const accounts = await accountsOfNumbers(context, numbers);
  const accountId = (number: string) => {
    const account = accounts.get(number.toUpperCase());
    if (!account?.isActive) throw fail('accountUnknown', 'rule', { number });
    return account.id;
  };
  const lines = booked.flatMap(({ amount, description, ...row }): JournalLine[] => [
    {
      accountId: accountId(row.cost_account),
      centreId: row.cost_centre_id,
      amount: cents(amount),
      vatCode: 'outOfScope',
      text: description,
    },
    {
      accountId: accountId(row.recovery_account),
      centreId: row.recovery_centre_id,
      amount: cents(-amount),
      vatCode: 'outOfScope',
      text: description,
    },
  ]);
  const charged = lines.filter(({ amount }) => amount !== 0n);
  // What is free of charge is in no book.
  if (charged.length === 0) return;
  await postJournal(context, {
    companyId: order.company_id,
    area: 'journals',
    date: await postingDay(context, { companyId: order.company_id, area: 'journals', date: today }, today),
    source: 'internalOrder',
    sourceId: order.id,
    event: `booked ${round}`,
    document: order.order_number,
    text: order.order_number,
    lines: charged,
  });
}

async function bookedIn({ db, partition }: Context, orderId: string, round: number): Promise<readonly Booked[]> {
  const { rows } = await sql<Booked>`
    select b.amount, l.description, b.cost_centre_id, b.cost_account, b.recovery_centre_id, b.recovery_account
      from company_order_booking b join company_order_line l on l.partition = b.partition and l.id = b.line_id
     where b.partition = ${partition} and b.company_order_id = ${orderId} and b.round = ${round} and b.reverses_id is null
     order by l.line_number`.execute(db);
  return rows;
}

/** Mirrors the journal of a round that is taken back, on today's day or the first open one. One of before the books has none. */
export function takeBackBooking(context: Context, order: StoredOrder, round: number): Promise<void> {
  return withReachOfBooks(context, () => mirrorBooking(context, order, round));
}

async function mirrorBooking(context: Context, order: StoredOrder, round: number): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from journal where partition = ${partition} and company_id = ${order.company_id} and source = 'internalOrder'
       and source_id = ${order.id} and event = ${`booked ${round}`}`.execute(db);
  const stored = rows[0] && (await findJournal(context, rows[0].id));
  if (!stored) return;
  const { today } = await openBooks(context, order.company_id);
  const on = await postingDay(context, { companyId: order.company_id, area: 'journals', date: today }, today);
  await reverseStored(context, stored, { reason: order.reversal_reason, on });
}
