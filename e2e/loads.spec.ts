import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { choice, fill, take, typeCharge } from './load-form.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// A load from the keyboard, in the real product; `tenders.spec.ts` has its way to the delivery.
let product: Product;
test.beforeAll(async ({ shared }) => {
  product = shared;
});

test('a load is booked by keyboard, with every gap named at once, and given to the own fleet', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/loadCreate/new`);
  const { keyboard } = page;
  const type = (name: string, text: string, place = 0) => fill(page, name, text, place);

  // Booked too early: every gap is named at once, the first has the focus, and nothing is lost.
  await take(page, 'Customer', 'a');
  // What the choice brings beside the form does not take the focus out of it.
  await expect(page.getByRole('region', { name: 'Who may take it?' })).toBeVisible();
  await expect(choice(page, 'Customer')).toBeFocused();
  await keyboard.press('Control+b');
  await expect(choice(page, 'Order type')).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(10);
  await expect(page.getByText('Choose a customer to see its credit.')).toHaveCount(0);

  await type('Customer’s order number', '4500187226');
  await take(page, 'Order type', 'FTL');
  await take(page, 'Equipment type', 'RIGID8');
  await take(page, 'Location', 'DBN', 0);
  await take(page, 'Location', 'GER', 1);
  await type('From', '8:00', 0);
  await type('Until', '10:00', 0);
  await type('From', '+1 6:00', 1);
  await type('Until', '7:00', 1);
  await take(page, 'Goods', 'm');
  await type('Mass (kg)', '7400');
  await typeCharge(page, ['Linehaul', '1', 'load', '9000', '7000']);
  const credit = page.getByRole('region', { name: 'Credit' });
  await expect(credit).toContainText('10 350');
  await expect(page.getByRole('region', { name: 'Ready to book?' })).toContainText('Nothing is missing.');
  await expect(page.getByRole('region', { name: 'Who may take it?' })).toContainText(/\d+ of \d+ may take it/);
  // The second stop goes up with Alt and an arrow, and comes back.
  await choice(page, 'Location', 1).focus();
  await keyboard.press('Alt+ArrowUp');
  await expect(choice(page, 'Location', 0)).toHaveValue(/GER/);
  await keyboard.press('Alt+ArrowDown');
  await expect(choice(page, 'Location', 0)).toHaveValue(/DBN/);
  await keyboard.press('Control+b');

  await expect(page).toHaveURL(/\/manageLoads\/[\w-]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Ready');
  await page.getByRole('button', { name: 'Award', exact: true }).click();
  // A supplier that was forgotten gives it to nobody: the own fleet is chosen.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByText('Own fleet', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(heading).toContainText('Booked');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
