import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { memoryEnvironment, memoryFlags } from './memory.ts';
import { freePort } from './testing/server-process.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test.runIf(process.platform === 'linux')(
  'the process that is started is the server, with bounds on its memory, and a signal ends it',
  async () => {
    const url = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
    ends.push(() => dropDatabase(inject('clusterUrl'), new URL(url).pathname.slice(1)));
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-start-'));
    ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
    const port = String(await freePort());
    const child = spawn(process.execPath, ['server/start.ts', '--without-pages'], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: url,
        DATA_DIR: folder,
        PORT: port,
        LOG_LEVEL: 'error',
        NODE_COMPILE_CACHE: path.resolve('.cache/node'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ends.push(() => child.kill('SIGKILL'));
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    await expect.poll(() => printed, { timeout: 300_000 }).toContain('is running at');
    const read = (name: string) => fs.readFileSync(`/proc/${child.pid}/${name}`, 'utf8').split('\0');
    expect(read('cmdline')).toEqual(expect.arrayContaining([...memoryFlags, '--without-pages']));
    expect(read('environ')).toEqual(
      expect.arrayContaining(Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`)),
    );
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);

test.runIf(process.platform === 'linux')('a warming start keeps the sources compiled, and serves nothing', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-warm-'));
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['server/start.ts', '--warm'], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const kept = fs.readdirSync(folder, { recursive: true }).length;
  expect(kept).toBeGreaterThan(fs.globSync('modules/*/*/server/operations.ts').length * 10);
});

test('containers and npm start go through it', () => {
  const image = fs.readFileSync('Containerfile', 'utf8');
  expect(image).toContain('CMD ["node", "server/start.ts"]');
  expect(image).toMatch(/RUN node server\/start\.ts --warm\nUSER node/);
  expect(fs.readFileSync('tools/start.ts', 'utf8')).toContain('server/start.ts');
});

test.runIf(process.platform === 'linux')(
  'the bundle is the server too, and finds what lies beside the sources',
  { timeout: 300_000 },
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-bundle-'));
    ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
    const out = path.resolve('.cache/server-bundle-test/server');
    ends.push(() => fs.rmSync(path.dirname(out), { recursive: true, force: true }));
    const made = spawn(process.execPath, ['tools/server-bundle.ts', out], { stdio: ['ignore', 'ignore', 'inherit'] });
    expect(await once(made, 'exit')).toEqual([0, null]);
    const url = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
    ends.push(() => dropDatabase(inject('clusterUrl'), new URL(url).pathname.slice(1)));
    const port = String(await freePort());
    const child = spawn(process.execPath, [path.join(out, 'main.js'), '--without-pages'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ends.push(() => child.kill('SIGKILL'));
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    // It has compared the migrations and read the places of the world, which both lie beside the sources.
    await expect.poll(() => printed, { timeout: 300_000 }).toContain('is running at');
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).ok).toBe(true);
  },
);
