import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { knownRecipient, sendLink } from '#modules/parties/links/server/index.ts';
import { decisionsOn } from '#modules/parties/parties/server/index.ts';
import type { AskableStep } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { hasCredit, type CreditStatus } from '../status.ts';
import { applications, changeStanding, customers, decided, type Decided } from './changes.ts';
import { customerLinkKind } from './link-kind-name.ts';

const fail = failures<FailureCode | CustomerFailureCode>();

interface WithReason {
  readonly id: string;
  readonly reason: string;
}

const decisions = decisionsOn(customers, applications, decided);
export const { decide } = decisions;

/** Withdraws an application, or closes a customer that was approved. The record stays; its name and numbers are free again. */
export async function removeCustomer(context: Context, { id, reason }: WithReason): Promise<Decided> {
  const stored = await customers.toChange(context, id);
  return decided(
    stored.standing === null
      ? await applications.move(context, stored, 'withdraw', { reason })
      : await changeStanding(context, stored, 'close', reason),
  );
}

/** Nothing is moved for a suspended customer any more, until it is reopened. */
export async function moveStanding(
  context: Context,
  event: 'suspend' | 'reopen',
  { id, reason }: WithReason,
): Promise<Decided> {
  return decided(await changeStanding(context, await customers.toChange(context, id), event, reason));
}

/** Says how the credit of a customer stands now, and why. */
export async function changeCreditStatus(
  context: Context,
  { id, creditStatus, reason }: WithReason & { readonly creditStatus: CreditStatus },
): Promise<Decided> {
  const stored = await customers.toChange(context, id);
  const { status, standing, credit_status: before } = stored;
  if (!hasCredit(standing)) throw fail('notAllowedInState', 'rule', { state: standing ?? status });
  const changed = await customers.change(context, stored, {
    event: 'creditStatusChanged',
    columns: { credit_status: creditStatus },
    before: { status, standing, creditStatus: before },
    after: { status, standing, creditStatus, reason },
  });
  await context.happened('customer.creditChanged', { customerId: id });
  return decided(changed);
}

export function requestInformation(
  context: Context,
  { id, ...asked }: { readonly id: string; readonly steps: readonly AskableStep[]; readonly question: string },
): Promise<Decided> {
  return decisions.requestInformation(context, id, asked, async (stored) => {
    const recipient = await knownRecipient(context, stored, stored.mobile_number);
    if (!recipient.mobile) throw fail('noShipperMobileNumber', 'rule');
    const { id: subjectId, company_id: companyId, language } = stored;
    return sendLink(context, { kind: customerLinkKind, companyId, subjectId, language, recipient, scope: asked });
  });
}
