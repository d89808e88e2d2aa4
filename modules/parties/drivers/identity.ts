import { maskNumber } from '#platform/mask.ts';

/** What is shown instead of an identity number; the number itself is sealed. */
export function maskIdentity(number: string): string {
  // Short numbers are masked whole.
  return maskNumber(number);
}

/** Whether this is what was shown, and no number. */
export function isMasked(number: string): boolean {
  return number.includes('•');
}
