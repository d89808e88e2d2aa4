import type { App } from '#platform/server/app.ts';
import { nothingLearned } from './simulate.ts';
import './tables.ts';
import { step } from './work.ts';

/** A simulation of a percentage over the loads of a period, to its end, for the demonstration. */
export async function buildRateSimulation(
  app: App,
  partition: string,
  {
    percent,
    by,
    from,
    to,
  }: { readonly percent: number; readonly by: string; readonly from: string; readonly to: string },
): Promise<void> {
  const { id } = await app.database
    .writer(partition)
    .insertInto('rate_simulation')
    .values({
      partition,
      rate_id: null,
      change: JSON.stringify({ side: 'sell', percent }),
      title: String(percent),
      period_from: from,
      period_to: to,
      reached: null,
      ended_at: null,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const learned = nothingLearned();
  while (await step(app, { partition, simulationId: id }, learned));
}
