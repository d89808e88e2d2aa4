import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';

/** What a party can be, as the views over all nouns (`party` and its like), the trail and the findings name it. */
export const partyNouns = ['supplier', 'customer', 'contractor'] as const;
export type PartyNoun = (typeof partyNouns)[number];

export const partyService = service('tripDirector', {
  /** One identity or account number of a party in full; records show them masked. Who looked stands in the history. */
  getPartyNumber: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      party: z.enum(partyNouns),
      id: z.uuid(),
      /** The director whose identity number it is; left out for the account number in use. */
      directorId: z.uuid().optional(),
    }),
    output: z.object({ number: z.string() }),
  }),
});
