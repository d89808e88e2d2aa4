import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { allocate } from '#modules/money/ledger/server/index.ts';
import { type BookCompany, openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { receiptService } from '../contract.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import type { ReceiptState } from '../status.ts';
import { type VatPart, vatPartsOf } from '../vat-parts.ts';
import { accountsOf } from './accounts.ts';
import { badDebtEntry, recoveryEntry, restEntry } from './build-entries.ts';
import { vatOfItem } from './documents.ts';
import { type NewEntry, postEntry } from './entries.ts';
import { receipts, refuseEnded } from './end.ts';
import { findReceipt, heldItems, type StoredItem } from './queries.ts';
import { refuseRest } from './rests.ts';
import { type Saved, savedOf } from './saved.ts';
import { baseOf } from './settle.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();
type Operations = (typeof receiptService)['operations'];

/** An item that is written off, held, with its company. */
async function heldItem(context: Context, itemId: string): Promise<{ item: StoredItem; company: BookCompany }> {
  const item = (await heldItems(context, [itemId])).get(itemId);
  if (!item) throw fail('notFound', 'notFound');
  if (item.open === 0) throw fail('debtNothing', 'rule', { number: item.number });
  return { item, company: await openBooks(context, item.company_id) };
}

const dayOf = (item: StoredItem, { today }: BookCompany) => (item.posting_date > today ? item.posting_date : today);

function about(item: StoredItem, company: BookCompany, amount: Cents, reason: string) {
  return {
    companyId: company.id,
    customerId: item.party_id,
    date: dayOf(item, company),
    amount,
    baseAmount: baseOf(item, amount, company.currency),
    currency: item.currency,
    baseCurrency: company.currency,
    ofItemId: item.id,
    reference: item.number,
    reason,
  };
}

/** Posts what ends an item, and settles it by that. */
async function endBy(context: Context, company: BookCompany, item: StoredItem, entry: NewEntry): Promise<Saved> {
  const posted = await postEntry(context, entry);
  const own = posted.items.get(item.party_id)!;
  const [from, to] = item.open > 0 ? [own, item.id] : [item.id, own];
  await allocate(context, company.id, [{ from, to, amount: entry.amount, day: entry.date }]);
  return savedOf((await findReceipt(context, posted.id))!);
}

/** Writes off a small rest, owed or paid too much: up to the company's limit, by right and with a reason; never to exchange. */
export async function writeOffRest(
  context: Context,
  { itemId, reason }: z.output<Operations['writeOffReceiptRest']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const { item, company } = await heldItem(context, itemId);
  const amount = cents(Math.abs(item.open));
  await refuseRest(context, company, { amount: baseOf(item, amount, company.currency) ?? amount, reason });
  return endBy(
    context,
    company,
    item,
    await restEntry(accountsOf(context), { ...about(item, company, amount, reason), isCredit: item.open < 0 }),
  );
}

/** Writes off what will not be paid: a cost without VAT, and the VAT comes back (VAT Act s 22(1)). */
export async function writeOffDebt(
  context: Context,
  { itemId, amount, reason }: z.output<Operations['writeOffReceiptDebt']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const { item, company } = await heldItem(context, itemId);
  const open = cents(Math.max(0, item.open));
  const written = amount ?? open;
  if (open === 0n) throw fail('debtNothing', 'rule', { number: item.number });
  if (written > open) throw overReceipt(context, item, open);
  return endBy(
    context,
    company,
    item,
    await badDebtEntry(
      accountsOf(context),
      about(item, company, written, reason),
      await vatOfItem(context, item, written),
    ),
  );
}

const overReceipt = ({ language }: Context, { number, currency }: StoredItem, left: Cents) =>
  fail('overAllocation', 'rule', { number, amount: formatMoney({ cents: left, currency }, language) });

/**
 * Takes a credit as payment of a debt that was written off: that much of it is income again, and its VAT is owed (s 22(2)). No
 * more than is still written off.
 */
export async function recoverDebt(
  context: Context,
  { id, itemId, amount }: z.output<Operations['recoverReceiptDebt']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const { db, partition, language } = context;
  const debt = await receipts.lock(context, id);
  refuseEnded(debt);
  if (debt.kind !== 'badDebt') throw fail('notFound', 'notFound');
  const { item: credit, company } = await heldItem(context, itemId);
  if (credit.party_id !== debt.customer_id) throw fail('recoveryCustomer', 'rule');
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from receipt
     where partition = ${partition} and kind = 'recovery' and of_item_id = ${debt.item_id} and status = ${literal<ReceiptState>('POSTED')}`.execute(
    db,
  );
  const left = cents(debt.amount - rows[0]!.amount);
  if (amount > left)
    throw fail('recoveryTooMuch', 'rule', { amount: formatMoney({ cents: left, currency: debt.currency }, language) });
  if (amount > cents(Math.max(0, -credit.open))) throw overReceipt(context, credit, cents(Math.max(0, -credit.open)));
  const parts: readonly VatPart[] = vatPartsOf(amount, [
    { code: debt.vat === 0 ? 'outOfScope' : 'standard', net: cents(debt.net), vat: cents(debt.vat) },
  ]);
  const entry = await recoveryEntry(
    accountsOf(context),
    { ...about(credit, company, amount, ''), ofItemId: debt.item_id },
    parts,
  );
  return endBy(context, company, credit, entry);
}
