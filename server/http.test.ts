import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';
import type { Answer } from '#platform/envelope.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { brakesFor } from '#platform/server/brakes.ts';
import { catalogueEntries, catalogueText } from '#platform/server/catalogue.ts';
import { createDispatcher } from '#platform/server/dispatch.ts';
import { loadFailureTexts } from '#platform/server/failure-texts.ts';
import { createHttp, type HttpServer } from '#platform/server/http.ts';
import { implement } from '#platform/server/implement.ts';
import { openApiText } from '#platform/server/openapi/document.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { uploadersOf } from '#platform/server/uploaders.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';

/** The web server by itself, over real connections: what strangers send, and what they get. */
const files = service('tripDirector', {
  postFile: operation({
    audience: 'signedIn',
    upload: true,
    input: z.strictObject({ file: z.string() }),
    output: z.object({ length: z.int() }),
  }),
  getNothing: operation({ audience: 'signedIn', reads: true, input: z.strictObject({}), output: z.object({}) }),
  getFault: operation({ audience: 'signedIn', input: z.strictObject({}), output: z.object({}) }),
});
const implementations = [
  implement(files, {
    postFile: async (_context, { file }) => ({ length: file.length }),
    getNothing: async () => ({}),
    getFault: () => Promise.reject(new Error('a fault of ours')),
  }),
];

let house: House;
let staff: { sessionId: string; partition: string };
const made: { server: HttpServer; url: string; port: number }[] = [];
let catalogues = 0;

async function open(settings: Record<string, number> = {}) {
  const config = { ...house.app.config, CALLS_PER_SECOND: 0, PUBLIC_CALLS_PER_MINUTE: 0, MEGABYTES_PER_MINUTE: 0 };
  const app = { ...house.app, config: { ...config, LEAVE_MILLISECONDS: 0, ...settings } };
  const texts = await loadFailureTexts([failureTexts]);
  const server = await createHttp({
    app,
    texts,
    dispatch: createDispatcher({ app, implementations, texts }),
    brakes: brakesFor(app.config, [files]),
    senderOf: uploadersOf(app.sessions, implementations),
    isReady: async () => true,
    catalogue: () => (catalogues++, catalogueText(catalogueEntries(implementations))),
    openApi: () => openApiText(catalogueEntries(implementations)),
    webRoot: undefined,
  });
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.http.server.address() as AddressInfo;
  made.push({ server, port, url: `http://127.0.0.1:${port}` });
  return made.at(-1)!;
}

beforeAll(async () => {
  house = await openHouse({ implementations });
  staff = await buildStaff(house.app, 'alpha', []);
});
afterAll(async () => {
  await Promise.all(made.map(({ server }) => server.http.close()));
  await house.close();
});

const envelope = (name: string, extra: object = {}) => ({
  clientVersion: '0.1.335',
  sessionId: '',
  service: 'tripDirector',
  operation: name,
  lockId: null,
  language: 'en',
  partition: '',
  ...extra,
});

async function post(url: string, body: string | object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
}

/** Sends raw bytes and returns everything that comes back until the connection ends. */
function spoken(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('close', () => resolve(heard)).on('error', reject);
  });
}

const file = 'QUJD'.repeat(1_000_000);

test('the catalogue is made once, and sent packed to whoever asks', async () => {
  const { url } = await open();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => fetch(`${url}/rpc/operations`, { headers: { 'accept-encoding': 'gzip, br' } })),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(answers.map(() => 'br'));
  expect(await answers[0]!.json()).toHaveLength(3);
  await Promise.all(answers.slice(1).map((answer) => answer.arrayBuffer()));
  expect(catalogues).toBe(1);
  const etag = answers[0]!.headers.get('etag')!;
  const again = await fetch(`${url}/rpc/operations`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const plain = await fetch(`${url}/rpc/operations`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toHaveLength(3);
  expect(catalogues).toBe(1);
});

test.each([
  '/rpc/operations',
  '/rpc/openapi.json',
  '/files/some-token',
  '/outbox.json',
  '/logos/some-name',
  '/anything',
  '/health',
])('%s has a brake of its own', async (path) => {
  const { url } = await open({ CALLS_PER_SECOND: 1 });
  const answers = await Promise.all(Array.from({ length: 90 }, () => fetch(`${url}${path}`)));
  const braked = answers.filter(({ status }) => status === 429);
  expect(braked.length).toBeGreaterThanOrEqual(14);
  expect(braked[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await braked[0]!.json()).toMatchObject({ response: 'error', code: 'throttled' });
});

test('who is signed in is counted by the session, also where strangers of the same address have asked too often', async () => {
  const { url } = await open({ CALLS_PER_SECOND: 1 });
  const ask = async (extra: object) => (await post(url, envelope('getNothing', extra))).status;
  expect(await ask(staff)).toBe(200);
  const strangers = await Promise.all(Array.from({ length: 12 }, () => ask({})));
  expect(strangers.filter((status) => status === 429)).toHaveLength(8);
  expect(await Promise.all([ask(staff), ask(staff)])).toEqual([200, 200]);
  const flood = await Promise.all(Array.from({ length: 10 }, () => ask(staff)));
  expect(flood.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8);
});

test.each([
  ['7 million numbers', `${'1,'.repeat(7_000_000)}1`],
  ['a million keys', `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ['5 million empty lists', `${'[],'.repeat(4_900_000)}[]`],
])('a body of %s is refused unparsed', async (_name, values) => {
  const { url } = await open();
  const parse = JSON.parse.bind(JSON);
  let parsed = 0;
  JSON.parse = (text: string) => ((parsed = Math.max(parsed, text.length)), parse(text));
  try {
    const { status, body } = await post(url, `{"payload":[${values}]}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'tooDeep' });
    expect(parsed).toBeLessThan(10_000);
  } finally {
    JSON.parse = parse;
  }
});

test('a large body is read for somebody who is known, wherever the envelope says so, and for nobody else', async () => {
  const { url } = await open();
  const known = envelope('postFile', staff);
  const payload = { file };
  expect(await post(url, { ...known, payload })).toMatchObject({
    status: 200,
    body: { result: { length: 4_000_000 } },
  });
  expect(await post(url, { payload, ...known })).toMatchObject({
    status: 200,
    body: { result: { length: 4_000_000 } },
  });
  // Without a session, with one that has ended, with an operation that takes no files, with none at all.
  const stranger = envelope('postFile');
  const ended = envelope('postFile', { ...staff, sessionId: 'x'.repeat(43) });
  for (const body of [
    { ...stranger, payload },
    { payload, ...stranger },
    { ...ended, payload },
    { payload, ...ended },
  ])
    expect(await post(url, body)).toMatchObject({ status: 200, body: { response: 'timeout', code: 'sessionEnded' } });
  const other = envelope('getNothing', staff);
  for (const body of [
    { ...other, payload },
    { payload, ...other },
  ])
    expect(await post(url, body)).toMatchObject({
      status: 413,
      body: { code: 'tooLarge', details: { limit: '256 KB' } },
    });
  expect(await post(url, { payload })).toMatchObject({ status: 400, body: { code: 'invalidEnvelope' } });
});

test('strangers who send large bodies are braked by their bytes, and do not hold up who is known', async () => {
  const { url } = await open({ MEGABYTES_PER_MINUTE: 100 });
  const answers = [];
  for (let count = 0; count < 4; count++) answers.push(await post(url, { payload: { file }, ...envelope('postFile') }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect(answers[3]!.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await post(url, { ...envelope('postFile', staff), payload: { file } })).toMatchObject({ status: 200 });
});

test('more than 15 MB is refused, stated or not', async () => {
  const { url, port } = await open();
  expect(await post(url, 'x'.repeat(16 * 1024 * 1024))).toMatchObject({
    status: 413,
    body: { code: 'tooLarge', details: { limit: '15 MB' } },
  });
  const chunked = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request({
      port,
      path: '/rpc',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    request.on('response', resolve).on('error', reject);
    for (let count = 0; count < 16; count++) request.write(`"${'x'.repeat(1024 * 1024)}"`);
    request.end();
  });
  expect(chunked.statusCode).toBe(413);
  chunked.resume();
});

const usual = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining(`default-src 'none'`),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

test.each([
  ['an address that is none', 'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'invalidEnvelope'],
  ['bytes that are no HTTP', 'hello there\r\n\r\n', 400, 'invalidEnvelope'],
  ['an endless header', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'tooLarge'],
  [
    'no content type',
    'POST /rpc HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}',
    415,
    'unsupportedMediaType',
  ],
  [
    'an empty content type',
    'POST /rpc HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type:\r\ncontent-length: 2\r\n\r\n{}',
    415,
    'unsupportedMediaType',
  ],
])('%s is answered in the envelope, with the headers that keep a browser safe', async (_name, bytes, status, code) => {
  const { port } = await open();
  const [head = '', body = ''] = (await spoken(port, bytes)).split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect(first).toContain(` ${status} `);
  expect(Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/s)))).toMatchObject({
    ...usual,
    'content-security-policy': expect.stringContaining(`default-src 'none'`),
    'x-frame-options': 'deny',
  });
  expect(JSON.parse(body)).toMatchObject({ response: 'error', code, requestId: expect.any(String) });
});

test('the answers of /rpc are never kept, refused or not', async () => {
  const { url } = await open({ CALLS_PER_SECOND: 1 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(url, {})));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
  const { url: other } = await open();
  const tooMuch = await post(other, 'x'.repeat(16 * 1024 * 1024));
  const fault = await post(other, { ...envelope('getFault', staff), payload: {} });
  const good = await post(other, { ...envelope('getNothing', staff), payload: {} });
  expect([tooMuch, fault, good].map(({ status }) => status)).toEqual([413, 500, 200]);
  const all = [...answers, tooMuch, fault, good];
  expect(all.map(({ headers }) => headers.get('cache-control'))).toEqual(all.map(() => 'no-store'));
});

test('an address holds so many connections only', async () => {
  const { port, url } = await open({ CONNECTIONS_PER_ADDRESS: 3 });
  const sockets = Array.from({ length: 3 }, () => net.connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await expect(fetch(`${url}/health`)).rejects.toThrow();
  sockets.forEach((socket) => socket.destroy());
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

test('headers have ten seconds to arrive, a request two minutes', async () => {
  const { server } = await open();
  const { headersTimeout, requestTimeout } = server.http.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 120_000 });
});

test('TRACE echoes nothing', async () => {
  const { port } = await open();
  const heard = await spoken(port, 'TRACE / HTTP/1.1\r\nhost: a\r\nx-told: 4711\r\nconnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(heard).not.toContain('4711');
});

test('who has not sent the headers in time is told so within the next seconds, not with the next half minute', async () => {
  const { server, port } = await open();
  server.http.server.headersTimeout = 100;
  // Node looks at its connections every 30 s unless it is told to look more often; this test may take 15.
  const [head = '', body = ''] = (await spoken(port, 'POST /rpc HTTP/1.1\r\nhost: a\r\ncontent-ty')).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 [^]*cache-control: no-store/);
  expect(JSON.parse(body)).toMatchObject({ response: 'error', code: 'tooSlow' });
});

test('X-Access-Token is read, and one that nobody knows is refused before anything else of the call', async () => {
  const { url } = await open();
  for (const name of ['x-access-token', 'X-Access-Token'])
    expect(await post(url, { ...envelope('getNothing'), payload: {} }, { [name]: 'x'.repeat(43) })).toMatchObject({
      status: 401,
      body: { code: 'tokenNotUsable' },
    });
});

test('callers who never finish their headers or their body hold up nobody', async () => {
  const { url, port } = await open({ CONNECTIONS_PER_ADDRESS: 0 });
  const begun = [
    'POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-ty',
    'POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"client',
    'POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"cli\r\n',
    '',
  ];
  const slow = await Promise.all(
    Array.from(
      { length: 200 },
      (_, place) =>
        new Promise<net.Socket>((resolve, reject) => {
          const socket = net.connect(port, '127.0.0.1', () => {
            socket.write(begun[place % begun.length]!);
            resolve(socket);
          });
          socket.on('error', reject);
        }),
    ),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, envelope('getNothing', staff))));
  expect(answers.filter(({ body }) => body.response === 'ok')).toHaveLength(20);
  // They are still there: nobody was answered because the slow ones had been thrown out.
  expect(slow.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded)).toHaveLength(200);
  for (const socket of slow) socket.destroy();
});

test('a server that leaves answers everybody in the envelope, and tells proxies first', async () => {
  const { server, url, port } = await open({ LEAVE_MILLISECONDS: 150 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const asked = (path: string) =>
    new Promise<{ status: number; connection: string | undefined; body: string }>((resolve, reject) => {
      http
        .get({ port, path, agent }, (answer) => {
          let body = '';
          answer.on('data', (chunk) => (body += String(chunk)));
          answer.on('end', () => resolve({ status: answer.statusCode!, connection: answer.headers.connection, body }));
        })
        .on('error', reject);
    });
  expect(await asked('/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const left = server.leave();
  expect(await asked('/ready')).toMatchObject({ status: 503, connection: 'close' });
  expect(await post(url, envelope('getNothing', staff))).toMatchObject({ status: 200, body: { response: 'ok' } });
  await left;
  expect(await post(url, envelope('getNothing', staff))).toMatchObject({
    status: 503,
    body: { response: 'error', code: 'unavailable', details: { retryAfterSeconds: 1 } },
  });
});
