import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { certificatePdf, dayFromNow, staffSession, type Staff } from './carrier-links.ts';
import { people, signIn, signInOnScreen, type Product } from './server.ts';
import { capture, freshNumbers } from './suppliers.ts';
import { test } from './test.ts';

// The staff's side of suppliers, in the real product: who may do what, and what the others see of it.
let product: Product;
let onboarding: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  onboarding = await staffSession(product, people.onboarding);
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cover = { from: dayFromNow(-30), to: dayFromNow(200) };

/** A second browser, as somebody else has it. */
async function open(browser: Browser, account: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, account);
  await page.goto(product.url + path);
  return page;
}

test('who only looks sees no way to change anything', async ({ page }) => {
  const { keyIdentifier } = await capture(product, onboarding, 'Karoo Sisal Cartage', cover);
  await signInOnScreen(page, product, people.viewer);
  await page.getByRole('link', { name: 'All suppliers' }).click();
  await expect(row(page, 'Karoo Sisal Cartage')).toBeVisible();
  await expect(button(page, 'Send link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New supplier' })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible();
  await expect(menu.locator('a[href="/manageCarrierApproval"]')).toHaveCount(0);

  await row(page, 'Karoo Sisal Cartage').click();
  await expect(page.getByRole('heading', { name: 'Check results' })).toBeVisible();
  for (const name of ['Approve', 'Reject', 'Ask for information', 'Approve certificate', 'More actions'])
    await expect(button(page, name)).toHaveCount(0);
  for (const path of [
    '/carrierApplicationAdmin/new',
    `/carrierApplicationAdmin/${keyIdentifier}`,
    '/manageCarrierApproval',
  ]) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: 'You are on the wrong page' })).toBeVisible();
  }
});

test('a link is sent in the language of the supplier, sent again, and disabled', async ({ page }) => {
  await signIn(page, product, people.onboarding);
  await page.goto(`${product.url}/manage-carrier`);
  await button(page, 'Send link').click();
  await button(dialog(page), 'Send').click();
  await expect(dialog(page).getByText('Enter an email address, such as name@company.co.za.')).toBeVisible();
  await dialog(page).getByLabel('Recipient’s name').fill('Carlos Machava');
  await dialog(page).getByLabel('Email address').fill('carlos@maputo-cargas.example');
  await dialog(page).getByLabel('Mobile number: country').selectOption('MZ');
  await dialog(page).getByRole('textbox', { name: 'Mobile number' }).fill('84 123 4567');
  await dialog(page).getByLabel('Language').selectOption('Português');
  await button(dialog(page), 'Send').click();
  await expect(dialog(page).getByRole('status')).toContainText('carlos@maputo-cargas.example');
  await expect(dialog(page).getByRole('status')).toContainText(/is valid until \d{2}\s\w{3,4}\s\d{4}/);
  await button(dialog(page), 'Close').click();
  const first = await product.linkFor('carlos@maputo-cargas.example');
  expect(first).toContain('#/carrierregister/');
  const [mail] = (await product.outbox()).filter(({ to }) => to === 'carlos@maputo-cargas.example');
  expect(mail?.text).toMatch(/registo/i);

  await page.goto(`${product.url}/manageApplication`);
  await expect(row(page, 'Carlos Machava')).toContainText('Sent');
  await button(row(page, 'Carlos Machava'), 'Resend to Carlos Machava').click();
  await button(dialog(page), 'Resend').click();
  await expect(page.getByText('A new link was sent to carlos@maputo-cargas.example.').first()).toBeVisible();
  await expect.poll(() => product.linkFor('carlos@maputo-cargas.example')).not.toBe(first);
  const more = button(row(page, 'Carlos Machava'), 'More for Carlos Machava');
  const choose = async (action: string) => {
    await more.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose('Remind now');
  await button(dialog(page), 'Remind now').click();
  await expect(page.getByText('A reminder was sent to carlos@maputo-cargas.example.').first()).toBeVisible();
  await choose('Extend');
  await button(dialog(page), 'Extend').click();
  await expect(page.getByText(/^The link is now valid until/).first()).toBeVisible();
  await choose('Copy link');
  await expect(dialog(page).getByRole('textbox', { name: 'Address' })).toHaveValue(/#\/carrierregister\//);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await button(dialog(page), 'Close').click();
  await choose('Disable');
  await button(dialog(page), 'Disable').click();
  await expect(row(page, 'Carlos Machava')).toContainText('Disabled');
  await expect(button(row(page, 'Carlos Machava'), /Resend/)).toHaveCount(0);
});

test('staff capture a supplier in steps, and the list marks it', async ({ page }) => {
  const { regNo, vatNo, bankAccountNo } = freshNumbers();
  const taken = await capture(product, onboarding, 'Umgeni Sugar Haul', cover);
  await signIn(page, product, people.onboarding);
  await page.goto(`${product.url}/manage-carrier`);
  await page.getByRole('link', { name: 'New supplier' }).first().click();
  await expect(page.getByRole('heading', { name: 'Is New Supplier a Transporter?' })).toBeVisible();
  await page.getByLabel(/^Yes, a transporter/).check();
  await button(page, 'Continue').click();

  await button(page, 'Next').click();
  await expect(page.getByText('Warning! Please complete all required fields *.').first()).toBeVisible();
  await page.getByLabel('Full registered name').fill(taken.name.toUpperCase());
  await page.getByLabel('Trade name').fill('Umgeni Line Haul');
  await expect(page.getByText('Carrier already exists for client Highveld Haulage')).toBeVisible();
  await page.getByLabel('Full registered name').fill('Umgeni Line Haul (Pty) Ltd');
  await page.getByLabel('Registration number').fill(regNo);
  await page.getByLabel('VAT number').fill(vatNo);
  await page.getByLabel('Email address').fill('office@umgeni-line.example');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0829990001');
  await page.getByLabel('Vendor number').fill('V-7001');
  await page.getByLabel('Supplier account number').fill('UMG001');
  const physical = page.getByRole('region', { name: 'Physical address' });
  await physical.getByLabel('Address line 1').fill('3 Umgeni Road');
  await physical.getByRole('combobox', { name: 'Province or region' }).selectOption('KwaZulu-Natal');
  await physical.getByRole('combobox', { name: 'City or town' }).fill('Durban');
  await physical.getByLabel('Postal code').fill('4001');
  await page.getByLabel('Same as Physical Address').check();
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: 'Director(s) Details' })).toBeFocused();
  await page.getByLabel('Name and surname').fill('Nomsa Radebe');
  await button(page, 'Next').click();
  await page.getByRole('combobox', { name: 'Bank' }).fill('CAPITEC');
  await page.getByLabel('Account number').fill(bankAccountNo);
  await button(page, 'Next').click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: await certificatePdf('Umgeni Line Haul (Pty) Ltd'),
    });
  await expect(page.getByLabel('Policy number')).toHaveValue('GIT-2026-0417');
  await page.getByLabel('GIT cover').fill('R 2 500 000,00');
  await page.getByLabel('Payable rate').fill('82,5');
  await page.getByRole('textbox', { name: 'Cover begins on' }).fill(cover.from);
  await page.getByRole('textbox', { name: 'Cover ends on' }).fill(cover.to);
  await button(page, 'Submit').click();
  await expect(
    page
      .getByText('No email addresss provided for the transporter')
      .or(page.getByText('This field is required.'))
      .first(),
  ).toBeVisible();
  await page.getByLabel('Email address for load offers').fill('loads@umgeni-line.example');
  await button(page, 'Submit').click();

  await expect(page).toHaveURL(/\/manage-carrier$/);
  await expect(row(page, 'Umgeni Line Haul')).toContainText('Pending');
  await expect(row(page, 'Umgeni Line Haul')).toContainText('V-7001');
  await expect(row(page, 'Umgeni Line Haul').getByRole('link')).toBeFocused();
});

test('nobody decides what they captured; somebody else does, and the list of the first changes by itself', async ({
  page,
  browser,
}) => {
  const administrator = await staffSession(product, people.administrator);
  const { keyIdentifier, name, email } = await capture(product, administrator, 'Drakensberg Plateau', cover);
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  const barrier = 'You captured or changed this supplier yourself. A second person must decide.';
  await expect(page.getByText(barrier)).toBeVisible();
  await expect(button(page, 'Approve').first()).toBeDisabled();
  await expect(button(page, 'Approve').first()).toHaveAccessibleDescription(barrier);
  await expect(button(page, 'Approve certificate')).toBeDisabled();
  await page.goto(`${product.url}/manage-carrier`);
  await expect(row(page, name)).toContainText('Pending');

  const other = await open(browser, people.approver, '/manageCarrierApproval');
  await row(other, name).click();
  await other.getByText('GIT certificate').first().waitFor();
  await button(other, 'Approve').first().click();
  await expect(dialog(other).getByText('Its GIT certificate is still waiting for review.')).toBeVisible();
  await dialog(other).getByLabel('Comment').fill('Compared with the bank letter.');
  await button(dialog(other), 'Approve').click();
  await expect(other.getByText(`${name} was approved.`).first()).toBeVisible();

  await expect(row(page, name)).toContainText('Approved');
  await expect(row(page, name)).toContainText('Cover to be checked');
  // The end that the certificate states is filled in, and not the one that was typed.
  await button(other, 'Approve certificate').click();
  await expect(row(page, name)).toContainText('Covered, 335 days');
  await other.getByRole('link', { name: 'History' }).click();
  const history = other.getByRole('list', { name: 'History' });
  await expect(history).toContainText('GIT certificate approvedThandi Nkosi');
  await expect(history).toContainText('Compared with the bank letter.');
  expect((await product.outbox()).some(({ to }) => to === email)).toBe(true);
  await other.context().close();
});

test('a rejection needs its reason, and a question reaches the supplier as a link', async ({ page }) => {
  const rejected = await capture(product, onboarding, 'Limpopo Quarry', cover);
  const asked = await capture(product, onboarding, 'Tugela Bulk', cover);
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/carrierApproval/${rejected.keyIdentifier}`);
  await button(page, 'Reject').first().click();
  await button(dialog(page), 'Reject').click();
  await expect(dialog(page).getByText('This field is required.')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('The company is being wound up.');
  await button(dialog(page), 'Reject').click();
  await expect(page.getByText('Reason: The company is being wound up.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

  await page.goto(`${product.url}/carrierApproval/${asked.keyIdentifier}`);
  await page.getByRole('button', { name: 'Ask for information', exact: true }).click();
  await button(dialog(page), 'Send question').click();
  await expect(dialog(page).getByText('This field is required.')).toHaveCount(2);
  await dialog(page).getByLabel('Bank Details').check();
  await dialog(page).getByLabel('Question').fill('Please confirm the account number.');
  await button(dialog(page), 'Send question').click();
  await expect(page.getByText('Question: Please confirm the account number.')).toBeVisible();
  expect(await product.linkFor(asked.email)).toContain('#/carrierregister/');
});

test('when two edit, the second sees what the first changed, and chooses', async ({ page, browser }) => {
  const { keyIdentifier, name } = await capture(product, onboarding, 'Cape Harbour Cargo', cover);
  const path = `/carrierApplicationAdmin/${keyIdentifier}`;
  const first = await open(browser, people.administrator, path);
  await first.getByLabel('Trade name').waitFor();
  await signIn(page, product, people.onboarding);
  await page.goto(product.url + path);
  await page.getByLabel('Vendor number').fill('V-MINE');
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  await first.getByLabel('Trade name').fill('Cape Harbour Lines');
  await submit(first);
  await expect(first).toHaveURL(/\/manage-carrier/);

  await submit(page);
  await expect(dialog(page).getByRole('heading', { name: 'Someone else changed this record' })).toBeVisible();
  await expect(dialog(page)).toContainText('Naledi Mokoena');
  await expect(dialog(page).getByRole('group', { name: 'Trade name' })).toContainText('Cape Harbour Lines');
  await button(dialog(page), 'Use these values').click();
  await button(page, 'Submit').click();
  await expect(page).toHaveURL(/\/manage-carrier/);
  await page.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  await expect(page.getByText('Cape Harbour Lines').first()).toBeVisible();
  await expect(page.getByText('V-MINE')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await first.context().close();
});

/** The steps of a supplier that is complete: the last one can be picked at once. */
async function submit(page: Page): Promise<void> {
  await button(page, 'Step 4: Transporter Details').click();
  await button(page, 'Submit').click();
}

test('leaving with unsaved changes is asked about', async ({ page }) => {
  const { keyIdentifier } = await capture(product, onboarding, 'Waterberg Stone', cover);
  await signIn(page, product, people.onboarding);
  await page.goto(`${product.url}/carrierApplicationAdmin/${keyIdentifier}`);
  await page.getByLabel('Trade name').fill('Something else');
  await page.getByRole('link', { name: 'Open the application' }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to leave? Unsaved changes will be lost!');
  await button(dialog(page), 'Cancel').click();
  await expect(page.getByLabel('Trade name')).toHaveValue('Something else');
});
