import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { defectLife, type DefectState } from '../status.ts';
import './tables.ts';

/** As the trail names it. */
export const defectNoun = 'vehicleDefect';

type Reading = Pick<Context, 'db' | 'partition'>;

/** A defect with what its unit, inspection and order are called. */
export type StoredDefect = Selectable<Tables['vehicle_defect']> & {
  readonly registration_number: string;
  readonly unit_kind: string;
  readonly inspection_no: string | null;
  readonly order_number: string | null;
  readonly is_overdue: boolean;
};

/** What a row of the list is made of; the table is `t`. `today` is the day of the company. */
export const defectColumns = (
  today: string,
): RawBuilder<unknown> => sql`t.*, v.code as registration_number, v.kind as unit_kind,
  (select i.event_no from vehicle_inspection i where i.partition = t.partition and i.id = t.inspection_id) as inspection_no,
  (select o.order_number from company_order o where o.partition = t.partition and o.id = t.order_id) as order_number,
  (t.state = ${literal<DefectState>('DEFERRED')} and t.deferred_until < ${today}::date) as is_overdue`;

export const defectUnit: RawBuilder<unknown> = sql`join vehicle v on v.partition = t.partition and v.id = t.unit_id`;

/** A defect; undefined where the caller has none with this id. */
export async function findDefect({ db, partition, today }: Context, id: string): Promise<StoredDefect | undefined> {
  const { rows } = await sql<StoredDefect>`
    select ${defectColumns(today)} from vehicle_defect t ${defectUnit} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Whether a defect `t` counts still. */
export const isOpen: RawBuilder<unknown> = sql`t.state in ${setOf(defectLife, 'open')}`;

/** Defects of units that are open, the gravest and oldest first. */
export async function openDefects(
  { db, partition, today }: Context,
  unitIds: readonly string[],
): Promise<readonly StoredDefect[]> {
  const { rows } = await sql<StoredDefect>`
    select ${defectColumns(today)} from vehicle_defect t ${defectUnit}
     where t.partition = ${partition} and t.unit_id = any (${[...unitIds]}::uuid[]) and ${isOpen}
     order by array_position(array['critical', 'major', 'minor'], t.severity), t.found_at`.execute(db);
  return rows;
}

/** Drivers who have read of a defect, the latest first. */
export async function seenBy(
  { db, partition }: Reading,
  defectId: string,
): Promise<readonly Selectable<Tables['vehicle_defect_seen']>[]> {
  return db
    .selectFrom('vehicle_defect_seen')
    .selectAll()
    .where('partition', '=', partition)
    .where('defect_id', '=', defectId)
    .orderBy('seen_at', 'desc')
    .execute();
}
