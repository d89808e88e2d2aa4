import { formatDate } from '#platform/dates.ts';
import { formatPercent } from '#platform/decimal.ts';
import type { Translate } from '#platform/messages.ts';
import { type Currency, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import type { texts } from '../messages/paper/en.ts';
import type { PrintedInvoice } from './paper-of.ts';
import { offerToPrint } from './settlement-terms.ts';

/** The discount for payment in time, where the terms of the customer are to be printed. */
export async function printedSettlement(
  context: Context,
  invoice: PrintedInvoice,
  t: Translate<typeof texts>,
): Promise<InvoicePaper['settlement']> {
  const offer = await offerToPrint(context, invoice);
  if (!offer) return undefined;
  const { percent, amount, until } = offer;
  const { language, currency } = invoice;
  return {
    percent,
    amount: Number(amount),
    until,
    words: t('settlementWords', {
      percent: formatPercent(language, percent),
      day: formatDate(until, language),
      amount: formatMoney({ cents: amount, currency: currency as Currency }, language),
    }),
  };
}
