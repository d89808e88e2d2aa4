import { z } from 'zod';
import type { InputOf } from '#platform/operation.ts';
import type { contractorService } from '#modules/parties/contractors/contract.ts';
import {
  applicationDetails,
  directorRowsShown,
  emptyDirector,
  type ContractorApplication,
} from '#modules/parties/contractors/fields.ts';
import { formFile } from '#modules/parties/parties/form.ts';
import {
  approvalStep,
  bankOnFileStep,
  bankStep,
  companyStep,
  directorsOnFileStep,
  directorsStep,
  signatureStep,
} from '#modules/parties/contractors/rules.ts';

const file = formFile.nullable();

/** The certificate is required; the deed is not, because it may follow on paper. */
const certificateStep = z.strictObject({
  certificate: file.default(null).refine((value) => value !== null, { error: 'required' }),
  suretyshipDeed: file.default(null),
});

/** All that the form holds. Its shape gives the bricks their names and kinds. */
export const applicationForm = applicationDetails.extend({
  certificate: file.default(null),
  suretyshipDeed: file.default(null),
});
export type ApplicationValues = z.input<typeof applicationForm>;

const firstTime = {
  company: companyStep,
  directors: directorsStep,
  bank: bankStep,
  certificate: certificateStep,
  signature: signatureStep,
} as const;
const again = { ...firstTime, directors: directorsOnFileStep, bank: bankOnFileStep } as const;

/** What each step of an applicant asks for, and everything that refuses it. */
export function applicantSteps({ hasNumbersOnFile }: { readonly hasNumbersOnFile: boolean }) {
  return hasNumbersOnFile ? again : firstTime;
}

const shown = z.unknown();
/** The same for an admin, to whom what is the applicant's is only shown. */
export const adminSteps = {
  company: companyStep,
  directors: z.object({ directors: z.array(shown) }),
  bank: z.object({
    banker: shown,
    bankerAdd: shown,
    bankAccountNo: shown,
    branchCode: shown,
    auditor: shown,
    auditorAdd: shown,
  }),
  certificate: z.object({ certificate: shown, suretyshipDeed: shown }),
  signature: z.object({ name: shown, capacity: shown, signature: shown }),
  approval: approvalStep,
} as const;

const emptyApplication: ApplicationValues = {
  ...(applicationDetails.parse({}) as ContractorApplication),
  country: 'South Africa',
  certificate: null,
  suretyshipDeed: null,
};

interface Known {
  readonly subbieName?: string | undefined;
  readonly email?: string | undefined;
  readonly subcontractorApplication?:
    | { readonly [Key in keyof ContractorApplication]?: ContractorApplication[Key] | undefined }
    | undefined;
  readonly blobName?: string | undefined;
}

/** What is known already. Three rows of directors are shown at least. */
export function valuesOf(
  { subbieName = '', email = '', subcontractorApplication = {}, blobName }: Known,
  fileName: string,
): ApplicationValues {
  const known = Object.fromEntries(
    Object.entries(subcontractorApplication).filter(
      ([name, value]) => name in applicationForm.shape && value !== undefined && value !== '',
    ),
  );
  const directors = (subcontractorApplication.directors ?? []).map((director) => ({
    ...director,
    // Where no kind was said, the number is read as a South African one anyway.
    directorIdType: director.directorIdType ?? ('SA_ID' as const),
  }));
  while (directors.length < directorRowsShown) directors.push({ ...emptyDirector, directorIdType: 'SA_ID' });
  return {
    ...emptyApplication,
    ...known,
    registeredName: subbieName,
    email,
    directors,
    certificate: blobName ? { name: fileName, size: 0, blobName } : null,
  };
}

type Submission = InputOf<(typeof contractorService)['operations']['submitCreditorApplication']>;

/** What the submit sends. Files were stored before and go by their names. */
export function submissionOf(
  { certificate, suretyshipDeed, ...application }: ApplicationValues,
  facts: Required<Pick<Submission, 'applicationUsage' | 'pool' | 'subbieName' | 'keyIdentifier'>>,
): Submission {
  return {
    ...facts,
    subcontractorApplication: {
      ...application,
      gitCertificate: certificate?.base64 ?? '',
    },
    blobName: certificate?.blobName ?? '',
    suretyshipBlobName: suretyshipDeed?.blobName ?? '',
  };
}

/** The form's field for a path in a refusal of the server. */
export function fieldOfPath(path: string): string {
  const field = path.replace(/^subcontractorApplication\./, '');
  if (field === 'gitCertificate' || field === 'blobName') return 'certificate';
  return field === 'suretyshipBlobName' ? 'suretyshipDeed' : field;
}
