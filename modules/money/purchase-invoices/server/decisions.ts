import { sql } from 'kysely';
import type { z } from 'zod';
import { divideRounded, minus } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { purchaseInvoiceService } from '../contract.ts';
import { isFine } from '../match.ts';
import type { DeductionKind } from '../kinds.ts';
import type { PurchaseFailureCode } from '../messages/failures/index.ts';
import { purchaseInvoiceLife } from '../status.ts';
import { purchaseLives, purchases, type Saved, savedOf } from './lives.ts';
import { deductionsOf, findPurchase, linesOf, purchaseColumns, type StoredPurchase } from './queries.ts';
import { openOf } from './records.ts';
import { exportApproved } from './to-accounting.ts';

const fail = failures<PurchaseFailureCode>();
type Operations = (typeof purchaseInvoiceService)['operations'];

/** Approves what agrees. */
export async function approve(
  context: Context,
  { id, comment, releasesDuplicate }: z.output<Operations['approvePurchaseInvoice']['input']>,
): Promise<Saved> {
  const stored = await purchases.toChange(context, id);
  if (stored.status === 'VARIANCE') throw fail('purchaseVarianceFirst', 'rule');
  return approved(context, stored, { reason: comment, releasesDuplicate });
}

/** Approves what does not agree, with a reason; where only what was expected is paid, the rest is taken off the payment. */
export async function approveVariance(
  context: Context,
  { id, reason, pays, releasesDuplicate }: z.output<Operations['approvePurchaseInvoiceVariance']['input']>,
): Promise<Saved> {
  const stored = await purchases.toChange(context, id);
  if (pays === 'expected') {
    const over = await aboveExpected(context, stored);
    if (over > 0n) await insertDeduction(context, id, { kind: 'disputed', amount: over, reason });
  }
  return approved(context, stored, { reason, releasesDuplicate });
}

/** By how much a document is above what was expected, with its VAT. */
async function aboveExpected(context: Context, { id }: StoredPurchase) {
  let over = 0n;
  for (const { net, vat_share, expected, verdict } of await linesOf(context, [id])) {
    if (verdict === '' || isFine(verdict)) continue;
    const part = BigInt(net) - BigInt(Math.max(expected ?? 0, 0));
    if (part > 0n) over += part + divideRounded(part * BigInt(vat_share), BigInt(net));
  }
  return cents(over);
}

async function approved(
  context: Context,
  stored: StoredPurchase,
  { reason, releasesDuplicate }: { readonly reason: string; readonly releasesDuplicate: boolean },
): Promise<Saved> {
  const isReleased = releasesDuplicate && stored.duplicate_of_id !== null;
  const moved = await purchaseLives.move(context, stored, 'approve', {
    reason,
    ...(isReleased && { columns: { released_by: context.actor.name }, after: { releasedDuplicate: true } }),
  });
  // Nobody takes it to an accounting system: our books are the last ones.
  if (moved.status !== 'APPROVED') return savedOf(moved);
  const isExported = await exportApproved(context, moved);
  return savedOf(await purchaseLives.move(context, moved, isExported ? 'export' : 'post'));
}

/** Takes down what of lines is not owed. */
export async function dispute(
  context: Context,
  { id, lines, reason }: z.output<Operations['disputePurchaseInvoice']['input']>,
): Promise<Saved> {
  const stored = await purchases.toChange(context, id);
  purchaseLives.next(stored, 'dispute');
  const known = new Map((await linesOf(context, [id])).map((line) => [line.id, line]));
  const problems: Record<string, { code: PurchaseFailureCode | 'notFound' }> = {};
  for (const [place, { lineId, net }] of lines.entries()) {
    const line = known.get(lineId);
    if (!line) problems[`lines.${place}.lineId`] = { code: 'notFound' };
    else if (net > BigInt(line.net)) problems[`lines.${place}.net`] = { code: 'purchaseDisputeTooMuch' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const { db, partition } = context;
  const given = lines.map(({ lineId, net }) => ({ id: lineId, net: Number(net) }));
  await sql`
    update purchase_invoice_line n set disputed = coalesce((select g.net from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id uuid, net bigint) where g.id = n.id), 0)
     where n.partition = ${partition} and n.purchase_invoice_id = ${id}`.execute(db);
  return savedOf(await purchaseLives.move(context, stored, 'dispute', { reason, after: { lines: lines.length } }));
}

/** Takes a claim or an advance off the payment of an invoice. Its total and its VAT stay. */
export async function deduct(
  context: Context,
  { id, ...deduction }: z.output<Operations['postPurchaseInvoiceDeduction']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  return takenOff(context, await purchases.toChange(context, id), deduction);
}

/**
 * The same for modules above, whose callers have read another record than the invoice: a claim that was accepted. Refuses
 * what `deduct` refuses: an invoice that is paid or dropped, and more than is left to pay.
 */
export async function takeOffPurchase(
  context: Context,
  { id, ...deduction }: Deduction & { readonly id: string },
): Promise<Saved> {
  return takenOff(context, await purchases.lock(context, id), deduction);
}

interface Deduction {
  readonly kind: DeductionKind;
  readonly amount: Cents;
  readonly reason: string;
}

async function takenOff(context: Context, stored: StoredPurchase, deduction: Deduction): Promise<Saved> {
  refuseSettled(stored);
  const { id } = stored;
  const { db, partition } = context;
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount - answered), 0)::bigint as sum from purchase_invoice_deduction where partition = ${partition} and purchase_invoice_id = ${id} and journal_id is null`.execute(
    db,
  );
  const left = leftOf(stored, cents(rows[0]!.sum));
  if (deduction.amount > left)
    throw invalidFields({
      amount: {
        code: 'purchaseDeductionTooMuch',
        details: { amount: formatMoney({ cents: left, currency: stored.currency }, context.language) },
      },
    });
  await insertDeduction(context, id, deduction);
  return changed(context, stored, 'deducted', { ...deduction });
}

/** What is left to pay of an invoice once so much was taken off it. */
function leftOf(stored: StoredPurchase, takenOff: Cents): Cents {
  const due = is(purchaseInvoiceLife, stored.status, 'booked') ? openOf(stored) : cents(stored.gross);
  return minus(due, takenOff);
}

/** An invoice from whose payment something can be taken off. */
export interface DeductiblePurchase {
  readonly id: string;
  readonly supplierInvoiceNo: string;
  readonly dueDate: CalendarDate;
  /** What is left to pay of it. */
  readonly left: Cents;
}

/** The invoices of a supplier of which something is left to pay, the one that is due first before the others. */
export async function deductiblePurchases(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  of: { readonly supplierId: string; readonly companyId: string; readonly currency: string },
): Promise<readonly DeductiblePurchase[]> {
  const { rows } = await sql<StoredPurchase & { readonly taken_off: number }>`
    select ${purchaseColumns}, (select coalesce(sum(d.amount - d.answered), 0)::bigint from purchase_invoice_deduction d
       where d.partition = t.partition and d.purchase_invoice_id = t.id and d.journal_id is null) as taken_off
      from purchase_invoice t
     where t.partition = ${partition} and t.supplier_id = ${of.supplierId} and t.company_id = ${of.companyId} and t.currency = ${of.currency}
       and t.kind = 'invoice' and t.status not in ${setOf(purchaseInvoiceLife, 'dropped')}
     order by t.due_date, t.id limit 200`.execute(db);
  return rows
    .map((row) => ({
      id: row.id,
      supplierInvoiceNo: row.supplier_invoice_no,
      dueDate: row.due_date,
      left: leftOf(row, cents(row.taken_off)),
    }))
    .filter(({ left }) => left > 0n);
}

/** Lets what was taken off a payment be paid again. */
export async function undeduct(
  context: Context,
  { id, deductionId }: z.output<Operations['deletePurchaseInvoiceDeduction']['input']>,
): Promise<Saved> {
  refuseWhenScoped(context);
  const stored = await purchases.toChange(context, id);
  refuseSettled(stored);
  const { db, partition } = context;
  const known = (await deductionsOf(context, id)).find((each) => each.id === deductionId);
  if (!known) throw invalidFields({ deductionId: { code: 'notFound' } });
  if (known.answered === known.amount) throw fail('purchaseDeductionAnswered', 'rule');
  // What a credit note has taken over of it stays.
  const gone =
    known.answered > 0
      ? sql`update purchase_invoice_deduction set amount = answered where partition = ${partition} and id = ${deductionId} and run_id is null returning id`
      : sql`delete from purchase_invoice_deduction where partition = ${partition} and id = ${deductionId} and run_id is null returning id`;
  if ((await gone.execute(db)).rows.length === 0) throw fail('purchaseDeductionTaken', 'rule');
  return changed(context, stored, 'deductionRemoved', {
    kind: known.kind,
    amount: cents(known.amount - known.answered),
  });
}

function refuseSettled(stored: StoredPurchase): void {
  const isPaid = is(purchaseInvoiceLife, stored.status, 'booked') && openOf(stored) === 0n;
  if (stored.kind !== 'invoice' || isPaid || is(purchaseInvoiceLife, stored.status, 'dropped'))
    throw fail('purchaseDeductionLate', 'rule');
}

async function insertDeduction(
  { db, partition, actor }: Context,
  id: string,
  { kind, amount, reason }: { readonly kind: DeductionKind; readonly amount: bigint; readonly reason: string },
): Promise<void> {
  await db
    .insertInto('purchase_invoice_deduction')
    .values({
      partition,
      purchase_invoice_id: id,
      kind,
      amount: Number(amount),
      reason,
      made_by: actor.name,
      run_id: null,
      journal_id: null,
    })
    .execute();
}

async function changed(
  context: Context,
  stored: StoredPurchase,
  event: string,
  after: Readonly<Record<string, unknown>>,
): Promise<Saved> {
  await purchases.change(context, stored, { event, columns: {}, after });
  return savedOf((await findPurchase(context, stored.id))!);
}
