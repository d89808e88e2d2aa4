import type { ReceiptState } from '../status.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { todayIn } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { lockBankLines, reopenLine } from '#modules/money/bank-statements/server/index.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { receiptService } from '../contract.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { endEntry, undoingDay } from './end.ts';
import { forgetPayers } from './learn.ts';
import { matchLines } from './match-lines.ts';
import { postReceipt } from './post-receipt.ts';
import { receiptsWhere, type StoredReceipt, zoneOf } from './queries.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();
type Operation = (typeof receiptService)['operations']['undoReceiptLine'];

/**
 * Takes the decision on a line back in one step: its entries are mirrored, what they settled is open again, and the line waits
 * as before. A payment that had come back by mistake stands again, and settles what it had settled. Both steps stay on record.
 */
export async function undoLine(
  context: Context,
  { bankLineId, reason }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  refuseWhenScoped(context);
  const line = (await lockBankLines(context, [bankLineId])).get(bankLineId);
  if (!line) throw fail('notFound', 'notFound');
  if (line.status !== 'SETTLED') throw fail('receiptLineOpen', 'conflict');
  const entries = await receiptsWhere(
    context,
    sql`t.bank_line_id = ${line.id} and t.parent_id is null and t.status = ${literal<ReceiptState>('POSTED')}`,
  );
  const bounced = await receiptsWhere(
    context,
    sql`t.bounce_line_id = ${line.id} and t.status = ${literal<ReceiptState>('BOUNCED')}`,
  );
  if (entries.length + bounced.length === 0) throw fail('receiptLineOpen', 'conflict');
  const company = await openBooks(context, line.company_id);
  const zone = await zoneOf(context, company.id);
  for (const entry of entries.toReversed()) {
    const day = undoingDay(entry, company.today, todayIn(zone, entry.posted_at));
    await endEntry(context, entry, { event: 'reverse', day, reason: reason || 'Match undone' });
    if (entry.customer_id !== null) await forgetPayers(context, company.id, { line, customerId: entry.customer_id });
  }
  for (const entry of bounced) await standAgain(context, company, entry);
  await reopenLine(context, line.id, reason);
  // It waits for a person: what was undone is not matched again by itself.
  await matchLines(context, { companyId: company.id, bankLineIds: [line.id], isProposing: true });
  return { bankLineId: line.id, undone: entries.length + bounced.length };
}

/** What an allocation of a bounced receipt had settled, by item. */
interface Before {
  readonly item_id: string;
  readonly amount: number;
}

/** A payment that did not come back after all: it is posted again from the day of its bounce, to the same items. */
async function standAgain(
  context: Context,
  company: Awaited<ReturnType<typeof openBooks>>,
  entry: StoredReceipt,
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<Before>`
    select a.to_item as item_id, a.amount from allocation a
      join allocation u on u.partition = a.partition and u.undoes = a.id
      join journal j on j.partition = a.partition and j.reversal_of = ${entry.journal_id} and j.posted_at = u.made_at
      join open_item i on i.partition = a.partition and i.id = a.to_item and i.kind not in ('transfer', 'reversal')
     where a.partition = ${partition} and a.from_item = ${entry.item_id}`.execute(db);
  await postReceipt(context, company, {
    companyId: company.id,
    customerId: entry.customer_id,
    date: entry.ended_on!,
    amount: cents(entry.amount),
    baseAmount: entry.currency === company.currency ? undefined : cents(entry.base_amount),
    currency: entry.currency,
    method: entry.method,
    accountId: entry.account_id!,
    reference: entry.reference,
    text: entry.note,
    purpose: entry.purpose,
    loadId: entry.load_id,
    parts: rows.map(({ item_id, amount }) => ({
      itemId: item_id,
      amount: cents(amount),
      discount: cents(0),
      rest: cents(0),
      restReason: '',
    })),
  });
  await sql`update receipt set bounce_line_id = null where partition = ${partition} and id = ${entry.id}`.execute(db);
}
