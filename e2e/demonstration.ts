import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startTestCluster } from '../platform/server/testing/cluster.ts';
import { type Demonstration, demonstrationOn } from '../server/testing/demonstration.ts';

export interface OpenDemonstration extends Demonstration {
  close(): Promise<void>;
}

/**
 * The demonstration for browser tests, with the pages built. `E2E_DATABASE_URL` keeps it on a PostgreSQL server of yours (as a
 * role that may create databases) instead of the embedded one.
 */
export async function openDemonstration(): Promise<OpenDemonstration> {
  if (!fs.existsSync('dist/web/index.html')) spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  const cluster = await startTestCluster({
    url: process.env['E2E_DATABASE_URL'],
    folder: path.resolve('.cache/browser-postgres'),
  });
  try {
    const demonstration = await demonstrationOn(cluster.url, path.resolve('.cache/demonstrations'));
    return { ...demonstration, close: () => cluster.stop() };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
