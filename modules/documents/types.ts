import type { DocumentType, SubjectType } from '#modules/companies/document-types.ts';

export const sensitivities = ['public', 'internal', 'personal', 'bank'] as const;
export type Sensitivity = (typeof sensitivities)[number];

export const uploadSources = ['link', 'staff', 'system'] as const;
export type UploadSource = (typeof uploadSources)[number];

interface DocumentKind {
  readonly sensitivity: Sensitivity;
  /** A subject has one of it: whatever comes later is a new version of the same. */
  readonly single: boolean;
}

const kinds = {
  gitCertificate: { sensitivity: 'internal', single: true },
  bankConfirmation: { sensitivity: 'bank', single: true },
  signedApplication: { sensitivity: 'personal', single: true },
  companyRegistration: { sensitivity: 'public', single: true },
  vatCertificate: { sensitivity: 'internal', single: true },
  taxClearance: { sensitivity: 'internal', single: true },
  bbbeeCertificate: { sensitivity: 'public', single: true },
  bbbeeAffidavit: { sensitivity: 'internal', single: true },
  bbbeeAccountantLetter: { sensitivity: 'internal', single: true },
  identityDocument: { sensitivity: 'personal', single: false },
  proofOfAddress: { sensitivity: 'personal', single: false },
  operatorLicence: { sensitivity: 'internal', single: true },
  suretyship: { sensitivity: 'personal', single: false },
  contract: { sensitivity: 'internal', single: false },
  other: { sensitivity: 'internal', single: false },
} as const satisfies Record<DocumentType, DocumentKind>;

export function kindOf(type: DocumentType): DocumentKind {
  return kinds[type];
}

const withRecord: Readonly<Record<SubjectType, readonly DocumentType[]>> = {
  supplier: ['gitCertificate'],
  customer: [],
  contractor: ['gitCertificate', 'signedApplication'],
};

/** The same as `subjectType/type`, for queries. */
export const typesWithRecord: readonly string[] = Object.entries(withRecord).flatMap(([subjectType, types]) =>
  types.map((type) => `${subjectType}/${type}`),
);

/** Whether such a document is brought with the record itself, where its facts are asked for, and not at the desk for documents. */
export function comesWithRecord(subjectType: SubjectType, type: DocumentType): boolean {
  return withRecord[subjectType].includes(type);
}
