import { z } from 'zod';
import { text, type InputOf } from '#platform/operation.ts';
import { emptyAddress, emptyDirector } from '#modules/parties/parties/fields.ts';
import { blankOf, formFile, knownOf, withProvince } from '#modules/parties/parties/form.ts';
import type { customerService } from '#modules/parties/customers/contract.ts';
import {
  billingProfile,
  emptyContact,
  emptyTradeReference,
  pendingUpload,
  shipperDetail,
  tenderResponse,
  termsDetails,
} from '#modules/parties/customers/fields.ts';
import {
  companyStep,
  contactsStep,
  directorsStep,
  financialStep,
  termsStep,
  tradeReferencesStep,
} from '#modules/parties/customers/rules.ts';

/** The letter as the form holds it: stored already, or its content until the submit. */
export const letter = formFile
  .extend({
    /** The date that the server read in it; offered, and stated only by a person. */
    letterDate: z.string().optional(),
  })
  .nullable()
  .default(null);
export type LetterValue = NonNullable<z.infer<typeof letter>>;

/** Of staff only; the server gives the next number where it is left empty. */
export const accountNumber = text(40).default('');

/** What each step of the applicant asks for, and everything that refuses it. */
export const applicantSteps = {
  company: companyStep,
  tradeReferences: tradeReferencesStep,
  directors: directorsStep,
  financial: financialStep.safeExtend({ letter }),
  contacts: contactsStep,
  terms: termsStep,
} as const;

/** All fields of all steps: gives the bricks their names and kinds. */
export const customerForm = shipperDetail.extend({ ...termsDetails.shape, letter, accountNumber });
/** An amount that is still to be typed is no zero. */
type Amounts = 'monthlyPurchaseAmount' | 'creditRequired';
export type CustomerValues = Omit<z.input<typeof customerForm>, Amounts> & {
  readonly [Name in Amounts]?: number | undefined;
};

/** A new customer, with the defaults of the specification (§9). */
export const emptyCustomer = {
  ...blankOf(customerForm),
  physicalAddress: emptyAddress,
  postalAddress: emptyAddress,
  sameAsPhysicalAddress: true,
  monthlyPurchaseAmount: undefined,
  creditRequired: undefined,
  averageMonthly: undefined,
  tradeReferences: [emptyTradeReference],
  loadValue: undefined,
  directors: [{ ...emptyDirector, idType: 'SA_ID' }],
  contacts: [emptyContact],
} as CustomerValues;

/** A record as the server has it, whole or as far as it is told. */
export type StoredCustomer = Readonly<Record<string, unknown>>;

/** The form of a record. A row is always shown where there are rows, and an amount of zero is none. */
export function valuesOf(record: StoredCustomer, letterName: string): CustomerValues {
  const values: CustomerValues = { ...emptyCustomer, ...knownOf(customerForm, record) };
  const blobName = values.bankConfirmationBlobName;
  return {
    ...values,
    physicalAddress: ownAddress(values.physicalAddress),
    postalAddress: ownAddress(values.postalAddress),
    monthlyPurchaseAmount: values.monthlyPurchaseAmount || undefined,
    creditRequired: values.creditRequired || undefined,
    averageMonthly: values.averageMonthly || undefined,
    loadValue: values.loadValue || undefined,
    tradeReferences: values.tradeReferences?.length ? values.tradeReferences : emptyCustomer.tradeReferences,
    directors: values.directors?.length ? values.directors : emptyCustomer.directors,
    contacts: values.contacts?.length ? values.contacts : emptyCustomer.contacts,
    bankConfirmation: '',
    letter: blobName ? { name: letterName, size: 0, blobName } : null,
  };
}

type AddressValues = CustomerValues['physicalAddress'];

/** Records carry a second spelling of the postal code, which the form does not have. */
function ownAddress(address: AddressValues): AddressValues {
  return { ...emptyAddress, ...Object.fromEntries(Object.entries(address).filter(([name]) => name in emptyAddress)) };
}

export type Submission = InputOf<(typeof customerService.operations)['postShipperDetail']>;

/** What the submit of either form sends, besides who it is. */
export function detailOf(values: CustomerValues): Submission {
  const { letter: file, accountNumber: _, ...detail } = values;
  return {
    ...detail,
    // The server refuses what is still missing; both forms have asked for it before.
    monthlyPurchaseAmount: values.monthlyPurchaseAmount as number,
    creditRequired: values.creditRequired as number,
    tenderResponseTime: values.tenderResponseTime ?? null,
    physicalAddress: withProvince(values.physicalAddress),
    postalAddress: withProvince(values.postalAddress),
    bankConfirmation: file?.base64 ?? '',
    bankConfirmationBlobName: file ? (file.blobName ?? pendingUpload) : '',
  };
}

/** What an applicant sends: what only staff set is left to its defaults, or to what staff have set. */
export function applicationOf(values: CustomerValues, client: string): Submission {
  const { partiesToBill: _, ...detail } = detailOf(values);
  const ofStaff = { ...tenderResponse.shape, ...billingProfile.shape };
  const own = Object.entries(detail).filter(([name]) => !(name in ofStaff));
  return { ...(Object.fromEntries(own) as Submission), client };
}

/** The form's field for a path in a refusal of the server. */
export function fieldOfPath(path: string): string {
  if (path === 'bankConfirmation' || path === 'bankConfirmationBlobName') return 'letter';
  return path
    .replace(/^(physicalAddress|postalAddress)\.province$/, '$1.region')
    .replace(/^(physicalAddress|postalAddress)\.postalcode$/, '$1.postalCode');
}
