import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import crypto from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { freePort, startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { hasOpenssl, startTlsProxy, type TlsProxy } from './testing/tls-proxy.ts';

/** The product as it runs for customers: in production, behind one proxy that speaks TLS. */
describe.runIf(hasOpenssl)('in production behind a proxy with TLS', () => {
  let server: ServerProcess;
  let proxy: TlsProxy;
  let databaseUrl: string;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-tls-test-'));

  beforeAll(async () => {
    databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
    const port = await freePort();
    server = await startServerProcess({
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      MASTER_KEY: crypto.randomBytes(32).toString('base64'),
      BASE_URL: `https://localhost:${port}`,
      TRUST_PROXY: '1',
    });
    proxy = await startTlsProxy(port, Number(new URL(server.url).port));
  });
  afterAll(async () => {
    await proxy.close();
    await server.kill('SIGTERM');
    await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
    fs.rmSync(folder, { recursive: true, force: true });
  });

  interface Got {
    readonly status: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: string;
  }
  const ask = (where: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) =>
    new Promise<Got>((resolve, reject) => {
      const request = https.request(
        proxy.url + where,
        {
          ca: proxy.certificate,
          method: body ? 'POST' : 'GET',
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks).toString() });
        },
      );
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  const guest = {
    clientVersion: '0.1.335',
    sessionId: '',
    service: 'basis',
    operation: 'login',
    lockId: null,
    language: 'en',
    partition: '',
    payload: { userRole: '', userAccount: '', password: '' },
  };

  test('every answer keeps browsers on TLS, sets no cookie, and says nothing of the inside', async () => {
    for (const got of [
      await ask('/health'),
      await ask('/ready'),
      await ask('/nothing-here.js'),
      await ask('/rpc', { body: guest }),
      await ask('/rpc', { body: { nothing: true } }),
      await ask('/%zz'),
    ]) {
      expect(got.headers['strict-transport-security'], got.body).toMatch(/^max-age=31536000; includeSubDomains/);
      expect(got.headers['x-content-type-options']).toBe('nosniff');
      expect(got.headers).not.toHaveProperty('set-cookie');
      expect(got.headers).not.toHaveProperty('server');
      expect(got.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('what is for those who try the product is not there', async () => {
    expect(await ask('/outbox')).toMatchObject({ status: 404 });
    expect(await ask('/outbox.json')).toMatchObject({ status: 404 });
    const account = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: 'Demo-Freight-2026' };
    const answer = JSON.parse((await ask('/rpc', { body: { ...guest, payload: account } })).body) as object;
    expect(answer).toMatchObject({ response: 'error', code: 'signInRefused' });
  });

  test('the address of a caller is the one that the proxy saw', async () => {
    const said = { 'x-forwarded-for': '203.0.113.77' };
    const { body } = await ask('/rpc', { body: guest, headers: said });
    expect(JSON.parse(body)).toMatchObject({ response: 'ok' });
    const owner = new pg.Client(databaseUrl);
    await owner.connect();
    const { rows } = await owner.query<{ ip: string }>('select distinct ip from session');
    await owner.end();
    expect(rows.map(({ ip }) => ip)).toEqual(['127.0.0.1']);
  });

  test('sockets open for pages of its own address alone', async () => {
    const outcome = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${proxy.url.replace('https', 'wss')}/realtime`, {
          origin,
          ca: proxy.certificate,
        });
        socket.on('open', () => {
          socket.close();
          resolve('open');
        });
        socket.on('unexpected-response', (_request, answer) => resolve(String(answer.statusCode)));
        socket.on('error', () => resolve('refused'));
      });
    expect(await outcome(proxy.url)).toBe('open');
    for (const foreign of ['https://evil.example', 'http://localhost:5173', proxy.url.replace('https', 'http'), 'null'])
      expect(await outcome(foreign), foreign).not.toBe('open');
  });
});
