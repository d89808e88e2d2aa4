import type { NounSentences } from '#platform/server/described.ts';
import type { driverRateService } from '../contract.ts';

export const driverRateDescribed: NounSentences<typeof driverRateService> = {
  refuses:
    'a rate for both a category and a driver, and days on which another active rate pays the same people for the same',
};
