import crypto from 'node:crypto';
import { luhnDigit } from '#platform/identifiers/luhn.ts';

/** An identity number that passes every check and belongs to nobody that we know of. */
export function buildIdentityNumber(): string {
  const twoDigits = (from: number, to: number) => String(crypto.randomInt(from, to)).padStart(2, '0');
  const born = twoDigits(60, 99) + twoDigits(1, 13) + twoDigits(1, 29);
  const payload = `${born}${String(crypto.randomInt(10_000)).padStart(4, '0')}08`;
  return payload + luhnDigit(payload);
}
