import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { launchBrowser } from '../tools/launch-browser.ts';

/** Slow 3G as phones of the roads have it, and a processor four times slower than this one. */
const slow3g = { latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8, offline: false };
const processor = 4;

export interface FlowFigures {
  readonly flow: string;
  /** Milliseconds from the tap on the link until the button that sends the code can be tapped. */
  readonly code: number;
  /** From the last digit of the code until the form can be used. */
  readonly form: number;
  /** From the tap on Next, with fields missing, until the screen answers (Event Timing). */
  readonly next: number;
}

interface Flow {
  readonly name: string;
  readonly link: () => Promise<{ readonly url: string; readonly lastDigits: string }>;
  /** The steps between the form and its first Next. */
  readonly toNext?: (page: Page) => Promise<void>;
}

interface Entry {
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly code: string | null;
}

interface Target {
  readonly url: string;
  readonly serverUrl: string;
  readonly runs: number;
}

/** The five flows by link on a slow phone: of several visits the quickest of each figure, since others use the machine too. */
export async function measureFlows(target: Target): Promise<FlowFigures[]> {
  const browser = await launchBrowser();
  const database = new pg.Client(target.url);
  await database.connect();
  try {
    const measured: FlowFigures[] = [];
    for (const flow of flowsOf(target.serverUrl)) {
      const link = await flow.link();
      const visits: FlowFigures[] = [];
      for (let run = 0; run < target.runs; run++) {
        await database.query(`update one_time_code set created_at = created_at - interval '2 hours'`);
        const figures = visit(browser, target.serverUrl, { ...flow, ...link });
        visits.push(await figures.catch((cause: unknown) => Promise.reject(new Error(flow.name, { cause }))));
      }
      const best = (of: (figures: FlowFigures) => number) => Math.min(...visits.map(of));
      measured.push({
        flow: flow.name,
        code: best(({ code }) => code),
        form: best(({ form }) => form),
        next: best(({ next }) => next),
      });
    }
    return measured;
  } finally {
    await database.end();
    await browser.close();
  }
}

/** Keeps the longest answer to a press that the browser itself has measured. */
const observer = `
  globalThis.slowest = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ name, duration }) => {
    if (name === 'click') slowest = Math.max(slowest, duration);
  })).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

async function visit(
  browser: Browser,
  serverUrl: string,
  { name, url, lastDigits, toNext }: Omit<Flow, 'link'> & { readonly url: string; readonly lastDigits: string },
): Promise<FlowFigures> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await page.addInitScript(observer);

  const opened = performance.now();
  // Mails of the demonstration name the server that made it.
  await page.goto(url.replace(/^https?:\/\/[^/]+/, serverUrl), { waitUntil: 'commit' });
  const send = page.locator('main button').first();
  await send.click({ trial: true, timeout: 60_000 });
  const code = performance.now() - opened;

  const former = await newestCode(serverUrl, lastDigits);
  await send.click();
  const boxes = page.locator('input[autocomplete=one-time-code]');
  await boxes.waitFor();
  // A person reads the SMS in this time, and the form comes behind the code.
  await page.waitForTimeout(4000);
  const digits = await newestCode(serverUrl, lastDigits);
  if (!digits || digits === former) throw new Error(`no code for ${name}`);
  await boxes.fill(digits.slice(0, -1));
  const typed = performance.now();
  await boxes.fill(digits);
  const first = page.locator('dialog[open] button, form footer button').last();
  await first.click({ trial: true, timeout: 60_000 });
  const form = performance.now() - typed;

  await toNext?.(page);
  const next = page.locator('form footer button').last();
  await next.click({ trial: true });
  await page.waitForTimeout(1500);
  await page.evaluate('slowest = 0');
  await next.tap();
  await page.waitForTimeout(1500);
  const answered = (await page.evaluate('slowest')) as number;
  await context.close();
  return { flow: name, code: Math.round(code), form: Math.round(form), next: Math.round(answered) };
}

async function newestCode(serverUrl: string, lastDigits: string): Promise<string | null | undefined> {
  const sms = (await outbox(serverUrl)).find(({ channel, to }) => channel === 'sms' && to.endsWith(lastDigits));
  return sms?.code;
}

const outbox = async (serverUrl: string) => (await (await fetch(`${serverUrl}/outbox.json`)).json()) as Entry[];

async function linkOf(serverUrl: string, is: (entry: Entry) => boolean): Promise<Entry> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const found = (await outbox(serverUrl)).find((entry) => entry.links.length > 0 && is(entry));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the mail did not come');
}

function flowsOf(serverUrl: string): readonly Flow[] {
  async function ask<Output>(account: string, operation: string, payload: object, lockId?: string): Promise<Output> {
    const userAccount = `${account}@highveld.example`;
    const signedIn = await rpc(
      serverUrl,
      'login',
      { userRole: '', userAccount, password: demoPassword },
      { service: 'basis' },
    );
    const { sessionId, partition } = signedIn.body.result as { sessionId: string; partition: string };
    const { body } = await rpc(serverUrl, operation, payload, { sessionId, partition, lockId: lockId ?? null });
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body.result)}`);
    return body.result as Output;
  }
  const invited =
    (operation: string, digits: string, extra: object = {}) =>
    async () => {
      const email = `flow-${digits}@bench.example`;
      await ask('naledi.mokoena', operation, { email, mobileNumber: `082555${digits}`, language: 'en', ...extra });
      return { url: (await linkOf(serverUrl, ({ to }) => to === email)).links[0]!, lastDigits: digits };
    };
  return [
    {
      name: 'supplier registration',
      link: invited('postCarrierLink', '7101'),
      async toNext(page) {
        // Asked once a link: a second visit stands at the first step.
        const agree = page.locator('dialog[open] button').last();
        if (!(await agree.isVisible())) return;
        await agree.click();
        await page.locator('input[type=radio]').first().check({ force: true });
        await page.getByRole('button', { name: 'Continue' }).click();
      },
    },
    { name: 'customer credit application', link: invited('postShipperLink', '7102') },
    {
      name: 'contractor application',
      link: invited('AddSubcontractor', '7103', { registeredName: 'Bench Kontrakte (Pty) Ltd' }),
    },
    {
      name: 'GIT renewal',
      async link() {
        const mail = await linkOf(serverUrl, ({ links }) => links[0]!.includes('gitcertificaterenewal'));
        return { url: mail.links[0]!, lastDigits: /(\d{4})\. You can stop/.exec(mail.text)![1]! };
      },
    },
    { name: 'credit limit', link: () => offeredLimit(ask, serverUrl) },
  ];
}

/** A limit that a customer of the demonstration is asked to accept. */
async function offeredLimit(
  ask: <Output>(account: string, operation: string, payload: object, lockId?: string) => Promise<Output>,
  serverUrl: string,
): Promise<{ url: string; lastDigits: string }> {
  const email = 'flow-7105@bench.example';
  const [customer] = await ask<{ id: string }[]>('pieter.botha', 'getAllShippers', { search: 'Magaliesberg' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const change = await ask<{ id: string; lockId: string }>('pieter.botha', 'postShipperCreditChange', {
    customerId: customer!.id,
    kind: 'increase',
    newLimit: 9_000_000,
    reason: 'Buys more.',
    effectiveFrom: tomorrow,
    email,
    mobileNumber: '0825557105',
  });
  await ask('thandi.nkosi', 'approveShipperCreditChange', { id: change.id }, change.lockId);
  return { url: (await linkOf(serverUrl, ({ to }) => to === email)).links[0]!, lastDigits: '7105' };
}
