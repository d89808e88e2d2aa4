import { verdict, type Verdict } from './finding.ts';
import { compact } from './raw-text.ts';

/** A GS1 global location number: 13 digits, the last one by weights 3 and 1 from the right. */
export function checkGlobalLocationNumber(raw: string): Verdict<never> {
  const number = compact(raw);
  if (!/^\d{13}$/.test(number))
    return verdict<never>(number, null, [{ level: 'E', code: 'globalLocationNumberFormat' }]);
  const passes = globalLocationNumberCheckDigit(number.slice(0, 12)) === number[12];
  return verdict<never>(number, null, passes ? [] : [{ level: 'E', code: 'globalLocationNumberChecksum' }]);
}

/** The thirteenth digit for the twelve before it. */
export function globalLocationNumberCheckDigit(payload: string): string {
  const sum = [...payload].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
