import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { needsAcceptance } from '#modules/parties/credit/rules.ts';
import type { StoredCustomer } from '#modules/parties/customers/server/index.ts';
import { sendCreditLink } from './link-kind.ts';
import { changedOf, changeToDecide, proposals, secondPerson, type Changed } from './moves.ts';
import { creditStake, todayFor, type StoredChange } from './queries.ts';
import { refuseWithoutMobile } from './recipient.ts';
import { takeEffect } from './take-effect.ts';

interface Decision {
  readonly id: string;
  readonly reason: string;
}

/** A second person agrees with a proposal; the customer is asked, or a decrease is settled with it. */
export async function approveChange(
  call: Context,
  { id, comment }: { readonly id: string; readonly comment: string },
): Promise<Changed> {
  const { change, customer } = await changeToDecide(call, id);
  proposals.next(change, 'approve');
  const context = secondPerson(call, change, creditStake(change));
  const approver = context.actor;
  const approved = await proposals.move(context, change, 'approve', {
    columns: {
      approved_by: approver.name,
      approved_by_id: approver.id,
      approved_at: context.now,
      decision_reason: comment,
    },
    after: { ...(comment && { comment }) },
  });
  return changedOf(await giveToCustomer(context, approved, customer));
}

export async function rejectChange(context: Context, { id, reason }: Decision): Promise<Changed> {
  const { change } = await changeToDecide(context, id);
  return changedOf(await proposals.move(context, change, 'reject', because(reason)));
}

/** Takes back a change that has not taken effect; its link opens nothing any more. */
export async function cancelChange(context: Context, { id, reason }: Decision): Promise<Changed> {
  const { change } = await changeToDecide(context, id);
  return changedOf(await cancel(context, change, reason));
}

export function cancel(context: Context, change: StoredChange, reason: string): Promise<StoredChange> {
  return proposals.move(context, change, 'cancel', because(reason));
}

function because(reason: string) {
  return { reason, columns: { decision_reason: reason } };
}

/** What follows the approval: the customer gets its link, or a decrease that needs no acceptance takes effect on its day. */
export async function giveToCustomer(
  context: Context,
  approved: StoredChange,
  customer: StoredCustomer,
): Promise<StoredChange> {
  const asks = needsAcceptance(approved.kind, customer.credit_decrease_needs_acceptance);
  if (asks) {
    refuseWithoutMobile(approved);
    return (await sendCreditLink(context, approved)).change;
  }
  const settled = { ...approved, needs_acceptance: false };
  return settled.effective_from <= todayFor(context, approved)
    ? takeEffect(context, settled, customer)
    : settleUnasked(context, settled);
}

/** A decrease that waits for its day without asking anybody. */
async function settleUnasked(context: Context, settled: StoredChange): Promise<StoredChange> {
  await updateRow(context, 'credit_change', settled.id, { needs_acceptance: false });
  return settled;
}
