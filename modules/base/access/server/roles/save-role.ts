import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import type { Role } from '#modules/base/access/people.ts';
import { declaredRights, isSpecial } from '#modules/base/access/rights.ts';
import { changeRights, type Reach, refuseForeignGrants } from '../administrators.ts';
import { checkScope, storedLimits, storedScope } from './scopes.ts';
import { getRole, roleToChange, rowOf, type StoredRole } from './queries.ts';

const fail = failures<FailureCode | AccessFailureCode>();

export interface SavedRole {
  readonly profileId: string;
  readonly lockId: string;
}

export function createRole(context: Context, role: Role): Promise<SavedRole> {
  const { db, partition } = context;
  return changeRights(context, async () => {
    await checkRole(context, role, undefined);
    refuseForeignGrants(context, role.authorisations, reachOf(role));
    const { id } = await db
      .insertInto('role_profile')
      .values({ ...columnsOf(context, role), partition })
      .returning('id')
      .executeTakeFirstOrThrow();
    return settle(context, id, 'created', undefined);
  });
}

/** A changed role is seen by the very next call of everybody who holds it (platform/server/sessions.ts). */
export function changeRole(
  context: Context,
  { profileId, ...role }: Role & { readonly profileId: string },
): Promise<SavedRole> {
  const { db, partition } = context;
  return changeRights(context, async () => {
    const before = await roleToChange(context, profileId);
    await checkRole(context, role, before);
    refuseForeignGrants(
      context,
      role.authorisations.filter((right) => !before.authorisations.includes(right)),
      reachOf(role),
    );
    await updateRow({ db, partition }, 'role_profile', profileId, {
      ...columnsOf(context, role),
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    });
    return settle(context, profileId, 'changed', before);
  });
}

/** Only a role that nobody holds: who still needs it would lose rights without a word. */
export function deleteRole(context: Context, profileId: string): Promise<{ profileId: string }> {
  const { db, partition } = context;
  return changeRights(context, async () => {
    const role = await roleToChange(context, profileId);
    const { held } = await db
      .selectFrom('user_profile')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('partition', '=', partition)
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    if (held > 0) throw fail('roleInUse', 'rule', { count: held });
    await db.deleteFrom('role_profile').where('partition', '=', partition).where('id', '=', profileId).execute();
    await context.audit({ noun: 'role', recordId: profileId, event: 'deleted', before: auditedRole(role) });
    await context.publish('roles', 'deleted', profileId);
    return { profileId };
  });
}

async function settle(
  context: Context,
  id: string,
  event: 'created' | 'changed',
  before: StoredRole | undefined,
): Promise<SavedRole> {
  const role = await getRole(context, id);
  await context.audit({
    noun: 'role',
    recordId: id,
    event,
    ...(before && { before: auditedRole(before) }),
    after: auditedRole(role),
  });
  await context.publish('roles', event, id, String(role.version));
  return { profileId: id, lockId: String(role.version) };
}

function reachOf({ recordScope, amountLimits }: Role): Reach {
  return { scope: storedScope(recordScope), limits: storedLimits(amountLimits) };
}

function columnsOf({ actor }: Context, role: Role) {
  return {
    name: role.profileName,
    description: role.description,
    profile_set: role.profileSet,
    is_default: role.isDefault,
    requires_second_factor: role.requiresSecondFactor,
    authorisations: [...new Set(role.authorisations)].sort(),
    record_scope: JSON.stringify(storedScope(role.recordScope)),
    amount_limits: JSON.stringify(storedLimits(role.amountLimits)),
    updated_by: actor.name,
  };
}

/**
 * Names are unique in a set, whatever their case; rights must exist. One that an older version declared stays where it
 * already is, because taking it away is a decision too. A new default takes the place of the one before.
 */
async function checkRole(context: Context, role: Role, before: StoredRole | undefined): Promise<void> {
  const { app, db, partition } = context;
  const sameName = await db
    .selectFrom('role_profile')
    .select('id')
    .where('partition', '=', partition)
    .where('profile_set', '=', role.profileSet)
    .where(sql<boolean>`lower(name) = lower(${role.profileName})`)
    .where('id', '<>', before?.id ?? nobody)
    .executeTakeFirst();
  if (sameName) throw fail('roleNameTaken', 'invalid', {}, { profileName: { code: 'roleNameTaken' } });
  const known = new Set([
    ...declaredRights(app.services).map((right) => right.authorisation),
    ...(before?.authorisations ?? []),
  ]);
  const unknown = role.authorisations.find((right) => !known.has(right) && !isSpecial(right));
  if (unknown !== undefined) {
    const problem = { code: 'unknownRight', details: { authorisation: unknown } } as const;
    throw fail('unknownRight', 'invalid', problem.details, { authorisations: problem });
  }
  if (before && before.profile_set !== role.profileSet && (before.users ?? 0) > 0)
    throw fail('roleInUse', 'rule', { count: before.users ?? 0 });
  await checkScope(context, role, before?.record_scope ?? {});
  if (role.isDefault)
    await db
      .updateTable('role_profile')
      .set({ is_default: false, version: sql<number>`version + 1` })
      .where('partition', '=', partition)
      .where('profile_set', '=', role.profileSet)
      .where('is_default', '=', true)
      .where('id', '<>', before?.id ?? nobody)
      .execute();
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** For the trail: rights by name, so that it says which came and which went. */
function auditedRole(role: StoredRole): Readonly<Record<string, unknown>> {
  const {
    profileId: _,
    lockId: __,
    users: ___,
    updatedAt: ____,
    updatedBy: _____,
    scopeNames: ______,
    ...fields
  } = rowOf(role);
  const { authorisations, ...rest } = fields;
  return { ...rest, rights: Object.fromEntries(authorisations.map((right) => [right, true])) };
}
