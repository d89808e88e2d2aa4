import { africanCountry, defaultCountry, type AfricanCountryCode } from '#platform/africa.ts';
import { isCalendarDate, type CalendarDate } from '#platform/dates.ts';
import { checkBankAccount, checkBranchCode } from '#platform/identifiers/bank-account.ts';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import type { Finding } from '#platform/identifiers/finding.ts';
import { checkGlobalLocationNumber } from '#platform/identifiers/gln.ts';
import { checkPostalCode } from '#platform/identifiers/postal-code.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { checkSouthAfricanId } from '#platform/identifiers/south-african-id.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import { checkCoverPeriod } from '#platform/insurance.ts';
import { checkPhone } from '#platform/phone.ts';
import { physicalOrPostal, type Address, type CarrierDetail, type Director } from './fields.ts';
import type { SupplierFinding } from './findings.ts';
import type { SupplierFailureCode } from './messages/failures/index.ts';

/**
 * The rules between and behind the fields. They read whatever is there: a form that is half filled in, or a payload with
 * parts missing, is checked as far as it goes, so that all problems are listed at once.
 */
type Unchecked<T> = { readonly [Key in keyof T]?: unknown };
export type UncheckedDetail = Unchecked<CarrierDetail>;

type Code = Finding['code'] | SupplierFailureCode;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const part = <T>(value: unknown): Unchecked<T> => (typeof value === 'object' && value !== null ? value : {});

function found(
  path: string,
  level: SupplierFinding['level'],
  code: Code,
  facts: SupplierFinding['facts'] = {},
): SupplierFinding {
  return { path, level, code, facts };
}

function placed(path: string, { findings }: { readonly findings: readonly Finding[] }): SupplierFinding[] {
  return findings.map(({ level, code, details = {} }) => found(path, level, code, details));
}

/** The country whose forms of numbers apply: that of the physical address, South Africa until one is chosen. */
export function countryOf(detail: UncheckedDetail): string {
  const name = text(part<Address>(detail.physicalAddress).country);
  return name === '' ? defaultCountry.code : (africanCountry(name)?.code ?? name);
}

function phoneCountry(country: string): AfricanCountryCode {
  return africanCountry(country)?.code ?? defaultCountry.code;
}

/** Company Details. */
export function companyFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  const country = countryOf(detail);
  return [
    ...registrationFindings(detail, country, today),
    ...vatFindings(detail, country),
    ...(isCalendarDate(text(detail.dateOfInc)) && text(detail.dateOfInc) > today
      ? [found('dateOfInc', 'E', 'dateInFuture')]
      : []),
    ...(['cellNo', 'telno', 'fax'] as const).flatMap((field) =>
      placed(field, checkPhone(text(detail[field]), { country: phoneCountry(country) })),
    ),
    ...physicalOrPostal.flatMap((which) => {
      const address = part<Address>(detail[which]);
      const postalCode = text(address.postalCode);
      // An empty one is refused as such already, in every country.
      return postalCode
        ? placed(`${which}.postalCode`, checkPostalCode(postalCode, { country: text(address.country) }))
        : [];
    }),
  ];
}

function registrationFindings(detail: UncheckedDetail, country: string, today: CalendarDate): SupplierFinding[] {
  const regNo = compact(text(detail.regNo));
  if (regNo === '') return [];
  // A sole proprietor has no registration number and gives the identity number instead.
  if (country === 'ZA' && /^\d{13}$/.test(regNo) && checkSouthAfricanId(regNo, { onDate: today }).ok)
    return [found('regNo', 'W', 'registeredAsSoleProprietor')];
  const incorporatedOn = isCalendarDate(text(detail.dateOfInc)) ? text(detail.dateOfInc) : undefined;
  return placed(
    'regNo',
    checkCompanyRegistration(regNo, { today, country, incorporatedOn, registeredName: text(detail.registeredName) }),
  );
}

function vatFindings(detail: UncheckedDetail, country: string): SupplierFinding[] {
  const isVatRegistered = detail.isVatRegistered !== false;
  const vatNo = text(detail.vatNo);
  // Carriers often have the number only on paper elsewhere: staff can ask for it, so its absence stops nobody.
  if (isVatRegistered && vatNo === '') return [found('vatNo', 'W', 'vatNumberMissing')];
  return placed('vatNo', checkVatNumber(vatNo, { country, isVatRegistered }));
}

/** Director(s) Details. */
export function directorFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  const directors = Array.isArray(detail.directors) ? detail.directors.map((it) => part<Director>(it)) : [];
  const numbers = directors.map(({ idNumber }) => compact(text(idNumber)));
  const findings = directors.flatMap((director, index) => {
    const path = `directors.${index}`;
    const idNumber = numbers[index] ?? '';
    const isNamed = text(director.name) !== '';
    return [
      ...(isSouthAfricanId(director)
        ? placed(`${path}.idNumber`, checkSouthAfricanId(idNumber, { onDate: today }))
        : []),
      ...(isNamed && idNumber === '' ? [found(`${path}.idNumber`, 'W', 'directorIdentityMissing')] : []),
      ...(idNumber !== '' && numbers.indexOf(idNumber) < index
        ? [found(`${path}.idNumber`, 'W', 'directorTwice')]
        : []),
      ...placed(
        `${path}.cellphoneNumber`,
        checkPhone(text(director.cellphoneNumber), { country: phoneCountry(countryOf(detail)) }),
      ),
    ];
  });
  return directors.some(({ name }) => text(name) !== '')
    ? findings
    : [found('directors', 'W', 'directorMissing'), ...findings];
}

/** Whether a director's number is to be read as a South African identity number: so stated, or thirteen digits. */
function isSouthAfricanId({ idType, idNumber }: Unchecked<Director>): boolean {
  const number = compact(text(idNumber));
  return idType === undefined ? /^\d{13}$/.test(number) : idType === 'SA_ID' && number !== '';
}

/** Bank Details. Nothing here refuses: what a bank's numbers usually look like proves nothing (domain §4.5). */
export function bankFindings(detail: UncheckedDetail): SupplierFinding[] {
  const [bank, branchCode, account] = [text(detail.bank), text(detail.branchCode), text(detail.bankAccountNo)];
  const given = [bank, branchCode, account].filter(Boolean).length;
  if (given === 0) return [found('bankAccountNo', 'W', 'bankDetailsMissing')];
  const country = countryOf(detail);
  return [
    ...(given < 3
      ? [found(account ? (bank ? 'branchCode' : 'bank') : 'bankAccountNo', 'W', 'bankDetailsIncomplete')]
      : []),
    ...placed('branchCode', checkBranchCode(branchCode, { bank, country })),
    ...placed('bankAccountNo', checkBankAccount(account, { bank, branchCode, country })),
  ];
}

/** Transporter Details; for others there is nothing to check. */
export function transporterFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  if (detail.isTrasporter !== true) return [];
  return [...coverFindings(detail, today), ...tenderFindings(detail)];
}

function coverFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  const cover = typeof detail.gitCover === 'number' ? detail.gitCover : 0;
  const [from, to] = [text(detail.gitFrom), text(detail.gitTo)];
  const areDates = isCalendarDate(from) && isCalendarDate(to);
  return [
    ...(cover > 0 ? [] : [found('gitCover', 'E', 'required')]),
    ...(cover > 0 && cover < 1 ? [found('gitCover', 'E', 'tooSmall', { minimum: 1 })] : []),
    // Only a warning here, or a record with an old certificate could not be edited at all.
    ...(areDates ? placed('gitTo', checkCoverPeriod({ from, to }, { today, purpose: 'history' })) : []),
    ...(from === '' || to === '' ? [found('gitTo', 'W', 'coverPeriodMissing')] : []),
  ];
}

function tenderFindings(detail: UncheckedDetail): SupplierFinding[] {
  if (detail.tenderLoadMethod !== 'integration')
    return text(detail.tenderLoadEmailAddress) ? [] : [found('tenderLoadEmailAddress', 'E', 'required')];
  const number = text(detail.tenderLoadGlobalLocationNumber);
  if (number === '') return [found('tenderLoadGlobalLocationNumber', 'E', 'required')];
  return placed('tenderLoadGlobalLocationNumber', checkGlobalLocationNumber(number));
}
