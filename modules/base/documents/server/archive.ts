import { failures } from '#platform/failure.ts';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { newToken } from '#platform/server/sessions.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';
import { archivePaths } from './archive-paths.ts';
import { getStored, type StoredDocument } from './document-rows.ts';
import './tables.ts';

const fail = failures<DocumentFailureCode>();
/** Megabytes of one archive: what a browser still saves without trouble. */
const atMostMegabytes = 500;

/**
 * A token for several documents as one archive. Each is asked for as if it were opened alone, so one that the caller may
 * not see refuses them all; that they were taken stands in the history of each.
 */
export async function archiveToken(context: Context, documentIds: readonly string[]): Promise<string> {
  const { db, partition, language } = context;
  const documents: StoredDocument[] = [];
  for (const id of new Set(documentIds)) documents.push(await getStored(context, id));
  const size = documents.reduce((sum, document) => sum + document.size, 0);
  if (size > atMostMegabytes * 1024 * 1024)
    throw fail('archiveTooLarge', 'rule', { megabytes: atMostMegabytes, size: Math.ceil(size / 1024 / 1024) });
  const typeName = translator(language, (await documentTypeTexts.load[language]()).texts);
  const paths = archivePaths(
    documents.map((document) => ({
      subjectName: document.subject_name,
      label: typeName(document.type),
      version: document.file_version,
      contentType: document.content_type,
    })),
  );
  const { token, hash } = newToken();
  await db
    .insertInto('file_token')
    .values(
      documents.map(({ blob_name }, position) => ({
        token_hash: hash,
        partition,
        blob_name,
        position,
        archive_path: paths[position]!,
      })),
    )
    .execute();
  await context.audit(
    documents.map(({ id }) => ({
      noun: 'document',
      recordId: id,
      event: 'archived',
      after: { documents: documents.length },
    })),
  );
  return token;
}
