import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { fuelAdjustmentService } from '../contract.ts';
import type { FuelAdjustmentFailureCode } from '../messages/failures/index.ts';
import { begin, create, editorsOf, workOf } from './create-adjustment.ts';
import { letterPreview } from './letters.ts';
import { listAdjustedLoads, listAdjustments } from './list-adjustments.ts';
import { adjustmentLives, adjustments, savedOf } from './lives.ts';
import { adjustmentNoun, findAdjustment, linesOf, type StoredAdjustment } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | FuelAdjustmentFailureCode>();

/** What customers pay is nothing for who is limited to some suppliers, and a run over all loads nothing for who sees some. */
function refuseWhenBound(context: Context): void {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
}

async function found(context: Context, id: string): Promise<StoredAdjustment> {
  refuseWhenBound(context);
  const stored = await findAdjustment(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

/** The run, locked, if nobody changed it and no job works on it. */
async function toChange(context: Context, id: string): Promise<StoredAdjustment> {
  refuseWhenBound(context);
  const stored = await adjustments.toChange(context, id);
  if (stored.work !== '') throw fail('runAtWork', 'rule', { runNo: stored.run_no });
  return stored;
}

export const fuelAdjustmentOperations: Implementation = implement(fuelAdjustmentService, {
  getFuelAdjustments(context, query) {
    refuseWhenBound(context);
    return listAdjustments(context, query);
  },
  getFuelAdjustment: async (context, { id }) => recordOf(context, await found(context, id)),
  async getFuelAdjustmentHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, adjustmentNoun, id);
  },
  async getFuelAdjustmentLoads(context, query) {
    await found(context, query.id);
    return listAdjustedLoads(context, query);
  },
  async getFuelAdjustmentLetter(context, { lineId }) {
    refuseWhenBound(context);
    const [line] = await linesOf(context, { lineId });
    if (!line) throw fail('notFound', 'notFound');
    return letterPreview(context, await found(context, line.adjustment_id), line);
  },
  async postFuelAdjustment(context, run) {
    refuseWhenBound(context);
    const stored = await create(context, run);
    return savedOf(await begin(context, stored));
  },
  calculateFuelAdjustment: async (context, { id }) => savedOf(await begin(context, await toChange(context, id))),
  async putFuelAdjustmentLine(context, { id, lineId, isIncluded }) {
    const stored = await toChange(context, id);
    adjustmentLives.next(stored, 'revise');
    const line = (await linesOf(context, { lineId })).find(({ adjustment_id }) => adjustment_id === id);
    if (!line) throw fail('notFound', 'notFound');
    const { db, partition } = context;
    await updateRow({ db, partition }, 'fuel_adjustment_line', lineId, { is_included: isIncluded });
    return savedOf(
      await adjustmentLives.move(context, stored, 'revise', {
        // What was submitted is no longer what is there.
        columns: { submitted_at: null, submitted_by: null, edited_by: editorsOf(context, stored) },
        before: { [line.customer_name]: line.is_included },
        after: { [line.customer_name]: isIncluded },
      }),
    );
  },
  async submitFuelAdjustment(context, { id }) {
    const stored = await toChange(context, id);
    return savedOf(
      await adjustmentLives.move(context, stored, 'submit', { columns: { edited_by: editorsOf(context, stored) } }),
    );
  },
  approveFuelAdjustment: (context, { id, comment }) => decided(context, id, 'approve', comment),
  rejectFuelAdjustment: (context, { id, reason }) => decided(context, id, 'reject', reason),
  async applyFuelAdjustment(context, { id }) {
    const stored = await toChange(context, id);
    const columns = { applied_by: context.actor.name, ...workOf('apply', stored.loads) };
    return savedOf(await adjustmentLives.move(context, stored, 'start', { columns }));
  },
  async reverseFuelAdjustment(context, { id, reason }) {
    const stored = await toChange(context, id);
    const columns = { reversed_by: context.actor.name, ...workOf('reverse', stored.loads_applied) };
    return savedOf(await adjustmentLives.move(context, stored, 'undo', { columns, reason }));
  },
  async deleteFuelAdjustment(context, { id }) {
    const stored = await toChange(context, id);
    if (stored.status !== 'DRAFT' && stored.status !== 'CALCULATED')
      throw fail('notAllowedInState', 'rule', { state: stored.status });
    await context.db
      .deleteFrom('fuel_adjustment')
      .where('partition', '=', context.partition)
      .where('id', '=', id)
      .execute();
    await adjustments.announce(context, stored, { event: 'removed', before: { runNo: stored.run_no } });
    return { id };
  },
});

async function decided(
  context: Context,
  id: string,
  event: 'approve' | 'reject',
  reason: string,
): Promise<ReturnType<typeof savedOf>> {
  return savedOf(await adjustmentLives.move(context, await toChange(context, id), event, { reason }));
}
