import { sql } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { carrierNamesIn } from '../rights.ts';
import './tables.ts';

/** A person of a company, to be written to. */
export interface Colleague {
  /** How they are addressed. */
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The same, as a choice and in lists. */
export interface KnownColleague extends Colleague {
  readonly id: string;
  readonly fullName: string;
}

/** Active people of a company who hold one of these rights; neither people of others nor those whose view is limited to suppliers. */
export async function colleaguesWith(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
  rights: readonly string[],
): Promise<KnownColleague[]> {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'surname', 'account', 'language'])
    .select(sql<string[]>`session_authorisations(partition, id)`.as('authorisations'))
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .where('user_type', 'not in', ['supplier', 'customer'])
    .orderBy('account')
    .execute();
  return people
    .filter(({ authorisations }) => authorisations.some((right) => rights.includes(right)))
    .filter(({ authorisations }) => carrierNamesIn(authorisations) === undefined)
    .map(({ id, name, surname, account, language }) => ({
      id,
      name,
      fullName: `${name} ${surname}`,
      email: account,
      language,
    }));
}
