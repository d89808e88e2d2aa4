import { formatDate, isCalendarDate } from '#platform/dates.ts';
import { africanCountry, countryName } from '#platform/africa.ts';
import type { Language } from '#platform/language.ts';
import { maskNumber } from '#platform/mask.ts';
import type { Translate } from '#platform/messages.ts';
import type { texts as commonEnglish } from '#platform/messages/public/en.ts';
import { phoneText } from '#platform/phone-text.ts';

// What was filled in, in the words of the form: shown before the submit, and printed in the copy that the applicant keeps.

export type SummaryLine = readonly [label: string, value: string];

export interface SummarySection {
  /** The step of the form that it comes from. */
  readonly step: string;
  readonly title: string;
  /** Those that hold something; what stayed empty is left out. */
  readonly lines: readonly SummaryLine[];
}

export interface SummaryWords {
  readonly language: Language;
  readonly common: Translate<typeof commonEnglish>;
}

interface AddressParts {
  readonly addressLine1?: string | undefined;
  readonly addressLine2?: string | undefined;
  readonly suburb?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}

/** An address on one line, its country in the reader's language. */
export function addressText(address: AddressParts, language: Language): string {
  const { addressLine1, addressLine2, suburb, city, region, postalCode, country = '' } = address;
  const african = africanCountry(country);
  return [
    addressLine1,
    addressLine2,
    suburb,
    city,
    region,
    postalCode,
    african ? countryName(african.code, language) : country,
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}

export function dateText(date: string | undefined, language: Language): string {
  return date && isCalendarDate(date) ? formatDate(date, language) : '';
}

interface DirectorParts {
  readonly name?: string | undefined;
  readonly idNumber?: string | undefined;
  readonly cellphoneNumber?: string | undefined;
  readonly emailAddress?: string | undefined;
}

/** A director on one line; of the number only its end, because the copy travels by mail. */
export function directorText({ name, idNumber = '', cellphoneNumber = '', emailAddress }: DirectorParts): string {
  return [name?.trim(), maskNumber(idNumber), phoneText(cellphoneNumber), emailAddress].filter(Boolean).join(', ');
}

/** Lines that hold something. */
export function filled(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter(([, value]) => value.trim() !== '');
}
