import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { UserDetails } from '../contract.ts';
import type { AccountRow } from './tables.ts';

const fail = failures<FailureCode>();

/** The account with this address, in whatever partition it is. */
export async function findAccount({ app }: Pick<Context, 'app'>, account: string): Promise<AccountRow | undefined> {
  const { rows } = await app.database.lookups.query<AccountRow>('select * from account_find($1)', [
    account.toLowerCase(),
  ]);
  return rows[0];
}

/** The account of the person who calls. */
export async function accountOf(context: Context): Promise<AccountRow> {
  const found = context.actor.kind === 'user' ? await findAccount(context, context.actor.account) : undefined;
  if (!found) throw fail('sessionEnded', 'ended');
  return found;
}

/** What a person is told of themselves. */
export function personDetails(found: AccountRow, isSecondFactorRequired: boolean): UserDetails {
  return {
    haulwayUserId: found.id,
    email: found.account,
    name: found.name,
    surname: found.surname,
    userType: found.user_type,
    role: found.user_role,
    language: found.language,
    phone: found.phone,
    secondFactor: found.second_factor_at ? 'set' : isSecondFactorRequired ? 'required' : 'none',
  };
}
