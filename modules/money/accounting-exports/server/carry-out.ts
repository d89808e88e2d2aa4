import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { keepAwake } from '#platform/server/keep-awake.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { type CompanyTurn, exportJob } from '#modules/money/exchanges/server/index.ts';
import type { ExchangeState } from '#modules/money/exchanges/status.ts';
import { carryOutExport } from './one-export.ts';
import { type Work, workOf } from './work.ts';

/** Documents of a company that are worked on at the same time; the other system takes five requests at once. */
const atOnce = 3;
const inOneLook = 60;
/** After so long the rest goes on in another job, so that a server that is stopped leaves little behind. */
const longestMilliseconds = 5 * 60_000;

/** Carries out what is due of a company's exports. */
export function carryOutExports(app: App): JobKind<CompanyTurn> {
  return {
    ...exportJob,
    retries: 20,
    retryDelay: 5,
    lease: 1800,
    workers: 2,
    async work({ partition, companyId }) {
      const isLeft = await exportDue(app, partition, companyId);
      if (isLeft) await app.jobs.send<CompanyTurn>(app.database.writer(partition), exportJob, { partition, companyId });
    },
  };
}

/** Carries out all exports of a company that are due; true where some are left for another job. */
export async function exportDue(app: App, partition: string, companyId: string): Promise<boolean> {
  const until = performance.now() + longestMilliseconds;
  for (;;) {
    const work = await workOf(app, partition, companyId);
    if (!work) return false;
    const isMine = await aloneFor(work, async () => {
      while (performance.now() < until) {
        const ids = await dueExports(work);
        if (ids.length === 0) return;
        await eachOf(ids, (id) => carryOutExport(work, id));
      }
    });
    // Another worker is at it. What came due after its last look it finds when it looks once more.
    if (!isMine || (await dueExports(work)).length === 0) return false;
    if (performance.now() >= until) return true;
  }
}

/** Does work as the only worker of a company, in whatever process; false where there is another. */
export async function aloneFor({ app, partition, stored }: Work, task: () => Promise<void>): Promise<boolean> {
  return app.database.transaction({ partition }, async (db) => {
    const key = `accountingExports ${partition} ${stored.company_id}`;
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as mine`.execute(db);
    if (rows[0]?.mine) await keepAwake(db, task());
    return rows[0]?.mine ?? false;
  });
}

/** What is due, the longest due first. For who is alone, what is being sent was left by a process that was killed. */
async function dueExports({ app, partition, stored }: Work): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from exchange
     where partition = ${partition} and company_id = ${stored.company_id} and purpose = 'export' and next_at is not null
       and (next_at <= ${app.clock.now()} or status = ${literal<ExchangeState>('SENT')})
     order by next_at, id limit ${inOneLook}`.execute(app.database.writer(partition));
  return rows.map(({ id }) => id);
}

async function eachOf(ids: readonly string[], task: (id: string) => Promise<void>): Promise<void> {
  const left = [...ids];
  const worker = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await task(id);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = ended.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
}
