import { minus } from '#platform/calculations.ts';
import { type Cents, centsOfWire, noCents } from '#platform/money.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';

/** Why a load keeps its price in a run; each is a code of the failure texts. */
export type LeftOut =
  | 'runOtherRate'
  | 'runOtherPrice'
  | 'runPriceMissing'
  | 'runTyped'
  | 'runInvoiced'
  | 'runLoadChanged';

export function fuelOfTrace(trace: RateTrace | undefined): Cents {
  return trace?.fuel ? centsOfWire(trace.fuel.amount) : noCents;
}

/** What a trace comes to without its fuel. */
function withoutFuel(trace: RateTrace): Cents {
  return minus(centsOfWire(trace.total), fuelOfTrace(trace));
}

/**
 * Why a load is not for a run, although its fuel changes; undefined where fuel is all that changes. A run brings fuel into
 * prices and nothing else: where another rate would hold by now, or the load itself became another, a person rates it again.
 */
export function otherThanFuel(before: RateTrace, after: RateTrace): LeftOut | undefined {
  if (after.outcome === 'fuelPriceMissing') return 'runPriceMissing';
  if (before.outcome !== after.outcome) return 'runOtherRate';
  if (before.outcome === 'payable') return before.payablePercent === after.payablePercent ? undefined : 'runOtherRate';
  if (before.outcome !== 'rate' || before.candidates[0]?.rateId !== after.candidates[0]?.rateId) return 'runOtherRate';
  if (before.fuel?.clauseId !== after.fuel?.clauseId) return 'runOtherRate';
  return withoutFuel(before) === withoutFuel(after) ? undefined : 'runOtherPrice';
}
