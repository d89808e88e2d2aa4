import { sql } from 'kysely';
import { addDays, type CalendarDate, daysBetween } from '#platform/dates.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { noticeDays, urgencyOf } from '#modules/fleet/claims/deadline.ts';
import type { ClaimState } from '#modules/fleet/claims/status.ts';
import type { AlertSource } from './source.ts';

interface DraftClaim {
  readonly id: string;
  readonly claim_no: string;
  readonly company_id: string;
  readonly load_id: string | null;
  readonly vehicle_id: string | null;
  readonly hand_in_by: CalendarDate;
  readonly today: CalendarDate;
  readonly time_zone: string;
}

/**
 * A claim that is not handed in, and that the other side soon takes no more, by the day of its company. It stands under the
 * incident of its load; of a claim without a load, under that of the vehicle that its incident names.
 */
export const claimDeadline: AlertSource = {
  kind: 'claimDeadline',
  async now({ db, partition, now }) {
    const { rows } = await sql<DraftClaim>`
      select c.id, c.claim_no, c.company_id, c.load_id, case when c.load_id is null then i.vehicle_id end as vehicle_id,
             c.hand_in_by::text as hand_in_by, (${now}::timestamptz at time zone o.time_zone)::date::text as today, o.time_zone
        from claim c
        join company o on o.partition = c.partition and o.id = c.company_id
        left join vehicle_incident i on i.partition = c.partition and i.id = c.incident_id
       where c.partition = ${partition} and c.status = ${literal<ClaimState>('DRAFT')} and c.handed_in_on is null
         and c.hand_in_by <= (${now}::timestamptz at time zone o.time_zone)::date + ${noticeDays}::int`.execute(db);
    return rows.map((row) => {
      const days = daysBetween(row.today, row.hand_in_by);
      return {
        subject: row.id,
        name: row.claim_no,
        severity: urgencyOf(days) ?? 'info',
        since: instantAt(`${addDays(row.hand_in_by, -noticeDays)}T00:00`, row.time_zone),
        facts: { date: row.hand_in_by, days },
        companyId: row.company_id,
        loadId: row.load_id,
        vehicleId: row.vehicle_id,
      };
    });
  },
};
