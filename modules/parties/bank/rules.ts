import type { BankVersionState } from './status.ts';

/** Hours after the approval of a change in which nothing is paid: time for the old contacts to object (domain §4.20). */
export const paymentHoldHours = 48;

/** Until when payments to a version are held; undefined when they are not. What nobody had to approve was no change. */
export function paymentsHeldUntil(
  { status, decided_at }: { readonly status: BankVersionState; readonly decided_at: Date | null },
  now: Date,
): Date | undefined {
  if (status !== 'current' || decided_at === null) return undefined;
  const until = new Date(decided_at.getTime() + paymentHoldHours * 3_600_000);
  return until > now ? until : undefined;
}
