import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { luhnDigit } from '#platform/identifiers/luhn.ts';
import { demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';

export interface ImportMeasured {
  readonly rows: number;
  /** Seconds. */
  readonly upload: number;
  readonly check: number;
  readonly write: number;
  readonly copy: number;
  /** The whole import to COPY of the same rows into a table without indexes. */
  readonly ratio: number;
  /** Seconds of a processor that the server and the database were busy: what it costs on a machine that does other things too. */
  readonly serverBusy: number;
  readonly databaseBusy: number;
  /** Megabytes that the server held at most while it worked, beyond what it held before. */
  readonly memory: number;
}

interface Sizes {
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  readonly rows: number;
}

/** Debtors of the books through the import centre, beside COPY of the same rows in the same run. */
export async function measureImport({ url, serverUrl, pid, rows }: Sizes): Promise<ImportMeasured> {
  const lines = Array.from({ length: rows }, (_, row) => debtor(row));
  const copy = await copyInto(url, lines);
  const credentials = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  const ask = async <T>(operation: string, payload: object, lockId?: string): Promise<T> => {
    const answer = await rpc(serverUrl, operation, payload, { sessionId, partition, ...(lockId && { lockId }) });
    if (answer.body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
    return answer.body.result as T;
  };
  const before = residentMegabytes(pid);
  const database = await backendsOf(url);
  const busyBefore = [busySeconds([pid]), busySeconds(database)] as const;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 200);
  const settled = async (importId: string) => {
    for (;;) {
      const record = await ask<{ status: string; lockId: string; mapping: object; counts: Record<string, number> }>(
        'getImport',
        { importId },
      );
      if (record.status !== 'MAPPED' && record.status !== 'COMMITTING') return record;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  try {
    const table = [headings, ...lines].map((cells) => cells.join(',')).join('\n');
    const content = gzipSync(table).toString('base64');
    const [upload, { importId }] = await timed(() =>
      ask<{ importId: string }>('postImport', { kind: 'debtor', fileName: 'debtors.csv', content }),
    );
    const uploaded = await settled(importId);
    const [check, checked] = await timed(async () => {
      await ask('putImportMapping', { importId, mapping: uploaded.mapping }, uploaded.lockId);
      return settled(importId);
    });
    const [write, written] = await timed(async () => {
      await ask('commitImport', { importId, scope: 'valid' }, checked.lockId);
      return settled(importId);
    });
    if (written.counts['committed'] !== rows) throw new Error(`only ${written.counts['committed']} rows were written`);
    return {
      rows,
      upload,
      check,
      write,
      copy,
      ratio: (upload + check + write) / copy,
      serverBusy: busySeconds([pid]) - busyBefore[0],
      databaseBusy: busySeconds(database) - busyBefore[1],
      memory: most - before,
    };
  } finally {
    clearInterval(watch);
  }
}

const headings = ['Account', 'Customer name', 'Reg no', 'VAT', 'Email', 'Address', 'Town', 'Province', 'Postcode'];

function debtor(row: number): readonly string[] {
  const number = String(row).padStart(6, '0');
  const vat = `49${String(row * 7).padStart(7, '0')}`;
  return [
    `B${number}`,
    `Bench Debtor ${number} Ltd`,
    `2016/${number}/06`,
    vat + luhnDigit(vat),
    `books@debtor${number}.example`,
    `${row} Loop Street`,
    'Durban',
    'KwaZulu-Natal',
    '4001',
  ];
}

async function timed<T>(task: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await task();
  return [(performance.now() - started) / 1000, result];
}

/** What the database itself needs for the same rows: one COPY into a plain table. */
async function copyInto(url: string, lines: readonly (readonly string[])[]): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `create temporary table plain_debtor (${headings.map((_, place) => `c${place} text`).join(', ')})`,
  );
  const file = path.join(os.tmpdir(), 'haulway-bench-debtors.csv');
  fs.writeFileSync(file, lines.map((cells) => cells.join(',')).join('\n'));
  fs.chmodSync(file, 0o644);
  const [seconds] = await timed(() => client.query(`copy plain_debtor from '${file}' csv`));
  fs.rmSync(file);
  await client.end();
  return seconds;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** The processes of the database that work for the server, which keeps its connections. */
async function backendsOf(url: string): Promise<readonly number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

const ticksPerSecond = 100;

function busySeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // After the name, which may hold spaces: the 12th and 13th are the user's and the system's ticks (proc_pid_stat(5)).
    const [, , , , , , , , , , , user, system] = fs.existsSync(`/proc/${pid}/stat`)
      ? fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
      : [];
    return sum + ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
  }, 0);
}
