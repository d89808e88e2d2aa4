import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { ownRights } from '#modules/base/access/server/index.ts';
import type { Deputy } from '../contract.ts';
import type { ApprovalKind } from '../policy.ts';
import { decider, rightTo, type Queues } from './queues.ts';
import './tables.ts';

const offeredAtMost = 20;

/** The kinds that somebody with these rights decides and may hand over, in the order of the queues. */
export function kindsDecided(own: ReadonlySet<string>, queues: Queues): ApprovalKind[] {
  const decided = queues.filter(
    ({ isDelegable, decides }) => isDelegable && decides.some((each) => own.has(rightTo(each))),
  );
  return [...new Set(decided.map(({ kind }) => kind))];
}

/** Of the kinds that the lender decides those of which the deputy may already do everything, without the hand-over. */
export function kindsCovered(lender: ReadonlySet<string>, deputy: ReadonlySet<string>, queues: Queues): ApprovalKind[] {
  const beyond = queues
    .filter(({ isDelegable }) => isDelegable)
    .filter(({ decides }) => decides.map(rightTo).some((right) => lender.has(right) && !deputy.has(right)))
    .map(({ kind }) => kind);
  return kindsDecided(lender, queues).filter((kind) => !beyond.includes(kind));
}

/**
 * What the caller can hand over, and the active colleagues of the same company: first those who decide themselves, then by
 * name. A supplier's own users decide nothing, and are not among them.
 */
export async function delegationOptions(
  context: Context,
  queues: Queues,
  search: string,
): Promise<{ kinds: ApprovalKind[]; colleagues: Deputy[] }> {
  const pattern = likePattern(search);
  let matching = colleagues(context);
  if (pattern) matching = matching.where(sql<boolean>`u.search like lower(${pattern})`);
  const deciding = [...new Set(queues.filter(({ isDelegable }) => isDelegable).flatMap(({ decides }) => decides))];
  const rows = await matching
    .select(
      sql<string[]>`coalesce((select array_agg(p.name order by p.name) from user_profile up
        join role_profile p on p.partition = up.partition and p.id = up.profile_id
        where up.partition = u.partition and up.user_id = u.id), '{}')`.as('roles'),
    )
    .orderBy(sql`not session_authorisations(u.partition, u.id) && ${deciding.map(rightTo)}::text[]`)
    .orderBy('u.surname')
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(offeredAtMost)
    .execute();
  const own = new Set(ownRights(decider(context)));
  return {
    kinds: kindsDecided(own, queues),
    colleagues: rows.map(({ rights, ...row }) => ({ ...row, decides: kindsCovered(own, new Set(rights), queues) })),
  };
}

/** The colleague to whom the caller would hand over, with the rights of their own roles. */
export async function colleagueFor(context: Context, userId: string) {
  return colleagues(context).where('u.id', '=', userId).executeTakeFirst();
}

function colleagues(context: Context) {
  const { id, companyId } = decider(context);
  return context.db
    .selectFrom('app_user as u')
    .select([
      'u.id as userId',
      sql<string>`u.name || ' ' || u.surname`.as('name'),
      sql<string[]>`session_authorisations(u.partition, u.id)`.as('rights'),
    ])
    .where('u.partition', '=', context.partition)
    .where('u.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .where('u.user_type', 'in', ['staff', 'companyMaster'])
    .where('u.id', '<>', id);
}
