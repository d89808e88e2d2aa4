import { centsOfWire } from '#platform/money.ts';
import type { OwedLoad as OwedOnWire } from './link-calls.ts';
import type { OwedLoad } from '#modules/money/supplier-statements/answer.ts';

/** A load as the rules count it. */
export function owedOf({ loadId, charges }: OwedOnWire): OwedLoad {
  return { loadId, charges: charges.map(({ left, ...charge }) => ({ ...charge, left: centsOfWire(left) })) };
}
