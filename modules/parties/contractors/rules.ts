import { addMonths, isCalendarDate, type CalendarDate } from '#platform/dates.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import {
  accountFindings,
  countryOf as countryOfParty,
  directorFindings,
  found as foundIn,
  pastDateFindings,
  phoneFindings,
  placed,
  postalCodeFindings,
  registrationFindings,
  typed,
  type Unchecked,
} from '#modules/parties/parties/checks.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { type DirectorNames, withAnswers as withPartyAnswers } from '#modules/parties/parties/numbers.ts';
import { refusing, type Check } from '#modules/parties/parties/rules.ts';
import {
  approvalDetails,
  bankDetails,
  companyDetails,
  directorDetails,
  emptySignatureLength,
  signatureDetails,
  type ContractorApplication,
  type ContractorDirector,
  type ContractorStep,
} from './fields.ts';
import type { ContractorFailureCode } from './messages/failures/index.ts';

/** Whatever is there: half a form is checked as far as it goes. */
export type UncheckedApplication = Unchecked<ContractorApplication>;
type StepCheck = Check<UncheckedApplication>;

const found = foundIn<ContractorFailureCode>;
const required = (path: string): PartyFinding => ({ path, level: 'E', code: 'required', facts: {} });
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Fields without which a step is not complete (specification §5). */
const requiredFields = {
  company: [
    'registeredName',
    'tradeName',
    'regNo',
    'dateOfInc',
    'email',
    'postalAdd',
    'physicalAdd',
    'suburb',
    'country',
    'province',
    'city',
  ],
  bank: ['banker', 'bankerAdd', 'bankAccountNo', 'branchCode', 'auditor', 'auditorAdd'],
  signature: ['name', 'capacity'],
  approval: ['authCreditAcc', 'recCreditCheck', 'bankCode', 'creditLimit', 'paymentTerm'],
} as const satisfies Partial<Record<ContractorStep, readonly (keyof ContractorApplication)[]>>;

function missing(step: keyof typeof requiredFields, application: UncheckedApplication): PartyFinding[] {
  return requiredFields[step].filter((field) => isEmpty(application[field])).map(required);
}

/** The country whose forms of numbers apply, South Africa until one is chosen. */
export function countryOf({ country }: UncheckedApplication): string {
  return countryOfParty({ physicalAddress: { country } });
}

/** Company Details. */
export const companyProblems: StepCheck = (application, today) => {
  const country = countryOf(application);
  const { regNo: number, registeredName, dateOfInc, postalCode } = application;
  return [
    ...missing('company', application),
    ...registrationFindings('regNo', { number, registeredName, dateOfInc, country }, today),
    ...vatProblems(application, country),
    ...pastDateFindings('dateOfInc', dateOfInc, today),
    ...(['mobileNumber', 'cellNo', 'telno', 'fax'] as const).flatMap((field) =>
      phoneFindings(field, application[field], country),
    ),
    ...postalCodeFindings('postalCode', postalCode, typed(application.country)),
  ];
};

function vatProblems({ vatNo, isVatRegistered }: UncheckedApplication, country: string): PartyFinding[] {
  const isRegistered = isVatRegistered !== false;
  if (isRegistered && isEmpty(vatNo)) return [required('vatNo')];
  return placed('vatNo', checkVatNumber(typed(vatNo), { country, isVatRegistered: isRegistered }));
}

/** What a director is called here, and at the other parties. */
const directorNames: Readonly<Record<string, string>> = { name: 'directorName', idNumber: 'directorIdNumber' };
/** Said as refusals here, because the first director is required. */
const onlyWarnings = new Set(['directorMissing', 'directorIdentityMissing']);

/** Director(s) Details: the first row is needed, every other one only as a whole. */
export const directorProblems: StepCheck = (application, today) => {
  const rows = (
    Array.isArray(application.directors) ? application.directors : []
  ) as readonly Unchecked<ContractorDirector>[];
  const directors = rows.map((row) => ({
    name: row.directorName,
    idType: row.directorIdType,
    idNumber: row.directorIdNumber,
  }));
  const { country } = application;
  return [
    ...(rows.length > 0 ? rows : [{}]).flatMap(missingOfDirector),
    ...directorFindings({ directors, physicalAddress: { country } }, today)
      .filter(({ code }) => !onlyWarnings.has(code))
      .map((finding) => ({ ...finding, path: finding.path.replace(/\w+$/, (name) => directorNames[name] ?? name) })),
  ];
};

const directorFields = ['directorName', 'directorIdNumber', 'directorAddress'] as const;

function missingOfDirector(row: Unchecked<ContractorDirector>, index: number): PartyFinding[] {
  const empty = directorFields.filter((field) => isEmpty(row[field]));
  if (index > 0 && empty.length === directorFields.length) return [];
  return empty.map((field) => required(`directors.${index}.${field}`));
}

/** Bank Details, with the auditor. */
export const bankProblems: StepCheck = (application) => {
  const { banker: bank, branchCode, bankAccountNo: account } = application;
  const paths = { bank: 'banker', branchCode: 'branchCode', account: 'bankAccountNo' };
  return [
    ...missing('bank', application),
    ...accountFindings(paths, { bank, branchCode, account, country: countryOf(application) }).filter(
      ({ code }) => code !== 'bankDetailsMissing' && code !== 'bankDetailsIncomplete',
    ),
  ];
};

/** Signature. */
export const signatureProblems: StepCheck = (application) => [
  ...missing('signature', application),
  ...(typed(application.signature).length > emptySignatureLength ? [] : [found('signature', 'E', 'signatureMissing')]),
];

/** Codes with which a bank warns of its customer. */
const poorBankCodes: ReadonlySet<unknown> = new Set(['D', 'E', 'F', 'G', 'H']);
/** How long a bank's opinion is worth something (domain §4.6). */
const bankCodeMonths = 6;

/** Approval, the step of admins. */
export const approvalProblems: StepCheck = (application, today) => {
  const { bankCode, creditLimit } = application;
  const isPoor = poorBankCodes.has(bankCode);
  return [
    ...missing('approval', application),
    ...(typeof creditLimit === 'number' && creditLimit < 1 ? [found('creditLimit', 'E', 'creditLimitTooSmall')] : []),
    ...(isPoor && isEmpty(application.bankCodeReason) ? [found('bankCodeReason', 'E', 'bankCodeNeedsReason')] : []),
    ...(isPoor ? [found('bankCode', 'W', 'bankCodePoor', { code: bankCode })] : []),
    ...pastDateFindings('bankCodeDate', application.bankCodeDate, today),
    ...(isOlderThan(bankCodeMonths, typed(application.bankCodeDate), today)
      ? [found('bankCodeDate', 'W', 'bankCodeOld', { months: bankCodeMonths })]
      : []),
  ];
};

function isOlderThan(months: number, date: string, today: CalendarDate): boolean {
  return isCalendarDate(date) && date < addMonths(today, -months);
}

export const companyStep = refusing(companyDetails, companyProblems);
export const directorsStep = refusing(directorDetails, directorProblems);
export const bankStep = refusing(bankDetails, bankProblems);
export const signatureStep = refusing(signatureDetails, signatureProblems);
export const approvalStep = refusing(approvalDetails, approvalProblems);

/** Everything that an applicant fills in, as a whole. */
export const applicantProblems: StepCheck = (application, today) => [
  ...companyProblems(application, today),
  ...directorProblems(application, today),
  ...bankProblems(application, today),
  ...signatureProblems(application, today),
];

/** The fields of each step. */
const fieldsOfStep: Readonly<Partial<Record<ContractorStep, readonly (keyof ContractorApplication)[]>>> = {
  company: Object.keys(companyDetails.shape) as (keyof ContractorApplication)[],
  directors: ['directors'],
  bank: Object.keys(bankDetails.shape) as (keyof ContractorApplication)[],
  signature: Object.keys(signatureDetails.shape) as (keyof ContractorApplication)[],
  approval: Object.keys(approvalDetails.shape) as (keyof ContractorApplication)[],
};

/** What contractors call the parts of a director that have a number on file. */
export const contractorDirectorNames: DirectorNames<ContractorDirector> = {
  name: 'directorName',
  number: 'directorIdNumber',
};

/** A stored application with what came in for some of its steps. */
export function withAnswers(
  before: ContractorApplication,
  answers: ContractorApplication,
  steps: readonly ContractorStep[],
): ContractorApplication {
  const open = new Set<string>(steps.flatMap((step) => fieldsOfStep[step] ?? []));
  return withPartyAnswers(before, answers, contractorDirectorNames, open);
}

/** For an applicant whose numbers are on file: left empty, they stay. */
export const directorsOnFileStep = refusing(directorDetails, exceptMissing(directorProblems, /IdNumber$/));
export const bankOnFileStep = refusing(bankDetails, exceptMissing(bankProblems, /^bankAccountNo$/));

function exceptMissing(check: StepCheck, paths: RegExp): StepCheck {
  return (application, today) =>
    check(application, today).filter(({ code, path }) => code !== 'required' || !paths.test(path));
}
