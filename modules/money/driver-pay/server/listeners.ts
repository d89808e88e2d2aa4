import { laterListener } from '#platform/server/listeners.ts';
import '#modules/work/loads/server/index.ts';
import '#modules/work/pods/server/index.ts';
import { priceTrips } from './price-trips.ts';

// A load is priced in the name of the product: whoever looks at its proof need not see what drivers earn. Hearing it again
// changes nothing, and one that is not delivered or lacks another proof is left alone. Runs price what nobody told of.

/** Prices a load once one of its proofs is accepted. */
export const priceProved = laterListener('pod.accepted', 'price-proved-trip', async (context, { loadId }) => {
  await priceTrips(context, [loadId]);
});

/** Prices a load once it is closed. */
export const priceClosed = laterListener('load.closed', 'price-closed-trip', async (context, { loadId }) => {
  await priceTrips(context, [loadId]);
});
