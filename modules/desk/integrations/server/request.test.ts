import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateAddress, publicLookup } from '#platform/server/private-addresses.ts';
import { postWebhook } from './request.ts';

let connections = 0;
const receiver = http.createServer((request, response) => {
  if (request.url === '/slow') return;
  if (request.url === '/endless') {
    response.writeHead(200);
    const write = (): void => void (response.write('x'.repeat(65_536)) && setImmediate(write));
    response.on('drain', write);
    write();
    return;
  }
  if (request.url === '/half') {
    response.writeHead(200);
    response.write('only the beginning');
    return;
  }
  response.end('ok');
});
receiver.on('connection', () => connections++);
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const post = (path: string, more: object = {}) =>
  postWebhook({ url: `http://127.0.0.1:${port}${path}`, headers: {}, body: '{}', isStrict: false, ...more });

test('addresses of private networks, of this machine and of no use are known as such', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '[::1]',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
    'nonsense',
  ])
    expect(isPrivateAddress(address), address).toBe(true);
  for (const address of ['8.8.8.8', '41.0.0.1', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700::1111', '2c0f:f248::1'])
    expect(isPrivateAddress(address), address).toBe(false);
});

test('outside development nothing reaches a private address, by number or by name, nor goes out without TLS', async () => {
  const strict = { isStrict: true };
  for (const url of [
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://2130706433:${port}/`,
    `https://0x7f.1:${port}/`,
    `https://localhost:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
  ])
    expect(await postWebhook({ url, headers: {}, body: '{}', ...strict }), url).toMatchObject({
      problem: 'privateAddress',
      statusCode: null,
    });
  expect(connections).toBe(0);
});

test('a name of which one address is private is refused, and so is one that changes between looking and connecting', async () => {
  const rebinding = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as never;
  const mixed = await postWebhook({
    url: `https://erp.example:${port}/`,
    headers: {},
    body: '{}',
    isStrict: true,
    lookup: publicLookup(rebinding),
  });
  expect(mixed.problem).toBe('privateAddress');
  // The look-up was fooled: the connection itself is asked, before anything is sent.
  let bytes = 0;
  const listening = net.createServer((socket) =>
    socket.on('data', (chunk) => (bytes += chunk.length)).on('error', () => {}),
  );
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const fooled = await postWebhook({
    url: `https://erp.example:${(listening.address() as AddressInfo).port}/`,
    headers: {},
    body: 'secret',
    isStrict: true,
    lookup: ((_name: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)) as never,
  });
  listening.close();
  expect(fooled.problem).toBe('privateAddress');
  expect(bytes).toBe(0);
});

test('who does not answer in time, or only begins to, is given up', async () => {
  expect(await post('/slow', { timeoutMilliseconds: 50 })).toMatchObject({ problem: 'timeout', statusCode: null });
  expect(await post('/half', { timeoutMilliseconds: 200 })).toMatchObject({ problem: 'timeout' });
});

test('of an endless answer only the beginning is read', async () => {
  const answered = await post('/endless');
  expect(answered).toMatchObject({ problem: '', statusCode: 200 });
  expect(answered.answer).toHaveLength(2048);
});
