import { sql } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { carrierNamesIn } from '../rights.ts';
import './tables.ts';

/** A person of a company, to be written to. */
export interface Colleague {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Active people of a company who hold one of these rights. Whose view is limited to suppliers is not among them. */
export async function colleaguesWith(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
  rights: readonly string[],
): Promise<Colleague[]> {
  const people = await db
    .selectFrom('app_user')
    .select(['name', 'account', 'language'])
    .select(sql<string[]>`session_authorisations(partition, id)`.as('authorisations'))
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .orderBy('account')
    .execute();
  return people
    .filter(({ authorisations }) => authorisations.some((right) => rights.includes(right)))
    .filter(({ authorisations }) => carrierNamesIn(authorisations) === undefined)
    .map(({ name, account, language }) => ({ name, email: account, language }));
}
