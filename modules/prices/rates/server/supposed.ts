import { divideRounded, wholePercent } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Percent, readPercent } from '#platform/scaled.ts';
import { raised } from '../rules.ts';
import { chosenRates } from './change-rates.ts';
import { findRate } from './queries.ts';
import type { Supposed } from './rate-load.ts';
import { type FoundRate, foundRates } from './read-rates.ts';

const fail = failures<FailureCode>();

/** Which rates a change by a percentage reaches. */
interface ChangeOfMany {
  readonly percent: number;
  readonly side?: 'sell' | 'buy' | undefined;
  readonly customerId?: string | undefined;
  readonly supplierId?: string | undefined;
}

/**
 * What a simulation supposes: one version in the place of the others of its code, or many raised by a percentage; on every day,
 * whenever they would begin.
 */
export async function supposedRates(context: Context, of: string | ChangeOfMany): Promise<Supposed> {
  const rates = typeof of === 'string' ? await oneRate(context, of) : await raisedRates(context, of);
  const supposed = rates.map((rate): FoundRate => ({ ...rate, isSupposed: true }));
  return { rates: supposed, codes: new Set(supposed.map(({ code }) => code)) };
}

async function oneRate(context: Context, id: string): Promise<readonly FoundRate[]> {
  const stored = await findRate(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return foundRates(context, [stored.id]);
}

async function raisedRates(context: Context, { percent, ...choice }: ChangeOfMany): Promise<readonly FoundRate[]> {
  const by = readPercent(percent)!;
  const chosen = await chosenRates(context, { ...choice, validFrom: context.today });
  // A share of what the customer pays follows that by itself.
  const own = chosen.filter(({ method }) => method !== 'percentOfSell');
  const found = await foundRates(
    context,
    own.map(({ id }) => id),
  );
  return found.map((rate) => raisedRate(rate, by));
}

function raisedRate(rate: FoundRate, by: Percent): FoundRate {
  const amount = (value: Cents | null) =>
    value === null ? null : cents(divideRounded(value * (wholePercent + by), wholePercent));
  return {
    ...rate,
    rate: raised(rate.rate, by),
    bands: rate.bands.map(({ from, rate: price }) => ({ from, rate: raised(price, by) })),
    minCharge: amount(rate.minCharge),
    maxCharge: amount(rate.maxCharge),
  };
}
