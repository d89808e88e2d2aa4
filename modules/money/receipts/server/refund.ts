import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { allocate } from '#modules/money/ledger/server/index.ts';
import type { BookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { accountsOf } from './accounts.ts';
import { refundEntry } from './build-entries.ts';
import { type PostedEntry, postEntry } from './entries.ts';
import { heldItems } from './queries.ts';
import { baseOf } from './settle.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();

export interface Refund {
  readonly company: BookCompany;
  readonly itemId: string;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly accountId: string;
  readonly reference: string;
  readonly reason: string;
  readonly bankLineId?: string | null;
}

/** Gives a credit back, or a part of it: money goes out, and the credit is less by it. Refuses more than is left. */
export async function refundCredit(context: Context, refund: Refund): Promise<PostedEntry> {
  const { company, itemId, amount } = refund;
  const credit = (await heldItems(context, [itemId])).get(itemId);
  if (!credit || credit.company_id !== company.id) throw fail('notFound', 'notFound');
  if (amount > cents(-Math.min(0, credit.open)))
    throw fail('overAllocation', 'rule', {
      number: credit.number,
      amount: formatMoney({ cents: cents(-Math.min(0, credit.open)), currency: credit.currency }, context.language),
    });
  const { company: _, itemId: __, ...given } = refund;
  const entry = await refundEntry(accountsOf(context), {
    ...given,
    companyId: company.id,
    customerId: credit.party_id,
    currency: credit.currency,
    baseCurrency: company.currency,
    baseAmount: baseOf(credit, amount, company.currency),
    ofItemId: itemId,
    method: 'eft',
  });
  const posted = await postEntry(context, entry);
  const day = [refund.date, credit.posting_date].toSorted().at(-1)!;
  await allocate(context, company.id, [{ from: itemId, to: posted.items.get(credit.party_id)!, amount, day }]);
  return posted;
}
