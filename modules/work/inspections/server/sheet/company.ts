import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';

type Reading = Pick<Context, 'db' | 'partition'>;

/** The name, place and telephone of a company, as paper shows them. */
export async function companyLine({ db, partition }: Reading, id: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' · ', name, nullif(address ->> 'city', ''), nullif(telephone, '')) as line
      from company where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0]?.line ?? '';
}

export async function timeZoneOf({ db, partition }: Reading, id: string): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('time_zone')
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return company.time_zone;
}
