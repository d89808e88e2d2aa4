import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { africanCountry, defaultCountry, type AfricanCountryCode } from './africa.ts';
import { verdict, type Finding, type Verdict } from './identifiers/finding.ts';
import { numberingPlansAreHere } from './phone-check.ts';
import { phoneMetadata } from './phone-metadata.ts';

// The server imports this module; a browser fetches it when a phone field needs it (web/numbering-plans.ts).

export interface Phone {
  /** As it is stored and dialled: `+27821234567`. */
  readonly e164: string;
  /** As people of the country write it: `082 123 4567`. */
  readonly national: string;
  readonly country: AfricanCountryCode;
  /** Can receive an SMS. Where the plan does not tell mobile from fixed, it may. */
  readonly isMobile: boolean;
}
export type ParsedPhone = ({ readonly ok: true } & Phone) | { readonly ok: false };

/** Contacts apps and chats copy numbers with marks of the direction of writing, which nobody can see. */
function withoutMarks(raw: string): string {
  return raw
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
}

/** Narrower than the published plan, which lets short and machine-to-machine numbers pass as mobiles. */
const southAfrican = { mobile: /^(?:6\d|7[0-46-9]|8[1-4])\d{7}$/, landline: /^[1-5]\d{8}$/ };

/** Reads a number as people write it in `country`, or with a calling code of Africa; other numbers are not `ok`. */
export function parsePhone(raw: string, country: AfricanCountryCode = defaultCountry.code): ParsedPhone {
  const parsed = parsePhoneNumberFromString(
    withoutMarks(raw),
    { defaultCountry: country, extract: false },
    phoneMetadata,
  );
  const found = parsed?.country && africanCountry(parsed.country);
  if (!parsed || !found || !parsed.isValid()) return { ok: false };
  const type = parsed.getType();
  const isPlanMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  const isMobile = found.code === 'ZA' ? southAfrican.mobile.test(parsed.nationalNumber) : isPlanMobile;
  if (found.code === 'ZA' && isPlanMobile && !isMobile && !southAfrican.landline.test(parsed.nationalNumber))
    return { ok: false };
  return { ok: true, e164: parsed.number, national: parsed.formatNational(), country: found.code, isMobile };
}

/** A stored number as people read it wherever they are: `+27 10 555 0100`; anything else as it is. */
export function writtenPhone(stored: string): string {
  return parsePhoneNumberFromString(stored, { extract: false }, phoneMetadata)?.formatInternational() ?? stored;
}

/** The check of a phone field. `mobile`: the number must take an SMS, as one-time codes do. */
export function checkPhone(
  raw: string,
  facts: { country?: AfricanCountryCode; mobile?: boolean } = {},
): Verdict<Phone> {
  const text = withoutMarks(raw);
  if (text === '') return verdict<Phone>('', null, []);
  const phone = parsePhone(text, facts.country);
  if (!phone.ok)
    return verdict<Phone>(text, null, [{ level: 'E', code: isForeign(text) ? 'phoneNotAfrican' : 'phoneInvalid' }]);
  const { ok: _, ...read } = phone;
  const findings: Finding[] = facts.mobile && !phone.isMobile ? [{ level: 'E', code: 'phoneNotMobile' }] : [];
  return verdict<Phone>(phone.e164, read, findings);
}

numberingPlansAreHere(checkPhone);

function isForeign(text: string): boolean {
  const digits = /^(?:\+|00)\s*(\d[\d\s()-]*)$/.exec(text)?.[1]?.replace(/\D/g, '');
  return (
    digits !== undefined && !Object.keys(phoneMetadata.country_calling_codes).some((code) => digits.startsWith(code))
  );
}
