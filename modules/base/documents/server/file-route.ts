import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { hashOf } from '#platform/server/sessions.ts';
import { savedName } from './file-names.ts';
import './tables.ts';
import { zipOf, type ZipEntry } from './zip.ts';

type Store = Pick<App, 'database' | 'files' | 'clock'>;

interface TakenFile {
  readonly partition: string;
  readonly blob_name: string;
  readonly archive_path: string | null;
}

interface Sent {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer | Readable;
}

/** `GET /files/{token}`: the file, or the archive of several, once, as an attachment, never as a page (wire.md §6). */
export function serveFiles(server: FastifyInstance, app: Store): void {
  server.get<{ Params: { token: string } }>('/files/:token', async (request, reply) => {
    const { rows } = await app.database.lookups.query<TakenFile>('select * from file_token_take($1)', [
      hashOf(request.params.token),
    ]);
    const [first] = rows;
    const sent = first && (first.archive_path === null ? await oneFile(app, first) : archiveOf(app, rows));
    if (!sent) return reply.status(404).send({ status: 'not found' });
    return reply
      .header('content-type', sent.contentType)
      .header('content-disposition', attachment(sent.fileName))
      .header('content-security-policy', 'sandbox')
      .header('cache-control', 'private, no-store')
      .send(sent.content);
  });
}

async function oneFile({ database, files }: Store, taken: TakenFile): Promise<Sent | undefined> {
  const row = await database
    .single(taken.partition)
    .selectFrom('stored_file')
    .select(['file_name', 'content_type', 'blob_name'])
    .where('partition', '=', taken.partition)
    .where('blob_name', '=', taken.blob_name)
    .executeTakeFirst();
  const bytes = row && (await files.get(row.blob_name));
  const contentType = row?.content_type ?? '';
  return bytes && { fileName: savedName(row.file_name, contentType), contentType, content: Buffer.from(bytes) };
}

function archiveOf({ files, clock }: Store, taken: readonly TakenFile[]): Sent {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const { blob_name, archive_path } of taken) {
      const bytes = await files.get(blob_name);
      // Breaking off is how the browser learns that the archive is not whole.
      if (!bytes) throw new Error('a file of the archive is missing');
      yield { path: archive_path!, bytes };
    }
  }
  return {
    fileName: `documents-${todayIn(defaultTimeZone, clock.now())}.zip`,
    contentType: 'application/zip',
    content: Readable.from(zipOf(entries())),
  };
}

/** A plain name for old programs and the real one for the others (RFC 6266). */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9._ -]/g, '_').slice(0, 100);
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
