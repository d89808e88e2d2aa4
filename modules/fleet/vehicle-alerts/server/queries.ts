import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

export type Reader = Pick<Context, 'db' | 'partition'>;

/** An alert with what people call its vehicle, its driver and its load. */
export type StoredAlert = Selectable<Tables['vehicle_alert']> & {
  readonly vehicle: string | null;
  readonly driver: string | null;
  readonly load_number: string | null;
};

/** What a row of the list is made of; the table is `t`. */
export const alertColumns = sql`t.*,
  (select v.code from vehicle v where v.partition = t.partition and v.id = t.vehicle_id) as vehicle,
  (select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.driver_id) as driver,
  (select l.load_number from load l where l.partition = t.partition and l.id = t.load_id) as load_number`;

/** An alert; undefined where the caller has none with this id. */
export async function findAlert({ db, partition }: Reader, id: string): Promise<StoredAlert | undefined> {
  const { rows } = await sql<StoredAlert>`
    select ${alertColumns} from vehicle_alert t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** What some alerts have taken under them, the gravest first. */
export async function childrenOf(
  { db, partition }: Reader,
  parents: readonly string[],
): Promise<readonly StoredAlert[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql<StoredAlert>`
    select ${alertColumns} from vehicle_alert t
     where t.partition = ${partition} and t.parent_id = any (${parents}::uuid[]) and t.ended_at is null
     order by t.since, t.id`.execute(db);
  return rows;
}
