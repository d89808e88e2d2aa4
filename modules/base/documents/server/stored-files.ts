import { createHash } from 'node:crypto';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { newFileName } from '#platform/server/files.ts';
import type { Context } from '#platform/server/implement.ts';
import { keepAwake } from '#platform/server/keep-awake.ts';
import { decodeBase64, inspectUpload, uploadLimits, type UploadKind } from '#platform/server/uploads.ts';
import { savedName } from './file-names.ts';
import { seenFilesOnly } from './subjects.ts';
import './tables.ts';

const fail = failures<FailureCode>();

export interface NewFile {
  /** Base64, or a data URL. What it claims to be is ignored; its content decides. */
  readonly content: string;
  readonly fileName: string;
  /** The field that a refusal belongs to. */
  readonly field: string;
  readonly accept: readonly UploadKind[];
  readonly subjectType: string;
  readonly companyId: string;
  readonly linkId?: string;
  readonly uploadedBy: string;
  /** What the caller reads from the text of a document, to be kept beside it. */
  readonly readFacts?: (text: string) => Readonly<Record<string, string>>;
}

export interface StoredFile {
  readonly blobName: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly facts: Readonly<Record<string, string>>;
}

/** A file that was looked at and may be kept. */
export interface InspectedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly sha256: string;
  readonly pages: number | undefined;
  readonly facts: Readonly<Record<string, string>>;
  readonly isClean: boolean;
}

/** Inspects a file and keeps it under a random name. A file that is refused leaves nothing behind. */
export async function storeFile(context: Context, file: NewFile): Promise<StoredFile> {
  return keepInspected(context, file, await inspectFile(context, file));
}

/** Inspects a file, for who holds something while it is kept: it may take as long as a scanner takes. */
export async function inspectFile(
  { app, db }: Pick<Context, 'app' | 'db'>,
  file: Pick<NewFile, 'content' | 'field' | 'accept' | 'readFacts'>,
): Promise<InspectedFile> {
  const refuse = (code: string, details: Readonly<Record<string, unknown>> = {}) =>
    invalidFields({ [file.field]: { code, details } });
  const decoded = decodeBase64(file.content, uploadLimits.maxBytes);
  if (!decoded.ok) throw refuse(decoded.code, decoded.details);
  const { bytes } = decoded;
  const inspected = await keepAwake(db, inspectUpload(bytes, { ...uploadLimits, accept: file.accept }));
  if (!inspected.ok) throw refuse(inspected.code, inspected.details);
  const scan = await keepAwake(db, app.scanner.scan(bytes));
  if (scan.verdict === 'infected') throw refuse('fileInfected');
  return {
    bytes,
    contentType: inspected.contentType,
    sha256: inspected.sha256,
    pages: inspected.pages,
    facts: (inspected.text && file.readFacts?.(inspected.text)) || {},
    isClean: scan.verdict === 'clean',
  };
}

/** Keeps what `inspectFile` let pass, under a random name. */
export async function keepInspected(
  { app, db, partition }: Context,
  file: NewFile,
  { bytes, facts, ...inspected }: InspectedFile,
): Promise<StoredFile> {
  const blobName = newFileName();
  // The bytes first: a row must never point to nothing. Bytes without a row are only wasted space.
  await app.files.put(blobName, bytes, inspected.contentType);
  await db
    .insertInto('stored_file')
    .values({
      partition,
      blob_name: blobName,
      company_id: file.companyId,
      subject_type: file.subjectType,
      link_id: file.linkId ?? null,
      file_name: file.fileName || 'document',
      content_type: inspected.contentType,
      size: bytes.byteLength,
      sha256: inspected.sha256,
      pages: inspected.pages ?? null,
      facts: JSON.stringify(facts),
      scan: inspected.isClean ? 'clean' : 'not scanned',
      uploaded_by: file.uploadedBy,
    })
    .execute();
  return {
    blobName,
    fileName: file.fileName || 'document',
    contentType: inspected.contentType,
    size: bytes.byteLength,
    facts,
  };
}

/** Keeps a file that we made ourselves: there is nothing to inspect. Answers its name. */
export async function keepMadeFile(
  { app, db, partition, actor }: Context,
  file: Pick<NewFile, 'fileName' | 'subjectType' | 'companyId'> & {
    readonly subjectId: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
    readonly pages: number;
    /** The caller, unless stated. */
    readonly uploadedBy?: string;
  },
): Promise<string> {
  const blobName = newFileName();
  await app.files.put(blobName, file.bytes, file.contentType);
  await db
    .insertInto('stored_file')
    .values({
      partition,
      blob_name: blobName,
      company_id: file.companyId,
      subject_type: file.subjectType,
      subject_id: file.subjectId,
      file_name: file.fileName,
      content_type: file.contentType,
      size: file.bytes.byteLength,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      pages: file.pages,
      facts: '{}',
      scan: 'not scanned',
      uploaded_by: file.uploadedBy ?? actor.name,
    })
    .execute();
  return blobName;
}

export interface FileRow {
  readonly blob_name: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly facts: Readonly<Record<string, string>>;
  readonly uploaded_by: string;
  readonly uploaded_at: Date;
}

/**
 * The file of this name, if the caller may read it: staff those of subjects that they may see, who is limited to suppliers theirs, a guest
 * those of its own link and record.
 */
export async function readableFile(context: Context, blobName: string): Promise<FileRow> {
  const { db, partition, actor } = context;
  let query = db
    .selectFrom('stored_file')
    .select(['blob_name', 'file_name', 'content_type', 'size', 'facts', 'uploaded_by', 'uploaded_at'])
    .where('partition', '=', partition)
    .where('blob_name', '=', blobName);
  if (actor.kind === 'guest') {
    const link = actor.link?.id ?? null;
    query = query.where((where) =>
      where.or([
        where('link_id', '=', link),
        where(
          'subject_id',
          'in',
          where
            .selectFrom('link')
            .select('subject_id')
            .where('link.partition', '=', partition)
            .where('link.id', '=', link)
            .where('link.subject_id', 'is not', null)
            .$castTo<{ subject_id: string }>(),
        ),
      ]),
    );
  }
  const seen = await seenFilesOnly(context);
  if (seen) query = query.where(seen);
  const row = await query.executeTakeFirst();
  if (!row) throw fail('fileNotFound', 'notFound');
  return row;
}

/** The file with its bytes in base64, under the same walls. */
export async function readFile(
  context: Context,
  blobName: string,
): Promise<{ base64: string; contentType: string; fileName: string }> {
  const row = await readableFile(context, blobName);
  const bytes = await context.app.files.get(row.blob_name);
  if (!bytes) throw fail('fileNotFound', 'notFound');
  return {
    base64: Buffer.from(bytes).toString('base64'),
    contentType: row.content_type,
    fileName: savedName(row.file_name, row.content_type),
  };
}

/** Ties a file to the record that it belongs to. Returns false when there is no such file for this caller. */
export async function attachFile(context: Context, blobName: string, subjectId: string): Promise<boolean> {
  const { db, partition, actor } = context;
  let update = db
    .updateTable('stored_file')
    .set({ subject_id: subjectId })
    .where('partition', '=', partition)
    .where('blob_name', '=', blobName);
  update =
    actor.kind === 'guest'
      ? update.where((where) =>
          where.or([where('link_id', '=', actor.link?.id ?? null), where('subject_id', '=', subjectId)]),
        )
      : update.where((where) => where.or([where('subject_id', 'is', null), where('subject_id', '=', subjectId)]));
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Ties files that are kept already to another record, whoever brought them. */
export async function moveFiles(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  blobNames: readonly string[],
  subjectId: string,
): Promise<void> {
  if (blobNames.length === 0) return;
  await db
    .updateTable('stored_file')
    .set({ subject_id: subjectId })
    .where('partition', '=', partition)
    .where('blob_name', 'in', blobNames)
    .execute();
}
