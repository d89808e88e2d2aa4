import { z } from 'zod';
import { masterCode, masterData, references } from '#platform/master-data.ts';
import { requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    rateZone: unknown;
  }
  interface Channels {
    rateZones: unknown;
  }
}

export const rateZones = masterData({
  noun: 'rateZone',
  channel: 'rateZones',
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(80),
      /** The country that its cities are in. */
      country: requiredText(80).default('South Africa'),
      /** Names of cities, with commas between them. */
      cities: text(4000)
        .transform((cities) =>
          [...new Set(cities.split(/[,;\n]/).map((city) => city.trim()))].filter((city) => city !== '').join(', '),
        )
        .default(''),
      /** Places that belong to it wherever they are. */
      locationIds: references('location'),
    })
    .refine(({ cities, locationIds }) => cities !== '' || locationIds.length > 0, {
      path: ['cities'],
      error: 'zoneEmpty',
    }),
  facts: {
    /** Approved rates name it: its places stay as they are. */
    isUsed: z.boolean(),
  },
  filters: { country: z.array(text(80)).max(60).optional() },
});

export const rateZoneService = service('tripDirector', {
  getRateZones: rateZones.list,
  postRateZone: rateZones.create,
  putRateZone: rateZones.change,
});
