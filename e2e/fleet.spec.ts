import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { certificatePdf } from './carrier-links.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// Locations, vehicles and drivers in the real product, at a desk and on a phone.
let product: Product;
test.beforeAll(async ({ shared }) => {
  product = shared;
});

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
  await expect(page.getByRole('status').filter({ hasText: 'Possible duplicates' })).toContainText('BFN-YARD');
  await field(page, 'Name').fill('Bloemfontein overflow yard');
  await expect(page.getByText('Possible duplicates')).toHaveCount(0);
  await field(page, 'Address line 1').fill('12 Grysbok Street');
  await choice(page, 'Province or region').selectOption('Free State');
  await choice(page, 'City or town').fill('Bloemfontein');
  // As a map gives it, both at once.
  await field(page, 'Latitude').fill('29°8′20.8″S 26°12′23.4″E');
  await field(page, 'Longitude').focus();
  await expect(field(page, 'Latitude')).toHaveValue('-29,139111');
  await expect(field(page, 'Longitude')).toHaveValue('26,2065');
  await expect(page.getByRole('status').filter({ hasText: 'Possible duplicates' })).toContainText('m away');
  const map = page.getByRole('application', { name: 'Pin' });
  await expect(map).toHaveAccessibleName(/-29,139111; 26,2065/);
  await map.press('ArrowUp');
  await expect(field(page, 'Latitude')).not.toHaveValue('-29,139111');
  await field(page, 'Monday').fill('06:00-18:00');
  await page.getByRole('button', { name: 'Copy Monday to all weekdays' }).click();
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
  await dialog.getByRole('combobox', { name: 'Remaining location' }).fill('kruinpark distribution');
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
  // What has no engine is asked for none.
  await page.goto(`${product.url}/vehicles?search=nd884612`);
  await row(page, 'ND884612').click();
  await expect(field(page, 'Refrigeration unit')).toHaveValue('Carrier Vector 1550');
  await expect(choice(page, 'Fuel')).toHaveCount(0);
  await page.goto(`${product.url}/vehicles`);
  await page.getByRole('link', { name: 'New Vehicle' }).click();
  await field(page, 'Registration number').fill('ab 12-cd gp');
  await choice(page, 'Kind').selectOption('Rigid');
  await field(page, 'Make').fill('Hino');
  await choice(page, 'Ownership').selectOption('Supplier’s');
  await save(page);
  await expect(choice(page, 'Supplier')).toBeFocused();
  await choice(page, 'Supplier').fill('ezulwini');
  await page.getByRole('option', { name: 'Ezulwini Couriers' }).click();
  await expect(choice(page, 'Supplier')).toHaveValue('Ezulwini Couriers (Pty) Ltd');
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
  await choice(page, 'Availability').selectOption('Suspended');
  await field(page, 'Reason').fill('Waits for the permit');
  await choice(page, 'Availability').selectOption('In service');
  await field(page, 'Reason').fill('');
  await expect(field(page, 'Reason')).toHaveCount(0);
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
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Viewed the ID number');
});

test('a driver’s paper is attached, decided by somebody else, and its end stands on the record, untyped', async ({
  page,
  browser,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/drivers?search=mahlaba`);
  await page.getByText('Sizwe Mahlaba').click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  const required = page.getByRole('list', { name: 'Required' }).getByRole('listitem');
  await expect(required.filter({ hasText: 'Licence card, front' })).toContainText('Expired');
  await expect(required.filter({ hasText: 'Medical certificate' })).toContainText('Missing');
  await nothingForAxe(page);
  await page.getByRole('button', { name: 'Replace: Licence card, front' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('New version of Licence card, front');
  const file = { name: 'card.pdf', mimeType: 'application/pdf', buffer: await certificatePdf('Sizwe Mahlaba') };
  await dialog.getByLabel(/Choose a file/).setInputFiles(file);
  await expect(dialog.getByText('card.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Valid until' }).fill('2031-05-20');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toHaveCount(0);
  const front = required.filter({ hasText: 'Licence card, front' });
  await expect(front).toContainText('card.pdf');

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, product, people.approver);
  await approver.goto(`${product.url}/documentManagement?subjectType=driver&status=submitted`);
  await row(approver, 'Sizwe Mahlaba').click();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('The document was approved').first()).toBeVisible();
  // The other page sees it without asking again.
  await expect(front).toContainText('Approved');
  await page.goto(`${product.url}/drivers?search=mahlaba`);
  await page.getByText('Sizwe Mahlaba').click();
  await expect(field(page, 'Licence card valid until')).toHaveValue('20 May 2031');
  await expect(field(page, 'Licence card valid until')).toBeDisabled();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Date taken from the approved document');
});

test('a new mobile number is unverified until its code came back', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/drivers?search=zungu`);
  await page.getByText('Lindiwe Zungu').click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await field(page, 'Mobile').fill('082 555 0777');
  await expect(page.getByText('Save the new number, then verify it.')).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/drivers/);
  await page.goto(`${product.url}/drivers?mobileState=unverified&search=zungu`);
  await page.getByText('Lindiwe Zungu').click();
  await page.getByRole('button', { name: 'Verify the number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const code = await product.codeFor('0777');
  const digits = dialog.getByRole('textbox', { name: 'One-time code, 6 digits' });
  await digits.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(dialog.locator('.err')).toBeVisible();
  await nothingForAxe(page);
  await digits.fill(code);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});
