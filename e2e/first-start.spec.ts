import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../server/testing/server-process.ts';
import { test } from './test.ts';

// What the README promises: one command builds the pages, starts everything and says where and for whom.
test('npm start builds, starts and prints the address and the people, and a signal ends it', async ({ page }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-first-'));
  fs.chmodSync(folder, 0o755);
  const port = String(await freePort());
  // A source that is newer than the build makes it build again.
  const now = new Date();
  fs.utimesSync('web/index.html', now, now);
  const started = spawn(process.execPath, ['tools/start.ts'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: port, DATA_DIR: folder },
  });
  let printed = '';
  started.stdout.on('data', (chunk) => (printed += String(chunk)));
  started.stderr.on('data', (chunk) => (printed += String(chunk)));
  await expect.poll(() => printed, { timeout: 150_000 }).toContain(`Haulway is running at http://localhost:${port}`);
  expect(printed).toContain('Building the web app');
  for (const word of ['naledi.mokoena@highveld.example', 'Demo-Freight-2026', `http://localhost:${port}/outbox`])
    expect(printed).toContain(word);
  await page.goto(`http://localhost:${port}`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
  fs.rmSync(folder, { recursive: true, force: true });
});
