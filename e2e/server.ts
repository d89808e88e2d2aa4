import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServerProcess, type ServerProcess } from '../server/testing/server-process.ts';

export interface OutboxEntry {
  readonly id: string;
  readonly at: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly code: string | null;
}

/** The product as a newcomer runs it: a process of its own on a fresh folder, with the demonstration in it. */
export interface Product extends ServerProcess {
  /** Messages that were not really sent, newest first. */
  outbox(): Promise<OutboxEntry[]>;
  /** The newest link that was mailed to this address; waits for it. */
  linkFor(address: string): Promise<string>;
  /** The newest code that was sent to a number with these last four digits; waits for one that is not `after`. */
  codeFor(lastDigits: string, after?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Products that follow each other on one database must be able to read what the one before sealed. */
const sharedKey = Buffer.from('a key for browser tests alone, 32').subarray(0, 32).toString('base64');

/** `E2E_DATABASE_URL` runs the same journeys on a PostgreSQL server instead of the embedded one. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-e2e-'));
  fs.chmodSync(folder, 0o755);
  const databaseUrl = process.env['E2E_DATABASE_URL'];
  if (!fs.existsSync('dist/web/index.html')) spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  const server = await startServerProcess(
    {
      DATA_DIR: folder,
      DEMO: 'true',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, MASTER_KEY: sharedKey }),
      ...environment,
    },
    { pages: true },
  );

  const outbox = async () => (await (await fetch(`${server.url}/outbox.json`)).json()) as OutboxEntry[];
  const waitFor = async <T>(what: string, look: (entries: OutboxEntry[]) => T | null | undefined): Promise<T> => {
    for (let attempt = 0; attempt < 100; attempt++) {
      const found = look(await outbox());
      if (found !== null && found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${what} did not come`);
  };
  return {
    ...server,
    outbox,
    linkFor: (address) =>
      waitFor(
        `a link for ${address}`,
        (all) => all.find((entry) => entry.to === address && entry.links.length > 0)?.links[0],
      ),
    codeFor: (lastDigits, after) =>
      waitFor(`a code for ${lastDigits}`, (all) => {
        const newest = all.find((entry) => entry.channel === 'sms' && entry.to.endsWith(lastDigits))?.code;
        return newest === after ? undefined : newest;
      }),
    async stop() {
      await server.kill('SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const people = {
  administrator: 'naledi.mokoena@highveld.example',
  onboarding: 'pieter.botha@highveld.example',
  approver: 'thandi.nkosi@highveld.example',
  viewer: 'joao.macuacua@highveld.example',
} as const;
export const demoPassword = 'Demo-Freight-2026';

/** Signs in through the screen, and waits for the dashboard. */
export async function signIn(page: Page, product: Pick<Product, 'url'>, account: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard\/1$/);
}
