import { amountFor, highest, minus, percentOfAmount, sumOf } from '#platform/calculations.ts';
import { type Cents, noCents } from '#platform/money.ts';
import type { Percent, Quantity, UnitPrice } from '#platform/scaled.ts';

/** What drivers are paid for. */
export const payComponents = [
  'trip',
  'kmLoaded',
  'kmEmpty',
  'hour',
  'overtime',
  'stop',
  'day',
  'nightOut',
  'crossBorder',
  'dangerousGoods',
  'weekend',
  'tarp',
  'waiting',
  'bonus',
  'breakdown',
] as const;
export type PayComponent = (typeof payComponents)[number];

/** So many units of a component at a rate. */
export interface PayLine {
  readonly component: PayComponent;
  readonly units: Quantity;
  readonly rate: UnitPrice;
}

/** What one trip is worth to its drivers. */
export interface TripPay {
  readonly lines: readonly (PayLine & { readonly amount: Cents })[];
  /** Whether the trip's minimum was paid. */
  readonly isMinimum: boolean;
  readonly total: Cents;
  readonly driver: Cents;
  readonly coDriver: Cents;
}

/** Each component rounded once, at least the trip's minimum; the co-driver's share rounded, the rest is the driver's. */
export function tripPay(
  lines: readonly PayLine[],
  { minimum = noCents, coDriverShare }: { readonly minimum?: Cents; readonly coDriverShare?: Percent | undefined } = {},
): TripPay {
  const priced = lines.map((line) => ({ ...line, amount: amountFor(line.units, line.rate) }));
  const sum = sumOf(priced.map(({ amount }) => amount));
  const total = highest(sum, minimum);
  const coDriver = coDriverShare === undefined ? noCents : percentOfAmount(coDriverShare, total);
  return { lines: priced, isMinimum: total > sum, total, coDriver, driver: minus(total, coDriver) };
}
