import type { SentencesOf } from '#platform/server/described.ts';
import type { loadService } from '#modules/work/loads/contract.ts';

/** What a load costs and brings. */
export const pricesDescribed = {
  getLoadRateTrace: {
    does: 'Lists how the price of each side of a load came about, the latest first: rates, arithmetic, fuel, typed amounts.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getLoadRateDifference: {
    does: 'Answers what the rates would say of a load now beside what it has, and changes nothing.',
    refuses: 'Refuses a load that the caller cannot see, and a caller who is limited to suppliers.',
  },
  postLoadRating: {
    does: 'Prices a load by the rates again; a side that is invoiced or typed stays.',
    refuses: 'Refuses a closed or cancelled load, and one whose both sides are invoiced.',
  },
  putLoadRate: {
    does: 'Puts one amount in the place of all charges of a side but standing time, for a stated reason.',
    refuses: 'Refuses an invoiced side, a closed or cancelled load, and a margin below the floor.',
  },
  putLoadRateBelowFloor: {
    does: 'Puts one amount in the place of the charges of a side, also where the margin falls below the floor.',
    refuses: 'Refuses an invoiced side, and a closed or cancelled load.',
  },
  getLoadStandingTimes: {
    does: 'Lists how long the vehicle stood at each stop beyond what is free there, and what was decided on it.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  putLoadStandingTime: {
    does: 'Approves the standing time of a stop as charges of the sides that have a price, or waives it with a reason.',
    refuses:
      'Refuses a stop without standing time, a cancelled or invoiced load, and an amount above what the caller’s roles allow.',
  },
} satisfies Partial<SentencesOf<typeof loadService>>;
