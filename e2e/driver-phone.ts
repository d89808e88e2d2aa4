import type { Locator, Page } from '@playwright/test';

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
