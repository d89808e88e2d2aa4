/** Whom a company asks for documents. */
export const askedSubjectTypes = ['supplier', 'customer', 'contractor', 'driver', 'vehicle', 'load'] as const;
export type AskedSubjectType = (typeof askedSubjectTypes)[number];

/** Whom and what documents are about. */
export const subjectTypes = [...askedSubjectTypes, 'journal'] as const;
export type SubjectType = (typeof subjectTypes)[number];

/** The kinds of subjects that all need the same documents. The documents of a load follow from the load. */
export const checkedSubjectTypes = askedSubjectTypes.filter((type) => type !== 'load');

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

/** Papers that go with a load, or are filed about it. Proofs of delivery are kept by a module of their own. */
const loadTypes = [
  'deliveryNote',
  'waybill',
  'weighbridgeSlip',
  'commercialInvoice',
  'packingList',
  'customsDeclaration',
  'roadManifest',
  'certificateOfOrigin',
  'goodsPermit',
  'dangerousGoodsDeclaration',
  'temperatureRecord',
  'customerOrder',
] as const;

/** What explains a journal to who approves it and to who audits it. */
const journalTypes = ['calculation', 'bankStatement', 'billOfCosts'] as const;

export const documentTypes = [...partyTypes, ...driverTypes, ...vehicleTypes, ...loadTypes, ...journalTypes] as const;
export type DocumentType = (typeof documentTypes)[number];

const typesBySubject: Readonly<Record<SubjectType, readonly DocumentType[]>> = {
  supplier: partyTypes,
  customer: partyTypes,
  contractor: partyTypes,
  driver: [...driverTypes, 'identityDocument', 'contract', 'other'],
  vehicle: [...vehicleTypes, 'contract', 'other'],
  load: [...loadTypes, 'other'],
  journal: [...journalTypes, 'contract', 'other'],
};

/** The types that documents about such a subject can have. */
export function documentTypesOf(subjectType: SubjectType): readonly DocumentType[] {
  return typesBySubject[subjectType];
}

/** The loads for which a company wants a paper. */
export const paperConditions = ['always', 'crossBorder', 'beyondSacu', 'dangerous'] as const;
export type PaperCondition = (typeof paperConditions)[number];

/** The step that waits for the paper. */
export const paperStops = ['nothing', 'dispatch', 'billing'] as const;
export type PaperStop = (typeof paperStops)[number];
