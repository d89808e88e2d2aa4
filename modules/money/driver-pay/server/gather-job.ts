import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { gatherJob, type Gathering } from './gather-job-name.ts';
import { gatherStep } from './gather.ts';

/** Gathers the lines of a run, step by step; after a kill the next attempt goes on where this one stopped. */
export function driverPayGathering(app: App): JobKind<Gathering> {
  return {
    ...gatherJob,
    retries: 20,
    retryDelay: 2,
    lease: 300,
    work: ({ partition, runId }) => gatherRun(app, partition, runId),
  };
}

/** Every step in a transaction of its own, until nothing is left. */
export async function gatherRun(app: App, partition: string, runId: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `gather-${runId}`, operation: 'gatherDriverPay' });
  for (;;) {
    const step = await inPartition(system, partition, (context) => gatherStep(context, runId));
    if (step === 'done' || step === 'gone') return;
  }
}
