import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, rpc, startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** The product as a newcomer runs it, on its embedded database with every wait for the disk, killed in the middle of work. */
let folder: string;
let port: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-durability-'));
  fs.chmodSync(folder, 0o755);
  port = String(await freePort());
  server = await startServerProcess({ DATA_DIR: folder, PORT: port });
}, 120_000);
afterAll(async () => {
  await server.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
});

const kills = 20;
const submitsAtOnce = 8;

interface Submit {
  readonly key: string;
  readonly payload: object;
  answered: boolean;
}

function submit(round: number, index: number): Submit {
  const number = round * 100 + index;
  const address = {
    addressLine1: `${number} Loop Street`,
    city: 'Durban',
    region: 'KwaZulu-Natal',
    postalCode: '4001',
    country: 'South Africa',
  };
  const name = `Durable ${crypto.randomUUID()} Transport`;
  return {
    key: crypto.randomUUID(),
    answered: false,
    payload: {
      isAdmin: true,
      carrierName: name,
      carrierDetail: {
        registeredName: name,
        tradeName: name,
        regNo: `2011/${String(100_000 + number)}/07`,
        email: `office${number}@durable.example`,
        physicalAddress: address,
        postalAddress: address,
      },
    },
  };
}

test(
  `kill -9 in the middle of submits, ${kills} times: nothing that was answered is lost, nothing is there twice`,
  { timeout: 300_000 },
  async () => {
    const { body } = await rpc(
      server.url,
      'login',
      { userRole: '', userAccount: 'pieter.botha@highveld.example', password: 'Demo-Freight-2026' },
      { service: 'basis' },
    );
    const { sessionId, partition } = body.result as { sessionId: string; partition: string };
    const session = { sessionId, partition };
    const all: Submit[] = [];

    for (let round = 0; round < kills; round++) {
      const submits = Array.from({ length: submitsAtOnce }, (_, index) => submit(round, index));
      all.push(...submits);
      const sent = Promise.all(
        submits.map(async (one) => {
          const answer = await rpc(server.url, 'postCarrier', one.payload, session, {
            'idempotency-key': one.key,
          }).catch(() => undefined);
          one.answered = answer?.body.response === 'ok';
        }),
      );
      // In the middle: when some of them have their answer, or just before the first has.
      const enough = crypto.randomInt(submitsAtOnce);
      for (let waited = 0; submits.filter((one) => one.answered).length < enough && waited < 4000; waited++) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await server.kill('SIGKILL');
      await sent;
      server = await startServerProcess({ DATA_DIR: folder, PORT: port });
    }

    const stored = async (one: Submit) => {
      const { carrierName } = one.payload as { carrierName: string };
      const { body: list } = await rpc(server.url, 'getAllCarriersByClientName', { search: carrierName }, session);
      return (list.result as { total: number }).total;
    };
    const answered = all.filter((one) => one.answered);
    for (const one of answered) expect(await stored(one)).toBe(1);
    // What got no answer may be there or not; asked again with its key it is there, once.
    for (const one of all.filter((other) => !other.answered)) {
      const { body: again } = await rpc(server.url, 'postCarrier', one.payload, session, {
        'idempotency-key': one.key,
      });
      expect(again).toMatchObject({ response: 'ok' });
      expect(await stored(one)).toBe(1);
    }
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(all.length);
  },
);

test('a signal ends it cleanly, and the next start finds the data', { timeout: 60_000 }, async () => {
  expect(await server.kill('SIGTERM')).toBe(0);
  server = await startServerProcess({ DATA_DIR: folder, PORT: port });
  const { body } = await rpc(
    server.url,
    'login',
    { userRole: '', userAccount: 'pieter.botha@highveld.example', password: 'Demo-Freight-2026' },
    { service: 'basis' },
  );
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  const { body: list } = await rpc(
    server.url,
    'getAllCarriersByClientName',
    { search: 'Durable' },
    { sessionId, partition },
  );
  expect((list.result as { total: number }).total).toBeGreaterThan(0);
});

test('told to go while it still starts, it leaves no database running behind it', { timeout: 90_000 }, async () => {
  await server.kill('SIGTERM');
  const child = spawn(process.execPath, ['server/main.ts', '--without-pages'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  // It answers before its demonstration is complete.
  const answers = () =>
    fetch(`http://localhost:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000, interval: 20 }).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(fs.existsSync(path.join(folder, 'pg18/postmaster.pid'))).toBe(false);
});
