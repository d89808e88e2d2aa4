import { expect, type Page } from '@playwright/test';
import { expectNoViolations, press } from './carrier-form.ts';
import { ask, dayFromNow, type Staff, staffSession } from './carrier-links.ts';
import {
  bankLetterPdf,
  chooseLetter,
  customerRecord,
  fillCompany,
  fillCredit,
  pendingNamed,
  registrationNumber,
  warning,
  writtenDay,
} from './customer-form.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// Staff capture a customer themselves, and edit it while somebody else does.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

const stepIs = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true }).first()).toBeVisible();

async function addParty(page: Page, name: string): Promise<void> {
  await press(page, 'Add a party to bill');
  const dialog = page.getByRole('dialog', { name: 'Add Bill To Party' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(7);
  await expect(dialog.getByLabel('Business unit name')).toBeFocused();
  await dialog.getByLabel('Business unit name').fill(name);
  await dialog.getByLabel('VAT number').fill('4220119988');
  await dialog.getByLabel('Email address').fill('pay@karoo-stores.example');
  await dialog.getByLabel('Address line 1').fill('1 Long Street');
  await dialog.getByRole('combobox', { name: 'Province or region' }).selectOption('Gauteng');
  await dialog.getByRole('combobox', { name: 'City or town' }).fill('Johannesburg');
  await dialog.getByLabel('Postal code').fill('2000');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
}

test('five steps, parties to bill in a modal, and a customer that waits for a second person', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/shippercreateform/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'New Customer' })).toBeVisible();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await press(page, 'Next');
  await expect(page.locator('[popover]').getByText(warning, { exact: true })).toBeVisible();
  await fillCompany(page, 'Captured Stores');
  await page.getByLabel('Email address').fill('accounts@captured-stores.example');
  await page.getByLabel('Customer account number').fill('CAP-1');
  await expectNoViolations(page);
  await press(page, 'Next');

  await stepIs(page, 'Credit Required');
  await fillCredit(page);
  await expect(page.getByLabel('POD submit method')).toHaveValue('EMAIL');
  await expect(page.getByLabel('POD send format')).toHaveValue('PDF');
  await expect(page.getByLabel('Fuel rate change method')).toHaveValue('BASIC');
  // A time needs its unit; both and the cover have a least value.
  await page.getByLabel('Tender response time').fill('0');
  await page.getByLabel('Tender response time').blur();
  await expect(page.getByLabel('Tender response time')).toHaveValue('1');
  await page.getByLabel('GIT cover').fill('0,5');
  await page.getByLabel('GIT cover').blur();
  await expect(page.getByLabel('GIT cover')).toHaveValue('1,00');
  await page.getByLabel('GIT cover').fill('R 750 000');
  await press(page, 'Next');
  await expect(page.getByLabel('Time unit')).toBeFocused();
  await page.getByLabel('Time unit').selectOption('Hours');

  await addParty(page, 'Captured Stores Finance');
  await addParty(page, 'Added By Mistake');
  await press(page, 'Remove Added By Mistake');
  await addParty(page, 'Captured Stores Cape');
  const parties = page.getByRole('region', { name: 'Parties to bill' }).getByRole('listitem');
  await expect(parties).toHaveText([/^Captured Stores Finance.*CAP-1\.1/s, /^Captured Stores Cape.*CAP-1\.2/s]);
  await press(page, 'Edit Captured Stores Cape');
  const dialog = page.getByRole('dialog', { name: 'Edit Bill To Party' });
  await expect(dialog.getByLabel('Business unit name')).toHaveValue('Captured Stores Cape');
  await expectNoViolations(page);
  await dialog.getByLabel('Active').uncheck();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(parties.last()).toContainText('Inactive');
  // Escape closes the modal, and leaves everything as it was.
  await press(page, 'Edit Captured Stores Finance');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Load numbers are printed on the invoice').check();
  await expectNoViolations(page);
  await press(page, 'Next');

  await stepIs(page, 'Director(s) Details');
  await press(page, 'Next');
  await stepIs(page, 'Financial Details');
  await chooseLetter(page, await bankLetterPdf({ date: writtenDay(-5) }));
  await page.getByRole('button', { name: /^Confirm / }).click();
  await expectNoViolations(page);
  await press(page, 'Next');
  await stepIs(page, 'Contact Detail(s)');
  await press(page, 'Submit');
  await expect(page.locator('[popover]').getByText('Saved', { exact: true })).toBeVisible();

  const [captured] = await pendingNamed(product, staff, 'Captured Stores (Pty) Ltd');
  expect(await customerRecord(product, staff, captured?.id ?? '')).toMatchObject({
    accountNumber: 'CAP-1',
    loadValue: 750_000,
    tenderResponseTime: 1,
    tenderResponseTimeUOM: 'hour',
    isInlcudeLoadNumbersOnInvoice: true,
    bankConfirmationLetterDate: dayFromNow(-5),
    partiesToBill: [
      { accountNumber: 'CAP-1.1', businessUnitName: 'Captured Stores Finance', isActive: true },
      { accountNumber: 'CAP-1.2', businessUnitName: 'Captured Stores Cape', isActive: false },
    ],
  });

  // The form of the record: its title, the parties that stay, and the letter on file.
  await page.goto(`${product.url}/shippereditform/${captured?.id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Customer: Captured Stores (CAP-1)', exact: true }),
  ).toBeVisible();
  await press(page, 'Step 2: Credit Required');
  await expect(page.getByRole('button', { name: 'Edit Captured Stores Finance' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove Captured/ })).toHaveCount(0);
  await press(page, 'Step 4: Financial Details');
  await expect(page.getByText('The letter on file')).toBeVisible();
  await expectNoViolations(page);
});

test('two people who edit one customer are told, and choose', async ({ page }) => {
  const address = {
    addressLine1: '4 Loop Street',
    city: 'Cape Town',
    region: 'Western Cape',
    postalCode: '8001',
    country: 'South Africa',
  };
  const fields = {
    registeredName: 'Edited Together (Pty) Ltd',
    tradeName: 'Edited Together',
    registrationNumber: registrationNumber(),
    email: 'accounts@edited-together.example',
    physicalAddress: address,
    postalAddress: address,
    monthlyPurchaseAmount: 120_000,
    creditRequired: 300_000,
  };
  const { id, lockId } = await ask<{ id: string; lockId: string }>(product, staff, 'postShipper', fields);
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/shippereditform/${id}`);
  await page.getByLabel('Previous name').fill('Mine');
  await ask(product, staff, 'putShipper', { ...fields, id, holdingCompanyName: 'Theirs' }, lockId);
  await press(page, 'Step 5: Contact Detail(s)');
  await press(page, 'Submit');
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this record' });
  await expect(conflict.getByText('Holding company')).toBeVisible();
  await expectNoViolations(page);
  await conflict.getByRole('button', { name: 'Use these values' }).click();
  await press(page, 'Submit');
  await expect(page.locator('[popover]').getByText('Saved', { exact: true })).toBeVisible();
  expect(await customerRecord(product, staff, id)).toMatchObject({
    holdingCompanyName: 'Theirs',
    previousName: 'Mine',
  });
});

test('who may only look is told so', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/shippercreateform/new`);
  await expect(page.getByText('You are on the wrong page')).toBeVisible();
  await expectNoViolations(page);
});
