import { sql } from 'kysely';
import { literal } from '#platform/server/states-in-sql.ts';
import type { StateOf } from '#platform/machine.ts';
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
