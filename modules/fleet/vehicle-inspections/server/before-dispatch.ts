import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { beforeListener, type Listener } from '#platform/server/listeners.ts';
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

/** The loads that own people drive with a vehicle of the fleet and that have not left; nothing is asked of the others. */
async function loadsToInspect(
  { db, partition }: Reader,
  loadIds: readonly string[],
): Promise<ReadonlyMap<string, InspectedLoad>> {
  const { rows } = await sql<InspectedLoad & { readonly id: string; readonly status: LoadState }>`
    select l.id, l.company_id as "companyId", l.vehicle_id as "vehicleId", l.trailer1_id as "trailer1Id", l.trailer2_id as "trailer2Id",
           l.driver_id as "driverId", v.code as "registrationNumber", l.status
      from load l join vehicle v on v.partition = l.partition and v.id = l.vehicle_id and v.ownership <> 'supplier'
     where l.partition = ${partition} and l.id = any (${loadIds}::uuid[]) and l.is_own_fleet`.execute(db);
  const waiting = rows.filter(({ status }) => is(execution, status, 'driven') && status !== 'IN_TRANSIT');
  return new Map(waiting.map(({ id, ...load }) => [id, load]));
}

/** One of them; undefined where nothing is asked. */
export async function loadToInspect(reader: Reader, loadId: string): Promise<InspectedLoad | undefined> {
  return (await loadsToInspect(reader, [loadId])).get(loadId);
}

export interface OfDay {
  readonly id: string;
  readonly eventNo: string;
  readonly state: VehicleInspectionState;
}

/**
 * The newest inspection before a trip of exactly the units of each combination on the day of the company, in their order: one
 * that counts, else the one that was opened or failed last; undefined where there is none.
 */
async function newestOfDays(
  { db, partition, timeZone, today }: Context,
  combinations: readonly Combination[],
): Promise<readonly (OfDay | undefined)[]> {
  if (combinations.length === 0) return [];
  const asked = combinations.map(({ vehicleId, trailer1Id, trailer2Id }, place) => ({
    place,
    vehicle: vehicleId,
    pulled: [trailer1Id, trailer2Id].filter((id) => id !== null).toSorted(),
  }));
  const { rows } = await sql<OfDay & { readonly place: number }>`
    select distinct on (c.place) c.place, t.id, t.event_no as "eventNo", t.state
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) c (place int, vehicle uuid, pulled jsonb)
      join vehicle_inspection t on t.partition = ${partition} and t.vehicle_id = c.vehicle and t.kind = 'preTrip'
       and case when t.finished_at is null then t.due_on else (t.finished_at at time zone ${timeZone})::date end = ${today}::date
       and to_jsonb(array(select unnest(array_remove(array[t.trailer1_id, t.trailer2_id], null)) order by 1)) = c.pulled
     order by c.place, t.state = any (${[...vehicleInspectionLife.sets.good]}::text[]) desc, t.created_at desc, t.id desc`.execute(
    db,
  );
  const found = new Map(rows.map(({ place, ...newest }) => [place, newest]));
  return asked.map(({ place }) => found.get(place));
}

/** The newest inspection of one combination. */
export async function newestOfDay(context: Context, combination: Combination): Promise<OfDay | undefined> {
  return (await newestOfDays(context, [combination]))[0];
}

export function standingOf(newest: OfDay | undefined): DayStanding {
  if (!newest) return 'missing';
  if (is(vehicleInspectionLife, newest.state, 'good')) return 'done';
  return newest.state === 'FAILED' ? 'failed' : 'open';
}

/** How loads stand to the inspection of their day, and what their companies do about it; whoever sends many asks as for one. */
export async function inspectionOfLoads(context: Context, { loadIds }: { readonly loadIds: readonly string[] }) {
  const { db, partition } = context;
  const known = await db
    .selectFrom('load')
    .leftJoin('vehicle_inspection_setting as s', (join) =>
      join.onRef('s.partition', '=', 'load.partition').onRef('s.company_id', '=', 'load.company_id'),
    )
    .select(['load.id', 's.before_dispatch'])
    .where('load.partition', '=', partition)
    .where('load.id', 'in', [...loadIds])
    .orderBy('load.id')
    .execute();
  const asked = await loadsToInspect(context, loadIds);
  const ids = [...asked.keys()];
  const newest = await newestOfDays(context, [...asked.values()]);
  return known.map(({ id: loadId, before_dispatch }) => {
    const beforeDispatch = before_dispatch ?? usualRule;
    const load = asked.get(loadId);
    if (!load)
      return {
        loadId,
        standing: 'notAsked' as const,
        registrationNumber: '',
        id: null,
        eventNo: '',
        beforeDispatch,
      };
    const ofDay = newest[ids.indexOf(loadId)];
    return {
      loadId,
      standing: standingOf(ofDay),
      registrationNumber: load.registrationNumber,
      id: ofDay?.id ?? null,
      eventNo: ofDay?.eventNo ?? '',
      beforeDispatch,
    };
  });
}

/** Of a company that has set nothing. */
const usualRule: DispatchRule = 'warn';

/** What a company has set; it warns where it has set nothing. */
async function dispatchRuleOf({ db, partition }: Reader, companyId: string): Promise<DispatchRule> {
  const row = await db
    .selectFrom('vehicle_inspection_setting')
    .select('before_dispatch')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.before_dispatch ?? usualRule;
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
