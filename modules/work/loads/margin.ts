import { divideRounded, minus } from '#platform/calculations.ts';
import type { Cents } from '#platform/money.ts';

/** What is left of a load for the company, in tenths of a per cent; null where one of its sides has no price. */
export function marginAfter(sell: Cents, buy: Cents): number | null {
  if (sell === 0n || buy === 0n) return null;
  return Number(divideRounded(minus(sell, buy) * 1000n, sell));
}
