import { amountFor, divideRounded } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import { invalidField } from './refusal.ts';

/** VAT groups of the company there, in per cent. */
export const taxCodes: Readonly<Record<string, bigint>> = { STANDARD: 15n, ZERO: 0n, EXEMPT: 0n, '': 0n };

/** Quantity × unit cost in cents. Both are numbers of JSON. */
export function lineAmount(quantity: unknown, unitCost: unknown): Cents {
  return amountFor(scaled(quantity, 3) as Quantity, scaled(unitCost, 4) as UnitPrice);
}

/** VAT as it is reckoned there: once for each group, on the sum of its lines. */
export function taxOf(lines: readonly { readonly taxCode: string; readonly net: Cents }[]): Cents {
  let tax = 0n;
  for (const [code, own] of Map.groupBy(lines, ({ taxCode }) => taxCode)) {
    const net = own.reduce((sum, line) => sum + line.net, 0n);
    tax += divideRounded(net * (taxCodes[code] ?? 0n), 100n);
  }
  return cents(tax);
}

/** The digits of a number as it was sent, so many of them after the point. */
function scaled(value: unknown, decimals: number): bigint {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(typeof value === 'number' ? String(value) : '');
  const fraction = found?.[3] ?? '';
  if (!found || fraction.length > decimals) throw invalidField(`The value '${String(value)}' is not a decimal.`);
  const whole = BigInt(`${found[2]}${fraction.padEnd(decimals, '0')}`);
  return found[1] ? -whole : whole;
}
