import { sharesOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { lineNet } from '#platform/lines/totals.ts';
import { wireOf } from '#platform/money.ts';
import {
  type Percent,
  percentText,
  type Quantity,
  quantityText,
  type UnitPrice,
  unitPriceText,
} from '#platform/scaled.ts';
import type { FuelWorking } from '../fuel.ts';
import type { Price } from '../price.ts';
import type { Asked, Candidate, Resolution } from '../resolve.ts';
import type { RateTrace } from '../trace.ts';
import type { ClauseInForce } from './read-clauses.ts';
import type { FoundRate } from './read-rates.ts';

const units = (value: Quantity) => Number(quantityText(value));
const price = (value: UnitPrice) => Number(unitPriceText(value));
const shown = 20;
/** Units of three decimals times prices of four are so many to a cent. */
const perCent = 100_000n;

/** Units at a price, in cents. */
export const netOf = (quantity: Quantity, at: UnitPrice) => lineNet({ quantity: units(quantity), price: price(at) });

/** What is said before a price is found: the rates that fit, and what told them apart. */
export function emptyTrace({ side, day }: Asked, found: Resolution<FoundRate>): RateTrace {
  const decidedBy = found.outcome === 'found' ? (found.decidedBy ?? null) : null;
  return {
    side,
    day,
    outcome: 'rateMissing',
    code: '',
    decidedBy,
    candidates: found.candidates.slice(0, shown).map(candidateOf),
    candidateCount: found.candidates.length,
    method: null,
    units: null,
    lines: [],
    counted: 0,
    bound: null,
    linehaul: 0,
    fuel: null,
    payablePercent: null,
    missing: '',
    total: 0,
  };
}

function candidateOf({ rate, points }: Candidate<FoundRate>): RateTrace['candidates'][number] {
  return {
    rateId: rate.id,
    code: rate.code,
    revision: rate.revision,
    partyName: rate.partyName,
    origin: rate.originName,
    destination: rate.destinationName,
    party: points.party,
    lane: points.lane,
    conditions: points.conditions,
    priority: points.priority,
    validFrom: rate.validFrom,
  };
}

/** The arithmetic of a price, figure by figure. */
export function pricedTrace(rate: FoundRate, made: Price, clause: ClauseInForce | undefined): Partial<RateTrace> {
  // The amount is rounded once, so its lines are shares of it: rounded each by itself they would not add up.
  const dividends = made.portions.map((portion) => portion.units * portion.rate);
  const shares = sharesOf(made.counted, dividends, perCent);
  return {
    method: rate.method,
    units: {
      stated: units(made.units.stated),
      rounded: units(made.units.rounded),
      billed: units(made.units.billed),
      isMinimum: made.units.isMinimum,
    },
    lines: [
      ...made.portions.map((portion, place) => ({
        kind: 'portion' as const,
        from: units(portion.from),
        label: '',
        units: units(portion.units),
        price: price(portion.rate),
        amount: wireOf(shares[place]!),
      })),
      ...made.extras.map((each) => ({
        kind: each.extra ? ('extra' as const) : ('extraStop' as const),
        from: 0,
        label: each.extra?.description ?? '',
        units: units(each.units),
        price: price(each.rate),
        amount: wireOf(each.amount),
      })),
    ],
    counted: wireOf(made.counted),
    bound: made.bound,
    linehaul: wireOf(made.linehaul),
    fuel: made.fuel && clause ? fuelTrace(made.fuel, clause.day) : null,
    total: wireOf(made.total),
  };
}

function fuelTrace(fuel: FuelWorking, day: CalendarDate): NonNullable<RateTrace['fuel']> {
  const percent = (value: Percent | null) => (value === null ? null : Number(percentText(value)));
  return {
    clauseId: fuel.clause.id,
    clauseCode: fuel.clause.code,
    day,
    basePrice: fuel.clause.terms ? price(fuel.clause.terms.basePrice) : null,
    price: fuel.price ? price(fuel.price.price) : null,
    priceFrom: fuel.price?.effectiveFrom ?? null,
    isLatestKnown: fuel.price?.isLatestKnown ?? false,
    weight: fuel.clause.terms ? percent(fuel.clause.terms.weight) : null,
    raw: percent(fuel.raw),
    bound: fuel.bound,
    percent: percent(fuel.percent),
    perUnit: fuel.perUnit === null ? null : price(fuel.perUnit),
    base: wireOf(fuel.base),
    amount: wireOf(fuel.amount),
  };
}
