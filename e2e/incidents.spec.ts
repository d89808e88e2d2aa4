import { expect } from '@playwright/test';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A spill at the roadside: reported, rung, written down, and claimed for.
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

test('a spill is reported with what is known, its call list is worked through, and a claim comes of it', async ({
  page,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/incidentCapture`);
  await page.getByLabel('Kind').selectOption('spill');
  await page.getByLabel('What happened in one line').fill('Valve knocked off at the gate');
  await page.getByLabel('Where', { exact: true }).fill('Gate 4, Isando');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^INC-\d{6}$/ })).toBeVisible();
  const calls = page.getByRole('region', { name: 'Call list' });
  await expect(calls.getByRole('listitem')).toHaveCount(8);
  await expect(calls.getByRole('link', { name: 'Ring Ambulance' })).toHaveAttribute('href', 'tel:112');
  await calls.getByRole('button', { name: 'Rung: Ambulance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What they said').fill('Nobody needed it');
  await dialog.getByRole('button', { name: 'Rung: Ambulance' }).click();
  await expect(calls.getByText('Nobody needed it')).toBeVisible();
  await expect(calls.getByText('1 of 8')).toBeVisible();

  await page.getByLabel(/^Note or event/).fill('00:05 sand down');
  await page.keyboard.press('Enter');
  const line = page.getByRole('region', { name: 'What happened' });
  await expect(line.getByText('sand down')).toBeVisible();
  await expect(line.getByText('00:05')).toBeVisible();

  await page.getByRole('button', { name: 'Looked at' }).click();
  await expect(page.getByText('Looked at', { exact: true }).first()).toBeVisible();

  await page.getByRole('region', { name: 'Claims' }).getByRole('link', { name: 'New claim' }).click();
  await page.getByLabel('Direction').selectOption('insurer');
  await page.getByLabel('Insurer').fill('Coastal Mutual');
  await page.getByRole('textbox', { name: 'Claimed' }).fill('4500');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^CL-\d{5}/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as there' }).first().click();
  await expect(page.getByText('1 of 6 there')).toBeVisible();
  await page.getByRole('link', { name: /^INC-/ }).click();
  await expect(page.getByRole('region', { name: 'Claims' }).getByText('5 papers missing')).toBeVisible();
});
