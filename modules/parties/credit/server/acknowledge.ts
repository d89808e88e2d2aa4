import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import { translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { linkNotUsable, useLink, type LinkRow } from '#platform/server/links.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import type { creditService } from '#modules/parties/credit/contract.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import { creditMailTexts } from '#modules/parties/credit/messages/mail/index.ts';
import { sendCreditDeclined } from './letters.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { proposals } from './moves.ts';
import { lockChange, todayFor, type StoredChange } from './queries.ts';
import { takeEffect } from './take-effect.ts';

const fail = failures<FailureCode>();

type Operation = (typeof creditService)['operations']['putShipperCreditAcknowledgement'];
type Input = z.output<Operation['input']>;

/** The customer accepts or declines. What it accepts holds at once, or from the day that was agreed. */
export async function acknowledgeChange(context: Context, input: Input): Promise<z.input<Operation['output']>> {
  const { now } = context;
  const link = await heldLink(context, [creditLinkKind]);
  // Locked before the link is used: staff who cancel take the same two in the same order.
  const { change, customer } = await lockChange(context, link.subject_id ?? '');
  const today = todayFor(context, change);
  const isOver = change.effective_until !== null && change.effective_until < today;
  if (isOver || nextState(creditChange, change.status, input.status) === undefined) throw linkNotUsable();
  refuseOthers(input, link, change);
  await useLink(context, link, input.status, change.id);
  const comment = input.status === 'decline' ? input.comment : '';
  const answered = await proposals.move(context, change, input.status, {
    columns: { comment, acknowledged_by: link.recipient_email, acknowledged_at: now },
    after: { ...(comment && { comment }) },
  });
  if (input.status === 'accept' && answered.effective_from <= today) await takeEffect(context, answered, customer);
  if (input.status === 'decline') await sendCreditDeclined(context, answered, comment);
  const text = translator(context.language, (await creditMailTexts.load[context.language]()).texts);
  return { message: text('acknowledged'), status: input.status };
}

/** The link alone says what is answered. A caller who means another change, limit or person is told that there is none. */
function refuseOthers({ id, creditLimitChange, email }: Input, link: LinkRow, change: StoredChange): void {
  const agrees =
    (id === undefined || id === change.id) &&
    (creditLimitChange === undefined || creditLimitChange === centsOfColumn(change.new_limit)) &&
    (email === '' || email.toLowerCase() === link.recipient_email);
  if (!agrees) throw fail('notFound', 'notFound');
}
