import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { startHeldReceiver, type HeldReceiver } from './testing/held-receiver.ts';
import { tellAndKill } from './testing/killed-webhooks.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** Webhooks over a real kill -9 and a real receiver. The long form is `npm run torture`. */
let databaseUrl: string;
let server: ServerProcess;
let owner: pg.Client;
let receiver: HeldReceiver;
let environment: Readonly<Record<string, string>>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-webhooks-test-'));

beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  environment = { DATABASE_URL: databaseUrl, DEMO: 'true', DATA_DIR: folder };
  [server, receiver] = await Promise.all([startServerProcess(environment), startHeldReceiver()]);
  owner = new pg.Client(databaseUrl);
  await owner.connect();
}, 240_000);
afterAll(async () => {
  await owner.end();
  await server.kill('SIGTERM');
  await receiver.close();
  await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
  fs.rmSync(folder, { recursive: true, force: true });
});

test(
  'kill -9: what was committed is told at least once, under one event id; what was not is never told',
  {
    timeout: 300_000,
  },
  async () => {
    const killed = await tellAndKill(environment, server, owner, receiver, 3);
    server = killed.server;
    expect(killed.figures).toMatchObject({ untold: 0, early: 0, underTwoIds: 0 });
    expect(killed.figures.deleted).toBeGreaterThan(3);
    // The receiver had taken them, and the killed sender did not know.
    expect(killed.figures.toldAgain).toBeGreaterThan(0);
  },
);
