import crypto from 'node:crypto';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { decodeBase64, uploadLimits } from '#platform/server/uploads.ts';
import { guessMapping, mappingFrom, type Mapping } from '../mapping.ts';
import type { ImportState } from '../status.ts';
import { fail, type ImportKinds, importsChannel, kindNamed, mayWrite, personOf } from './imports.ts';
import { namesInAllLanguages } from './names.ts';
import { openSheet, UnreadableFile, unpacked, type OpenedFile, type SheetRow } from './read-file.ts';

export interface NewImport {
  readonly kind: string;
  readonly fileName: string;
  readonly content: string;
}

const refuse = (code: string, details: Readonly<Record<string, unknown>> = {}) =>
  new Failure('invalidPayload', 'invalid', {}, { content: { code, details } });

/** Takes in a file row by row, and guesses what its columns mean. Nothing else is written yet. */
export async function receiveFile(
  context: Context,
  kinds: ImportKinds,
  { kind: name, fileName, content }: NewImport,
): Promise<{ importId: string; lockId: string; status: ImportState }> {
  const { db, partition, app, language } = context;
  const { id: personId, name: personName, companyId } = personOf(context);
  const kind = kindNamed(kinds, name);
  const { mayCreate, mayUpdate } = mayWrite(context, kind);
  if (!mayCreate && !mayUpdate) throw fail('forbidden', 'forbidden', { authorisation: kind.creates });
  const decoded = decodeBase64(content, uploadLimits.maxBytes);
  if (!decoded.ok) throw refuse(decoded.code, decoded.details);
  const bytes = attempt(() => unpacked(decoded.bytes));
  if ((await app.scanner.scan(bytes)).verdict === 'infected') throw refuse('fileInfected');
  const file = await openSheet(bytes).catch(refuseUnreadable);
  const { id, version } = await db
    .insertInto('import_job')
    .values({
      partition,
      company_id: companyId,
      kind: name,
      file_name: fileName,
      file_hash: crypto.createHash('sha256').update(bytes).digest('hex'),
      format: file.format,
      delimiter: file.delimiter,
      decimal_comma: file.decimalComma,
      headings: [...file.headings],
      mapping: JSON.stringify(await firstMapping(context, kind, file)),
      started_by: personId,
      started_by_name: personName,
      language,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const rows = await keepRows(context, id, file).catch(refuseUnreadable);
  if (rows === 0) throw refuse('importEmpty');
  await db.updateTable('import_job').set({ rows }).where('partition', '=', partition).where('id', '=', id).execute();
  await context.audit({ noun: 'import', recordId: id, event: 'uploaded', after: { kind: name, fileName, rows } });
  await context.publish(importsChannel, 'uploaded', id);
  return { importId: id, lockId: String(version), status: 'UPLOADED' };
}

function attempt<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    return refuseUnreadable(error);
  }
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof UnreadableFile) throw refuse(error.code);
  throw error;
}

/** That of a saved mapping that knows all headings, or else what the headings themselves say. */
async function firstMapping(
  { db, partition }: Context,
  kind: Parameters<typeof namesInAllLanguages>[0],
  { headings }: OpenedFile,
): Promise<Mapping> {
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

async function keepRows({ db, partition }: Context, importId: string, { batches }: OpenedFile): Promise<number> {
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.length;
    await db
      .insertInto('import_row')
      .values(batch.map((row) => stored(partition, importId, row)))
      .execute();
  }
  return rows;
}

function stored(partition: string, importId: string, { number, cells }: SheetRow) {
  return { partition, import_id: importId, number, cells: [...cells] };
}
