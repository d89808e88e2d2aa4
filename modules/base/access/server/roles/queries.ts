import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Db } from '#platform/server/database.ts';
import type { Context } from '#platform/server/implement.ts';
import { record } from '#platform/server/records.ts';
import type { roleRow, roleService } from '#modules/base/access/role-contract.ts';
import { noLimits, scopeNames, scopeOf, type ScopeNames } from './scopes.ts';
import '../tables.ts';

const fail = failures<FailureCode>();

/** Roles with the number of people who hold them and can sign in. */
function selectRoles(db: Db, partition: string) {
  return db
    .selectFrom('role_profile as p')
    .select([
      'p.id',
      'p.version',
      'p.profile_set',
      'p.name',
      'p.description',
      'p.is_default',
      'p.requires_second_factor',
      'p.authorisations',
      'p.record_scope',
      'p.amount_limits',
      'p.updated_at',
      'p.updated_by',
    ])
    .select((eb) =>
      eb
        .selectFrom('user_profile as up')
        .innerJoin('app_user as u', (join) =>
          join.onRef('u.partition', '=', 'up.partition').onRef('u.id', '=', 'up.user_id'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('up.partition', '=', 'p.partition')
        .whereRef('up.profile_id', '=', 'p.id')
        .where('u.status', '=', 'active')
        .as('users'),
    )
    .where('p.partition', '=', partition);
}

export type StoredRole = Awaited<ReturnType<ReturnType<typeof selectRoles>['executeTakeFirstOrThrow']>>;

export function rowOf(role: StoredRole, names: ScopeNames = {}): z.input<typeof roleRow> {
  return {
    profileId: role.id,
    lockId: String(role.version),
    profileName: role.name,
    profileSet: role.profile_set,
    description: role.description,
    isDefault: role.is_default,
    requiresSecondFactor: role.requires_second_factor,
    authorisations: role.authorisations,
    recordScope: scopeOf(role.record_scope),
    amountLimits: { ...noLimits, ...role.amount_limits },
    scopeNames: names,
    users: role.users ?? 0,
    updatedAt: role.updated_at.toISOString(),
    updatedBy: role.updated_by,
  };
}

const sortColumns = {
  profileName: 'lower(p.name)',
  profileSet: 'p.profile_set',
  users: 'users',
  updatedAt: 'p.updated_at',
} as const;

type Query = z.output<(typeof roleService)['operations']['getUserRoles']['input']>;

export async function listRoles({ db, partition }: Context, query: Query) {
  let matching = selectRoles(db, partition);
  if (query.profileSet) matching = matching.where('p.profile_set', '=', query.profileSet);
  const search = query.search.toLowerCase();
  if (search !== '')
    matching = matching.where(sql<boolean>`strpos(lower(p.name || ' ' || p.description), ${search}) > 0`);
  const direction = query.descending ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy(sql.raw(`${sortColumns[query.sort]} ${direction}, p.id ${direction}`))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    db
      .selectFrom(
        matching
          .clearSelect()
          .select(sql`1`.as('one'))
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map((role) => rowOf(role)), total, totalIsCapped: false };
}

/** The role, or `notFound`. */
export async function getRole({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string): Promise<StoredRole> {
  const role = await selectRoles(db, partition).where('p.id', '=', id).executeTakeFirst();
  if (!role) throw fail('notFound', 'notFound');
  return role;
}

/** The role, with the names of what it is limited to. */
export async function roleRecord(context: Context, id: string): Promise<z.input<typeof roleRow>> {
  const role = await getRole(context, id);
  return rowOf(role, await scopeNames(context, role.record_scope));
}

const roles = record({
  noun: 'role',
  table: 'role_profile',
  channels: [],
  find: (context: Context, id: string): Promise<StoredRole | undefined> => getRole(context, id),
  show: (_, role) => rowOf(role),
});

/** The role, held until the transaction ends. A call that states no version changes only what its name says. */
export function roleToChange(context: Context, id: string): Promise<StoredRole> {
  return context.lockId === null ? roles.lock(context, id) : roles.toChange(context, id);
}
