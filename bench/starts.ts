import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../server/testing/server-process.ts';
import { memoryEnvironment, memoryFlags } from '../server/memory.ts';
import { median } from './load.ts';

export interface StartMeasured {
  readonly from: 'bundle' | 'sources';
  /** Seconds from the process to `/ready`, which is the first good answer after a kill too. */
  readonly seconds: number;
  /** Seconds of processor time until then. */
  readonly busy: number;
}

const turns = 5;
const ways = { bundle: 'dist/server/main.js', sources: 'server/main.ts' } as const;

/** A process on a prepared database, in turns from the bundle and from the sources. */
export async function measureStarts(url: string, folder: string): Promise<StartMeasured[]> {
  const made = spawnSync(process.execPath, ['tools/server-bundle.ts'], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error('the bundle could not be made');
  const all = Object.entries(ways).map(([from, file]) => ({
    from: from as StartMeasured['from'],
    file,
    starts: [] as Start[],
  }));
  for (const { file } of all) await startAndKill(url, folder, file);
  for (let turn = 0; turn < turns; turn++)
    for (const { file, starts } of all) starts.push(await startAndKill(url, folder, file));
  return all.map(({ from, starts }) => ({
    from,
    seconds: median(starts.map((start) => start.seconds)),
    busy: median(starts.map((start) => start.busy)),
  }));
}

type Start = Omit<StartMeasured, 'from'>;

async function startAndKill(url: string, folder: string, file: string): Promise<Start> {
  const port = String(await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [...memoryFlags, file, '--without-pages'], {
    env: {
      PATH: process.env['PATH'],
      ...memoryEnvironment,
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'false',
      LOG_LEVEL: 'error',
      PORT: port,
      NODE_COMPILE_CACHE: path.resolve('.cache/node'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`a start from ${file} ended`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - started) / 1000;
  const stat = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = once(child, 'exit');
  // Node keeps what it compiled when a process ends by itself.
  child.kill('SIGTERM');
  await ended;
  return { seconds, busy: (Number(fields[11]) + Number(fields[12])) / 100 };
}
