import { sql } from 'kysely';
import { rightsChannel } from '#platform/envelope.ts';
import { Failure, failures } from '#platform/failure.ts';
import { centsOfWire } from '#platform/money.ts';
import { decisionLimit } from '#platform/server/deciding.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { AccessFailureCode } from '../messages/failures/index.ts';
import { administratorRight, carrierNamesIn, isSpecial } from '../rights.ts';
import type { StoredLimits, StoredScope } from './tables.ts';

const fail = failures<AccessFailureCode>();

/** What somebody may do as the database has it now, inside the transaction too. */
export async function authorisationsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ all: string[] }>`select session_authorisations(${partition}, ${userId}) as all`.execute(
    db,
  );
  return rows[0]?.all ?? [];
}

/** The rights that somebody holds through their own roles: what colleagues handed over is not theirs to give. */
export function ownRights({ authorisations, lent }: UserActor): string[] {
  return [...authorisations].filter((right) => !lent?.has(right));
}

/** The rights that colleagues who are away have handed over to somebody. */
export async function lentRights(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{
    all: string[];
  }>`select authorisations as all from session_lent(${partition}, ${userId})`.execute(db);
  return rows.flatMap(({ all }) => all);
}

/** Ids of the people who can sign in and change roles. Those of `companyId` count even if it is not active. */
export async function administrators(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { companyId }: { readonly companyId?: string } = {},
): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user as u')
    .innerJoin('user_profile as up', (join) =>
      join.onRef('up.partition', '=', 'u.partition').onRef('up.user_id', '=', 'u.id'),
    )
    .innerJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
    )
    // Nobody signs in for a company that is not active.
    .innerJoin('company as c', (join) =>
      join
        .onRef('c.partition', '=', 'u.partition')
        .onRef('c.id', '=', 'u.company_id')
        .on(sql<boolean>`(c.is_active or c.id = ${companyId ?? null}::uuid)`),
    )
    .select('u.id')
    .distinct()
    .where('u.partition', '=', partition)
    .where('u.status', '=', 'active')
    .where(sql<boolean>`p.authorisations @> array[${administratorRight}]`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Runs a change of people, roles or who can sign in, and refuses it when it leaves nobody who can change roles, or takes rights from the
 * person who makes it. One at a time in a partition: two administrators who remove each other must not both succeed.
 * Everybody's desk then reads its rights again.
 */
export async function changeRights<T>(context: Context, task: () => Promise<T>): Promise<T> {
  const { actor } = context;
  await lockRights(context);
  const before = await administrators(context);
  const result = await task();
  if (before.length > 0 && (await administrators(context)).length === 0) throw fail('lastAdministrator', 'rule');
  if (actor.kind === 'user') {
    const left = new Set(await authorisationsOf(context, actor.id));
    if (ownRights(actor).some((right) => !left.has(right))) throw fail('ownRights', 'rule');
  }
  await context.publish(rightsChannel, 'changed', actor.kind === 'user' ? actor.id : '');
  return result;
}

/** Holds every other change of who may do what in the partition until this transaction ends. */
export async function lockRights({ db, partition }: Pick<Context, 'db' | 'partition'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rights/${partition}`}, 2))`.execute(db);
}

/** How far a role reaches. */
export interface Reach {
  readonly scope: StoredScope;
  readonly limits: StoredLimits;
}

/**
 * Nobody gives what they do not have, unless they may change roles and could give it to themselves. Who is limited to some
 * records or amounts makes and gives no role that reaches further.
 */
export function refuseForeignGrants(
  { actor }: Pick<Context, 'actor'>,
  granted: readonly string[],
  ...reaches: readonly Reach[]
): void {
  if (actor.kind !== 'user') throw fail('grantsMoreThanOwn', 'rule');
  const own = new Set(ownRights(actor));
  if (own.has(administratorRight)) return;
  const foreign = granted.find((right) => !isSpecial(right) && !own.has(right));
  if (foreign !== undefined) throw fail('grantsMoreThanOwn', 'rule', { authorisation: foreign });
  if (reaches.some((reach) => reachesBeyond(actor, granted, reach)) || leavesSuppliers(actor, granted))
    throw fail('reachesFurtherThanOwn', 'rule');
}

/** Who is limited to suppliers by their rights gives no role without that limit. */
function leavesSuppliers({ authorisations }: UserActor, granted: readonly string[]): boolean {
  const own = carrierNamesIn(authorisations);
  const given = carrierNamesIn(granted);
  return own !== undefined && !given?.every((name) => own.includes(name));
}

function reachesBeyond(actor: UserActor, granted: readonly string[], { scope, limits }: Reach): boolean {
  const {
    user: _,
    kind,
    ...own
  } = (actor.scope === undefined ? {} : JSON.parse(actor.scope)) as Record<string, unknown>;
  const beyondScope = Object.entries(own as StoredScope).some(([noun, held]) => {
    // A carrierFilter is given on by its name, which `leavesSuppliers` asks about.
    if (kind === 'filter' && noun === 'supplier') return false;
    const given = scope[noun];
    return !given || (given.own && !held.own) || given.ids.some((id) => !held.ids.includes(id));
  });
  const kinds = new Set((actor.limits ?? []).flatMap((role) => Object.keys(role.limits)));
  const beyondAmount = [...kinds].some((kind) =>
    granted.some((right) => {
      const held = decisionLimit(actor, right, kind);
      const given = limits[kind];
      return held !== undefined && (given === undefined || centsOfWire(given) > held);
    }),
  );
  return beyondScope || beyondAmount;
}

/**
 * Nobody changes, locks out or signs out somebody who may do more than they, unless they may change roles: it would be a way to
 * rights, or to silence those who have them. What counts are the person's roles, whether they work at the moment or not.
 */
export async function refuseGreater(context: Context, userId: string): Promise<void> {
  if ((await standingOf(context, userId)) === 'greater') throw fail('holdsMoreThanOwn', 'rule');
}

export async function standingOf(
  context: Pick<Context, 'actor' | 'db' | 'partition'>,
  userId: string,
): Promise<'own' | 'greater' | 'other'> {
  const { actor, db, partition } = context;
  if (actor.kind !== 'user') return 'other';
  if (actor.id === userId) return 'own';
  if (new Set(ownRights(actor)).has(administratorRight)) return 'other';
  const roles = await db
    .selectFrom('user_profile as up')
    .innerJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
    )
    .select(['p.authorisations', 'p.record_scope', 'p.amount_limits'])
    .where('up.partition', '=', partition)
    .where('up.user_id', '=', userId)
    .execute();
  try {
    for (const { authorisations, record_scope: scope, amount_limits: limits } of roles)
      refuseForeignGrants({ actor }, authorisations, { scope, limits });
    return 'other';
  } catch (error) {
    if (error instanceof Failure) return 'greater';
    throw error;
  }
}

/** For what nobody may do to their own account: it would lock them out of the way back. */
export function refuseOwnAccount({ actor }: Context, userId: string): void {
  if (actor.kind === 'user' && actor.id === userId) throw fail('ownAccount', 'rule');
}
