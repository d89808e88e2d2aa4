import { sql } from 'kysely';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { StateOf } from '#platform/machine.ts';
import { servicesOf } from '#modules/fleet/service-plans/server/index.ts';
import { defectLife, type Severity } from '#modules/fleet/vehicle-defects/status.ts';
import type { vehicleAvailability } from '#modules/parties/vehicles/contract.ts';
import type { AlertSource } from './source.ts';

/** One of our own vehicles that may not be driven. */
export const outOfService: AlertSource = {
  kind: 'outOfService',
  async now({ db, partition }) {
    const { rows } = await sql<{ id: string; code: string; updated_at: Date }>`
      select v.id, v.code, v.updated_at from vehicle v
       where v.partition = ${partition} and v.is_active and v.supplier_id is null
         and v.availability = ${literal<StateOf<typeof vehicleAvailability>>('outOfService')}`.execute(db);
    return rows.map(({ id, code, updated_at }) => ({
      subject: id,
      name: code,
      severity: 'warning' as const,
      since: updated_at,
      vehicleId: id,
    }));
  },
};

/** A critical defect that nobody has repaired. Of a vehicle that is out of service it stands under that. */
export const criticalDefect: AlertSource = {
  kind: 'criticalDefect',
  async now({ db, partition }) {
    const { rows } = await sql<{ id: string; defect_no: string; unit_id: string; company_id: string; found_at: Date }>`
      select d.id, d.defect_no, d.unit_id, d.company_id, d.found_at from vehicle_defect d
       where d.partition = ${partition} and d.severity = ${literal<Severity>('critical')} and d.state in ${setOf(defectLife, 'toRepair')}`.execute(
      db,
    );
    return rows.map(({ id, defect_no, unit_id, company_id, found_at }) => ({
      subject: id,
      name: defect_no,
      severity: 'critical' as const,
      since: found_at,
      companyId: company_id,
      vehicleId: unit_id,
    }));
  },
};

/** A service that is due soon or overdue, by kilometres, days or hours of the engine. */
export const serviceDue: AlertSource = {
  kind: 'serviceDue',
  isSlow: true,
  async now(context) {
    const { rows } = await servicesOf(
      context,
      sql`s.ended_at is null and s.standing = any (${['soon', 'overdue']}::text[])`,
    ).execute(context.db);
    return rows.map((row) => ({
      subject: row.id,
      name: row.plan_name,
      severity: row.standing === 'overdue' ? ('warning' as const) : ('info' as const),
      since: context.now,
      facts: { plan: row.plan_name, left: Math.round(row.left ?? 0), by: row.by ?? 'km' },
      vehicleId: row.vehicle_id,
    }));
  },
};
