import { laterListener } from '#platform/server/listeners.ts';
import '#modules/work/loads/server/index.ts';
import { priceTrips } from './price-trips.ts';

/**
 * Prices a load once it is closed, in the name of the product: whoever closes it need not see what drivers earn. Hearing it
 * again changes nothing.
 */
export const priceClosed = laterListener('load.closed', 'price-closed-trip', async (context, { loadId }) => {
  await priceTrips(context, [loadId]);
});
