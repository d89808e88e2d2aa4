import { sql } from 'kysely';
import type { Person, ProfileSet } from '#modules/base/access/people.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import { changeUser, inviteUser, type ChangedUser } from './save-user.ts';

const listedAtMost = 100;

/** The roles that people of one kind can be given, the usual one first. */
export async function profileSet({ db, partition }: Context, set: ProfileSet) {
  const rows = await db
    .selectFrom('role_profile')
    .select(['id', 'name', 'description', 'is_default', 'authorisations'])
    .where('partition', '=', partition)
    .where('profile_set', '=', set)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
  return {
    profileSet: set,
    profiles: rows.map((row) => ({
      profileId: row.id,
      profileName: row.name,
      description: row.description,
      isDefault: row.is_default,
      authorisations: row.authorisations,
    })),
  };
}

type CarrierUser = Omit<Person, 'userType' | 'companyId'> & { readonly haulwayUserId?: string | undefined };

/** One operation for both, as the specification has it: without an id somebody is invited. */
export function saveCarrierUser(context: Context, { haulwayUserId, ...given }: CarrierUser): Promise<ChangedUser> {
  const person = { ...given, userType: 'supplier', companyId: '' } as const;
  if (haulwayUserId === undefined) return inviteUser(context, person);
  const { email: _, ...changes } = person;
  return changeUser(context, { ...changes, haulwayUserId });
}

interface CarrierWithShippers {
  readonly keyIdentifier: string;
  readonly carrierName: string;
  readonly users: number;
  readonly shippers: string[];
}

/** The first suppliers of that name, and the customers whose loads their users see; one who sees all makes the list empty. */
export async function carriersWithShippers({ db, partition }: Context, search: string): Promise<CarrierWithShippers[]> {
  const { rows } = await sql<CarrierWithShippers>`
    select s.id as "keyIdentifier", s.registered_name as "carrierName", count(u.id)::int as users,
           case when bool_or(u.shippers = '{}') or count(u.id) = 0 then '{}'
                else array(select distinct seen.shipper from app_user o, unnest(o.shippers) seen (shipper)
                            where o.partition = s.partition and o.supplier_id = s.id and o.status <> ${literal<AccountState>('deactivated')} order by seen.shipper) end as shippers
      from supplier s left join app_user u on u.partition = s.partition and u.supplier_id = s.id and u.status <> ${literal<AccountState>('deactivated')}
     where s.partition = ${partition} and s.status <> 'deleted'
       and strpos(lower(s.registered_name), ${search.toLowerCase()}) > 0
     group by s.partition, s.id, s.registered_name order by s.registered_name limit ${listedAtMost}`.execute(db);
  return rows;
}
