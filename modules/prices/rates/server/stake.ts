import { sql } from 'kysely';
import { cents, type Cents } from '#platform/money.ts';
import { readQuantity, readUnitPrice } from '#platform/scaled.ts';
import type { Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { ordinarySell, stakeOf } from '../rules.ts';
import type { StoredRate } from './queries.ts';

const centsOrNull = (value: number | null) => (value === null ? null : cents(value));

/** What an approver gives away with a load by this version now: also what a share of today's prices comes to. */
export async function rateStake(context: Pick<Context, 'db' | 'partition'>, stored: StoredRate): Promise<Stake> {
  const average = stored.method === 'percentOfSell' ? await averageSell(context) : ordinarySell;
  const amount = stakeOf(
    {
      method: stored.method,
      rate: readUnitPrice(stored.rate)!,
      bands: stored.bands.map(({ from, rate }) => ({ from: readQuantity(from)!, rate: readUnitPrice(rate)! })),
      bandMode: stored.band_mode,
      minUnits: stored.min_units === null ? null : readQuantity(stored.min_units)!,
      unitRounding: stored.unit_rounding,
      minCharge: centsOrNull(stored.min_charge),
      maxCharge: centsOrNull(stored.max_charge),
      includedStops: stored.included_stops,
      extraStop: centsOrNull(stored.extra_stop),
      standingRate: centsOrNull(stored.standing_rate),
      extras: stored.extras.map(({ method, rate }) => ({ method, rate: readUnitPrice(rate)! })),
    },
    average,
  );
  return { kind: 'rate', amount };
}

/** What customers paid on average for the newest thousand loads that have a price; in cents without VAT. */
async function averageSell({ db, partition }: Pick<Context, 'db' | 'partition'>): Promise<Cents> {
  const { rows } = await sql<{ average: number | null }>`
    select round(avg(sell_net))::bigint as average
      from (select sell_net from load where partition = ${partition} and sell_net > 0 order by id desc limit 1000) newest`.execute(
    db,
  );
  const average = rows[0]?.average ?? null;
  return average === null ? ordinarySell : cents(Number(average));
}
