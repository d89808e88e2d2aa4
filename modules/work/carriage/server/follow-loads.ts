import { beforeListener, type Listener, listener } from '#platform/server/listeners.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { reservedStates } from '#modules/work/loads/status.ts';
import { moveReservations } from './resources.ts';
import { reviewLoad } from './review-loads.ts';

/** What is reserved follows the times of its load, or the change is refused. */
const moveReserved = beforeListener('load.changed', 'move-reservations', async (context, { loadId }) => {
  const load = await findLoad(context, loadId);
  if (load && (reservedStates as readonly string[]).includes(load.status)) await moveReservations(context, load);
});

/** Other days, goods or values may be beyond whoever carries the load. */
const reviewChanged = listener('load.changed', 'review-changed-load', async (context, { loadId }) => {
  const load = await findLoad(context, loadId);
  if (load) await reviewLoad(context, load);
});

/** What the carriage does when a load changes. */
export const carriageListeners: readonly Listener[] = [moveReserved, reviewChanged];
