import { failures } from '#platform/failure.ts';
import { authorisation } from '#platform/operation.ts';
import { type DecidingContext, deciding, isAboveLimit } from '#platform/server/deciding.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import type { StoredOrder } from './queries.ts';
import { orderStake } from './stake.ts';

const fail = failures<OrderFailureCode>();

/** One of the two centres of an internal order, and who agrees for it. */
export interface Party {
  readonly side: 'asking' | 'performing';
  readonly centre: string;
  readonly managerId: string | null;
  readonly manager: string;
  readonly agreedBy: string;
  readonly agreedAt: Date | null;
}

export function partiesOf(stored: StoredOrder): readonly Party[] {
  if (stored.kind !== 'internal') return [];
  return [
    {
      side: 'asking',
      centre: stored.centre_name,
      managerId: stored.asking_manager_id,
      manager: stored.asking_manager,
      agreedBy: stored.asking_agreed_by,
      agreedAt: stored.asking_agreed_at,
    },
    {
      side: 'performing',
      centre: stored.performing_name ?? '',
      managerId: stored.performing_manager_id,
      manager: stored.performing_manager,
      agreedBy: stored.performing_agreed_by,
      agreedAt: stored.performing_agreed_at,
    },
  ];
}

/** Whether a person signs for one of these centres. Who manages both does not agree alone to what they asked for. */
function mayAgree(stored: StoredOrder, id: string, asked: readonly Party[]): boolean {
  const managesBoth = partiesOf(stored).every(({ managerId }) => managerId === id);
  return asked.some(({ managerId }) => managerId === id) && !(managesBoth && stored.edited_by.includes(id));
}

const openOf = (stored: StoredOrder) => partiesOf(stored).filter(({ agreedBy }) => agreedBy === '');

/** Why somebody does not agree for a centre of the order; undefined when they may. */
function barrierFor(actor: UserActor, right: string, stored: StoredOrder, asked: readonly Party[]) {
  const lenders = actor.lent?.get(right);
  const signers = lenders?.map(({ id }) => id) ?? [actor.id];
  const unfit = signers.filter((id) => !mayAgree(stored, id, asked));
  const isOwn = lenders !== undefined && stored.edited_by.includes(actor.id);
  const captured = isOwn ? [...unfit, actor.id] : unfit;
  const isBarred = isOwn || unfit.length === signers.length;
  const code: OrderFailureCode | undefined = !isBarred
    ? undefined
    : !partiesOf(stored).some(({ managerId }) => managerId !== null && signers.includes(managerId))
      ? 'notManager'
      : openOf(stored).some(({ managerId }) => managerId !== null && signers.includes(managerId))
        ? 'ownOrder'
        : 'agreedAlready';
  return { captured, code };
}

/** The same for a page that shows the button. */
export function agreementBarrier({ actor }: Pick<Context, 'actor'>, right: string, stored: StoredOrder) {
  if (actor.kind !== 'user') return null;
  return barrierFor(actor, right, stored, openOf(stored)).code ?? null;
}

/** The guard of agreeing and rejecting: only the managers of the two centres decide, or who stands in for them. */
export function agreeing(context: Context, stored: StoredOrder, does: 'agree' | 'reject'): DecidingContext {
  const { actor, operation } = context;
  const asked = does === 'agree' ? openOf(stored) : partiesOf(stored);
  const { captured, code } =
    actor.kind === 'user' ? barrierFor(actor, operation, stored, asked) : { captured: [], code: undefined };
  const stake = does === 'agree' ? orderStake(stored) : undefined;
  return deciding(context, captured, fail(code ?? 'notManager', 'forbidden'), stake);
}

/** For which centres the person of a decision signs. */
export function sidesOf({ actor }: Pick<Context, 'actor'>, stored: StoredOrder): readonly Party['side'][] {
  if (actor.kind !== 'user') return [];
  const signer = actor.onBehalfOf?.id ?? actor.id;
  return openOf(stored).flatMap(({ managerId, side }) => (managerId === signer ? [side] : []));
}

export function signedColumns({ actor, now }: Pick<Context, 'actor' | 'now'>, sides: readonly Party['side'][]) {
  return {
    ...(sides.includes('asking') && { asking_agreed_by: actor.name, asking_agreed_at: now }),
    ...(sides.includes('performing') && { performing_agreed_by: actor.name, performing_agreed_at: now }),
  };
}

/** What was agreed to is no longer what the order says. */
export const unsigned = {
  asking_agreed_by: '',
  asking_agreed_at: null,
  performing_agreed_by: '',
  performing_agreed_at: null,
} as const;

/** The event by which the person of a decision agrees: the last of the two centres approves. */
export function agreementEvent(decided: Pick<Context, 'actor'>, stored: StoredOrder): 'agree' | 'approve' {
  return sidesOf(decided, stored).length === openOf(stored).length ? 'approve' : 'agree';
}

/**
 * For which centre somebody agrees by asking: a manager who may decide on so much asks and agrees at once. Who manages both
 * centres does not, since nobody else would be left to look at it.
 */
export function bySubmitting({ actor }: Pick<Context, 'actor'>, stored: StoredOrder): readonly Party['side'][] {
  const right = authorisation('tripDirector', 'approveInternalOrder');
  if (stored.kind !== 'internal' || actor.kind !== 'user' || actor.token) return [];
  if (!actor.authorisations.has(right) || actor.lent?.has(right)) return [];
  if (isAboveLimit(actor, right, orderStake(stored))) return [];
  const own = partiesOf(stored).filter(({ managerId }) => managerId === actor.id);
  return own.length === 1 ? own.map(({ side }) => side) : [];
}
