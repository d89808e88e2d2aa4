import { sql } from 'kysely';
import { listener } from '#platform/server/listeners.ts';
import type { CreditAbove } from '#modules/parties/customers/server/index.ts';
import { cancel } from './decide.ts';
import { findChanges } from './queries.ts';

/** What customers, which stand below, count of credit limits. */
export const creditOfCustomers: CreditAbove = {
  open: (partition) => sql`credit_change where partition = ${partition} and is_open`,
};

/** A customer that is gone takes with it the change of its limit that was under way. */
export const cancelOpenChange = listener(
  'customer.removed',
  'cancel-credit-change',
  async (context, { customerId, reason }) => {
    const { db, partition } = context;
    const open = await findChanges(db, partition)
      .where('t.customer_id', '=', customerId)
      .where('t.is_open', '=', true)
      .executeTakeFirst();
    if (open) await cancel(context, open, reason);
  },
);
