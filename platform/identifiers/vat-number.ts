import { defaultCountry } from '../africa.ts';
import { verdict, type Finding, type Verdict } from './finding.ts';
import { passesLuhn } from './luhn.ts';
import { compact } from './raw-text.ts';

export interface VatFacts {
  /** ISO code of the country that registered the company. */
  readonly country?: string;
  readonly isVatRegistered: boolean;
}

/** Longer than any VAT or tax number of an African country. */
const longest = 20;

/**
 * South African: 4 and nine more digits. The last one usually is a Luhn digit, but the revenue service does not promise
 * it, so that a wrong one only warns. A well-formed number is not thereby a registered one.
 */
export function checkVatNumber(
  raw: string,
  { country = defaultCountry.code, isVatRegistered }: VatFacts,
): Verdict<never> {
  const number = compact(raw).toUpperCase();
  const findings: Finding[] = [];
  if (!isVatRegistered) {
    if (number) findings.push({ level: 'E', code: 'vatNumberNotExpected' });
  } else if (!number) {
    findings.push({ level: 'E', code: 'required' });
  } else if (country !== 'ZA') {
    if (number.length > longest) findings.push({ level: 'E', code: 'tooLong', details: { maximum: longest } });
  } else if (!/^4\d{9}$/.test(number)) {
    findings.push({ level: 'E', code: 'vatNumberFormat' });
  } else if (!passesLuhn(number)) {
    findings.push({ level: 'W', code: 'vatNumberChecksum' });
  }
  return verdict<never>(number, null, findings);
}

/** The South African income tax reference: ten digits, the first one 0, 1, 2, 3 or 9, the last one a Luhn digit. */
export function checkIncomeTaxNumber(raw: string): Verdict<never> {
  const number = compact(raw);
  if (!/^[01239]\d{9}$/.test(number))
    return verdict<never>(number, null, [{ level: 'E', code: 'incomeTaxNumberFormat' }]);
  return verdict<never>(number, null, passesLuhn(number) ? [] : [{ level: 'W', code: 'incomeTaxNumberChecksum' }]);
}
