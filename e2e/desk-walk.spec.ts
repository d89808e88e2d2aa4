import { expect, type Page } from '@playwright/test';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// Mistakes of people who sit at the desk for the first time (decision 0150).
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

/** Goes somewhere by what Ctrl K calls it. */
async function command(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toHaveCount(1);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a dialog with typed text asks before Escape takes it away', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/dashboard/1`);
  await command(page, 'Hand over my decisions');
  const dialog = page.getByRole('dialog', { name: 'Hand over my decisions' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Note').fill('Annual leave');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Note')).toHaveValue('Annual leave');
  await dialog.getByLabel('Note').press('Escape');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Nothing was typed, so nothing is asked.
  await page.getByRole('button', { name: 'While I am away' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a load is begun by its command and keyboard, and Enter saves a new place', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/dashboard/1`);
  await command(page, 'Import loads');
  await expect(page.getByRole('heading', { name: 'Import: Loads' })).toBeVisible();
  await command(page, 'New Load');
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toBeFocused();
  const mark = crypto.randomUUID().slice(0, 8).toUpperCase();
  await page.getByRole('button', { name: 'New Location' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Location' });
  await dialog.getByLabel(/^Name/).fill(`Strange depot ${mark}`);
  await dialog.getByLabel(/^Code/).fill(mark);
  await dialog.getByLabel(/^Address line/).fill('5 Main Reef Road');
  await dialog.getByLabel(/^Address line/).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Location' }).first()).toHaveValue(new RegExp(mark));
});

test('a reason that is typed in words does nothing to the proof behind it', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/podstaging?tab=toReview`);
  await expect(page.getByRole('button', { name: /^Accept, next/ })).toBeEnabled();
  const operations: string[] = [];
  page.on('request', (request) => {
    const { operation } = (request.postDataJSON() ?? {}) as { operation?: string };
    if (operation) operations.push(operation);
  });
  await page.keyboard.press('r');
  const reasons = page.getByRole('region', { name: 'Reject, because…' });
  await expect(reasons).toBeVisible();
  await page.keyboard.type('Stamp');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reasons).toHaveCount(0);
  // Afterwards the same key finds the load.
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Which load is it for?' })).toBeVisible();
  expect(operations).not.toContain('putPodPages');
});
