import { described } from '#platform/server/described.ts';
import { tripService } from '../contract.ts';

const ended = 'Refuses a link that has expired, was replaced or revoked.';
const unseen = 'Refuses a load that the caller cannot see.';

export const tripsDescribed = described(tripService, {
  getDriverTrip: {
    does: 'Opens the trip of a driver’s link, without a code: stops, goods, contacts, and what the phone may send.',
    refuses: ended,
  },
  postDriverEvent: {
    does: 'Records what happened on the road, many events at once, each once; what is doubtful is kept and flagged.',
    refuses: ended,
  },
  postDriverEventFile: {
    does: 'Stores a photo or a signature of the trip once, by the id that the phone gave it.',
    refuses:
      'Refuses a signature that is only a dot, a file that is too large or no picture, and more files than a trip may have.',
  },
  postDriverInspection: {
    does: 'Records the inspection that a driver made once, by the id that the phone gave it; its photos may follow.',
    refuses: 'Refuses open items, items that the checklist does not have, and a load that has no vehicle or is closed.',
  },
  getLoadTrip: {
    does: 'Answers whether the driver has the trip, which phones reported on it, and the files that they sent.',
    refuses: unseen,
  },
  sendDriverTrip: {
    does: 'Sends the link of the trip by SMS to whoever drives the load now; the former link ends.',
    refuses:
      'Refuses a load without a driver, a driver without a mobile number, and a load that is not assigned or is closed.',
  },
  revokeDriverTrip: {
    does: 'Ends the link of the driver.',
    refuses: 'Refuses a load whose trip is with no driver.',
  },
});
