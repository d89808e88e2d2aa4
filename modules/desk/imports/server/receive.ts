import crypto from 'node:crypto';
import { sql } from 'kysely';
import { invalidFields } from '#platform/failure.ts';
import type { Db } from '#platform/server/database.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind, Unfold } from '#platform/server/import-kind.ts';
import { decodeBase64, uploadLimits } from '#platform/server/uploads.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { guessMapping, headingKey, mappingFrom, type Mapping } from '../mapping.ts';
import type { ImportState } from '../status.ts';
import { fail, type ImportKinds, importsChannel, kindNamed, mayWrite, personOf } from './imports.ts';
import { namesInAllLanguages } from './names.ts';
import { type SheetRow, UnreadableFile } from '#platform/workbook/file-limits.ts';
import { unpacked, type OpenedFile } from './read-file.ts';
import { openInThread } from './read-in-thread.ts';

export interface NewImport {
  readonly kind: string;
  readonly fileName: string;
  readonly content: string;
  /** The sheet of a workbook; without one that whose headings match best. */
  readonly sheet?: string | undefined;
}

const refuse = (code: string, details: Readonly<Record<string, unknown>> = {}) =>
  invalidFields({ content: { code, details } });

/** Takes in a file row by row, and guesses what its columns mean. Nothing else is written yet. */
export async function receiveFile(
  context: Context,
  kinds: ImportKinds,
  { kind: name, fileName, content, sheet }: NewImport,
): Promise<{ importId: string; lockId: string; status: ImportState }> {
  const { db, app } = context;
  const kind = kindNamed(kinds, name);
  const { mayCreate, mayUpdate } = mayWrite(context, kind);
  if (!mayCreate && !mayUpdate) throw fail('forbidden', 'forbidden', { authorisation: kind.creates });
  const decoded = decodeBase64(content, uploadLimits.maxBytes);
  if (!decoded.ok) throw refuse(decoded.code, decoded.details);
  const bytes = await unpacked(decoded.bytes).catch(refuseUnreadable);
  if ((await app.scanner.scan(bytes)).verdict === 'infected') throw refuse('fileInfected');
  refuseOtherBook(fileName, bytes);
  const hash = crypto.createHash('sha256').update(bytes).digest('hex');
  const fields = await namesInAllLanguages(kind);
  const known = new Set(fields.flatMap(({ name: field, names }) => [field, ...names].map(headingKey)));
  const wanted = { known, ...(sheet !== undefined && { sheet }) };
  const file = await awake(db, openInThread(new Uint8Array(bytes), undefined, wanted)).catch(refuseUnreadable);
  try {
    const unfolded = kind.unfold ? await unfoldedBy(kind.unfold, fileName, file).catch(refuseUnreadable) : file;
    return await keep(context, kind, { fileName, hash }, unfolded);
  } finally {
    await file.close();
  }
}

/** Rows that a published table has at most; a longer one is a list. */
const tableAtMost = 500;

/** A published table as one record a row, if its kind knows it; every other file as it is. */
async function unfoldedBy(unfold: Unfold, fileName: string, file: OpenedFile): Promise<OpenedFile> {
  const read: SheetRow[] = [];
  const rest = file.batches[Symbol.asyncIterator]();
  let next = await rest.next();
  while (!next.done && read.length <= tableAtMost) {
    read.push(...next.value);
    if (read.length <= tableAtMost) next = await rest.next();
  }
  const { above, headings, decimalComma } = file;
  const rows = read.map(({ cells }) => cells);
  const table = read.length > tableAtMost ? undefined : unfold({ fileName, above, headings, rows, decimalComma });
  async function* all(): AsyncGenerator<readonly SheetRow[]> {
    if (read.length > 0) yield read;
    for (let more = await rest.next(); !more.done; more = await rest.next()) yield more.value;
  }
  if (!table) return { ...file, batches: all() };
  const numbered = table.rows.map((cells, place) => ({ number: place + 2, cells }));
  return {
    ...file,
    headings: table.headings,
    headerRow: 1,
    decimalComma: false,
    isMarkShown: true,
    batches: once(numbered),
  };
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** What is called a workbook and is none, or is one of before 2007, says so instead of being read as text. */
function refuseOtherBook(fileName: string, bytes: Uint8Array): void {
  const begins = (...signs: number[]) => signs.every((sign, place) => bytes[place] === sign);
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    // A workbook with a password is packed as those of before 2007 are ([MS-OFFCRYPTO], 2.3.4).
    throw refuse(
      Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'importEncrypted' : 'importOldExcel',
    );
  if (/\.xls[xmb]?$/i.test(fileName) && !begins(0x50, 0x4b)) throw refuse('importNotExcel');
}

/** A large workbook takes longer to open than a transaction may stand still. */
async function awake<T>(db: Db, task: Promise<T>): Promise<T> {
  const nudge = setInterval(() => void sql`select 1`.execute(db).catch(() => undefined), 3000);
  try {
    return await task;
  } finally {
    clearInterval(nudge);
  }
}

async function keep(
  context: Context,
  kind: ImportKind,
  { fileName, hash }: { readonly fileName: string; readonly hash: string },
  file: OpenedFile,
): Promise<{ importId: string; lockId: string; status: ImportState }> {
  const { db, partition, language } = context;
  const { id: personId, name: personName, companyId } = personOf(context);
  const { id, version } = await db
    .insertInto('import_job')
    .values({
      partition,
      company_id: companyId,
      kind: kind.name,
      file_name: fileName,
      file_hash: hash,
      format: file.format,
      delimiter: file.delimiter,
      decimal_comma: file.decimalComma,
      is_mark_shown: file.isMarkShown,
      sheets: [...file.sheets],
      sheet: file.sheet,
      headings: [...file.headings],
      header_row: file.headerRow,
      mapping: JSON.stringify(await firstMapping(context, kind, file)),
      started_by: personId,
      started_by_name: personName,
      language,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const rows = await keepRows(context, id, file).catch(refuseUnreadable);
  if (rows === 0) throw refuse('importEmpty');
  await updateRow({ db, partition }, 'import_job', id, { rows });
  await context.audit({ noun: 'import', recordId: id, event: 'uploaded', after: { kind: kind.name, fileName, rows } });
  await context.publish(importsChannel, 'uploaded', id);
  return { importId: id, lockId: String(version), status: 'UPLOADED' };
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof UnreadableFile) throw refuse(error.code);
  throw error;
}

/** That of a saved mapping that knows all headings, or else what the headings themselves say. */
async function firstMapping({ db, partition }: Context, kind: ImportKind, { headings }: OpenedFile): Promise<Mapping> {
  const templates = await db
    .selectFrom('import_template')
    .select('mapping')
    .where('partition', '=', partition)
    .where('kind', '=', kind.name)
    .orderBy('saved_at', 'desc')
    .limit(50)
    .execute();
  for (const { mapping } of templates) {
    const found = mappingFrom(mapping, headings);
    if (Object.keys(found).length > 0 && Object.keys(found).length === Object.keys(mapping).length) return found;
  }
  return guessMapping(headings, await namesInAllLanguages(kind));
}

/** While the database keeps some rows, the thread reads the next. */
async function keepRows(context: Context, importId: string, { batches }: OpenedFile): Promise<number> {
  let rows = 0;
  let keeping: Promise<unknown> = Promise.resolve();
  for await (const batch of batches) {
    rows += batch.length;
    await keeping;
    keeping = keepBatch(context, importId, batch);
    // Said again where it is waited for.
    keeping.catch(() => undefined);
  }
  await keeping;
  return rows;
}

function keepBatch({ db, partition }: Context, importId: string, batch: readonly SheetRow[]): Promise<unknown> {
  return sql`
    insert into import_row (partition, import_id, number, cells, number_columns)
    select ${partition}, ${importId}, r.number, r.cells, r.numbers
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(number int, cells text[], numbers smallint[])`.execute(
    db,
  );
}
