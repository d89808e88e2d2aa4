import { implement, type Implementation } from '#platform/server/implement.ts';
import { loadPriceService } from '../contract.ts';
import { overrideRate, rateAgain, rateDifference, rateTraces } from './rate-operations.ts';

export const loadPriceOperations: Implementation = implement(loadPriceService, {
  getLoadRateTrace: rateTraces,
  getLoadRateDifference: rateDifference,
  postLoadRating: rateAgain,
  putLoadRate: (context, input) => overrideRate(context, input, { mayGoBelow: false }),
  putLoadRateBelowFloor: (context, input) => overrideRate(context, input, { mayGoBelow: true }),
});
