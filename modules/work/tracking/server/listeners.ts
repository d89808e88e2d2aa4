import { listener } from '#platform/server/listeners.ts';
import { setTrackingEnd } from './link.ts';

/** The customer's page outlives the delivery by some days. */
export const trackingListeners = [
  listener('load.delivered', 'end-tracking-of-delivered', (context, { loadId }) =>
    setTrackingEnd(context, loadId, true),
  ),
  listener('load.cancelled', 'end-tracking-of-cancelled', (context, { loadId }) =>
    setTrackingEnd(context, loadId, true),
  ),
  listener('load.undelivered', 'go-on-tracking', (context, { loadId }) => setTrackingEnd(context, loadId, false)),
];
