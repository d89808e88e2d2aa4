import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { type BuiltPages, serveBuiltPages } from './built-pages.ts';
import { test } from './test.ts';

let pages: BuiltPages;
test.beforeAll(async () => void (pages = await serveBuiltPages()));
test.afterAll(() => pages.stop());

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

for (const [device, options] of Object.entries(devices)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every brick is accessible: ${device}, ${colorScheme}`, async ({ browser }) => {
      // Forty pages and axe on each: on a busy machine more than the usual two minutes.
      test.slow();
      const context = await browser.newContext({ ...options, colorScheme });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`${pages.url}/gallery#foundations`);
      const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
      await expect(sections.first()).toBeVisible();
      const addresses = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const violations: string[] = [];
      for (const address of addresses.filter((each) => each !== '#')) {
        await page.goto(`${pages.url}/gallery${address}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.locator('.skeleton[class*=h-40]')).toHaveCount(0);
        // The markup is the same in the dark; only colours can be wrong there and nowhere else.
        const axe = new AxeBuilder({ page });
        const found = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
        violations.push(
          ...found.violations.map(
            ({ id, nodes }) => `${address} ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
          ),
        );
      }
      expect(violations).toEqual([]);
      // Also nothing that the content security policy had to stop.
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

test('dialogs and notices are accessible', async ({ page }) => {
  await page.goto(`${pages.url}/gallery#dialogs`);
  for (const name of ['Toast, failure', 'Status note', 'Snackbar, 5 s', 'Terms'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
