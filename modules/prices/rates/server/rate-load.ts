import { cents, type Cents, defaultCurrency, noCents, wireOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import {
  type Percent,
  percentText,
  type Quantity,
  quantityText,
  type UnitPrice,
  unitPriceText,
} from '#platform/scaled.ts';
import { converted, type ExchangeRate } from '#modules/prices/exchange-rates/convert.ts';
import { type RateSide, unitNames } from '../methods.ts';
import { type LoadUnits, payableOf, type Price, priceOf, type PricedExtra } from '../price.ts';
import { type Asked, partiesOf, resolve, type Resolution } from '../resolve.ts';
import { vatCodeOf, type VatFacts } from '../vat.ts';
import type { NoPrice, RateTrace } from '../trace.ts';
import { type RateBook, rateBook } from './rate-book.ts';
import type { LoadDays } from './read-clauses.ts';
import type { FoundRate } from './read-rates.ts';
import { emptyTrace, netOf, pricedTrace } from './write-trace.ts';

/** What stands on the customer's side of a load: agreed by people, or by an earlier rating. */
interface CustomerPays {
  readonly linehaul: Cents;
  readonly fuel: Cents;
  readonly isAgreed: boolean;
}

/** A load as it is rated. */
export interface LoadToRate extends Omit<Asked, 'side' | 'day'> {
  readonly days: LoadDays;
  readonly units: LoadUnits;
  /** The share of what the customer pays that its supplier gets without a rate; 0 where none is agreed. */
  readonly payablePercent: Percent;
  /** What the customer pays for the way and its fuel where the rates are not asked for it; null where they decide it now. */
  readonly customerPays: CustomerPays | null;
  /** Its stops are in more than one country. */
  readonly isInternational: boolean;
  /** Its supplier is registered for VAT. */
  readonly supplierIsVendor: boolean;
  /** The currency in which the customer is charged, and what it is worth in the books; false or left out in that of the books. */
  readonly sellIn?: false | { readonly currency: string; readonly rate: ExchangeRate };
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

/** Both sides of a load: what the customer pays, and what the supplier gets. */
export interface RatedSides {
  readonly sell: Rating;
  /** Undefined as long as nobody carries the load, and for the own fleet: nobody is paid. */
  readonly buy: Rating | undefined;
}

/** Rates loads, in their order. */
export async function rateLoads(
  reader: Pick<Context, 'db' | 'partition'>,
  loads: readonly LoadToRate[],
): Promise<readonly RatedSides[]> {
  const book = rateBook();
  await book.read(reader, loads.flatMap(questionsOf));
  return loads.map((load) => rateFrom(book, load));
}

/** What a load asks a book. */
export function questionsOf(load: LoadToRate): readonly Asked[] {
  const ask = (side: RateSide): Asked => ({ ...load, side, day: load.days.loading });
  return load.supplierId === null ? [ask('sell')] : [ask('sell'), ask('buy')];
}

/** Rates that are not approved, in the place of those with the same codes. */
export interface Supposed {
  readonly rates: readonly FoundRate[];
  readonly codes: ReadonlySet<string>;
}

/** Both sides of a load by a book that was read for it; nothing is asked of the database. */
export function rateFrom(book: RateBook, load: LoadToRate, supposed?: Supposed): RatedSides {
  const sell = rateSide(book, load, 'sell', undefined, supposed);
  return { sell, buy: load.supplierId === null ? undefined : rateSide(book, load, 'buy', sell, supposed) };
}

/** The rates that a side may have: the approved ones, and what is supposed in their place. */
function ratesOf(book: RateBook, asked: Asked, supposed: Supposed | undefined): readonly FoundRate[] {
  const known = book.ratesFor(asked);
  if (!supposed) return known;
  const parties = new Set(partiesOf(asked));
  return [
    ...known.filter(({ code }) => !supposed.codes.has(code)),
    ...supposed.rates.filter(({ side, partyId }) => side === asked.side && parties.has(partyId)),
  ];
}

/** The rate in the currency of the load; one in another is found only to say that there is none in this. */
function resolveIn(currency: string, rates: readonly FoundRate[], asked: Asked): Resolution<FoundRate> {
  const found = resolve(
    rates.filter((rate) => rate.currency === currency),
    asked,
  );
  return found.outcome === 'missing' ? resolve(rates, asked) : found;
}

function rateSide(
  book: RateBook,
  load: LoadToRate,
  side: RateSide,
  sell: Rating | undefined,
  supposed: Supposed | undefined,
): Rating {
  const asked: Asked = { ...load, side, day: load.days.loading };
  const currency = (side === 'sell' && load.sellIn && load.sellIn.currency) || defaultCurrency;
  const found = resolveIn(currency, ratesOf(book, asked, supposed), asked);
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
    if (side === 'buy' && load.payablePercent > 0n && (load.customerPays || sell?.price))
      return payable(trace, load, sell);
    return none('rateMissing');
  }
  const { rate } = found.winner;
  if (rate.currency !== currency) return none('foreignCurrency', rate.currency);
  const clause = book.clauseFor(rate, load.days);
  if (clause && clause.clause.calculation === 'Basic' && clause.price === null)
    return none('fuelPriceMissing', clause.clause.code);
  const made = priceOf(rate, {
    units: load.units,
    sell: load.customerPays?.isAgreed
      ? inBooks(load, load.customerPays.linehaul)
      : sell?.price
        ? inBooks(load, sell.price.linehaul)
        : null,
    clause: clause?.clause ?? null,
    fuelPrice: clause?.price ?? null,
  });
  if ('missing' in made) return none(made.missing === 'percentOfSell' ? 'sellMissing' : 'unitsMissing', made.missing);
  return {
    trace: { ...trace, ...pricedTrace(rate, made, clause), outcome: 'rate', code: rate.code },
    charges: chargesOf(rate, made, vatCodeOf(rate.vatCode, vatFactsOf(load, side))),
    total: made.total,
    price: made,
    rate,
  };
}

/** The charges of a price. Where units times price is not the amount, one unit costs all of it. */
function vatFactsOf({ isInternational, supplierIsVendor }: LoadToRate, side: RateSide): VatFacts {
  return { isInternational, isVendor: side === 'sell' || supplierIsVendor };
}

function chargesOf(approved: FoundRate, made: Price, vatCode: FoundRate['vatCode']): readonly RatedCharge[] {
  const rate = { ...approved, vatCode };
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

/** What the customer pays, in the currency in which suppliers are paid. */
function inBooks({ sellIn }: LoadToRate, amount: Cents): Cents {
  return sellIn ? converted(amount, sellIn.rate) : amount;
}

/** The share of what the customer pays, whoever decided that: without a price of its own the supplier has no rate. */
function payable(trace: RateTrace, load: LoadToRate, sell: Rating | undefined): Rating {
  const { payablePercent: percent, customerPays } = load;
  const paid = customerPays ?? { linehaul: sell!.price!.linehaul, fuel: sell!.price!.fuel?.amount ?? noCents };
  const shared = { linehaul: inBooks(load, paid.linehaul), fuel: inBooks(load, paid.fuel) };
  const extras = customerPays?.isAgreed ? [] : (sell?.price?.extras ?? []);
  const total = payableOf(
    percent,
    shared,
    extras.map((extra) => ({ ...extra, amount: inBooks(load, extra.amount) })),
  );
  return {
    trace: {
      ...trace,
      outcome: 'payable',
      payablePercent: Number(percentText(percent)),
      linehaul: wireOf(total),
      total: wireOf(total),
    },
    charges: [
      {
        source: 'rate',
        itemMasterId: null,
        description: sell?.rate?.code ?? '',
        quantity: '1',
        unit: '',
        price: String(wireOf(total)),
        net: total,
        vatCode: vatCodeOf(sell?.rate?.vatCode ?? 'standard', vatFactsOf(load, 'buy')),
      },
    ],
    total,
    price: undefined,
    rate: undefined,
  };
}
