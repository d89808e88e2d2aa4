import { type RawBuilder, sql } from 'kysely';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { Context } from '#platform/server/implement.ts';
import { proving, type TenderStatus } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';
import { graceMinutes } from '#modules/work/loads/trip.ts';
import type { Severity } from '#modules/fleet/vehicle-alerts/kinds.ts';
import type { AlertFacts } from '../tables.ts';
import type { AlertSource, Condition } from './source.ts';

const minute = 60_000;
/** Days after the delivery from which on a missing proof is told of. */
const proofDays = 3;

interface LoadRow {
  readonly id: string;
  readonly load_number: string;
  readonly company_id: string;
  readonly vehicle_id: string | null;
  readonly driver_id: string | null;
  readonly next_stop: string;
  readonly next_due_at: Date;
  readonly eta: Date;
  readonly delivered_at: Date;
  readonly updated_at: Date;
}

async function loadsWhere({ db, partition }: Context, condition: RawBuilder<unknown>): Promise<LoadRow[]> {
  const { rows } = await sql<LoadRow>`
    select l.id, l.load_number, l.company_id, l.vehicle_id, l.driver_id, l.next_stop, l.next_due_at, l.eta, l.delivered_at, l.updated_at
      from load l where l.partition = ${partition} and ${condition}`.execute(db);
  return rows;
}

function about(row: LoadRow, severity: Severity, since: Date, facts: AlertFacts = {}): Condition {
  return {
    subject: row.id,
    name: row.load_number,
    severity,
    since,
    facts,
    companyId: row.company_id,
    vehicleId: row.vehicle_id,
    driverId: row.driver_id,
    loadId: row.id,
  };
}

/** A stop that was due has not been reached. */
export const appointmentMissed: AlertSource = {
  kind: 'appointmentMissed',
  async now(context) {
    const latest = new Date(context.now.getTime() - graceMinutes * minute);
    const rows = await loadsWhere(
      context,
      sql`l.status in ${setOf(execution, 'reserved')} and l.next_due_at < ${latest}`,
    );
    return rows.map((row) =>
      about(row, 'critical', row.next_due_at, {
        place: row.next_stop,
        due: row.next_due_at.toISOString(),
        ...(row.eta && { eta: row.eta.toISOString() }),
      }),
    );
  },
};

/** It is expected after it is due; once that is missed, this stands under it. */
export const appointmentAtRisk: AlertSource = {
  kind: 'appointmentAtRisk',
  async now(context) {
    const rows = await loadsWhere(
      context,
      sql`l.status in ${setOf(execution, 'reserved')} and l.eta > l.next_due_at + make_interval(mins => ${graceMinutes})`,
    );
    return rows.map((row) =>
      about(row, 'warning', row.updated_at, {
        place: row.next_stop,
        minutes: Math.floor((row.eta.getTime() - row.next_due_at.getTime()) / minute),
      }),
    );
  },
};

/** Nobody took it: it is to be given away again. */
export const tenderExhausted: AlertSource = {
  kind: 'tenderExhausted',
  async now(context) {
    const rows = await loadsWhere(
      context,
      sql`l.status in ${setOf(execution, 'unassigned')} and l.tender_status = ${literal<TenderStatus>('EXHAUSTED')}`,
    );
    return rows.map((row) => about(row, 'warning', row.updated_at));
  },
};

/** A load that was delivered days ago, and of which no proof has come. */
export const podMissing: AlertSource = {
  kind: 'podMissing',
  isSlow: true,
  async now(context) {
    const latest = new Date(context.now.getTime() - proofDays * 24 * 60 * minute);
    const rows = await loadsWhere(
      context,
      sql`l.status in ${setOf(execution, 'delivered')} and l.pod_status in ${setOf(proving, 'missing')} and l.delivered_at < ${latest}`,
    );
    return rows.map((row) =>
      about(row, 'info', new Date(row.delivered_at.getTime() + proofDays * 24 * 60 * minute), {
        days: Math.floor((context.now.getTime() - row.delivered_at.getTime()) / (24 * 60 * minute)),
      }),
    );
  },
};
