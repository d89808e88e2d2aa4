import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { factsOf } from '#modules/work/loads/server/index.ts';
import { customerBilling, type CustomerBilling, type CustomerBillingEvent } from '#modules/work/loads/side-statuses.ts';

interface BilledLoad {
  readonly id: string;
  readonly customer_id: string;
  readonly supplier_id: string | null;
  readonly customer_billing: CustomerBilling;
}

/**
 * Takes the billing of loads through an event, the only door to it for modules above. Their rows are locked in the order of
 * their ids; their versions stay, so that nobody who works on a load loses that. Answers how many there were.
 */
export async function billLoads(
  context: Context,
  loadIds: readonly string[],
  event: CustomerBillingEvent,
  { reason = '' }: { readonly reason?: string } = {},
): Promise<number> {
  const { db, partition } = context;
  const ids = [...new Set(loadIds)];
  if (ids.length === 0) return 0;
  await sql`select from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<BilledLoad>`
    select id, customer_id, supplier_id, customer_billing from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id`.execute(
    db,
  );
  for (const [state, some] of Map.groupBy(rows, ({ customer_billing }) => customer_billing)) {
    const next = stateAfter(customerBilling, state, event);
    await sql`
      update load set customer_billing = ${next}, billing_reason = ${reason}
       where partition = ${partition} and id = any (${some.map(({ id }) => id)}::uuid[])`.execute(db);
  }
  for (const { id } of rows) await context.publish('loads', 'billing', id);
  // What became ready again may lack something by now.
  if (event === 'resume' || event === 'rebill')
    for (const row of rows) await context.happened('load.gapsChanged', factsOf(row));
  return rows.length;
}
