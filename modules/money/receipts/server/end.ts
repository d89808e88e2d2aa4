import { literal } from '#platform/server/states-in-sql.ts';
import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { findJournal, reverseStored, undoAllocations } from '#modules/money/ledger/server/index.ts';
import { receiptNumber } from '../kinds.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { type ReceiptEvent, receiptLife, type ReceiptState } from '../status.ts';
import { findReceipt, receiptNoun, receiptsWhere, type StoredReceipt } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<ReceiptFailureCode>();

/** Entries of the receipts' book, as they are changed. */
export const receipts = record({
  noun: receiptNoun,
  table: 'receipt',
  channels: ['receipts'],
  find: (context: Context, id: string) => findReceipt(context, id),
  show: recordOf,
});

export const receiptLives = life<StoredReceipt, 'receipt', ReceiptState, ReceiptEvent>(receipts, {
  machine: receiptLife,
  column: 'status',
  columns: ({ today }, { event, reason }) =>
    event === 'bounce' || event === 'reverse' ? { ended_on: today, end_reason: reason } : {},
});

export interface Ending {
  readonly event: 'bounce' | 'reverse';
  readonly day: CalendarDate;
  readonly reason: string;
  readonly bounceLineId?: string | null;
}

/** Refuses what was taken back already, and what hangs on another entry. */
export function refuseEnded({ status, kind, number, parent_id }: StoredReceipt): void {
  const details = { number: receiptNumber(kind, number) };
  if (status !== 'POSTED') throw fail('receiptEnded', 'rule', details);
  if (parent_id !== null) throw fail('receiptIsPart', 'rule', details);
}

/**
 * Takes an entry back: what it settles is open again from the day on, with its old due date; what hangs on it goes first; then
 * its journals are mirrored. Nothing of what was is changed: on the days before, it stands as it stood.
 */
export async function endEntry(context: Context, stored: StoredReceipt, ending: Ending): Promise<StoredReceipt> {
  const { event, day, reason, bounceLineId = null } = ending;
  const parts = await receiptsWhere(
    context,
    sql`t.parent_id = ${stored.id} and t.status = ${literal<ReceiptState>('POSTED')}`,
  );
  for (const part of parts) await endEntry(context, part, { event: 'reverse', day, reason });
  await releaseItems(context, stored, day);
  let on = day;
  for (const journalId of [stored.named_journal_id, stored.journal_id]) {
    const journal = journalId === null ? undefined : await findJournal(context, journalId);
    if (!journal) continue;
    // Nothing is mirrored before it was posted.
    if (journal.posting_date > on) on = journal.posting_date;
    await reverseStored(context, journal, { reason, on: journal.posting_date > day ? journal.posting_date : day });
  }
  const current = (await findReceipt(context, stored.id))!;
  const ended = await receiptLives.move(context, current, event, {
    reason,
    columns: { ended_on: on, ...(bounceLineId !== null && { bounce_line_id: bounceLineId }) },
    after: { endedOn: on },
  });
  if (stored.parent_id === null)
    await context.happened('receipt.bounced', {
      receiptId: stored.id,
      companyId: stored.company_id,
      customerIds:
        stored.customer_id === null ? [] : [stored.customer_id, ...parts.flatMap((part) => part.customer_id ?? [])],
    });
  return ended;
}

/** Undoes what the items of an entry settle, or are settled by. */
async function releaseItems(context: Context, stored: StoredReceipt, day: CalendarDate): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select distinct a.id from allocation a
      join open_item i on i.partition = a.partition and i.id in (a.from_item, a.to_item)
     where a.partition = ${partition} and i.document_id = ${stored.id} and i.kind = ${stored.kind} and a.undoes is null
       and not exists (select from allocation u where u.partition = a.partition and u.undoes = a.id)`.execute(db);
  if (rows.length > 0) await undoAllocations(context, stored.company_id, { ids: rows.map(({ id }) => id), day });
}

/**
 * The day on which a mistake is taken back: its own where it was made today, as nobody has relied on it; else today, so that
 * what was said of past days stays.
 */
export function undoingDay(
  stored: Pick<StoredReceipt, 'day' | 'posted_at'>,
  today: CalendarDate,
  madeOn: CalendarDate,
): CalendarDate {
  return madeOn === today ? stored.day : stored.day > today ? stored.day : today;
}
