import { sql } from 'kysely';
import { setOf } from '#platform/server/states-in-sql.ts';
import { freshMinutes, type Rhythm, silentAfter, silentOnLoadMinutes } from '#modules/fleet/telematics/points.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { AlertSource } from './source.ts';

interface UnitRow {
  readonly vehicle_id: string;
  readonly code: string;
  readonly at: Date;
  readonly load_id: string | null;
  readonly load_number: string | null;
  readonly driver_id: string | null;
  readonly company_id: string;
}

/** The unit of a vehicle that was heard of last. */
type SilentRow = UnitRow & Rhythm & { readonly is_moving: boolean };

const minute = 60_000;

/** The load that a vehicle is on, beside the unit `u` on it. */
const withLoad = sql`
  from telematics_unit u
  join telematics_account a on a.partition = u.partition and a.id = u.account_id
  join vehicle v on v.partition = u.partition and v.id = u.vehicle_id and v.is_active
  left join lateral (
    select l.id, l.load_number, l.driver_id, l.company_id from load l
     where l.partition = u.partition and l.vehicle_id = u.vehicle_id and l.status in ${setOf(execution, 'moving')}
     order by l.load_at limit 1) l on true`;

/** The panic button of a vehicle was pressed a moment ago. */
export const panic: AlertSource = {
  kind: 'panic',
  async now({ db, partition, now }) {
    const { rows } = await sql<UnitRow>`
      select u.vehicle_id, v.code, max(u.panic_at) as at, l.id as load_id, l.load_number, l.driver_id,
             coalesce(l.company_id, a.company_id) as company_id ${withLoad}
       where u.partition = ${partition} and u.panic_at > ${new Date(now.getTime() - freshMinutes * minute)}
       group by 1, 2, 4, 5, 6, 7`.execute(db);
    return rows.map((row) => ({
      subject: row.vehicle_id,
      name: row.code,
      severity: 'critical' as const,
      since: row.at,
      companyId: row.company_id,
      vehicleId: row.vehicle_id,
      driverId: row.driver_id,
      loadId: row.load_id,
    }));
  },
};

/**
 * A unit is silent after three times its own rhythm, and on a load after a quarter of an hour. Of an account that cannot be
 * read nobody knows which units are silent: `trackingFailed` says so once.
 */
export const noSignal: AlertSource = {
  kind: 'noSignal',
  async now({ db, partition, now }) {
    const { rows } = await sql<SilentRow>`
      select distinct on (u.vehicle_id) u.vehicle_id, v.code, u.received_at as at, u.is_moving, u.moving_rhythm as moving, u.parked_rhythm as parked,
             l.id as load_id, l.load_number, l.driver_id, coalesce(l.company_id, a.company_id) as company_id ${withLoad}
       where u.partition = ${partition} and a.is_active and a.problem = '' and a.provider <> 'csv' and u.received_at is not null
       order by u.vehicle_id, u.received_at desc`.execute(db);
    const silent = rows.filter((row) => {
      const after = silentAfter(row, row.is_moving, row.load_id !== null);
      return after !== undefined && now.getTime() - row.at.getTime() > after * 1000;
    });
    return silent.map((row) => ({
      subject: row.vehicle_id,
      name: row.code,
      severity: row.load_id === null ? ('info' as const) : ('warning' as const),
      since: row.at,
      companyId: row.company_id,
      vehicleId: row.vehicle_id,
      driverId: row.driver_id,
      loadId: row.load_id,
    }));
  },
};

/** An account with a tracking company that has not been read for a while. */
export const trackingFailed: AlertSource = {
  kind: 'trackingFailed',
  async now({ db, partition, now }) {
    const { rows } = await sql<{ id: string; name: string; company_id: string; problem: string; problem_since: Date }>`
      select a.id, a.name, a.company_id, a.problem, a.problem_since from telematics_account a
       where a.partition = ${partition} and a.is_active and a.problem <> ''
         and a.problem_since < ${new Date(now.getTime() - silentOnLoadMinutes * minute)}`.execute(db);
    return rows.map(({ id, name, company_id, problem_since }) => ({
      subject: id,
      name,
      severity: 'warning' as const,
      since: problem_since,
      companyId: company_id,
    }));
  },
};
