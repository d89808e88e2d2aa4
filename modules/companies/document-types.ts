/** Whom documents are about, and whom a company asks for them. */
export const subjectTypes = ['supplier', 'customer', 'contractor'] as const;
export type SubjectType = (typeof subjectTypes)[number];

/** The papers that a freight company keeps of others; the B-BBEE ones are told apart because they prove different things (domain §4.17). */
export const documentTypes = [
  'gitCertificate',
  'bankConfirmation',
  'signedApplication',
  'companyRegistration',
  'vatCertificate',
  'taxClearance',
  'bbbeeCertificate',
  'bbbeeAffidavit',
  'bbbeeAccountantLetter',
  'identityDocument',
  'proofOfAddress',
  'operatorLicence',
  'suretyship',
  'contract',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];
