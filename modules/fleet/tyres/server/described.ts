import { described } from '#platform/server/described.ts';
import { tyreService } from '../contract.ts';

const unknown = 'Refuses an unknown tyre, and a caller whose roles are limited to some records.';

export const tyreDescribed = described(tyreService, {
  getTyres: {
    does: 'Lists tyres with where they are, their tread, what they have run and what a kilometre costs.',
    refuses: 'Refuses a caller whose roles are limited to some records.',
  },
  getTyre: {
    does: 'Reads a tyre with every vehicle that it was on and every tread that was measured.',
    refuses: unknown,
  },
  getTyreHistory: { does: 'Lists what happened to a tyre, the latest first.', refuses: unknown },
  postTyre: {
    does: 'Keeps a new tyre in store.',
    refuses: 'Refuses a number that the company has already, and a purchase on a day to come.',
  },
  putTyre: {
    does: 'Changes what is said of a tyre; what it has run and measured stays.',
    refuses: 'Refuses a number that the company has already, and a record that somebody else changed.',
  },
  mountTyre: {
    does: 'Mounts a tyre at a position of a vehicle, with its tread and the kilometres of the vehicle.',
    refuses: 'Refuses a position that another tyre is at, a tread that grew, and kilometres that cannot be.',
  },
  dismountTyre: {
    does: 'Takes a tyre off its vehicle into the store; it runs no more until it is mounted again.',
    refuses: 'Refuses kilometres below those at which it was mounted, and a tread that grew.',
  },
  measureTyre: {
    does: 'Keeps a measured tread, of a mounted tyre with the kilometres of its vehicle.',
    refuses: 'Refuses a tread that grew, and kilometres of a tyre that is not mounted.',
  },
  scrapTyre: {
    does: 'Ends a tyre that is in store, with a reason.',
    refuses: 'Refuses a tyre that is mounted.',
  },
});
