import { africanCountry, defaultCountry, type AfricanCountryCode } from '#platform/africa.ts';
import { isMasked } from '#platform/mask.ts';
import { isCalendarDate, type CalendarDate } from '#platform/dates.ts';
import { checkBankAccount, checkBranchCode } from '#platform/identifiers/bank-account.ts';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import type { Finding } from '#platform/identifiers/finding.ts';
import { checkPostalCode } from '#platform/identifiers/postal-code.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { checkSouthAfricanId } from '#platform/identifiers/south-african-id.ts';
import { phoneProblems } from '#platform/phone-check.ts';
import { physicalOrPostal, type Address, type Director, type PartyValues } from './fields.ts';
import type { PartyFinding } from './findings.ts';
import type { PartyFailureCode } from './messages/failures/index.ts';

/**
 * The rules between and behind the fields that every party has. They read whatever is there: a form that is half filled
 * in, or a payload with parts missing, is checked as far as it goes, so that all problems are listed at once.
 */
export type Unchecked<T> = { readonly [Key in keyof T]?: unknown };

/** What was typed as a text, trimmed; anything else is nothing. */
export const typed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const part = <T>(value: unknown): Unchecked<T> => (typeof value === 'object' && value !== null ? value : {});

/** A finding with a code of the platform, of the parties, or of the module's own (`Own`). */
export function found<Own extends string = never>(
  path: string,
  level: PartyFinding['level'],
  code: Finding['code'] | PartyFailureCode | Own,
  facts: PartyFinding['facts'] = {},
): PartyFinding {
  return { path, level, code, facts };
}

/** What a check of one value found, at the path of its field. */
export function placed(path: string, { findings }: { readonly findings: readonly Finding[] }): PartyFinding[] {
  return findings.map(({ level, code, details = {} }) => found(path, level, code, details));
}

/** The country whose forms of numbers apply: that of the physical address, South Africa until one is chosen. */
export function countryOf(values: Unchecked<Pick<PartyValues, 'physicalAddress'>>): string {
  const name = typed(part<Address>(values.physicalAddress).country);
  return name === '' ? defaultCountry.code : (africanCountry(name)?.code ?? name);
}

function phoneCountry(country: string): AfricanCountryCode {
  return africanCountry(country)?.code ?? defaultCountry.code;
}

export function phoneFindings(path: string, number: unknown, country: string): PartyFinding[] {
  return placed(path, { findings: phoneProblems(typed(number), { country: phoneCountry(country) }) });
}

/** No company that is asked about here is older; an earlier year was typed with a digit too few. */
const earliestYear = '1800';

/** A date that cannot lie ahead, and has a whole year: that of an incorporation, of a letter. */
export function pastDateFindings(path: string, date: unknown, today: CalendarDate): PartyFinding[] {
  const day = typed(date);
  if (!isCalendarDate(day)) return [];
  if (day < earliestYear) return [found(path, 'E', 'yearTooEarly', { year: day.slice(0, 4) })];
  return day > today ? [found(path, 'E', 'dateInFuture')] : [];
}

export function addressFindings(
  values: Unchecked<Pick<PartyValues, (typeof physicalOrPostal)[number]>>,
): PartyFinding[] {
  return physicalOrPostal.flatMap((which) => {
    const { postalCode, country } = part<Address>(values[which]);
    // Of an address that is not there at all, its own schema tells.
    return values[which] === undefined ? [] : postalCodeFindings(`${which}.postalCode`, postalCode, typed(country));
  });
}

/** The postal code of an address. It is required where the country has postal codes. */
export function postalCodeFindings(path: string, postalCode: unknown, country: string): PartyFinding[] {
  return placed(path, checkPostalCode(typed(postalCode), country ? { country } : {})).filter(
    ({ level }) => level !== 'I',
  );
}

interface Registration {
  readonly number: unknown;
  readonly registeredName: unknown;
  readonly dateOfInc: unknown;
  readonly country: string;
}

/** The registration number of a company, at the path that the noun has for it. */
export function registrationFindings(path: string, party: Registration, today: CalendarDate): PartyFinding[] {
  const { country } = party;
  const number = compact(typed(party.number));
  if (number === '') return [];
  // A sole proprietor has no registration number and gives the identity number instead.
  if (country === 'ZA' && /^\d{13}$/.test(number) && checkSouthAfricanId(number, { onDate: today }).ok)
    return [found(path, 'W', 'registeredAsSoleProprietor')];
  const incorporatedOn = isCalendarDate(typed(party.dateOfInc)) ? typed(party.dateOfInc) : undefined;
  const registeredName = typed(party.registeredName);
  return placed(path, checkCompanyRegistration(number, { today, country, incorporatedOn, registeredName }));
}

/** An identity number as it is stored and compared: without spaces, in capitals. */
export function identityText(raw: string): string {
  return compact(raw).toUpperCase();
}

/** Whether somebody stands in a row of directors. The form always shows one; an emptied one may still bear its id and its kind of number. */
export function isDirector({ name, idNumber, cellphoneNumber, emailAddress }: Director): boolean {
  return [name, idNumber, cellphoneNumber, emailAddress].some((value) => value !== '');
}

/** Director(s) Details. */
export function directorFindings(
  values: Unchecked<Pick<PartyValues, 'directors' | 'physicalAddress'>>,
  today: CalendarDate,
): PartyFinding[] {
  const directors = Array.isArray(values.directors) ? values.directors.map((it) => part<Director>(it)) : [];
  const numbers = directors.map(({ idNumber }) => identityText(typed(idNumber)));
  const findings = directors.flatMap((director, index) => {
    const path = `directors.${index}`;
    const idNumber = numbers[index] ?? '';
    const isNamed = typed(director.name) !== '';
    return [
      ...(director.idType === undefined && !isMasked(idNumber) && /\D/.test(idNumber)
        ? [found(`${path}.idNumber`, 'E', 'digitsOnly')]
        : []),
      ...(isSouthAfricanId(director)
        ? placed(`${path}.idNumber`, checkSouthAfricanId(idNumber, { onDate: today }))
        : []),
      ...(isNamed && idNumber === '' ? [found(`${path}.idNumber`, 'W', 'directorIdentityMissing')] : []),
      ...(idNumber !== '' && !isMasked(idNumber) && numbers.indexOf(idNumber) < index
        ? [found(`${path}.idNumber`, 'W', 'directorTwice')]
        : []),
      ...phoneFindings(`${path}.cellphoneNumber`, director.cellphoneNumber, countryOf(values)),
    ];
  });
  return directors.some(({ name }) => typed(name) !== '')
    ? findings
    : [found('directors', 'W', 'directorMissing'), ...findings];
}

/** Whether a director's number is to be read as a South African identity number: so stated, or thirteen digits. */
function isSouthAfricanId({ idType, idNumber }: Unchecked<Director>): boolean {
  const number = compact(typed(idNumber));
  // Checked when it was captured; what is shown of it proves nothing.
  if (isMasked(number)) return false;
  return idType === undefined ? /^\d{13}$/.test(number) : idType === 'SA_ID' && number !== '';
}

interface Account {
  readonly bank: unknown;
  readonly branchCode: unknown;
  readonly account: unknown;
  readonly country: string;
}

/**
 * A bank account, at the paths that the noun has for its parts. Nothing here refuses: what a bank's numbers usually look
 * like proves nothing (domain §4.5).
 */
export function accountFindings(
  paths: Readonly<Record<'bank' | 'branchCode' | 'account', string>>,
  party: Account,
): PartyFinding[] {
  const { country } = party;
  const [bank, branchCode, account] = [typed(party.bank), typed(party.branchCode), typed(party.account)];
  const given = [bank, branchCode, account].filter(Boolean).length;
  if (given === 0) return [found(paths.account, 'W', 'bankDetailsMissing')];
  const missing = account ? (bank ? 'branchCode' : 'bank') : 'account';
  return [
    ...(given < 3 ? [found(paths[missing], 'W', 'bankDetailsIncomplete')] : []),
    ...placed(paths.branchCode, checkBranchCode(branchCode, { bank, country })),
    ...(isMasked(account) ? [] : placed(paths.account, checkBankAccount(account, { bank, branchCode, country }))),
  ];
}
