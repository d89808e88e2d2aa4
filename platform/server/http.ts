import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Answer } from '../envelope.ts';
import { Failure, failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { App } from './app.ts';
import type { Brakes, Wanted } from './brakes.ts';
import { answerTo } from './answers.ts';
import { type Dispatch, type Outcome } from './dispatch.ts';
import type { FailureTexts } from './failure-texts.ts';
import { bodiesWithin, type BodyGate, type ReadBody } from './http/bodies.ts';
import { madeOnce } from './http/made-once.ts';
import { servePages } from './http/pages.ts';
import { limitConnections, openedBy } from './http/peers.ts';
import { headerLimit, refusalOf, refuseConnection } from './http/refusals.ts';
import { forwardedAddress, ownProxies } from './networks.ts';
import { securityHeaders } from './security-headers.ts';

const fail = failures<FailureCode>();
const gzip = promisify(zlib.gzip);

/** Answers shorter than this are sent as they are; compressing them costs more than it saves. */
const compressFrom = 2048;
/**
 * From this length on an answer is compressed in a thread. A page of fifty rows takes half a millisecond here, and took the
 * server as long to hand over and to take back, besides what the thread did (decision 0173).
 */
const compressBesideFrom = 128 * 1024;

export interface HttpParts {
  readonly app: App;
  readonly dispatch: Dispatch;
  readonly texts: FailureTexts;
  readonly brakes: Brakes;
  /** Who may send a body of more than the usual size. */
  readonly senderOf: BodyGate['senderOf'];
  /** Whether the database can be reached, with all migrations done. */
  readonly isReady: () => Promise<boolean>;
  /** Of the operations, as JSON in pieces. */
  readonly catalogue: () => Iterable<string>;
  readonly openApi: () => Iterable<string>;
  /** Folder of the built web app; undefined while Vite serves it. */
  readonly webRoot: string | undefined;
}

export interface HttpServer {
  readonly http: FastifyInstance;
  /**
   * Lets everybody go: `/ready` says no, so that proxies turn to others; whoever still comes is answered, and told to
   * close. Once it returns, the server can be closed: who then still asks on an open connection is refused politely.
   */
  leave(): Promise<void>;
}

/** The web server: remote calls, health, files, sockets and the built pages. */
export async function createHttp(parts: HttpParts): Promise<HttpServer> {
  const { app, texts, brakes } = parts;
  const { config } = app;
  const headers = securityHeaders(parts.webRoot, config.NODE_ENV === 'production', config.MAP_TILES_URL);
  let state: 'open' | 'leaving' | 'closed' = 'open';
  const server: FastifyInstance = fastify({
    loggerInstance: app.log,
    // Fastify's own lines carry addresses of pages; the one line a call gets is written below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ownProxies(config.TRUST_PROXY),
    // For files from slow phones; everything else has to be there sooner (http/bodies.ts).
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: headerLimit,
      // Without it Node answers by itself, in no form of ours.
      requireHostHeader: false,
    },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      void sendFailure(parts, request, reply, error);
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers, texts),
  });
  if (config.TRUST_PROXY === 0) limitConnections(server.server, config.CONNECTIONS_PER_ADDRESS);
  server.removeAllContentTypeParsers();
  // The handler reads the body itself, once it knows how much of it to read.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (state !== 'open') reply.header('connection', 'close');
    if (state === 'closed') throw fail('unavailable', 'unavailable', { retryAfterSeconds: 1 });
    await brakes.knock(request.ip, wantedBy(request.url));
  });
  server.setErrorHandler((error, request, reply) => sendFailure(parts, request, reply, error));

  const take = bodiesWithin(parts);
  server.post('/rpc', (request, reply) => remoteCall(parts, take, request, reply));
  server.get('/rpc/operations', madeOnce(parts.catalogue));
  server.get('/rpc/openapi.json', madeOnce(parts.openApi));
  server.get('/health', async () => ({ status: 'ok' }));
  let asked: Promise<boolean> | undefined;
  server.get('/ready', async (_request, reply) => {
    // Whoever asks while the database is being asked hears the same answer.
    const ready = await (asked ??= parts
      .isReady()
      .catch(() => false)
      .finally(() => (asked = undefined)));
    const isIn = ready && state === 'open';
    return reply.status(isIn ? 200 : 503).send({ status: isIn ? 'ok' : 'unavailable' });
  });
  acceptSockets(server, app, () => state === 'open');
  if (parts.webRoot) await servePages(server, parts.webRoot, config.NODE_ENV === 'production');

  async function leave(): Promise<void> {
    state = 'leaving';
    await new Promise((resolve) => setTimeout(resolve, config.LEAVE_MILLISECONDS));
    // The turn after a look at the network: who knocked before was let in, and is not cut off by what follows.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    state = 'closed';
  }
  return { http: server, leave };
}

/** A remote call is counted once it is known who makes it; a page of ours needs many files at once, and a file costs little. */
function wantedBy(url: string): Wanted {
  if (/^\/rpc(?:\?|$)/.test(url)) return 'rpc';
  return /^\/(rpc|files|logos|genuine|outbox|accounting-notices)(?![a-z-])/.test(url) ? 'call' : 'page';
}

function acceptSockets(server: FastifyInstance, { realtime, config }: App, isOpen: () => boolean): void {
  const enter = openedBy(config.SOCKETS_PER_ADDRESS);
  server.server.on('upgrade', (request, socket, head) => {
    const ip = forwardedAddress(request, config.TRUST_PROXY);
    const isOurs = isOpen() && /^\/realtime(\?|$)/.test(request.url ?? '') && enter(ip, socket);
    if (isOurs) realtime.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
}

async function remoteCall(
  parts: HttpParts,
  take: ReturnType<typeof bodiesWithin>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = performance.now();
  const { headers } = request;
  let outcome: Outcome | undefined;
  try {
    refuseForeign(request);
    await take(request.raw, { ip: request.ip, accessToken: tokenValue(headers['x-access-token']) }, async (read) => {
      await parts.brakes.check(request.ip, read.body);
      outcome = await parts.dispatch(read.body, sourceOf(request, read));
      prove(parts.brakes, outcome, read.body);
    });
  } catch (error) {
    const failure = error instanceof Failure ? error : fail('unexpected', 'unavailable', { requestId: request.id });
    const log = failure === error ? {} : { error };
    outcome = { ...answerTo(failure, 'en', { requestId: request.id }, parts.texts), log };
  }
  // Whoever is still sending is not listened to any longer.
  if (!request.raw.complete) reply.header('connection', 'close');
  return send(parts.app, request, reply, outcome!, started);
}

/** Who was known to the database, and who has just signed in. */
function prove(brakes: Brakes, { log, answer }: Outcome, body: unknown): void {
  if (log.session !== undefined) brakes.prove((body as { readonly sessionId?: unknown }).sessionId);
  else if (answer.response === 'ok')
    brakes.prove((answer.result as { readonly sessionId?: unknown } | null)?.sessionId);
}

function sourceOf(request: FastifyRequest, { size, isUnread }: ReadBody) {
  return {
    requestId: request.id,
    ip: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: headerValue(request.headers['idempotency-key']),
    accessToken: tokenValue(request.headers['x-access-token']),
    maxAge: maxAgeOf(request.headers['cache-control']),
    bodySize: size,
    isUnread,
  };
}

/** Writes the log line of a call and its answer. */
async function send(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, answer, resultText, log }: Outcome,
  started: number,
): Promise<FastifyReply> {
  const line = {
    requestId: request.id,
    ...log,
    ip: request.ip,
    status,
    response: answer.response,
    code: answer.code,
    milliseconds: Math.round(performance.now() - started),
  };
  if (log.error) app.log.error(line, 'call failed');
  else if (log.odd) app.log.warn(line, 'an answer is not as its contract declares it');
  else app.log.info(line, 'call');
  const text = answered(reply, status, answer, resultText);
  if (text.length < compressFrom || !String(request.headers['accept-encoding']).includes('gzip'))
    return reply.send(text);
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(text.length < compressBesideFrom ? zlib.gzipSync(text, { level: 5 }) : await gzip(text, { level: 5 }));
}

function answered(reply: FastifyReply, status: number, answer: Answer, resultText?: string): string {
  reply.status(status).header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  const wait = answer.details?.['retryAfterSeconds'];
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  if (resultText === undefined) return JSON.stringify(answer);
  const { response, requestId } = answer;
  return `{"response":${JSON.stringify(response)},"result":${resultText},"requestId":${JSON.stringify(requestId)}}`;
}

/** Milliseconds of the age that a caller takes an answer at (RFC 9111, section 5.2.1.1); undefined where it says nothing. */
function maxAgeOf(header: string | undefined): number | undefined {
  const found = /(?:^|[,\s])max-age=(\d{1,6})(?=$|[,\s])/i.exec(header ?? '');
  return found ? Number(found[1]) * 1000 : undefined;
}

/** The envelope for what went wrong outside of a call. */
function sendFailure({ app, texts }: HttpParts, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const { failure, status: own } =
    error instanceof Failure ? { failure: error, status: undefined } : refusalOf(error, request.id);
  const { status, answer } = answerTo(failure, 'en', { requestId: request.id }, texts);
  if (failure.code === 'unexpected') app.log.error({ requestId: request.id, error }, 'request failed');
  return reply.send(answered(reply, own ?? status, answer));
}

function headerValue(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 128 ? value : undefined;
}

/** A header that is there and makes no sense is a token that nobody knows. */
function tokenValue(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : (headerValue(value) ?? '');
}

function refuseForeign({ headers }: FastifyRequest): void {
  if (!/^application\/json\s*(;|$)/i.test(String(headers['content-type'])))
    throw fail('unsupportedMediaType', 'invalid');
  // A browser says where a call comes from; only our own pages may make one.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw fail('forbidden', 'forbidden', { authorisation: 'same-origin' });
}
