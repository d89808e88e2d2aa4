import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { paymentRunRecord, paymentRunRow } from '../contract.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import { paymentsOf, type StoredPayment, type StoredRun } from './queries.ts';
import { ruleOf } from './rules.ts';

/** A run as lists show it. */
export function rowOf(stored: StoredRun): z.input<typeof paymentRunRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    runNumber: stored.run_number,
    companyName: stored.company_name,
    bankAccountId: stored.bank_account_id,
    bankAccountName: stored.bank_account_name,
    dueUntil: stored.due_until,
    payDay: stored.pay_day,
    status: stored.status,
    total: cents(stored.total),
    currency: stored.currency,
    worth: cents(stored.worth),
    baseCurrency: stored.base_currency,
    suppliers: stored.suppliers,
    items: stored.items,
    held: stored.held,
    signatures: stored.signatures,
    signersNeeded: stored.signers_needed,
    note: stored.note,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** Everything about one run, for its page. */
export async function recordOf(context: Context, stored: StoredRun): Promise<z.input<typeof paymentRunRecord>> {
  const { actor } = context;
  const [payments, signed, inBank, { format }] = await Promise.all([
    paymentsOf(context, stored.id),
    signaturesOf(context, stored),
    balanceOf(context, stored),
    ruleOf(context, stored.company_id),
  ]);
  const hasSigned = actor.kind === 'user' && signed.some(({ signed_by_id }) => signed_by_id === actor.id);
  const barrier: PaymentRunFailureCode | null = isBarredFrom(actor, 'approvePaymentRun', stored.edited_by)
    ? 'ownPaymentRun'
    : hasSigned
      ? 'paymentSignedAlready'
      : null;
  return {
    ...rowOf(stored),
    companyId: stored.company_id,
    paid: payments.map(shownPayment),
    signed: signed.map(({ signed_by, signed_at, total }) => ({
      by: signed_by,
      at: signed_at.toISOString(),
      total: cents(total),
    })),
    inBank,
    decisionReason: stored.decision_reason,
    decisionBarrier: barrier,
    isAboveLimit: isAboveLimit(actor, 'tripDirector.approvePaymentRun', {
      kind: 'payment',
      amount: cents(stored.worth),
    }),
    format: stored.file_format === '' ? format : (stored.file_format as typeof format),
    fileName: stored.file_name,
    fileTakenBy: stored.file_taken_by ?? '',
    fileTakenAt: stored.file_taken_at?.toISOString() ?? null,
    submittedBy: stored.submitted_by ?? '',
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    postedBy: stored.posted_by ?? '',
    postedAt: stored.posted_at?.toISOString() ?? null,
    journalId: stored.journal_id,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
  };
}

function shownPayment(payment: StoredPayment) {
  return {
    supplierId: payment.supplier_id,
    supplierName: payment.supplier_name,
    hold: payment.hold === '' ? null : payment.hold,
    holdReason: payment.hold_reason,
    holdDay: payment.hold_day,
    heldItemId: payment.item_id,
    firstDue: payment.items.map(({ dueDate }) => dueDate).toSorted()[0]!,
    bank: payment.bank,
    accountEnd: payment.account_last4,
    amount: cents(payment.amount),
    items: payment.items.map((item) => ({
      ...item,
      amount: cents(item.amount),
      deductions: item.deductions.map((each) => ({ ...each, amount: cents(each.amount) })),
    })),
    remittedAt: payment.remitted_at?.toISOString() ?? null,
  };
}

interface Signature {
  readonly signed_by: string;
  readonly signed_by_id: string;
  readonly signed_at: Date;
  readonly total: number;
}

async function signaturesOf({ db, partition }: Context, run: StoredRun): Promise<readonly Signature[]> {
  const { rows } = await sql<Signature>`
    select signed_by, signed_by_id, signed_at, total from payment_signature
     where partition = ${partition} and run_id = ${run.id} and digest = ${run.digest} order by signed_at, id`.execute(
    db,
  );
  return rows;
}

/** What stands on the account of a run in the books, in the currency of the account. */
async function balanceOf({ db, partition }: Context, { bank_account_id: id, currency, base_currency }: StoredRun) {
  const own = sql<{ amount: number }>`
    select coalesce(sum(l.debit - l.credit), 0)::bigint as amount from ledger_balance l
      join bank_account b on b.partition = l.partition and b.account_id = l.account_id
     where b.partition = ${partition} and b.id = ${id} and l.company_id = b.company_id`;
  const foreign = sql<{ amount: number }>`
    select coalesce(sum(l.currency_amount), 0)::bigint as amount from journal_line l
      join journal j on j.partition = l.partition and j.id = l.journal_id
      join bank_account b on b.partition = l.partition and b.account_id = l.account_id
     where b.partition = ${partition} and b.id = ${id} and j.company_id = b.company_id and l.currency = ${currency}`;
  const { rows } = await (currency === base_currency ? own : foreign).execute(db);
  return cents(rows[0]!.amount);
}
