import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { findBankAccount, lockBankLines, settleLine } from '#modules/money/bank-statements/server/index.ts';
import { allocate, postJournal } from '#modules/money/ledger/server/index.ts';
import { markDeductions, releaseDeductions } from '#modules/money/purchase-invoices/server/index.ts';
import { openBooks, postingDay } from '#modules/money/posting-periods/server/index.ts';
import type { paymentRunService } from '../contract.ts';
import { settlementsOf } from '../holds.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import { inBooks, rateOfPayment } from './in-books.ts';
import { paymentRunLives, paymentRuns } from './lives.ts';
import { findRun, paymentsOf, type StoredPayment, type StoredRun } from './queries.ts';
import { queueRemittances } from './remit.ts';
import { itemsOfTaken, linesOfTaken, takenOff, type TakenFromCost } from './taken-off.ts';

const fail = failures<PaymentRunFailureCode>();
type Closing = z.output<(typeof paymentRunService)['operations']['closePaymentRun']['input']>;

/**
 * The bank has paid: one journal takes the money off the bank and off what is owed to each supplier, whose items are settled by
 * their credits and by the payment. What is paid in a foreign currency is posted at the rate of its day, and what that gains or loses
 * against the rates of the documents with it. A line of a statement that is the run is settled by it.
 */
export async function postRun(context: Context, { id, date, bankLineId }: Closing): Promise<StoredRun> {
  const stored = await paymentRuns.toChange(context, id);
  await paymentRunLives.allow(context, stored, 'post');
  const [company, account, creditors] = await Promise.all([
    openBooks(context, stored.company_id),
    findBankAccount(context, stored.bank_account_id),
    accountOfRole(context, 'creditors'),
  ]);
  if (!creditors) throw fail('paymentAccountMissing', 'rule');
  const paid = (await paymentsOf(context, id)).filter(({ hold }) => hold === '');
  const wanted = date ?? stored.pay_day;
  if (wanted > company.today) throw fail('paymentAhead', 'rule');
  const day = await postingDay(
    context,
    { companyId: stored.company_id, area: 'purchases', date: wanted },
    company.today,
  );
  if (bankLineId) await refuseOtherLine(context, stored, bankLineId);
  const rate = await rateOfPayment(context, stored, wanted);
  if (rate === undefined)
    throw fail('paymentRateMissing', 'rule', {
      currency: stored.currency,
      inCurrency: stored.base_currency,
      date: formatDate(wanted, context.language),
    });
  const { currency } = stored;
  const left = paid.map((payment) => ({ ...payment, worth: inBooks(cents(payment.amount), rate) }));
  const taken = await takenOff(context, paid);
  const journal = await postJournal(context, {
    companyId: stored.company_id,
    area: 'purchases',
    date: day,
    documentDate: wanted,
    source: 'payment',
    sourceId: id,
    // A run that was recalled and sent again is posted once all the same: it has one journal.
    event: 'posted',
    document: stored.run_number,
    text: stored.note || stored.run_number,
    lines: [
      ...left.map((payment) => ({
        accountId: creditors.id,
        party: { kind: 'supplier' as const, id: payment.supplier_id },
        currency,
        amount: payment.worth,
        currencyAmount: cents(payment.amount),
        text: payment.supplier_name,
      })),
      ...linesOfTaken(taken, { accountId: creditors.id, currency }),
      {
        accountId: account!.account_id,
        currency,
        amount: cents(-sumOf(left.map(({ worth }) => worth))),
        currencyAmount: cents(-stored.total),
      },
    ],
    items: [
      ...left.map((payment) => ({
        kind: 'payment' as const,
        accountId: creditors.id,
        party: { kind: 'supplier' as const, id: payment.supplier_id },
        documentId: payment.id,
        number: stored.run_number,
        date: day,
        dueDate: day,
        currency,
        amount: cents(payment.amount),
        baseAmount: payment.worth,
      })),
      ...itemsOfTaken(taken, { accountId: creditors.id, currency, number: stored.run_number, day }),
    ],
  });
  await settleItems(context, stored, { journalId: journal.id, day, paid, taken });
  await paymentRunLives.move(context, stored, 'post', { columns: { journal_id: journal.id }, after: { day } });
  if (bankLineId) await settleLine(context, bankLineId, { kind: 'paymentRun', id });
  await queueRemittances(context, id);
  return (await findRun(context, id))!;
}

interface Posted {
  readonly journalId: string;
  readonly day: CalendarDate;
  readonly paid: readonly StoredPayment[];
  readonly taken: readonly TakenFromCost[];
}

/** Settles what was owed by credits, payments and what was taken off; the run holds nothing any more. */
async function settleItems(context: Context, run: StoredRun, { journalId, day, paid, taken }: Posted): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string; document_id: string }>`
    select id, document_id from open_item where partition = ${partition} and journal_id = ${journalId}`.execute(db);
  const itemOf = new Map(rows.map((row) => [row.document_id, row.id]));
  const open = await openNow(context, paid);
  const allocations = [
    ...paid.flatMap((payment) => settledBy(payment, itemOf.get(payment.id)!, open)),
    ...taken.map(({ id, itemId, amount }) => ({ from: itemId, to: itemOf.get(id)!, amount: cents(amount) })),
  ];
  await allocate(
    context,
    run.company_id,
    allocations.map((allocation) => ({ ...allocation, day })),
  );
  await sql`update payment_item set is_live = false where partition = ${partition} and run_id = ${run.id}`.execute(db);
  await markDeductions(
    context,
    journalId,
    taken.map(({ id }) => id),
  );
  // What is in dispute stays open, and is taken off again until it is decided.
  await releaseDeductions(context, run.id);
}

/** A line of a statement is the run only where the whole of it left the same account. */
async function refuseOtherLine(context: Context, run: StoredRun, lineId: string): Promise<void> {
  const line = (await lockBankLines(context, [lineId])).get(lineId);
  if (!line) throw invalidFields({ bankLineId: { code: 'notFound' } });
  if (line.account_id !== run.bank_account_id || line.amount !== -run.total)
    throw invalidFields({ bankLineId: { code: 'paymentOtherLine' satisfies PaymentRunFailureCode } });
}

/**
 * What is open of the items of a run now. A credit note that came while the bank had the file settled a part: what was paid too much
 * of it then stays open as a credit of the payment.
 */
async function openNow(
  { db, partition }: Context,
  paid: readonly StoredPayment[],
): Promise<ReadonlyMap<string, number>> {
  const ids = paid.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  const { rows } = await sql<{ id: string; open: number }>`
    select id, abs(open_amount(partition, id, 'infinity')) as open from open_item where partition = ${partition} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, open }) => [id, open]));
}

function settledBy(payment: StoredPayment, itemId: string, open: ReadonlyMap<string, number>) {
  const side = (items: StoredPayment['items']) =>
    items.map((item) => {
      const takenOff = item.deductions.reduce((sum, { amount }) => sum + amount, 0);
      return { id: item.itemId, open: cents(Math.min(Math.abs(item.amount), open.get(item.itemId)! - takenOff)) };
    });
  const owed = side(payment.items.filter(({ amount }) => amount > 0));
  const credits = side(payment.items.filter(({ amount }) => amount < 0));
  return settlementsOf(owed, [...credits, { id: itemId, open: cents(payment.amount) }]);
}
