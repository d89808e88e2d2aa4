import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { readPercent } from '#platform/scaled.ts';
import { printedOffers, type Term, termsOf } from '#modules/money/invoices/server/index.ts';
import { discountOffer, type Offer } from '#modules/money/invoices/settlement.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import type { StoredItem } from './queries.ts';

const fail = failures<ReceiptFailureCode>();

/**
 * What is offered on an item: as it is printed on the invoice, else by the terms of today, which a credit note gives. Undefined
 * on anything but an invoice.
 */
export function offerOf(
  item: Pick<StoredItem, 'kind' | 'amount' | 'date'>,
  printed: Offer | undefined,
  term: Term | undefined,
): (Offer & { readonly isPrinted: boolean }) | undefined {
  if (item.kind !== 'invoice') return undefined;
  if (printed) return { ...printed, isPrinted: true };
  const percent = term && readPercent(term.percent);
  if (percent === undefined) return undefined;
  const offer = discountOffer({ gross: cents(item.amount), date: item.date }, { percent, days: term!.days });
  return { ...offer, isPrinted: false };
}

/**
 * Refuses a discount that was not agreed, is not printed on the invoice (then a credit note gives it), comes too late or is
 * more than the terms allow. Where the terms are printed, no credit note is needed (VAT Act s 21(3) proviso C).
 */
export async function refuseDiscount(
  context: Context,
  item: StoredItem,
  { amount, paidOn }: { readonly amount: Cents; readonly paidOn: CalendarDate },
): Promise<void> {
  const { language } = context;
  const term = (await termsOf(context, item.company_id, [item.party_id])).get(item.party_id);
  const printed = (await printedOffers(context, [item.document_id])).get(item.document_id);
  const offer = offerOf(item, printed, term);
  const { number } = item;
  if (!offer) throw fail('discountNone', 'rule', { number });
  if (!offer.isPrinted) throw fail('discountUnprinted', 'rule', { number });
  if (paidOn > offer.until) throw fail('discountLate', 'rule', { number, date: formatDate(offer.until, language) });
  if (amount > offer.amount)
    throw fail('discountTooMuch', 'rule', {
      number,
      amount: formatMoney({ cents: offer.amount, currency: item.currency }, language),
    });
}
