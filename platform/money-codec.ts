import { z } from 'zod';
import { type Cents, centsOfWire, wireOf } from './money.ts';

/** What lies below a millionth of a cent is noise of the floating point. */
const hasTwoDecimals = (value: number) => Math.abs(value - Number(value.toFixed(2))) < 1e-8;

/**
 * An amount as the wire and the forms of the browser hold it: rand as a number with at most two decimals, not negative.
 * Code that compares or calculates takes `amountInput` instead, or turns it into cents with `centsOfWire`.
 */
export const amount = z.number().min(0).max(1e13).refine(hasTwoDecimals, { error: 'invalidValue' });

/** The same, or nothing, where a field may be left empty. */
export function optionalAmount(max: number) {
  return amount.max(max).nullable().default(null);
}

/** The input of an operation: a number on the wire, cents in the handler. `inCents(amount.min(1))` bounds it, in rand. */
export function inCents(wire: z.ZodType<number, number>) {
  return wire.transform(centsOfWire);
}

export const amountInput = inCents(amount);

/** The answer of an operation: cents in the handler, a number of rand on the wire. */
export const amountAnswer = z
  .custom<Cents>((value) => typeof value === 'bigint')
  .transform(wireOf)
  .pipe(z.number());
