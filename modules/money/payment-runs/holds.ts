import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import { itemHolds } from '#modules/money/purchase-invoices/payable.ts';

/** Why a supplier is not paid by a run. What is taken out by a person has that person's reason beside it. */
export const holdReasons = [
  'takenOut',
  'supplierBlocked',
  'bankMissing',
  'bankHeld',
  'bankChanged',
  'creditLeft',
  ...itemHolds,
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What is known of a supplier when a run is made. */
export interface PayableSupplier {
  readonly isBlocked: boolean;
  /** The version of the bank details in force; null where there is none. */
  readonly bankVersionId: string | null;
  /** Nothing is paid to these details before this moment. */
  readonly heldUntil: Date | null;
  /** What is owed for all of its items together, less its credits. */
  readonly payable: Cents;
}

/**
 * Why nothing goes to a supplier on the day of payment, or null where it is paid. A credit that is larger than what is owed
 * waits: a file of payments has no lines below zero.
 */
export function holdOf(supplier: PayableSupplier, payDay: CalendarDate): HoldReason | null {
  if (supplier.isBlocked) return 'supplierBlocked';
  if (supplier.bankVersionId === null) return 'bankMissing';
  // The day ends in the company's own zone, which is never more than a day from this one.
  if (supplier.heldUntil !== null && supplier.heldUntil > new Date(`${addDays(payDay, 1)}T00:00:00Z`))
    return 'bankHeld';
  if (supplier.payable <= 0n) return 'creditLeft';
  return null;
}

/** What is owed, and what settles it: credits first, then the payment, each from the earliest day due on. */
export interface Settlement {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
}
interface Side {
  readonly id: string;
  /** Above zero on both sides. */
  readonly open: Cents;
}

/** Settles what is owed by credits and the payment, in the order in which they are given. */
export function settlementsOf(owed: readonly Side[], by: readonly Side[]): Settlement[] {
  const settled: Settlement[] = [];
  const left = owed.map(({ id, open }) => ({ id, open: open as bigint }));
  let place = 0;
  for (const side of by) {
    let rest: bigint = side.open;
    while (rest > 0n && place < left.length) {
      const own = left[place]!;
      const amount = own.open < rest ? own.open : rest;
      settled.push({ from: own.id, to: side.id, amount: amount as Cents });
      own.open -= amount;
      rest -= amount;
      if (own.open === 0n) place += 1;
    }
  }
  return settled;
}

/** How many others have to sign a run, beside the person who made it. */
export function signersNeeded(total: Cents, twoAbove: Cents | null): 1 | 2 {
  return twoAbove !== null && total > twoAbove ? 2 : 1;
}
