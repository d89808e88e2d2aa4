import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import './tables.ts';

/** As the trail names it. */
export const inspectionNoun = 'inspection';

type Reading = Pick<Context, 'db' | 'partition'>;

/** An inspection with what its load and vehicles are called. */
export type StoredInspection = Selectable<Tables['inspection']> & {
  readonly load_number: string | null;
  readonly load_status: LoadState | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
  readonly registration_number: string | null;
  readonly trailer1_reg_number: string | null;
  readonly trailer2_reg_number: string | null;
  readonly driver_name: string | null;
  readonly is_present: boolean | null;
};

const plate = (id: string) =>
  sql`(select v.code from vehicle v where v.partition = t.partition and v.id = t.${sql.ref(id)})`;

/** What a row of the list is made of; the table is `t`. */
export const inspectionColumns: RawBuilder<unknown> = sql`t.*, l.load_number, l.load_status, l.origin, l.destination,
  l.customer_id, l.customer_name, l.supplier_id, l.supplier_name, l.is_present,
  ${plate('vehicle_id')} as registration_number, ${plate('trailer1_id')} as trailer1_reg_number,
  ${plate('trailer2_id')} as trailer2_reg_number,
  (select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.driver_id) as driver_name`;

/** Whether an inspection is of the vehicle and trailers that a load has now: only such a one counts. */
export const ofPresentVehicles: RawBuilder<boolean> = sql`(l.vehicle_id = t.vehicle_id
  and l.trailer1_id is not distinct from t.trailer1_id and l.trailer2_id is not distinct from t.trailer2_id)`;

/** The load of an inspection `t`, joined to it. */
export const inspectionLoad: RawBuilder<unknown> = sql`left join lateral (
  select l.load_number, l.status as load_status, l.origin, l.destination, l.customer_id, l.supplier_id,
    ${ofPresentVehicles} as is_present,
    (select c.registered_name from customer c where c.partition = l.partition and c.id = l.customer_id) as customer_name,
    (select u.registered_name from supplier u where u.partition = l.partition and u.id = l.supplier_id) as supplier_name
    from load l where l.partition = t.partition and l.id = t.load_id) l on true`;

/** An inspection; undefined where the caller has none with this id. */
export async function findInspection({ db, partition }: Reading, id: string): Promise<StoredInspection | undefined> {
  const { rows } = await sql<StoredInspection>`
    select ${inspectionColumns} from inspection t ${inspectionLoad} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export interface StoredInspectionFile {
  readonly item: string;
  readonly blob_name: string | null;
}

/** The photos and the signature of an inspection, in the order in which they were named. */
export async function inspectionFiles({ db, partition }: Reading, id: string): Promise<StoredInspectionFile[]> {
  return db
    .selectFrom('inspection_file')
    .select(['item', 'blob_name'])
    .where('partition', '=', partition)
    .where('inspection_id', '=', id)
    .orderBy('id')
    .execute();
}
