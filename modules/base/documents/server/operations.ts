import { implement, type Implementation } from '#platform/server/implement.ts';
import { newToken } from '#platform/server/sessions.ts';
import { documentService } from '../contract.ts';
import { archiveToken } from './archive.ts';
import { changeDocument, uploadDocument } from './change-document.ts';
import { changeAsRead, decideDocument, readingsOf } from './decide-document.ts';
import { rowOf } from './document-rows.ts';
import { listDocuments } from './list-documents.ts';
import { documentHistory, documentSubjects, lineageOf, type SubjectFinder } from './lookups.ts';
import { listMissing } from './missing-documents.ts';
import type { DocumentOwner } from './owned-documents.ts';
import { readableFile, readFile } from './stored-files.ts';

const tokenSeconds = 60;

function tokenAnswer(token: string): { token: string; url: string; expiresInSeconds: number } {
  return { token, url: `/files/${token}`, expiresInSeconds: tokenSeconds };
}

/** The desk for documents. `owners` decide about those that belong to records of theirs, `finders` know subjects that are many. */
export function documentOperationsWith(
  owners: readonly DocumentOwner[],
  finders: readonly SubjectFinder[] = [],
): Implementation {
  return implement(documentService, {
    downloadFile: (context, { blobName }) => readFile(context, blobName),

    async getFileToken(context, { blobName }) {
      const row = await readableFile(context, blobName);
      const { token, hash } = newToken();
      await context.db
        .insertInto('file_token')
        .values({ token_hash: hash, partition: context.partition, blob_name: row.blob_name })
        .execute();
      return tokenAnswer(token);
    },

    getDocumentArchive: async (context, { documentIds }) => tokenAnswer(await archiveToken(context, documentIds)),

    getDocuments: (context, query) => listDocuments(context, query),
    getDocumentHistory: (context, { documentId }) => documentHistory(context, documentId),
    getDocumentSubjects: (context, input) => documentSubjects(context, finders, input),
    getMissingDocuments: (context, query) => listMissing(context, query),

    async getDocument(context, { documentId }) {
      const stored = await lineageOf(context, documentId);
      const shown = stored.find(({ id }) => id === documentId)!;
      return {
        document: rowOf(context, shown),
        versions: stored.map((row) => rowOf(context, row)),
        readings: [...(await readingsOf(context, owners, shown))],
      };
    },

    postDocument: (context, input) => uploadDocument(context, input),
    putDocument: (context, input) => changeDocument(context, input),
    submitDocument: (context, { documentId }) => changeAsRead(context, { documentId, event: 'submit' }),
    reviewDocument: (context, { documentId }) => changeAsRead(context, { documentId, event: 'review' }),
    approveDocument: (context, { documentId, ...stated }) =>
      decideDocument(context, owners, documentId, { approve: stated }),
    rejectDocument: (context, { documentId, reason }) =>
      decideDocument(context, owners, documentId, { reject: reason }),
  });
}

/** Without other modules: every document is decided here. */
export const documentOperations: Implementation = documentOperationsWith([]);
