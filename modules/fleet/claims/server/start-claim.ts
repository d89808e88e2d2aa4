import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { claimService } from '../contract.ts';

type Operation = (typeof claimService)['operations']['getClaimStart'];

interface Origin {
  readonly summary: string;
  readonly eventNo: string;
  readonly cargoState: string;
  readonly loadId: string | null;
  readonly supplierId: string | null;
  /** Cents; 0 where nobody has stated it. */
  readonly value: number | null;
}

/** What a claim of an incident begins with. Its carrier pays, or the insurer where own people drove. */
export async function startClaim(
  context: Context,
  { incidentId }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { rows } = await sql<Origin>`
    select i.summary, i.event_no as "eventNo", i.cargo_state as "cargoState", i.load_id as "loadId", l.supplier_id as "supplierId", l.load_value as value
      from vehicle_incident i left join load l on l.partition = i.partition and l.id = i.load_id
     where i.partition = ${partition} and i.id = ${incidentId}`.execute(db);
  const { summary, eventNo, loadId, supplierId, value, cargoState } = orNotFound(rows[0]);
  return {
    side: supplierId === null ? 'insurer' : 'supplier',
    kind: cargoState === 'lost' ? 'loss' : 'damage',
    supplierId,
    loadId,
    amount: value ? cents(Number(value)) : null,
    description: `${eventNo}: ${summary}`,
  };
}
