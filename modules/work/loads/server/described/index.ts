import { described } from '#platform/server/described.ts';
import { loadService } from '#modules/work/loads/contract.ts';
import { boardDescribed } from './board.ts';
import { bookingDescribed } from './booking.ts';
import { carriageDescribed } from './carriage.ts';
import { pricesDescribed } from './prices.ts';
import { roadDescribed } from './road.ts';

export const loadsDescribed = described(loadService, {
  ...bookingDescribed,
  ...carriageDescribed,
  ...pricesDescribed,
  ...roadDescribed,
  ...boardDescribed,
});
