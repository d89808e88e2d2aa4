import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { type AdjustmentJob, adjustmentJob } from './adjustment-job.ts';
import { applySome, reverseSome } from './apply.ts';
import { beginCalculation, calculateSome } from './calculate.ts';
import { writeLetters } from './letters.ts';
import { settleLines } from './lines.ts';
import { adjustmentLives, adjustments } from './lives.ts';
import type { StoredAdjustment } from './queries.ts';

/** Milliseconds that one turn works before it hands over to the next, so that a killed one is missed soon. */
const turn = 15_000;

/**
 * Calculates, applies and reverses runs, five hundred loads a transaction. Where a run stands is only in the database: a
 * process that is killed is followed by another, which goes on behind the last transaction.
 */
export function adjustmentJobOver(app: App, providers: readonly ExposureProvider[]): JobKind<AdjustmentJob> {
  return {
    ...adjustmentJob,
    retries: 20,
    retryDelay: 1,
    lease: 60,
    async work(job, { isLastAttempt }) {
      const end = Date.now() + turn;
      try {
        while (Date.now() < end) if (!(await stepOf(app, job, providers))) return;
        await within(app, job, ({ db }) => app.jobs.send(db, adjustmentJob, job));
        app.jobs.wake();
      } catch (error) {
        app.log.error({ error, fuelAdjustment: job.adjustmentId }, 'fuel adjustment');
        if (!isLastAttempt) throw error;
        await within(app, job, (context, run) =>
          adjustments.change(context, run, { event: 'stopped', columns: { work: '', problem: 'runStopped' } }),
        );
      }
    },
  };
}

/** The next piece of what a run waits for; false when nothing is left. */
export function stepOf(
  app: App,
  job: AdjustmentJob,
  providers: readonly ExposureProvider[],
  size?: number,
): Promise<boolean> {
  return within(app, job, async (context, run) => {
    switch (run.work) {
      case 'calculate':
        return calculate(context, run);
      case 'apply':
        return applyOrTell(context, run, providers, size);
      case 'reverse':
        return reverseOrTell(context, run, providers, size);
      default:
        return false;
    }
  });
}

async function calculate(context: Context, run: StoredAdjustment): Promise<boolean> {
  if (run.reached === null) await note(context, run, { total: await beginCalculation(context, run) });
  const { count, reached } = await calculateSome(context, run);
  if (reached !== undefined) {
    await note(context, run, { done: run.done + count, reached });
    return true;
  }
  await settleLines(context, run);
  await adjustmentLives.move(context, run, 'calculate', { columns: { work: '', calculated_at: context.now } });
  return false;
}

async function applyOrTell(
  context: Context,
  run: StoredAdjustment,
  providers: readonly ExposureProvider[],
  size?: number,
): Promise<boolean> {
  const count = await applySome(context, run, providers, size);
  if (count > 0) {
    await note(context, run, { done: run.done + count });
    return true;
  }
  if (await writeLetters(context, run, 'applied')) return true;
  await adjustmentLives.move(context, run, 'apply', { columns: { work: '', applied_at: context.now } });
  return false;
}

async function reverseOrTell(
  context: Context,
  run: StoredAdjustment,
  providers: readonly ExposureProvider[],
  size?: number,
): Promise<boolean> {
  const count = await reverseSome(context, run, providers, size);
  if (count > 0) {
    await note(context, run, { done: run.done + count });
    return true;
  }
  if (await writeLetters(context, run, 'reversed')) return true;
  await adjustmentLives.move(context, run, 'reverse', { columns: { work: '', reversed_at: context.now } });
  return false;
}

/** How far the work has come. It is no change of the run: its version stays, and so does whoever looks at it. */
async function note(
  { db, partition, publish }: Context,
  run: StoredAdjustment,
  progress: { readonly done?: number; readonly total?: number; readonly reached?: string },
): Promise<void> {
  await updateRow({ db, partition }, 'fuel_adjustment', run.id, progress);
  await publish(['fuelAdjustments'], 'fuelAdjustment.progress', run.id);
}

/** One transaction with the run held, in the name of the person who asked for the work: no two processes do the same piece. */
async function within<T>(
  app: App,
  { partition, adjustmentId }: AdjustmentJob,
  task: (context: Context, run: StoredAdjustment) => Promise<T>,
): Promise<T> {
  const system = systemContext(app, {
    language: 'en',
    requestId: `${adjustmentJob.name}-${adjustmentId}`,
    operation: 'tripDirector.fuelAdjustment',
  });
  return inPartition(system, partition, async (context) => {
    const run = await adjustments.lock(context, adjustmentId);
    const by = run.work === 'apply' ? run.applied_by : run.work === 'reverse' ? run.reversed_by : run.updated_by;
    return task(context.as({ kind: 'system', name: by ?? run.updated_by }), run);
  });
}
