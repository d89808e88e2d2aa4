import { type Browser, devices, expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './carrier-form.ts';
import { ask, staffSession, type Staff } from './carrier-links.ts';
import { customerRecord, registrationNumber } from './customer-form.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// The staff's side of customers, in the real product: who may decide what, and what the others see of it.
let product: Product;
let onboarding: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  onboarding = await staffSession(product, people.onboarding);
});

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-ZA' };

const address = {
  addressLine1: '4 Loop Street',
  city: 'Cape Town',
  region: 'Western Cape',
  postalCode: '8001',
  country: 'South Africa',
};

interface Captured {
  readonly id: string;
  readonly lockId: string;
  readonly name: string;
  readonly email: string;
}

/** A customer that somebody captured without the screens, and that waits for a second person. */
async function capture(name: string, staff = onboarding): Promise<Captured> {
  const email = `accounts@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
  const saved = await ask<{ id: string; lockId: string }>(product, staff, 'postShipper', {
    registeredName: `${name} (Pty) Ltd`,
    tradeName: name,
    registrationNumber: registrationNumber(),
    email,
    mobileNumber: '+27831234567',
    physicalAddress: address,
    postalAddress: address,
    monthlyPurchaseAmount: 300_000,
    creditRequired: 900_000,
    exceedTurnOver: true,
    contacts: [{ type: 'Finance', name: 'Lindiwe Radebe', number: '+27831234567', emailAddress: email }],
  });
  return { ...saved, name, email };
}

/** A second browser, as somebody else has it. */
async function open(browser: Browser, account: string, path: string, device: object = {}): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await signIn(page, product, account);
  await page.goto(product.url + path);
  return page;
}

/** Fills in the limit of the decision that is open, and takes it. */
async function decideOn(page: Page, limit: string, verb: string): Promise<void> {
  await dialog(page).getByLabel('Limit').fill(limit);
  await button(dialog(page), verb).click();
}

test('who only looks sees customers and no way to change anything', async ({ page }) => {
  const { id, name } = await capture('Karoo Lantern Stores');
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/manageshipperlist`);
  await expect(row(page, name)).toBeVisible();
  for (const action of ['Send link', 'Suspend']) await expect(button(page, action)).toHaveCount(0);
  // What is selected can be exported, and nothing else.
  await row(page, name).getByRole('checkbox').check();
  const bulk = page.getByRole('toolbar');
  await expect(button(bulk, 'Export selected')).toBeVisible();
  for (const action of ['Suspend', 'Approve', 'Deactivate']) await expect(button(bulk, action)).toHaveCount(0);
  await row(page, name).click();
  await expect(page.getByRole('heading', { name: 'Check results' })).toBeVisible();
  for (const action of ['Approve', 'Recommend', 'Decline', 'Ask for information', 'More actions'])
    await expect(button(page, action)).toHaveCount(0);
  for (const path of ['/shippercreateform/new', `/shippereditform/${id}`]) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: 'You are on the wrong page' })).toBeVisible();
  }
});

test('nobody decides what they captured, and a large limit takes two', async ({ page, browser }) => {
  const { id, name } = await capture('Threshold Traders');
  await signIn(page, product, people.onboarding);
  await page.goto(`${product.url}/approveshipper/${id}`);
  const barrier = 'You captured or changed this customer yourself. A second person must decide.';
  await expect(page.getByText(barrier)).toBeVisible();
  await expect(button(page, 'Recommend')).toBeDisabled();
  await expect(button(page, 'Recommend')).toHaveAccessibleDescription(barrier);

  const approver = await open(browser, people.approver, `/approveshipper/${id}`);
  await button(approver, 'Approve').click();
  await decideOn(approver, '600000', 'Approve');
  await expect(dialog(approver).getByText(/must be recommended by one person/)).toBeVisible();
  await button(dialog(approver), 'Cancel').click();
  await button(approver, 'Recommend').click();
  await decideOn(approver, '600000', 'Recommend');
  // Whoever captured it sees it at once.
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible();
  await button(approver, 'Approve').click();
  await button(dialog(approver), 'Approve').click();
  await expect(dialog(approver).getByText(/You recommended this customer yourself/)).toBeVisible();

  const administrator = await open(browser, people.administrator, '/pendingshipper?group=approve');
  await row(administrator, name).click();
  await expect(administrator.getByRole('region', { name: 'Recommendation' })).toContainText('Thandi Nkosi');
  await button(administrator, 'Approve').click();
  await decideOn(administrator, '700000', 'Approve');
  await expect(dialog(administrator).getByText(/The recommended limit is/)).toBeVisible();
  await decideOn(administrator, '600000', 'Approve');
  await expect(administrator.getByText(`${name} (Pty) Ltd was approved.`).first()).toBeVisible();
  expect(await customerRecord(product, onboarding, id)).toMatchObject({ status: 'approve', creditLimit: 600_000 });
  await administrator.getByRole('link', { name: 'Credit', exact: true }).click();
  await expect(administrator.getByText(/Recommended by Thandi Nkosi, approved by Naledi Mokoena/)).toBeVisible();
});

test('of two people who decide at once, the second is shown what the first did', async ({ page, browser }) => {
  const { id, name } = await capture('Race Day Catering');
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/approveshipper/${id}`);
  await button(page, 'Decline').click();
  await dialog(page).getByLabel('Reason').fill('No references could be reached.');

  const other = await open(browser, people.administrator, `/approveshipper/${id}`);
  await button(other, 'Approve').click();
  await decideOn(other, '200000', 'Approve');
  await expect(other.getByText(`${name} (Pty) Ltd was approved.`).first()).toBeVisible();

  await button(dialog(page), 'Decline').click();
  await expect(page.getByText(/Naledi Mokoena has changed this record/).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(button(page, 'Decline')).toHaveCount(0);
});

test('a customer is asked for what is missing, and invited, suspended and reopened', async ({ page }) => {
  const { id, name, email } = await capture('Missing Papers Trading');
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/approveshipper/${id}`);
  await page.getByRole('button', { name: 'Ask for information', exact: true }).click();
  await button(dialog(page), 'Send question').click();
  await expect(dialog(page).getByText('This field is required.').first()).toBeVisible();
  await dialog(page).getByLabel('Financial Details').check();
  await dialog(page).getByLabel('Question').fill('Please send the letter of your bank.');
  await button(dialog(page), 'Send question').click();
  await expect(page.getByText('Info requested', { exact: true })).toBeVisible();
  expect(await product.linkFor(email)).toContain('#/shipperregister/');

  await page.goto(`${product.url}/shipperemailslist`);
  await button(page, 'Send link').click();
  await dialog(page).getByLabel('Recipient’s name').fill('Busisiwe Dube');
  await dialog(page).getByLabel('Email address').fill('busi@veld-bakery.example');
  await dialog(page).getByRole('textbox', { name: 'Mobile number' }).fill('0831112223');
  await button(dialog(page), 'Send').click();
  await expect(dialog(page).getByRole('status')).toContainText('busi@veld-bakery.example');
  await button(dialog(page), 'Close').click();
  await expect(row(page, 'Busisiwe Dube')).toBeVisible();
  await expectNoViolations(page);

  const { id: activeId, name: active } = await capture('Quiet Stationers');
  await page.goto(`${product.url}/approveshipper/${activeId}`);
  await button(page, 'Approve').click();
  await decideOn(page, '150000', 'Approve');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // A second person gives back what somebody took away.
  for (const [action, state, person] of [
    ['Suspend', 'Suspended', people.administrator],
    ['Reopen', 'Active', people.approver],
  ] as const) {
    await signIn(page, product, person);
    await page.goto(`${product.url}/manageshipperlist`);
    await row(page, active).getByRole('checkbox').check();
    await button(page, action).click();
    await button(dialog(page), action).click();
    await expect(row(page, active)).toContainText(state);
  }
  await expect(row(page, name)).toContainText('Info requested');
});

test('parties to bill and contacts are edited in place', async ({ page }) => {
  const { id } = await capture('Invoice Elsewhere');
  await signIn(page, product, people.onboarding);
  await page.goto(`${product.url}/shipper/${id}?tab=billing`);
  await button(page, 'Add a party to bill').click();
  await dialog(page).getByLabel('Business unit name').fill('Elsewhere Shared Services');
  await dialog(page).getByLabel('VAT number').fill('4220119988');
  await dialog(page).getByLabel('Email address').fill('pay@invoice-elsewhere.example');
  await dialog(page).getByLabel('Address line 1').fill('1 Long Street');
  await dialog(page).getByRole('combobox', { name: 'Province or region' }).selectOption('Gauteng');
  await dialog(page).getByRole('combobox', { name: 'City or town' }).fill('Johannesburg');
  await dialog(page).getByLabel('Postal code').fill('2000');
  await button(dialog(page), 'Add').click();
  const party = page.getByRole('listitem').filter({ hasText: 'Elsewhere Shared Services' });
  await expect(party).toContainText(/C\d+\.1/);
  await button(party, 'Edit Elsewhere Shared Services').click();
  await dialog(page).getByRole('checkbox', { name: 'Active' }).uncheck();
  await button(dialog(page), 'Apply').click();
  await expect(party).toContainText('Inactive');

  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await button(page, 'Edit contacts').click();
  await dialog(page).getByLabel('Name and surname').fill('Palesa Molefe');
  await button(dialog(page), 'Save').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Palesa Molefe' })).toBeVisible();
  await expectNoViolations(page);
});

test('by keyboard from the list to the decision', async ({ page }) => {
  const { name } = await capture('Keyboard Kitchens');
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/pendingshipper`);
  await expect(row(page, name)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Keyboard Kitchens/ })).toBeVisible();
  await button(page, 'Decline').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Asked for by nobody.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
});

test('on a phone the decision stands at the foot, and its dialog is right for who cannot see', async ({ browser }) => {
  const { id, name } = await capture('Pocket Provisions');
  const page = await open(browser, people.administrator, `/approveshipper/${id}`, phone);
  await expect(button(page, 'Approve')).toBeInViewport();
  await button(page, 'Approve').click();
  await expectNoViolations(page);
  await decideOn(page, '120000', 'Approve');
  await expect(page.getByText(`${name} (Pty) Ltd was approved.`).first()).toBeVisible();
});
