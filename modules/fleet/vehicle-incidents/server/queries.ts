import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { claimLife } from '#modules/fleet/claims/status.ts';
import './tables.ts';

/** As the trail names it. */
export const incidentNoun = 'vehicleIncident';

/** An incident with the names of what it concerns, and what its parts come to. */
export type StoredIncident = Selectable<Tables['vehicle_incident']> & {
  readonly registration_number: string | null;
  readonly replacement_number: string | null;
  readonly driver_name: string | null;
  readonly nominated_driver_name: string | null;
  readonly load_number: string | null;
  readonly duplicate_of_no: string | null;
  readonly expected_cost: number;
  readonly actual_cost: number;
  readonly open_actions: number;
  readonly police_due_at: Date | null;
  readonly claims: string | null;
  readonly has_open_claim: boolean;
  readonly currency: string;
  readonly time_zone: string;
  /** The calendar date of its company. */
  readonly today: CalendarDate;
};

const plate = (id: string) =>
  sql`(select v.code from vehicle v where v.partition = t.partition and v.id = t.${sql.ref(id)})`;
const person = (id: string) =>
  sql`(select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.${sql.ref(id)})`;

/** The action for the police that is not done yet, of an incident `t`. */
export const openPoliceAction: RawBuilder<unknown> = sql`(select a.due_at from incident_action a
  where a.partition = t.partition and a.incident_id = t.id and a.code = 'police' and a.done_at is null)`;

/** What a row of the list is made of; the table is `t`. */
export const incidentColumns: RawBuilder<unknown> = sql`t.*, t.police_reported_on::text as police_reported_on, t.served_on::text as served_on,
  t.nominate_by::text as nominate_by, t.nominated_on::text as nominated_on,
  ${plate('vehicle_id')} as registration_number, ${plate('replacement_vehicle_id')} as replacement_number,
  ${person('driver_id')} as driver_name, ${person('nominated_driver_id')} as nominated_driver_name,
  (select l.load_number from load l where l.partition = t.partition and l.id = t.load_id) as load_number,
  (select o.event_no from vehicle_incident o where o.partition = t.partition and o.id = t.duplicate_of_id) as duplicate_of_no,
  (select coalesce(sum(c.expected), 0)::bigint from incident_cost c where c.partition = t.partition and c.incident_id = t.id) as expected_cost,
  (select coalesce(sum(c.actual), 0)::bigint from incident_cost c where c.partition = t.partition and c.incident_id = t.id) as actual_cost,
  (select count(*)::int from incident_action a where a.partition = t.partition and a.incident_id = t.id and a.done_at is null) as open_actions,
  ${openPoliceAction} as police_due_at,
  (select string_agg(k.claim_no, ', ' order by k.claim_no) from claim k where k.partition = t.partition and k.incident_id = t.id) as claims,
  exists (select from claim k where k.partition = t.partition and k.incident_id = t.id and k.status in ${setOf(claimLife, 'open')}) as has_open_claim,
  c.base_currency as currency, c.time_zone, (now() at time zone c.time_zone)::date::text as today`;

/** The company of an incident `t`, joined to it as `c`. */
export const incidentCompany: RawBuilder<unknown> = sql`join company c on c.partition = t.partition and c.id = t.company_id`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** An incident; undefined where the caller has none with this id. */
export async function findIncident({ db, partition }: Reader, id: string): Promise<StoredIncident | undefined> {
  const { rows } = await sql<StoredIncident>`
    select ${incidentColumns} from vehicle_incident t ${incidentCompany} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

const partsOf = <Part extends keyof Tables>({ db, partition }: Reader, table: Part, id: string, order: string) =>
  sql<Selectable<Tables[Part]>>`
    select * from ${sql.table(table)} where partition = ${partition} and incident_id = ${id} order by ${sql.raw(order)}`.execute(
    db,
  );

/** Everything that belongs to an incident, each in its order. */
export async function readParts(reader: Reader, id: string) {
  const [calls, notes, actions, costs, files] = await Promise.all([
    partsOf(reader, 'incident_call', id, 'place'),
    partsOf(reader, 'incident_note', id, 'happened_at, id'),
    partsOf(reader, 'incident_action', id, 'done_at is not null, due_at, id'),
    partsOf(reader, 'incident_cost', id, 'line'),
    partsOf(reader, 'incident_file', id, 'added_at, id'),
  ]);
  return { calls: calls.rows, notes: notes.rows, actions: actions.rows, costs: costs.rows, files: files.rows };
}
