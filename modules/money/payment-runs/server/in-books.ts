import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { converted, type ExchangeRate } from '#modules/prices/exchange-rates/convert.ts';
import { findRate, latestRates } from '#modules/prices/exchange-rates/server/index.ts';
import type { StoredRun } from './queries.ts';

type Reader = Pick<Context, 'db' | 'partition'>;
type Pair = Pick<StoredRun, 'currency' | 'base_currency'>;

/**
 * What one unit of the currency of a run is worth up to a day, by the last rate that is known: for limits and signatures. Null in
 * the currency of the books; undefined where there never was a rate.
 */
export async function rateNow(
  reader: Reader,
  { currency, base_currency }: Pair,
  day: CalendarDate,
): Promise<ExchangeRate | null | undefined> {
  if (currency === base_currency) return null;
  return (await latestRates(reader, [currency], day)).get(`${currency} ${base_currency}`);
}

/** The rate at which what left on a day is posted: that of the day or of the seven before it; undefined where there is none. */
export async function rateOfPayment(
  reader: Reader,
  { currency, base_currency: inCurrency }: Pair,
  day: CalendarDate,
): Promise<ExchangeRate | null | undefined> {
  return currency === inCurrency ? null : (await findRate(reader, { currency, inCurrency, day }))?.rate;
}

/** An amount of a run in the currency of the books. */
export function inBooks(amount: Cents, rate: ExchangeRate | null): Cents {
  return rate === null ? amount : converted(amount, rate);
}
