import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { checkPhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { profileSetOf, type Person } from '#modules/base/access/people.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import { account, type AccountState } from '#modules/base/access/status.ts';
import { changeRights, refuseForeignGrants, refuseGreater } from '../administrators.ts';
import { findAccount } from '../accounts.ts';
import { sendInvitation } from './invitations.ts';
import { auditedUser, getUser, userToChange, type StoredUser } from './queries.ts';

const fail = failures<FailureCode | AccessFailureCode>();

export interface ChangedUser {
  readonly haulwayUserId: string;
  readonly lockId: string;
  readonly status: AccountState;
}

export function changedUser({ id, version, status }: StoredUser): ChangedUser {
  return { haulwayUserId: id, lockId: String(version), status };
}

/** Invites somebody: the account is there at once, the password is theirs to set. */
export function inviteUser(context: Context, person: Person): Promise<ChangedUser> {
  const { db, partition, actor } = context;
  return changeRights(context, async () => {
    const values = await checkedPerson(context, person, []);
    if (await findAccount(context, person.email))
      throw fail('accountTaken', 'invalid', {}, { email: { code: 'accountTaken' } });
    const { id } = await db
      .insertInto('app_user')
      .values({
        ...values,
        partition,
        account: person.email,
        user_role: person.userType.toLowerCase(),
        status: account.initial,
        invited_at: context.now,
        updated_by: actor.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeProfiles(context, id, person.profileIds);
    const user = await getUser(context, id);
    await sendInvitation(context, user);
    await context.audit({ noun: 'user', recordId: id, event: 'invited', after: auditedUser(user) });
    await context.publish('users', 'invited', id, String(user.version));
    return changedUser(user);
  });
}

/** Changes somebody. The address stays: it is who they are, here and in the trail. */
export function changeUser(
  context: Context,
  { haulwayUserId, ...person }: Omit<Person, 'email'> & { readonly haulwayUserId: string },
): Promise<ChangedUser> {
  const { db, partition } = context;
  return changeRights(context, async () => {
    const before = await userToChange(context, haulwayUserId);
    await refuseGreater(context, haulwayUserId);
    const values = await checkedPerson(
      context,
      person,
      before.profiles.map(({ profileId }) => profileId),
    );
    await updateRow({ db, partition }, 'app_user', haulwayUserId, { ...values, ...nextVersion(context.actor.name) });
    await writeProfiles(context, haulwayUserId, person.profileIds);
    const user = await getUser(context, haulwayUserId);
    await context.audit({
      noun: 'user',
      recordId: haulwayUserId,
      event: 'changed',
      before: auditedUser(before),
      after: auditedUser(user),
    });
    await context.publish('users', 'changed', haulwayUserId, String(user.version));
    return changedUser(user);
  });
}

/** The columns of a person, once everything they name was found to exist, to fit together, and to be the caller's to give. */
async function checkedPerson(context: Context, person: Omit<Person, 'email'>, heldProfiles: readonly string[]) {
  const { db, partition, actor } = context;
  const { userType, keyIdentifier } = person;
  const phone = checkPhone(person.phone);
  const problem = phone.findings.find(({ level }) => level === 'E');
  if (problem) throw invalid('phone', problem.code as FailureCode);
  if ((userType === 'supplier') !== (keyIdentifier !== ''))
    throw invalid('keyIdentifier', keyIdentifier === '' ? 'required' : 'supplierNotExpected');
  if (keyIdentifier !== '') {
    const supplier = await db
      .selectFrom('supplier')
      .select('id')
      .where('partition', '=', partition)
      .where('id', '=', keyIdentifier)
      .where('status', '<>', 'deleted')
      .executeTakeFirst();
    if (!supplier) throw invalid('keyIdentifier', 'notAnOption');
  }
  const companyId = person.companyId || (actor.kind === 'user' ? actor.companyId : '');
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) throw invalid('companyId', 'notAnOption');
  await checkProfiles(context, person, heldProfiles);
  return {
    name: person.name,
    surname: person.surname,
    phone: phone.normalised,
    language: person.language,
    user_type: userType,
    company_id: companyId,
    supplier_id: keyIdentifier || null,
    ...(await customersOf(context, person, companyId)),
  };
}

/**
 * The customers that somebody is bound to, by id, so that a name which is used again opens nothing. A customer's own people
 * have at least one; a supplier's people who have names of customers see the loads of those alone.
 */
async function customersOf(
  { db, partition }: Context,
  { userType, shippers }: Pick<Person, 'userType' | 'shippers'>,
  companyId: string,
): Promise<{ readonly shippers: string[]; readonly customer_ids: string[] }> {
  const stated = [...new Set(shippers)];
  if (!['supplier', 'customer'].includes(userType) || (userType === 'supplier' && stated.length === 0))
    return { shippers: [], customer_ids: [] };
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, registered_name as name from customer
     where partition = ${partition} and company_id = ${companyId} and is_live
       and (registered_name = any (${stated}::text[]) or id::text = any (${stated}::text[]))`.execute(db);
  const names = new Map(found.flatMap(({ id, name }) => [[id, name] as const, [name, name] as const]));
  if (userType === 'customer' && (stated.length === 0 || stated.some((each) => !names.has(each))))
    throw invalid('shippers', stated.length === 0 ? 'required' : 'notAnOption');
  return {
    shippers: [...new Set(stated.map((each) => names.get(each) ?? each))],
    customer_ids: found.map(({ id }) => id).sort(),
  };
}

/** Roles come from the set of the person's kind; only those that are new are given, and must be the caller's to give. */
async function checkProfiles(
  context: Context,
  { profileIds, userType }: Pick<Person, 'profileIds' | 'userType'>,
  held: readonly string[],
): Promise<void> {
  const { db, partition } = context;
  const wanted = [...new Set(profileIds)];
  const found = await db
    .selectFrom('role_profile')
    .select(['id', 'authorisations', 'record_scope', 'amount_limits'])
    .where('partition', '=', partition)
    .where('id', 'in', wanted)
    .where('profile_set', '=', profileSetOf(userType))
    .execute();
  if (found.length !== wanted.length) throw invalid('profileIds', 'notAnOption');
  for (const { id, authorisations, record_scope: scope, amount_limits: limits } of found)
    if (!held.includes(id)) refuseForeignGrants(context, authorisations, { scope, limits });
}

async function writeProfiles({ db, partition }: Context, userId: string, profileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('user_profile').where('partition', '=', partition).where('user_id', '=', userId).execute();
  await db
    .insertInto('user_profile')
    .values([...new Set(profileIds)].map((profile_id) => ({ partition, user_id: userId, profile_id })))
    .execute();
}

function invalid(path: string, code: FailureCode | AccessFailureCode) {
  return invalidFields({ [path]: { code } });
}
