import type { Context } from '#platform/server/implement.ts';
import type { ExchangeRate } from '#modules/prices/exchange-rates/convert.ts';
import { latestRates } from '#modules/prices/exchange-rates/server/index.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';

/** A load is worth in the books what its currency is worth now; its invoice is reckoned by the day of its tax. */
export async function learnRates(
  context: Context,
  inputs: readonly LoadInput[],
  rates: Map<string, ExchangeRate>,
): Promise<void> {
  const currencies = [...new Set(inputs.flatMap(({ sellCurrency }) => sellCurrency ?? []))];
  if (currencies.length === 0) return;
  for (const [pair, rate] of await latestRates(context, currencies, context.today)) rates.set(pair, rate);
}
