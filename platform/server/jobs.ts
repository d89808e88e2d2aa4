import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Db } from './database.ts';

/** A kind of work that is done after the transaction which asked for it. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Attempts after the first one. */
  readonly retries: number;
  /** Seconds before the first retry; doubled each time, up to an hour. */
  readonly retryDelay: number;
  /** Seconds after which a worker is taken for dead, however alive it says it is. */
  readonly lease: number;
  /** Workers in each process that take work of this kind at the same time; one unless stated. */
  readonly workers?: number;
  /** Cron, in UTC: the work begins at these minutes by itself, without data, in one of the server processes. */
  readonly schedule?: string;
  /** `isLastAttempt` tells a worker that nobody will try again after it. */
  work(data: Data, attempt: { readonly number: number; readonly isLastAttempt: boolean }): Promise<void>;
}

/**
 * A worker says so often that it lives, by half of these seconds; where it does not, its process was killed and another takes
 * its work, at the next look of the monitor, a minute apart. Without this long work would wait until its lease is over.
 */
const heartbeat = 30;

/** When queued work begins; at once unless stated. */
export interface JobTime {
  readonly afterSeconds: number;
}

export interface Jobs {
  /** Queues work in the caller's transaction: it is there exactly if the change is. */
  send<Data extends object>(db: Db, kind: Pick<JobKind<Data>, 'name'>, data: Data, when?: JobTime): Promise<void>;
  /** Looks for work at once instead of at the next look: for this kind, or for all. Each look asks the database. */
  wake(kind?: Pick<JobKind<never>, 'name'>): void;
  start(kinds: readonly JobKind<never>[]): Promise<void>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly onError: (error: unknown) => void;
}

/** Jobs over pg-boss, in the application's own database and role. */
export function jobsOver({ url, onError }: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    options: '-c role=haulway_app',
    max: 3,
    schema: 'job',
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  const workers = new Map<string, string>();

  return {
    async send(db, kind, data, when) {
      const options = when && { startAfter: when.afterSeconds };
      await boss.send(kind.name, data, { ...options, db: fromKysely(db as never) });
    },
    wake(kind) {
      for (const [name, worker] of workers) if (kind === undefined || kind.name === name) boss.notifyWorker(worker);
    },
    async start(kinds) {
      await boss.start();
      const begun = kinds.map(async (kind) => {
        const options = {
          retryLimit: kind.retries,
          retryDelay: kind.retryDelay,
          retryBackoff: true,
          retryDelayMax: 3600,
          expireInSeconds: kind.lease,
          ...(kind.lease > heartbeat && { heartbeatSeconds: heartbeat }),
        };
        await boss.createQueue(kind.name, options);
        // Minutes that passed while no server ran are made up for by one run.
        if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { missed: 'once' });
        const worker = await boss.work(
          kind.name,
          {
            includeMetadata: true,
            pollingIntervalSeconds: 1,
            batchSize: 10,
            perJobResults: true,
            localConcurrency: kind.workers ?? 1,
          },
          async (jobs) => Promise.all(jobs.map((job) => settle(kind, job))),
        );
        workers.set(kind.name, worker);
      });
      await Promise.all(begun);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}

async function settle(
  kind: JobKind<never>,
  job: JobWithMetadata<unknown>,
): Promise<{ id: string; status: 'completed' | 'failed'; output?: object }> {
  try {
    await kind.work(job.data as never, { number: job.retryCount + 1, isLastAttempt: job.retryCount >= job.retryLimit });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: { reason: (error as Error).message } };
  }
}
