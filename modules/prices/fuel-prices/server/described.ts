import type { NounSentences } from '#platform/server/described.ts';
import type { fuelPriceService } from '../contract.ts';

export const fuelPriceDescribed: NounSentences<typeof fuelPriceService> = {
  refuses:
    'a second price of a day, a change of more than 15 % that is not confirmed, and another price once it is used',
};
