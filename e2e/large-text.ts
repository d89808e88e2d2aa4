import type { Page } from '@playwright/test';

/** Texts that reach out of the page, and buttons whose words reach out of them. */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isOut = (element: Element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isButton = element.matches('.btn') && element.scrollWidth > element.clientWidth + 2;
      return own > 1 && (isButton || left < -1 || right > width + 1);
    };
    const shown = [...document.querySelectorAll('h1, h2, p, dt, dd, label, input, select, .btn')].filter(
      (element) => element.checkVisibility() && !element.closest('.sr-only, [popover]'),
    );
    return [
      ...shown.filter(isOut).map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
      ...(document.documentElement.scrollWidth > width ? ['the page moves sideways'] : []),
    ];
  });

/** Names the texts that are cut when the reader sets an open page to 200 %, and leaves the page as it was. */
export async function cutWhenLarge(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = await cut(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}
