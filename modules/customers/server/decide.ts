import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLink } from '#modules/links/server/index.ts';
import type { AskableStep } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { hasCredit, type CreditStatus } from '../status.ts';
import { applications, changeStanding, customers, customerToChange, decided, type Decided } from './changes.ts';
import { customerLinkKind } from './link-kind-name.ts';

const fail = failures<FailureCode | CustomerFailureCode>();

interface WithReason {
  readonly id: string;
  readonly reason: string;
}

/** Takes an application into review. */
export async function vetCustomer(context: Context, id: string): Promise<Decided> {
  return decided(await applications.move(context, await customerToChange(context, id), 'vet'));
}

export async function declineCustomer(context: Context, { id, reason }: WithReason): Promise<Decided> {
  return decided(await applications.move(context, await customerToChange(context, id), 'decline', { reason }));
}

/** Withdraws an application, or closes a customer that was approved. The record stays; its name and numbers are free again. */
export async function removeCustomer(context: Context, { id, reason }: WithReason): Promise<Decided> {
  const stored = await customerToChange(context, id);
  return decided(
    stored.standing === null
      ? await applications.move(context, stored, 'withdraw', { reason })
      : await changeStanding(context, stored, 'close', reason),
  );
}

/** Nothing is moved for the customer any more, until it is reopened. */
export async function suspendCustomer(context: Context, { id, reason }: WithReason): Promise<Decided> {
  return decided(await changeStanding(context, await customerToChange(context, id), 'suspend', reason));
}

export async function reopenCustomer(context: Context, { id, reason }: WithReason): Promise<Decided> {
  return decided(await changeStanding(context, await customerToChange(context, id), 'reopen', reason));
}

/** Says how the credit of a customer stands now, and why. */
export async function changeCreditStatus(
  context: Context,
  { id, creditStatus, reason }: WithReason & { readonly creditStatus: CreditStatus },
): Promise<Decided> {
  const stored = await customerToChange(context, id);
  const { status, standing, credit_status: before } = stored;
  if (!hasCredit(standing)) throw fail('notAllowedInState', 'rule', { state: standing ?? status });
  const changed = await customers.change(context, stored, {
    event: 'creditStatusChanged',
    columns: { credit_status: creditStatus },
    before: { status, standing, creditStatus: before },
    after: { status, standing, creditStatus, reason },
  });
  return decided(changed);
}

/** Mails the customer a link to the steps in which something is missing. */
export async function requestInformation(
  context: Context,
  { id, steps, question }: { readonly id: string; readonly steps: readonly AskableStep[]; readonly question: string },
): Promise<Decided> {
  const { db, partition } = context;
  const stored = await customerToChange(context, id);
  applications.next(stored, 'requestInformation');
  const source = await db
    .selectFrom('link')
    .select(['recipient_name', 'recipient_mobile'])
    .where('partition', '=', partition)
    .where('id', '=', stored.source_link_id)
    .executeTakeFirst();
  // The number that already received a code, or else the one on record; a code can go to a mobile only.
  const phone = parsePhone(source?.recipient_mobile ?? stored.mobile_number);
  if (!phone.ok || !phone.isMobile) throw fail('noShipperMobileNumber', 'rule');
  const link = await sendLink(context, {
    kind: customerLinkKind,
    companyId: stored.company_id,
    recipient: { name: source?.recipient_name ?? '', email: stored.email, mobile: phone.e164 },
    language: stored.language,
    subjectId: stored.id,
    scope: { steps, question },
  });
  const asked = await applications.move(context, stored, 'requestInformation', {
    reason: question,
    after: { steps: steps.join(', ') },
    kept: { steps, linkId: link.id },
  });
  return decided(asked);
}
