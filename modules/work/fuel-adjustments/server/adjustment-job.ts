import type { Context } from '#platform/server/implement.ts';
import type { StoredAdjustment } from './queries.ts';

export interface AdjustmentJob {
  readonly partition: string;
  readonly adjustmentId: string;
}
export const adjustmentJob = { name: 'fuel-adjustment' } as const;

/** Asks for the work in the transaction that notes what is to be done; a job does it. */
export async function queueWork(
  { app, db, partition, afterCommit }: Context,
  { id }: Pick<StoredAdjustment, 'id'>,
): Promise<void> {
  await app.jobs.send<AdjustmentJob>(db, adjustmentJob, { partition, adjustmentId: id });
  afterCommit(() => app.jobs.wake());
}
