import { expect, type Page } from '@playwright/test';
import { handmadePdf, streamObject } from '../platform/server/testing/pdf-files.ts';
import { ask, passCode, type Staff, staffSession } from './carrier-links.ts';
import { expectNoViolations } from './carrier-form.ts';
import { acceptAtSecondDesk, sendPackNow } from './second-desk.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A proof of delivery from the carrier's phone to the customer, with two clerks between them.
let product: Product;
let clerk: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  clerk = await staffSession(product, people.administrator);
});

interface Row {
  readonly loadId: string;
  readonly loadNumber: string;
}

/** A delivered load of which exactly one proof is missing. */
async function missingOne(): Promise<Row> {
  const { rows } = await ask<{ rows: Row[] }>(product, clerk, 'getPods', {
    tab: 'missing',
    descending: true,
    pageSize: 200,
  });
  const only = rows.find(({ loadId }) => rows.filter((row) => row.loadId === loadId).length === 1);
  return only!;
}

const note = (words: string) => ({
  name: 'note.pdf',
  mimeType: 'application/pdf',
  buffer: handmadePdf({ content: streamObject(`BT /F1 12 Tf 72 720 Td (${words} ${crypto.randomUUID()}) Tj ET`) }),
});

/** Asks by link, and sends a file from a phone. */
async function upload(phone: Page, { loadId }: Row, words: string): Promise<void> {
  const lastDigits = String(1000 + Math.floor(Math.random() * 9000));
  const email = `gate-${lastDigits}@karoo.example`;
  await ask(product, clerk, 'sendPodRequest', {
    loadId,
    email,
    mobileNumber: `082555${lastDigits}`,
    recipientName: 'Gate three',
  });
  await phone.goto(await product.linkFor(email));
  await passCode(phone, product, { lastDigits });
  await expect(phone.getByRole('heading', { level: 1, name: /^Load / })).toBeVisible();
  await expectNoViolations(phone);
  // The page names a photo that this phone cannot draw, and sends nothing of it; the next file goes.
  await phone
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('a photo') });
  await expect(phone.getByText('This photo is in a format that cannot be read here.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await phone.locator('input[type=file]').last().setInputFiles(note(words));
  await expect(phone.getByRole('heading', { name: 'Thank you. Everything has arrived.' })).toBeVisible();
  // The second page was forgotten: the link takes it, and two at once.
  await phone
    .locator('input[type=file]')
    .last()
    .setInputFiles([note(`${words}, 2`), note(`${words}, 3`)]);
  await expect(phone.getByText('3 pages sent')).toBeVisible();
  await expectNoViolations(phone);
}

/** Passes the gate of a link whose number is known by its last digits alone. */
async function openByCode(phone: Page): Promise<void> {
  const [, lastDigits = ''] =
    /•(\d{4})/.exec(
      await phone
        .getByText(/•\d{4}/)
        .first()
        .innerText(),
    ) ?? [];
  await passCode(phone, product, { lastDigits });
}

test('from the link to the customer: sent back once, accepted by a second person, sent and listed', async ({
  browser,
}) => {
  const load = await missingOne();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })).newPage();
  await upload(phone, load, 'Not signed');

  const first = await (await browser.newContext()).newPage();
  await signIn(first, product, people.administrator);
  await first.goto(`${product.url}/podstaging?tab=toReview&q=${load.loadNumber}`);
  await expect(first.getByRole('heading', { level: 2, name: load.loadNumber })).toBeVisible();
  await first.keyboard.press('r');
  await expect(first.getByRole('region', { name: 'Reject, because…' })).toBeVisible();
  await first.keyboard.press('2');
  await expect(first.getByText(`${load.loadNumber} is rejected.`).first()).toBeVisible();

  await upload(phone, load, 'Signed');
  await acceptAtSecondDesk(browser, product, load.loadNumber);
  await sendPackNow(first, product, load.loadId);
  await first.goto(`${product.url}/podpacks?q=${load.loadNumber}`);
  await expect(first.getByRole('row', { name: new RegExp(`${load.loadNumber}.*Sent`) })).toBeVisible();
});

test('the customer fetches its proof by a link', async ({ browser }) => {
  type Sent = Row & { readonly status: string };
  const { rows } = await ask<{ rows: Sent[] }>(product, clerk, 'getPodPacks', { pageSize: 100 });
  const { loadId, loadNumber } = rows.find(({ status }) => status === 'SENT')!;
  await ask(product, clerk, 'sendPodPack', { loadId, method: 'PORTAL', format: 'TIFF' });
  const mailed = async () =>
    (await product.outbox()).find(({ text, links }) => text.includes(loadNumber) && links[0]?.includes('/podpack/'));
  await expect.poll(mailed, { message: 'the mail with the link of the pack' }).toBeTruthy();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })).newPage();
  await phone.goto((await mailed())!.links[0]!);
  await openByCode(phone);
  const download = phone.getByRole('button', { name: /^(Download|Descarregar)$/ });
  await expect(download).toBeVisible();
  await expectNoViolations(phone);
  const file = phone.waitForEvent('download');
  await download.click();
  expect((await file).suggestedFilename()).toBe(`POD ${loadNumber}.tif`);
});

test('papers that were asked for by link are sent from a phone', async ({ browser }) => {
  const asked = (await product.outbox()).find(({ links }) => links.some((link) => link.includes('/paperupload/')))!;
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })).newPage();
  await phone.goto(asked.links[0]!);
  await openByCode(phone);
  await expect(phone.getByRole('heading', { level: 1, name: /^Load / })).toBeVisible();
  await expectNoViolations(phone);
  await phone.locator('input[type=file]').last().setInputFiles(note('A paper'));
  await expect(phone.getByText(/^Received\./).first()).toBeVisible();
  await expectNoViolations(phone);
});

/** Answers about one proof wait until they are let go. */
async function holdProofs(desk: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await desk.route('**/rpc', async (route) => {
    if (route.request().postData()?.includes('"getPod"')) await released;
    return route.fallback();
  });
  return release;
}

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** The skeleton of a proof has its room beside the list, and each of its lines is seen. */
async function skeletonIsInPlace(desk: Page): Promise<void> {
  const waiting = desk.getByRole('status', { name: 'Loading' });
  await expect(waiting).toBeVisible();
  const room = (await waiting.boundingBox())!;
  expect(room.x + room.width).toBeGreaterThan(desk.viewportSize()!.width - 40);
  for (const line of await waiting.locator('.skeleton').all()) {
    const box = (await line.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(room.x);
    expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
    expect(box.width).toBeGreaterThan(100);
  }
}

test('by keyboard in staging: turned, split off and matched, while a colleague is seen to look', async ({
  browser,
}) => {
  const load = await missingOne();
  const content = handmadePdf({ pages: 2, content: streamObject(`BT (${crypto.randomUUID()}) Tj ET`) }).toString(
    'base64',
  );
  const brought = { loadId: load.loadId, fileName: 'two.pdf', content };
  const { id } = await ask<{ id: string }>(product, clerk, 'postPod', brought);
  const other = await missingOne();
  const pages = async (of: string) =>
    (await ask<{ pages: { turn: number }[] }>(product, clerk, 'getPod', { id: of })).pages.map(({ turn }) => turn);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.administrator);
  const release = await holdProofs(desk);
  await desk.goto(`${product.url}/podstaging?tab=toReview&pod=${id}`);
  await skeletonIsInPlace(desk);
  release();
  await expect(desk.getByRole('heading', { level: 2, name: load.loadNumber })).toBeVisible();
  await expect(desk.getByText('Page 1 of 2')).toBeVisible();

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await signIn(colleague, product, people.approver);
  await colleague.goto(desk.url());
  await expect(colleague.getByText('Naledi Mokoena is looking')).toBeVisible();
  await expect(desk.getByText('Thandi Nkosi is looking')).toBeVisible();
  // Whoever goes on to another one looks no longer; this one came last, so it is the one before it.
  await colleague.keyboard.press('k');
  await expect(desk.getByText('Thandi Nkosi is looking')).toHaveCount(0);
  await context.close();

  // Three keys, faster than the answers to them.
  await desk.keyboard.press('t');
  await desk.keyboard.press('t');
  await desk.keyboard.press('s');
  await expect(desk.getByText('The page stands under Unmatched now.').first()).toBeVisible();
  // A notice stands above the buttons, which the next press is for.
  const accept = desk.getByRole('button', { name: 'Accept, next' });
  expect(await accept.evaluate(isOnTop)).toBe(true);
  await expect(desk.getByText('Page 1 of 1')).toBeVisible();
  expect(await pages(id)).toEqual([0]);

  const unmatched = { tab: 'unmatched', pageSize: 200 };
  const { rows } = await ask<{ rows: { id: string; since: string }[] }>(product, clerk, 'getPods', unmatched);
  const taken = rows.toSorted((one, two) => two.since.localeCompare(one.since))[0]!;
  expect(await pages(taken.id)).toEqual([180]);
  await desk.goto(`${product.url}/podstaging?tab=unmatched&pod=${taken.id}`);
  await expect(desk.getByText('Page 1 of 1')).toBeVisible();
  await desk.keyboard.press('m');
  await expect(desk.getByRole('dialog', { name: 'Which load is it for?' })).toBeVisible();
  await desk.keyboard.type(other.loadNumber);
  await desk
    .getByRole('listitem')
    .filter({ hasText: other.loadNumber })
    .getByRole('button', { name: /waits for it/ })
    .click();
  await expect(desk.getByText(`It belongs to load ${other.loadNumber} now.`).first()).toBeVisible();

  // An upload at the desk stands open at once, whichever tab was open before.
  await desk.goto(`${product.url}/podstaging?tab=missing`);
  await desk.locator('input[type=file]').setInputFiles(note('No number on it'));
  await expect(desk.getByText('Uploaded: 1.').first()).toBeVisible();
  await expect(desk.getByRole('heading', { level: 2, name: 'Unknown load' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Match M' })).toBeVisible();

  // On a phone the line of the tabs is pushed; the chosen one is in sight, also the last.
  await desk.setViewportSize({ width: 390, height: 800 });
  await desk.goto(`${product.url}/podstaging?tab=accepted`);
  // Whole but for a part of a pixel.
  await expect(desk.getByRole('button', { name: 'Accepted' })).toBeInViewport({ ratio: 0.99 });
});

test('a figure of the report opens the list that counts the same', async ({ desk, shared }) => {
  for (const heading of ['By status', 'Missing by carrier']) {
    const figures = desk.getByRole('table').filter({ hasText: heading }).getByRole('link');
    for (const which of ['first', 'last'] as const) {
      await desk.goto(`${shared.url}/reports`);
      await expect(figures.first()).toBeVisible();
      const figure = figures[which]();
      const count = (await figure.textContent())!;
      await figure.click();
      await expect(desk).toHaveURL(/status=/);
      await expect(desk.getByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeVisible();
    }
  }
});
