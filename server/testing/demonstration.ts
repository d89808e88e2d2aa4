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
} from '#platform/server/testing/cluster.ts';
import { startServerProcess } from './server-process.ts';

/** The product with its demonstration as the server left it: a database that nobody uses, and the folder of its files. */
export interface Demonstration {
  readonly clusterUrl: string;
  readonly database: string;
  readonly folder: string;
}

/** The copies must be able to read what the original sealed. */
const masterKey = Buffer.from('a key for tests of demonstrations').subarray(0, 32).toString('base64');
/** Where the links of the demonstration's own messages lead, until a copy has an address. */
export const addressOfNone = 'http://demonstration.invalid';
/** The demonstration's partition (`database/seed.ts`). */
const partition = 'highveld';
const sources = ['server/testing/demonstration.ts', 'database', 'modules', 'platform', 'server', 'package-lock.json'];

/**
 * The demonstration on a PostgreSQL server. To fill it in takes as long as many tests together, so it is done once and kept
 * in `shelf` until a source of the server changes, or the day: its dates count from today. Processes that ask for it at the
 * same time wait for the one that makes it.
 */
export async function demonstrationOn(clusterUrl: string, shelf: string): Promise<Demonstration> {
  const name = `haulway_demonstration_${digestOf(clusterUrl)}`;
  const demonstration = { clusterUrl, database: name, folder: path.join(shelf, name) };
  const lock = new pg.Client(clusterUrl);
  await lock.connect();
  try {
    await lock.query(`select pg_advisory_lock(hashtext('demonstration'))`);
    const isThere = fs.existsSync(demonstration.folder) && (await databaseExists(clusterUrl, name));
    if (!isThere) await make(demonstration, shelf);
  } finally {
    await lock.end();
  }
  return demonstration;
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

async function make({ clusterUrl, database, folder }: Demonstration, shelf: string): Promise<void> {
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

/** The settings that start a server on a copy. */
interface CopySettings {
  readonly [name: string]: string;
  readonly DATABASE_URL: string;
  readonly DATA_DIR: string;
}

function environmentOf(url: string, folder: string): CopySettings {
  return { DATABASE_URL: url, DATA_DIR: folder, MASTER_KEY: masterKey, DEMO: 'true' };
}

export interface DemonstrationCopy {
  readonly environment: CopySettings;
  remove(): Promise<void>;
}

/** A copy for one product: the settings that start a server on it, and its end. */
export async function copyDemonstration({ clusterUrl, database, folder }: Demonstration): Promise<DemonstrationCopy> {
  const url = await copyDatabase(clusterUrl, database);
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-e2e-'));
  fs.cpSync(folder, copy, { recursive: true });
  return {
    environment: environmentOf(url, copy),
    async remove() {
      await dropDatabase(clusterUrl, new URL(url).pathname.slice(1));
      fs.rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Runs a statement on a copy, as its owner. */
export async function runOnCopy(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  // An owner that is not a superuser is behind the walls too.
  await client.query(`select set_config('app.partition', $1, false)`, [partition]);
  await client.query(statement).finally(() => client.end());
}

/** A copy for a test of unit and operation tests, on their own PostgreSQL. */
export async function copyForTest(clusterUrl: string): Promise<DemonstrationCopy> {
  return copyDemonstration(await demonstrationOn(clusterUrl, path.resolve('.cache/test-demonstrations')));
}
