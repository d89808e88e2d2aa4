import { useFindingWords, useLabels, type FindingWords } from '#modules/parties/parties/web/desk.ts';
import type { texts as deskEnglish } from '../messages/desk/en.ts';
import { supplierDeskTexts } from '../messages/desk/index.ts';
import { supplierFailureTexts } from '../messages/failures/index.ts';
import type { texts as registrationEnglish } from '../messages/registration/en.ts';
import { registrationTexts } from '../messages/registration/index.ts';

const catalogues = [registrationTexts, supplierDeskTexts];
const rows = { directors: { title: 'director', name: 'directorName' } } as const;

/** Fields whose label has another name than the field; all others have the same. */
const others = {
  carrierName: 'registeredName',
  tradingName: 'tradeName',
  emailAddress: 'email',
  cellNo: 'mobile',
  cellphoneNumber: 'mobile',
  telno: 'telephone',
  sameAsPhysicalAddress: 'sameAddress',
  province: 'region',
  idNumber: 'otherIdNumber',
  isTrasporter: 'transporter',
  gitCertificate: 'certificate',
  blobName: 'certificate',
  policyNumber: 'gitPolicyNumber',
  insurer: 'gitInsurer',
  cover: 'gitCover',
  from: 'gitFrom',
  to: 'gitTo',
  gitUploadTimestamp: 'uploadedAt',
  gitUploadedBy: 'uploadedBy',
  payableRateInPercentage: 'payableRate',
  tenderLoadEmailAddress: 'tenderEmail',
  tenderCompany: 'tender',
  tenderLoadMethod: 'tender',
  tenderLoadGlobalLocationNumber: 'gln',
  clientName: 'client',
  decisionReason: 'reason',
  rejectReason: 'reason',
  steps: 'askedSteps',
} as const satisfies Readonly<Record<string, keyof typeof registrationEnglish | keyof typeof deskEnglish>>;

/** The words for a field of a supplier, by its path. */
export function useFieldLabel(): (path: string) => string {
  const label = useLabels({ catalogues, others, rows });
  return (path) => label(path.replace(/^carrierDetail\.?/, ''));
}

/** The sentence for a finding about a supplier. */
export function useSupplierFindingWords(): FindingWords {
  return useFindingWords([supplierFailureTexts], ['certificateCoverDiffers']);
}
