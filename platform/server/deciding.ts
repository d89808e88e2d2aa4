import type { Failure } from '../failure.ts';
import { authorisation } from '../operation.ts';
import type { Actor, Context, Principal, UserActor } from './implement.ts';

/** A call by which somebody decides; what it writes carries the names of both where one stands in for another. */
export interface DecidingContext extends Context {
  readonly actor: UserActor;
}

/**
 * Four eyes, for every operation that decides: whoever captured the record, or changed it since it was last approved, does
 * not decide it; neither does somebody who stands in for them. Throws `refusal`, or answers the context to go on with.
 *
 * The right that counts is that of `context.operation`. A person who has it themselves decides for themselves; one to whom
 * it was handed over decides for the first colleague who did not capture the record.
 */
export function deciding(context: Context, capturedBy: readonly (string | null)[], refusal: Failure): DecidingContext {
  const { actor, operation } = context;
  if (actor.kind !== 'user' || isBarred(actor, operation, capturedBy)) throw refusal;
  const lenders = lendersOf(actor, operation, capturedBy);
  if (!lenders || actor.onBehalfOf) return { ...context, actor };
  const [principal] = lenders;
  return standingIn(context, actor, principal!);
}

/** Whether the person would be refused for what they, or those whose right they use, captured. */
export function isBarred(actor: Actor, right: string, capturedBy: readonly (string | null)[]): boolean {
  if (actor.kind !== 'user') return false;
  return capturedBy.includes(actor.id) || lendersOf(actor, right, capturedBy)?.length === 0;
}

/** The same for an operation of the service that everything but sign-in belongs to. */
export function isBarredFrom(actor: Actor, operation: string, capturedBy: readonly (string | null)[]): boolean {
  return isBarred(actor, authorisation('tripDirector', operation), capturedBy);
}

/** In whose place the actor may use the right here; undefined when it is their own. */
function lendersOf(
  { lent, onBehalfOf }: UserActor,
  right: string,
  capturedBy: readonly (string | null)[],
): readonly Principal[] | undefined {
  return lent
    ?.get(right)
    ?.filter(({ id }) => !capturedBy.includes(id) && (onBehalfOf === undefined || onBehalfOf.id === id));
}

/** `p.p.` (per procurationem) is how one signs for another, in every language of the product. */
function standingIn(context: Context, actor: UserActor, principal: Principal): DecidingContext {
  const both: UserActor = { ...actor, onBehalfOf: principal, name: `${actor.name} p.p. ${principal.name}` };
  const { audit, publish } = context.as(both);
  return { ...context, actor: both, audit, publish };
}
