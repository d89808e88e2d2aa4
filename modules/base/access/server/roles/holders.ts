import { sql } from 'kysely';
import type { AccountState } from '#modules/base/access/status.ts';
import type { Context } from '#platform/server/implement.ts';

interface Holder {
  readonly haulwayUserId: string;
  readonly name: string;
  readonly email: string;
  readonly status: AccountState;
  readonly because: string[];
}

const holdersAtMost = 1000;

/** Who has a right, and through which roles; people who have left are not among them. */
export async function holdersOf({ db, partition }: Context, right: string): Promise<Holder[]> {
  const rows = await db
    .selectFrom('app_user as u')
    .innerJoin('user_profile as up', (join) =>
      join.onRef('up.partition', '=', 'u.partition').onRef('up.user_id', '=', 'u.id'),
    )
    .innerJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
    )
    .select(['u.id', 'u.name', 'u.surname', 'u.account', 'u.status'])
    .select(sql<string[]>`array_agg(p.name order by p.name)`.as('because'))
    .where('u.partition', '=', partition)
    .where('u.status', '<>', 'deactivated')
    .where(sql<boolean>`p.authorisations @> array[${right}]`)
    .groupBy(['u.id', 'u.name', 'u.surname', 'u.account', 'u.status'])
    .orderBy(sql`lower(u.surname), lower(u.name)`)
    .limit(holdersAtMost)
    .execute();
  return rows.map(({ id, name, surname, account, status, because }) => ({
    haulwayUserId: id,
    name: `${name} ${surname}`,
    email: account,
    status,
    because,
  }));
}
