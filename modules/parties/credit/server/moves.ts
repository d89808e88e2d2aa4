import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding, type DecidingContext, type Stake } from '#platform/server/deciding.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { endsLinks } from '#platform/server/links.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { creditService } from '#modules/parties/credit/contract.ts';
import { creditChange, type CreditChangeEvent, type CreditChangeState } from '#modules/parties/credit/status.ts';
import type { CreditFailureCode } from '#modules/parties/credit/messages/failures/index.ts';
import { getCustomer, type StoredCustomer } from '#modules/parties/customers/server/index.ts';
import { hasCredit } from '#modules/parties/customers/status.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { creditNoun, findChanges, lockChange, type StoredChange } from './queries.ts';
import { proposalOf } from './records.ts';

const fail = failures<FailureCode | CreditFailureCode>();

/** What staff learn of a change that they made. */
export type Changed = z.input<(typeof creditService)['operations']['approveShipperCreditChange']['output']>;

export function changedOf(stored: StoredChange): Changed {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}

/** Changes of credit limits, as they are changed themselves. */
export const changes = record({
  noun: creditNoun,
  table: 'credit_change',
  channels: ['creditlimits', 'approvals'],
  bell: 'credit.',
  find: ({ db, partition }: Context, id: string) =>
    findChanges(db, partition).where('t.id', '=', id).executeTakeFirst(),
  show: (_, stored) => ({ ...proposalOf(stored), lockId: lockIdOf(stored) }),
});

/** Four eyes: nobody decides what they proposed or changed. Answers who decides. */
export function secondPerson(call: Context, { edited_by }: StoredChange, stake?: Stake): DecidingContext {
  return deciding(call, edited_by, fail('ownCreditProposal', 'rule'), stake);
}

const endLinks = endsLinks(creditLinkKind);

/** What a change of a limit goes through. Its link opens nothing any more once it is taken back or its time is over. */
export const proposals = life<StoredChange, 'credit_change', CreditChangeState, CreditChangeEvent>(changes, {
  machine: creditChange,
  column: 'status',
  guards: {
    revise: refuseWithoutCredit,
    propose: refuseWithoutCredit,
    approve: refuseWithoutCredit,
    reject: (context, stored) => secondPerson(context, stored),
  },
  on: { cancel: [endLinks], expire: [endLinks] },
});

/** A customer that is suspended or closed gets no other limit, whoever asks for it and however small it is. */
async function refuseWithoutCredit(context: Context, { customer_id: id }: StoredChange): Promise<Context> {
  const { standing } = await getCustomer(context.db, context.partition, id);
  if (!hasCredit(standing)) throw fail('customerWithoutCredit', 'rule');
  return context;
}

/** The change and its customer, locked, if the change is still as the caller had read it; otherwise `changedByOther`. */
export async function changeToDecide(
  context: Context,
  id: string,
): Promise<{ readonly change: StoredChange; readonly customer: StoredCustomer }> {
  // The customer first, as everybody does who locks both.
  const { customer } = await lockChange(context, id);
  return { change: await changes.toChange(context, id), customer };
}

/** Who acts, where only staff can. */
export function staffOf({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden');
  return actor;
}
