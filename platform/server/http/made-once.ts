import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

interface Made {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/**
 * JSON that is the same for everybody until the next start. It is made once, at the first question, and between its pieces
 * the process does other work; after that the same bytes go out to whoever asks.
 */
export function madeOnce(pieces: () => Iterable<string>) {
  let made: Promise<Made> | undefined;
  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    made ??= make(pieces).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    const { etag, bodies } = await made;
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  };
}

async function make(pieces: () => Iterable<string>): Promise<Made> {
  const texts: string[] = [];
  for (const piece of pieces()) {
    texts.push(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const identity = Buffer.from(texts.join(''));
  const [zipped, packed] = await Promise.all([
    gzip(identity, { level: 9 }),
    brotli(identity, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);
  return {
    etag: `W/"${crypto.hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    bodies: { br: packed, gzip: zipped, identity },
  };
}
