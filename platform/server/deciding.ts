import { highest, lowest } from '../calculations.ts';
import { failures, type Failure } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { type Cents, wireOf } from '../money.ts';
import { authorisation } from '../operation.ts';
import type { Actor, Context, Principal, RoleLimits, UserActor } from './implement.ts';

const fail = failures<FailureCode>();

/** A call by which somebody decides; what it writes carries the names of both where one stands in for another. */
export interface DecidingContext extends Context {
  readonly actor: UserActor;
}

/** What a decision gives away, for roles that decide up to an amount. */
export interface Stake {
  /** The kind of approval, as roles and the inbox name it. */
  readonly kind: string;
  readonly amount: Cents;
}

/**
 * Four eyes, for every operation that decides: whoever captured the record, or changed it since it was last approved, does
 * not decide it; neither does somebody who stands in for them. Throws `refusal`, or answers the context to go on with.
 * Where an amount is at stake, it must be within the limit of the roles that give the right (`aboveLimit`).
 *
 * The right that counts is that of `context.operation`. A person who has it themselves decides for themselves; one to whom
 * it was handed over decides for the first colleague who did not capture the record, and within that colleague's limit.
 */
export function deciding(
  context: Context,
  capturedBy: readonly (string | null)[],
  refusal: Failure,
  stake?: Stake,
): DecidingContext {
  const { actor, operation } = context;
  if (actor.kind === 'user' && actor.token) throw fail('notByToken', 'forbidden');
  if (actor.kind !== 'user' || isBarred(actor, operation, capturedBy)) throw refusal;
  const lenders = lendersOf(actor, operation, capturedBy);
  if (!lenders) {
    refuseAbove(limitFor(actor.limits, operation, stake?.kind), stake);
    return { ...context, actor };
  }
  const limits = lenders.map((lender) => limitOf(lender, operation, stake?.kind));
  const within = limits.findIndex((limit) => !exceeds(stake, limit));
  if (within === -1) refuseAbove(widest(limits), stake);
  return actor.onBehalfOf ? { ...context, actor } : standingIn(context, actor, lenders[within]!);
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

/**
 * Up to which amount in rand somebody decides approvals of a kind by a right, their own or lent; undefined for no limit. Of several
 * roles the one that reaches furthest counts, and only those that give the right.
 */
export function decisionLimit(
  actor: Pick<UserActor, 'limits' | 'lent'>,
  right: string,
  kind: string,
): Cents | undefined {
  const lenders = actor.lent?.get(right);
  if (!lenders) return limitFor(actor.limits, right, kind);
  return widest(lenders.map((lender) => limitOf(lender, right, kind)));
}

/** Whether what is at stake is more than somebody decides by a right. */
export function isAboveLimit(actor: Actor, right: string, stake: Stake | undefined): boolean {
  return actor.kind === 'user' && stake !== undefined && exceeds(stake, decisionLimit(actor, right, stake.kind));
}

/** What a colleague may decide themselves, and no more of it than they handed over. */
function limitOf({ limits, limit }: Principal, right: string, kind: string | undefined): Cents | undefined {
  const own = limitFor(limits, right, kind);
  if (kind === undefined || limit === undefined) return own;
  return own === undefined ? limit : lowest(own, limit);
}

function limitFor(
  roles: readonly RoleLimits[] | undefined,
  right: string,
  kind: string | undefined,
): Cents | undefined {
  if (kind === undefined) return undefined;
  const giving = (roles ?? []).filter(({ authorisations }) => authorisations.includes(right));
  return widest(giving.map((role) => role.limits[kind]));
}

/** The highest of several limits; undefined, which is no limit, where one of them is, or where there are none. */
function widest(limits: readonly (Cents | undefined)[]): Cents | undefined {
  const [first, ...rest] = limits.filter((limit) => limit !== undefined);
  return first === undefined || rest.length + 1 < limits.length ? undefined : highest(first, ...rest);
}

function exceeds(stake: Stake | undefined, limit: Cents | undefined): boolean {
  return stake !== undefined && limit !== undefined && stake.amount > limit;
}

function refuseAbove(limit: Cents | undefined, stake: Stake | undefined): void {
  if (exceeds(stake, limit)) throw fail('aboveLimit', 'rule', { limit: wireOf(limit!), kind: stake!.kind });
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
  const { audit, publish, publishAll, happened } = context.as(both);
  return { ...context, actor: both, audit, publish, publishAll, happened };
}
