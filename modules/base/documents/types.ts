import { documentTypesOf, type DocumentType, type SubjectType } from '#modules/base/companies/document-types.ts';

export const sensitivities = ['public', 'internal', 'personal', 'bank'] as const;
export type Sensitivity = (typeof sensitivities)[number];

export const uploadSources = ['link', 'staff', 'system'] as const;
export type UploadSource = (typeof uploadSources)[number];

interface DocumentKind {
  readonly sensitivity: Sensitivity;
  /** A subject has one of it: whatever comes later is a new version of the same. */
  readonly single: boolean;
  /** It ends on a printed day, without which it cannot be approved. */
  readonly ends?: true;
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
  licenceCardFront: { sensitivity: 'personal', single: true, ends: true },
  licenceCardBack: { sensitivity: 'personal', single: true },
  prdp: { sensitivity: 'personal', single: true, ends: true },
  medicalCertificate: { sensitivity: 'personal', single: true, ends: true },
  dgTraining: { sensitivity: 'personal', single: true, ends: true },
  passport: { sensitivity: 'personal', single: true, ends: true },
  workPermit: { sensitivity: 'personal', single: true, ends: true },
  firstAidCertificate: { sensitivity: 'personal', single: true },
  licenceDisc: { sensitivity: 'internal', single: true, ends: true },
  roadworthyCertificate: { sensitivity: 'internal', single: true, ends: true },
  operatorCard: { sensitivity: 'internal', single: true, ends: true },
  vehicleInsurance: { sensitivity: 'internal', single: true, ends: true },
  // One for each country.
  crossBorderPermit: { sensitivity: 'internal', single: false, ends: true },
  registrationCertificate: { sensitivity: 'internal', single: true },
  // A load may have one for each stop, sender or border.
  deliveryNote: { sensitivity: 'internal', single: false },
  waybill: { sensitivity: 'internal', single: false },
  weighbridgeSlip: { sensitivity: 'internal', single: false },
  commercialInvoice: { sensitivity: 'internal', single: false },
  packingList: { sensitivity: 'internal', single: false },
  customsDeclaration: { sensitivity: 'internal', single: false },
  roadManifest: { sensitivity: 'internal', single: false },
  certificateOfOrigin: { sensitivity: 'internal', single: false },
  goodsPermit: { sensitivity: 'internal', single: false, ends: true },
  dangerousGoodsDeclaration: { sensitivity: 'internal', single: false },
  temperatureRecord: { sensitivity: 'internal', single: false },
  customerOrder: { sensitivity: 'internal', single: false },
  calculation: { sensitivity: 'internal', single: false },
  bankStatement: { sensitivity: 'bank', single: false },
  billOfCosts: { sensitivity: 'internal', single: false },
} as const satisfies Record<DocumentType, DocumentKind>;

export function kindOf(type: DocumentType): DocumentKind {
  return kinds[type];
}

const withRecord: Readonly<Record<SubjectType, readonly DocumentType[]>> = {
  supplier: ['gitCertificate'],
  customer: [],
  contractor: ['gitCertificate', 'signedApplication'],
  driver: [],
  vehicle: [],
  load: [],
  journal: [],
};

/** The same as `subjectType/type`, for queries. */
export const typesWithRecord: readonly string[] = Object.entries(withRecord).flatMap(([subjectType, types]) =>
  types.map((type) => `${subjectType}/${type}`),
);

/** The types that the desk for documents can file about such a subject. */
export function filedTypes(subjectType: SubjectType): readonly DocumentType[] {
  return documentTypesOf(subjectType).filter((type) => !comesWithRecord(subjectType, type));
}

/** Whether such a document is brought with the record itself, where its facts are asked for, and not at the desk for documents. */
export function comesWithRecord(subjectType: SubjectType, type: DocumentType): boolean {
  return withRecord[subjectType].includes(type);
}

/** Documents of a load that its carrier does not see: an order states prices of the customer, and another document may. */
export const keptFromCarriers: readonly DocumentType[] = ['customerOrder', 'other'];
