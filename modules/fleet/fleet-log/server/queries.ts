import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { fleetLogLine } from '../contract.ts';
import type { LineFlag } from '../fields.ts';
import { fleetLogLife } from '../status.ts';
import './tables.ts';

/** A line with the names that it is shown with. */
export type StoredLine = Selectable<Tables['fleet_log_line']> & {
  readonly registration_number: string | null;
  readonly load_number: string | null;
  readonly driver_name: string | null;
  readonly photos: readonly string[];
};

type Reader = Pick<Context, 'db' | 'partition'>;

export const lineColumns: RawBuilder<unknown> = sql`t.*,
  (select v.code from vehicle v where v.partition = t.partition and v.id = t.vehicle_id) as registration_number,
  (select l.load_number from load l where l.partition = t.partition and l.id = t.load_id) as load_number,
  (select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.driver_id) as driver_name,
  array(select p.blob_name from fleet_slip_photo p where p.partition = t.partition and p.line_id = t.id order by p.id) as photos`;

/** A line; undefined where the caller has none with this id. */
export async function findLine({ db, partition }: Reader, id: string): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from fleet_log_line t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** The lines of a month of a vehicle, in the order of time. */
export async function linesOfMonth(
  { db, partition }: Reader,
  { vehicleId, month }: { readonly vehicleId: string; readonly month: string },
): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from fleet_log_line t
     where t.partition = ${partition} and t.vehicle_id = ${vehicleId} and t.month = ${`${month}-01`}::date
       and t.status in ${setOf(fleetLogLife, 'inBook')}
     order by coalesce(t.started_at, t.ended_at), t.start_km nulls last, t.id`.execute(db);
  return rows;
}

/** The last trip that ended by a moment and counts; where another begins. */
export async function tripBefore(
  { db, partition }: Reader,
  vehicleId: string,
  at: Date,
): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from fleet_log_line t
     where t.partition = ${partition} and t.vehicle_id = ${vehicleId} and t.kind = 'trip' and t.status in ${setOf(fleetLogLife, 'inBook')}
       and t.reverses_id is null and not t.is_reversed and t.ended_at <= ${at}
     order by t.ended_at desc, t.end_km desc limit 1`.execute(db);
  return rows[0];
}

/** Whether a line counts by itself: neither reversed nor the one that reverses. */
export function counts({ reverses_id, is_reversed }: Pick<StoredLine, 'reverses_id' | 'is_reversed'>): boolean {
  return reverses_id === null && !is_reversed;
}

export function flagsOf({ flags }: Pick<StoredLine, 'flags'>): readonly LineFlag[] {
  return flags as unknown as readonly LineFlag[];
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** Kilometres of a line: below zero where it reverses another. */
export function kmOfLine({ start_km, end_km }: Pick<StoredLine, 'start_km' | 'end_km'>): number {
  return start_km === null || end_km === null ? 0 : Math.round((Number(end_km) - Number(start_km)) * 10) / 10;
}

/** A line as it is shown. */
export function shownLine(stored: StoredLine): z.input<typeof fleetLogLine> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    kind: stored.kind,
    status: stored.status,
    month: stored.month.slice(0, 7),
    day: stored.day,
    startedAt: stored.started_at?.toISOString() ?? null,
    endedAt: stored.ended_at.toISOString(),
    vehicleId: stored.vehicle_id,
    registrationNumber: stored.registration_number ?? '',
    loadId: stored.load_id,
    loadNumber: stored.load_number ?? '',
    driverName: stored.driver_name ?? '',
    fromPlace: stored.from_place,
    toPlace: stored.to_place,
    purpose: stored.purpose === '' ? null : stored.purpose,
    startKm: numberOf(stored.start_km),
    endKm: numberOf(stored.end_km),
    km: kmOfLine(stored),
    kmSource: stored.km_source === '' ? null : stored.km_source,
    stops: stored.stops,
    overnight: stored.overnight,
    litres: numberOf(stored.litres),
    unitPrice: numberOf(stored.unit_price),
    amount: cents(stored.amount),
    isFull: stored.is_full,
    odometerKm: numberOf(stored.odometer_km),
    place: stored.place,
    provider: stored.provider,
    slipNumber: stored.slip_number,
    card: stored.card,
    flags: [...flagsOf(stored)],
    flagsAcceptedBy: stored.flags_accepted_by,
    source: stored.source,
    remarks: stored.remarks,
    reversesId: stored.reverses_id,
    isReversed: stored.is_reversed,
    photos: [...stored.photos],
  };
}
