import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres, type RunningPostgres } from '#platform/server/embedded-postgres.ts';
import { freePort, rpc, startServerProcess } from '../../server/testing/server-process.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { Result } from './scenarios.ts';
import { ownerOf, type Surroundings } from './surroundings.ts';
import { signIn, startWork } from './workload.ts';

const folder = path.resolve('.cache/torture/small-disk');
const dataFolder = path.resolve('.cache/torture/small-disk-data');
const megabytes = 400;
const [mount, unmount] = ['/usr/bin/mount', '/usr/bin/umount'] as const;

/** PostgreSQL on a disk that is full: nothing that was acknowledged is lost, and work goes on once there is room again. */
export async function tortureDisk(around: Surroundings, rounds: number): Promise<Result> {
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(dataFolder, { recursive: true, force: true });
  const mounted = spawnSync(mount, ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
  if (mounted.status !== 0)
    return { isHeld: true, figures: { skipped: 'a small disk cannot be mounted here (mount -t tmpfs)' } };
  const start = () => startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  const proxy = await startFaultProxy();
  let postgres: RunningPostgres | undefined;
  let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
  try {
    postgres = await start();
    const through = new URL(postgres.url);
    through.port = String(proxy.port);
    proxy.aim(Number(new URL(postgres.url).port));
    server = await startServerProcess({
      ...around.environment,
      DATABASE_URL: through.href,
      DATA_DIR: dataFolder,
      PORT: String(await freePort()),
    });
    const { url } = server;
    const session = await signIn(url);
    const work = await startWork({ url, owner: ownerOf(() => postgres!.url) }, 4);
    let [reads, failedReads, restarts] = [0, 0, 0];
    for (let round = 0; round < rounds; round++) {
      await wait(1000);
      const filler = path.join(folder, 'filler');
      fill(filler);
      for (const end = Date.now() + 3000; Date.now() < end; reads++) {
        const { body } = await rpc(url, 'getCarrierCounts', {}, { ...session });
        if (body.response !== 'ok') failedReads++;
        await wait(50);
      }
      fs.rmSync(filler, { force: true });
      // Without room for its log PostgreSQL ends itself; whoever watches over it starts it again.
      if (!(await answers(postgres.url))) {
        restarts++;
        postgres = await again(start);
        proxy.aim(Number(new URL(postgres.url).port));
      }
    }
    const { answered, missing, doubled, faults, trail } = await work.finish();
    return {
      isHeld: answered > 0 && missing + doubled + faults.length === 0 && trail === 'unbroken',
      figures: {
        answered,
        missing,
        doubled,
        faults: [...new Set(faults)].join(', ') || 0,
        trail,
        reads,
        'reads that failed': failedReads,
        'restarts of PostgreSQL': restarts,
      },
    };
  } finally {
    await server?.kill('SIGTERM');
    await proxy.close();
    await postgres?.stop();
    spawnSync(unmount, ['-l', folder]);
  }
}

/** To the last byte. */
function fill(file: string): void {
  const handle = fs.openSync(file, 'w');
  const piece = Buffer.alloc(64 * 1024);
  try {
    for (let written = 0; written < megabytes * 16; written++) fs.writeSync(handle, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const isThere = await ownerOf(() => url)((client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await wait(250);
  }
  return false;
}

/** What is left of the old one must be gone before a new one may touch the data. */
async function again(start: () => Promise<RunningPostgres>): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 50) throw error;
      await wait(200);
    }
  }
}
