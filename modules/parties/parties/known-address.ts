import { text } from '#platform/operation.ts';
import { address } from './fields.ts';

/** An address of which parts may be missing: of a party that came from a file. */
export const knownAddress = address.extend({
  addressLine1: text(100).default(''),
  city: text(80).default(''),
  region: text(80).default(''),
  country: text(60).default(''),
});
