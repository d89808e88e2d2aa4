import { expect } from '@playwright/test';
import { people, signIn } from './server.ts';
import { test } from './test.ts';

test('a document is zoomed, stepped from to the next, and its keys are named', async ({ browser, shared }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, shared, people.administrator);
  await page.goto(`${shared.url}/invoices`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  const width = async () => (await paper.boundingBox())!.width;
  const fitted = await width();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect(page.getByRole('button', { name: '125%' })).toBeVisible();
  await expect.poll(width).toBeCloseTo(fitted * 1.25, -1);
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(fitted * 1.5, -1);
  // The page itself does not become wider: the pane scrolls.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(fitted, 0);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Next document, document before')).toBeVisible();
  await expect(help.getByText('Credit note')).toBeVisible();
  await page.keyboard.press('Escape');

  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first);

  // A browser without a viewer of PDFs saves what is to be printed; another one asks it to print.
  const canShow = await page.evaluate(() => navigator.pdfViewerEnabled);
  const saved = canShow ? undefined : page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print' }).click();
  if (saved) expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  else await expect(page.locator('iframe[data-printed]')).toHaveCount(1);
});
