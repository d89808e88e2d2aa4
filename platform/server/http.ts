import crypto from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { App } from './app.ts';
import type { Brakes } from './brakes.ts';
import { answerTo, type Dispatch, type Outcome } from './dispatch.ts';
import type { FailureTexts } from './failure-texts.ts';
import { ownProxies } from './networks.ts';
import { securityHeaders } from './security-headers.ts';

const fail = failures<FailureCode>();
const gzip = promisify(zlib.gzip);

/** Bytes of the largest body: 10 MB of file in base64, and the envelope around it. */
export const uploadBodyLimit = 15 * 1024 * 1024;
/** Answers shorter than this are sent as they are; compressing them costs more than it saves. */
const compressFrom = 2048;

export interface HttpParts {
  readonly app: App;
  readonly dispatch: Dispatch;
  readonly texts: FailureTexts;
  readonly brakes: Brakes;
  /** Whether the database can be reached, with all migrations done. */
  readonly isReady: () => Promise<boolean>;
  readonly catalogue: () => unknown;
  /** Folder of the built web app; undefined while Vite serves it. */
  readonly webRoot: string | undefined;
}

/** The web server: remote calls, health, files, sockets and the built pages. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { app } = parts;
  const server: FastifyInstance = fastify({
    loggerInstance: app.log,
    // Fastify's own lines carry addresses of pages; the one line a call gets is written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: uploadBodyLimit,
    trustProxy: ownProxies(app.config.TRUST_PROXY),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  });
  server.server.headersTimeout = 10_000;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    reply
      .headers(securityHeaders(parts.webRoot, app.config.NODE_ENV === 'production', app.config.MAP_TILES_URL))
      .header('x-request-id', request.id);
  });
  server.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const isTooLarge = error.statusCode === 413;
    // A caller that is still sending would not hear the answer, so the rest is taken in and thrown away first.
    if (isTooLarge) await drained(request.raw);
    if (!isTooLarge) app.log.error({ requestId: request.id, error }, 'request failed');
    const failure = isTooLarge
      ? fail('tooLarge', 'tooLarge', { limit: '15 MB' })
      : error.statusCode === 400
        ? fail('invalidJson', 'invalid')
        : fail('unexpected', 'unavailable', { requestId: request.id });
    const { status, answer } = answerTo(failure, 'en', { requestId: request.id }, parts.texts);
    return reply.status(status).send(answer);
  });

  server.post('/rpc', (request, reply) => remoteCall(parts, request, reply));
  server.get('/rpc/operations', async () => parts.catalogue());
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async (_request, reply) => {
    const ready = await parts.isReady().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  server.server.on('upgrade', (request, socket, head) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname === '/realtime')
      app.realtime.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
  if (parts.webRoot) await servePages(server, parts.webRoot, app.config.NODE_ENV === 'production');
  return server;
}

async function remoteCall(
  { app, dispatch, texts, brakes }: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = performance.now();
  const requestId = request.id;
  const source = {
    requestId,
    ip: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: headerValue(request.headers['idempotency-key']),
    accessToken: tokenValue(request.headers['x-access-token']),
    bodySize: Buffer.isBuffer(request.body) ? request.body.length : 0,
  };
  let outcome: Outcome;
  try {
    const body = parseBody(request);
    await brakes.check(request.ip, body);
    outcome = await dispatch(body, source);
  } catch (error) {
    outcome = { ...answerTo(error as never, 'en', source, texts), log: {} };
  }
  const { status, answer, log } = outcome;
  const line = {
    requestId,
    ...log,
    ip: request.ip,
    status,
    response: answer.response,
    code: answer.code,
    milliseconds: Math.round(performance.now() - started),
  };
  if (log.error) app.log.error(line, 'call failed');
  else app.log.info(line, 'call');

  reply.status(status).header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  const wait = answer.details?.['retryAfterSeconds'];
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  const text = JSON.stringify(answer);
  if (text.length < compressFrom || !String(request.headers['accept-encoding']).includes('gzip'))
    return reply.send(text);
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await gzip(text, { level: 5 }));
}

/** Megabytes that are read past the limit only to be able to answer. */
const drainMegabytes = 64;

function drained(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > drainMegabytes * 1024 * 1024) resolve();
    });
    incoming.once('end', resolve);
    incoming.once('close', resolve);
    incoming.resume();
  });
}

function headerValue(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 128 ? value : undefined;
}

/** A header that is there and makes no sense is a token that nobody knows. */
function tokenValue(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : (headerValue(value) ?? '');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseBody(request: FastifyRequest): unknown {
  if (!/^application\/json\s*(;|$)/i.test(String(request.headers['content-type'])))
    throw fail('unsupportedMediaType', 'invalid');
  // A browser says where a call comes from; only our own pages may make one.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw fail('forbidden', 'forbidden', { authorisation: 'same-origin' });
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(request.body as Buffer));
  } catch {
    throw fail('invalidJson', 'invalid');
  }
  if (!isBounded(body)) throw fail('tooDeep', 'invalid');
  return body;
}

const maximumDepth = 20;
const maximumKeys = 5000;

/** Whether the body is small enough to look at: nesting, number of fields, and no names that reach into prototypes. */
function isBounded(body: unknown): boolean {
  let keys = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > maximumDepth) return false;
    for (const [key, child] of Object.entries(value)) {
      if (++keys > maximumKeys || key === '__proto__' || key === 'constructor' || key === 'prototype') return false;
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}

/** The built pages: hashed assets for ever, documents fresh; any other path is a screen, which the root document chooses. */
async function servePages(server: FastifyInstance, webRoot: string, isProduction: boolean): Promise<void> {
  if (isProduction) {
    // The gallery is for those who build the product.
    server.addHook('onRequest', async (request, reply) =>
      /^\/gallery(\/|$|\?)/.test(request.url) ? reply.status(404).send({ status: 'not found' }) : undefined,
    );
  }
  await server.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const rootDocument = fs.existsSync(path.join(webRoot, 'index.html')) ? 'index.html' : undefined;
  server.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' &&
      rootDocument !== undefined &&
      !path.extname(new URL(request.url, 'http://localhost').pathname);
    return isPage ? reply.sendFile(rootDocument) : reply.status(404).send({ status: 'not found' });
  });
}
