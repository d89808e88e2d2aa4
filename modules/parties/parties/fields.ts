import { z } from 'zod';
import { countryOfNumber } from '#platform/africa.ts';
import { isEmail } from '#platform/email.ts';
import { requiredText, text } from '#platform/operation.ts';

// What suppliers, customers and contractors have in common: each noun's own fields build on these.

/** The specification's limits (§9), and how many directors a form takes. */
export const partyLimits = { directorId: 15, bankAccount: 30, branchCode: 10, directors: 20 } as const;

/** Digits, kept as text because leading zeros count. */
export const digits = (max: number) => text(max).refine((value) => /^\d*$/.test(value), { error: 'digitsOnly' });

/** An identity or account number; one that is on file may come back as the record shows it, masked but for its end. */
export const numberOnFile = (max: number) =>
  text(max).refine((value) => /^\d*$|^•+\d{0,4}$/.test(value), { error: 'digitsOnly' });

/** The number of any identity document, or what is on file of it, masked. Which kinds are digits only is for the checks to say. */
export const identityNumber = text(partyLimits.directorId).refine(
  (value) => /^[A-Za-z\d/-]*$|^•+[A-Za-z\d/-]{0,4}$/.test(value),
  { error: 'identityCharacters' },
);

/** An email address, or nothing. */
export const email = text(100).refine((value) => value === '' || isEmail(value), {
  error: 'invalidEmail',
});

const isoDate = z.iso.date();

/** `YYYY-MM-DD`, or nothing. */
export const dateText = text(10).refine((value) => value === '' || isoDate.safeParse(value).success, {
  error: 'invalidDate',
});

export { amount } from '#platform/money-codec.ts';

export const address = z.strictObject({
  addressLine1: requiredText(100),
  addressLine2: text(100).default(''),
  suburb: text(60).default(''),
  city: requiredText(80),
  region: requiredText(80),
  province: text(80).default(''),
  /** Whether there must be one, and of which characters, is for the country to say (`addressFindings`). */
  postalCode: text(12).default(''),
  country: requiredText(60),
});
export type Address = z.infer<typeof address>;
export const physicalOrPostal = ['physicalAddress', 'postalAddress'] as const;

export const identityTypes = ['SA_ID', 'nationalId', 'passport', 'other'] as const;

/** Ours, of a director on file: two of one name are told apart by it. Clients that know of no ids leave it out. */
export const directorId = z.uuid().optional();

export const director = z.strictObject({
  id: directorId,
  name: text(100).default(''),
  /** Ours: without it the number is digits, as the specification has it, and thirteen are read as a South African one. */
  idType: z.enum(identityTypes).optional(),
  idNumber: identityNumber.default(''),
  cellphoneNumber: text(30).default(''),
  emailAddress: email.default(''),
  /** At home. Our forms do not ask for it; clients that know it send it along. */
  address: text(200).optional(),
});
export type Director = z.infer<typeof director>;

/** Director(s) Details. */
export const directorDetails = z.strictObject({
  directors: z.array(director).max(partyLimits.directors, { error: 'tooMany' }).default([]),
});

/** The parts of a form that every party has; the shared fields take their names from here. */
export const partyForm = z.object({
  physicalAddress: address,
  sameAsPhysicalAddress: z.boolean().default(false),
  postalAddress: address,
  /** Of a form with one address only. */
  address,
  ...directorDetails.shape,
});
export type PartyValues = z.input<typeof partyForm>;

export const emptyAddress: Address = {
  addressLine1: '',
  addressLine2: '',
  suburb: '',
  city: '',
  region: '',
  province: '',
  postalCode: '',
  country: 'South Africa',
};

/** The empty addresses of whoever answered with this number: the country of the number is the first guess, and it can be changed. */
export function addressesIn(e164: string): { readonly physicalAddress: Address; readonly postalAddress: Address } {
  const country = countryOfNumber(e164)?.name ?? emptyAddress.country;
  return { physicalAddress: { ...emptyAddress, country }, postalAddress: { ...emptyAddress, country } };
}
export const emptyDirector: Director = { name: '', idNumber: '', cellphoneNumber: '', emailAddress: '' };
