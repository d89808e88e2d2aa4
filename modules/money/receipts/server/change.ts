import type { ReceiptState } from '../status.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { todayIn } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { postJournal, undoAllocations } from '#modules/money/ledger/server/index.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { receiptService } from '../contract.ts';
import { receiptNumber } from '../kinds.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { accountsOf } from './accounts.ts';
import { chargeEntry } from './build-entries.ts';
import { endEntry, receiptLives, receipts, refuseEnded, undoingDay } from './end.ts';
import { itemsOfJournals, less, postEntry } from './entries.ts';
import { findReceipt, itemsOf, receiptNoun, receiptsWhere, type StoredReceipt, zoneOf } from './queries.ts';
import { type Saved, savedOf } from './saved.ts';
import { settle } from './settle.ts';
import { undoLine } from './undo-line.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();
type Operations = (typeof receiptService)['operations'];

/** Says whose a receipt is that stood unallocated: from today it is on that customer's account. */
export async function assignReceipt(
  context: Context,
  { id, customerId }: z.output<Operations['assignReceipt']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const stored = await receipts.toChange(context, id);
  refuseEnded(stored);
  const number = receiptNumber(stored.kind, stored.number);
  if (stored.kind !== 'receipt' || stored.customer_id !== null) throw fail('receiptKnownPayer', 'rule', { number });
  await refuseUnknownCustomer(context, customerId);
  const company = await openBooks(context, stored.company_id);
  const accounts = accountsOf(context);
  const debtors = await accounts('debtors');
  const party = { kind: 'customer', id: customerId } as const;
  const isForeign = stored.currency !== company.currency;
  const [amount, base] = [cents(stored.amount), cents(stored.base_amount)];
  const currency = isForeign ? { currency: stored.currency } : {};
  const journal = await postJournal(context, {
    companyId: company.id,
    area: 'sales',
    date: company.today,
    source: 'receipt',
    sourceId: id,
    event: 'named',
    document: number,
    text: stored.reference || number,
    lines: [
      {
        accountId: await accounts('unallocatedReceipts'),
        amount: base,
        ...currency,
        ...(isForeign && { currencyAmount: amount }),
      },
      {
        accountId: debtors,
        party,
        amount: less(base),
        ...currency,
        ...(isForeign && { currencyAmount: less(amount) }),
      },
    ],
    items: [
      {
        kind: 'receipt',
        accountId: debtors,
        party,
        documentId: id,
        number,
        date: stored.day,
        dueDate: stored.day,
        amount: less(amount),
        ...(isForeign && { currency: stored.currency, baseAmount: less(base) }),
      },
    ],
  });
  const itemId = (await itemsOfJournals(context, [journal.id])).get(journal.id)!.get(customerId)!;
  const named = await receiptLives.move(context, stored, 'name', {
    columns: { customer_id: customerId, item_id: itemId, named_journal_id: journal.id },
    after: { customerId },
  });
  await context.happened('receipt.posted', { receiptId: id, companyId: company.id, customerIds: [customerId] });
  return savedOf({ ...stored, ...named });
}

/** Refuses a customer whom the caller does not have. */
export async function refuseUnknownCustomer({ db, partition }: Context, customerId: string): Promise<void> {
  const { rows } = await sql`select from customer where partition = ${partition} and id = ${customerId}`.execute(db);
  if (rows.length === 0) throw invalidFields({ customerId: { code: 'notFound' } });
}

/** Settles by a credit: of a receipt from today on, with what hangs on it. */
export async function allocateCredit(
  context: Context,
  { itemId, parts }: z.output<Operations['allocateReceipt']['input']>,
) {
  refuseWhenScoped(context);
  const item = (await itemsOf(context, [itemId])).get(itemId);
  if (!item) throw fail('notFound', 'notFound');
  const company = await openBooks(context, item.company_id);
  const [receipt] = await receiptsWhere(context, sql`t.item_id = ${itemId}`);
  const left = await settle(context, {
    company,
    creditId: itemId,
    receiptId: receipt?.id ?? null,
    parts,
    day: company.today,
    paidOn: receipt?.day ?? item.date,
  });
  await context.happened('receipt.posted', {
    receiptId: receipt?.id ?? itemId,
    companyId: company.id,
    customerIds: [item.party_id],
  });
  return { itemId, left };
}

interface Undoable {
  readonly id: string;
  readonly company_id: string;
  readonly from_item: string;
  readonly to_item: string;
  /** The transfers, discounts and rests by which it was made. */
  readonly part_ids: string[] | null;
  readonly receipt_id: string | null;
}

/** Undoes allocations: both sides are open again from today on. What hangs on them goes with them: transfers, discounts, rests. */
export async function unallocate(
  context: Context,
  { allocationIds, reason }: z.output<Operations['unallocateReceipt']['input']>,
): Promise<{ undone: number }> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const ids = [...new Set(allocationIds)];
  const { rows } = await sql<Undoable>`
    select a.id, a.company_id, a.from_item, a.to_item, r.id as receipt_id, (
             select array_agg(p.id) from receipt p
              where p.partition = a.partition and p.parent_id is not null and p.status = ${literal<ReceiptState>('POSTED')}
                and (p.id in (select i.document_id from open_item i where i.partition = a.partition and i.id in (a.from_item, a.to_item))
                  or p.parent_id = r.id and p.of_item_id = a.to_item)) as part_ids
      from allocation a left join receipt r on r.partition = a.partition and r.item_id = a.from_item
     where a.partition = ${partition} and a.id = any (${ids}::uuid[]) and a.undoes is null`.execute(db);
  if (rows.length < ids.length) throw fail('receiptNotAllocated', 'conflict');
  const [{ company_id }] = rows as [Undoable];
  if (rows.some((row) => row.company_id !== company_id)) throw fail('receiptNotAllocated', 'conflict');
  const company = await openBooks(context, company_id);
  await sql`select hold_open_items(${rows.flatMap(({ from_item, to_item }) => [from_item, to_item])}::uuid[])`.execute(
    db,
  );
  await refuseUndone(context, ids);
  for (const partId of new Set(rows.flatMap(({ part_ids }) => part_ids ?? []))) {
    const [part] = await receiptsWhere(context, sql`t.id = ${partId}`);
    await endEntry(context, part!, { event: 'reverse', day: company.today, reason });
  }
  const { rows: rest } = await sql<{ id: string }>`
    select a.id from allocation a where a.partition = ${partition} and a.id = any (${ids}::uuid[])
       and not exists (select from allocation u where u.partition = a.partition and u.undoes = a.id)`.execute(db);
  if (rest.length > 0)
    await undoAllocations(context, company_id, { ids: rest.map(({ id }) => id), day: company.today });
  await tellUndone(context, rows, { reason, companyId: company_id });
  return { undone: rows.length };
}

async function refuseUndone({ db, partition }: Context, ids: readonly string[]): Promise<void> {
  const { rows } =
    await sql`select from allocation where partition = ${partition} and undoes = any (${[...ids]}::uuid[]) limit 1`.execute(
      db,
    );
  if (rows.length > 0) throw fail('receiptNotAllocated', 'conflict');
}

async function tellUndone(
  context: Context,
  rows: readonly Undoable[],
  { reason, companyId }: { readonly reason: string; readonly companyId: string },
): Promise<void> {
  const { db, partition, actor } = context;
  const receiptIds = [...new Set(rows.flatMap(({ receipt_id }) => receipt_id ?? []))];
  const items = await itemsOf(
    context,
    rows.flatMap(({ from_item, to_item }) => [from_item, to_item]),
  );
  await context.audit(
    receiptIds.map((recordId) => ({
      noun: receiptNoun,
      recordId,
      event: 'unallocated',
      after: {
        reason,
        from: rows
          .filter(({ receipt_id }) => receipt_id === recordId)
          .slice(0, 50)
          .map(({ to_item }) => items.get(to_item)?.number ?? ''),
      },
    })),
  );
  await sql`update receipt set updated_at = now(), updated_by = ${actor.name}, version = version + 1 where partition = ${partition} and id = any (${receiptIds}::uuid[])`.execute(
    db,
  );
  await context.publish('receipts', 'unallocated', rows[0]!.id);
  await context.happened('receipt.bounced', {
    receiptId: receiptIds[0] ?? rows[0]!.from_item,
    companyId,
    customerIds: [...new Set([...items.values()].map(({ party_id }) => party_id))],
  });
}

/**
 * Takes an entry back. A payment that came back does so on its own day, and the bank's charge for it is a cost; what was wrong
 * is undone today, or on its own day where it was made today. The line of a statement that it settled waits again.
 */
export async function reverseReceipt(
  context: Context,
  { id, act, date, reason, charge }: z.output<Operations['reverseReceipt']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const stored = await receipts.toChange(context, id);
  refuseEnded(stored);
  const company = await openBooks(context, stored.company_id);
  if (act === 'bounce' && stored.kind !== 'receipt') throw fail('receiptNotMoney', 'rule');
  const on = date ?? company.today;
  if (on > company.today) throw invalidFields({ date: { code: 'receiptAhead' } });
  if (on < stored.day) throw invalidFields({ date: { code: 'receiptBefore' } });
  // A line is decided as a whole, and undone as a whole.
  if (act === 'reverse' && stored.bank_line_id !== null) {
    await undoLine(context, { bankLineId: stored.bank_line_id, reason });
    return savedOf((await findReceipt(context, id))!);
  }
  const madeOn = todayIn(await zoneOf(context, company.id), stored.posted_at);
  const day = act === 'bounce' ? on : undoingDay(stored, company.today, madeOn);
  const ended = await endEntry(context, stored, { event: act, day, reason });
  if (charge > 0n) await chargeOf(context, stored, { charge, day, reason, baseCurrency: company.currency });
  return savedOf(ended);
}

async function chargeOf(
  context: Context,
  stored: StoredReceipt,
  {
    charge,
    day,
    reason,
    baseCurrency,
  }: {
    readonly charge: ReturnType<typeof cents>;
    readonly day: string;
    readonly reason: string;
    readonly baseCurrency: string;
  },
): Promise<void> {
  await postEntry(
    context,
    await chargeEntry(accountsOf(context), {
      companyId: stored.company_id,
      date: day as never,
      amount: charge,
      currency: baseCurrency,
      baseCurrency,
      accountId: stored.account_id!,
      reference: receiptNumber(stored.kind, stored.number),
      text: reason,
    }),
  );
}
