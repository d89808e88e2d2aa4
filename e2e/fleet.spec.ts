import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { people, signIn, startProduct, type Product } from './server.ts';

// Locations, vehicles and drivers in the real product, at a desk and on a phone.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

async function nothingForAxe(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('a location is captured; one that may be there already is named first', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/viewLocations`);
  await expect(row(page, 'DBN-PIER2')).toContainText('Durban');
  await nothingForAxe(page);
  await page.getByRole('link', { name: 'New Location' }).click();
  await field(page, 'Code').fill('blo-2');
  await choice(page, 'Type').selectOption('Yard');
  await field(page, 'Name').fill('bloemfontein YARD');
  await expect(page.getByRole('status').filter({ hasText: 'This may be there already' })).toContainText('BFN-YARD');
  await field(page, 'Name').fill('Bloemfontein overflow yard');
  await expect(page.getByText('This may be there already')).toHaveCount(0);
  await field(page, 'Address line 1').fill('12 Grysbok Street');
  await choice(page, 'Province or region').selectOption('Free State');
  await choice(page, 'City or town').fill('Bloemfontein');
  // As a map gives it, both at once.
  await field(page, 'Latitude').fill('29°8′20.8″S 26°12′23.4″E');
  await field(page, 'Longitude').focus();
  await expect(field(page, 'Latitude')).toHaveValue('-29,139111');
  await expect(field(page, 'Longitude')).toHaveValue('26,2065');
  await expect(page.getByRole('status').filter({ hasText: 'This may be there already' })).toContainText('m away');
  const map = page.getByRole('application', { name: 'Pin' });
  await expect(map).toHaveAccessibleName(/-29,139111; 26,2065/);
  await map.press('ArrowUp');
  await expect(field(page, 'Latitude')).not.toHaveValue('-29,139111');
  await field(page, 'Monday').fill('06:00-18:00');
  await page.getByRole('button', { name: 'All weekdays as Monday' }).click();
  await expect(field(page, 'Friday')).toHaveValue('06:00-18:00');
  await page.getByRole('button', { name: 'Add days' }).click();
  const days = page.getByRole('group', { name: 'Line 1' });
  await days.getByRole('textbox', { name: 'First day' }).fill('25/12/2026');
  await days.getByRole('textbox', { name: 'Reason' }).fill('Christmas Day');
  await nothingForAxe(page);
  await save(page);
  await expect(row(page, 'BLO-2')).toContainText('Bloemfontein');
});

test('a location that is there twice gives way, and the history of both says so', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/viewLocations?search=kruinpark+store`);
  await row(page, 'CEN-S07').click();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge CEN-S07' });
  await dialog.getByRole('combobox', { name: 'The location that stays' }).fill('kruinpark distribution');
  await dialog.getByRole('option', { name: 'Kruinpark distribution centre' }).click();
  await nothingForAxe(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(field(page, 'Code')).toHaveValue('CEN-DC');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('CEN-S07 Kruinpark store 7, Lyttelton');
  await page.goto(`${product.url}/viewLocations?status=inactive`);
  await expect(row(page, 'CEN-S07')).toContainText('Inactive');
});

test('vehicles show whose papers have ended, and a supplier’s vehicle names the supplier', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/vehicles?papers=expired`);
  await expect(row(page, 'JW07LDGP')).toContainText('Expired');
  await expect(row(page, 'KZ45NTGP')).toHaveCount(0);
  await nothingForAxe(page);
  await row(page, 'JW07LDGP').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle JW07LDGP' })).toBeVisible();
  await nothingForAxe(page);
  await page.goto(`${product.url}/vehicles`);
  await page.getByRole('link', { name: 'New Vehicle' }).click();
  await field(page, 'Registration number').fill('ab 12-cd gp');
  await choice(page, 'Kind').selectOption('Rigid');
  await field(page, 'Make').fill('Hino');
  await choice(page, 'Ownership').selectOption('Supplier’s');
  await save(page);
  await expect(choice(page, 'Supplier')).toBeFocused();
  await choice(page, 'Supplier').fill('karoo');
  await page.getByRole('option', { name: 'Karoo Freight' }).click();
  await expect(choice(page, 'Supplier')).toHaveValue(/Karoo Freight/);
  await save(page);
  await expect(row(page, 'AB12CDGP')).toContainText('Hino');
});

test('on a phone: a driver’s number is masked, and who looked at it stands in the history', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/managedriver/new`);
  await field(page, 'Driver number').fill('d900');
  await field(page, 'Name').fill('Zanele');
  await field(page, 'Surname').fill('Khumalo');
  await field(page, 'ID number').fill('8001015009087');
  await save(page);
  await expect(page).toHaveURL(/\/drivers$/);
  await page.goto(`${product.url}/drivers?search=khumalo`);
  await page.getByText('Zanele Khumalo').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Driver: Zanele Khumalo' })).toBeVisible();
  await expect(field(page, 'ID number')).toHaveValue('•••••••••9087');
  await page.getByRole('button', { name: 'Show the number' }).click();
  await expect(page.getByText('8001015009087')).toBeVisible();
  await nothingForAxe(page);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Looked at the ID number');
});
