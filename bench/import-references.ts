import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** How long a COPY took, and how long a processor was busy with it. */
export interface Copied {
  readonly seconds: number;
  readonly busy: number;
}

/** What the database itself needs for the rows of a file: one COPY into a table of texts, without an index or a rule. */
export function copyIntoBareTable(url: string, lines: readonly (readonly string[])[]): Promise<Copied> {
  return copying(url, async (client, file) => {
    const columns = lines[0]!.map((_, place) => `c${place} text`);
    await client.query(`create temporary table copied (${columns.join(', ')})`);
    fs.writeFileSync(file, lines.map((cells) => cells.join(',')).join('\n'));
    fs.chmodSync(file, 0o644);
    return 'copied';
  });
}

/**
 * COPY of the customers that were written, into an empty table with the same columns, generated columns,
 * indexes and constraints: what is left of the import's work when nothing is checked, audited or remembered.
 */
export function copyIntoLikeTable(url: string, which: string): Promise<Copied> {
  return copying(url, async (client, file) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = 'customer' and is_generated = 'NEVER' order by ordinal_position`,
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    await client.query('drop table if exists copied_customer');
    await client.query('create table copied_customer (like customer including all)');
    await client.query(
      'alter table copied_customer add foreign key (partition, company_id) references company (partition, id)',
    );
    await client.query(`copy (select ${columns} from customer where ${which}) to '${file}'`);
    return `copied_customer (${columns})`;
  });
}

/** Times the COPY alone, out of a file that lies beside the database. */
async function copying(url: string, prepare: (client: pg.Client, file: string) => Promise<string>): Promise<Copied> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-bench-'));
  fs.chmodSync(folder, 0o777);
  const file = path.join(folder, 'rows');
  const client = new pg.Client(url);
  await client.connect();
  try {
    const target = await prepare(client, file);
    const format = target === 'copied' ? 'csv' : 'text';
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pids = rows.map(({ pid }) => pid);
    const [started, busy] = [performance.now(), busySeconds(pids)];
    await client.query(`copy ${target} from '${file}' (format ${format})`);
    return { seconds: (performance.now() - started) / 1000, busy: busySeconds(pids) - busy };
  } finally {
    await client.query('drop table if exists copied_customer');
    await client.end();
    fs.rmSync(folder, { recursive: true });
  }
}

/** Watches how many megabytes a process holds, with its threads; `end` says the most. */
export function peakOf(pid: number): { end(): number } {
  let most = residentMegabytes(pid);
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 50);
  return {
    end() {
      clearInterval(watch);
      return most;
    },
  };
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** The processes of the database that work for the server, which keeps its connections. */
export async function backendsOf(url: string): Promise<readonly number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

const ticksPerSecond = 100;

export function busySeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // After the name, which may hold spaces: the 12th and 13th are the user's and the system's ticks (proc_pid_stat(5)).
    const [, , , , , , , , , , , user, system] = fs.existsSync(`/proc/${pid}/stat`)
      ? fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
      : [];
    return sum + ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
  }, 0);
}
