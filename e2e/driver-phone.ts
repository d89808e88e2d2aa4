import { expect, type Locator, type Page } from '@playwright/test';

/** A driver's phone: small, held in one hand, in English. */
export const driverPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-ZA',
  reducedMotion: 'reduce',
} as const;

/** How much is not sent yet, at the top right of the page. */
export const waits = (page: Page): Locator => page.locator('[data-waiting]');

export async function waitingOn(page: Page): Promise<number> {
  return Number(await waits(page).getAttribute('data-waiting'));
}

/** Writes something on the glass that looks like a name. */
export async function sign(page: Page, label = 'Receiver signs here'): Promise<void> {
  const pen = page.getByRole('img', { name: label });
  await pen.scrollIntoViewIfNeeded();
  const box = (await pen.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 90);
  await page.mouse.down();
  for (const [x, y] of [
    [90, 40],
    [140, 110],
    [200, 50],
    [260, 100],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
  await page.mouse.up();
}

/** Waits until the phone has nothing left to send, and asks it to hurry meanwhile. */
export async function sendEverything(page: Page): Promise<void> {
  await page.locator('[data-waiting]').click();
  await expect(async () => {
    const now = page.getByRole('button', { name: 'Try now' });
    if (await now.count()) await now.click();
    await expect(waits(page)).toHaveAttribute('data-waiting', '0', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Back' }).click();
}
