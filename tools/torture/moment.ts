import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { prepareDatabase } from '#platform/server/prepare.ts';
import type { Result } from './scenarios.ts';

/**
 * A base copy and archived logs, as docs/operating.md says: rows are written without a pause, before, while and after the copy
 * is made; a new database is brought to a moment between two of them.
 */
export async function tortureMoment(_: unknown, rounds: number): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-moment-'));
  const [first, second, archive] = ['first', 'second', 'archive'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  fs.mkdirSync(archive);
  // The database runs as another user when this one is root.
  fs.chmodSync(folder, 0o755);
  fs.chmodSync(archive, 0o777);
  try {
    const { moment, rows, loose } = await writeAndCopy({ first, second, archive, rounds });
    const { kept, migrations } = await restore(second, archive, moment);
    const wanted = rows.filter(({ at }) => at <= moment).map(({ n }) => n);
    const missing = wanted.filter((n) => !kept.has(n)).length;
    const tooMany = [...kept].filter((n) => !wanted.includes(n) && !loose.has(n)).length;
    return {
      isHeld: wanted.length > 0 && wanted.length < rows.length && missing + tooMany + migrations === 0,
      figures: { written: rows.length, 'until the moment': wanted.length, missing, 'after it': tooMany, migrations },
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Row {
  readonly n: number;
  /** By the database's clock, after the commit. */
  readonly at: string;
}

interface Copying {
  readonly first: string;
  readonly second: string;
  readonly archive: string;
  readonly rounds: number;
}

async function writeAndCopy({ first, second, archive, rounds }: Copying) {
  await (await archiving(first, archive)).stop();
  const postgres = await startEmbeddedPostgres({ folder: first });
  const [writer, backup] = await Promise.all([connected(postgres.url), connected(postgres.url)]);
  const rows: Row[] = [];
  try {
    await prepareDatabase(postgres.url);
    await writer.query('create table numbered (n int primary key)');
    let isOver = false;
    let moment = '';
    // Committed between the last row that was asked for and the clock: on either side of the moment.
    const loose = new Set<number>();
    const writing = (async () => {
      for (let n = 1; !isOver; n++) {
        await writer.query('insert into numbered values ($1)', [n]);
        rows.push({ n, at: await clockOf(writer) });
        await wait(10);
      }
    })();
    await wait(500);
    await backup.query("select pg_backup_start('base', true)");
    execFileSync('cp', ['-a', `${first}/.`, second]);
    const { rows: labels } = await backup.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    fs.rmSync(path.join(second, 'pg18/postmaster.pid'), { force: true });
    for (const name of ['pg.owner', 'pg.log']) fs.rmSync(path.join(second, name), { force: true });
    writeAs(path.join(second, 'pg18/PG_VERSION'), path.join(second, 'pg18/backup_label'), labels[0]!.labelfile);
    await wait(100 * rounds);
    const before = rows.length;
    moment = await clockOf(backup);
    for (const n of [before, before + 1, before + 2]) loose.add(n);
    await wait(1000);
    isOver = true;
    await writing;
    await archived(backup);
    return { moment, rows, loose };
  } finally {
    await Promise.all([writer.end(), backup.end()]);
    await postgres.stop();
  }
}

async function archiving(folder: string, archive: string) {
  const postgres = await startEmbeddedPostgres({ folder });
  const client = await connected(postgres.url);
  await client.query("alter system set archive_mode = 'on'");
  await client.query(`alter system set archive_command = 'cp %p ${archive}/%f'`);
  await client.end();
  return postgres;
}

/** Waits until everything that was written so far lies in the archive. */
async function archived(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  for (;;) {
    const { rows: done } = await client.query<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    if ((done[0]?.last ?? '') >= rows[0]!.file) return;
    await wait(100);
  }
}

async function restore(second: string, archive: string, moment: string) {
  const data = path.join(second, 'pg18');
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    "recovery_target_action = 'promote'",
    "archive_mode = 'off'",
  ];
  fs.appendFileSync(path.join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeAs(path.join(data, 'PG_VERSION'), path.join(data, 'recovery.signal'), '');
  const postgres = await startEmbeddedPostgres({ folder: second });
  const client = await connected(postgres.url);
  try {
    for (;;) {
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      if (!rows[0]!.is) break;
      await wait(100);
    }
    const { rows } = await client.query<{ n: number }>('select n from numbered');
    const migrations = await prepareDatabase(postgres.url);
    return { kept: new Set(rows.map(({ n }) => n)), migrations: migrations.length };
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** A file that belongs to whom its neighbour belongs to. */
function writeAs(neighbour: string, file: string, content: string): void {
  fs.writeFileSync(file, content, { mode: 0o600 });
  const { uid, gid } = fs.statSync(neighbour);
  fs.chownSync(file, uid, gid);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** As text, with microseconds, which sorts by time. */
async function clockOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as at`,
  );
  return rows[0]!.at;
}
