import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { newToken } from '#platform/server/sessions.ts';
import { documentService } from '../contract.ts';
import { readableFile } from './stored-files.ts';

const fail = failures<FailureCode>();
const tokenSeconds = 60;

export const documentOperations: Implementation = implement(documentService, {
  async downloadFile(context, { blobName }) {
    const row = await readableFile(context, blobName);
    const bytes = await context.app.files.get(row.blob_name);
    if (!bytes) throw fail('fileNotFound', 'notFound');
    return { base64: Buffer.from(bytes).toString('base64'), contentType: row.content_type, fileName: row.file_name };
  },

  async getFileToken(context, { blobName }) {
    const row = await readableFile(context, blobName);
    const { token, hash } = newToken();
    await context.db
      .insertInto('file_token')
      .values({ token_hash: hash, partition: context.partition, blob_name: row.blob_name })
      .execute();
    return { token, url: `/files/${token}`, expiresInSeconds: tokenSeconds };
  },
});
