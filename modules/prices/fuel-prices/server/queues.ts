import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { FuelPriceChangeState } from '../status.ts';

/** Corrections of fuel prices that a second person decides. */
export const fuelPriceQueue: ApprovalQueue<'fuelPrice', 'fuelPrice'> = {
  kind: 'fuelPrice',
  page: 'fuelPrice',
  decides: ['approveFuelPriceCorrection', 'rejectFuelPriceCorrection'],
  approves: 'approveFuelPriceCorrection',
  reads: ['getFuelPrices', 'getFuelPriceCorrections'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.fuel_price_id as page_id, p.code as subject, p.name as detail, 'approve' as asks, null::numeric(15, 2) as amount,
           t.created_at as since, t.created_by as captured_by, t.edited_by as captured_ids
      from fuel_price_change t join fuel_price p on p.partition = t.partition and p.id = t.fuel_price_id
     where t.partition = ${partition} and t.status = ${literal<FuelPriceChangeState>('PENDING')}`,
};
