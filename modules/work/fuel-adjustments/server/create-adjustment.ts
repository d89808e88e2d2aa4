import { sql } from 'kysely';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import type { AdjustmentWork } from '../status.ts';
import { adjustmentLives, adjustments } from './lives.ts';
import { findAdjustment, type StoredAdjustment } from './queries.ts';

/** The columns of a run that a job begins to work on. */
export function workOf(work: AdjustmentWork, total: number) {
  return { work, total, done: 0, reached: null, problem: '' };
}

/** Who prepared the run, the caller among them: they do not approve it. */
export function editorsOf({ actor }: Context, { edited_by }: StoredAdjustment): string[] {
  return [...new Set([...edited_by, ...(actor.kind === 'user' ? [actor.id] : [])])];
}

/** A run that nobody has calculated yet. */
export async function create(
  context: Context,
  run: { readonly effectiveFrom: string; readonly customerId: string | null; readonly note: string },
): Promise<StoredAdjustment> {
  const { db, partition, actor } = context;
  if (run.customerId !== null) await refuseUnknownCustomer(context, run.customerId);
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('is_client', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const number = await plainNumber(context, { companyId: company.id, kind: 'fuelAdjustment' });
  const { id } = await db
    .insertInto('fuel_adjustment')
    .values({
      partition,
      company_id: company.id,
      run_no: `FA-${String(number).padStart(4, '0')}`,
      search_words: `FA-${String(number).padStart(4, '0')} ${run.note}`,
      effective_from: run.effectiveFrom,
      customer_id: run.customerId,
      note: run.note,
      reached: null,
      calculated_at: null,
      submitted_by: null,
      submitted_at: null,
      decided_by: null,
      decided_at: null,
      applied_by: null,
      applied_at: null,
      reversed_by: null,
      reversed_at: null,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = (await findAdjustment(context, id))!;
  const { run_no: runNo, effective_from: effectiveFrom } = stored;
  await adjustments.announce(context, stored, { event: 'created', after: { runNo, effectiveFrom } });
  return stored;
}

async function refuseUnknownCustomer({ db, partition }: Context, id: string): Promise<void> {
  const { rows } = await sql`select from customer where partition = ${partition} and id = ${id}`.execute(db);
  if (rows.length === 0) throw invalidFields({ customerId: { code: 'notAnOption' } });
}

/** Throws away what was calculated, keeps who is left out, and begins the work. */
export async function begin(context: Context, stored: StoredAdjustment): Promise<StoredAdjustment> {
  const { db, partition } = context;
  adjustmentLives.next(stored, 'begin');
  await db
    .deleteFrom('fuel_adjustment_load')
    .where('partition', '=', partition)
    .where('adjustment_id', '=', stored.id)
    .execute();
  await db
    .updateTable('fuel_adjustment_line')
    .set({ rate_count: 0, month_net: 0 })
    .where('partition', '=', partition)
    .where('adjustment_id', '=', stored.id)
    .execute();
  const columns = {
    ...workOf('calculate', 0),
    edited_by: editorsOf(context, stored),
    submitted_by: null,
    submitted_at: null,
    decision_reason: '',
  };
  return adjustmentLives.move(context, stored, 'begin', { columns });
}
