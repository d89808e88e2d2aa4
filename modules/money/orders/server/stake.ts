import { cents, defaultCurrency } from '#platform/money.ts';
import type { Stake } from '#platform/server/deciding.ts';
import type { StoredOrder } from './queries.ts';

/** More than any limit: nobody can say what an order in another currency comes to in rand. */
const beyondLimits = cents(1_000_000_000_000_000n);

/** What an approver gives away. */
export function orderStake({ gross, currency }: Pick<StoredOrder, 'gross' | 'currency'>): Stake {
  return { kind: 'order', amount: currency === defaultCurrency ? cents(gross) : beyondLimits };
}
