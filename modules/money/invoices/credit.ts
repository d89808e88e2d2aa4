import { divideRounded, minus } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';

/** A line as far as credit notes go: its amounts, and what of them was taken back. All have the sign of the line. */
export interface CreditableLine {
  readonly net: Cents;
  readonly vat: Cents;
  readonly takenNet: Cents;
  readonly takenVat: Cents;
}

/** What can still be taken back of a line, without VAT. */
export function leftOf({ net, takenNet }: Pick<CreditableLine, 'net' | 'takenNet'>): Cents {
  return minus(net, takenNet);
}

/**
 * The VAT that goes with a part of a line: the line's own share, pro rata; the last part takes the rest, so that all parts
 * add up to the share. The amount has the sign of the line and is no more than what is left of it: otherwise a RangeError.
 */
export function vatOfPart(line: CreditableLine, amount: Cents): Cents {
  const left = leftOf(line);
  if (magnitude(amount) > magnitude(left) || amount < 0n !== left < 0n)
    throw new RangeError('more is taken back than is left');
  const rest = minus(line.vat, line.takenVat);
  if (amount === left) return rest;
  const part = cents(divideRounded(line.vat * amount, line.net));
  return magnitude(part) > magnitude(rest) ? rest : part;
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);
