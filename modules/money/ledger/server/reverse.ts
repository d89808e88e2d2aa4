import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany, firstOpenDay } from '#modules/money/posting-periods/server/index.ts';
import type { LedgerFailureCode } from '../messages/failures/index.ts';
import { allocate } from './allocate.ts';
import { findJournal, reversalBarrier, type StoredJournal } from './journals.ts';
import { postJournal } from './post.ts';
import type { NewItem, Posted, Posting } from './posting.ts';

const fail = failures<FailureCode | LedgerFailureCode>();

/** A journal that mirrors another one. */
export interface Reversed extends Posted {
  readonly postingDate: CalendarDate;
}

/**
 * Mirrors a typed journal, once, and never a reversal: on its own day while that month is open, else today or the first open
 * day after it. Refuses journals of documents, which are taken back by operations of their own.
 */
export async function reverseTyped(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Reversed> {
  const stored = await findJournal(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  const barrier = reversalBarrier(stored);
  if (barrier !== '') throw fail(barrier, 'rule', { number: stored.reversed_by?.number ?? stored.number });
  return reverseStored(context, stored, { reason, on: await reversalDay(context, stored) });
}

/** The same for a journal that a document takes back, on a day that it names. */
export async function reverseStored(
  context: Context,
  stored: StoredJournal,
  { reason, on }: { readonly reason: string; readonly on: CalendarDate },
): Promise<Reversed> {
  const { original, posting } = await mirrorOf(context, stored, { reason, on });
  const posted = await postJournal(context, posting);
  for (const item of original) await settle(context, stored, item, on, posted.id);
  return { ...posted, postingDate: on };
}

async function reversalDay(context: Context, stored: StoredJournal): Promise<CalendarDate> {
  const { company_id, area, posting_date } = stored;
  const place = { companyId: company_id, area };
  // The thirteenth period is open as long as its year is, so that its journals are reversed where they are.
  const own = await firstOpenDay(context, { ...place, date: posting_date });
  if (own === posting_date) return own;
  const { today } = await bookCompany(context, company_id);
  return (
    (await firstOpenDay(context, { ...place, date: today > posting_date ? today : posting_date })) ??
    own ??
    posting_date
  );
}

interface OriginalItem {
  readonly id: string;
  readonly party_kind: NewItem['party']['kind'];
  readonly party_id: string;
  readonly account_id: string;
  readonly number: string;
  readonly currency: string;
  readonly amount: number;
  readonly base_amount: number;
  readonly open: number;
}

async function mirrorOf(
  { db, partition }: Context,
  stored: StoredJournal,
  { reason, on }: { readonly reason: string; readonly on: CalendarDate },
): Promise<{ readonly original: readonly OriginalItem[]; readonly posting: Posting }> {
  const { rows: original } = await sql<OriginalItem>`
    select i.id, i.party_kind, i.party_id, i.account_id, i.number, i.currency, i.amount, i.base_amount, open_amount(i.partition, i.id, 'infinity') as open
      from open_item i where i.partition = ${partition} and i.journal_id = ${stored.id} order by i.id`.execute(db);
  const posting: Posting = {
    companyId: stored.company_id,
    area: stored.area,
    date: on,
    documentDate: stored.document_date,
    source: stored.source,
    sourceId: stored.source_id,
    event: `reversed ${stored.number}`,
    document: stored.document,
    text: stored.text,
    reason,
    reversalOf: stored.id,
    lines: stored.lines.map((line) => ({
      accountId: line.accountId,
      centreId: line.centreId,
      party: line.partyKind && line.partyId ? { kind: line.partyKind, id: line.partyId } : undefined,
      amount: cents(-BigInt(line.amount)),
      currency: line.currency,
      currencyAmount: cents(-BigInt(line.currencyAmount)),
      vatCode: line.vatCode,
      loadId: line.loadId,
      text: line.text,
    })),
    items: original.map((item) => ({
      kind: 'reversal',
      accountId: item.account_id,
      party: { kind: item.party_kind, id: item.party_id },
      documentId: item.id,
      number: item.number,
      date: on,
      dueDate: on,
      currency: item.currency,
      amount: cents(-item.amount),
      baseAmount: cents(-item.base_amount),
    })),
  };
  return { original, posting };
}

/** What is still open of an item is settled by its mirror. */
async function settle(
  context: Context,
  stored: StoredJournal,
  { id, amount, open }: OriginalItem,
  on: CalendarDate,
  journalId: string,
): Promise<void> {
  if (open === 0) return;
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from open_item where partition = ${partition} and journal_id = ${journalId} and document_id = ${id}`.execute(
    db,
  );
  const mirror = rows[0]!.id;
  const [from, to] = amount > 0 ? [mirror, id] : [id, mirror];
  await allocate(context, stored.company_id, [{ from, to, amount: cents(Math.abs(open)), day: on }]);
}
