import { type Cents, centsOf, centsOfWire, decimalOf } from '../money.ts';

/**
 * The cents of a column of amounts (`numeric(15,2)`), as the database sends it: a text, or a number where a query made JSON
 * of it. Null stays null. Cents are written with `decimalOf`.
 */
export function centsOfColumn(stored: string | number): Cents;
export function centsOfColumn(stored: string | number | null): Cents | null;
export function centsOfColumn(stored: string | number | null): Cents | null {
  if (stored === null) return null;
  const found = centsOf(stored);
  if (found === undefined) throw new RangeError(`${stored} is not an amount in a column`);
  return found;
}

/** The column of an amount as the wire and the forms have it: rand as a number. Null and undefined are null. */
export function columnOfWire(amount: number): string;
export function columnOfWire(amount: number | null | undefined): string | null;
export function columnOfWire(amount: number | null | undefined): string | null {
  return amount === null || amount === undefined ? null : decimalOf(centsOfWire(amount));
}
