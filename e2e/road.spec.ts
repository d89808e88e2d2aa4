import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { gatewayCredentials, startSmsGateways, type SmsGateways } from '../platform/server/testing/sms-gateways.ts';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { driverPhone, sendEverything, sign, waitingOn, waits } from './driver-phone.ts';
import { acceptAtSecondDesk, sendPackNow } from './second-desk.ts';
import { people, type OwnProduct, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// From the SMS on a driver's phone to the mail that the customer opens, with a network that goes away five times.
const { decode } = createRequire(import.meta.url)('utif2') as typeof import('utif2');
let product: OwnProduct;
let gateways: SmsGateways;
let mails: SMTPServer;
const received: Buffer[] = [];
const finance = 'finance@thukela-mills.example';

test.beforeAll(async () => {
  gateways = await startSmsGateways();
  mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  mails.listen(0, '127.0.0.1');
  await once(mails.server, 'listening');
  product = await startProduct({
    SMTP_URL: `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}`,
    SMS_PROVIDER: 'clickatell',
    SMS_SECRET: gatewayCredentials.clickatell.apiKey,
    SMS_BASE_URL: gateways.baseUrl,
  });
});
test.afterAll(async () => {
  await product?.stop();
  await gateways?.close();
  await new Promise<void>((resolve) => mails.close(() => resolve()));
});

interface Load {
  readonly id: string;
  readonly loadNumber: string;
  readonly driverId: string | null;
  readonly stops: readonly { readonly type: string; readonly arrivedAt: string | null }[];
}
interface Told {
  readonly kind: string;
  readonly stopSequence: number | null;
  readonly occurredAt: string;
  readonly receivedAt: string;
  readonly source: string;
}

/** A load that is about to leave its pickup for one delivery, of a customer who wants a signed TIFF by mail. */
async function loadToDeliver(clerk: Staff): Promise<Load> {
  const { rows } = await ask<{ rows: { id: string }[] }>(product, clerk, 'getLoads', {
    status: ['DISPATCHED'],
    pageSize: 50,
  });
  for (const { id } of rows) {
    const load = await ask<Load>(product, clerk, 'getLoad', { id });
    const [first, second, third] = load.stops;
    if (
      load.driverId === null ||
      load.stops.some(({ arrivedAt }) => arrivedAt) ||
      first?.type !== 'pickup' ||
      second?.type !== 'delivery' ||
      third
    )
      continue;
    const contacts = [{ type: 'Finance', name: 'Lindiwe Khoza', number: '+27825550144', emailAddress: finance }];
    await product.run(`
      update customer set sign_on_glass = true, pod_per_reference = false, pod_submit_method = 'EMAIL',
          pod_send_format = 'TIFF', contacts = '${JSON.stringify(contacts)}'::jsonb
        where id = (select customer_id from load where id = '${id}');
      update stop set window_start = now() - interval '10 minutes', window_end = now() + interval '8 hours' where load_id = '${id}'`);
    return load;
  }
  throw new Error('the demonstration has no load that is about to leave');
}

async function tripLink({ id, loadNumber }: Load, clerk: Staff): Promise<string> {
  await ask(product, clerk, 'sendDriverTrip', { id });
  // The demonstration's own messages may still be under way; they lead to an address that is not this server's.
  const sms = () => gateways.taken.findLast(({ text }) => text.includes(loadNumber) && text.includes(product.url));
  await expect.poll(sms, { message: 'the SMS with the trip' }).toBeTruthy();
  return /https?:\S+/.exec(sms()!.text)![0];
}

/** What the driver pressed, and between which moments. */
const pressed: { readonly kind: string; readonly from: number; readonly until: number }[] = [];

/** Presses the one main button, and what it asks; everything is kept on the phone before it goes anywhere. */
async function next(page: Page, kind: 'arrive' | 'start' | 'finish' | 'depart', name: string): Promise<void> {
  const main = page.locator(`[data-step="${kind}"]`);
  await expect(main).toBeVisible();
  const from = Date.now();
  if (kind === 'finish') {
    await main.click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  } else await main.click();
  await expect(main).toBeHidden();
  const told = { arrive: 'arrived', start: 'workStarted', finish: 'workEnded', depart: 'departed' }[kind];
  pressed.push({ kind: told, from, until: Date.now() });
}

/** Closes the page and opens the trip anew; without a network it comes from its service worker. */
async function restart(context: BrowserContext, page: Page, link: string): Promise<Page> {
  const waiting = await waitingOn(page);
  await page.close();
  const again = await context.newPage();
  await again.goto(link);
  await expect(waits(again)).toHaveAttribute('data-waiting', String(waiting));
  return again;
}

const isCall = (request: Request, operation: string) => request.postData()?.includes(`"${operation}"`) ?? false;

/** The server gets the next call of this operation, and the phone never learns of it. */
async function loseAnswer(page: Page, operation: string): Promise<{ readonly lost: () => boolean }> {
  let isLost = false;
  await page.route('**/rpc', async (route) => {
    if (isLost || !isCall(route.request(), operation)) return route.fallback();
    await route.fetch();
    isLost = true;
    return route.abort('connectionreset');
  });
  return { lost: () => isLost };
}

test('a load is delivered with one hand although the network goes away five times, and the customer gets its proof', async ({
  browser,
}) => {
  const clerk = await staffSession(product);
  const load = await loadToDeliver(clerk);
  const link = await tripLink(load, clerk);
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(`${product.url}/podstaging?tab=toReview&q=${load.loadNumber}`);
  await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();

  const context = await browser.newContext(driverPhone);
  let page = await context.newPage();
  // Scripts that come slowly: the first answer is older than they are, which must not pass for a wrong clock.
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 400));
    return route.fallback();
  });
  await page.goto(link);
  await expect(page.getByText('This trip also opens without a network.')).toBeVisible();

  // The first cut: at the gate, and the phone is restarted before the network is back.
  await context.setOffline(true);
  await next(page, 'arrive', '');
  await next(page, 'start', '');
  page = await restart(context, page, link);
  await expect(page.getByRole('heading', { name: 'No network. Keep working.' })).toBeVisible();

  // The second: the server has the events, and its answer is lost.
  const events = await loseAnswer(page, 'postDriverEvent');
  await context.setOffline(false);
  await sendEverything(page);
  expect(events.lost()).toBe(true);

  // The third: on the road. What was pressed before and after the restart waits together.
  await context.setOffline(true);
  await next(page, 'finish', 'Finish loading');
  await next(page, 'depart', '');
  page = await restart(context, page, link);
  await next(page, 'arrive', '');
  await next(page, 'start', '');
  await context.setOffline(false);
  await sendEverything(page);

  // The fourth: the receiver signs without a network, and the tab is ended for the camera's sake.
  await page.locator('[data-step="finish"]').click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles('web/static/icon-512.png');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  page = await restart(context, page, link);
  await context.setOffline(true);
  await page.locator('[data-step="finish"]').click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the receiver' }).fill('M Ledwaba');
  await sign(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('[data-step="finish"]').click();
  await expect(page.getByRole('textbox', { name: 'Name of the receiver' })).toHaveValue('M Ledwaba');
  await sign(page);
  const from = Date.now();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish delivery', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The trip is done' })).toBeVisible();
  pressed.push({ kind: 'workEnded', from, until: Date.now() });

  // The fifth: the tab is killed while the photo is on its way, and then the answer to it is lost as well.
  await page.route('**/rpc', async (route) =>
    isCall(route.request(), 'postDriverEventFile') ? undefined : route.fallback(),
  );
  const sending = page.waitForRequest((request) => isCall(request, 'postDriverEventFile'));
  await context.setOffline(false);
  await sending;
  await context.setOffline(true);
  page = await restart(context, page, link);
  const files = await loseAnswer(page, 'postDriverEventFile');
  await context.setOffline(false);
  await sendEverything(page);
  expect(files.lost()).toBe(true);

  // Everything arrived once, with the times at which it happened.
  const { rows } = await ask<{ rows: Told[] }>(product, clerk, 'getLoadEvents', { loadId: load.id, pageSize: 100 });
  const told = rows
    .filter(({ source, stopSequence }) => source === 'driver' && stopSequence !== null)
    .toSorted((one, other) => one.occurredAt.localeCompare(other.occurredAt));
  expect(told.map(({ kind }) => kind)).toEqual(pressed.map(({ kind }) => kind));
  for (const [place, { occurredAt }] of told.entries()) {
    const at = new Date(occurredAt).getTime();
    expect(at).toBeGreaterThanOrEqual(pressed[place]!.from);
    expect(at).toBeLessThanOrEqual(pressed[place]!.until);
  }

  // The desk has the proof before it without reloading; a second person accepts it.
  await expect(desk.getByRole('heading', { level: 2, name: load.loadNumber })).toBeVisible();
  const { rows: pods } = await ask<{ rows: { pageCount: number }[] }>(product, clerk, 'getPods', { loadId: load.id });
  expect(pods).toMatchObject([{ status: 'podSubmitted', pageCount: 2 }]);
  await acceptAtSecondDesk(browser, product, load.loadNumber);
  await sendPackNow(desk, product, load.id);
  const opened = await Promise.all(received.map((raw) => PostalMime.parse(new Uint8Array(raw))));
  const packs = opened.filter(({ to }) => to?.some(({ address }) => address === finance));
  expect(packs).toHaveLength(1);
  const [tiff] = packs[0]!.attachments;
  expect(tiff?.mimeType).toBe('image/tiff');
  expect(decode(Buffer.from(tiff!.content as ArrayBuffer))).toHaveLength(2);
});
