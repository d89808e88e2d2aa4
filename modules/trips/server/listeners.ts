import { listener } from '#platform/server/listeners.ts';
import { bringTrip, endTripLater, revokeTrip } from './link.ts';

/** The driver's page follows the load: sent with the assignment, ended with whatever takes it from the driver. */
export const tripListeners = [
  listener('load.assigned', 'send-assigned-trip', (context, { loadId }) => bringTrip(context, loadId)),
  listener('load.swapped', 'send-swapped-trip', (context, { loadId }) => bringTrip(context, loadId)),
  listener('load.bounced', 'end-bounced-trip', async (context, { loadId }) => void (await revokeTrip(context, loadId))),
  listener(
    'load.cancelled',
    'end-cancelled-trip',
    async (context, { loadId }) => void (await revokeTrip(context, loadId)),
  ),
  listener('load.closed', 'end-closed-trip', (context, { loadId }) => endTripLater(context, loadId)),
];
