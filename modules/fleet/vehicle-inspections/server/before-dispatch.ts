import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { beforeListener, type Listener } from '#platform/server/listeners.ts';
import { orNotFound } from '#platform/server/records.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { type DayStanding, type DispatchRule, vehicleInspectionLife, type VehicleInspectionState } from '../status.ts';
import type { Combination } from './start.ts';
import './tables.ts';

const fail = failures<VehicleInspectionFailureCode>();
type Reader = Pick<Context, 'db' | 'partition'>;

/** A load as far as the inspection of its units depends on it. */
export interface InspectedLoad extends Combination {
  readonly companyId: string;
  readonly driverId: string | null;
  readonly registrationNumber: string;
}

/** The load, if own people drive a vehicle of the fleet with it and it has not left; undefined where nothing is asked. */
export async function loadToInspect({ db, partition }: Reader, loadId: string): Promise<InspectedLoad | undefined> {
  const { rows } = await sql<InspectedLoad & { readonly status: LoadState }>`
    select l.company_id as "companyId", l.vehicle_id as "vehicleId", l.trailer1_id as "trailer1Id", l.trailer2_id as "trailer2Id",
           l.driver_id as "driverId", v.code as "registrationNumber", l.status
      from load l join vehicle v on v.partition = l.partition and v.id = l.vehicle_id and v.ownership <> 'supplier'
     where l.partition = ${partition} and l.id = ${loadId} and l.is_own_fleet`.execute(db);
  const [load] = rows;
  return load && is(execution, load.status, 'driven') && load.status !== 'IN_TRANSIT' ? load : undefined;
}

export interface OfDay {
  readonly id: string;
  readonly eventNo: string;
  readonly state: VehicleInspectionState;
}

/**
 * The newest inspection before a trip of exactly these units on the day of the company: one that counts, else the one that was
 * opened or failed last.
 */
export async function newestOfDay(
  { db, partition, timeZone, today }: Context,
  { vehicleId, trailer1Id, trailer2Id }: Combination,
): Promise<OfDay | undefined> {
  const pulled = [trailer1Id, trailer2Id].filter((id) => id !== null).toSorted();
  const { rows } = await sql<OfDay>`
    select t.id, t.event_no as "eventNo", t.state from vehicle_inspection t
     where t.partition = ${partition} and t.vehicle_id = ${vehicleId} and t.kind = 'preTrip'
       and case when t.finished_at is null then t.due_on else (t.finished_at at time zone ${timeZone})::date end = ${today}::date
       and array(select unnest(array_remove(array[t.trailer1_id, t.trailer2_id], null)) order by 1) = ${pulled}::uuid[]
     order by t.state = any (${[...vehicleInspectionLife.sets.good]}::text[]) desc, t.created_at desc, t.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export function standingOf(newest: OfDay | undefined): DayStanding {
  if (!newest) return 'missing';
  if (is(vehicleInspectionLife, newest.state, 'good')) return 'done';
  return newest.state === 'FAILED' ? 'failed' : 'open';
}

/** How a load stands to the inspection of its day, and what its company does about it. */
export async function inspectionOfLoad(context: Context, { loadId }: { readonly loadId: string }) {
  const { db, partition } = context;
  const known = await db
    .selectFrom('load')
    .select('company_id')
    .where('partition', '=', partition)
    .where('id', '=', loadId)
    .executeTakeFirst();
  const beforeDispatch = await dispatchRuleOf(context, orNotFound(known).company_id);
  const load = await loadToInspect(context, loadId);
  if (!load) return { standing: 'notAsked' as const, id: null, eventNo: '', beforeDispatch };
  const newest = await newestOfDay(context, load);
  return { standing: standingOf(newest), id: newest?.id ?? null, eventNo: newest?.eventNo ?? '', beforeDispatch };
}

/** What a company has set; it warns where it has set nothing. */
async function dispatchRuleOf({ db, partition }: Reader, companyId: string): Promise<DispatchRule> {
  const row = await db
    .selectFrom('vehicle_inspection_setting')
    .select('before_dispatch')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.before_dispatch ?? 'warn';
}

/** The setting of the caller's company. */
export async function readSetting(context: Context) {
  const { id } = await bookCompany(context, null);
  return { beforeDispatch: await dispatchRuleOf(context, id) };
}

/** Sets what a dispatch without the inspection of the day does from now on. */
export async function saveSetting(context: Context, { beforeDispatch }: { readonly beforeDispatch: DispatchRule }) {
  const { db, partition, actor } = context;
  const { id } = await bookCompany(context, null);
  const before = { beforeDispatch: await dispatchRuleOf(context, id) };
  const columns = { before_dispatch: beforeDispatch, updated_by: actor.name };
  await db
    .insertInto('vehicle_inspection_setting')
    .values({ partition, company_id: id, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'company_id'])
        .doUpdateSet({ ...columns, updated_at: sql`now()`, version: sql`vehicle_inspection_setting.version + 1` }),
    )
    .execute();
  await context.audit({
    noun: 'vehicleInspectionSetting',
    recordId: id,
    event: 'changed',
    before,
    after: { beforeDispatch },
  });
  return { beforeDispatch };
}

/** Where the company refuses, a truck of its own is not dispatched without the inspection of the day. */
async function refuseUninspected(context: Context, { loadId }: { readonly loadId: string }): Promise<void> {
  const load = await loadToInspect(context, loadId);
  if (!load || (await dispatchRuleOf(context, load.companyId)) === 'warn') return;
  if (standingOf(await newestOfDay(context, load)) !== 'done')
    throw fail('inspectionOfDayMissing', 'rule', { vehicle: load.registrationNumber });
}

export const inspectionListeners: readonly Listener[] = [
  beforeListener('load.dispatched', 'ask-for-inspection-of-the-day', refuseUninspected),
];
