import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** As the trail names it. */
export const inspectionNoun = 'vehicleInspection';

type Reading = Pick<Context, 'db' | 'partition'>;

/** An inspection with what its units and driver are called. */
export type StoredInspection = Selectable<Tables['vehicle_inspection']> & {
  readonly registration_number: string;
  readonly trailer1_reg_number: string | null;
  readonly trailer2_reg_number: string | null;
  readonly driver_name: string | null;
  readonly answered_count: number;
  readonly failed_count: number;
  readonly photos_to_come: number;
};
export type StoredAnswer = Selectable<Tables['vehicle_inspection_answer']>;

const plate = (id: string) =>
  sql`(select v.code from vehicle v where v.partition = t.partition and v.id = t.${sql.ref(id)})`;
const answers = (condition: RawBuilder<unknown>) =>
  sql`(select count(*)::int from vehicle_inspection_answer a where a.partition = t.partition and a.inspection_id = t.id ${condition})`;

/** What a row of the list is made of; the table is `t`. */
export const inspectionColumns: RawBuilder<unknown> = sql`t.*,
  ${plate('vehicle_id')} as registration_number, ${plate('trailer1_id')} as trailer1_reg_number, ${plate('trailer2_id')} as trailer2_reg_number,
  (select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.driver_id) as driver_name,
  ${answers(sql``)} as answered_count, ${answers(sql`and a.result = 'fail'`)} as failed_count,
  (select count(*)::int from vehicle_inspection_photo p where p.partition = t.partition and p.inspection_id = t.id and p.blob_name is null) as photos_to_come`;

/** An inspection; undefined where the caller has none with this id. */
export async function findInspection({ db, partition }: Reading, id: string): Promise<StoredInspection | undefined> {
  const { rows } = await sql<StoredInspection>`
    select ${inspectionColumns} from vehicle_inspection t where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The answers of an inspection. */
export async function answersOf({ db, partition }: Reading, id: string): Promise<readonly StoredAnswer[]> {
  return db
    .selectFrom('vehicle_inspection_answer')
    .selectAll()
    .where('partition', '=', partition)
    .where('inspection_id', '=', id)
    .execute();
}

/** The photos of an inspection, in the order in which they were named. */
export async function photosOf(
  { db, partition }: Reading,
  id: string,
): Promise<readonly { readonly unit_id: string; readonly code: string; readonly blob_name: string | null }[]> {
  return db
    .selectFrom('vehicle_inspection_photo')
    .select(['unit_id', 'code', 'blob_name'])
    .where('partition', '=', partition)
    .where('inspection_id', '=', id)
    .orderBy('id')
    .execute();
}

export interface UnitRow {
  readonly id: string;
  readonly code: string;
  readonly kind: string;
  readonly availability: string;
  readonly odometer: number | null;
  readonly updated_at: Date;
}

/** Vehicles and trailers in the order of their ids as given; those that the caller cannot see are left out. */
export async function unitsOf(
  { db, partition }: Reading,
  ids: readonly (string | null)[],
): Promise<readonly UnitRow[]> {
  const given = ids.filter((id) => id !== null);
  const { rows } = await sql<UnitRow>`
    select id, code, kind, availability, odometer::float8, updated_at from vehicle
     where partition = ${partition} and id = any (${given}::uuid[])`.execute(db);
  return given.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

interface Measured {
  readonly unit_id: string;
  readonly code: string;
  readonly value: number;
  readonly has_property: boolean;
  readonly at: Date;
}

/** What other inspections have measured last on these units. */
export async function lastMeasured(
  { db, partition }: Reading,
  unitIds: readonly string[],
  exceptId: string,
): Promise<readonly Measured[]> {
  const { rows } = await sql<Measured>`
    select distinct on (a.unit_id, a.code) a.unit_id, a.code, a.value::float8 as value, a.has_property, a.answered_at as at
      from vehicle_inspection_answer a
     where a.partition = ${partition} and a.unit_id = any (${[...unitIds]}::uuid[]) and a.inspection_id <> ${exceptId}
       and a.value is not null
     order by a.unit_id, a.code, a.answered_at desc`.execute(db);
  return rows;
}
