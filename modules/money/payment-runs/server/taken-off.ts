import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import type { JournalLine, NewItem } from '#modules/money/ledger/server/index.ts';
import { costsOfItems } from '#modules/money/purchase-invoices/server/index.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import { inBooks } from './in-books.ts';
import type { StoredPayment } from './queries.ts';

const fail = failures<PaymentRunFailureCode>();

/** A deduction that a run posts, with the cost that it lowers. */
export interface TakenFromCost {
  readonly id: string;
  readonly itemId: string;
  /** Cents. */
  readonly amount: number;
  /** In the books, at the rate of its invoice: nothing is gained or lost by it. */
  readonly worth: Cents;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly cost: Pick<JournalLine, 'accountId' | 'centreId' | 'loadId'>;
}

/** What the bank did not pay because it is claimed back: it lowers the cost of its document. What is in dispute is not posted. */
export async function takenOff(context: Context, paid: readonly StoredPayment[]): Promise<readonly TakenFromCost[]> {
  const given = paid.flatMap(({ supplier_id, supplier_name, items }) =>
    items.flatMap(({ itemId, deductions }) =>
      deductions
        .filter(({ kind }) => kind !== 'disputed')
        .map(({ id, amount }) => ({ id, itemId, amount, supplierId: supplier_id, supplierName: supplier_name })),
    ),
  );
  if (given.length === 0) return [];
  const costs = await costsOfItems(
    context,
    given.map(({ itemId }) => itemId),
  );
  const accounts = await accountsOfNumbers(
    context,
    [...costs.values()].map(({ account }) => account),
  );
  return given.map((each) => {
    const { account, centreId, loadId, rate } = costs.get(each.itemId)!;
    const known = accounts.get(account);
    if (!known?.isActive) throw fail('paymentCostAccount', 'rule', { number: account });
    return { ...each, worth: inBooks(cents(each.amount), rate), cost: { accountId: known.id, centreId, loadId } };
  });
}

interface Owed {
  readonly accountId: string;
  readonly currency: string;
}

/** Each takes its amount off what is owed to the supplier, and off the cost. VAT stays as it was claimed. */
export function linesOfTaken(taken: readonly TakenFromCost[], { accountId, currency }: Owed): readonly JournalLine[] {
  return taken.flatMap(({ supplierId, supplierName: text, amount, worth, cost }): JournalLine[] => [
    {
      accountId,
      party: { kind: 'supplier', id: supplierId },
      currency,
      amount: worth,
      currencyAmount: cents(amount),
      text,
    },
    { ...cost, currency, amount: cents(-worth), currencyAmount: cents(-amount), vatCode: 'outOfScope', text },
  ]);
}

interface Place extends Owed {
  readonly number: string;
  readonly day: CalendarDate;
}

/** The items that settle the part of the invoices which is not paid. */
export function itemsOfTaken(
  taken: readonly TakenFromCost[],
  { accountId, currency, number, day }: Place,
): readonly NewItem[] {
  return taken.map(({ id, supplierId, amount, worth }) => ({
    kind: 'deduction',
    accountId,
    party: { kind: 'supplier', id: supplierId },
    documentId: id,
    number,
    date: day,
    dueDate: day,
    currency,
    amount: cents(amount),
    baseAmount: worth,
  }));
}
