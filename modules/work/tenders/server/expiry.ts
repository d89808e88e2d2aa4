import type { Context } from '#platform/server/implement.ts';
import type { StoredOffer } from './queries.ts';

export const expiryJob = { name: 'tender-expiry' };

/** The data of the job that comes when the clock of an offer has ended, or when the others are to be told. */
export interface Expiry {
  readonly partition: string;
  readonly loadId: string;
}

/** Queues the end of the clock, in the transaction that starts it. A job that comes too early, or twice, does nothing. */
export async function queueExpiry(context: Context, { load_id, minutes }: StoredOffer): Promise<void> {
  const { app, db, partition } = context;
  const when = { afterSeconds: minutes * 60 + 1 };
  await app.jobs.send<Expiry>(db, expiryJob, { partition, loadId: load_id }, when);
}

export const takenJob = { name: 'tender-taken' };

/** Queues telling the others that the load is taken. The transaction that takes it stays short: all of them wait for its lock. */
export async function queueTaken({ app, db, partition, afterCommit }: Context, loadId: string): Promise<void> {
  await app.jobs.send<Expiry>(db, takenJob, { partition, loadId });
  afterCommit(() => app.jobs.wake());
}
