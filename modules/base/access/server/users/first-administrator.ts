import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { account } from '#modules/base/access/status.ts';
import { findAccount } from '../accounts.ts';
import { buildRole } from '../builders.ts';
import { sendInvitation } from './invitations.ts';
import { auditedUser, getUser } from './queries.ts';

export interface FirstAdministrator {
  readonly companyId: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly language: Language;
  /** Of the role that they get: every right there is. */
  readonly authorisations: readonly string[];
}

/**
 * The person with whom a partition begins: nobody is there yet who could invite them. They set their password by the link of
 * a mail, and invite everybody else. Answers undefined where the address has an account already, in whatever partition.
 */
export async function inviteFirstAdministrator(
  context: Context,
  { companyId, name, surname, email, language, authorisations }: FirstAdministrator,
): Promise<string | undefined> {
  const { db, partition } = context;
  if (await findAccount(context, email)) return undefined;
  const roleId = await buildRole(db, partition, { name: 'administrator', authorisations });
  const { id } = await db
    .insertInto('app_user')
    .values({
      partition,
      account: email,
      name,
      surname,
      company_id: companyId,
      language,
      user_role: 'staff',
      status: account.initial,
      invited_at: context.now,
      updated_by: context.actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_profile').values({ partition, user_id: id, profile_id: roleId }).execute();
  const user = await getUser(context, id);
  await sendInvitation(context, user);
  await context.audit({ noun: 'user', recordId: id, event: 'invited', after: auditedUser(user) });
  return id;
}
