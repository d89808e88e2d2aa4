import { expect, type Page } from '@playwright/test';
import { addressOfNone, copyDemonstration, type Demonstration, runOnCopy } from '../server/testing/demonstration.ts';
import { rpc, startServerProcess } from '../server/testing/server-process.ts';
import { openDemonstration } from './demonstration.ts';

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

/** Where a product is found: all that is needed to use one that another process started. */
export interface ProductPlace {
  readonly url: string;
  readonly databaseUrl: string;
}

/** The product as a newcomer runs it: a process of its own, with the demonstration in it. */
export interface Product extends ProductPlace {
  /** Messages that were not really sent, newest first. */
  outbox(): Promise<OutboxEntry[]>;
  /** The newest link that was mailed to this address; waits for it. */
  linkFor(address: string): Promise<string>;
  /** The newest code that was sent to a number with these last four digits so far. */
  newestCode(lastDigits: string): Promise<string | undefined>;
  /** The same; waits for one, and for one that is not `after`. */
  codeFor(lastDigits: string, after?: string): Promise<string>;
  /** As if the codes that were sent so far had been sent a minute earlier: the next one need not be waited for. */
  ageCodes(): Promise<void>;
  /** Runs a statement on this product's own copy of the demonstration: what no screen can bring about in a test's time. */
  run(statement: string): Promise<void>;
}

/** A product that whoever started it has to stop. */
export interface OwnProduct extends Product {
  stop(): Promise<void>;
}

/** A server of its own on its own copy of the demonstration, which the run has made before its first test. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<OwnProduct> {
  const made = process.env['E2E_DEMONSTRATION'];
  const own = made ? undefined : await openDemonstration();
  const copy = await copyDemonstration(own ?? (JSON.parse(made!) as Demonstration));
  const server = await startServerProcess({ ...copy.environment, ...environment }, { pages: true });
  return {
    ...productAt({ url: server.url, databaseUrl: copy.environment.DATABASE_URL }),
    async stop() {
      await server.kill('SIGTERM');
      await copy.remove();
      await own?.close();
    },
  };
}

export function productAt({ url, databaseUrl }: ProductPlace): Product {
  const run = (statement: string) => runOnCopy(databaseUrl, statement);
  const outbox = async () => {
    const written = await (await fetch(`${url}/outbox.json`)).text();
    return JSON.parse(written.replaceAll(addressOfNone, url)) as OutboxEntry[];
  };
  const waitFor = async <T>(what: string, look: (entries: OutboxEntry[]) => T | null | undefined): Promise<T> => {
    // By the clock and not by the number of looks, which take longer on a busy machine, as the message does.
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const found = look(await outbox());
      if (found !== null && found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${what} did not come`);
  };
  return {
    url,
    databaseUrl,
    outbox,
    linkFor: (address) =>
      waitFor(
        `a link for ${address}`,
        (all) => all.find((entry) => entry.to === address && entry.links.length > 0)?.links[0],
      ),
    newestCode: async (lastDigits) => newestCode(await outbox(), lastDigits),
    codeFor: (lastDigits, after) =>
      waitFor(`a code for ${lastDigits}`, (all) => {
        const newest = newestCode(all, lastDigits);
        return newest === after ? undefined : newest;
      }),
    ageCodes: () => run(`update one_time_code set created_at = created_at - interval '1 minute'`),
    run,
  };
}

function newestCode(entries: readonly OutboxEntry[], lastDigits: string): string | undefined {
  return entries.find((entry) => entry.channel === 'sms' && entry.to.endsWith(lastDigits))?.code ?? undefined;
}

export const people = {
  administrator: 'naledi.mokoena@highveld.example',
  onboarding: 'pieter.botha@highveld.example',
  approver: 'thandi.nkosi@highveld.example',
  viewer: 'joao.macuacua@highveld.example',
} as const;
export const demoPassword = 'Demo-Freight-2026';

/** Signs in through the screen, and waits for the dashboard. */
export async function signInOnScreen(page: Page, product: Pick<Product, 'url'>, account: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard\/1$/);
}

/** The answer of a sign-in, as far as tests look at it. */
export interface SignedIn {
  readonly sessionId: string;
  readonly partition: string;
}

/** A worker's sessions by product and account. A password is slow to check on purpose, and nearly every test needs one. */
const kept = new Map<string, string>();

/** Signs in without the screens, once for an account and worker: as long as nobody ended that session, it is used again. */
export async function sessionOf(product: Pick<Product, 'url'>, account: string): Promise<SignedIn> {
  const key = `${product.url} ${account}`;
  const sessionId = kept.get(key);
  if (sessionId) {
    // With the rights as they are now, which a test before may have changed.
    const { body } = await rpc(product.url, 'getOwnSession', {}, { service: 'basis', sessionId });
    if (body.response === 'ok') return { ...(body.result as Omit<SignedIn, 'sessionId'>), sessionId };
  }
  const credentials = { userRole: '', userAccount: account, password: demoPassword };
  const { body } = await rpc(product.url, 'login', credentials, { service: 'basis' });
  expect(body.response, JSON.stringify(body.result)).toBe('ok');
  const person = body.result as unknown as SignedIn;
  kept.set(key, person.sessionId);
  return person;
}

/**
 * Gives a tab the session that the sign-in screen would have given it; the test then opens the screen that it is about.
 * The screens of signing in have tests of their own, and a dashboard that nobody looks at is not waited for.
 */
export async function signIn(page: Page, product: Pick<Product, 'url'>, account: string): Promise<void> {
  const person = await sessionOf(product, account);
  // A document of the same origin without a script: what a tab knows stands there before the desk is opened.
  await page.goto(`${product.url}/health`);
  await page.evaluate(
    ([signedIn, session]) => {
      sessionStorage.setItem('signedIn', signedIn!);
      sessionStorage.setItem('session', session!);
    },
    [JSON.stringify(person), JSON.stringify({ sessionId: person.sessionId, partition: person.partition })],
  );
}
