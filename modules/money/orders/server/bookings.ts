import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { orderRecord } from '../answers.ts';
import type { StoredOrder } from './queries.ts';

interface Booked {
  readonly id: string;
  readonly description: string;
  readonly quantity: string;
  readonly amount: number;
  readonly costCentre: string;
  readonly costAccount: string;
  readonly recoveryCentre: string;
  readonly recoveryAccount: string;
  readonly bookedOn: string;
  readonly bookedBy: string;
  readonly round: number;
  readonly isReversal: boolean;
  readonly reason: string;
}

/** What the two centres of an internal order were charged and credited. */
export async function bookingsOf(
  { db, partition }: Context,
  { id, kind }: Pick<StoredOrder, 'id' | 'kind'>,
): Promise<z.input<typeof orderRecord>['bookings']> {
  if (kind !== 'internal') return [];
  const { rows } = await sql<Booked>`
    select b.id, l.description, b.quantity, b.amount, c.name as "costCentre", b.cost_account as "costAccount",
           r.name as "recoveryCentre", b.recovery_account as "recoveryAccount", b.booked_on as "bookedOn", b.booked_by as "bookedBy",
           b.round, b.reverses_id is not null as "isReversal", b.reason
      from company_order_booking b
      join company_order_line l on l.partition = b.partition and l.id = b.line_id
      join profit_centre c on c.partition = b.partition and c.id = b.cost_centre_id
      join profit_centre r on r.partition = b.partition and r.id = b.recovery_centre_id
     where b.partition = ${partition} and b.company_order_id = ${id} order by b.round, b.reverses_id is not null, l.line_number`.execute(
    db,
  );
  return rows.map(({ quantity, amount, ...row }) => ({ ...row, quantity: Number(quantity), amount: cents(amount) }));
}
