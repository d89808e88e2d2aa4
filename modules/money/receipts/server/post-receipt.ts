import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany, type BookCompany, openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { ReceiptMethod, ReceiptPurpose } from '../kinds.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { accountsOf } from './accounts.ts';
import { receiptEntry } from './build-entries.ts';
import { type PostedEntry, postEntry } from './entries.ts';
import type { Reason } from './queries.ts';
import { type Part, settle } from './settle.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();

/** A receipt as it is typed, or as it follows from a line of a statement. */
export interface NewReceipt {
  readonly companyId: string;
  readonly customerId: string | null;
  readonly date: CalendarDate;
  readonly amount: Cents;
  readonly baseAmount?: Cents | undefined;
  readonly currency?: string | undefined;
  readonly method: ReceiptMethod;
  readonly accountId: string;
  readonly reference: string;
  readonly text: string;
  readonly parts: readonly Part[];
  readonly purpose: ReceiptPurpose;
  readonly loadId: string | null;
  readonly bankLineId?: string | null;
  readonly isAutomatic?: boolean;
  readonly matched?: readonly Reason[];
}

/** The company whose money it is, its books open; a day to come is refused. */
export async function companyOn(context: Context, companyId: string | null, date: CalendarDate): Promise<BookCompany> {
  const company = await openBooks(context, (await bookCompany(context, companyId)).id);
  if (date > company.today) throw invalidFields({ date: { code: 'receiptAhead' } });
  return company;
}

/** What an amount is in the company's own currency; refuses one in another currency of which that was not said. */
export function baseAmountOf(
  { language }: Context,
  company: BookCompany,
  {
    amount,
    baseAmount,
    currency,
  }: { readonly amount: Cents; readonly baseAmount?: Cents | undefined; readonly currency: string },
): Cents | undefined {
  if (currency === company.currency) return undefined;
  if (baseAmount === undefined)
    throw fail('receiptRate', 'rule', {
      amount: formatMoney({ cents: amount, currency }, language),
      currency: company.currency,
    });
  return baseAmount;
}

/**
 * Posts a receipt and gives it to what it pays, from its own day on. One without a customer stands unallocated until somebody
 * says whose it is.
 */
export async function postReceipt(context: Context, company: BookCompany, receipt: NewReceipt): Promise<PostedEntry> {
  const { parts, ...given } = receipt;
  if (receipt.customerId === null && parts.length > 0) throw fail('receiptUnknownPayer', 'rule');
  const currency = receipt.currency ?? company.currency;
  const entry = await receiptEntry(accountsOf(context), {
    ...given,
    companyId: company.id,
    currency,
    baseCurrency: company.currency,
    baseAmount: baseAmountOf(context, company, { ...receipt, currency }),
  });
  const posted = await postEntry(context, entry);
  const itemId = receipt.customerId === null ? undefined : posted.items.get(receipt.customerId);
  if (itemId !== undefined && parts.length > 0)
    await settle(context, {
      company,
      creditId: itemId,
      receiptId: posted.id,
      parts,
      day: receipt.date,
      paidOn: receipt.date,
    });
  return posted;
}
