import { described, type NounSentences } from '#platform/server/described.ts';
import { type rateZoneService, zoneVersionService } from '../contract.ts';

export const rateZoneDescribed: NounSentences<typeof rateZoneService> = {
  refuses: 'a zone without a city or a location, and other places once approved rates name it',
};

export const zoneVersionsDescribed = described(zoneVersionService, {
  postRateZoneVersion: {
    does: 'Makes another zone with other places in the place of one that approved rates name, and a draft of each of its rates with it from a day on; a second person approves them.',
    refuses:
      'Refuses a zone that no approved rate names and can be edited, the places that it has, and a day in the past.',
  },
});
