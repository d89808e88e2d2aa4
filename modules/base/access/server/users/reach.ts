import type { z } from 'zod';
import { decidingRights, limitedKinds, scopedNouns } from '#modules/base/access/people.ts';
import type { reach } from '#modules/base/access/user-contract.ts';
import type { Context } from '#platform/server/implement.ts';
import { scopeNames, storedNames } from '../roles/scopes.ts';
import { getUser } from './queries.ts';

type Reach = z.input<typeof reach>;

/** To which records and up to which amounts somebody's roles reach together, and which of them say so. */
export async function userReach(context: Context, userId: string): Promise<Reach> {
  const { db, partition } = context;
  await getUser(context, userId);
  const roles = await db
    .selectFrom('user_profile as up')
    .innerJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
    )
    .select(['p.name', 'p.authorisations', 'p.record_scope', 'p.amount_limits'])
    .where('up.partition', '=', partition)
    .where('up.user_id', '=', userId)
    .orderBy('p.name')
    .execute();
  const scope: Reach['scope'] = [];
  for (const noun of scopedNouns) {
    const limiting = roles.filter(({ record_scope: stated }) => stated[storedNames[noun]] !== undefined);
    if (limiting.length === 0) continue;
    const named = await Promise.all(limiting.map(({ record_scope: stated }) => scopeNames(context, stated, [noun])));
    scope.push({
      noun,
      own: limiting.some(({ record_scope: stated }) => stated[storedNames[noun]]?.own),
      names: [...new Set(named.flatMap((names) => Object.values(names)))].sort((a, b) => a.localeCompare(b)),
      because: limiting.map(({ name }) => name),
    });
  }
  const limits: Reach['limits'] = limitedKinds.flatMap((kind) => {
    const granting = roles.filter(({ authorisations }) =>
      decidingRights[kind].some((right) => authorisations.includes(right)),
    );
    const amounts = granting.map(({ amount_limits: stated }) => stated[kind] ?? Infinity);
    const upTo = Math.max(...amounts);
    if (granting.length === 0 || upTo === Infinity) return [];
    return [{ kind, upTo, because: granting.filter((_, index) => amounts[index] === upTo).map(({ name }) => name) }];
  });
  return { scope, limits };
}
