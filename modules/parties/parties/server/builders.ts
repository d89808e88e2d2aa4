import crypto from 'node:crypto';
import { luhnDigit } from '#platform/identifiers/luhn.ts';
import { type Address, emptyAddress } from '../fields.ts';

/** An identity number that passes every check and belongs to nobody that we know of. */
export function buildIdentityNumber(): string {
  const twoDigits = (from: number, to: number) => String(crypto.randomInt(from, to)).padStart(2, '0');
  const born = twoDigits(60, 99) + twoDigits(1, 13) + twoDigits(1, 29);
  const payload = `${born}${String(crypto.randomInt(10_000)).padStart(4, '0')}08`;
  return payload + luhnDigit(payload);
}

/** Numbers of a company that pass every check and that no other has. */
export function buildNumbers() {
  const number = crypto.randomInt(100_000, 1_000_000);
  const vat = `4${String(crypto.randomInt(10 ** 8)).padStart(8, '0')}`;
  return {
    registration: `2015/${number}/07`,
    vat: vat + luhnDigit(vat),
    mobile: `+2782${crypto.randomInt(10 ** 6, 10 ** 7)}`,
    account: String(crypto.randomInt(10 ** 9, 10 ** 10)),
    /** For a name. */
    word: crypto.randomBytes(5).toString('hex'),
    house: number % 900,
  };
}

export function buildAddress(street: string): Address {
  const gauteng = { city: 'Johannesburg', region: 'Gauteng', province: 'Gauteng', postalCode: '2094' };
  return { ...emptyAddress, ...gauteng, addressLine1: street };
}
