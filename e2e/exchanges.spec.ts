import { expect } from '@playwright/test';
import { startAuthority } from '#modules/money/exchanges/server/testing/authority.ts';
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

test('a system is tested, and what it holds of a document is compared with ours', async ({ browser }) => {
  const clerk = await staffSession(product);
  const authority = await startAuthority();
  const partners = await ask<{ id: string; name: string; lockId: string }[]>(
    product,
    clerk,
    'getInvoiceApiPartners',
    {},
  );
  const { id, name, lockId } = partners.find((each) => each.name === 'Smart Invoice')!;
  const switchedOff = { id, name, url: authority.url, isActive: false, secret: 'known-to-both' };
  await ask(product, clerk, 'putInvoiceApiPartner', switchedOff, lockId);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/invoiceAPIData`);
  await page.getByRole('button', { name: 'Test connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test connection' });
  await dialog.getByRole('button', { name: 'Test Smart Invoice' }).click();
  await expect(dialog.getByText(/Smart Invoice answers in [\d,.]+ s/)).toBeVisible();
  await expect(dialog.getByText('404 Not Found')).toBeVisible();
  await expect(dialog.getByText('Authorization: Bearer ••••••••••••')).toBeVisible();
  await expectAccessible(page, 'the test of the systems');
  await page.setViewportSize({ width: 1440, height: 900 });
  authority.answerLookUps('refusesToken');
  await dialog.getByRole('button', { name: 'Test Smart Invoice' }).click();
  await expect(dialog.getByText('The token is refused.')).toBeVisible();
  await expect(page.getByText('known-to-both')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const { rows } = await ask<{ rows: { id: string; partnerName: string; status: string }[] }>(
    product,
    clerk,
    'getInvoiceApiData',
    { status: ['SUCCEEDED'] },
  );
  const marked = rows.find(({ partnerName }) => partnerName === 'Smart Invoice')!;
  await page.goto(`${product.url}/invoiceAPIData?id=${marked.id}`);
  authority.answerLookUps('answers');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const comparison = page.getByRole('region', { name: 'Ours and theirs' });
  await expect(comparison.getByText('Looked up: not there')).toBeVisible();
  // Another mark than the one that it gave: red beside ours.
  authority.answerLookUps('knowsAll');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(comparison.getByText('1 difference')).toBeVisible();
  const row = comparison.getByRole('row', { name: /Their number/ });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^M-/);
  await expect(comparison.getByRole('row', { name: /Total/ })).toContainText('not said');
  await expectAccessible(page, 'the comparison');
  await authority.stop();
});
