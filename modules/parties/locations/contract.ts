import { z } from 'zod';
import { checkGlobalLocationNumber } from '#platform/identifiers/gln.ts';
import { masterCode, masterData, optionalNumber, reference } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { defaultPlace } from '#modules/base/lookups/places.ts';
import { placeZones } from './time-zone.ts';
import { auditOf, hoursExceptions, hoursOrNote, operatingHours } from './hours.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    location: unknown;
  }
  interface Channels {
    locations: unknown;
  }
}

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

const coordinate = (furthest: number) =>
  z.number({ error: 'coordinateFormat' }).min(-furthest).max(furthest).nullable().default(null);
const degrees = z.number().min(-180).max(180);
const minutes = z.int().min(0).max(2880).nullable().default(null);

export const locations = masterData({
  noun: 'location',
  channel: 'locations',
  // The post across the border would not name it back.
  neverImported: ['otherSideId'],
  wanted: ['type'],
  codeOfName: true,
  alsoTaken: { operatingHours: hoursOrNote },
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(100),
      type: z.enum(['', ...locationTypes]).default(''),
      /** Whose site it is; null where it is nobody's or everybody's. */
      customerId: reference('customer'),
      /** Of a border post, the post across the border; each of the two names the other. */
      otherSideId: reference('location'),
      addressLine1: requiredText(100),
      addressLine2: text(100).default(''),
      suburb: text(60).default(''),
      // The form begins with them; a file must say where its places are.
      city: requiredText(80).default(defaultPlace.city).meta({ onlySuggested: true }),
      region: requiredText(80).default(defaultPlace.region).meta({ onlySuggested: true }),
      country: requiredText(80).default(defaultPlace.country),
      postalCode: text(12)
        .refine((code) => /^[\d.]*$/.test(code), { error: 'digitsAndDotOnly' })
        .default(''),
      /** IANA name; empty: by the country and the province. */
      timeZone: z.enum(['', ...placeZones]).default(''),
      /** Degrees, WGS 84. */
      latitude: coordinate(90),
      longitude: coordinate(180),
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
      operatingHours,
      hoursExceptions,
      appointmentRequired: z.boolean().default(false),
      averageServiceMinutes: minutes,
      freeMinutes: minutes,
      /** What the place takes at most, the vehicle with its trailers. */
      maxLengthM: optionalNumber(0, 60),
      maxHeightM: optionalNumber(0, 10),
      maxMassKg: z.int().min(0).max(500_000).nullable().default(null),
      tailLiftRequired: z.boolean().default(false),
      forkliftAvailable: z.boolean().default(false),
      ppeRequired: z.boolean().default(false),
      sideLoadingOnly: z.boolean().default(false),
      /** No reversing alarm at night. */
      quietAtNight: z.boolean().default(false),
      constraint: text(500).default(''),
      dangerousGoodsAllowed: z.boolean().default(false),
      securityNotes: text(500).default(''),
      notesOrInstructions: text(1000).default(''),
    })
    .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      path: ['longitude'],
      error: 'halfCoordinates',
    })
    .refine(({ type, otherSideId }) => type === 'borderPost' || otherSideId === null, {
      path: ['otherSideId'],
      error: 'otherSideNotBorder',
    }),
  facts: {
    customerName: z.string().nullable(),
  },
  // Each day by itself, so that one that is added does not seem to change all that follow.
  audited: ({ hoursExceptions: exceptions, ...fields }) => ({
    ...fields,
    ...(exceptions && { hoursExceptions: Object.fromEntries(exceptions.map((each) => [each.from, auditOf(each)])) }),
  }),
  filters: {
    type: z.array(z.enum(locationTypes)).max(20).optional(),
    country: z.array(text(80)).max(60).optional(),
    region: text(80).optional(),
    customerId: z.uuid().optional(),
    /** Degrees: only pins between them. */
    within: z.strictObject({ south: degrees, west: degrees, north: degrees, east: degrees }).optional(),
  },
});
export type LocationFields = z.output<typeof locations.fields>;
export type LocationRow = z.output<typeof locations.list.output>['rows'][number];

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
  /**
   * Of two records of one place, makes this one give way: what refers to it refers to the other, which takes over what it
   * has not said itself (customer, pin, GLN); this one is deactivated.
   */
  mergeLocation: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ id: z.uuid(), intoId: z.uuid() }),
    output: z.object({
      id: z.uuid(),
      lockId: z.string(),
      /** How many records of other nouns referred to it. */
      moved: z.int(),
    }),
  }),
});
