import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { people, signIn, startProduct, type Product } from './server.ts';

// Companies in the real product: entered, found, changed, deactivated.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a company is entered, its wrong GLN refused on the field, then changed and deactivated', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Companies' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Companies' }).click();
  await expect(page).toHaveURL(/\/viewCompanies\/1$/);
  await expect(row(page, 'Karoo Freight Systems')).toContainText('Pro');
  await page.getByRole('link', { name: 'New Company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Company' })).toBeVisible();

  await page.getByLabel('Registered name').fill('Limpopo Reefers/Cold Chain');
  await page.getByLabel('Trading name').fill('Limpopo Reefers');
  await page.getByLabel('Address line 1').fill('7 Hans van Rensburg Street');
  await page.getByLabel('Licence type').selectOption('Pro');
  await page.getByLabel('Global location number (GLN)').fill('6001234500009');
  await button(page, 'Save').click();
  await expect(page.getByText('This global location number (GLN) is not valid')).toBeVisible();
  await expect(page.getByLabel('Global location number (GLN)')).toBeFocused();
  await page.getByLabel('Global location number (GLN)').fill('6001234500001');
  await button(page, 'Save').click();
  await expect(row(page, 'Limpopo Reefers')).toBeVisible();

  await row(page, 'Limpopo Reefers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company: Limpopo Reefers/Cold Chain' })).toBeVisible();
  await page.getByLabel('Contact person').fill('Rendani Netshifhefhe');
  await button(page, 'Save').click();
  await row(page, 'Limpopo Reefers').click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    /Contact person.*Rendani Netshifhefhe/,
  );
  await button(page, 'Deactivate company').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row(page, 'Limpopo Reefers')).toContainText('Inactive');

  await page.goto(`${product.url}/manageaccount/${encodeURIComponent('Highveld Haulage (Pty) Ltd')}`);
  await button(page, 'Deactivate company').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('You work for this company.');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`list and form have no fault that axe can find, on a phone and at a desk (${scheme})`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme });
    const page = await context.newPage();
    await signIn(page, product, people.administrator);
    for (const path of ['/viewCompanies/1', '/manageaccount/new', '/manageaccount/Karoo%20Freight%20Systems']) {
      await page.goto(product.url + path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations, `${path} at ${width}`).toEqual([]);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(tooWide, `${path} at ${width}`).toBe(false);
      }
    }
    await context.close();
  });
}
