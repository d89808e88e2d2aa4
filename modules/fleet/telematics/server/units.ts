import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { TelematicsUnit, telematicsService } from '../contract.ts';
import type { TelematicsFailureCode } from '../messages/failures/index.ts';
import type { ProposalKind } from '../status.ts';
import { readCsv } from './csv.ts';
import { keepPoints } from './keep-points.ts';
import { findAccount } from './queries.ts';

type Operations = (typeof telematicsService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

interface UnitRow {
  readonly account_id: string;
  readonly account_name: string;
  readonly unit_id: string;
  readonly registration: string;
  readonly label: string;
  readonly vehicle_id: string | null;
  readonly vehicle: string | null;
  readonly proposed_id: string | null;
  readonly proposed: string | null;
  readonly confirmed_by: string;
  readonly fix_at: Date | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly speed_kmh: string | null;
  readonly wrong_clocks: number;
  readonly odometer_doubt: string;
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** Units with their vehicles; of those without one, the vehicle whose plate stands in their registration or their name. */
async function unitsWhere({ db, partition }: Context, condition: RawBuilder<unknown>): Promise<TelematicsUnit[]> {
  const plate = (column: RawBuilder<unknown>) => sql`regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')`;
  const { rows } = await sql<UnitRow>`
    select u.*, a.name as account_name, v.code as vehicle, p.id as proposed_id, p.code as proposed
      from telematics_unit u
      join telematics_account a on a.partition = u.partition and a.id = u.account_id
      left join vehicle v on v.partition = u.partition and v.id = u.vehicle_id
      left join lateral (
        select w.id, w.code from vehicle w
         where w.partition = u.partition and u.vehicle_id is null and w.is_active and length(w.code) >= 5
           and (w.code = ${plate(sql`u.registration`)} or strpos(${plate(sql`u.label`)}, w.code) > 0)
         order by w.code = ${plate(sql`u.registration`)} desc, w.code limit 1) p on true
     where u.partition = ${partition} and ${condition}
     order by a.name, u.registration, u.unit_id limit 2000`.execute(db);
  return rows.map((row) => ({
    accountId: row.account_id,
    accountName: row.account_name,
    unitId: row.unit_id,
    registration: row.registration,
    label: row.label,
    vehicleId: row.vehicle_id,
    vehicle: row.vehicle ?? '',
    proposedVehicleId: row.proposed_id,
    proposedVehicle: row.proposed ?? '',
    confirmedBy: row.confirmed_by,
    fixAt: row.fix_at?.toISOString() ?? null,
    latitude: numberOf(row.latitude),
    longitude: numberOf(row.longitude),
    speedKmh: numberOf(row.speed_kmh),
    wrongClocks: row.wrong_clocks,
    odometerDoubt: row.odometer_doubt,
  }));
}

export async function listUnits(context: Context, { accountId, vehicleId }: Input<'getTelematicsUnits'>) {
  refuseWhenScoped(context);
  return unitsWhere(
    context,
    sql`(${accountId ?? null}::uuid is null or u.account_id = ${accountId ?? null})
      and (${vehicleId ?? null}::uuid is null or u.vehicle_id = ${vehicleId ?? null})`,
  );
}

/** A person says which vehicle a unit is on, from now on. */
export async function confirmUnit(context: Context, { accountId, unitId, vehicleId }: Input<'confirmTelematicsUnit'>) {
  refuseWhenScoped(context);
  const { db, partition, now, actor } = context;
  if (vehicleId !== null) {
    const { rows } = await sql`select from vehicle where partition = ${partition} and id = ${vehicleId}`.execute(db);
    if (rows.length === 0) throw invalidFields({ vehicleId: { code: 'notAnOption' } });
  }
  const changed = await db
    .updateTable('telematics_unit')
    .set({
      vehicle_id: vehicleId,
      confirmed_by: vehicleId === null ? '' : actor.name,
      confirmed_at: vehicleId === null ? null : now,
    })
    .where('partition', '=', partition)
    .where('account_id', '=', accountId)
    .where('unit_id', '=', unitId)
    .returning('unit_id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if ((error as { constraint?: string }).constraint !== 'telematics_unit_of_vehicle') throw error;
      throw invalidFields({ vehicleId: { code: 'vehicleHasUnit' satisfies TelematicsFailureCode } });
    });
  orNotFound(changed);
  await context.audit({
    noun: 'telematicsAccount',
    recordId: accountId,
    event: 'unitConfirmed',
    after: { unit: unitId, vehicle: vehicleId ?? '' },
  });
  await context.publish('telematics', 'unitConfirmed', accountId);
  const [unit] = await unitsWhere(context, sql`u.account_id = ${accountId} and u.unit_id = ${unitId}`);
  return orNotFound(unit);
}

/** Keeps the positions of a file; the same file brings nothing twice. */
export async function takeFile(context: Context, { accountId, content }: Input<'postTelematicsFile'>) {
  refuseWhenScoped(context);
  const account = orNotFound(await findAccount(context, accountId));
  const read = readCsv(content, account.time_zone, context.now);
  if (!read || account.provider !== 'csv')
    throw invalidFields({ content: { code: 'notPositions' satisfies TelematicsFailureCode } });
  const kept = await keepPoints(context, { accountId, points: read.points, events: read.events });
  return { ...kept, unread: read.unread.slice(0, 1000) };
}

const longestTrackDays = 7;

/** Where a vehicle was, in the order of the fixes. */
export async function readTrack(context: Context, { vehicleId, from, until }: Input<'getVehicleTrack'>) {
  refuseWhenScoped(context);
  const { db, partition } = context;
  if (Date.parse(until) - Date.parse(from) > longestTrackDays * 86_400_000)
    throw invalidFields({
      until: { code: 'trackTooLong' satisfies TelematicsFailureCode, details: { days: longestTrackDays } },
    });
  const rows = await db
    .selectFrom('vehicle_position')
    .select(['fix_at', 'latitude', 'longitude', 'speed_kmh', 'odometer_km'])
    .where('partition', '=', partition)
    .where('vehicle_id', '=', vehicleId)
    .where('fix_at', '>=', new Date(from))
    .where('fix_at', '<=', new Date(until))
    .orderBy('fix_at')
    .orderBy('event_id')
    .limit(20_000)
    .execute();
  return rows.map((row) => ({
    fixAt: row.fix_at.toISOString(),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    speedKmh: numberOf(row.speed_kmh),
    odometerKm: numberOf(row.odometer_km),
  }));
}

/** What positions show and nobody has told yet. */
export async function listProposals(context: Context, { loadId }: Input<'getStopProposals'>) {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { rows } = await sql<Proposal>`
    select p.id, p.load_id, l.load_number, p.stop_id, coalesce(o.name, s.address) as place, v.code as vehicle, p.kind, p.at
      from stop_proposal p
      join load l on l.partition = p.partition and l.id = p.load_id and l.status in ${setOf(execution, 'moving')}
      join stop s on s.partition = p.partition and s.id = p.stop_id
      join vehicle v on v.partition = p.partition and v.id = p.vehicle_id
      left join location o on o.partition = s.partition and o.id = s.stop_location_id
     where p.partition = ${partition} and p.dismissed_at is null
       and case p.kind when 'arrived' then s.arrived_at is null else s.departed_at is null end
       and (${loadId ?? null}::uuid is null or p.load_id = ${loadId ?? null})
     order by p.at desc limit 500`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    loadId: row.load_id,
    loadNumber: row.load_number,
    stopId: row.stop_id,
    place: row.place,
    vehicle: row.vehicle,
    kind: row.kind,
    at: row.at.toISOString(),
  }));
}

interface Proposal {
  readonly id: string;
  readonly load_id: string;
  readonly load_number: string;
  readonly stop_id: string;
  readonly place: string;
  readonly vehicle: string;
  readonly kind: ProposalKind;
  readonly at: Date;
}

export async function dismissProposal(context: Context, { id }: Input<'dismissStopProposal'>) {
  refuseWhenScoped(context);
  const { db, partition, now, actor } = context;
  const dismissed = await db
    .updateTable('stop_proposal')
    .set({ dismissed_at: now, dismissed_by: actor.name })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .returning(['id', 'load_id', 'kind'])
    .executeTakeFirst();
  const { load_id, kind } = orNotFound(dismissed);
  await context.audit({ noun: 'load', recordId: load_id, event: 'proposalDismissed', after: { kind } });
  await context.publish('telematics', 'dismissed', id);
  return { id };
}
