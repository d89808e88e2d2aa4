import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents, wireOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import {
  percentText,
  type Percent,
  type Quantity,
  quantityText,
  type UnitPrice,
  unitPriceText,
} from '#platform/scaled.ts';
import { lineNet } from '#platform/lines/totals.ts';
import type { FuelWorking } from '../fuel.ts';
import { type RateSide, unitNames } from '../methods.ts';
import { type LoadUnits, payableOf, type Price, priceOf, type PricedExtra } from '../price.ts';
import { type Asked, type Candidate, type Resolution, resolve } from '../resolve.ts';
import type { NoPrice, RateTrace } from '../trace.ts';
import { type RateBook, rateBook } from './rate-book.ts';
import type { ClauseInForce, LoadDays } from './read-clauses.ts';
import type { FoundRate } from './read-rates.ts';

/** A load as it is rated. */
export interface LoadToRate extends Omit<Asked, 'side' | 'day'> {
  readonly days: LoadDays;
  readonly units: LoadUnits;
  /** The share of what the customer pays that its supplier gets without a rate; 0 where none is agreed. */
  readonly payablePercent: Percent;
}

/** A charge that a rating makes. */
export interface RatedCharge {
  readonly source: 'rate' | 'fuel' | 'extra';
  readonly itemMasterId: string | null;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly net: Cents;
  readonly vatCode: FoundRate['vatCode'];
}

/** One side of a load with its price, or why it has none. */
export interface Rating {
  readonly trace: RateTrace;
  readonly charges: readonly RatedCharge[];
  readonly total: Cents;
  readonly price: Price | undefined;
  readonly rate: FoundRate | undefined;
}

const number = (text: string) => Number(text);
const units = (value: Quantity) => number(quantityText(value));
const price = (value: UnitPrice) => number(unitPriceText(value));
const shown = 20;

/** Both sides of a load: what the customer pays, and what the supplier gets. */
export interface RatedSides {
  readonly sell: Rating;
  /** Undefined as long as nobody carries the load, and for the own fleet: nobody is paid. */
  readonly buy: Rating | undefined;
}

/** Rates loads, in their order. `others` are rates that are not approved yet, in the place of those with the same code. */
export async function rateLoads(
  reader: Pick<Context, 'db' | 'partition'>,
  loads: readonly LoadToRate[],
  { book = rateBook(reader), others = [] }: { readonly book?: RateBook; readonly others?: readonly FoundRate[] } = {},
): Promise<readonly RatedSides[]> {
  await book.read(loads.flatMap(questionsOf), others);
  return loads.map((load) => rateFrom(book, load, others));
}

function questionsOf(load: LoadToRate): readonly Asked[] {
  const ask = (side: RateSide): Asked => ({ ...load, side, day: load.days.loading });
  return load.supplierId === null ? [ask('sell')] : [ask('sell'), ask('buy')];
}

/** Both sides of a load by a book that was read for it; nothing is asked of the database. */
export function rateFrom(book: RateBook, load: LoadToRate, others: readonly FoundRate[] = []): RatedSides {
  const sell = rateSide(book, load, 'sell', undefined, others);
  return { sell, buy: load.supplierId === null ? undefined : rateSide(book, load, 'buy', sell, others) };
}

function rateSide(
  book: RateBook,
  load: LoadToRate,
  side: RateSide,
  sell: Rating | undefined,
  others: readonly FoundRate[],
): Rating {
  const asked: Asked = { ...load, side, day: load.days.loading };
  const known = book.ratesFor(asked);
  const replaced = new Set(others.map(({ code }) => code));
  const found = resolve(
    others.length === 0 ? known : [...known.filter(({ code }) => !replaced.has(code)), ...others],
    asked,
  );
  const trace = emptyTrace(asked, found);
  const none = (outcome: NoPrice, missing = '') => ({
    trace: { ...trace, outcome, missing },
    charges: [],
    total: cents(0n),
    price: undefined,
    rate: undefined,
  });
  if (found.outcome === 'ambiguous') {
    // In the order of the alphabet: they came in that of their making, which says nothing.
    const codes = found.tied.map(({ rate }) => rate.code).toSorted();
    return none('rateAmbiguous', codes.join(', '));
  }
  if (found.outcome === 'missing') {
    if (side === 'buy' && load.payablePercent > 0n && sell?.price) return payable(trace, load.payablePercent, sell);
    return none('rateMissing');
  }
  const { rate } = found.winner;
  if (rate.currency !== 'ZAR') return none('foreignCurrency', rate.currency);
  const clause = book.clauseFor(rate, load.days);
  if (clause && clause.clause.calculation === 'Basic' && clause.price === null)
    return none('fuelPriceMissing', clause.clause.code);
  const made = priceOf(rate, {
    units: load.units,
    sell: sell?.price ? sell.price.linehaul : null,
    clause: clause?.clause ?? null,
    fuelPrice: clause?.price ?? null,
  });
  if ('missing' in made) return none(made.missing === 'percentOfSell' ? 'sellMissing' : 'unitsMissing', made.missing);
  return {
    trace: { ...trace, ...pricedTrace(rate, made, clause), outcome: 'rate', code: rate.code },
    charges: chargesOf(rate, made),
    total: made.total,
    price: made,
    rate,
  };
}

function emptyTrace({ side, day }: Asked, found: Resolution<FoundRate>): RateTrace {
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

function pricedTrace(rate: FoundRate, made: Price, clause: ClauseInForce | undefined): Partial<RateTrace> {
  return {
    method: rate.method,
    units: {
      stated: units(made.units.stated),
      rounded: units(made.units.rounded),
      billed: units(made.units.billed),
      isMinimum: made.units.isMinimum,
    },
    lines: [
      ...made.portions.map((portion) => ({
        kind: 'portion' as const,
        from: units(portion.from),
        label: '',
        units: units(portion.units),
        price: price(portion.rate),
        amount: made.portions.length === 1 ? wireOf(made.counted) : wireOf(netOf(portion.units, portion.rate)),
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

const netOf = (quantity: Quantity, at: UnitPrice) => lineNet({ quantity: units(quantity), price: price(at) });

function fuelTrace(fuel: FuelWorking, day: CalendarDate): NonNullable<RateTrace['fuel']> {
  const percent = (value: Percent | null) => (value === null ? null : number(percentText(value)));
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

/** The charges of a price. Where units times price is not the amount, one unit costs all of it. */
function chargesOf(rate: FoundRate, made: Price): readonly RatedCharge[] {
  const isInside = made.fuel !== null && !made.fuel.clause.showAsLine;
  const linehaul = cents(made.linehaul + (isInside ? made.fuel!.amount : 0n));
  const [only] = made.portions;
  const isPlain = made.portions.length === 1 && rate.method !== 'percentOfSell';
  const charges = [
    chargeOf(
      rate,
      'rate',
      linehaul,
      isPlain ? { units: only!.units, price: only!.rate, unit: unitNames[rate.method] } : null,
    ),
    ...made.extras.map((each) => extraCharge(rate, each)),
  ];
  if (made.fuel === null || isInside || made.fuel.amount === 0n) return charges;
  const { perUnit, amount } = made.fuel;
  const billed = { units: made.units.billed, price: perUnit!, unit: unitNames[rate.method] };
  return [
    ...charges,
    { ...chargeOf(rate, 'fuel', amount, perUnit === null ? null : billed), description: made.fuel.clause.code },
  ];
}

function chargeOf(
  { vatCode, code }: FoundRate,
  source: RatedCharge['source'],
  net: Cents,
  by: { readonly units: Quantity; readonly price: UnitPrice; readonly unit: string } | null,
): RatedCharge {
  const isExact = by !== null && netOf(by.units, by.price) === net;
  return {
    source,
    itemMasterId: null,
    description: code,
    quantity: isExact ? quantityText(by.units) : '1',
    unit: isExact ? by.unit : '',
    price: isExact ? unitPriceText(by.price) : String(wireOf(net)),
    net,
    vatCode,
  };
}

function extraCharge(rate: FoundRate, { extra, units: of, rate: at, amount }: PricedExtra): RatedCharge {
  const unit = extra ? unitNames[extra.method] : unitNames.perStop;
  const charge = chargeOf(rate, 'extra', amount, { units: of, price: at, unit });
  return { ...charge, itemMasterId: extra?.itemMasterId ?? null, description: extra?.description ?? rate.code };
}

function payable(trace: RateTrace, percent: Percent, sell: Rating): Rating {
  const total = payableOf(percent, sell.price!);
  return {
    trace: {
      ...trace,
      outcome: 'payable',
      payablePercent: number(percentText(percent)),
      linehaul: wireOf(total),
      total: wireOf(total),
    },
    charges: [
      {
        source: 'rate',
        itemMasterId: null,
        description: sell.rate!.code,
        quantity: '1',
        unit: '',
        price: String(wireOf(total)),
        net: total,
        vatCode: sell.rate!.vatCode,
      },
    ],
    total,
    price: undefined,
    rate: undefined,
  };
}
