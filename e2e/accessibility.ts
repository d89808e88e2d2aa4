import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Like the patience of `expect`, in milliseconds. */
const patience = 20_000;

/** Nothing is on its way any more: a place that is kept for something has other colours than what comes. */
export async function settled(page: Page): Promise<void> {
  for (const end = Date.now() + patience; ;) {
    const waitsFor = await page.evaluate(untilSettled, end - Date.now()).catch((error: unknown) => {
      // The page went to another address meanwhile: that one is waited for.
      if (Date.now() < end && /context|navigat/i.test(String(error))) return undefined;
      throw error;
    });
    if (waitsFor === '') return;
    if (waitsFor !== undefined) expect(waitsFor, `what ${page.url()} still waits for`).toBe('');
  }
}

/** Looks with every frame, in the page: a look from outside comes ten times as late. Answers what is not there yet. */
function untilSettled(milliseconds: number): Promise<string> {
  const end = performance.now() + milliseconds;
  const missing = () => {
    const headings = [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')];
    const isSeen = headings.some((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
    });
    if (!isSeen) return 'a heading';
    if (document.fonts.status === 'loading') return 'its letters';
    return document.querySelector('.skeleton, [aria-busy=true]') ? 'something that is being fetched' : '';
  };
  return new Promise((resolve) => {
    const look = () => {
      const found = missing();
      if (found === '' || performance.now() > end) resolve(found);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Lists what axe finds on the page as it stands. It is read into a document once: a screen of the desk follows the other in the same one. */
async function faultsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (asked) =>
      // A frame of its own shows a document of somebody else.
      (globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }).axe.run(
        { exclude: ['iframe'] },
        asked,
      ),
    // Axe can fetch several things before it looks. Its rules need what plays sounds; reading all style sheets anew is for none of them.
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options } satisfies RunOptions as object,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The page hears of it with its next frame. Whoever looks in between sees letters of one theme on the ground of the other.
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await settled(page);
}

const colourContrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * No fault that axe can find on a desk and on a phone, where lists become cards and the menu a drawer, and nothing that scrolls sideways. In the dark only colours can differ: the
 * markup is the same, so no other rule is asked there. A page takes as long to change its colours or its width as axe takes
 * to look at it, so each is changed as seldom as it can be; the page is left on a phone and light.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const [desk, phone] = [1440, 390] as const;
  for (const [width, colorScheme] of [
    [desk, 'light'],
    [desk, 'dark'],
    [phone, 'dark'],
    [phone, 'light'],
  ] as const) {
    const place = `${what} at ${width}, ${colorScheme}`;
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, colorScheme);
    expect.soft(await faultsOf(page, colorScheme === 'dark' ? colourContrast : {}), place).toEqual([]);
    if (colorScheme === 'dark') continue;
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place)
      .toBeLessThanOrEqual(0);
  }
}
