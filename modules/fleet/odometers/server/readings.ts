import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { readingQuery, readingRow } from '../contract.ts';
import './tables.ts';

/** A reading with the vehicle that it is of. */
export type StoredReading = Selectable<Tables['odometer_reading']> & {
  readonly registration_number: string;
  readonly fleet_no: string;
};

const columns: RawBuilder<unknown> = sql`t.*, v.code as registration_number, v.fleet_no`;
const vehicle: RawBuilder<unknown> = sql`join vehicle v on v.partition = t.partition and v.id = t.vehicle_id`;

/** Readings, as people correct them. */
export const readings = record({
  noun: 'odometerReading',
  table: 'odometer_reading',
  channels: ['odometers'],
  find: findReading,
  show: (_: Context, stored: StoredReading) => rowOf(stored),
});

async function findReading({ db, partition }: Context, id: string): Promise<StoredReading | undefined> {
  const { rows } = await sql<StoredReading>`
    select ${columns} from odometer_reading t ${vehicle} where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

function rowOf(stored: StoredReading): z.input<typeof readingRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    vehicleId: stored.vehicle_id,
    registrationNumber: stored.registration_number,
    fleetNo: stored.fleet_no,
    at: stored.at.toISOString(),
    km: Number(stored.km),
    source: stored.source,
    unit: stored.unit,
    deviceId: stored.device_id,
    state: stored.withdrawn_at ? 'withdrawn' : stored.doubt === '' ? 'counted' : 'doubted',
    doubt: stored.doubt === '' ? null : stored.doubt,
    note: stored.note,
    withdrawReason: stored.withdraw_reason,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
  };
}

const states = {
  counted: sql`(t.doubt = '' and t.withdrawn_at is null)`,
  doubted: sql`(t.doubt <> '' and t.withdrawn_at is null)`,
  withdrawn: sql`t.withdrawn_at is not null`,
} as const;

/** A page of readings, the newest first. */
export async function listReadings(
  context: Context,
  query: z.output<typeof readingQuery>,
): Promise<Page<z.input<typeof readingRow>>> {
  const { vehicleId, state, source, from, to, search, ...page } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (vehicleId) conditions.push(sql`t.vehicle_id = ${vehicleId}`);
  if (state?.length)
    conditions.push(
      sql`(${sql.join(
        state.map((each) => states[each]),
        sql` or `,
      )})`,
    );
  if (source?.length) conditions.push(sql`t.source = any (${source}::text[])`);
  if (from) conditions.push(sql`t.at >= ${from}::timestamptz`);
  if (to) conditions.push(sql`t.at < ${to}::timestamptz`);
  // A reading has no words of its own: it is found by its vehicle.
  if (search.trim() !== '')
    conditions.push(sql`exists (select from vehicle x where x.partition = t.partition and x.id = t.vehicle_id
      and x.search like '%' || search_key(${search.trim()}) || '%')`);
  const found = await searchedPage<StoredReading>(context.db, {
    ...page,
    search: '',
    table: 'odometer_reading',
    partition: context.partition,
    columns,
    joins: vehicle,
    conditions,
    order: ['t.at', 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
