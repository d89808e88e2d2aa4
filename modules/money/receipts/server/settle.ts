import { sql } from 'kysely';
import { divideRounded, sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { allocate, type Allocation } from '#modules/money/ledger/server/index.ts';
import type { BookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { accountsOf } from './accounts.ts';
import { discountEntry, restEntry, transferEntry } from './build-entries.ts';
import { refuseDiscount } from './discounts.ts';
import { vatOfItem } from './documents.ts';
import { type NewEntry, type PostedEntry, postEntries } from './entries.ts';
import { groupOf, heldItems, receiptNoun, type StoredItem } from './queries.ts';
import { refuseRest } from './rests.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();

/** How much of a credit goes to one item, and what is taken off or written off beside it. */
export interface Part {
  readonly itemId: string;
  readonly amount: Cents;
  readonly discount: Cents;
  readonly rest: Cents;
  readonly restReason: string;
}

export interface Settling {
  readonly company: BookCompany;
  /** The open item of the credit. */
  readonly creditId: string;
  /** The receipt that the credit is of: what hangs on it ends with it. */
  readonly receiptId: string | null;
  readonly parts: readonly Part[];
  /** From when on it settles: nothing settles before both sides are posted. */
  readonly day: CalendarDate;
  /** The day of the money, by which discounts are in time. */
  readonly paidOn: CalendarDate;
}

const moneyOf = ({ language }: Context, amount: Cents, currency: string) =>
  formatMoney({ cents: amount, currency }, language);

/**
 * Settles items by a credit: parts of them, of the credit's customer or of others of its group, with discounts and small rests.
 * All sides are held first, so that of ten who settle one item at once one does, and the others are told what is left
 * (`overAllocation`). Answers what is left of the credit.
 */
export async function settle(context: Context, settling: Settling): Promise<Cents> {
  const { company, creditId, parts } = settling;
  const wanted = parts.filter(({ amount, discount, rest }) => amount + discount + rest > 0n);
  const ids = wanted.map(({ itemId }) => itemId);
  if (new Set(ids).size !== ids.length) throw invalidFields({ parts: { code: 'receiptTwice' } });
  const items = await heldItems(context, [creditId, ...ids]);
  const credit = items.get(creditId);
  if (!credit || credit.company_id !== company.id) throw fail('notFound', 'notFound');
  if (credit.open >= 0) throw fail('receiptRest', 'rule', { number: credit.number });
  const debits = wanted.map((part) => ({
    part,
    item: debitOf(context, part, { credit, item: items.get(part.itemId) }),
  }));
  const given = sumOf(wanted.map(({ amount }) => amount));
  if (given > cents(-credit.open))
    throw fail('overAllocation', 'rule', {
      number: credit.number,
      amount: moneyOf(context, cents(-credit.open), credit.currency),
    });
  await refuseForeigners(context, credit, debits);
  for (const { part, item } of debits) {
    if (part.discount > 0n) await refuseDiscount(context, item, { amount: part.discount, paidOn: settling.paidOn });
    if (part.rest > 0n) await refuseRest(context, company, { amount: part.rest, reason: part.restReason });
  }
  await carryOut(context, settling, { credit, debits });
  return cents(-credit.open - Number(given));
}

interface Debit {
  readonly part: Part;
  readonly item: StoredItem;
}

function debitOf(
  context: Context,
  part: Part,
  { credit, item }: { readonly credit: StoredItem; readonly item: StoredItem | undefined },
): StoredItem {
  if (!item || item.company_id !== credit.company_id) throw fail('receiptItemGone', 'rule');
  if (item.currency !== credit.currency) throw fail('receiptCurrency', 'rule', { currency: credit.currency });
  if (part.amount + part.discount + part.rest > cents(Math.max(0, item.open)))
    throw fail('overAllocation', 'rule', {
      number: item.number,
      amount: moneyOf(context, cents(Math.max(0, item.open)), item.currency),
    });
  return item;
}

async function refuseForeigners(context: Context, credit: StoredItem, debits: readonly Debit[]): Promise<void> {
  if (debits.every(({ item }) => item.party_id === credit.party_id)) return;
  const group = new Set(await groupOf(context, credit.party_id));
  const foreign = debits.find(({ item }) => !group.has(item.party_id));
  if (foreign) throw fail('receiptForeignCustomer', 'rule', { customer: foreign.item.customer_name });
}

const laterOf = (...days: readonly CalendarDate[]): CalendarDate => days.toSorted().at(-1)!;

/** Its part of what is open of an item in the books; nothing where both are one currency. */
export function baseOf(item: StoredItem, amount: Cents, baseCurrency: string): Cents | undefined {
  return item.currency === baseCurrency
    ? undefined
    : cents(divideRounded(BigInt(Math.abs(item.open_base)) * amount, BigInt(Math.abs(item.open))));
}

const allocatedTogether = 100;

async function carryOut(
  context: Context,
  settling: Settling,
  { credit, debits }: { readonly credit: StoredItem; readonly debits: readonly Debit[] },
): Promise<void> {
  const { company, receiptId } = settling;
  const day = laterOf(settling.day, credit.posting_date, ...debits.map(({ item }) => item.posting_date));
  const accounts = accountsOf(context);
  const common = (item: StoredItem, amount: Cents) => ({
    companyId: company.id,
    customerId: item.party_id,
    date: day,
    amount,
    baseAmount: baseOf(item, amount, company.currency),
    currency: item.currency,
    baseCurrency: company.currency,
    parentId: receiptId,
    ofItemId: item.id,
    reference: item.number,
  });
  const entries: NewEntry[] = [];
  /** What each entry settles once it is posted. */
  const settles: ((posted: PostedEntry) => readonly Allocation[])[] = [];
  for (const { part, item } of debits) {
    if (part.discount > 0n) {
      entries.push(
        await discountEntry(accounts, common(item, part.discount), await vatOfItem(context, item, part.discount)),
      );
      settles.push(({ items }) => [{ from: items.get(item.party_id)!, to: item.id, amount: part.discount, day }]);
    }
    if (part.rest > 0n) {
      entries.push(await restEntry(accounts, { ...common(item, part.rest), reason: part.restReason, isCredit: false }));
      settles.push(({ items }) => [{ from: items.get(item.party_id)!, to: item.id, amount: part.rest, day }]);
    }
    if (item.party_id !== credit.party_id && part.amount > 0n) {
      const { ofItemId: _, ...rest } = common(item, part.amount);
      const moved = {
        ...rest,
        baseAmount: baseOf(credit, part.amount, company.currency),
        fromCustomerId: credit.party_id,
      };
      entries.push(await transferEntry(accounts, moved));
      settles.push(({ items }) => [
        { from: credit.id, to: items.get(credit.party_id)!, amount: part.amount, day },
        { from: items.get(item.party_id)!, to: item.id, amount: part.amount, day },
      ]);
    }
  }
  const posted = await postEntries(context, entries);
  const allocations = [
    ...debits
      .filter(({ part, item }) => item.party_id === credit.party_id && part.amount > 0n)
      .map(({ part, item }): Allocation => ({ from: credit.id, to: item.id, amount: part.amount, day })),
    ...posted.flatMap((entry, place) => settles[place]!(entry)),
  ];
  // A thousand at once would be one long statement.
  for (let from = 0; from < allocations.length; from += allocatedTogether)
    await allocate(context, company.id, allocations.slice(from, from + allocatedTogether));
  if (receiptId === null) return;
  await context.audit([
    {
      noun: receiptNoun,
      recordId: receiptId,
      event: 'allocated',
      after: {
        to: debits.slice(0, 50).map(({ item }) => item.number),
        amount: sumOf(debits.map(({ part }) => part.amount)),
        items: debits.length,
      },
    },
  ]);
  await sql`update receipt set updated_at = now(), updated_by = ${context.actor.name}, version = version + 1
    where partition = ${context.partition} and id = ${receiptId}`.execute(context.db);
  await context.publish('receipts', 'allocated', receiptId);
}
