import { expect, type Page } from '@playwright/test';
import { handmadePdf, streamObject } from '../platform/server/testing/pdf-files.ts';
import { ask, passCode, type Staff, staffSession } from './carrier-links.ts';
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
