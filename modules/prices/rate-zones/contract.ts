import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData, references } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    rateZone: unknown;
  }
  interface Channels {
    rateZones: unknown;
  }
}

const cityNames = text(4000)
  .transform((cities) =>
    [...new Set(cities.split(/[,;\n]/).map((city) => city.trim()))].filter((city) => city !== '').join(', '),
  )
  .default('');

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
      cities: cityNames,
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

/** Other places for a zone that approved rates name: another zone, and a draft of each of its rates with it. */
export const zoneVersion = z
  .strictObject({
    id: z.uuid(),
    /** Of the new zone; made of the code of the former one where it is left empty. */
    code: z.union([masterCode(20), z.literal('')]).default(''),
    cities: cityNames,
    locationIds: references('location'),
    /** From which day on the rates hold for the new places. */
    validFrom: calendarDate.meta({ format: 'date' }),
  })
  .refine(({ cities, locationIds }) => cities !== '' || locationIds.length > 0, {
    path: ['cities'],
    error: 'zoneEmpty',
  });
export type ZoneVersion = z.output<typeof zoneVersion>;

export const zoneVersionService = service('tripDirector', {
  postRateZoneVersion: operation({
    audience: 'permitted',
    input: zoneVersion,
    output: z.object({
      /** The new zone. */
      id: z.uuid(),
      code: z.string(),
      /** The approved rates that name the former zone; those without a draft say why. */
      rates: z.array(z.object({ rateId: z.uuid(), code: z.string(), leftOut: z.string().nullable() })),
      made: z.int(),
    }),
  }),
});
