import { luhnDigit } from '#platform/identifiers/luhn.ts';
import type { demoPlaces } from './demo-suppliers.ts';

/** Digits that look like any, and are the same at every start: no two companies have the same ones. */
export function digits(index: number): (which: number, length: number) => string {
  // A number that two companies are to share does not depend on who they are.
  return (which, length) =>
    String(
      1 + ((((which === 900 ? 7 : index) + 1) * 7919 * (which + 11) * 104_729) % (10 ** Math.min(length, 15) - 1)),
    ).padStart(length, '1');
}

/** With the check digit that identity and VAT numbers end with. */
export function withCheckDigit(payload: string): string {
  return payload + luhnDigit(payload);
}

/** Born between 1961 and 1989, a citizen; the number of nobody. */
export function identityNumber(index: number): string {
  return withCheckDigit(`${61 + ((index * 7) % 29)}0${1 + (index % 9)}1${index % 9}${5000 + ((index * 37) % 4999)}08`);
}

/** Characters of a mobile number in E.164. */
export function mobileLength(country: (typeof demoPlaces)[keyof typeof demoPlaces][0]): number {
  return country === 'Botswana' || country === 'Lesotho' || country === 'Eswatini'
    ? 12
    : country === 'South Africa'
      ? 12
      : 13;
}
