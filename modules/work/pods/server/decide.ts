import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import type { podService } from '../contract.ts';
import type { PodFailureCode } from '../messages/failures/index.ts';
import { needsQuantity } from '../rules.ts';
import { askLater } from './requests.ts';
import { type Changed, changedOf, podStates, toChange } from './lives.ts';
import type { ProvedLoad, StoredPod } from './queries.ts';
import { goodsIdsOf } from './records.ts';
import type { PodException } from './tables.ts';

const fail = failures<FailureCode | PodFailureCode>();
type Operations = (typeof podService)['operations'];
type InputOf<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

/** Long enough to notice a wrong key, too short for anything to follow. */
const undoSeconds = 30;

/** Accepts a proof. Whoever brought one of its pages does not; what was not in order has its quantities. */
export async function approvePod(call: Context, input: InputOf<'approvePod'>): Promise<Changed> {
  refuseWhenLimited(call);
  const { pod } = await toChange(call, input.id);
  podStates.next(pod, 'approve');
  const context = deciding(call, pod.uploader_ids, fail('podOwnUpload', 'rule'));
  const exceptions = input.exceptions ?? pod.exceptions;
  await refuseUnclear(context, pod, exceptions);
  const moved = await podStates.move(context, pod, 'approve', {
    columns: {
      exceptions: JSON.stringify(exceptions),
      ...(input.signedBy !== undefined && { signed_by: input.signedBy }),
      ...(input.signedAt !== undefined && { signed_at: input.signedAt === null ? null : new Date(input.signedAt) }),
    },
    before: { exceptions: wordsOf(pod.exceptions) },
    after: { exceptions: wordsOf(exceptions) },
  });
  return changedOf(moved);
}

function wordsOf(exceptions: readonly PodException[]): string {
  return exceptions.map(({ kind, quantity }) => [kind, quantity].filter((each) => each !== null).join(' ')).join(', ');
}

async function refuseUnclear(context: Context, pod: StoredPod, exceptions: readonly PodException[]): Promise<void> {
  const known = await goodsIdsOf(context, pod);
  const problems: Record<string, { readonly code: PodFailureCode | FailureCode }> = {};
  for (const [place, { kind, quantity, goodsLineId }] of exceptions.entries()) {
    if (needsQuantity(kind) && !(quantity !== null && quantity > 0))
      problems[`exceptions.${place}.quantity`] = { code: 'exceptionQuantityMissing' };
    if (goodsLineId !== null && !known.includes(goodsLineId))
      problems[`exceptions.${place}.goodsLineId`] = { code: 'notAnOption' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/** Sends a proof back: whoever brought it is asked for a better one, by link. */
export async function rejectPod(call: Context, { id, reason, note }: InputOf<'rejectPod'>): Promise<Changed> {
  refuseWhenLimited(call);
  const { pod } = await toChange(call, id);
  podStates.next(pod, 'reject');
  const context = deciding(call, [], fail('forbidden', 'forbidden', { authorisation: call.operation }));
  if (reason === 'other' && note === '') throw invalidFields({ note: { code: 'required' } });
  const moved = await podStates.move(context, pod, 'reject', {
    reason: [reason, note].filter(Boolean).join(': '),
    columns: { reject_reason: reason, note, asked_round: pod.asked_round + 1 },
  });
  await askLater(context, pod.id);
  return changedOf(moved);
}

/** Takes back one's own decision at once. */
export async function undoPod(call: Context, { id }: InputOf<'undoPod'>): Promise<Changed> {
  refuseWhenLimited(call);
  const { pod } = await toChange(call, id);
  podStates.next(pod, 'undo');
  const isOwn = call.actor.kind === 'user' && pod.decided_by_id === call.actor.id;
  const age = call.now.getTime() - (pod.decided_at?.getTime() ?? 0);
  if (
    !isOwn ||
    age > undoSeconds * 1000 ||
    (pod.customer_billing !== null && is(customerBilling, pod.customer_billing, 'invoiced'))
  )
    throw fail('undoTooLate', 'rule');
  return changedOf(await podStates.move(call, pod, 'undo', { columns: { note: '' } }));
}

/** Does without a proof, up to the amount that the customer pays for the load. */
export async function waivePod(call: Context, { id, reason }: InputOf<'waivePod'>): Promise<Changed> {
  refuseWhenLimited(call);
  const { pod } = await toChange(call, id);
  podStates.next(pod, 'waive');
  const context = deciding(call, [], fail('forbidden', 'forbidden', { authorisation: call.operation }), {
    kind: 'pod',
    amount: cents(pod.sell_net ?? 0),
  });
  return changedOf(await podStates.move(context, pod, 'waive', { reason, columns: { note: reason } }));
}

/** Looks at an accepted one again, as long as nothing is invoiced by it. */
export async function reopenPod(call: Context, { id, reason }: InputOf<'reopenPod'>): Promise<Changed> {
  refuseWhenLimited(call);
  const { pod, load } = await toChange(call, id);
  podStates.next(pod, 'reopen');
  refuseBilled(load);
  return changedOf(await podStates.move(call, pod, 'reopen', { reason, columns: { note: reason } }));
}

function refuseBilled(load: ProvedLoad | undefined): void {
  if (load && (is(customerBilling, load.customer_billing, 'invoiced') || load.status === 'CLOSED'))
    throw fail('podBilled', 'rule');
}
