import { implement, type Implementation } from '#platform/server/implement.ts';
import { tripService } from '../contract.ts';
import { readLoadTrip, revokeDriverTrip, sendDriverTrip } from './desk.ts';
import { postDriverEvent } from './events.ts';
import { keepTripFile } from './files.ts';
import { postDriverInspection } from './inspections.ts';
import { readTrip } from './trip.ts';

export const tripOperations: Implementation = implement(tripService, {
  getDriverTrip: (context) => readTrip(context),
  postDriverEvent,
  postDriverEventFile: keepTripFile,
  postDriverInspection,
  getLoadTrip: readLoadTrip,
  sendDriverTrip,
  revokeDriverTrip,
});
