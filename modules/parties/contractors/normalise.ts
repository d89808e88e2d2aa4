import type { z } from 'zod';
import { africanCountry, defaultCountry } from '#platform/africa.ts';
import { bankNamed } from '#platform/identifiers/banks.ts';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import { checkPhone } from '#platform/phone.ts';
import { identityText } from '#modules/parties/parties/checks.ts';
import type { singleDirectors, ContractorApplication, ContractorDirector } from './fields.ts';
import { countryOf } from './rules.ts';

type SingleDirectors = z.infer<typeof singleDirectors>;

/**
 * The form in which an application is stored and compared: phones in E.164, numbers without separators, mail addresses
 * in lower case, banks and countries under the names of our lists, directors without blank rows.
 */
export function normaliseApplication(application: ContractorApplication): ContractorApplication {
  const country = countryOf(application);
  const phone = (raw: string) =>
    checkPhone(raw, { country: africanCountry(country)?.code ?? defaultCountry.code }).normalised;
  return {
    ...application,
    regNo: checkCompanyRegistration(application.regNo, { today: '9999-12-31', country }).normalised,
    vatNo: checkVatNumber(application.vatNo, { country, isVatRegistered: application.isVatRegistered }).normalised,
    mobileNumber: phone(application.mobileNumber),
    cellNo: phone(application.cellNo),
    telno: phone(application.telno),
    fax: phone(application.fax),
    email: application.email.toLowerCase(),
    country: africanCountry(application.country)?.name ?? application.country,
    banker: bankNamed(application.banker)?.name ?? application.banker,
    bankAccountNo: compact(application.bankAccountNo),
    branchCode: compact(application.branchCode),
    directors: application.directors
      .filter(isFilledIn)
      .map((director) => ({ ...director, directorIdNumber: identityText(director.directorIdNumber) })),
  };
}

/** The form always shows three rows, of which some may have stayed empty. */
function isFilledIn({ directorName, directorIdNumber, directorAddress }: ContractorDirector): boolean {
  return [directorName, directorIdNumber, directorAddress].some((value) => value !== '');
}

/** The directors of a payload: the list, or the single fields of clients that know no list. */
export function directorsOf(
  payload: SingleDirectors & { readonly directors: readonly ContractorDirector[] },
): ContractorDirector[] {
  if (payload.directors.some(isFilledIn)) return [...payload.directors];
  return ([1, 2, 3] as const).map((number) => ({
    directorName: payload[`director${number}`],
    directorIdNumber: payload[`director${number}IdNo`],
    directorAddress: payload[`director${number}Address`],
  }));
}
