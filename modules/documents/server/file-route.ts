import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/server/app.ts';
import { hashOf } from '#platform/server/sessions.ts';
import './tables.ts';

/** `GET /files/{token}`: the file once, as an attachment, never as a page (wire.md §6). */
export function serveFiles(server: FastifyInstance, { database, files }: Pick<App, 'database' | 'files'>): void {
  server.get<{ Params: { token: string } }>('/files/:token', async (request, reply) => {
    const { rows } = await database.lookups.query<{ partition: string; blob_name: string }>(
      'select * from file_token_take($1)',
      [hashOf(request.params.token)],
    );
    const taken = rows[0];
    const row =
      taken &&
      (await database
        .single(taken.partition)
        .selectFrom('stored_file')
        .select(['file_name', 'content_type', 'blob_name'])
        .where('partition', '=', taken.partition)
        .where('blob_name', '=', taken.blob_name)
        .executeTakeFirst());
    const bytes = row && (await files.get(row.blob_name));
    if (!row || !bytes) return reply.status(404).send({ status: 'not found' });
    return reply
      .header('content-type', row.content_type)
      .header('content-disposition', attachment(row.file_name))
      .header('content-security-policy', 'sandbox')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(bytes));
  });
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
