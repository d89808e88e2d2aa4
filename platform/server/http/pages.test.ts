import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';

/** The built pages, as a browser asks for them. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-pages-'));
let server: FastifyInstance;
beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'web/assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'outside');
  fs.writeFileSync(path.join(folder, 'web/index.html'), '<p>root</p>');
  fs.writeFileSync(path.join(folder, 'web/assets/a-1.js'), 'plain');
  fs.writeFileSync(path.join(folder, 'web/assets/a-1.js.br'), 'packed');
  server = fastify();
  await servePages(server, path.join(folder, 'web'), true);
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
const ask = (url: string, encoding = '') => server.inject({ url, headers: { 'accept-encoding': encoding } });

test.each(['/', '/manage-carrier', '/loads/1?tab=events', '/assets', '/assets/', '/some/where/'])(
  '%s is a screen, which the root document chooses',
  async (url) => {
    const answer = await ask(url);
    expect(answer).toMatchObject({ statusCode: 200, body: '<p>root</p>' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('files come packed where that is understood, and for ever where their name says what is in them', async () => {
  const answer = await ask('/assets/a-1.js', 'br');
  expect(answer).toMatchObject({ statusCode: 200, body: 'packed' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringMatching('immutable'),
  });
  expect(await ask('/assets/a-1.js')).toMatchObject({ statusCode: 200, body: 'plain' });
});

test.each(['/assets/none.js', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/gallery'])(
  '%s is not there',
  async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('outside');
  },
);

test('a document without an icon of its own, such as the outbox, is given the one of the product', async () => {
  expect(await ask('/favicon.ico')).toMatchObject({ statusCode: 302, headers: { location: '/icon-192.png' } });
});
