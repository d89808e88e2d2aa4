import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { supplierBilling, type SupplierBilling, type SupplierBillingEvent } from '#modules/work/loads/side-statuses.ts';

/** How far the invoices of its supplier are with a load. */
export type SupplierInvoicing = 'EXPECTED' | 'RECEIVED' | 'MATCHED' | 'VARIANCE' | 'APPROVED';

const eventTo: Readonly<Record<SupplierInvoicing, SupplierBillingEvent>> = {
  EXPECTED: 'giveBack',
  RECEIVED: 'receive',
  MATCHED: 'match',
  VARIANCE: 'vary',
  APPROVED: 'approve',
};

/**
 * Says of loads how far the invoices of their suppliers are, the only door to it for modules above. Their rows are locked in
 * the order of their ids; their versions stay. A load that is not delivered, or that was paid for, is left as it is.
 */
export async function billSuppliers(
  context: Context,
  invoicing: ReadonlyMap<string, SupplierInvoicing>,
): Promise<void> {
  const { db, partition } = context;
  const ids = [...invoicing.keys()];
  if (ids.length === 0) return;
  await sql`select from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; supplier_billing: SupplierBilling }>`
    select id, supplier_billing from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id`.execute(
    db,
  );
  for (const { id, supplier_billing } of rows) {
    const target = invoicing.get(id)!;
    if (target === supplier_billing || !is(supplierBilling, supplier_billing, 'invoiced')) continue;
    const next = stateAfter(supplierBilling, supplier_billing, eventTo[target]);
    await sql`update load set supplier_billing = ${next} where partition = ${partition} and id = ${id}`.execute(db);
    await context.publish('loads', 'billing', id);
  }
}
