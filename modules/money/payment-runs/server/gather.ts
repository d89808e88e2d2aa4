import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { paymentsHeldUntil } from '#modules/parties/bank/rules.ts';
import type { BankVersionState } from '#modules/parties/bank/status.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import {
  heldItems,
  pendingDeductions,
  pendingSum,
  type TakenOff,
} from '#modules/money/purchase-invoices/server/index.ts';
import type { HeldItem } from '#modules/money/purchase-invoices/payable.ts';
import { type HoldReason, holdOf, signersNeeded } from '../holds.ts';
import { inBooks, rateNow } from './in-books.ts';
import { paymentsOf, type StoredRun } from './queries.ts';
import { ruleOf } from './rules.ts';

interface OwedItem {
  readonly id: string;
  readonly supplier_id: string;
  /** Above zero what is owed, below zero a credit. */
  readonly payable: number;
  readonly deductions: readonly TakenOff[];
}
interface SupplierRow {
  readonly id: string;
  readonly status: ApplicationState;
  readonly bank_version_id: string | null;
  readonly decided_at: Date | null;
}

/** Suppliers with their bank details in force. */
export async function suppliersOf(
  { db, partition }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SupplierRow>> {
  const { rows } = await sql<SupplierRow>`
    select s.id, s.status, b.id as bank_version_id, b.decided_at from supplier s
      left join bank_version b on b.partition = s.partition and b.owner_kind = 'supplier' and b.owner_id = s.id
       and b.status = ${literal<BankVersionState>('current')} and b.account_sealed is not null
     where s.partition = ${partition} and s.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why a supplier gets nothing now; null where it is paid. */
export function holdNow(
  { now }: Pick<Context, 'now'>,
  run: Pick<StoredRun, 'pay_day'>,
  supplier: SupplierRow,
  payable: number,
): { readonly hold: HoldReason | null; readonly heldUntil: Date | null } {
  const heldUntil = paymentsHeldUntil({ status: 'current', decided_at: supplier.decided_at }, now) ?? null;
  const hold = holdOf(
    {
      isBlocked: supplier.status !== 'approved',
      bankVersionId: supplier.bank_version_id,
      heldUntil: supplier.bank_version_id === null ? null : heldUntil,
      payable: cents(payable),
    },
    run.pay_day,
  );
  return { hold, heldUntil };
}

/**
 * Fills a draft with all that is owed to suppliers and due by its day, and their credits; what another run pays already is left to
 * it. Suppliers that a person took out stay out. An invoice that is held for its load stays out alone.
 */
export async function gatherPayments(context: Context, run: StoredRun): Promise<void> {
  const { db, partition } = context;
  const { rows: kept } = await sql<{ supplier_id: string; hold_reason: string }>`
    select supplier_id, hold_reason from payment where partition = ${partition} and run_id = ${run.id} and hold = 'takenOut'`.execute(
    db,
  );
  const takenOut = new Map(kept.map(({ supplier_id, hold_reason }) => [supplier_id, hold_reason]));
  await sql`delete from payment_item where partition = ${partition} and run_id = ${run.id}`.execute(db);
  await sql`delete from payment where partition = ${partition} and run_id = ${run.id}`.execute(db);
  const { rows: items } = await sql<OwedItem>`
    select id, party_id as supplier_id, (case when open < 0 then greatest(-open - deducted, 0) else -open end)::bigint as payable, deductions from (
      select i.id, i.party_id, i.amount, open_amount(i.partition, i.id, 'infinity') as open, ${pendingSum} as deducted, ${pendingDeductions} as deductions from open_item i
       where i.partition = ${partition} and i.company_id = ${run.company_id} and i.party_kind = 'supplier' and i.currency = ${run.currency}
         and (i.amount > 0 or i.due_date <= ${run.due_until}::date)
         and not exists (select from payment_item p where p.partition = i.partition and p.item_id = i.id and p.is_live)) owed
     where open > 0 or -open > deducted`.execute(db);
  const [suppliers, held] = [
    await suppliersOf(context, [...new Set(items.map(({ supplier_id }) => supplier_id))]),
    await heldItems(
      context,
      items.map(({ id }) => id),
    ),
  ];
  for (const [supplierId, all] of Map.groupBy(items, ({ supplier_id }) => supplier_id)) {
    const supplier = suppliers.get(supplierId)!;
    const byPerson = takenOut.get(supplierId);
    const whole =
      byPerson === undefined ? holdNow(context, run, supplier, payableOf(all)) : { hold: 'takenOut' as const };
    // What holds the supplier holds each of its invoices; else those that are held alone stay here, and the others go out.
    const alone = whole.hold === null || whole.hold === 'creditLeft' ? all.filter(({ id }) => held.has(id)) : [];
    for (const item of alone) await putPayment(context, run, { supplier, items: [item], held: held.get(item.id)! });
    const own = all.filter((item) => !alone.includes(item));
    // A credit alone is no matter of a run.
    if (own.every((item) => item.payable < 0)) continue;
    const { hold, heldUntil } =
      byPerson === undefined ? holdNow(context, run, supplier, payableOf(own)) : { hold: whole.hold, heldUntil: null };
    const reason = byPerson ?? (hold === 'bankHeld' ? (heldUntil?.toISOString() ?? '') : '');
    await putPayment(context, run, { supplier, items: own, hold, reason });
  }
}

const payableOf = (items: readonly OwedItem[]) => items.reduce((sum, { payable }) => sum + payable, 0);

interface NewPayment {
  readonly supplier: SupplierRow;
  readonly items: readonly OwedItem[];
  readonly hold?: HoldReason | null;
  readonly reason?: string;
  /** Of one invoice that is held alone. */
  readonly held?: HeldItem;
}

/** What a run does for a supplier, or for one invoice of it that is held alone. */
async function putPayment(
  { db, partition }: Context,
  run: StoredRun,
  { supplier, items, held, hold = held?.hold ?? null, reason = held?.loads ?? '' }: NewPayment,
): Promise<void> {
  const { id } = await db
    .insertInto('payment')
    .values({
      partition,
      run_id: run.id,
      supplier_id: supplier.id,
      item_id: held ? items[0]!.id : null,
      amount: payableOf(items),
      hold: hold ?? '',
      hold_reason: reason,
      hold_day: held?.day ?? null,
      bank_version_id: supplier.bank_version_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_item')
    .values(
      items.map((item) => ({
        partition,
        run_id: run.id,
        payment_id: id,
        item_id: item.id,
        amount: item.payable,
        is_live: hold === null,
        deductions: JSON.stringify(item.deductions),
      })),
    )
    .execute();
}

/** What follows from the payments of a run: its sum, what is signed, and by how many. */
export async function standingOf(
  context: Context,
  run: Pick<StoredRun, 'id' | 'company_id' | 'round' | 'currency' | 'base_currency' | 'pay_day'>,
) {
  const paid = (await paymentsOf(context, run.id)).filter(({ hold }) => hold === '');
  const total = cents(paid.reduce((sum, { amount }) => sum + amount, 0));
  const content = paid
    .map(({ supplier_id, bank_version_id, amount, items }) =>
      [supplier_id, bank_version_id, amount, ...items.map(({ itemId, amount: own }) => `${itemId}=${own}`)].join(' '),
    )
    .toSorted()
    .join('\n');
  const { twoSignersAbove } = await ruleOf(context, run.company_id);
  const worth = inBooks(total, (await rateNow(context, run, run.pay_day)) ?? null);
  return {
    total: Number(total),
    worth: Number(worth),
    // A run that came back is signed anew, even where nothing of it changed.
    digest: createHash('sha256').update(`${run.round}\n${content}`).digest('hex'),
    signers_needed: signersNeeded(worth, twoSignersAbove),
  };
}
