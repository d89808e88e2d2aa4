import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { ask, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// Whoever keeps the books says where invoices go. A second system of one customer would be refused: so this has a server of its own.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a customer’s system is added and changed, and says at its field what is wrong', async ({ browser }) => {
  const clerk = await staffSession(product);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/invoiceAPIData`);
  await page.getByRole('button', { name: 'Systems' }).click();
  await page.getByRole('button', { name: 'Add a system' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a system' });
  await dialog.getByLabel('Name').fill('Portal of the mine');
  await dialog.getByLabel('Address').fill('not an address');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose the customer whose system this is.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the form of a system');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Address').fill('https://invoices.mine.example/in');
  await dialog.getByLabel('Token').fill('known-to-both');
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('a');
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('dialog', { name: 'Systems' });
  await expect(list.getByText('Portal of the mine')).toBeVisible();
  await expect(page.getByText('known-to-both')).toHaveCount(0);
  await list.getByRole('button', { name: 'Change Portal of the mine' }).click();
  await page.getByLabel('Documents are sent').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Portal of the mine' })).toContainText('switched off');
  await expectAccessible(page, 'the systems');
  const partners = await ask<{ name: string }[]>(product, clerk, 'getInvoiceApiPartners', {});
  expect(partners.find(({ name }) => name === 'Portal of the mine')).toMatchObject({
    url: 'https://invoices.mine.example/in',
    isActive: false,
  });
});
