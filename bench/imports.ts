import { gzipSync } from 'node:zlib';
import { luhnDigit } from '#platform/identifiers/luhn.ts';
import { demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import {
  backendsOf,
  busySeconds,
  type Copied,
  copyIntoBareTable,
  copyIntoLikeTable,
  peakOf,
} from './import-references.ts';

export interface ImportMeasured {
  readonly rows: number;
  /** `valid` is written piece by piece, `all` in one transaction. */
  readonly scope: 'valid' | 'all';
  /** Seconds: the file read, the dry run, the writing. */
  readonly upload: number;
  readonly check: number;
  readonly write: number;
  readonly total: number;
  /** COPY of the same rows into a table of plain texts, and into a table with the indexes and constraints of the customers. */
  readonly bareCopy: Copied;
  readonly likeCopy: Copied;
  /** Seconds of a processor that the server and the database were busy: what it costs on a machine that does other things too. */
  readonly serverBusy: number;
  readonly databaseBusy: number;
  /** Megabytes that the server held at most while it worked, with its threads. */
  readonly peak: number;
}

interface Sizes {
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  readonly rows: number;
}

/** A tenth first, to see what more rows cost in memory; then all of them in pieces, and as many again as one transaction. */
export async function measureImports(sizes: Sizes): Promise<readonly ImportMeasured[]> {
  const tenth = Math.ceil(sizes.rows / 10);
  return [
    await measureImport({ ...sizes, rows: tenth }, 'valid', 0),
    await measureImport(sizes, 'valid', tenth),
    await measureImport(sizes, 'all', tenth + sizes.rows),
  ];
}

/** New debtors of the books through the import centre, and then COPY of the same rows. */
async function measureImport(
  { url, serverUrl, pid, rows }: Sizes,
  scope: 'valid' | 'all',
  first: number,
): Promise<ImportMeasured> {
  const lines = Array.from({ length: rows }, (_, row) => debtor(first + row));
  const credentials = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  const ask = async <T>(operation: string, payload: object, lockId?: string): Promise<T> => {
    const answer = await rpc(serverUrl, operation, payload, { sessionId, partition, ...(lockId && { lockId }) });
    if (answer.body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
    return answer.body.result as T;
  };
  const settled = async (importId: string) => {
    for (;;) {
      const record = await ask<{ status: string; lockId: string; mapping: object; counts: Record<string, number> }>(
        'getImport',
        { importId },
      );
      if (record.status !== 'MAPPED' && record.status !== 'COMMITTING') return record;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const table = [headings, ...lines].map((cells) => cells.join(',')).join('\n');
  const content = gzipSync(table).toString('base64');
  const backends = await backendsOf(url);
  const busyBefore = [busySeconds([pid]), busySeconds(backends)] as const;
  const peak = peakOf(pid);
  try {
    const [upload, { importId }] = await timed(() =>
      ask<{ importId: string }>('postImport', { kind: 'debtor', fileName: 'debtors.csv', content }),
    );
    const uploaded = await settled(importId);
    const [check, checked] = await timed(async () => {
      await ask('putImportMapping', { importId, mapping: uploaded.mapping }, uploaded.lockId);
      return settled(importId);
    });
    const [write, written] = await timed(async () => {
      await ask('commitImport', { importId, scope }, checked.lockId);
      return settled(importId);
    });
    const busy = [busySeconds([pid]) - busyBefore[0], busySeconds(backends) - busyBefore[1]] as const;
    if (written.counts['committed'] !== rows) throw new Error(`only ${written.counts['committed']} rows were written`);
    return {
      rows,
      scope,
      upload,
      check,
      write,
      total: upload + check + write,
      bareCopy: await copyIntoBareTable(url, lines),
      likeCopy: await copyIntoLikeTable(url, `account_number between '${lines[0]![0]}' and '${lines.at(-1)![0]}'`),
      serverBusy: busy[0],
      databaseBusy: busy[1],
      peak: peak.end(),
    };
  } finally {
    peak.end();
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
