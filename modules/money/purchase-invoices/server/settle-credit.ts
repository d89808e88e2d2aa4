import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Cents, cents, noCents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { converted } from '#modules/prices/exchange-rates/convert.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { allocate, postJournal, withReachOfBooks } from '#modules/money/ledger/server/index.ts';
import type { Answer } from '../credit-answers.ts';
import type { PurchaseFailureCode } from '../messages/failures/index.ts';
import { answersFor, atBank, type StoredClaim } from './credit-answers.ts';
import { costsOfItems } from './deductions.ts';
import type { StoredPurchase } from './queries.ts';

const fail = failures<PurchaseFailureCode>();

/** Where a credit note was posted. */
interface Posted {
  readonly itemId: string;
  readonly creditorsId: string;
  readonly date: CalendarDate;
}

/**
 * Settles what a credit note in the books gives back (decision 0253). It takes the place of the deductions that it answers: one that
 * no payment has posted yet is settled on its invoice by the note; one that a payment has posted is taken back, and the note
 * settles that. What is left of the note lowers its invoice, and then waits for the next one.
 */
export async function settleCredit(context: Context, stored: StoredPurchase, posted: Posted): Promise<void> {
  const answers = await answersFor(context, stored, { locked: true });
  if (answers.some(({ claim }) => claim.isAtBank)) throw fail('purchaseDeductionAtBank', 'rule', atBank(answers));
  const takenBack = answers.filter(({ claim }) => claim.isPosted);
  const journalId = takenBack.length > 0 ? await takeBack(context, stored, posted, takenBack) : null;
  await writeAnswers(context, stored, answers, journalId);
  const left = cents(BigInt(stored.gross) - sumOf(takenBack.map(({ amount }) => amount)));
  await settleInvoices(context, stored, posted, {
    left,
    answers: answers.filter(({ claim }) => !claim.isPosted && claim.itemId !== null),
  });
}

/** Posts the mirror of deductions that payments have posted: what was taken off is owed again, and the note settles it. */
async function takeBack(
  context: Context,
  stored: StoredPurchase,
  { itemId, creditorsId, date }: Posted,
  answers: readonly Answer<StoredClaim>[],
): Promise<string> {
  const costs = await costsOfItems(
    context,
    answers.map(({ claim }) => claim.itemId!),
  );
  const accounts = await accountsOfNumbers(
    context,
    [...costs.values()].map(({ account }) => account),
  );
  const party = { kind: 'supplier', id: stored.supplier_id } as const;
  /** In the books, as the deduction stands there: at the rate of its invoice. */
  const worth = ({ claim, amount }: Answer<StoredClaim>) => {
    const { rate } = costs.get(claim.itemId!)!;
    return rate === null ? amount : converted(amount, rate);
  };
  const journal = await postJournal(context, {
    companyId: stored.company_id,
    area: 'purchases',
    date,
    documentDate: stored.invoice_date,
    source: 'purchaseInvoice',
    sourceId: stored.id,
    event: 'answered',
    document: stored.supplier_invoice_no,
    text: stored.supplier_name,
    lines: answers.flatMap(({ claim, amount }) => {
      const { account, centreId, loadId } = costs.get(claim.itemId!)!;
      const known = accounts.get(account);
      if (!known?.isActive) throw fail('purchaseAccountUnknown', 'rule', { number: account });
      const own = { currency: stored.currency, text: claim.supplierInvoiceNo };
      const books = worth({ claim, amount });
      return [
        { ...own, accountId: known.id, centreId, loadId, amount: books, currencyAmount: amount, vatCode: 'outOfScope' },
        { ...own, accountId: creditorsId, party, amount: cents(-books), currencyAmount: cents(-amount) },
      ];
    }),
    items: answers.map(({ claim, amount }) => ({
      kind: 'deduction',
      accountId: creditorsId,
      party,
      documentId: claim.id,
      number: stored.supplier_invoice_no,
      date,
      dueDate: date,
      currency: stored.currency,
      amount: cents(-amount),
      baseAmount: cents(-worth({ claim, amount })),
    })),
  });
  const { rows } = await withReachOfBooks(context, () =>
    sql<{ id: string; amount: number }>`
      select id, -amount as amount from open_item where partition = ${context.partition} and journal_id = ${journal.id} order by id`.execute(
      context.db,
    ),
  );
  await allocate(
    context,
    stored.company_id,
    rows.map(({ id, amount }) => ({ from: id, to: itemId, amount: cents(amount), day: date })),
  );
  return journal.id;
}

async function writeAnswers(
  { db, partition }: Context,
  { id }: StoredPurchase,
  answers: readonly Answer<StoredClaim>[],
  journalId: string | null,
): Promise<void> {
  for (const { claim, amount } of answers) {
    await sql`
      insert into purchase_deduction_answer (partition, credit_note_id, deduction_id, amount, journal_id)
      values (${partition}, ${id}, ${claim.id}, ${Number(amount)}, ${claim.isPosted ? journalId : null}::uuid)`.execute(
      db,
    );
    await sql`update purchase_invoice_deduction set answered = answered + ${Number(amount)} where partition = ${partition} and id = ${claim.id}`.execute(
      db,
    );
  }
}

/** An invoice that a credit note may settle, with what of it is neither paid nor taken off. */
interface Owed {
  readonly id: string;
  readonly item_id: string;
  readonly open: number;
  readonly pending: number;
  readonly day: CalendarDate;
}

/** Settles the answered part of each invoice, then what else is open of the note's own; what a payment still takes off is left to it. */
async function settleInvoices(
  context: Context,
  stored: StoredPurchase,
  { itemId, date }: Posted,
  given: { readonly left: Cents; readonly answers: readonly Answer<StoredClaim>[] },
): Promise<void> {
  const { db, partition } = context;
  const ids = [
    ...given.answers.map(({ claim }) => claim.purchaseInvoiceId),
    ...(stored.original_id ? [stored.original_id] : []),
  ];
  if (ids.length === 0) return;
  await withReachOfBooks(context, async () => {
    const { rows } = await sql<Owed>`
      select p.id, p.item_id, -open_amount(p.partition, p.item_id, 'infinity') as open, greatest(${date}::date, i.posting_date)::text as day,
             (select coalesce(sum(d.amount - d.answered), 0)::bigint from purchase_invoice_deduction d
               where d.partition = p.partition and d.purchase_invoice_id = p.id and d.journal_id is null) as pending
        from purchase_invoice p join open_item i on i.partition = p.partition and i.id = p.item_id
       where p.partition = ${partition} and p.id = any (${ids}::uuid[])`.execute(db);
    let left: bigint = given.left;
    const settled = new Map<string, bigint>();
    const settle = ({ id, open }: Owed, amount: bigint) => {
      const before = settled.get(id) ?? 0n;
      const most = [amount, left, BigInt(open) - before].reduce((least, each) => (each < least ? each : least));
      if (most <= 0n) return;
      settled.set(id, before + most);
      left -= most;
    };
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const { claim, amount } of given.answers) settle(known.get(claim.purchaseInvoiceId)!, amount);
    const original = known.get(stored.original_id ?? '');
    if (original) settle(original, BigInt(original.open - original.pending) - (settled.get(original.id) ?? noCents));
    await allocate(
      context,
      stored.company_id,
      [...settled].map(([id, amount]) => ({
        from: known.get(id)!.item_id,
        to: itemId,
        amount: cents(amount),
        day: known.get(id)!.day,
      })),
    );
  });
}
