import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { sql } from 'kysely';
import { isRefusal } from '../findings.ts';
import { findingOf, type ReadFile } from '../read-file.ts';
import { isWhole, type Placed, placeStatements } from './place-statements.ts';
import { findBankAccount, type StoredFile } from './queries.ts';
import { readInThread } from './read-in-thread.ts';
import { storeStatement } from './store-statement.ts';
import { endFile, readJob, type ToRead } from './take-file.ts';
import './tables.ts';

/** Reads large files of banks in. After a kill the next attempt goes on with the statement at which this one stopped. */
export function bankFileReading(app: App): JobKind<ToRead> {
  return {
    ...readJob,
    retries: 20,
    retryDelay: 2,
    lease: 600,
    work: ({ partition, fileId }) => readWaiting(app, partition, fileId),
  };
}

/** Queues files again whose job was lost. */
export function bankFileRound(app: App): JobKind<object> {
  return {
    name: 'bank-file-round',
    schedule: '*/10 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 300,
    async work() {
      const { rows } = await app.database.lookups.query<{ partition: string; id: string }>(
        'select * from bank_files_waiting()',
      );
      for (const { partition, id: fileId } of rows)
        await app.jobs.send<ToRead>(app.database.writer(partition), readJob, { partition, fileId });
    },
  };
}

/** Each statement of a file in a transaction of its own, together with the count of the file. */
export async function readWaiting(app: App, partition: string, fileId: string): Promise<void> {
  const system = systemContext(app, {
    language: 'en',
    requestId: `bank-file-${fileId}`,
    operation: 'postBankStatement',
  });
  const row = await inPartition(system, partition, (context) => waiting(context, fileId));
  if (!row) return;
  const run = { ...system, actor: { kind: 'stranger', name: row.created_by } as const };
  const bytes = await app.files.get(row.blob_name);
  const account = row.account_id
    ? await inPartition(run, partition, (context) => findBankAccount(context, row.account_id!))
    : undefined;
  const read = bytes ? await readAgain(bytes, account?.mapping ?? null) : undefined;
  const placed = await inPartition(run, partition, (context) =>
    read
      ? placeStatements(context, read, { companyId: undefined, account, isByMail: row.origin === 'mail' })
      : Promise.resolve({ placed: [], findings: [findingOf('notWhole')] }),
  );
  // What is stored already was placed before: the statement that it brought is no gap before itself.
  if (row.stored === 0 && !isWhole(placed.findings))
    await inPartition(run, partition, (context) => endFile(context, row, 'REFUSED', placed.findings.filter(isRefusal)));
  else if (read) await storeAll(run, partition, row, read, placed);
  if (row.blob_name !== '') await app.files.remove(row.blob_name);
}

async function readAgain(bytes: Uint8Array, kept: Parameters<typeof readInThread>[0]['columns']): Promise<ReadFile> {
  const read = await readInThread({ bytes, columns: null });
  const isUnknown = kept !== null && read.findings.some(({ code }) => code === 'columnsUnknown');
  return isUnknown ? readInThread({ bytes, columns: kept }) : read;
}

async function storeAll(
  run: Context,
  partition: string,
  row: StoredFile,
  read: ReadFile,
  { placed, findings }: Placed,
) {
  for (const [index, { statement, account }] of placed.entries())
    await inPartition(run, partition, async (context) => {
      const held = await waiting(context, row.id);
      // Another worker was quicker, or this one has done it before it was killed.
      if (!held || held.stored !== index || !account || read.format === '') return;
      const wanted = { fileId: row.id, place: index + 1, format: read.format, account, statement, by: row.created_by };
      const newLines = await storeStatement(context, wanted);
      const columns = { stored: index + 1, new_lines: sql<number>`new_lines + ${newLines}` };
      await updateRow({ db: context.db, partition }, 'bank_file', row.id, columns);
    });
  await inPartition(run, partition, async (context) => {
    const held = await waiting(context, row.id);
    if (held && held.stored === held.statements) await endFile(context, held, 'DONE', findings);
  });
}

/** The file, locked, while it waits to be read. */
function waiting({ db, partition }: Context, id: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('bank_file')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();
}
