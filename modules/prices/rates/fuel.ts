import { amountFor, divideRounded, percentOfAmount, percentOfPrice, sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Percent, Quantity, UnitPrice } from '#platform/scaled.ts';
import { fuelChange, type FuelTerms } from '#modules/prices/fuel-prices/rules.ts';
import type { Portion } from './bands.ts';

/** A fuel clause as pricing reads it. */
export interface FuelClause {
  readonly id: string;
  readonly code: string;
  readonly calculation: 'Basic' | 'Manual';
  readonly valueType: 'Percent' | 'Currency';
  /** Of a basic clause. */
  readonly terms: FuelTerms | null;
  /** Of a manual one: per cent, or money for one unit. */
  readonly manualValue: UnitPrice | null;
  readonly appliesTo: 'linehaul' | 'linehaulAndExtras';
  readonly showAsLine: boolean;
}

/** The price of a litre that counts for a load, and whether it is the newest known because none was captured for the day. */
export interface FuelPriceInForce {
  readonly price: UnitPrice;
  readonly effectiveFrom: CalendarDate;
  readonly isLatestKnown: boolean;
}

/** How fuel came about, figure by figure. */
export interface FuelWorking {
  readonly clause: FuelClause;
  readonly price: FuelPriceInForce | null;
  /** The change of the price in force; null of money that was typed. */
  readonly raw: Percent | null;
  readonly bound: 'threshold' | 'floor' | 'cap' | null;
  readonly percent: Percent | null;
  /** Money for each unit, where the clause works by it; of several bands that of the last. */
  readonly perUnit: UnitPrice | null;
  readonly base: Cents;
  readonly amount: Cents;
}

/** What fuel is counted on. */
export interface FuelBase {
  readonly linehaul: Cents;
  readonly extras: Cents;
  readonly portions: readonly Portion[];
  /** A load as a whole has one unit, of which money is whole cents. */
  readonly isByLoad: boolean;
  /** A share of another amount has no unit: money for each unit is a percentage then. */
  readonly isShare: boolean;
}

const ofPercent = (value: UnitPrice) => value as bigint as Percent;

/** What a clause adds. A basic one needs the price in force; without it, it throws a RangeError. */
export function fuelOf(clause: FuelClause, price: FuelPriceInForce | null, on: FuelBase): FuelWorking {
  const extras = clause.appliesTo === 'linehaul' ? cents(0n) : on.extras;
  const base = sumOf([on.linehaul, extras]);
  const found = { clause, price, base };
  if (clause.calculation === 'Manual') {
    const value = clause.manualValue!;
    if (clause.valueType === 'Currency' && !on.isShare) {
      const amount = amountFor(unitsOf(on.portions), value);
      return { ...found, price: null, raw: null, bound: null, percent: null, perUnit: value, amount };
    }
    const percent = ofPercent(value);
    const amount = percentOfAmount(percent, base);
    return { ...found, price: null, raw: null, bound: null, percent, perUnit: null, amount };
  }
  if (price === null || clause.terms === null) throw new RangeError(`${clause.code} has no price of fuel`);
  const { raw, bound, percent } = fuelChange(clause.terms, price.price);
  if (clause.valueType === 'Percent' || on.isShare) {
    const amount = percentOfAmount(percent, base);
    return { ...found, raw, bound, percent, perUnit: null, amount };
  }
  const steps = on.portions.map(({ rate, units }) => ({ units, perUnit: perUnitOf(percent, rate, on.isByLoad) }));
  const exact = steps.reduce((sum, { units, perUnit }) => sum + units * perUnit, 0n);
  const amount = sumOf([divideRounded(exact, 100_000n) as Cents, percentOfAmount(percent, extras)]);
  return { ...found, raw, bound, percent, perUnit: steps.at(-1)?.perUnit ?? null, amount };
}

/** Four decimals for a kilometre or a tonne, cents for a load. */
function perUnitOf(percent: Percent, rate: UnitPrice, isByLoad: boolean): UnitPrice {
  const exact = percentOfPrice(percent, rate);
  return isByLoad ? ((divideRounded(exact, 100n) * 100n) as UnitPrice) : exact;
}

function unitsOf(portions: readonly Portion[]): Quantity {
  return portions.reduce((sum, { units }) => sum + units, 0n) as Quantity;
}
