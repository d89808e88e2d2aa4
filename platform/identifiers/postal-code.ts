import { africanCountry, defaultCountry, type AfricanCountryCode } from '../africa.ts';
import { verdict, type Verdict } from './finding.ts';

/** Countries with postal codes of digits, and how many. As published by the postal union; only South Africa's refuses. */
const digitCounts: Readonly<Partial<Record<AfricanCountryCode, readonly number[]>>> = {
  CV: [4],
  DZ: [5],
  EG: [5, 7],
  EH: [5],
  ET: [4],
  GN: [3],
  GW: [4],
  KE: [5],
  LR: [4],
  LS: [3],
  LY: [5],
  MA: [5],
  MG: [3],
  MU: [5],
  MZ: [4],
  NA: [5],
  NE: [4],
  NG: [6],
  RE: [5],
  SD: [5],
  SN: [5],
  SS: [5],
  TN: [4],
  TZ: [5],
  YT: [5],
  ZA: [4],
  ZM: [5],
};

/** Countries whose codes hold letters, so that "digits and the dot" would shut their addresses out. */
const lettered: Readonly<Partial<Record<AfricanCountryCode, RegExp>>> = {
  GH: /^[A-Z][A-Z0-9]-?\d{3,4}-?\d{4}$/,
  SH: /^(?:STHL|ASCN|TDCU) ?1ZZ$/,
  SO: /^[A-Z]{2} ?\d{5}$/,
  SZ: /^[HLMS]\d{3}$/,
};

/** Whether addresses of the country have postal codes at all; outside Africa they are taken to. */
export function hasPostalCodes(country: string): boolean {
  const code = africanCountry(country)?.code;
  return code === undefined || code in digitCounts || code in lettered;
}

/** Whether the postal codes of the country are digits, so that a phone offers those alone. */
export function postalCodesAreDigits(country: string): boolean {
  return (africanCountry(country)?.code ?? defaultCountry.code) in digitCounts;
}

/**
 * Digits and the dot, as the specification has it, then the form of the country. A country without postal codes needs
 * none; people there write 0000 or whatever their forms ask.
 */
export function checkPostalCode(
  raw: string,
  { country = defaultCountry.code }: { country?: string } = {},
): Verdict<never> {
  const code = africanCountry(country)?.code;
  // Codes of letters have their blanks; those of digits are typed with some: `7 530`.
  const blank = code !== undefined && code in digitCounts ? '' : ' ';
  const text = raw.normalize('NFKC').trim().replace(/\s+/g, blank).toUpperCase();
  if (!text)
    return verdict<never>('', null, [
      hasPostalCodes(country) ? { level: 'E', code: 'required' } : { level: 'I', code: 'postalCodeNotUsed' },
    ]);

  const letters = code && lettered[code];
  if (letters?.test(text)) return verdict<never>(text, null, []);
  const counts = code && digitCounts[code];
  if (!/^[\d.]+$/.test(text))
    return verdict<never>(text, null, [
      // What the country's codes look like says more than which characters there may be.
      {
        level: 'E',
        ...(letters ? { code: 'postalCodeFormat' } : counts ? length(counts) : { code: 'digitsAndDotOnly' }),
      },
    ]);

  if (letters) return verdict<never>(text, null, [{ level: 'W', code: 'postalCodeFormat' }]);
  if (!counts || (/^\d+$/.test(text) && counts.includes(text.length))) return verdict<never>(text, null, []);
  return verdict<never>(text, null, [
    // The post's four digits and a part of our own behind a dot: the specification takes it.
    { level: code === 'ZA' && !/^\d{4}\.\d+$/.test(text) ? 'E' : 'W', ...length(counts) },
  ]);
}

const length = (counts: readonly number[]) => ({
  code: 'postalCodeLength' as const,
  details: { digits: counts.join(' / ') },
});
