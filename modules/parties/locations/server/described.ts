import { type NounSentences, refusesNothing } from '#platform/server/described.ts';
import type { locationService } from '../contract.ts';

export const locationDescribed: NounSentences<typeof locationService> = {
  refuses: 'a city outside its region, half a pin, and another side that is not a free border post in another country',
  operations: {
    getSimilarLocations: {
      does: 'Lists up to five active locations that a new or changed one may repeat: of its name, or within 200 metres of its pin.',
      refuses: refusesNothing,
    },
    mergeLocation: {
      does: 'Merges a location into another: what named it names the other, which takes over customer, pin and GLN that it lacks; it is deactivated.',
      refuses:
        'Refuses an inactive target, the location itself, the two sides of one border, and locations of different customers or countries.',
    },
  },
};
