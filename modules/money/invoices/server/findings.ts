import type { Context } from '#platform/server/implement.ts';
import { accountOfRole, accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { formatDate } from '#platform/dates.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';

import type { ForeignDocument } from './in-books.ts';
import type { PrintedInvoice } from './paper-of.ts';

/** Something that keeps a document from being posted. */
export interface InvoiceFinding {
  readonly code: InvoiceFailureCode;
  readonly details: Readonly<Record<string, string | number>>;
}

/** A particular that the law asks of a tax invoice (VAT Act 89 of 1991, s 20(4)), by a key of the texts. */
export type Particular =
  | 'sellerName'
  | 'sellerAddress'
  | 'sellerVatNumber'
  | 'buyerName'
  | 'buyerAddress'
  | 'description';

/** What is missing of the particulars that the law asks for. A buyer without a VAT number is no vendor. */
export function missingParticulars({ seller, buyer, lines, vatTotal }: InvoicePaper): readonly Particular[] {
  const has = ({ addressLine1, city }: InvoicePaper['seller']['address']) =>
    addressLine1.trim() !== '' && city.trim() !== '';
  const missing: Readonly<Record<Particular, boolean>> = {
    sellerName: seller.name.trim() === '',
    sellerAddress: !has(seller.address),
    // Whoever counts VAT is a vendor, and says so.
    sellerVatNumber: vatTotal !== 0 && !seller.vatNumber,
    buyerName: buyer.name.trim() === '',
    buyerAddress: !has(buyer.address),
    description: lines.some(({ description }) => description.trim() === ''),
  };
  return (Object.keys(missing) as Particular[]).filter((each) => missing[each]);
}

/** What keeps a document from being posted, all at once. */
export async function findingsOf(
  context: Context,
  invoice: Pick<PrintedInvoice, 'kind' | 'zero_rate_reason' | keyof ForeignDocument>,
  lines: readonly { readonly account: string; readonly description: string; readonly vat_code: string }[],
  paper: InvoicePaper,
): Promise<readonly InvoiceFinding[]> {
  const { kind, zero_rate_reason, currency, books_currency: inCurrency, tax_date } = invoice;
  const findings: InvoiceFinding[] = [];
  const missing = missingParticulars(paper);
  if (missing.length > 0) findings.push({ code: 'taxInvoiceIncomplete', details: { missing: missing.join(', ') } });
  if (kind === 'invoice' && zero_rate_reason.trim() === '' && lines.some(({ vat_code }) => vat_code === 'zeroRated'))
    findings.push({ code: 'zeroRateReasonMissing', details: {} });
  if (currency !== inCurrency && paper.rate === undefined)
    findings.push({
      code: 'invoiceRateMissing',
      details: { currency, inCurrency, date: formatDate(tax_date, context.language) },
    });
  if (paper.gross <= 0 || lines.length === 0) findings.push({ code: 'invoiceOfNothing', details: {} });
  const without = lines.find(({ account }) => account === '');
  if (without) findings.push({ code: 'incomeAccountMissing', details: { description: without.description } });
  const accounts = await accountsOfNumbers(
    context,
    lines.flatMap(({ account }) => (account === '' ? [] : [account])),
  );
  const unknown = lines.find(({ account }) => account !== '' && !accounts.get(account)?.isActive);
  if (unknown) findings.push({ code: 'incomeAccountUnknown', details: { number: unknown.account } });
  const [debtors, vatOut] = [await accountOfRole(context, 'debtors'), await accountOfRole(context, 'vatOut')];
  if (!debtors || !vatOut) findings.push({ code: 'invoiceAccountsMissing', details: {} });
  return findings;
}
