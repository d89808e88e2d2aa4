import { laterListener, listener } from '#platform/server/listeners.ts';
import { bringTrip, endTripLater, revokeTrip } from './link.ts';
import { fileProofs } from './proofs.ts';

/** The driver's page follows the load: sent with the assignment, ended with whatever takes it from the driver. */
export const tripListeners = [
  listener('load.assigned', 'send-assigned-trip', (context, { loadId }) => bringTrip(context, loadId)),
  // What a phone sent before the desk sent the vehicle proves its delivery from now on.
  laterListener('load.dispatched', 'file-early-proofs', (context, { loadId }) => fileProofs(context, loadId)),
  listener('load.swapped', 'send-swapped-trip', (context, { loadId }) => bringTrip(context, loadId)),
  listener('load.bounced', 'end-bounced-trip', async (context, { loadId }) => void (await revokeTrip(context, loadId))),
  listener(
    'load.cancelled',
    'end-cancelled-trip',
    async (context, { loadId }) => void (await revokeTrip(context, loadId)),
  ),
  listener('load.closed', 'end-closed-trip', (context, { loadId }) => endTripLater(context, loadId)),
];
