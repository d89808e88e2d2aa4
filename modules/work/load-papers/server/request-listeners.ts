import { listener } from '#platform/server/listeners.ts';
import { endRequestsOf } from './requests.ts';

/** Links for papers end with what they were for: a load that is cancelled needs none, a carrier that it was taken from brings none. */
export const endedRequests = [
  listener('load.cancelled', 'end-paper-requests', (context, { loadId }) => endRequestsOf(context, loadId)),
  listener('load.bounced', 'end-paper-requests-of-carrier', (context, { loadId }) =>
    endRequestsOf(context, loadId, 'carrier'),
  ),
];
