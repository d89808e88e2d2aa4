import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { type ExchangeRate, readRate } from '../convert.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A rate is good for its day and the seven after it: longer than any weekend with holidays (decision 0233). */
const goodForDays = 7;

/** The rate by which documents of a day are reckoned, with the day and the source that are printed. */
export interface RateOfDay {
  readonly rate: ExchangeRate;
  readonly day: CalendarDate;
  readonly source: string;
}
interface Pair {
  readonly currency: string;
  readonly inCurrency: string;
}

/** The rate of a day: that of the day, else the last one of the seven before it; undefined where there is none. */
export async function findRate(
  { db, partition }: Reader,
  { currency, inCurrency, day }: Pair & { readonly day: CalendarDate },
): Promise<RateOfDay | undefined> {
  const { rows } = await sql<{ rate: string; day: CalendarDate; source: string }>`
    select rate::text as rate, day::text as day, name as source from exchange_rate
     where partition = ${partition} and is_active and currency = ${currency} and in_currency = ${inCurrency}
       and day between ${day}::date - ${goodForDays}::int and ${day}::date
     order by day desc limit 1`.execute(db);
  return rows[0] && { ...rows[0], rate: readRate(rows[0].rate)! };
}

/** The last rate of each currency that there is up to a day, however old: for estimates, never for documents. By `USD ZAR`. */
export async function latestRates(
  { db, partition }: Reader,
  currencies: readonly string[],
  day: CalendarDate,
): Promise<ReadonlyMap<string, ExchangeRate>> {
  const { rows } = await sql<{ pair: string; rate: string }>`
    select distinct on (currency, in_currency) currency || ' ' || in_currency as pair, rate::text as rate from exchange_rate
     where partition = ${partition} and is_active and currency = any (${[...currencies]}::text[]) and day <= ${day}::date
     order by currency, in_currency, day desc`.execute(db);
  return new Map(rows.map(({ pair, rate }) => [pair, readRate(rate)!]));
}
