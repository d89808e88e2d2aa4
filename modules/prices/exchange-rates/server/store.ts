import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { type ExchangeRateFields, exchangeRates } from '../contract.ts';
import { rateCode } from '../convert.ts';
import type { ExchangeRateFailureCode } from '../messages/failures/index.ts';

const fail = failures<ExchangeRateFailureCode>();

export const exchangeRateStore = masterStore(exchangeRates, {
  complete: (_, values) => ({ ...values, code: values.code || rateCode(values) }),
  refuse: refuseTaken,
});

/** One rate of a pair and day: which of two would be printed? */
async function refuseTaken(
  { db, partition }: Context,
  { before, values }: Proposed<ExchangeRateFields>,
): Promise<void> {
  // One who saves the same rate in the same moment waits here, and then finds it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exchangeRate ${partition}`}, 0))`.execute(db);
  const { rows } = await sql<{ code: string }>`
    select code from exchange_rate where partition = ${partition} and id is distinct from ${before?.id ?? null}::uuid and is_active
       and currency = ${values.currency} and in_currency = ${values.inCurrency} and day = ${values.day}`.execute(db);
  const [taken] = rows;
  // A code that somebody typed twice is said as that.
  if (!taken || taken.code === values.code) return;
  const details = { code: taken.code };
  throw fail('exchangeRateTaken', 'rule', details, { day: { code: 'exchangeRateTaken', details } });
}
