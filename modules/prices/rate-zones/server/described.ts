import type { NounSentences } from '#platform/server/described.ts';
import type { rateZoneService } from '../contract.ts';

export const rateZoneDescribed: NounSentences<typeof rateZoneService> = {
  refuses: 'a zone without a city or a location, and other places once approved rates name it',
};
