import { divideRounded } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { ExchangeRate } from '#modules/prices/exchange-rates/convert.ts';
import type { Tolerance } from './match.ts';

/** Rates are in hundred-millionths. */
const one = 100_000_000n;

/** An amount of the books in a foreign currency, rounded once, half away from zero. */
export function fromBooks(amount: Cents, rate: ExchangeRate): Cents {
  return cents(divideRounded(amount * one, rate));
}

/** The bounds of a comparison, which are set in the currency of the books, in that of the document. */
export function toleranceIn(tolerance: Tolerance, rate: ExchangeRate | null): Tolerance {
  if (rate === null) return tolerance;
  return {
    ...tolerance,
    overAmount: fromBooks(tolerance.overAmount, rate),
    underAmount: fromBooks(tolerance.underAmount, rate),
  };
}
