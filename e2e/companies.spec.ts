import { expect, type Page } from '@playwright/test';
import { inviteCarrier, passCode, staffSession } from './carrier-links.ts';
import { people, signIn, signInOnScreen, startProduct, type OwnProduct } from './server.ts';
import { test } from './test.ts';

// Companies in the real product: entered, found, changed, deactivated.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** A picture of 64 by 64 points that a browser made and so can read. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    canvas.getContext('2d')!.fillRect(8, 8, 48, 48);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a company is entered, its wrong GLN refused on the field, then changed and deactivated', async ({ page }) => {
  await signInOnScreen(page, product, people.administrator);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Companies' }).click();
  await expect(page).toHaveURL(/\/viewCompanies\/1$/);
  await expect(row(page, 'Karoo Freight Systems')).toContainText('Pro');
  await page.getByRole('link', { name: 'New Company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Company' })).toBeVisible();

  await page.getByLabel('Registered name').fill('Limpopo Reefers/Cold Chain');
  await page.getByLabel('Trading name').fill('Limpopo Reefers');
  await page.getByLabel('Address line 1').fill('7 Hans van Rensburg Street');
  await page.getByLabel('Licence type').selectOption('Pro');
  await page.getByLabel('Global location number (GLN)').fill('6001234500009');
  await button(page, 'Save').click();
  await expect(page.getByText('This global location number (GLN) is not valid')).toBeVisible();
  await expect(page.getByLabel('Global location number (GLN)')).toBeFocused();
  await page.getByLabel('Global location number (GLN)').fill('6001234500001');
  await button(page, 'Save').click();
  await expect(row(page, 'Limpopo Reefers')).toBeVisible();

  await row(page, 'Limpopo Reefers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company: Limpopo Reefers/Cold Chain' })).toBeVisible();
  await page.getByLabel('Contact person').fill('Rendani Netshifhefhe');
  await button(page, 'Save').click();
  await row(page, 'Limpopo Reefers').click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    /Contact person.*Rendani Netshifhefhe/,
  );
  await button(page, 'Deactivate company').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row(page, 'Limpopo Reefers')).toContainText('Inactive');

  await page.goto(`${product.url}/manageaccount/${encodeURIComponent('Highveld Haulage (Pty) Ltd')}`);
  await button(page, 'Deactivate company').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('You work for this company.');
});

test('a logo stands beside the menu and on the page of an applicant; an administrator is invited for a company', async ({
  page,
  browser,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageaccount/${encodeURIComponent('Highveld Haulage (Pty) Ltd')}`);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This picture cannot be read. Choose a PNG or a JPEG.')).toBeVisible();
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawnPicture(page) });
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await button(page, 'Save').click();
  await expect(row(page, 'Highveld Haulage')).toBeVisible();
  const beside = page.getByRole('link', { name: 'Highveld Haulage' }).locator('img');
  await expect(beside).toHaveAttribute('src', /^\/logos\//);

  const invitation = await inviteCarrier(product, await staffSession(product));
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(invitation.url);
  await passCode(phone, product, invitation);
  const logo = phone.getByRole('banner').locator('img');
  await expect(logo).toHaveAttribute('src', (await beside.getAttribute('src'))!);
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);

  await page.goto(`${product.url}/manageaccount/Karoo%20Freight%20Systems`);
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('link', { name: 'Invite an administrator' }).click();
  await expect(page.getByText('For Karoo Freight Systems')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'administrator' })).toBeChecked();
  const email = `elmarie-${crypto.randomUUID().slice(0, 8)}@karoo.example`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Elmarie');
  await page.getByLabel('Surname').fill('Swanepoel');
  await page.getByLabel('Email address').fill(email);
  await button(page, 'Save').click();
  expect(await product.linkFor(email)).toContain('resetpassword');
  const mail = (await product.outbox()).find(({ to }) => to === email);
  expect(mail?.subject).toBe('Your account with Karoo Freight Systems');
});

test('bank details of a company are recorded by one person and approved by another, who comes from the inbox', async ({
  page,
  browser,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageaccount/Drakensberg%20Linehaul`);
  await page.getByRole('tab', { name: 'Bank details' }).click();
  await button(page, 'Record new bank details').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByLabel('Account number')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Bank', { exact: false }).first().fill('Nedbank');
  await dialog.getByLabel('Branch code').fill('198765');
  await dialog.getByLabel('Account number').fill('1234567890');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('A change is waiting for a second person')).toBeVisible();
  await expect(button(page, 'Approve bank details')).toBeDisabled();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, product, people.approver);
  await other.goto(`${product.url}/approvals?search=Drakensberg`);
  await other.getByRole('row').filter({ hasText: 'Drakensberg Linehaul' }).click();
  await button(other, 'Approve bank details').click();
  await expect(other.getByText('In use', { exact: true })).toBeVisible();
  await expect(page.getByText('In use', { exact: true })).toBeVisible();
});
