import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { readPercent } from '#platform/scaled.ts';
import { discountOffer, type Offer } from '../discount.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import type { StoredItem } from './queries.ts';
import { type Term, termsOf } from './settings.ts';

const fail = failures<ReceiptFailureCode>();

/** What the terms offer on an item; undefined on anything but an invoice. */
export function offerOf(item: Pick<StoredItem, 'kind' | 'amount' | 'date'>, term: Term | undefined): Offer | undefined {
  if (term === undefined || item.kind !== 'invoice') return undefined;
  const percent = readPercent(term.percent);
  if (percent === undefined) return undefined;
  return discountOffer({ gross: cents(item.amount), date: item.date }, { percent, days: term.days });
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
  const offer = offerOf(item, term);
  const { number } = item;
  if (!offer) throw fail('discountNone', 'rule', { number });
  if (!term!.is_printed) throw fail('discountUnprinted', 'rule', { number });
  if (paidOn > offer.until) throw fail('discountLate', 'rule', { number, date: formatDate(offer.until, language) });
  if (amount > offer.amount)
    throw fail('discountTooMuch', 'rule', {
      number,
      amount: formatMoney({ cents: offer.amount, currency: item.currency }, language),
    });
}
