import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Whole pages are looked at on a desk and on a phone: lists become cards there, and the menu a drawer. */
const widths = [1440, 390];

/** Nothing is on its way any more: a place that is kept for something has other colours than what comes. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
}

/**
 * No fault that axe can find at either width, and nothing that scrolls sideways. In the dark only colours can differ: the
 * markup is the same, so no other rule is asked there.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The page hears of it with its next frame. Whoever looks in between sees letters of one theme on the ground of the other.
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await settled(page);
      // What stands in a frame of its own is a document of somebody else.
      const axe = new AxeBuilder({ page })
        .options({
          resultTypes: ['violations'],
          ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
        })
        .exclude('iframe')
        .setLegacyMode();
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
      expect(found, `${what} at ${width}, ${colorScheme}`).toEqual([]);
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} at ${width}`)
      .toBeLessThanOrEqual(0);
  }
}
