import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  copyDatabase,
  createDatabase,
  databaseExists,
  databaseUrl,
  dropDatabase,
  startTestCluster,
} from '../platform/server/testing/cluster.ts';
import { startServerProcess } from '../server/testing/server-process.ts';

/** The product with its demonstration as the server left it: a database that nobody uses, and the folder of its files. */
export interface Demonstration {
  readonly clusterUrl: string;
  readonly database: string;
  readonly folder: string;
}

export interface OpenDemonstration extends Demonstration {
  close(): Promise<void>;
}

/** The copies must be able to read what the original sealed. */
const masterKey = Buffer.from('a key for browser tests alone, 32').subarray(0, 32).toString('base64');
/** Where the links of the demonstration's own messages lead, until a copy has an address. */
export const addressOfNone = 'http://demonstration.invalid';
/** The demonstration's partition (`database/seed.ts`). */
const partition = 'highveld';
const shelf = path.resolve('.cache/demonstrations');
const sources = ['e2e/demonstration.ts', 'database', 'modules', 'platform', 'server', 'package-lock.json'];

/**
 * Filling in the demonstration takes as long as many tests together, so it is done once and kept until a source of the
 * server changes, or the day: its dates count from today. `E2E_DATABASE_URL` keeps it on a PostgreSQL server of yours
 * (as a role that may create databases) instead of the embedded one.
 */
export async function openDemonstration(): Promise<OpenDemonstration> {
  if (!fs.existsSync('dist/web/index.html')) spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  const cluster = await startTestCluster({
    url: process.env['E2E_DATABASE_URL'],
    folder: path.resolve('.cache/browser-postgres'),
  });
  const name = `haulway_demonstration_${digestOf(cluster.url)}`;
  const demonstration = { clusterUrl: cluster.url, database: name, folder: path.join(shelf, name) };
  try {
    const isThere = fs.existsSync(demonstration.folder) && (await databaseExists(cluster.url, name));
    if (!isThere) await make(demonstration);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { ...demonstration, close: () => cluster.stop() };
}

function digestOf(clusterUrl: string): string {
  const digest = crypto
    .createHash('sha1')
    .update(new Date().toISOString().slice(0, 10))
    .update(new URL(clusterUrl).username);
  for (const source of sources.flatMap(filesOf)) digest.update(source).update(fs.readFileSync(source));
  return digest.digest('hex').slice(0, 12);
}

/** The files that a server is made of; pages and tests change nothing in the demonstration. */
function filesOf(source: string): string[] {
  if (fs.statSync(source).isFile()) return [source];
  return fs
    .readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/web\/|\/testing\/|\.test\.ts$/.test(file))
    .sort();
}

async function make({ clusterUrl, database, folder }: Demonstration): Promise<void> {
  fs.mkdirSync(shelf, { recursive: true });
  for (const outdated of fs.readdirSync(shelf)) {
    await dropDatabase(clusterUrl, outdated);
    fs.rmSync(path.join(shelf, outdated), { recursive: true });
  }
  await dropDatabase(clusterUrl, database);
  await createDatabase(clusterUrl, database);
  const unfinished = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-demonstration-'));
  const server = await startServerProcess({
    ...environmentOf(databaseUrl(clusterUrl, database), unfinished),
    BASE_URL: addressOfNone,
  });
  await server.kill('SIGTERM');
  fs.cpSync(unfinished, folder, { recursive: true });
  fs.rmSync(unfinished, { recursive: true });
}

function environmentOf(url: string, folder: string): Record<string, string> {
  return { DATABASE_URL: url, DATA_DIR: folder, MASTER_KEY: masterKey, DEMO: 'true' };
}

/** A copy for one product: the settings that start a server on it, and its end. */
export async function copyDemonstration({ clusterUrl, database, folder }: Demonstration): Promise<{
  environment: Record<string, string>;
  /** Runs a statement on the copy, as its owner. */
  run(statement: string): Promise<void>;
  remove(): Promise<void>;
}> {
  const url = await copyDatabase(clusterUrl, database);
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-e2e-'));
  fs.cpSync(folder, copy, { recursive: true });
  return {
    environment: environmentOf(url, copy),
    async run(statement) {
      const client = new pg.Client(url);
      await client.connect();
      // An owner that is no superuser stands behind the walls too.
      await client.query(`select set_config('app.partition', $1, false)`, [partition]);
      await client.query(statement).finally(() => client.end());
    },
    async remove() {
      await dropDatabase(clusterUrl, new URL(url).pathname.slice(1));
      fs.rmSync(copy, { recursive: true, force: true });
    },
  };
}
