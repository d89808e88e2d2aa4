import { batchListener, type Listener } from '#platform/server/listeners.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { customersWithLoadsToSend, reviewCredit } from '#modules/work/carriage/server/index.ts';

/**
 * Brings the credit holds of customers to what they owe now, whatever moved it: a receipt and a credit note let loads go, the
 * oldest hold first, and a payment that came back holds them again. One customer at a time, in batches of its loads.
 */
export const reviewCreditOfPayers = (providers: readonly ExposureProvider[], atMost?: number): Listener =>
  batchListener('items.changed', 'review-credit-of-payers', async (context, { partyKind, partyIds }, after) => {
    if (partyKind !== 'customer') return undefined;
    const [begin, from] = placeOf(after);
    // Most who pay have nothing that could be held or let go.
    const concerned = await customersWithLoadsToSend(context, partyIds.slice(begin));
    const place = partyIds.findIndex((id, at) => at >= begin && concerned.has(id));
    const customerId = partyIds[place];
    if (customerId === undefined) return undefined;
    const next = await reviewCredit(context, providers, customerId, {
      after: place === begin ? from : undefined,
      atMost,
      mayBeWorse: true,
    });
    if (next !== undefined) return `${place}|${next}`;
    return place + 1 < partyIds.length ? `${place + 1}|` : undefined;
  });

/** At which customer a batch goes on, and where among its loads. */
function placeOf(after: string | undefined): readonly [place: number, from: string | undefined] {
  const [place = '0', from = ''] = (after ?? '').split('|');
  return [Number(place || '0'), from || undefined];
}
