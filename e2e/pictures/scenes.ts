import type { BrowserContext, Page } from 'playwright-core';
import { ask, certificatePdf, inviteCarrier, staffSession } from '../carrier-links.ts';
import { people, type Product } from '../server.ts';
import type { Take } from './take.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What a carrier sees, from the mail to the end, with a mistake on the way. */
export async function publicShots(context: BrowserContext, product: Product, take: Take): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${product.url}/#/carrierregister/${'x'.repeat(43)}`);
  await page.getByRole('heading', { name: /expired/i }).waitFor();
  await take(page, 'public-1-link-expired');

  const invitation = await inviteCarrier(product, await staffSession(product));
  await page.goto('about:blank');
  await page.goto(invitation.url);
  await page.getByRole('button', { name: 'Send OTP' }).waitFor();
  await take(page, 'public-2-before-the-code');
  await press(page, 'Send OTP');
  await page.getByLabel('One-time code').waitFor();
  await take(page, 'public-3-code');
  await page.getByLabel('One-time code').fill(await product.codeFor(invitation.lastDigits));
  await page.getByRole('button', { name: 'Agree', exact: true }).waitFor();
  await take(page, 'public-4-terms');
  await press(page, 'Agree');
  await page.getByRole('radio', { name: 'Yes, a transporter' }).waitFor();
  await take(page, 'public-5-transporter');
  await page.getByRole('radio', { name: 'Yes, a transporter' }).check();
  await press(page, 'Continue');
  await page.getByLabel('Full registered name').waitFor();
  await press(page, 'Next');
  await take(page, 'public-6-company-errors');
  await fillCompany(page);
  await take(page, 'public-7-company');
  await press(page, 'Next');
  await page.getByLabel('Name and surname').fill('Johan van Wyk');
  await page.getByLabel('ID number').fill('8001015009087');
  await take(page, 'public-8-directors');
  await press(page, 'Next');
  await page.getByLabel('Bank', { exact: true }).fill('FNB');
  await page.getByLabel('Account number').fill('62812345678');
  await take(page, 'public-9-bank');
  await press(page, 'Next');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: await certificatePdf('Karoo Freight (Pty) Ltd'),
    });
  await page.waitForTimeout(1500);
  await take(page, 'public-10-transporter');
  await page.close();
}

async function fillCompany(page: Page): Promise<void> {
  const name = `Karoo Freight ${Math.random().toString(36).slice(2, 6)}`;
  await page.getByLabel('Full registered name').fill(`${name} (Pty) Ltd`);
  await page.getByLabel('Trade name').fill(name);
  await page.getByLabel('Registration number').fill(`2015/${Math.floor(100_000 + Math.random() * 899_999)}/07`);
  await page.getByLabel('VAT number').fill('4220119988');
  const physical = page.getByRole('region', { name: 'Physical address' });
  await physical.getByLabel('Address line 1').fill('12 Voortrekker Road');
  await physical.getByRole('combobox', { name: 'Province or region' }).selectOption('Western Cape');
  await physical.getByRole('combobox', { name: 'City or town' }).fill('Bellville');
  await physical.getByLabel('Postal code').fill('7530');
  await page.getByLabel('Same as Physical Address').check();
}

const deskPages: readonly (readonly [name: string, path: string])[] = [
  ['desk-1-dashboard', '/dashboard/1'],
  ['desk-2-main-menu', '/landing'],
  ['desk-3-suppliers', '/manage-carrier'],
  ['desk-equipment', '/transporter'],
  ['desk-4-approvals', '/manageCarrierApproval'],
  ['desk-5-invitations', '/manageApplication'],
  ['desk-6-new-supplier', '/carrierApplicationAdmin/new'],
  ['desk-9-unknown-page', '/nowhere'],
  ['desk-11-new-customer', '/shippercreateform/new'],
  ['desk-12-renewals', '/gitRenewals'],
  ['desk-13-contractors', '/CreditorApplicationAdmin'],
  ['desk-14-contractor-invitations', '/manageApplication/contractors'],
  ['desk-15-documents', '/documentManagement'],
  ['desk-16-missing-documents', '/documentManagement/missing'],
  ['desk-17-template-settings', '/debtorFormSetting'],
  ['desk-18-import', '/importcreditor'],
  ['desk-19-commodity-types', '/manageCommodityType'],
  ['desk-20-packing-types', '/managePackingType'],
  ['desk-21-item-masters', '/itemMasterList'],
  ['desk-22-profit-centres', '/profitcentres'],
  ['desk-23-order-types', '/orderTypes'],
  ['desk-24-users', '/userprofiles'],
  ['desk-25-supplier-users', '/usermanagement'],
  ['desk-26-roles', '/managerole'],
  ['desk-27-security-log', '/securitylog'],
  ['desk-28-profile', '/profile'],
  ['desk-29-customers', '/shipper'],
  ['desk-30-customer-menu', '/shippermenu'],
  ['desk-31-manage-customers', '/manageshipperlist'],
  ['desk-32-approve-customers', '/pendingshipper'],
  ['desk-33-customer-applications', '/shipperemailslist'],
];

/** Screens of one record: the first of its list. */
const recordPages: readonly (readonly [name: string, list: string])[] = [
  ['record-supplier', '/manage-carrier'],
  ['record-contractor', '/CreditorApplicationAdmin'],
  ['record-customer', '/shipper'],
  ['record-customer-review', '/pendingshipper'],
  ['record-document', '/documentManagement'],
  ['record-equipment', '/transporter'],
  ['record-item', '/itemMasterList'],
  ['record-user', '/userprofiles'],
  ['record-role', '/managerole'],
];

/** What staff see: the lists, a form, a review, and the pages for what is not there. */
export async function deskShots(page: Page, product: Product, take: Take): Promise<void> {
  for (const [name, path] of deskPages) {
    await page.goto(`${product.url}${path}`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await take(page, name);
  }
  for (const [name, path] of recordPages) {
    await page.goto(`${product.url}${path}`);
    await page.locator('[data-row-link]').first().click();
    await page.waitForURL((url) => url.pathname.toLowerCase() !== path.toLowerCase());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await take(page, name);
  }
  const staff = await staffSession(product, people.administrator);
  const pending = await ask<{ rows: { keyIdentifier: string }[] }>(product, staff, 'getAllCarriersByClientName', {
    status: ['pending'],
    isTrasporter: true,
    pageSize: 10,
  });
  const id = pending.rows[0]!.keyIdentifier;
  for (const [name, path] of [
    ['desk-7-edit-supplier', `/carrierApplicationAdmin/${id}`],
    ['desk-8-review', `/carrierApproval/${id}`],
  ] as const) {
    await page.goto(`${product.url}${path}`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await take(page, name);
  }
  await page.goto(`${product.url}/manage-carrier`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'desk-10-send-link');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('dialog', { name: 'Views' }).waitFor();
  await take(page, 'desk-29-views');
  await press(page, 'Save as a view');
  await page.getByLabel('View name').waitFor();
  await take(page, 'desk-30-save-view');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('kar');
  await page.getByRole('option').first().waitFor();
  await take(page, 'desk-31-search');
}
