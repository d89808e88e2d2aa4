// Writes platform/phone-metadata.ts: the numbering plans of the African countries, a seventh of what the package carries.
// Run it after libphonenumber-js was upgraded: node tools/phone-metadata.ts
import { writeFileSync } from 'node:fs';
import type { CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';
import { africanCountries } from '#platform/africa.ts';

const codes = africanCountries.map(({ code }) => code).toSorted();
const isAfrican = (code: CountryCode) => codes.some((it) => it === code);

const callingCodes = Object.entries(metadata.country_calling_codes)
  .map(([callingCode, countries]) => [callingCode, countries.filter(isAfrican)] as const)
  .filter(([, countries]) => countries.length > 0);

const plans = codes.map((code) => {
  const plan = JSON.stringify(metadata.countries[code]);
  if (/`|\$\{/.test(plan)) throw new Error(`The plan of ${code} does not fit into a template.`);
  return `  ${code}: String.raw\`${plan}\`,`;
});

writeFileSync(
  new URL('../platform/phone-metadata.ts', import.meta.url),
  `// Written by tools/phone-metadata.ts from the metadata of libphonenumber-js; not edited by hand.
import type { MetadataJson } from 'libphonenumber-js/core';

// oxfmt-ignore
const callingCodes: MetadataJson['country_calling_codes'] = ${JSON.stringify(Object.fromEntries(callingCodes))};

const plans = {
${plans.join('\n')}
};

/** The numbering plans of the African countries, for the core of libphonenumber-js. */
export const phoneMetadata: MetadataJson = {
  version: ${JSON.stringify(metadata.version)},
  country_calling_codes: callingCodes,
  countries: Object.fromEntries(Object.entries(plans).map(([code, plan]) => [code, JSON.parse(plan)])),
  nonGeographic: {},
};
`,
);
