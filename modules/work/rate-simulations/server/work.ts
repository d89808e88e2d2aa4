import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { countLoads, type Learned, nothingLearned, simulateSome, type StoredSimulation } from './simulate.ts';

export interface SimulationJob {
  readonly partition: string;
  readonly simulationId: string;
}
export const simulationJob = { name: 'rate-simulation' } as const;

/** Milliseconds that one turn works before it hands over to the next, so that a killed one is missed soon. */
const turn = 15_000;

/** Simulates, a thousand loads a transaction. Where it stands is in the database: whoever follows a killed job goes on there. */
export function rateSimulationJob(app: App): JobKind<SimulationJob> {
  return {
    ...simulationJob,
    retries: 5,
    retryDelay: 1,
    lease: 60,
    async work(job, { isLastAttempt }) {
      const end = Date.now() + turn;
      const learned = nothingLearned();
      try {
        while (Date.now() < end) if (!(await step(app, job, learned))) return;
        await within(app, job, ({ db }) => app.jobs.send(db, simulationJob, job));
        app.jobs.wake();
      } catch (error) {
        app.log.error({ error, rateSimulation: job.simulationId }, 'rate simulation');
        if (!isLastAttempt) throw error;
        await within(app, job, (context, run) => endAs(context, run, 'FAILED'));
      }
    },
  };
}

/** The next piece of a simulation; false when nothing is left. */
export function step(app: App, job: SimulationJob, learned: Learned): Promise<boolean> {
  return within(app, job, async (context, run) => {
    if (run.status !== 'RUNNING') return false;
    const { db, partition } = context;
    if (run.reached === null)
      await updateRow({ db, partition }, 'rate_simulation', run.id, { total: await countLoads(context, run) });
    if (await simulateSome(context, run, learned)) {
      await context.publish(['rateSimulations'], 'progress', run.id);
      return true;
    }
    await endAs(context, run, 'DONE');
    return false;
  });
}

async function endAs(context: Context, { id }: StoredSimulation, status: 'DONE' | 'FAILED'): Promise<void> {
  await updateRow(context, 'rate_simulation', id, { status, ended_at: context.now });
  await context.publish(['rateSimulations'], status === 'DONE' ? 'done' : 'failed', id);
}

/** One transaction with the simulation held, so that no two processes look at the same loads. */
async function within<T>(
  app: App,
  { partition, simulationId }: SimulationJob,
  task: (context: Context, run: StoredSimulation) => Promise<T>,
): Promise<T> {
  const system = systemContext(app, {
    language: 'en',
    requestId: `${simulationJob.name}-${simulationId}`,
    operation: 'tripDirector.rateSimulation',
  });
  return inPartition(system, partition, async (context) => {
    const run = await context.db
      .selectFrom('rate_simulation')
      .selectAll()
      .where('partition', '=', partition)
      .where('id', '=', simulationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return task(context, run);
  });
}
