import { described } from '#platform/server/described.ts';
import { loadPriceService } from '../contract.ts';

export const loadPricesDescribed = described(loadPriceService, {
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
});
