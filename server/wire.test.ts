import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { channelRights } from './modules.ts';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { rpc, startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** The public contract over HTTP and sockets, against two server processes on one database (wire.md). */
let copy: DemonstrationCopy;
let servers: [ServerProcess, ServerProcess];
const admin = 'naledi.mokoena@highveld.example';
const password = 'Demo-Freight-2026';

beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  const shared = { ...copy.environment, LOG_LEVEL: 'debug' };
  servers = [await startServerProcess(shared), await startServerProcess(shared)];
}, 600_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await copy.remove();
});

async function signIn(server: ServerProcess, account = admin): Promise<{ sessionId: string; partition: string }> {
  const { body } = await rpc(
    server.url,
    'login',
    { userRole: '', userAccount: account, password },
    { service: 'basis' },
  );
  return body.result as { sessionId: string; partition: string };
}

async function raw(
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${servers[0].url}/rpc`, { method: 'POST', headers, body: body as never });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('the process lives, is ready, and lists its operations with their schemas', async () => {
  expect((await fetch(`${servers[0].url}/health`)).status).toBe(200);
  expect((await fetch(`${servers[0].url}/ready`)).status).toBe(200);
  const operations = (await (await fetch(`${servers[0].url}/rpc/operations`)).json()) as {
    service: string;
    operation: string;
    audience: string[];
    input: object;
    output: object;
  }[];
  expect(operations.find((entry) => entry.operation === 'login')).toMatchObject({
    service: 'basis',
    audience: ['public'],
    input: { type: 'object' },
    output: { type: 'object' },
  });
});

test('an address of a customer is published with both spellings of its postal code, none of which is asked for alone', async () => {
  const operations = (await (await fetch(`${servers[0].url}/rpc/operations`)).json()) as {
    operation: string;
    input: { properties: Record<string, { properties: object; required: string[] }> };
  }[];
  const { input } = operations.find(({ operation }) => operation === 'postShipperDetail')!;
  for (const name of ['physicalAddress', 'postalAddress']) {
    const { properties, required } = input.properties[name]!;
    expect(properties).toMatchObject({ postalCode: {}, postalcode: {} });
    expect(required.filter((field) => /^postalcode$/i.test(field))).toEqual([]);
  }
});

test.each([
  ['malformed JSON', '{"clientVersion":', 400, 'invalidJson'],
  ['no object', '[]', 400, 'invalidEnvelope'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 400, 'invalidJson'],
  [
    'an unknown operation',
    '{"clientVersion":"0.1.335","service":"basis","operation":"nothing"}',
    404,
    'unknownOperation',
  ],
  [
    'names that reach into prototypes',
    '{"clientVersion":"0.1.335","service":"basis","operation":"login","payload":{"__proto__":{"a":1}}}',
    400,
    'tooDeep',
  ],
  ['thirty levels', `{"payload":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`, 400, 'tooDeep'],
  [
    'six thousand keys',
    JSON.stringify({ payload: Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`k${index}`, 1])) }),
    400,
    'tooDeep',
  ],
  [
    'an unknown key in the payload',
    '{"clientVersion":"0.1.335","service":"basis","operation":"login","payload":{"isAdmin":true}}',
    400,
    'invalidPayload',
  ],
  [
    'an unknown language',
    '{"clientVersion":"0.1.335","service":"basis","operation":"login","language":"xx"}',
    400,
    'invalidEnvelope',
  ],
  [
    '300 KB without an upload',
    `{"clientVersion":"0.1.335","service":"basis","operation":"login","payload":{"password":"${'x'.repeat(300_000)}"}}`,
    413,
    'tooLarge',
  ],
])('%s is answered with the envelope', async (_name, body, status, code) => {
  const answer = await raw(body);
  expect(answer).toMatchObject({
    status,
    body: { response: 'error', code, result: expect.any(String), requestId: expect.any(String) },
  });
});

test('another content type, and a call from a page of another site, change nothing', async () => {
  expect(await raw('{}', { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { code: 'unsupportedMediaType' },
  });
  expect(await raw('{}', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
  });
});

test('16 MB is refused before it is read', async () => {
  expect(await raw('x'.repeat(16 * 1024 * 1024))).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
});

test('an old client is told to refresh, in its language', async () => {
  const { status, body } = await rpc(servers[0].url, 'login', {}, { service: 'basis', clientVersion: '0.0.9' });
  expect({ status, ...body }).toMatchObject({
    status: 200,
    response: 'upgrade',
    result: 'You are running an outdated app version. Please refresh.',
  });
});

test.each(['', 'x', 'v1'])('a client whose version %j cannot be compared is the oldest', async (clientVersion) => {
  const { body } = await rpc(servers[0].url, 'login', {}, { service: 'basis', clientVersion });
  expect(body.response).toBe('upgrade');
});

test.each(['0.30', '0.3x', '0.1.335', '9', '0.1.335-of-a-supplier'.slice(0, 20)])(
  'a client of version %s is let in',
  async (clientVersion) => {
    const { body } = await rpc(servers[0].url, 'login', {}, { service: 'basis', clientVersion });
    expect(body.response).toBe('ok');
  },
);

test('a system that calls with X-Access-Token needs no session, and is told when its token was revoked', async () => {
  const { url } = servers[0];
  const session = await signIn(servers[0]);
  const wanted = { name: `Warehouse ${crypto.randomUUID()}`, authorisations: ['tripDirector.getEquipment'] };
  const made = (await rpc(url, 'postAccessToken', wanted, session)).body.result as {
    accessTokenId: string;
    token: string;
  };
  const ask = (server: ServerProcess) =>
    rpc(server.url, 'getEquipment', {}, { partition: session.partition }, { 'x-access-token': made.token });
  for (const server of servers) expect(await ask(server)).toMatchObject({ status: 200, body: { response: 'ok' } });
  const ended = { accessTokenId: made.accessTokenId, reason: 'No longer used.' };
  expect((await rpc(url, 'deleteAccessToken', ended, session)).body.response).toBe('ok');
  for (const server of servers)
    expect(await ask(server)).toMatchObject({ status: 401, body: { code: 'tokenNotUsable' } });
});

test('an unknown session is answered with timeout, and another partition with what an unknown record gets', async () => {
  expect((await rpc(servers[0].url, 'getAllCompanies', {}, { sessionId: 'nobody' })).body).toMatchObject({
    response: 'timeout',
    code: 'sessionEnded',
  });
  const session = await signIn(servers[0]);
  expect(await rpc(servers[0].url, 'getAllCompanies', {}, { ...session, partition: 'elsewhere' })).toMatchObject({
    status: 404,
    body: { code: 'notFound' },
  });
});

test('who takes on carriers may ask them for a certificate', async () => {
  const { body } = await rpc(
    servers[0].url,
    'login',
    { userRole: 'onboarding', userAccount: 'pieter.botha@highveld.example', password },
    { service: 'basis' },
  );
  expect((body.result as { authorisations: string[] }).authorisations).toEqual(
    expect.arrayContaining(['tripDirector.sendEmailToUploadGitCertificate', 'tripDirector.postGitLink']),
  );
});

test('a session of one process works in the other, and ends in both at once', async () => {
  const session = await signIn(servers[0]);
  expect((await rpc(servers[1].url, 'getAllCompanies', {}, session)).body).toMatchObject({ response: 'ok' });
  await rpc(servers[1].url, 'logout', {}, { ...session, service: 'basis' });
  const after = await Promise.all(
    Array.from({ length: 50 }, (_, index) => rpc(servers[index % 2]!.url, 'getAllCompanies', {}, session)),
  );
  expect(after.every(({ body }) => body.response === 'timeout')).toBe(true);
});

test('every answer carries the headers that keep a browser safe', async () => {
  for (const path of ['/health', '/nowhere', '/rpc/operations']) {
    const { headers } = await fetch(`${servers[0].url}${path}`);
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

function socket(
  server: ServerProcess,
  origin?: string,
): {
  send: (message: object) => void;
  next: () => Promise<Record<string, unknown>>;
  closed: Promise<number>;
  opened: Promise<void>;
} {
  const client = new WebSocket(`${server.url.replace('http', 'ws')}/realtime`, origin ? { origin } : {});
  const received: Record<string, unknown>[] = [];
  const waiting: ((message: Record<string, unknown>) => void)[] = [];
  client.on('message', (data) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    const waiter = waiting.shift();
    if (waiter) waiter(message);
    else received.push(message);
  });
  client.on('error', () => {});
  return {
    send: (message) => client.send(JSON.stringify(message)),
    next: () =>
      Promise.resolve(received.shift() ?? new Promise<Record<string, unknown>>((resolve) => waiting.push(resolve))),
    closed: new Promise((resolve) => client.on('close', resolve)),
    opened: new Promise((resolve) => client.on('open', () => resolve())),
  };
}

test('a socket binds, registers what it may read, and is closed when its session ends', async () => {
  const session = await signIn(servers[0]);
  const own = socket(servers[1]);
  await own.opened;
  own.send({ type: 'register', channel: 'carriers' });
  expect(await own.next()).toMatchObject({ type: 'refused' });
  own.send({ type: 'bind', sessionId: session.sessionId });
  expect(await own.next()).toEqual({ type: 'bound' });
  own.send({ type: 'register', channel: 'carriers' });
  expect(await own.next()).toEqual({ type: 'registered', channel: 'carriers' });
  own.send({ type: 'register', channel: 'secrets' });
  expect(await own.next()).toMatchObject({ type: 'refused', channel: 'secrets' });
  await rpc(servers[0].url, 'logout', {}, { ...session, service: 'basis' });
  expect(await own.closed).toBe(4001);
});

test('what changes through one process is told to the sockets of the other, and only to their own partition', async () => {
  const session = await signIn(servers[0]);
  const watcher = socket(servers[1]);
  await watcher.opened;
  watcher.send({ bind: { sessionId: session.sessionId } });
  expect(await watcher.next()).toEqual({ type: 'bound' });
  watcher.send({ register: { channel: 'approvals' } });
  await watcher.next();
  const { body } = await rpc(
    servers[0].url,
    'postCarrierLink',
    { email: 'watched@carrier.example', mobileNumber: '+27823334444', language: 'fr' },
    session,
  );
  expect(body.response).toBe('ok');
  const event = await watcher.next();
  expect(event).toMatchObject({
    channel: 'approvals',
    id: (body.result as { linkId: string }).linkId,
    by: 'Naledi Mokoena',
  });
  // What changed, never the record itself.
  expect(JSON.stringify(event)).not.toContain('watched@carrier.example');
});

test('a role that loses a right silences its sockets at once, and every desk is told to read its rights again', async () => {
  const [administrator, dispatcher] = [
    await signIn(servers[0]),
    await signIn(servers[0], 'anele.dube@highveld.example'),
  ];
  const watcher = socket(servers[1]);
  await watcher.opened;
  watcher.send({ type: 'bind', sessionId: dispatcher.sessionId });
  expect(await watcher.next()).toEqual({ type: 'bound' });
  for (const channel of ['approvals', 'rights']) {
    watcher.send({ type: 'register', channel });
    expect(await watcher.next()).toEqual({ type: 'registered', channel });
  }
  const change = async (keep: (right: string) => boolean) => {
    const found = await rpc(servers[0].url, 'getUserRoles', { search: 'dispatcher' }, administrator);
    const [role] = (found.body.result as { rows: { profileId: string; lockId: string; authorisations: string[] }[] })
      .rows;
    const { profileId, lockId, authorisations } = role!;
    const payload = {
      profileId,
      profileName: 'dispatcher',
      isDefault: true,
      authorisations: authorisations.filter(keep),
    };
    const { body } = await rpc(servers[0].url, 'putUserRole', payload, { ...administrator, lockId });
    expect(body.response, JSON.stringify(body.result)).toBe('ok');
  };
  // Each of the boards behind the channel admits to it.
  const boards = [channelRights['approvals'] ?? []].flat();
  await change((right) => !boards.includes(right));
  expect(await watcher.next()).toMatchObject({ channel: 'rights' });
  const invitation = { email: 'unheard@carrier.example', mobileNumber: '+27823334455', language: 'en' };
  expect((await rpc(servers[0].url, 'postCarrierLink', invitation, administrator)).body.response).toBe('ok');
  await change(() => true);
  // The invitation came between the two, and was not heard.
  expect(await watcher.next()).toMatchObject({ channel: 'rights' });
});

test('a whole flow leaves no token, code, number or address in what the server prints', async () => {
  const session = await signIn(servers[0]);
  const { body: guest } = await rpc(servers[0].url, 'login', {}, { service: 'basis' });
  const { sessionId } = guest.result as { sessionId: string };
  await rpc(
    servers[0].url,
    'postCarrierLink',
    { email: 'canary@carrier.example', mobileNumber: '+27825556666', language: 'en' },
    session,
  );
  const outbox = async () =>
    (await (await fetch(`${servers[0].url}/outbox.json`)).json()) as { to: string; links: string[]; code: string }[];
  const key = (await outbox())
    .find((message) => message.to === 'canary@carrier.example')!
    .links[0]!.split('/')
    .at(-1)!;
  await rpc(servers[0].url, 'getCarrierLink', { key }, { sessionId });
  await rpc(servers[0].url, 'resendOTP', { key }, { sessionId });
  const { code } = (await outbox()).find((message) => message.to === '+27825556666')!;
  expect((await rpc(servers[0].url, 'isOTPValid', { key, otp: code }, { sessionId })).body.response).toBe('ok');
  await rpc(servers[0].url, 'putLinkDraft', { step: 'bank', values: { bankAccountNo: '62009998887' } }, { sessionId });
  // The log, not the welcome: that names the demonstration's password on purpose.
  const logged = () =>
    servers
      .map((server) =>
        server
          .output()
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .join('\n'),
      )
      .join('\n');
  await expect.poll(logged).toContain('putLinkDraft');
  for (const secret of [
    key,
    code,
    session.sessionId,
    sessionId,
    password,
    'canary@carrier.example',
    '825556666',
    '62009998887',
  ]) {
    expect(logged()).not.toContain(secret);
  }
});

test('a socket from a page of another site is refused', async () => {
  expect(await socket(servers[0], 'https://elsewhere.example').closed).toBe(1006);
});

test('the outbox is open while nothing is really sent', async () => {
  expect((await fetch(`${servers[0].url}/outbox.json`)).status).toBe(200);
  expect(await (await fetch(`${servers[0].url}/outbox`)).text()).toContain('<h1>Outbox</h1>');
});
