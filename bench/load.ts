import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadPlan, LoadResult } from './load-worker.ts';

export interface Measured extends LoadResult {
  /** Milliseconds of processor time of the server for one request. */
  readonly processor: number;
  /** Megabytes that the server holds afterwards. */
  readonly memory: number;
}

/** Runs the load from a process of its own and watches what the server spends on it. */
export async function measure(pid: number, plan: LoadPlan): Promise<Measured> {
  const before = processorSeconds(pid);
  const worker = fork(path.join(import.meta.dirname, 'load-worker.ts'));
  worker.send(plan);
  const [result] = (await once(worker, 'message')) as [LoadResult];
  const requests = result.perSecond * plan.seconds;
  return {
    ...result,
    processor: ((processorSeconds(pid) - before) * 1000) / Math.max(1, requests),
    memory: residentMegabytes(pid),
  };
}

/** User and system time of a process (proc(5): fields 14 and 15 of stat, in ticks of a hundredth of a second). */
function processorSeconds(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
