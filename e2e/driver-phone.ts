import { expect, type Locator, type Page } from '@playwright/test';

/** A driver's phone: as small as they are sold, with the browser's bar on it, held in one hand, in English. */
export const driverPhone = {
  viewport: { width: 360, height: 640 },
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
  // In the middle, as a thumb would: at the edge it lies below the bar.
  await pen.evaluate((box) => box.scrollIntoView({ block: 'center' }));
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

/** The pen lies whole between the bar above and the bar below, where a finger reaches it. */
export async function penIsFree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    const pen = (await dialog.locator('canvas').boundingBox())!;
    const above = (await dialog.locator('header').boundingBox())!;
    const below = (await dialog.locator('footer').boundingBox())!;
    expect(pen.y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(pen.y + pen.height).toBeLessThanOrEqual(below.y);
  }).toPass({ timeout: 20_000 });
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
