import { z } from 'zod';
import { text, type InputOf } from '#platform/operation.ts';
import { blankOf, formFile, knownOf, withProvince } from '#modules/parties/parties/form.ts';
import type { supplierService } from '#modules/parties/suppliers/contract.ts';
import { emptyAddress, emptyDirector, transporterDetails } from '#modules/parties/suppliers/fields.ts';
import {
  bankStep,
  carrierDetailChecked,
  companyStep,
  directorsStep,
  transporterStaffStep,
  transporterStep,
} from '#modules/parties/suppliers/rules.ts';

/** What the form has beside carrierDetail: the certificate as a file, the company chosen for tenders, the client's own numbers. */
const formOnly = {
  certificate: formFile.nullable().default(null),
  tenderCompany: text(120).default(''),
  vendorNumber: text(40).default(''),
  accountNumber: text(40).default(''),
};

/** What each step asks for, and everything that refuses it. */
export const supplierFormSteps = {
  company: companyStep.safeExtend({ vendorNumber: formOnly.vendorNumber, accountNumber: formOnly.accountNumber }),
  directors: directorsStep,
  bank: bankStep,
  transporter: transporterStep.safeExtend({ certificate: formOnly.certificate, tenderCompany: formOnly.tenderCompany }),
} as const;

/** The same for staff, who may also edit a record whose cover has ended. */
export const staffFormSteps = {
  ...supplierFormSteps,
  transporter: transporterStaffStep.safeExtend({
    certificate: formOnly.certificate,
    tenderCompany: formOnly.tenderCompany,
  }),
} as const;

/** All steps as one form, for staff, who fill it in on one screen. Its shape also gives the bricks their names and kinds. */
export const supplierForm = carrierDetailChecked.safeExtend({ ...formOnly });
export type SupplierValues = z.input<typeof supplierForm>;

/** A new supplier, with the defaults of the specification. No cover is typed over a zero. */
export const emptySupplier = {
  ...blankOf(supplierForm),
  physicalAddress: emptyAddress,
  postalAddress: emptyAddress,
  sameAsPhysicalAddress: true,
  directors: [{ ...emptyDirector, idType: 'SA_ID' }],
  gitCover: undefined,
} as SupplierValues;

/** A record as the server has it: its carrierDetail, and what stands beside it. */
export interface StoredSupplier {
  readonly carrierDetail: Readonly<Record<string, unknown>>;
  readonly blobName?: string | undefined;
  readonly vendorNumber?: string | undefined;
  readonly accountNumber?: string | undefined;
  /** Name and size of the stored certificate, where they are known. */
  readonly certificate?: { readonly fileName: string; readonly size: number } | undefined;
}

/** The form of a record. A row of directors is always shown, and a cover of zero is none. */
export function valuesOf({ carrierDetail, blobName, certificate: file, ...ours }: StoredSupplier): SupplierValues {
  const values: SupplierValues = { ...emptySupplier, ...knownOf(supplierForm, carrierDetail) };
  return {
    ...values,
    vendorNumber: ours.vendorNumber ?? '',
    accountNumber: ours.accountNumber ?? '',
    directors: values.directors?.length ? values.directors : emptySupplier.directors,
    gitCover: values.gitCover || undefined,
    gitCertificate: '',
    certificate: blobName ? { name: file?.fileName ?? blobName, size: file?.size ?? 0, blobName } : null,
  };
}

type Submission = InputOf<(typeof supplierService.operations)['postCarrier']>;

/** What the submit sends. Who is no transporter has no cover and no tenders, whatever was typed before that was said. */
export function submissionOf(
  values: SupplierValues,
  { isAdmin, clientName }: { readonly isAdmin: boolean; readonly clientName: string },
): Submission {
  const { certificate: file, tenderCompany: _, vendorNumber, accountNumber, ...fields } = values;
  const detail = values.isTrasporter ? fields : withoutTransport(fields);
  const stored = values.isTrasporter ? file : null;
  return {
    carrierDetail: {
      ...detail,
      physicalAddress: withProvince(values.physicalAddress),
      postalAddress: withProvince(values.postalAddress),
      gitCover: detail.gitCover ?? 0,
      gitCertificate: stored?.base64 ?? '',
    },
    carrierName: values.registeredName,
    tradingName: values.tradeName,
    blobName: stored?.blobName ?? '',
    clientName,
    isAdmin,
    ...(isAdmin && { vendorNumber, accountNumber }),
  };
}

function withoutTransport<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in transporterDetails.shape))) as Fields;
}

/** The form's field for a path in a refusal of the server. */
export function fieldOfPath(path: string): string {
  const field = path
    .replace(/^carrierDetail\./, '')
    .replace(/^(physicalAddress|postalAddress)\.province$/, '$1.region');
  if (field === 'gitCertificate' || field === 'blobName') return 'certificate';
  if (field === 'tenderLoadGlobalLocationNumber') return 'tenderCompany';
  return field === 'carrierName' ? 'registeredName' : field;
}
