import { z } from 'zod';
import { checkGlobalLocationNumber } from '#platform/identifiers/gln.ts';
import { masterCode, masterData, optionalNumber } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { defaultPlace } from '#modules/lookups/contract.ts';

export const locationTypes = [
  'warehouse',
  'distributionCentre',
  'store',
  'port',
  'depot',
  'borderPost',
  'farm',
  'mine',
  'yard',
  'customerSite',
] as const;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const time = '([01]\\d|2[0-3]):[0-5]\\d';
const span = `${time}-(${time}|24:00)`;
const openingTimes = new RegExp(`^(${span}(, ?${span})*)?$`);
/** `06:00-12:00, 13:00-17:00`; empty when it is closed or nobody knows. */
const hours = text(60)
  .refine((times) => openingTimes.test(times), { error: 'openingHours' })
  .default('');

const minutes = z.int().min(0).max(2880).nullable().default(null);

export const locations = masterData({
  noun: 'location',
  channel: 'locations',
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(100),
      type: z.enum(locationTypes),
      addressLine1: requiredText(100),
      addressLine2: text(100).default(''),
      suburb: text(60).default(''),
      city: requiredText(80).default(defaultPlace.city),
      region: requiredText(80).default(defaultPlace.region),
      country: requiredText(80).default(defaultPlace.country),
      postalCode: text(12)
        .refine((code) => /^[\d.]*$/.test(code), { error: 'digitsAndDotOnly' })
        .default(''),
      /** Degrees, WGS 84. */
      latitude: optionalNumber(-90, 90),
      longitude: optionalNumber(-180, 180),
      /** Metres. */
      geofenceRadius: z.int().min(0).max(50_000).default(300),
      gln: text(13)
        .refine((number) => number === '' || /^\d{13}$/.test(number), { error: 'globalLocationNumberFormat' })
        .refine((number) => !/^\d{13}$/.test(number) || checkGlobalLocationNumber(number).ok, {
          error: 'globalLocationNumberChecksum',
        })
        .default(''),
      contactName: text(80).default(''),
      contactNumber: text(30).default(''),
      contactEmail: z.union([z.literal(''), z.email().max(100)]).default(''),
      operatingHours: z
        .strictObject({
          monday: hours,
          tuesday: hours,
          wednesday: hours,
          thursday: hours,
          friday: hours,
          saturday: hours,
          sunday: hours,
        })
        .prefault({}),
      appointmentRequired: z.boolean().default(false),
      averageServiceMinutes: minutes,
      freeMinutes: minutes,
      constraint: text(500).default(''),
      dangerousGoodsAllowed: z.boolean().default(false),
      securityNotes: text(500).default(''),
      notesOrInstructions: text(1000).default(''),
    })
    .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      path: ['longitude'],
      error: 'halfCoordinates',
    }),
  filters: {
    type: z.array(z.enum(locationTypes)).max(20).optional(),
    country: z.array(text(80)).max(60).optional(),
    region: text(80).optional(),
  },
});

/** Why a location may be there already. */
export const similarities = ['sameName', 'samePlace'] as const;
/** Metres within which two locations are taken for one. */
export const samePlaceMetres = 200;

export const locationService = service('tripDirector', {
  getLocations: locations.list,
  postLocation: locations.create,
  putLocation: locations.change,
  /** Those that a new or changed location may repeat, the nearest first: of its name, or within 200 m of its pin. */
  getSimilarLocations: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      /** The location itself. */
      id: z.uuid().optional(),
      name: text(100).default(''),
      latitude: optionalNumber(-90, 90),
      longitude: optionalNumber(-180, 180),
    }),
    output: z.array(
      z.object({
        id: z.uuid(),
        code: z.string(),
        name: z.string(),
        city: z.string(),
        reason: z.enum(similarities),
        /** Metres between the pins; null when one of them has none. */
        distance: z.number().nullable(),
      }),
    ),
  }),
});
