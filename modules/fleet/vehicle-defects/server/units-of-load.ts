import { sql } from 'kysely';
import { is, type StateOf } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { vehicleAvailability } from '#modules/parties/vehicles/contract.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import { openDefects } from './queries.ts';
import { nameOf } from './records.ts';

interface Unit {
  readonly load_id: string;
  readonly id: string;
  readonly code: string;
  readonly status: LoadState;
}

/** Units of our own on loads that have not left, which are out of service, with the critical defects that say why. */
export async function unitsOutOfService(context: Context, { loadIds }: { readonly loadIds: readonly string[] }) {
  const { db, partition, language } = context;
  const { rows } = await sql<Unit>`
    select l.id as load_id, v.id, v.code, l.status from load l
      join vehicle v on v.partition = l.partition and v.id in (l.vehicle_id, l.trailer1_id, l.trailer2_id)
     where l.partition = ${partition} and l.id = any (${loadIds}::uuid[]) and v.ownership <> 'supplier'
       and v.availability = ${literal<StateOf<typeof vehicleAvailability>>('outOfService')} order by l.id, v.id <> l.vehicle_id, v.code`.execute(
    db,
  );
  const units = rows.filter(({ status }) => is(execution, status, 'driven') && status !== 'IN_TRANSIT');
  if (units.length === 0) return [];
  const defects = (await openDefects(context, [...new Set(units.map(({ id }) => id))])).filter(
    ({ severity }) => severity === 'critical',
  );
  return units.map(({ load_id, id, code }) => ({
    loadId: load_id,
    unitId: id,
    registrationNumber: code,
    defects: defects
      .filter(({ unit_id }) => unit_id === id)
      .map((each) => ({ id: each.id, defectNo: each.defect_no, name: nameOf(each, language) })),
  }));
}
