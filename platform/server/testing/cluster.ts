import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../prepare.ts';
import { startEmbeddedPostgres, type RunningPostgres } from '../embedded-postgres.ts';

const migrations = path.resolve(import.meta.dirname, '../../../database/migrations');

/** A PostgreSQL for tests: one that runs already, or the embedded one, without the waits for a disk that tests do not need. */
export async function startTestCluster({
  url = process.env['TEST_DATABASE_URL'],
  folder = path.resolve('.cache/test-postgres'),
}: { readonly url?: string | undefined; readonly folder?: string } = {}): Promise<RunningPostgres> {
  if (url) return { url, adopted: true, stop: async () => {} };
  return startEmbeddedPostgres({ folder, durable: false, maxConnections: 200 });
}

/** The migrated database that every test database is a copy of; made again whenever a migration changes. */
export async function prepareTemplate(url: string): Promise<string> {
  const digest = crypto.createHash('sha1');
  for (const file of fs.readdirSync(migrations).sort()) digest.update(fs.readFileSync(path.join(migrations, file)));
  const name = `haulway_template_${digest.digest('hex').slice(0, 12)}`;
  if (await databaseExists(url, name)) return name;
  const unfinished = `${name}_${process.pid}`;
  await createDatabase(url, unfinished);
  await prepareDatabase(databaseUrl(url, unfinished));
  await run(url, `alter database ${unfinished} rename to ${name}`);
  return name;
}

export async function createDatabase(url: string, name: string): Promise<void> {
  await run(url, `create database ${name}`);
}

export async function copyDatabase(url: string, template: string): Promise<string> {
  const name = `haulway_test_${crypto.randomBytes(6).toString('hex')}`;
  await run(url, `create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(url, name);
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await run(url, `drop database if exists ${name} with (force)`);
}

export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function databaseExists(url: string, name: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  } finally {
    await client.end();
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
