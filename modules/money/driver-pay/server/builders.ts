import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { payRunFields } from '../fields.ts';
import type { driverPayService } from '../contract.ts';
import type { PayRunState } from '../status.ts';
import { payRunLives, payRuns } from './lives.ts';
import { gatherRun } from './gather-job.ts';
import { createRun } from './save-run.ts';

type Given = InputOf<(typeof driverPayService)['operations']['postDriverPay']>;

/** Puts a run in as the product would, with its lines, for the demonstration and for tests; a draft unless stated. */
export async function buildPayRun(
  app: App,
  partition: string,
  { status = 'DRAFT', ...given }: Given & { readonly status?: PayRunState },
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildPayRun' });
  const actor = { kind: 'stranger', name: 'Naledi Mokoena' } as const;
  const id = await inPartition({ ...system, actor }, partition, async (context) => {
    return (await createRun(context, inputOf(payRunFields, given))).id;
  });
  await gatherRun(app, partition, id);
  if (status === 'DRAFT') return id;
  const isDecided = status === 'APPROVED' || status === 'POSTED';
  const isPosted = status === 'POSTED';
  await sql`
    update driver_pay_run set status = ${isPosted ? 'APPROVED' : status}, submitted_by = ${actor.name}, submitted_at = now(),
           decided_by = ${isDecided ? 'Thandi Nkosi' : null}, decided_at = case when ${isDecided}::boolean then now() end
     where partition = ${partition} and id = ${id}`.execute(app.database.writer(partition));
  // Into the books by the same door as in the product.
  if (isPosted)
    await inPartition({ ...system, actor }, partition, async (context) =>
      payRunLives.move(context, await payRuns.lock(context, id), 'post'),
    );
  return id;
}

/** Says by what a driver is paid from a day on. */
export async function buildPayTerm(
  app: App,
  partition: string,
  term: {
    readonly driverId: string;
    readonly categoryId: string | null;
    readonly grade?: string;
    readonly validFrom: CalendarDate;
  },
): Promise<void> {
  await sql`
    insert into driver_pay_term (partition, driver_id, category_id, grade, valid_from, created_by)
    values (${partition}, ${term.driverId}, ${term.categoryId}, ${term.grade ?? ''}, ${term.validFrom}::date, 'Naledi Mokoena')
    on conflict do nothing`.execute(app.database.writer(partition));
}
