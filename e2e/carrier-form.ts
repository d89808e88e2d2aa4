import AxeBuilder from '@axe-core/playwright';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { ask, type Invitation, passCode, type Staff } from './carrier-links.ts';
import type { Product } from './server.ts';

// A carrier's hands on the registration form.

export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-ZA' };
export const warning = 'Warning! Please complete all required fields *.';

export async function open(browser: Browser, { url }: Pick<Invitation, 'url'>, device: object = phone): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await page.goto(url);
  return page;
}
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
export const expectStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
/** A phone number in a field, however its digits are grouped. */
export const endsIn = (lastDigits: string) => new RegExp(`${[...lastDigits].join(' ?')}$`);
export const draftIsSaved = (page: Page) => expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

export async function begin(
  page: Page,
  product: Product,
  invitation: Invitation,
  answer: 'Yes, a transporter' | 'No',
): Promise<string> {
  const code = await passCode(page, product, invitation);
  await press(page, 'Agree');
  await page.getByRole('radio', { name: answer }).check();
  await press(page, 'Continue');
  await expectStep(page, 'Company Details');
  return code;
}

export async function fillCompany(page: Page, name: string, regNo: string): Promise<void> {
  await page.getByLabel('Full registered name').fill(`${name} (Pty) Ltd`);
  await page.getByLabel('Trade name').fill(name);
  await page.getByLabel('Registration number').fill(regNo);
  const physical = page.getByRole('region', { name: 'Physical address' });
  await physical.getByLabel('Address line 1').fill('12 Voortrekker Road');
  await physical.getByRole('combobox', { name: 'Province or region' }).selectOption('Western Cape');
  await physical.getByRole('combobox', { name: 'City or town' }).fill('Bellville');
  await physical.getByLabel('Postal code').fill('7530');
  await page.getByLabel('Same as Physical Address').check();
}

/** The suppliers of this name, as staff find them. */
export async function suppliersNamed(
  product: Product,
  staff: Staff,
  search: string,
): Promise<{ keyIdentifier: string; lockId: string }[]> {
  const { rows } = await ask<{ rows: { keyIdentifier: string; lockId: string }[] }>(
    product,
    staff,
    'getAllCarriersByClientName',
    { search },
  );
  return rows;
}
