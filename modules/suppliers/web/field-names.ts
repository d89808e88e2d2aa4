import type { texts as deskEnglish } from '../messages/desk/en.ts';
import type { texts as registrationEnglish } from '../messages/registration/en.ts';

/** Fields whose label on the form has another name than the field on the wire, or the same. */
export const formLabels = {
  registeredName: 'registeredName',
  carrierName: 'registeredName',
  tradeName: 'tradeName',
  tradingName: 'tradeName',
  holdingCompany: 'holdingCompany',
  regNo: 'regNo',
  dateOfInc: 'dateOfInc',
  isVatRegistered: 'isVatRegistered',
  vatNo: 'vatNo',
  email: 'email',
  emailAddress: 'email',
  cellNo: 'mobile',
  cellphoneNumber: 'mobile',
  telno: 'telephone',
  fax: 'fax',
  physicalAddress: 'physicalAddress',
  postalAddress: 'postalAddress',
  sameAsPhysicalAddress: 'sameAddress',
  addressLine1: 'addressLine1',
  addressLine2: 'addressLine2',
  suburb: 'suburb',
  city: 'city',
  region: 'region',
  province: 'region',
  postalCode: 'postalCode',
  country: 'country',
  directors: 'directors',
  name: 'directorName',
  idType: 'idType',
  idNumber: 'otherIdNumber',
  bank: 'bank',
  branchName: 'branchName',
  branchCode: 'branchCode',
  bankAccountNo: 'bankAccountNo',
  bankCode: 'bankCode',
  certificate: 'certificate',
  gitCertificate: 'certificate',
  blobName: 'certificate',
  gitCover: 'gitCover',
  gitPolicyNumber: 'gitPolicyNumber',
  gitInsurer: 'gitInsurer',
  gitFrom: 'gitFrom',
  gitTo: 'gitTo',
  policyNumber: 'gitPolicyNumber',
  insurer: 'gitInsurer',
  cover: 'gitCover',
  from: 'gitFrom',
  to: 'gitTo',
  insuranceContactName: 'insuranceContactName',
  insuranceContactEmail: 'insuranceContactEmail',
  insuranceContactMobile: 'insuranceContactMobile',
  payableRateInPercentage: 'payableRate',
  tenderLoadEmailAddress: 'tenderEmail',
  tenderCompany: 'tender',
  vendorNumber: 'vendorNumber',
  accountNumber: 'accountNumber',
} as const satisfies Readonly<Record<string, keyof typeof registrationEnglish>>;

/** What only staff see. */
export const deskLabels = {
  isTrasporter: 'transporter',
  tenderLoadMethod: 'tender',
  tenderLoadGlobalLocationNumber: 'gln',
  clientName: 'client',
  status: 'status',
  gitUploadTimestamp: 'uploadedAt',
  gitUploadedBy: 'uploadedBy',
  modifiedBy: 'modifiedBy',
  reason: 'reason',
  decisionReason: 'reason',
  rejectReason: 'reason',
  comment: 'comment',
  compliance: 'compliance',
  steps: 'askedSteps',
  question: 'question',
} as const satisfies Readonly<Record<string, keyof typeof deskEnglish>>;

const order = [...Object.keys(formLabels), ...Object.keys(deskLabels)];

/** The place of a field in the order of the form; fields that it does not have come last. */
export function placeInForm(path: string): number {
  const [name = '', index = '0', inner = ''] = path.replace(/^carrierDetail\.?/, '').split('.');
  const at = order.indexOf(name);
  const within = order.indexOf(/^\d+$/.test(index) ? inner : index);
  return (at < 0 ? order.length : at) * 10_000 + (/^\d+$/.test(index) ? Number(index) * 100 : 0) + Math.max(0, within);
}
