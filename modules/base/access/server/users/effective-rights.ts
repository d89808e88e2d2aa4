import type { z } from 'zod';
import { carrierFilterPrefix } from '#modules/base/access/rights.ts';
import type { heldRight } from '#modules/base/access/user-contract.ts';
import type { HistoryEntry } from '#platform/history.ts';
import type { Context } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { authorisationsOf } from '../administrators.ts';
import { getUser } from './queries.ts';

/**
 * What somebody may do, and why: each right with the roles that give it. A right that a role gives and that is not in force
 * (the role asks for a second factor first) says so. The binding to a supplier is a right without a role.
 */
export async function effectiveRights(context: Context, userId: string): Promise<z.input<typeof heldRight>[]> {
  const { db, partition } = context;
  const user = await getUser(context, userId);
  const roles = await db
    .selectFrom('user_profile as up')
    .innerJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
    )
    .select(['p.name', 'p.authorisations'])
    .where('up.partition', '=', partition)
    .where('up.user_id', '=', userId)
    .orderBy('p.name')
    .execute();
  const because = new Map<string, string[]>();
  for (const { name, authorisations } of roles)
    for (const right of authorisations) because.set(right, [...(because.get(right) ?? []), name]);
  if (user.carrier_name !== null) because.set(carrierFilterPrefix + user.carrier_name, []);
  const inForce = new Set(await authorisationsOf(context, userId));
  return [...because]
    .map(([right, names]) => ({ authorisation: right, because: names, active: inForce.has(right) }))
    .sort((a, b) => a.authorisation.localeCompare(b.authorisation));
}

/** What happened to somebody's account, newest first. */
export async function userHistory(context: Context, userId: string): Promise<HistoryEntry[]> {
  await getUser(context, userId);
  return recordHistory(context, 'user', userId);
}
