import { sql } from 'kysely';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { TrackerEventKind } from '#modules/fleet/telematics/events.ts';
import { freshMinutes } from '#modules/fleet/telematics/points.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { Severity } from '#modules/fleet/vehicle-alerts/kinds.ts';
import type { AlertSource } from './source.ts';

/** Events of one vehicle in the last half hour, the latest in front. */
interface Noticed {
  readonly vehicle_id: string;
  readonly code: string;
  readonly since: Date;
  readonly count: number;
  readonly words: string;
  readonly speed: number | null;
  readonly value: number | null;
  readonly unit: string;
  readonly load_id: string | null;
  readonly driver_id: string | null;
  readonly company_id: string;
}

/** So many harsh manoeuvres in half an hour are no chance. */
const oftenTimes = 3;

/**
 * What trackers noticed a moment ago. Events that come from where there was no coverage are older by then and make no alert;
 * all of a vehicle are one.
 */
function noticed(kind: TrackerEventKind, severityOf: (row: Noticed) => Severity): AlertSource {
  return {
    kind,
    async now({ db, partition, now }) {
      const { rows } = await sql<Noticed>`
        select e.vehicle_id, v.code, min(e.at) as since, count(*)::int as count,
               (array_agg(e.description order by e.at desc, e.event_id))[1] as words, max(e.speed_kmh)::float8 as speed,
               (array_agg(e.value::float8 order by e.at desc, e.event_id))[1] as value, (array_agg(e.value_unit order by e.at desc, e.event_id))[1] as unit,
               l.id as load_id, l.driver_id, coalesce(l.company_id, (array_agg(a.company_id))[1]) as company_id
          from telematics_event e
          join telematics_account a on a.partition = e.partition and a.id = e.account_id
          join vehicle v on v.partition = e.partition and v.id = e.vehicle_id and v.is_active
          left join lateral (
            select l.id, l.driver_id, l.company_id from load l
             where l.partition = e.partition and l.vehicle_id = e.vehicle_id and l.status in ${setOf(execution, 'moving')}
             order by l.load_at limit 1) l on true
         where e.partition = ${partition} and e.kind = ${kind} and e.at > ${new Date(now.getTime() - freshMinutes * 60_000)}
         group by e.vehicle_id, v.code, l.id, l.driver_id, l.company_id`.execute(db);
      return rows.map((row) => ({
        subject: row.vehicle_id,
        name: row.code,
        severity: severityOf(row),
        since: row.since,
        facts: {
          count: row.count,
          words: row.words,
          ...(kind === 'speeding' && row.speed !== null
            ? { value: row.speed, unit: 'km/h' }
            : row.value !== null && { value: row.value, unit: row.unit }),
        },
        companyId: row.company_id,
        vehicleId: row.vehicle_id,
        driverId: row.driver_id,
        loadId: row.load_id,
      }));
    },
  };
}

const isOften = ({ count }: Noticed) => count >= oftenTimes;

export const speeding: AlertSource = noticed('speeding', (row) => (isOften(row) ? 'warning' : 'info'));
export const harshDriving: AlertSource = noticed('harshDriving', (row) => (isOften(row) ? 'warning' : 'info'));
/** On a load it may cost the goods. */
export const temperature: AlertSource = noticed('temperature', ({ load_id }) =>
  load_id === null ? 'warning' : 'critical',
);
/** Fuel does not drop by itself: somebody takes it now. */
export const fuelDrop: AlertSource = noticed('fuelDrop', () => 'critical');
export const doorOpen: AlertSource = noticed('doorOpen', ({ load_id }) => (load_id === null ? 'warning' : 'critical'));
