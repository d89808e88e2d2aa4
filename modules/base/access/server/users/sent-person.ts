import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Person, type PersonSent, profileSetOf } from '#modules/base/access/people.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import { isAtWork } from '#modules/base/access/status.ts';
import type { userService } from '#modules/base/access/user-contract.ts';
import { deactivateUser, inviteAgain, unlockUser } from './account-states.ts';
import { getUser, roleNames, type StoredUser } from './queries.ts';
import { type ChangedUser, changeUser, inviteUser } from './save-user.ts';

const fail = failures<FailureCode | AccessFailureCode>();

type Sent<Fields> = Omit<PersonSent, 'email' | 'active'> & Fields;
type Complete<Fields> = Omit<Person, 'email'> & Omit<Fields, 'role' | 'company'>;

/**
 * A person as it is kept: the company and the roles by their ids, and what was left out. Names that say what is on file
 * anyway count for nothing, so that ids which were changed beside them do.
 */
async function completed<Fields>(
  context: Context,
  { role, company, ...sent }: Sent<Fields>,
  stored?: StoredUser,
): Promise<Complete<Fields>> {
  const isNewRole = role !== '' && role !== (stored && roleNames(stored));
  const isNewCompany = company !== '' && company !== stored?.company_name && company !== stored?.company_trade_name;
  const held = stored?.profiles.map(({ profileId }) => profileId) ?? [];
  const namesIds = sent.profileIds !== undefined && sent.profileIds.join() !== held.join();
  const profileIds =
    isNewRole && !namesIds
      ? await rolesNamed(context, sent.userType, role)
      : (sent.profileIds ?? (await usualRole(context, sent.userType)));
  const person = {
    ...sent,
    language: sent.language ?? context.language,
    profileIds,
    ...(isNewCompany && { companyId: await companyNamed(context, company) }),
  };
  return person as unknown as Complete<Fields>;
}

/** Changes somebody, and whether they can sign in, for whoever may do that as well. */
export async function changeSent(
  context: Context,
  { active, ...sent }: Omit<PersonSent, 'email'> & { readonly haulwayUserId: string },
): Promise<ChangedUser> {
  const stored = await getUser(context, sent.haulwayUserId);
  const changed = await changeUser(context, await completed(context, sent, stored));
  if (active === undefined || active === isAtWork(stored.status)) return changed;
  const [right, step] = !active
    ? (['deleteUser', deactivateUser] as const)
    : stored.status === 'locked'
      ? (['unlockUser', unlockUser] as const)
      : (['sendUserInvitation', inviteAgain] as const);
  const authorisation = `tripDirector.${right satisfies keyof typeof userService.operations}`;
  if (context.actor.kind !== 'user' || !context.actor.authorisations.has(authorisation))
    throw fail('forbidden', 'forbidden', { authorisation });
  // The change before was the one that the caller's version was for.
  return step({ ...context, lockId: null }, stored.id);
}

/** Invites somebody. They are active once they have set a password, so that nobody can be invited as inactive. */
export async function inviteSent(
  context: Context,
  given: PersonSent & { readonly haulwayUserId?: '' | null | undefined },
): Promise<ChangedUser> {
  const { active, haulwayUserId: _, ...sent } = given;
  if (active === false) throw refused('active', 'notAnOption');
  return inviteUser(context, await completed(context, sent));
}

async function rolesNamed({ db, partition }: Context, userType: Person['userType'], role: string): Promise<string[]> {
  const names = [...new Set(role.split(',').map((name) => name.trim().toLowerCase()))].filter(Boolean);
  const rows = await db
    .selectFrom('role_profile')
    .select('id')
    .where('partition', '=', partition)
    .where('profile_set', '=', profileSetOf(userType))
    .where(({ fn, eb }) => eb(fn<string>('lower', ['name']), 'in', names))
    .execute();
  if (rows.length !== names.length) throw refused('role', 'notAnOption');
  return rows.map(({ id }) => id);
}

/** The role that is offered first; where there is none, the caller must say which. */
async function usualRole({ db, partition }: Context, userType: Person['userType']): Promise<string[]> {
  const row = await db
    .selectFrom('role_profile')
    .select('id')
    .where('partition', '=', partition)
    .where('profile_set', '=', profileSetOf(userType))
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (!row) throw refused('profileIds', 'roleRequired');
  return [row.id];
}

async function companyNamed({ db, partition }: Context, name: string): Promise<string> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where((where) => where.or([where('name', '=', name), where('trade_name', '=', name)]))
    .orderBy('is_client', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!row) throw refused('company', 'notAnOption');
  return row.id;
}

function refused(path: string, code: FailureCode | AccessFailureCode) {
  return invalidFields({ [path]: { code } });
}
