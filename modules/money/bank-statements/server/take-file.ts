import { createHash } from 'node:crypto';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { newFileName } from '#platform/server/files.ts';
import type { Context } from '#platform/server/implement.ts';
import { keepAwake } from '#platform/server/keep-awake.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { Columns } from '../columns.ts';
import { type Finding, isRefusal } from '../findings.ts';
import { findingOf, type ReadFile } from '../read-file.ts';
import type { FileOrigin } from '../status.ts';
import { keepColumns } from './accounts.ts';
import { type Bringing, isWhole, type Placed, placeStatements } from './place-statements.ts';
import type { StoredAccount, StoredFile } from './queries.ts';
import { readInThread } from './read-in-thread.ts';
import { storeStatement } from './store-statement.ts';
import './tables.ts';

const fail = failures<FailureCode>();

/** A file that somebody brought, or a mail. */
export interface BroughtFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly origin: FileOrigin;
  readonly sender?: string;
  /** As the caller states it. */
  readonly companyId?: string | undefined;
  readonly account: StoredAccount | undefined;
  /** Stated now; those that are kept for the account otherwise. */
  readonly columns?: Columns | undefined;
}

/** A file as it was taken; known since an earlier reading of the same bytes. */
export type TakenFile = StoredFile & { readonly known_since?: Date | null };

/** Larger files are read by a job: a call does not wait for thousands of rows. */
export const readAtOnce = { bytes: 2_000_000, lines: 3000 } as const;

export const readJob = { name: 'read-bank-file' };
export interface ToRead {
  readonly partition: string;
  readonly fileId: string;
}

export interface Opened {
  readonly read: ReadFile;
  readonly sha256: string;
  /** The same file, as it was read before. */
  readonly known: StoredFile | undefined;
}

/** Reads a file without keeping anything. */
export async function openFile(context: Context, file: BroughtFile): Promise<Opened> {
  const { app, db } = context;
  const scan = await keepAwake(db, app.scanner.scan(file.bytes));
  if (scan.verdict === 'infected') throw invalidFields({ content: { code: 'fileInfected' } });
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const columns = file.columns ?? null;
  let read = await keepAwake(db, readInThread({ bytes: file.bytes, columns }));
  const kept = file.account?.mapping ?? null;
  // What somebody has once said of the columns of this account.
  if (columns === null && kept && read.findings.some(({ code }) => code === 'columnsUnknown'))
    read = await keepAwake(db, readInThread({ bytes: file.bytes, columns: kept }));
  return { read, sha256, known: await knownFile(context, sha256, file.account?.id) };
}

/** The newest reading of the same bytes that brought its lines in. */
function knownFile({ db, partition }: Context, sha256: string, accountId: string | undefined) {
  return db
    .selectFrom('bank_file')
    .selectAll()
    .where('partition', '=', partition)
    .where('sha256', '=', sha256)
    .where('status', 'in', ['DONE', 'WAITING'])
    .$if(accountId !== undefined, (query) =>
      query.where((where) => where.or([where('account_id', '=', accountId!), where('account_id', 'is', null)])),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Reads a file in: at once where it is small, by a job otherwise. The same file brings nothing twice, and what is refused is
 * kept with its reasons and nothing else.
 */
export async function takeFile(context: Context, file: BroughtFile): Promise<TakenFile> {
  const { db, partition, actor } = context;
  const { read, sha256, known } = await openFile(context, file);
  if (known) return { ...known, new_lines: 0, findings: [findingOf('readBefore')], known_since: known.read_at };
  const bringing = bringingOf(file);
  const placed = await placeStatements(context, read, bringing);
  const companyId =
    file.account?.company_id ??
    placed.placed.find(({ account }) => account)?.account?.company_id ??
    (await bookCompany(context, file.companyId ?? null)).id;
  const row = await db
    .insertInto('bank_file')
    .values({
      partition,
      company_id: companyId,
      account_id: file.account?.id ?? null,
      file_name: file.fileName.slice(0, 200),
      sha256,
      size: file.bytes.byteLength,
      origin: file.origin,
      sender: (file.sender ?? '').slice(0, 200),
      format: read.format,
      pending: read.pending,
      statements: read.statements.length,
      lines: countLines(read),
      read_at: null,
      created_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isWhole(placed.findings)) return endFile(context, row, 'REFUSED', placed.findings.filter(isRefusal));
  if (file.columns && file.account) await keepColumns(context, file.account.id, file.columns);
  if (file.bytes.byteLength > readAtOnce.bytes || countLines(read) > readAtOnce.lines)
    return readLater(context, row, file);
  const newLines = await storePlaced(context, row, read, placed);
  return endFile(context, { ...row, new_lines: newLines }, 'DONE', placed.findings);
}

export function bringingOf({ companyId, account, origin }: BroughtFile): Bringing {
  return { companyId, account, isByMail: origin === 'mail' };
}

const countLines = ({ statements }: Pick<ReadFile, 'statements'>) =>
  statements.reduce((sum, { lines }) => sum + lines.length, 0);

async function storePlaced(context: Context, row: StoredFile, read: ReadFile, { placed }: Placed): Promise<number> {
  let newLines = 0;
  for (const [index, { statement, account }] of placed.entries()) {
    if (!account || read.format === '') throw fail('notFound', 'notFound');
    const wanted = { fileId: row.id, place: index + 1, format: read.format, account, statement, by: row.created_by };
    newLines += await storeStatement(context, wanted);
  }
  return newLines;
}

/** Keeps the bytes for the job, which reads them again. */
async function readLater(context: Context, row: StoredFile, file: BroughtFile): Promise<StoredFile> {
  const { app, db, partition, publish } = context;
  const blobName = newFileName();
  await app.files.put(blobName, file.bytes, 'application/octet-stream');
  await updateRow({ db, partition }, 'bank_file', row.id, { blob_name: blobName });
  await app.jobs.send<ToRead>(db, readJob, { partition, fileId: row.id });
  context.afterCommit(() => app.jobs.wake(readJob));
  await publish('bankStatements', 'file.waiting', row.id);
  return { ...row, blob_name: blobName };
}

/** Ends the reading of a file with what came of it. */
export async function endFile(
  { db, partition, now, publish }: Context,
  row: StoredFile,
  status: 'DONE' | 'REFUSED',
  findings: readonly Finding[],
): Promise<StoredFile> {
  const told = status === 'DONE' && row.new_lines === 0 ? [...findings, findingOf('nothingNew')] : findings;
  const columns = {
    status,
    findings: JSON.stringify(told.slice(0, 50)),
    new_lines: row.new_lines,
    stored: status === 'DONE' ? row.statements : 0,
    read_at: now,
  };
  await updateRow({ db, partition }, 'bank_file', row.id, columns);
  await publish('bankStatements', `file.${status === 'DONE' ? 'read' : 'refused'}`, row.id);
  return { ...row, ...columns, findings: told };
}
