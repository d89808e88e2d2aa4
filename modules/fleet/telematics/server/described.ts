import { described } from '#platform/server/described.ts';
import { telematicsService } from '../contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';

export const telematicsDescribed = described(telematicsService, {
  getTelematicsAccounts: {
    does: 'Lists accounts with tracking companies; their secrets are never shown.',
    refuses: scoped,
  },
  postTelematicsAccount: {
    does: 'Adds an account with a tracking company, or one that files are brought into.',
    refuses: 'Refuses a name that the company has already, and addresses that are private or not https.',
  },
  putTelematicsAccount: {
    does: 'Changes an account; secrets that are not named stay.',
    refuses: 'Refuses private addresses, and another address or user without its password.',
  },
  testTelematicsAccount: {
    does: 'Reads an account once without keeping anything, and says whether the time of receipt proves its time zone.',
    refuses: 'Refuses an unknown account; a failure of the provider is answered as its problem.',
  },
  getTelematicsUnits: {
    does: 'Lists units with the vehicles that they are on, or that their plates propose.',
    refuses: scoped,
  },
  confirmTelematicsUnit: {
    does: 'Says which vehicle a unit is on from now on, or takes it off.',
    refuses: 'Refuses an unknown vehicle, and one that another unit of the account is on.',
  },
  postTelematicsFile: {
    does: 'Keeps the positions of a CSV file; the same file brings nothing twice.',
    refuses: 'Refuses a file without the needed columns, and an account that is read by itself.',
  },
  getVehicleTrack: {
    does: 'Reads where a vehicle was, in the order of the fixes; positions are kept for ninety days.',
    refuses: 'Refuses more than seven days at once.',
  },
  getVehicleTrips: {
    does: 'Lists trips of a vehicle as its trackers tell them, and the kilometres of each day; a trip over midnight is cut there.',
    refuses: 'Refuses more than 31 days at once.',
  },
  getStopProposals: {
    does: 'Lists arrivals and departures that positions show at stops, and that nobody has told yet.',
    refuses: scoped,
  },
  dismissStopProposal: {
    does: 'Puts a proposed arrival or departure away; the stop stays as it is.',
    refuses: 'Refuses an unknown proposal.',
  },
});
