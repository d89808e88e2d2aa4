import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { startHeldReceiver, type HeldReceiver } from './testing/held-receiver.ts';
import { tellAndKill } from './testing/killed-webhooks.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** Webhooks over a real kill -9 and a real receiver. The long form is `npm run torture`. */
let copy: DemonstrationCopy;
let server: ServerProcess;
let owner: pg.Client;
let receiver: HeldReceiver;

beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  [server, receiver] = await Promise.all([startServerProcess(copy.environment), startHeldReceiver()]);
  owner = new pg.Client(copy.environment.DATABASE_URL);
  await owner.connect();
}, 600_000);
afterAll(async () => {
  await owner.end();
  await server.kill('SIGTERM');
  await receiver.close();
  await copy.remove();
});

test(
  'kill -9: what was committed is told at least once, under one event id; what was not is never told',
  {
    timeout: 1_200_000,
  },
  async () => {
    const killed = await tellAndKill(copy.environment, server, owner, receiver, 3);
    server = killed.server;
    expect(killed.figures).toMatchObject({ untold: 0, early: 0, underTwoIds: 0 });
    expect(killed.figures.deleted).toBeGreaterThan(3);
    // The receiver had taken them, and the killed sender did not know.
    expect(killed.figures.toldAgain).toBeGreaterThan(0);
  },
);
