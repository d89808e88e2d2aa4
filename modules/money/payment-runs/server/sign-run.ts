import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { confirmAgain } from '#modules/base/access/server/index.ts';
import { heldItems, pendingDeductions, pendingSum } from '#modules/money/purchase-invoices/server/index.ts';
import type { paymentRunService } from '../contract.ts';
import type { HoldReason } from '../holds.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import { holdNow, suppliersOf } from './gather.ts';
import { paymentRunLives, paymentRuns } from './lives.ts';
import { findRun, paymentsOf, type StoredRun } from './queries.ts';
import { moveChanged } from './save-run.ts';

const fail = failures<PaymentRunFailureCode>();
type Signing = z.output<(typeof paymentRunService)['operations']['approvePaymentRun']['input']>;

/** A supplier that came out of a run by itself. */
export interface Changed {
  readonly supplierName: string;
  readonly hold: HoldReason;
}

/**
 * Takes out suppliers about which something has changed since the run was gathered: other bank details, a hold, a block, an item
 * that was settled otherwise, a proof that was rejected. The run waits for signatures of its new sum then.
 */
export async function leaveOutChanged(
  context: Context,
  stored: StoredRun,
): Promise<{ readonly run: StoredRun; readonly changed: readonly Changed[] }> {
  const { db, partition } = context;
  const paid = (await paymentsOf(context, stored.id)).filter(({ hold }) => hold === '');
  // A change of a supplier's bank details holds the supplier's row first.
  await sql`select from supplier where partition = ${partition} and id = any (${paid.map(({ supplier_id }) => supplier_id)}::uuid[]) order by id for share`.execute(
    db,
  );
  const suppliers = await suppliersOf(
    context,
    paid.map(({ supplier_id }) => supplier_id),
  );
  const { rows: settled } = await sql<{ payment_id: string }>`
    select distinct n.payment_id from payment_item n join open_item i on i.partition = n.partition and i.id = n.item_id
     where n.partition = ${partition} and n.run_id = ${stored.id} and n.is_live
       and (n.deductions <> ${pendingDeductions} or -open_amount(i.partition, i.id, 'infinity') - ${pendingSum} <> n.amount)`.execute(
    db,
  );
  const settledOtherwise = new Set(settled.map(({ payment_id }) => payment_id));
  const held = await heldItems(
    context,
    paid.flatMap(({ items }) => items.map(({ itemId }) => itemId)),
  );
  const outgoing = paid.flatMap((payment) => {
    const supplier = suppliers.get(payment.supplier_id)!;
    const isOther = supplier.bank_version_id !== null && supplier.bank_version_id !== payment.bank_version_id;
    const { hold, heldUntil } = holdNow(context, stored, supplier, payment.amount);
    const itemHeld = payment.items.map(({ itemId }) => held.get(itemId)).find((each) => each !== undefined);
    const found =
      hold ?? (isOther ? 'bankChanged' : settledOtherwise.has(payment.id) ? 'creditLeft' : (itemHeld?.hold ?? null));
    if (found === null) return [];
    const isHeldItem = found === itemHeld?.hold;
    const reason = isHeldItem ? itemHeld.loads : (heldUntil?.toISOString() ?? '');
    return [{ payment, hold: found, reason, day: isHeldItem ? itemHeld.day : null }];
  });
  if (outgoing.length === 0) return { run: stored, changed: [] };
  // A signed run is opened before its payments change: the database lets nobody change them beneath signatures.
  const open = await paymentRunLives.move(context, stored, 'change', {
    after: { leftOut: outgoing.map(({ payment }) => payment.supplier_name) },
  });
  for (const { payment, hold, reason, day } of outgoing) {
    await sql`update payment set hold = ${hold}, hold_reason = ${reason}, hold_day = ${day}::date where partition = ${partition} and id = ${payment.id}`.execute(
      db,
    );
    await sql`update payment_item set is_live = false where partition = ${partition} and payment_id = ${payment.id}`.execute(
      db,
    );
  }
  return {
    run: await moveChanged(context, open, 'change'),
    changed: outgoing.map(({ payment, hold }) => ({ supplierName: payment.supplier_name, hold })),
  };
}

/** Signs the sum that the person was shown. The last signature that is needed approves the run. */
export async function signRun(context: Context, { id, total, confirmation }: Signing) {
  const { db, partition, actor } = context;
  const locked = await paymentRuns.toChange(context, id);
  await paymentRunLives.allow(context, locked, 'sign');
  const confirmed = await confirmAgain(context, confirmation);
  const { run, changed } = await leaveOutChanged(context, locked);
  if (changed.length > 0) return { run, changed };
  if (cents(run.total) !== total) throw fail('paymentSumChanged', 'conflict');
  if (actor.kind !== 'user') throw fail('ownPaymentRun', 'forbidden');
  const { rows } = await sql`
    insert into payment_signature (partition, run_id, digest, total, signed_by, signed_by_id)
    values (${partition}, ${id}, ${run.digest}, ${run.total}, ${actor.name}, ${actor.id})
    on conflict (partition, run_id, digest, signed_by_id) do nothing returning id`.execute(db);
  if (rows.length === 0) throw fail('paymentSignedAlready', 'conflict');
  const event = run.signatures + 1 >= run.signers_needed ? 'approve' : 'sign';
  await paymentRunLives.move(context, run, event, { after: { confirmedBy: confirmed } });
  return { run: (await findRun(context, id))!, changed };
}
