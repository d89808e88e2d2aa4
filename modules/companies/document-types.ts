/** Whom documents are about, and whom a company asks for them. */
export const subjectTypes = ['supplier', 'customer', 'contractor', 'driver', 'vehicle'] as const;
export type SubjectType = (typeof subjectTypes)[number];

/** The papers that a freight company keeps of others; the B-BBEE ones are told apart because they prove different things (domain §4.17). */
const partyTypes = [
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

/** What a driver must hold (domain §4.10). */
const driverTypes = [
  'licenceCardFront',
  'licenceCardBack',
  'prdp',
  'medicalCertificate',
  'dgTraining',
  'passport',
  'workPermit',
  'firstAidCertificate',
] as const;

/** What must travel with a vehicle. */
const vehicleTypes = [
  'licenceDisc',
  'roadworthyCertificate',
  'operatorCard',
  'vehicleInsurance',
  'crossBorderPermit',
  'registrationCertificate',
] as const;

export const documentTypes = [...partyTypes, ...driverTypes, ...vehicleTypes] as const;
export type DocumentType = (typeof documentTypes)[number];

const typesBySubject: Readonly<Record<SubjectType, readonly DocumentType[]>> = {
  supplier: partyTypes,
  customer: partyTypes,
  contractor: partyTypes,
  driver: [...driverTypes, 'identityDocument', 'contract', 'other'],
  vehicle: [...vehicleTypes, 'contract', 'other'],
};

/** The types that documents about such a subject can have. */
export function documentTypesOf(subjectType: SubjectType): readonly DocumentType[] {
  return typesBySubject[subjectType];
}
