import { described } from '#platform/server/described.ts';
import { trackingService } from '../contract.ts';

export const trackingDescribed = described(trackingService, {
  getTrackedLoad: {
    does: 'Opens the load of a tracking link, without a code: its stops, times and events that the customer may see.',
    refuses: 'Refuses a link that has expired or was revoked.',
  },
  getLoadTracking: {
    does: 'Answers who can follow a load by a link, and to whom it can be sent.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  sendLoadTracking: {
    does: 'Makes a further address of the tracking link, mails it where an address is given, and shows it once.',
    refuses: 'Refuses a load that is a draft, closed or cancelled.',
  },
  revokeLoadTracking: {
    does: 'Ends all addresses of the tracking link of a load.',
    refuses: 'Refuses a load that nobody can follow.',
  },
});
