import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { plainNumbers } from '#platform/server/numbers.ts';
import { type JournalLine, type NewItem, type Posting, postJournals } from '#modules/money/ledger/server/index.ts';
import { type ReceiptKind, receiptNumber, type ReceiptMethod, type ReceiptPurpose } from '../kinds.ts';
import { receiptNoun, type Reason } from './queries.ts';
import './happenings.ts';

/** A line of an entry's journal in its own currency; with `isDebtor` it stands on the debtors of its customer. */
export interface EntryLine {
  readonly accountId: string;
  readonly amount: Cents;
  readonly baseAmount?: Cents | undefined;
  readonly customerId?: string | undefined;
  readonly vatCode?: string | undefined;
}

/** An entry of the receipts' book that is about to be posted. Lines with a customer become open items. */
export interface NewEntry {
  readonly id?: string;
  readonly kind: ReceiptKind;
  readonly companyId: string;
  readonly customerId: string | null;
  readonly date: CalendarDate;
  readonly amount: Cents;
  readonly baseAmount?: Cents | undefined;
  readonly currency: string;
  readonly baseCurrency: string;
  readonly lines: readonly EntryLine[];
  readonly method?: ReceiptMethod;
  readonly accountId?: string | null;
  readonly net?: Cents;
  readonly vat?: Cents;
  readonly reference?: string;
  readonly text?: string;
  readonly reason?: string;
  readonly purpose?: ReceiptPurpose;
  readonly loadId?: string | null;
  readonly bankLineId?: string | null;
  readonly parentId?: string | null;
  readonly ofItemId?: string | null;
  readonly isAutomatic?: boolean;
  readonly matched?: readonly Reason[];
}

/** An entry as it was posted. */
export interface PostedEntry {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly number: string;
  readonly journalId: string;
  /** Its open items by customer. */
  readonly items: ReadonlyMap<string, string>;
}

/**
 * Posts entries with their journals and open items, in as many statements for a thousand as for one; all are of one company.
 * Each is posted in the month of its date, or refused as the ledger says. Tells the trail, the sockets and `receipt.posted`.
 */
export async function postEntries(context: Context, entries: readonly NewEntry[]): Promise<readonly PostedEntry[]> {
  if (entries.length === 0) return [];
  const { companyId } = entries[0]!;
  const numbers = new Map<ReceiptKind, number[]>();
  for (const [kind, some] of Map.groupBy(entries, (entry) => entry.kind))
    numbers.set(kind, [...(await plainNumbers(context, { companyId, kind: `receipt ${kind}`, count: some.length }))]);
  const named = entries.map((entry) => {
    const sequence = numbers.get(entry.kind)!.shift()!;
    return { entry, id: entry.id ?? crypto.randomUUIDv7(), sequence, number: receiptNumber(entry.kind, sequence) };
  });
  const journals = await postJournals(
    context,
    named.map(({ entry, id, number }) => postingOf(entry, id, number)),
  );
  const items = await itemsOfJournals(
    context,
    journals.map(({ id }) => id),
  );
  await insertRows(
    context.db,
    'receipt',
    named.map(({ entry, id, sequence, number }, place) => {
      const journalId = journals[place]!.id;
      const itemId = entry.customerId === null ? null : (items.get(journalId)?.get(entry.customerId) ?? null);
      return {
        ...rowOf(context, entry),
        id,
        number: sequence,
        journal_id: journalId,
        item_id: itemId,
        search_words: wordsOf(entry, number),
      };
    }),
  );
  await context.audit(
    named.map(({ entry, id, number }) => ({
      noun: receiptNoun,
      recordId: id,
      event: 'posted',
      after: {
        number,
        kind: entry.kind,
        amount: entry.amount,
        date: entry.date,
        ...(entry.reason && { reason: entry.reason }),
        ...(entry.matched?.length && { matched: entry.matched.map(({ code, words }) => `${code} ${words}`.trim()) }),
      },
    })),
  );
  await context.publish('receipts', 'posted', named[0]!.id);
  const posted = named.map(({ entry, id, number }, place) => ({
    id,
    kind: entry.kind,
    number,
    journalId: journals[place]!.id,
    items: items.get(journals[place]!.id) ?? new Map<string, string>(),
  }));
  for (const { id, items: own } of posted)
    await context.happened('receipt.posted', { receiptId: id, companyId, customerIds: [...own.keys()] });
  return posted;
}

export async function postEntry(context: Context, entry: NewEntry): Promise<PostedEntry> {
  const [posted] = await postEntries(context, [entry]);
  return posted!;
}

function wordsOf({ reference = '', text = '' }: NewEntry, number: string): string {
  return `${number} ${reference} ${text}`.trim();
}

function rowOf({ partition, actor, now }: Context, entry: NewEntry) {
  return {
    partition,
    company_id: entry.companyId,
    kind: entry.kind,
    status: 'POSTED',
    customer_id: entry.customerId,
    method: entry.method ?? 'other',
    day: entry.date,
    account_id: entry.accountId ?? null,
    currency: entry.currency,
    amount: Number(entry.amount),
    base_amount: Number(entry.baseAmount ?? entry.amount),
    net: Number(entry.net ?? 0n),
    vat: Number(entry.vat ?? 0n),
    reference: entry.reference ?? '',
    note: entry.text ?? '',
    reason: entry.reason ?? '',
    purpose: entry.purpose ?? 'unsaid',
    load_id: entry.loadId ?? null,
    bank_line_id: entry.bankLineId ?? null,
    parent_id: entry.parentId ?? null,
    of_item_id: entry.ofItemId ?? null,
    is_automatic: entry.isAutomatic ?? false,
    purpose_confirmed_by: '',
    end_reason: '',
    matched: entry.matched ?? [],
    posted_by: actor.name,
    posted_by_id: actor.kind === 'user' ? actor.id : null,
    posted_at: now.toISOString(),
    updated_by: actor.name,
    updated_at: now.toISOString(),
    version: 1,
  };
}

/** The journal of an entry: its open items are the lines on debtors. */
function postingOf(entry: NewEntry, id: string, number: string): Posting {
  const isForeign = entry.currency !== entry.baseCurrency;
  const lines = entry.lines.map(({ accountId, amount, baseAmount, customerId, vatCode }): JournalLine => ({
    accountId,
    amount: baseAmount ?? amount,
    ...(isForeign && { currency: entry.currency, currencyAmount: amount }),
    ...(customerId !== undefined && { party: { kind: 'customer', id: customerId } }),
    ...(vatCode !== undefined && { vatCode }),
    text: entry.reference ?? '',
  }));
  const items = entry.lines
    .filter(({ customerId }) => customerId !== undefined)
    .map(({ accountId, amount, baseAmount, customerId }): NewItem => ({
      kind: entry.kind as NewItem['kind'],
      accountId,
      party: { kind: 'customer', id: customerId! },
      documentId: id,
      number,
      date: entry.date,
      dueDate: entry.date,
      amount,
      ...(isForeign && { currency: entry.currency, baseAmount: baseAmount ?? amount }),
    }));
  return {
    companyId: entry.companyId,
    area: 'sales',
    date: entry.date,
    source: 'receipt',
    sourceId: id,
    event: 'posted',
    document: number,
    text: entry.text || entry.reference || number,
    reason: entry.reason ?? '',
    lines,
    items,
  };
}

/** The open items of journals, by journal and customer. */
export async function itemsOfJournals(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  journalIds: readonly string[],
): Promise<ReadonlyMap<string, Map<string, string>>> {
  const { rows } = await sql<{ id: string; journal_id: string; party_id: string }>`
    select id, journal_id, party_id from open_item where partition = ${partition} and journal_id = any (${[...journalIds]}::uuid[])`.execute(
    db,
  );
  const found = new Map<string, Map<string, string>>();
  for (const { id, journal_id, party_id } of rows) {
    const own = found.get(journal_id) ?? new Map<string, string>();
    own.set(party_id, id);
    found.set(journal_id, own);
  }
  return found;
}

/** The negative of an amount: lines of credit are below zero. */
export const less = (amount: Cents): Cents => cents(-amount);
