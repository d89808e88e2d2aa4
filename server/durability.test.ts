import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onboardingSession, submitAndKill } from './testing/killed-submits.ts';
import { tenderAndKill } from './testing/killed-tenders.ts';
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
});
afterAll(async () => {
  await server.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The long form is `npm run torture`. */
const kills = 4;

test(
  `kill -9 in the middle of submits, ${kills} times: nothing that was answered is lost, nothing is there twice`,
  { timeout: 1_200_000 },
  async () => {
    const { figures, server: last } = await submitAndKill({ DATA_DIR: folder, PORT: port }, server, kills);
    server = last;
    expect(figures).toMatchObject({ missing: 0, doubled: 0, refused: 0 });
    expect(figures.answered).toBeGreaterThan(0);
    expect(figures.answered).toBeLessThan(figures.sent);
  },
);

test(
  'kill -9 during tenders, acceptances and assignments: nothing that was answered is lost, and nobody is told twice',
  { timeout: 1_200_000 },
  async () => {
    const { figures, server: last } = await tenderAndKill({ DATA_DIR: folder, PORT: port }, server, 1);
    server = last;
    expect(figures).toMatchObject({ lost: 0, doubled: 0, untold: 0, toldTwice: 0, refused: [] });
    expect(figures.loads).toBe(4);
  },
);

test('a signal ends it cleanly, and the next start finds the data', { timeout: 1_200_000 }, async () => {
  expect(await server.kill('SIGTERM')).toBe(0);
  server = await startServerProcess({ DATA_DIR: folder, PORT: port });
  const session = await onboardingSession(server.url);
  const { body: list } = await rpc(server.url, 'getAllCarriersByClientName', { search: 'Durable' }, { ...session });
  expect((list.result as { total: number }).total).toBeGreaterThan(0);
});

test('stopped and copied as docs/operating.md says, the folder is a backup that starts elsewhere', async () => {
  const session = await onboardingSession(server.url);
  const carriers = async (url: string) => {
    const { body } = await rpc(url, 'getAllCarriersByClientName', { search: 'Durable' }, { ...session });
    return (body.result as { total?: number }).total;
  };
  const before = await carriers(server.url);
  await server.kill('SIGTERM');
  const archive = path.join(folder, '..', `${path.basename(folder)}.tar.gz`);
  const restored = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-restored-'));
  fs.chmodSync(restored, 0o755);
  try {
    const left = ['pg.owner', 'pg.log', 'postgres-18*'].map((name) => `--exclude=${name}`);
    execFileSync('tar', ['-C', folder, '-czf', archive, ...left, '.']);
    execFileSync('tar', ['-C', restored, '-xzf', archive]);
    const other = await startServerProcess({ DATA_DIR: restored });
    try {
      expect(before).toBeGreaterThan(0);
      // Also the session of before: the key came with the folder.
      expect(await carriers(other.url)).toBe(before);
    } finally {
      await other.kill('SIGTERM');
    }
  } finally {
    fs.rmSync(archive, { force: true });
    fs.rmSync(restored, { recursive: true, force: true });
    server = await startServerProcess({ DATA_DIR: folder, PORT: port });
  }
});

test(
  'a database of its own that dies is started again, and what was answered is there',
  { timeout: 1_200_000 },
  async () => {
    const session = await onboardingSession(server.url);
    const carriers = async () => {
      const { body } = await rpc(server.url, 'getAllCarriersByClientName', { search: 'Durable' }, { ...session });
      return (body.result as { total?: number }).total;
    };
    const before = await carriers();
    const postmaster = () => fs.readFileSync(path.join(folder, 'pg18/postmaster.pid'), 'utf8').split('\n')[0];
    const pid = postmaster();
    process.kill(Number(pid), 'SIGKILL');
    // Connections of the one that died may answer for a moment.
    await expect.poll(postmaster, { timeout: 30_000 }).not.toBe(pid);
    await expect.poll(carriers, { timeout: 30_000 }).toBe(before);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  },
);

test('told to go while it still starts, it leaves no database running behind it', { timeout: 1_200_000 }, async () => {
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
