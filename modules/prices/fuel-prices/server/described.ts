import type { NounSentences } from '#platform/server/described.ts';
import type { fuelPriceService } from '../contract.ts';

const notWaiting = 'Refuses the person who asked for it, and a correction that no longer waits.';

export const fuelPriceDescribed: NounSentences<typeof fuelPriceService> = {
  refuses:
    'a second price of a day, an unconfirmed change of more than 15 %, and another value once loads are priced by it',
  operations: {
    getFuelPriceCorrections: {
      does: 'Reads what was asked for in place of a fuel price, and what became of it.',
      refuses: 'Refuses an unknown price.',
    },
    postFuelPriceCorrection: {
      does: 'Asks for another price or day in place of a fuel price that is used; nothing changes before a second person has approved it.',
      refuses:
        'Refuses a price that is not used and can be edited, the price that it has, a day that has another price, and a second correction while one waits.',
    },
    approveFuelPriceCorrection: {
      does: 'Approves a correction: its price supersedes the former one, which stays as it was.',
      refuses: notWaiting,
    },
    rejectFuelPriceCorrection: {
      does: 'Rejects a correction of a fuel price that waits, for a stated reason.',
      refuses: notWaiting,
    },
    cancelFuelPriceCorrection: {
      does: 'Takes back a correction of a fuel price that waits.',
      refuses: 'Refuses a correction that no longer waits.',
    },
  },
};
