import { formatDate, isCalendarDate } from '#platform/dates.ts';
import { africanCountry, countryName } from '#platform/africa.ts';
import type { Language } from '#platform/language.ts';
import type { Translate } from '#platform/messages.ts';
import { centsOfWire, formatMoney, inRand } from '#platform/money.ts';
import type { texts as commonEnglish } from '#platform/messages/public/en.ts';
import { phoneText } from '#platform/phone-text.ts';
import type { Address, Director } from './fields.ts';

// What was filled in, in the words of the form: shown before the submit, and printed in the copy that the applicant keeps.

export type SummaryLine = readonly [label: string, value: string];

export interface SummarySection {
  /** The step of the form that it comes from. */
  readonly step: string;
  readonly title: string;
  /** Those that hold something; what stayed empty is left out. */
  readonly lines: readonly SummaryLine[];
}

/** A record as far as it is filled in: of a form any field may still be empty. */
export type AsFilledIn<Value> = Value extends readonly (infer Row)[]
  ? readonly AsFilledIn<Row>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: AsFilledIn<Value[Key]> | null | undefined }
    : Value;

export interface SummaryWords {
  readonly language: Language;
  readonly common: Translate<typeof commonEnglish>;
  /** Identity and account numbers: whole for whoever typed them a minute ago, and only their ends on paper that travels. */
  readonly number: (value: string) => string;
}

/** An address on one line, its country in the reader's language. */
export function addressText(address: AsFilledIn<Address>, language: Language): string {
  const { addressLine1, addressLine2, suburb, city, region, postalCode, country } = address;
  const african = africanCountry(country ?? '');
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

/**
 * An amount in rand. Of a form the field may hold words that are no amount yet: the field says so, and the summary shows
 * them as they were typed.
 */
export function amountText(value: number | null | undefined, language: Language): string {
  const typed: unknown = value;
  if (typeof typed === 'string') return typed;
  return value && Number.isFinite(value) ? formatMoney(inRand(centsOfWire(value)), language) : '';
}

export function dateText(date: string | null | undefined, language: Language): string {
  return date && isCalendarDate(date) ? formatDate(date, language) : '';
}

/** A director on one line. */
export function directorText(
  { name, idNumber, cellphoneNumber, emailAddress }: AsFilledIn<Director>,
  { number }: Pick<SummaryWords, 'number'>,
): string {
  return [name?.trim(), number(idNumber ?? ''), phoneText(cellphoneNumber ?? ''), emailAddress]
    .filter(Boolean)
    .join(', ');
}

/** Lines that hold something. */
export function filled(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter(([, value]) => value.trim() !== '');
}
