import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadPlan, LoadResult } from './load-worker.ts';

export interface Measured extends LoadResult {
  /** Milliseconds of processor time of the server for one request. */
  readonly processor: number;
  /** The same of all processes of the database. */
  readonly database: number;
  /** Megabytes that the server holds afterwards. */
  readonly memory: number;
}

export interface Load {
  run(plan: LoadPlan): Promise<LoadResult>;
  end(): void;
}

/** A process that makes calls, so that what is measured does not wait for who measures. */
export function startLoad(): Load {
  const worker: ChildProcess = fork(path.join(import.meta.dirname, 'load-worker.ts'));
  return {
    async run(plan) {
      worker.send(plan);
      const [result] = (await once(worker, 'message')) as [LoadResult];
      return result;
    },
    end: () => worker.disconnect(),
  };
}

/** Runs the load and watches what the server and the database spend on it. */
export async function measure(load: Load, pid: number, plan: LoadPlan, postmaster?: number): Promise<Measured> {
  const spent = () => [processorSeconds(pid), postmaster ? familySeconds(postmaster) : 0] as const;
  const before = spent();
  const result = await load.run(plan);
  const [processor, database] = spent().map(
    (seconds, index) => ((seconds - before[index]!) * 1000) / Math.max(1, result.calls),
  );
  return { ...result, processor: processor!, database: database!, memory: residentMegabytes(pid) };
}

/** One of two servers that do the same. */
export interface Side {
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  readonly bodies: () => readonly string[];
  readonly manyAddresses?: boolean;
}

export interface SidesCompared {
  readonly ours: Measured;
  readonly bare: Measured;
  /** Requests per second, ours to bare: the median of the turns. */
  readonly ratio: number;
  /** Processor time of a request, bare to ours, server and database together: it wanders least on a busy machine. */
  readonly work: number;
}

export interface Turns {
  readonly load: Load;
  readonly postmaster: number;
  readonly connections: number;
  /** For each side, all its turns together. */
  readonly seconds: number;
}

const turns = 8;

/** Both sides in short turns: what the machine does besides falls on both alike. */
export async function compare(our: Side, their: Side, plan: Turns): Promise<SidesCompared> {
  const { load, postmaster, connections } = plan;
  const turn = (side: Side, seconds: number) =>
    measure(load, side.pid, { ...side, bodies: side.bodies(), connections, seconds }, postmaster);
  for (const side of [our, their]) await turn(side, 1);
  const [ours, bare]: [Measured[], Measured[]] = [[], []];
  for (let count = 0; count < turns; count++) {
    const pairs = [[ours, our] as const, [bare, their] as const];
    for (const [measured, side] of count % 2 === 0 ? pairs : pairs.toReversed())
      measured.push(await turn(side, plan.seconds / turns));
  }
  const sides = { ours: together(ours), bare: together(bare) };
  const work = ({ processor, database }: Measured) => processor + database;
  return {
    ...sides,
    ratio: median(ours.map(({ perSecond }, index) => perSecond / bare[index]!.perSecond)),
    work: work(sides.bare) / work(sides.ours),
  };
}

function together(all: readonly Measured[]): Measured {
  const middle = (read: (measured: Measured) => number) => median(all.map(read));
  return {
    perSecond: middle((each) => each.perSecond),
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    p50: middle((each) => each.p50),
    p99: middle((each) => each.p99),
    processor: middle((each) => each.processor),
    database: middle((each) => each.database),
    memory: all.at(-1)!.memory,
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
    firstError: all.find(({ firstError }) => firstError)?.firstError,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** User and system time of a process (proc(5): fields 14 and 15 of stat, in ticks of a hundredth of a second). */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The same of a process and all that it started, also those that have ended. */
export function familySeconds(pid: number): number {
  const own = statOf(pid);
  let ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(own[field]), 0);
  for (const entry of fs.readdirSync('/proc')) {
    const fields = /^\d+$/.test(entry) ? statOf(Number(entry)) : [];
    if (Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / 100;
}

/** The fields after the name; none of a process that is gone. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Megabytes of a process, with its share of what others use too. */
export function shareOfMemory(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** The most that a process holds until `end`. */
export function watchMemory(pid: number): { end(): number } {
  let most = 0;
  const look = () => (most = Math.max(most, shareOfMemory(pid)));
  const timer = setInterval(look, 250);
  return {
    end() {
      clearInterval(timer);
      return look();
    },
  };
}

export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
