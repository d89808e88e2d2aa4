import { laterListener, listener } from '#platform/server/listeners.ts';
import { removeTripLine, writeTripLine } from './trip-lines.ts';

/** Each trip of the own fleet has its line once it is delivered, and none while it is not. */
export const fleetLogListeners = [
  laterListener(
    'load.delivered',
    'log-trip',
    async (context, { loadId }) => void (await writeTripLine(context, loadId)),
  ),
  listener('load.undelivered', 'remove-logged-trip', (context, { loadId }) => removeTripLine(context, loadId)),
];
