import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { familySeconds, processorSeconds, shareOfMemory } from '../load.ts';
import { buildCrowd } from './build.ts';
import type { Calls } from './calls.ts';
import type { Taken, ToCrowd } from './worker.ts';

export interface PeopleStep {
  readonly people: number;
  /** Seconds that were watched. */
  readonly seconds: number;
  readonly callsPerSecond: number;
  /** Milliseconds of all calls, and of those that people made with their own hands. */
  readonly p50: number;
  readonly p95: number;
  readonly p95ByHand: number;
  /** Of a hundred changes ninety-five are on every screen that shows them after so many milliseconds. */
  readonly freshP95: number;
  readonly errors: number;
  readonly firstError: string | undefined;
  /** Processors in use: of the servers together, the database, and whoever plays the crowd. */
  readonly servers: number;
  readonly database: number;
  readonly crowd: number;
  /** Megabytes that each server holds. */
  readonly memory: readonly number[];
  readonly operations: readonly OperationCalls[];
  /** The tables of which most rows were read, a second. */
  readonly tables: readonly { readonly table: string; readonly rowsPerSecond: number }[];
}

interface OperationCalls {
  readonly operation: string;
  readonly isAgain: boolean;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

export interface PeopleMeasured {
  readonly open: number;
  readonly steps: readonly PeopleStep[];
  /** So many people fit under the limit; between the last step that did and the first that did not, as on a straight line. */
  readonly fit: number;
}

/** Milliseconds of 95 of 100 calls. */
export const mostP95 = 300;
const open = Number(process.env['BENCH_OPEN'] ?? 12_000);
const seconds = Number(process.env['BENCH_PEOPLE_SECONDS'] ?? 30);
/** Until everybody of a step has come, and the servers have seen their questions. */
const secondsOfComing = 12;
/** `PEOPLE=100,400` measures these; it ends at the first step that is too slow, or at the last. */
const stepsOf = (process.env['PEOPLE'] ?? '20,40,60,80,100,140,200,280,400,560,800,1000').split(',').map(Number);

export interface PeopleServers {
  readonly url: string;
  readonly servers: readonly { readonly url: string; readonly pid: number }[];
  readonly postmaster: number;
}

/** More and more people work with two servers, at the pace of people, until the answers come too late. */
export async function measurePeople({ url, servers, postmaster }: PeopleServers): Promise<PeopleMeasured> {
  const serverUrls = servers.map((server) => server.url);
  const crowd = await buildCrowd(url, serverUrls, { open, atMost: Math.max(...stepsOf) });
  const owner = new pg.Client(url);
  await owner.connect();
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'));
  const tell = (message: ToCrowd) => worker.send(message);
  tell({ type: 'servers', urls: serverUrls });
  const steps: PeopleStep[] = [];
  try {
    let joined = 0;
    for (const people of stepsOf) {
      tell({ type: 'join', people: await crowd.next(people - joined) });
      joined = people;
      await wait(secondsOfComing);
      const step = await watch({ people, worker, servers, postmaster, owner });
      steps.push(step);
      console.log(`${people} people: p95 ${step.p95.toFixed(0)} ms, ${step.callsPerSecond.toFixed(0)} calls a second`);
      if (step.p95 > mostP95) break;
    }
  } finally {
    worker.disconnect();
    await owner.end();
    await crowd.end();
  }
  return { open, steps, fit: fitOf(steps) };
}

const wait = (some: number) => new Promise((resolve) => setTimeout(resolve, some * 1000));

interface Watching extends Omit<PeopleServers, 'url'> {
  readonly people: number;
  readonly worker: ChildProcess;
  readonly owner: pg.Client;
}

async function watch({ people, worker, servers, postmaster, owner }: Watching): Promise<PeopleStep> {
  const spent = () => ({
    servers: servers.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    database: familySeconds(postmaster),
  });
  await take(worker);
  const before = { ...spent(), rows: await rowsRead(owner), at: performance.now() };
  await wait(seconds);
  const taken = await take(worker);
  const [after, rows] = [spent(), await rowsRead(owner)];
  const took = (performance.now() - before.at) / 1000;
  const all = sorted(taken.calls);
  const faulty = taken.calls.filter(({ errors }) => errors > 0);
  return {
    people,
    seconds: took,
    callsPerSecond: all.length / took,
    p50: share(all, 0.5),
    p95: share(all, 0.95),
    p95ByHand: share(sorted(taken.calls.filter(({ isAgain }) => !isAgain)), 0.95),
    freshP95: share(
      taken.fresh.toSorted((a, b) => a - b),
      0.95,
    ),
    errors: faulty.reduce((sum, { errors }) => sum + errors, 0),
    firstError: faulty[0]?.firstError,
    servers: (after.servers - before.servers) / took,
    database: (after.database - before.database) / took,
    crowd: taken.processor / took,
    memory: servers.map(({ pid }) => shareOfMemory(pid)),
    operations: taken.calls
      .map((each) => {
        const times = sorted([each]);
        const { operation, isAgain } = each;
        return { operation, isAgain, perSecond: times.length / took, p50: share(times, 0.5), p95: share(times, 0.95) };
      })
      .toSorted((one, other) => other.perSecond - one.perSecond),
    tables: [...rows]
      .map(([table, count]) => ({ table, rowsPerSecond: (count - (before.rows.get(table) ?? 0)) / took }))
      .toSorted((one, other) => other.rowsPerSecond - one.rowsPerSecond)
      .slice(0, 8),
  };
}

async function take(worker: ChildProcess): Promise<Taken> {
  const answer = once(worker, 'message');
  worker.send({ type: 'take' } satisfies ToCrowd);
  const [taken] = (await answer) as [Taken];
  return taken;
}

const sorted = (calls: readonly Calls[]) => calls.flatMap(({ times }) => times).toSorted((a, b) => a - b);
const share = (times: readonly number[], of: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;

/** Rows that the database has read of each table since it began. */
async function rowsRead(owner: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await owner.query<{ table: string; read: number }>(
    `select relname as table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as read
       from pg_stat_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ table, read }) => [table, read]));
}

function fitOf(steps: readonly PeopleStep[]): number {
  const over = steps.findIndex(({ p95 }) => p95 > mostP95);
  const last = steps[over === -1 ? steps.length - 1 : over - 1];
  const first = steps[over];
  if (!last || !first) return last?.people ?? 0;
  const part = (mostP95 - last.p95) / (first.p95 - last.p95);
  return Math.floor(last.people + part * (first.people - last.people));
}
