import type pg from 'pg';
import { demoPartition } from '../database/seed.ts';

/** Copies a row of the demonstration so many times, with other values in the columns that are stated. */
export async function copies(
  owner: pg.Client,
  table: string,
  {
    like,
    count,
    set,
  }: { readonly like: string; readonly count: string; readonly set: Readonly<Record<string, string>> },
): Promise<void> {
  const { rows } = await owner.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ column_name }) => column_name);
  const values = columns.map((column) => set[column] ?? `x."${column}"`);
  await owner.query(
    `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
     select ${values.join(', ')} from (select * from ${table} where ${like} limit 1) x, ${count}`,
  );
}

const inDemo = `partition = '${demoPartition}'`;
/** The id of the n-th of a kind, which all tables that name it count alike. */
export const idOf = (kind: string, place: string) =>
  `overlay(overlay(md5('${kind} ' || ${place}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Trucks of our own, some of them out of service, with licence discs that end soon. */
export async function addTrucks(owner: pg.Client, count: number): Promise<void> {
  await copies(owner, 'vehicle', {
    like: `${inDemo} and supplier_id is null and kind = 'truckTractor' and is_active`,
    count: `generate_series(1, ${count}) n`,
    set: {
      id: idOf('truck', 'n'),
      code: `'BN' || lpad(n::text, 5, '0') || 'GP'`,
      fleet_no: `'B' || n`,
      vin: `''`,
      engine_no: `''`,
      register_number: `''`,
      tracker_device_id: `''`,
      availability: `case when n % 10 = 0 then 'outOfService' else 'available' end`,
      licence_expiry: `current_date + 1 + n % 25`,
      purchase_date: 'null',
      odometer: 'null',
    },
  });
}

/** A year of the log books of so many trucks: trips, of which every second carries a load, fills and tolls. */
export async function addYear(owner: pg.Client, trucks: number): Promise<void> {
  const each = `generate_series(1, ${trucks}) n`;
  const loads = `${each}, generate_series(1, 120) m`;
  const load = idOf('load', `n || ' ' || m`);
  await copies(owner, 'load', {
    like: `${inDemo} and is_own_fleet and status in ('DELIVERED', 'CLOSED', 'IN_TRANSIT', 'ASSIGNED')`,
    count: loads,
    set: {
      id: load,
      load_number: `'BF' || n || '-' || m`,
      vehicle_id: idOf('truck', 'n'),
      status: `'CLOSED'`,
      sell_net: '1850000',
      mass_kg: '28000',
    },
  });
  await copies(owner, 'stop', {
    like: `${inDemo} and sequence = 1`,
    count: `${loads}, generate_series(1, 2) s`,
    set: {
      id: idOf('stop', `n || ' ' || m || ' ' || s`),
      load_id: load,
      sequence: 's',
      arrived_at: `now() - interval '360 days' + m * interval '3 days'`,
      departed_at: `now() - interval '360 days' + m * interval '3 days' + interval '1 hour'`,
      window_start: 'null',
      window_end: `now() - interval '360 days' + m * interval '3 days'`,
      minutes_late: `case when m % 8 = 0 then 40 else 0 end`,
    },
  });
  const common = `partition, company_id, vehicle_id, kind, status, month, day, started_at, ended_at, load_id, purpose, start_km, end_km, km_source, litres, amount, is_full, odometer_km, source, timed_stops, on_time_stops, created_by, updated_by`;
  const company = `(select id from company where ${inDemo} and is_client order by created_at limit 1)`;
  const line = (kind: string, count: number, values: string) =>
    owner.query(
      `insert into fleet_log_line (${common})
       select '${demoPartition}', ${company}, ${idOf('truck', 'n')}, '${kind}', 'OPEN', date_trunc('month', d.day)::date, d.day::date, d.day, d.day + interval '2 hours', ${values}, 'person', case when m % 2 = 0 then 2 else 0 end, case when m % 2 = 0 then 1 + (m % 8)::bool::int else 0 end, 'Bench', 'Bench'
         from ${each}, generate_series(1, ${count}) m, lateral (select now() - interval '361 days' + (m * 360.0 / ${count}) * interval '1 day' as day) d`,
    );
  await line(
    'trip',
    240,
    `case when m % 2 = 0 then ${idOf('load', `n || ' ' || m / 2`)} end, case when m % 2 = 0 then 'load' else 'empty' end, m * 450, (m + 1) * 450, 'person', null, 0, false, null`,
  );
  await line('fuel', 72, `null, '', null, null, '', 520, 1150000, true, m * 1500`);
  await line('toll', 120, `null, '', null, null, '', null, 41000, false, null`);
  await owner.query(
    `insert into odometer_reading (partition, vehicle_id, at, km, source, created_by, updated_by)
     select '${demoPartition}', ${idOf('truck', 'n')}, now() - interval '361 days' + m * interval '15 days', m * 4500, 'person', 'Bench', 'Bench'
       from ${each}, generate_series(0, 24) m`,
  );
}

/** An account whose units are on trucks and were not heard of for two hours; one of five speeds. */
export async function addUnits(owner: pg.Client, trucks: number): Promise<string> {
  const account = `${idOf('account', "'1'")}`;
  await owner.query(
    `insert into telematics_account (partition, id, company_id, provider, name, secret_sealed, time_zone, is_active, next_at, created_by, updated_by)
     select '${demoPartition}', ${account}, id, 'cartrack', 'Bench', 'x', 'Africa/Johannesburg', true, now() + interval '1 year', 'Bench', 'Bench'
       from company where ${inDemo} and is_client order by created_at limit 1`,
  );
  await owner.query(
    `insert into telematics_unit (partition, account_id, unit_id, vehicle_id, confirmed_by, confirmed_at, fix_at, received_at, is_moving, moving_rhythm, parked_rhythm)
     select '${demoPartition}', ${account}, 'U' || n, ${idOf('truck', 'n')}, 'Bench', now(), now() - interval '2 hours', now() - interval '2 hours', true, 60, 86400
       from generate_series(1, ${trucks}) n`,
  );
  await owner.query(
    `insert into telematics_event (partition, account_id, event_id, unit_id, vehicle_id, kind, description, at, speed_kmh)
     select '${demoPartition}', ${account}, 'E' || n, 'U' || n, ${idOf('truck', 'n')}, 'speeding', 'Over speeding', now() - interval '1 minute', 97
       from generate_series(1, ${trucks}, 5) n`,
  );
  const { rows } = await owner.query<{ id: string }>(`select ${account}::text as id`);
  return rows[0]!.id;
}

/** Positions of a hundred days ago. */
export async function addOldPositions(owner: pg.Client, account: string, count: number, trucks: number): Promise<void> {
  await owner.query(
    `insert into vehicle_position (partition, account_id, unit_id, event_id, vehicle_id, fix_at, received_at, latitude, longitude, speed_kmh)
     select '${demoPartition}', $1, 'U' || 1 + p % ${trucks}, 'old ' || p, ${idOf('truck', `1 + p % ${trucks}`)}, t.at, t.at, -26.2, 28.05, 60
       from generate_series(1, ${count}) p, lateral (select now() - interval '100 days' + p * interval '1 second' as at) t`,
    [account],
  );
}
