import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const folder = path.resolve(import.meta.dirname, '../../database/migrations');
/** Any number, the same in every process: only one may migrate at a time. */
const migrationLock = 471_102;
/** Older ones lack `uuidv7()` and more, and would fail in the middle of the first migration with a riddle. */
const oldestServer = 18;

/**
 * Brings the database up to the newest migration, each file in a transaction of its own. Files only ever go forward; one
 * that was changed after it ran is refused. Returns the names of the files that ran now.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const ran: string[] = [];
    for (const name of fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8');
      const sha256 = crypto.hash('sha256', sql);
      const before = applied.get(name);
      if (before === sha256) continue;
      if (before) throw new Error(`Migration ${name} was changed after it had run; add a new file instead.`);
      await runInTransaction(client, sql, name, sha256);
      ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < oldestServer)
    throw new Error(`The database is PostgreSQL ${version}; it must be ${oldestServer} or newer.`);
}

async function runInTransaction(client: pg.Client, sql: string, name: string, sha256: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
