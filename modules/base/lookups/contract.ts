import { z } from 'zod';
import { operation, service, text } from '#platform/operation.ts';
import { defaultPlace } from './places.ts';

/** A guest's id, which older clients send; the session says who is asking. */
const guestId = z.string().max(128).optional();
/** An English name as the lists have it, or the ISO 3166-1 code. */
const country = text(80);
const state = text(80);

const named = z.object({ name: z.string() });
/** Regions are `states` on the wire, whatever the country calls them: provinces, counties, governorates. */
const countryEntry = z.object({ name: z.string(), code: z.string(), states: z.array(named) });
export type CountryEntry = z.infer<typeof countryEntry>;

const countryWithCities = countryEntry.extend({
  states: z.array(named.extend({ cities: z.array(named).optional() })),
});
export type CountryWithCities = z.infer<typeof countryWithCities>;

const audience = ['signedIn', 'guest'] as const;

/** All lists are sorted by name. An unknown country or region has an empty list: a form then takes free text. */
export const lookupService = service('tripDirector', {
  getCountries: operation({ audience, reads: true, input: z.strictObject({ guestId }), output: z.array(countryEntry) }),
  getAllCountries: operation({
    audience,
    reads: true,
    input: z.strictObject({ includeCities: z.boolean().default(true), guestId }),
    output: z.array(countryWithCities),
  }),
  getProvinces: operation({
    audience,
    reads: true,
    input: z.strictObject({ country: country.default(defaultPlace.country), guestId }),
    output: z.array(named),
  }),
  getCities: operation({
    audience,
    reads: true,
    /** `search`: the beginning of the name, with or without accents. */
    input: z.strictObject({ country: country.default(defaultPlace.country), search: text(80).default(''), guestId }),
    output: z.array(named.extend({ state: z.string() })),
  }),
  getCitiesByState: operation({
    audience,
    reads: true,
    input: z.strictObject({ country, state, guestId }),
    output: z.array(named),
  }),
});
