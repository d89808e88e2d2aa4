import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ownProxies } from './networks.ts';

/** The address that a server with this setting believes, of a call that brings a header of its own. */
async function believed(setting: string | undefined, header: string): Promise<string> {
  const { TRUST_PROXY: proxies } = readConfig({ NODE_ENV: 'test', ...(setting && { TRUST_PROXY: setting }) });
  const server = fastify({ trustProxy: ownProxies(proxies) });
  server.get('/', async (request) => request.ip);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': header } });
  await server.close();
  return answer.text();
}

test.each([
  ['false', '127.0.0.1'],
  [undefined, '127.0.0.1'],
  ['true', '196.25.1.1'],
  ['1', '196.25.1.1'],
  ['2', '10.0.0.7'],
])('with TRUST_PROXY=%s a caller who writes the header does not choose their address', async (setting, address) => {
  // What the caller wrote stands first; each proxy adds whom it saw.
  expect(await believed(setting, '6.6.6.6, 10.0.0.7, 196.25.1.1')).toBe(address);
});

test('a setting that is no number of proxies stops the start', () => {
  expect(() => readConfig({ NODE_ENV: 'test', TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY');
});
