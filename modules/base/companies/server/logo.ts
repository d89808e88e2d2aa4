import type { FastifyInstance } from 'fastify';
import { Failure, invalidFields } from '#platform/failure.ts';
import type { App } from '#platform/server/app.ts';
import { newFileName } from '#platform/server/files.ts';
import type { Context } from '#platform/server/implement.ts';
import { decodeBase64, inspectUpload } from '#platform/server/uploads.ts';
import { logoBytes } from '../fields.ts';
import './tables.ts';

/** A picture of 2000 by 1000 points is more than any page shows. */
const maxPixels = 2_000_000;
const folder = '/logos/';

/** The picture of a `data:` URL, once it was found to be one that may be shown to everybody. */
export interface NewLogo {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly sha256: string;
}

/** What `logoURL` brings: a new picture; undefined where it names the one that there is, or none. */
export async function logoBrought({ app }: Context, logoURL: string, present: string): Promise<NewLogo | undefined> {
  if (logoURL === '' || logoURL === present) return undefined;
  // The address of another company's picture, or of one that was replaced meanwhile.
  if (!logoURL.startsWith('data:')) throw refused('logoAddress');
  const decoded = decodeBase64(logoURL, logoBytes);
  if (!decoded.ok) throw refused(decoded.code, decoded.details);
  const { bytes } = decoded;
  const inspected = await inspectUpload(bytes, {
    accept: ['png', 'jpeg'],
    maxBytes: logoBytes,
    maxPages: 1,
    maxPixels,
  });
  if (!inspected.ok) throw refused(inspected.code, inspected.details);
  if ((await app.scanner.scan(bytes)).verdict === 'infected') throw refused('fileInfected');
  return { bytes, contentType: inspected.contentType, sha256: inspected.sha256 };
}

function refused(code: string, details: Readonly<Record<string, unknown>> = {}): Failure {
  return invalidFields({ logoURL: { code, details } });
}

/** Keeps a picture in place of the one before, if any, and returns its address. Its name changes with it, so that it can be cached for ever. */
export async function keepLogo(context: Context, companyId: string, logo: NewLogo): Promise<string> {
  const { app, db, partition, actor } = context;
  await dropLogo(context, companyId);
  const name = newFileName();
  // The bytes first: a row must never point to nothing.
  await app.files.put(name, logo.bytes, logo.contentType);
  await db
    .insertInto('company_logo')
    .values({
      name,
      partition,
      company_id: companyId,
      content_type: logo.contentType,
      size: logo.bytes.byteLength,
      sha256: logo.sha256,
      uploaded_by: actor.name,
    })
    .execute();
  return folder + name;
}

/** Takes the picture down: its address leads nowhere from the commit on. */
export async function dropLogo({ app, db, partition, afterCommit }: Context, companyId: string): Promise<void> {
  const dropped = await db
    .deleteFrom('company_logo')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .returning('name')
    .execute();
  // Bytes without a row are only wasted space.
  afterCommit(() => dropped.forEach(({ name }) => void app.files.remove(name).catch(() => {})));
}

/** `GET /logos/{name}`: the picture of a company, for whoever knows its random name; public pages show it. */
export function serveLogos(server: FastifyInstance, { database, files }: Pick<App, 'database' | 'files'>): void {
  server.get<{ Params: { name: string } }>(`${folder}:name`, async (request, reply) => {
    const { name } = request.params;
    const { rows } = await database.lookups.query<{ content_type: string }>('select * from company_logo_find($1)', [
      name,
    ]);
    const bytes = rows[0] && (await files.get(name));
    if (!bytes) return reply.status(404).send({ status: 'not found' });
    return reply
      .header('content-type', rows[0]!.content_type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes));
  });
}
