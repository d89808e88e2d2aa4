import type { NounSentences } from '#platform/server/described.ts';
import type { vehicleService } from '../contract.ts';

export const vehicleDescribed: NounSentences<typeof vehicleService> = {
  refuses:
    'a wrong VIN, masses in the wrong order, usual drivers or trailers that cannot be, and a date other than its approved document states',
  operations: {
    putVehiclePhoto: {
      does: 'Replaces the picture of a vehicle, or removes it where no content is sent.',
      refuses: 'Refuses a file that is infected or not a PNG or JPEG, and a vehicle that the caller cannot see.',
    },
  },
};
