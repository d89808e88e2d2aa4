import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { batchListener, type Listener, listener } from '#platform/server/listeners.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { updateRow } from '#platform/server/update-row.ts';
import {
  type BillingGap,
  customerBillingAfter,
  findLoad,
  holdsOf,
  type LoadTotals,
  owesSupplier,
  type StoredLoad,
  supplierBillingAfter,
} from '#modules/work/loads/server/index.ts';
import type { BillingNeed } from './billing-need.ts';
import { proving, customerBilling, supplierBilling } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

/**
 * Lists what an invoice waits for. The list that people read and the status both follow this one rule.
 * Proofs and prices count as what the load's own row says of them.
 */
export async function billingGaps(
  context: Context,
  load: StoredLoad,
  needs: readonly BillingNeed[],
): Promise<readonly BillingGap[]> {
  const gaps: BillingGap[] = [];
  if (load.delivered_at === null) gaps.push({ code: 'loadNotDelivered' });
  if (load.sell_is_free) gaps.push({ code: 'freeOfCharge' });
  else if (load.sell_net <= 0) gaps.push({ field: 'charges', code: 'rateMissing' });
  if (await lacksItem(context, load)) gaps.push({ field: 'charges', code: 'itemMissing' });
  if (load.order_numbers.length === 0 && (await asksOrderNumber(context, load)))
    gaps.push({ field: 'orderNumbers', code: 'orderNumberForInvoice' });
  if (is(proving, load.pod_status, 'unproven')) gaps.push({ code: 'podMissing' });
  for (const need of needs) gaps.push(...(await need(context, load)));
  const holds = await holdsOf(context, load.id);
  for (const { type, reason, blocks_billing, released_at } of holds)
    if (released_at === null && blocks_billing) gaps.push({ code: 'loadHeld', details: { type, reason } });
  return gaps;
}

/** Says that a line of the customer has no item, and its order type none either: nothing says to which account it goes. */
async function lacksItem({ db, partition }: Context, { id, order_type_id }: StoredLoad): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (select from load_charge c join order_type o on o.partition = c.partition and o.id = ${order_type_id}
      where c.partition = ${partition} and c.load_id = ${id} and c.side = 'sell' and c.item_master_id is null
        and o.default_item_id is null) as lacks`.execute(db);
  return rows[0]!.lacks;
}

/** Whether the customer's invoices need a number. Who does not see the customer cannot say that they do not. */
async function asksOrderNumber({ db, partition }: Context, { customer_id }: StoredLoad): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('order_number_required')
    .where('partition', '=', partition)
    .where('id', '=', customer_id)
    .executeTakeFirst();
  return row?.order_number_required ?? true;
}

/** Settles the status where something that an invoice waits for came or went. */
export const settleBilling = (needs: readonly BillingNeed[]): Listener =>
  listener('load.gapsChanged', 'settle-billing', (context, { loadId }) => settle(context, loadId, needs));

/** The same where a side has a price that had none, or has none any more; another amount changes nothing here. */
export const settleBillingOfCharges = (needs: readonly BillingNeed[]): Listener =>
  listener('load.chargesChanged', 'settle-billing-of-charges', async (context, { loadId, before, after }) => {
    if (pricedSides(before) !== pricedSides(after)) await settle(context, loadId, needs, after);
  });

const pricedSides = ({ sell_net, sell_is_free, buy_net }: LoadTotals): string =>
  [sell_is_free ? 'free' : sell_net > 0, buy_net > 0].join();

/** The same for a load's papers: they are documents, whose module stands below and tells of all of them alike. */
export const settleBillingOfPaper = (needs: readonly BillingNeed[]): Listener =>
  listener('document.inForceChanged', 'settle-billing-of-paper', async (context, { subjectType, subjectId }) => {
    if (subjectType === 'load') await settle(context, subjectId, needs);
  });

/** So many loads are settled in one transaction: nobody waits for more than these. */
const inBatch = 200;

/** A customer asks for order numbers from now on, or no longer: its loads that have none are settled again. */
export const settleBillingOfCustomer = (needs: readonly BillingNeed[], atMost = inBatch): Listener =>
  batchListener('customer.orderNumbersAsked', 'settle-billing-of-customer', (context, { customerId }, after) =>
    settleBatch(context, sql`customer_id = ${customerId} and order_numbers = '[]'`, { needs, after, atMost }),
  );

/** What a tax invoice says of a customer is something else: its loads that are on no invoice yet are settled again. */
export const settleBillingOfParticulars = (needs: readonly BillingNeed[], atMost = inBatch): Listener =>
  batchListener('customer.particularsChanged', 'settle-billing-of-particulars', (context, { customerId }, after) =>
    settleBatch(context, sql`customer_id = ${customerId}`, { needs, after, atMost }),
  );

/** An order type has an item now that had none: its loads that are on no invoice yet are settled again. */
export const settleBillingOfOrderType = (needs: readonly BillingNeed[], atMost = inBatch): Listener =>
  batchListener('orderType.itemChanged', 'settle-billing-of-order-type', (context, { orderTypeId }, after) =>
    settleBatch(context, sql`order_type_id = ${orderTypeId}`, { needs, after, atMost }),
  );

/** A company asks for other papers: every load of it that is on no invoice yet is settled again. */
export const settleBillingOfCompany = (needs: readonly BillingNeed[], atMost = inBatch): Listener =>
  batchListener('company.loadPapersChanged', 'settle-billing-of-company', (context, { companyId }, after) =>
    settleBatch(context, sql`company_id = ${companyId}`, { needs, after, atMost }),
  );

interface Batch {
  readonly needs: readonly BillingNeed[];
  /** The last load of the batch before. */
  readonly after: string | undefined;
  readonly atMost: number;
}

/** Some of the delivered loads, in one order for all who settle several. Answers the last one, as long as there may be more. */
async function settleBatch(
  context: Context,
  which: ReturnType<typeof sql>,
  { needs, after, atMost }: Batch,
): Promise<string | undefined> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and ${which}
       and status = ${literal<LoadState>('DELIVERED')} and customer_billing in ${setOf(customerBilling, 'judged')}
       and ${after === undefined ? sql`true` : sql`id > ${after}`} order by id limit ${atMost}`.execute(db);
  for (const { id } of rows) await settle(context, id, needs);
  return rows.length < atMost ? undefined : rows.at(-1)!.id;
}

/**
 * A delivered load is ready to be invoiced while nothing is missing, and only then (work-and-money.md §9). `totals` are those
 * that its row is about to have.
 */
async function settle(
  context: Context,
  loadId: string,
  needs: readonly BillingNeed[],
  totals?: LoadTotals,
): Promise<void> {
  const { db, partition } = context;
  // Held first: of two who close the last two gaps at once, the second sees what the first has written.
  await sql`select from load where partition = ${partition} and id = ${loadId} for no key update`.execute(db);
  const stored = await findLoad(context, loadId);
  if (stored?.status !== 'DELIVERED') return;
  const load = { ...stored, ...totals };
  const columns = { ...(await customerSide(context, load, needs)), ...supplierSide(load) };
  if (Object.keys(columns).length === 0) return;
  // The version stays: nobody who works on the load loses that to a proof or an inspection which came in.
  await updateRow({ db, partition }, 'load', loadId, columns);
  await context.publish('loads', 'billing', loadId);
}

async function customerSide(context: Context, load: StoredLoad, needs: readonly BillingNeed[]) {
  if (!is(customerBilling, load.customer_billing, 'judged')) return {};
  const gaps = [...new Set((await billingGaps(context, load, needs)).map(({ code }) => code))];
  const isSame = gaps.join() === load.billing_gaps.join();
  return {
    ...(isSame ? {} : { billing_gaps: gaps }),
    ...((gaps.length === 0) === (load.customer_billing === 'READY')
      ? {}
      : customerBillingAfter(load, gaps.length === 0 ? 'complete' : 'lack')),
  };
}

/** A supplier that is owed something since the delivery is expected to send an invoice, and one that no longer is does not. */
function supplierSide(load: StoredLoad) {
  if (!is(supplierBilling, load.supplier_billing, 'unreceived')) return {};
  const isExpected = owesSupplier(load);
  if (isExpected === (load.supplier_billing === 'EXPECTED')) return {};
  return supplierBillingAfter(load, isExpected ? 'expect' : 'restart');
}
