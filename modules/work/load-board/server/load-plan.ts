import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import { reservedStates, unassignedStates } from '#modules/work/loads/status.ts';
import { literal, loadColumns, rowOf, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { loadBoardService } from '../contract.ts';

type Plan = z.input<(typeof loadBoardService)['operations']['getLoadPlan']['output']>;

/** More rows than these nobody reads on one screen. */
const [vehiclesAtMost, loadsAtMost, waitingAtMost] = [300, 1000, 100];
/** A trip that began longer ago and is done is not asked for: with days, its index is read no further back. */
const doneTripDays = 3;

/** Vehicles with what they carry between two moments: all of the own fleet, and those of suppliers that are at work then. */
export async function loadPlan(
  context: Context,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Plan> {
  const { db, partition } = context;
  const since = new Date(new Date(from).getTime() - doneTripDays * 86_400_000);
  const page = (condition: RawBuilder<unknown>, atMost: number) =>
    sql<StoredLoad>`select ${loadColumns} from load t where t.partition = ${partition} and ${condition}
      order by t.load_at, t.id limit ${sql.lit(atMost)}`.execute(db);
  const [open, done, waiting, counted] = await Promise.all([
    page(
      sql`t.status in (${literal(reservedStates)}) and t.vehicle_id is not null and t.load_at < ${until}
        and greatest(t.trip_until, t.eta, case when t.status = 'ASSIGNED' then t.load_at else ${context.now} end) >= ${from}`,
      loadsAtMost,
    ),
    page(
      sql`t.status in ('DELIVERED', 'CLOSED') and t.vehicle_id is not null
        and t.load_at >= ${since} and t.load_at < ${until} and coalesce(t.delivered_at, t.trip_until) >= ${from}`,
      loadsAtMost,
    ),
    page(sql`t.status in (${literal(unassignedStates)}) and t.vehicle_id is null`, waitingAtMost),
    sql<{ total: number }>`select count(*)::int as total from (select from load t where t.partition = ${partition}
      and t.status in (${literal(unassignedStates)}) limit 1001) c`.execute(db),
  ]);
  const loads = [...done.rows, ...open.rows];
  return {
    vehicles: await vehiclesOf(context, [...new Set(loads.flatMap(({ vehicle_id }) => vehicle_id ?? []))]),
    loads: loads.map((row) => rowOf(context, row)),
    unassigned: waiting.rows.map((row) => rowOf(context, row)),
    unassignedTotal: counted.rows[0]?.total ?? 0,
  };
}

async function vehiclesOf({ db, partition }: Context, atWork: readonly string[]): Promise<Plan['vehicles']> {
  const { rows } = await sql<Plan['vehicles'][number]>`
    select v.id, v.code as "registrationNumber", v.supplier_id as "supplierId", v.availability,
           coalesce((select e.name from equipment_type e where e.partition = v.partition and e.id = v.equipment_type_id), '') as "equipmentName",
           (select s.registered_name from supplier s where s.partition = v.partition and s.id = v.supplier_id) as "supplierName"
      from vehicle v
     where v.partition = ${partition}
       and (v.id = any (${atWork}::uuid[])
         or v.ownership <> 'supplier' and v.availability <> 'sold' and not v.kind = any (${[...trailerKinds]}::text[]))
     order by v.supplier_id is not null, v.code limit ${sql.lit(vehiclesAtMost)}`.execute(db);
  return rows;
}
