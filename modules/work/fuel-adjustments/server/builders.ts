import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { AdjustmentState } from '../status.ts';
import { begin, create } from './create-adjustment.ts';
import { stepOf } from './work.ts';

export interface AdjustmentToBuild {
  readonly effectiveFrom: string;
  readonly note: string;
  readonly by: string;
  /** How far it has come; an applied one reached the loads that were priced by then. */
  readonly stage: 'calculated' | 'submitted' | 'applied';
}

/** Puts a run in for the demonstration, calculated as the product would; no letter is sent. */
export async function buildFuelAdjustment(
  app: App,
  partition: string,
  { stage, by, ...run }: AdjustmentToBuild,
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildFuelAdjustment' });
  const actor = { kind: 'stranger', name: by } as const;
  const id = await inPartition({ ...system, actor }, partition, async (context) => {
    const { id: made } = await begin(context, await create(context, { ...run, customerId: null }));
    return made;
  });
  const job = { partition, adjustmentId: id };
  while (await stepOf(app, job, []));
  const db = app.database.writer(partition);
  const now = app.clock.now();
  if (stage !== 'calculated')
    await sql`update fuel_adjustment set submitted_by = ${by}, submitted_at = ${now} where partition = ${partition} and id = ${id}`.execute(
      db,
    );
  if (stage === 'applied') await markApplied(app, partition, id);
  return id;
}

/** As if it had been applied before the loads were priced: what they cost now is what it made of them. */
async function markApplied(app: App, partition: string, id: string): Promise<void> {
  const db = app.database.writer(partition);
  await sql`
    insert into fuel_adjustment_load (partition, adjustment_id, load_id, customer_id, clause_id, fuel_before, fuel_after, sell_before, sell_after, buy_before, buy_after, applied_at)
    select l.partition, n.adjustment_id, l.id, l.customer_id, n.clause_id, f.before, f.after, l.sell_net - f.after + f.before, l.sell_net, l.buy_net, l.buy_net, t.effective_from
      from fuel_adjustment t
      join fuel_adjustment_line n on n.partition = t.partition and n.adjustment_id = t.id
      join load l on l.partition = n.partition and l.customer_id = n.customer_id and l.load_at >= t.effective_from
     cross join lateral (select trace from load_rating g where g.partition = l.partition and g.load_id = l.id and g.side = 'sell' order by g.id desc limit 1) g
     cross join lateral (select round((g.trace->'fuel'->>'base')::numeric * n.percent_before)::bigint as before, round((g.trace->'fuel'->>'base')::numeric * n.percent)::bigint as after) f
     where t.partition = ${partition} and t.id = ${id} and g.trace->'fuel'->>'clauseId' = n.clause_id::text and n.percent_before is not null and n.percent is not null
        on conflict do nothing`.execute(db);
  await sql`
    update fuel_adjustment_line n set letter = 'applied', letter_at = t.effective_from, letter_to = c.email
      from fuel_adjustment t, customer c
     where t.partition = n.partition and t.id = n.adjustment_id and c.partition = n.partition and c.id = n.customer_id
       and n.partition = ${partition} and n.adjustment_id = ${id} and n.percent is distinct from n.percent_before`.execute(
    db,
  );
  await sql`
    update fuel_adjustment set status = ${literal<AdjustmentState>('APPLIED')}, decided_by = 'Thandi Nkosi', decided_at = effective_from, applied_by = 'Thandi Nkosi', applied_at = effective_from
     where partition = ${partition} and id = ${id}`.execute(db);
}
