import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { AccountState } from '#modules/base/access/status.ts';

const fail = failures<FailureCode>();

interface Wanted {
  readonly search: string;
  readonly id?: string | undefined;
  readonly atMost: number;
}
interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Active people of the caller's company, by their names. Users of suppliers, drivers and machines are not among them. */
export async function findManagers(context: Context, { search, id, atMost }: Wanted): Promise<Person[]> {
  refuseWhenLimited(context);
  const { db, partition, actor, operation } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: operation });
  const pattern = likePattern(search);
  const { rows } = await sql<Person>`
    select id, name || ' ' || surname as name, account as email from app_user
     where partition = ${partition} and company_id = ${actor.companyId} and status = ${literal<AccountState>('active')} and supplier_id is null
       and user_type in ('staff', 'companyMaster')
       ${id === undefined ? sql`` : sql`and id = ${id}`}
       ${pattern ? sql`and search_key(name || ' ' || surname || ' ' || account) like search_key(${pattern})` : sql``}
     order by name, surname, account limit ${atMost}`.execute(db);
  return rows;
}
