import type { LoadPrices } from '#modules/work/loads/server/index.ts';
import { billingGaps } from './billing.ts';
import type { BillingNeed } from './billing-need.ts';
import { pricesOf } from './load-prices.ts';
import { priceNew } from './new-prices.ts';
import { priceGapOf, priceOfDraft } from './price-gap.ts';
import { applyRatings } from './rating.ts';
import { writeTyped } from './write-typed.ts';

/** What loads are given by their prices; `needs` are what an invoice waits for besides the load itself. */
export function loadPricesWith(needs: readonly BillingNeed[]): LoadPrices {
  return {
    priceNew,
    writeTyped,
    priceAgain: (context, load) => applyRatings(context, load),
    gapOf: priceGapOf,
    ofDraft: priceOfDraft,
    async whyBuy(context, { id }) {
      const { buy } = (await pricesOf(context, [id])).get(id)!;
      return buy.isTyped || buy.charges.length === 0 ? null : (buy.rated?.trace ?? null);
    },
    billingGaps: (context, load) => billingGaps(context, load, needs),
  };
}
