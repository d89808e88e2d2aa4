import { described } from '#platform/server/described.ts';
import { partyService } from '../contract.ts';

export const partiesDescribed = described(partyService, {
  getPartyNumber: {
    does: 'Shows one account or identity number of a supplier, customer or contractor in full, and records in its history that the caller looked.',
    refuses: 'Refuses a party that the caller may not read, and an unknown director.',
  },
});
