import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import type { IncidentKind, IncidentState, Severity } from '#modules/fleet/vehicle-incidents/status.ts';
import type { AlertSource, Condition } from './source.ts';

interface IncidentRow {
  readonly id: string;
  readonly company_id: string;
  readonly event_no: string;
  readonly severity: Severity;
  readonly occurred_at: Date;
  readonly place: string;
  readonly vehicle_id: string | null;
  readonly driver_id: string | null;
  readonly load_id: string | null;
}

async function incidentsWhere({ db, partition }: Context, condition: RawBuilder<unknown>): Promise<Condition[]> {
  const { rows } = await sql<IncidentRow>`
    select i.id, i.company_id, i.event_no, i.severity, i.occurred_at, i.place, i.vehicle_id, i.driver_id, i.load_id
      from vehicle_incident i where i.partition = ${partition} and ${condition}`.execute(db);
  return rows.map((row) => ({
    subject: row.id,
    name: row.event_no,
    severity: row.severity === 'minor' ? 'warning' : 'critical',
    since: row.occurred_at,
    facts: { place: row.place },
    companyId: row.company_id,
    vehicleId: row.vehicle_id,
    driverId: row.driver_id,
    loadId: row.load_id,
  }));
}

const isRobbery = sql`i.kind in ${literals<IncidentKind>('hijack', 'theft')}`;

/** A vehicle or its goods were taken, and nobody has begun to investigate. */
export const hijack: AlertSource = {
  kind: 'hijack',
  async now(context) {
    const found = await incidentsWhere(
      context,
      sql`${isRobbery} and i.status in ${literals<IncidentState>('REPORTED', 'TRIAGED')}`,
    );
    return found.map((condition) => ({ ...condition, severity: 'critical' }));
  },
};

/** Any other incident that nobody has looked at yet. */
export const incidentReported: AlertSource = {
  kind: 'incidentReported',
  now: (context) => incidentsWhere(context, sql`not ${isRobbery} and i.status = ${literal<IncidentState>('REPORTED')}`),
};
