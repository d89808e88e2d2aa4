import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { address } from '#modules/parties/parties/fields.ts';
import { shipperDetail, termsDetails } from './fields.ts';
import { refusing } from '#modules/parties/parties/rules.ts';
import { findingsOf } from './rules.ts';

/**
 * An address of a customer: the specification spells its postal code `postalcode` there and `postalCode` everywhere else.
 * Both are taken; where both are sent, `postalcode` counts, since a client of the specification changes only that.
 */
const eitherSpelling = z
  .preprocess((value) => {
    if (typeof value !== 'object' || value === null || !('postalcode' in value)) return value;
    const { postalcode, ...rest } = value;
    return { ...rest, postalCode: postalcode };
  }, address)
  .meta({ alsoSpelled: { postalCode: 'postalcode' } });

/** What only the server knows; a record that was read can be sent back with it, and it counts for nothing. */
const known = {
  accountNumber: text(40).default(''),
  client: text(120).default(''),
  isAdminCaptured: z.boolean().optional(),
  guestId: z.string().max(128).optional(),
};

const fields = {
  ...shipperDetail.shape,
  physicalAddress: eitherSpelling,
  postalAddress: eitherSpelling,
  ...termsDetails.shape,
  ...known,
};

/** A new customer, and one that is changed, with everything that refuses it. */
export const newShipper = refusing(z.strictObject({ ...fields, id: z.literal('').nullish() }), findingsOf);
export const changedShipper = refusing(z.strictObject({ ...fields, id: z.uuid() }), findingsOf);

/** The sentence of the specification for every field that it requires (§5). */
export const submitHeadlines = Object.fromEntries(
  [
    'registeredName',
    'tradeName',
    'registrationNumber',
    'email',
    ...['physicalAddress', 'postalAddress'].flatMap((which) => [
      which,
      ...['addressLine1', 'city', 'region', 'country', 'postalCode'].map((field) => `${which}.${field}`),
    ]),
    'monthlyPurchaseAmount',
    'creditRequired',
    'tenderResponseTimeUOM',
  ].map((path) => [path, 'requiredFieldsMissing']),
);
