import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { ask, staffSession, type Staff } from './carrier-links.ts';
import { people, signIn, signInOnScreen, type Product } from './server.ts';
import { test } from './test.ts';

// Plain master data in the real product: one noun by pointer and by keyboard, another with its own rules.
let product: Product;
let administrator: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  administrator = await staffSession(product, people.administrator);
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

interface Saved {
  readonly id: string;
  readonly lockId: string;
}
const packing = (code: string, name: string) =>
  ask<Saved>(product, administrator, 'postPackingType', { code, name, unit: 'pallet' });

async function open(browser: Browser, account: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, account);
  await page.goto(product.url + path);
  return page;
}

test('a packing type is created; a code that is taken is refused on its field', async ({ page }) => {
  await signInOnScreen(page, product, people.administrator);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Places and goods' }).click();
  await page.getByRole('link', { name: 'Packing types' }).click();
  await expect(page).toHaveURL(/\/managePackingType$/);
  await expect(row(page, 'CHEP')).toContainText('Pooled pallet');
  await page.getByRole('link', { name: 'New Packing Type' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Packing Type' })).toBeVisible();

  await button(page, 'Save').click();
  await expect(page.getByText('This field is required.')).toHaveCount(3);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('chep');
  await page.getByLabel('Unit').selectOption('Carton');
  await page.getByLabel('Name').fill('Banana carton');
  await button(page, 'Save').click();
  await expect(page.getByText('Another record already has the code CHEP. Choose another one.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('banana');
  await page.getByLabel('Tare in kg').fill('1,8');
  await button(page, 'Save').click();

  await expect(page).toHaveURL(/\/managePackingType$/);
  await expect(row(page, 'BANANA')).toContainText('Banana carton');
  await expect(row(page, 'BANANA')).toContainText('1,8');
  await expect(row(page, 'BANANA').getByRole('link')).toBeFocused();
});

test('by keyboard alone: found without its accents, opened, changed and saved; the history says what was changed', async ({
  page,
}) => {
  await packing('MULLER', 'Müller crate');
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/managePackingType`);
  await row(page, 'MULLER').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('muller');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Packing Type MULLER' })).toBeVisible();
  await page.getByLabel('Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Müller crate, blue');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/managePackingType\?search=muller$/);
  await expect(row(page, 'Müller crate, blue')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('ArrowRight');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(
    /ChangedNaledi Mokoena.*Name\s*from Müller crate\s*to Müller crate, blue/,
  );
  await expect(history.getByRole('listitem').last()).toContainText('Created');
});

test('when two edit, the second sees what the first changed, and goes on', async ({ page, browser }) => {
  const { id } = await packing('TWICE', 'Edited twice');
  const path = `/packingTypeCapture/${id}`;
  await signIn(page, product, people.administrator);
  await page.goto(product.url + path);
  await page.getByLabel('Tare in kg').fill('12');
  await page.getByLabel('Unit').selectOption('Carton');
  const other = await open(browser, people.administrator, path);
  await other.getByLabel('Name').fill('Edited by the first');
  await other.getByLabel('Unit').selectOption('Drum');
  await button(other, 'Save').click();
  await expect(row(other, 'Edited by the first')).toBeVisible();

  await button(page, 'Save').click();
  await expect(dialog(page).getByRole('heading', { name: 'Someone else changed this record' })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Name' })).toContainText('Edited by the first');
  // In the words of the form, not as they are stored.
  await expect(dialog(page).getByRole('group', { name: /^Unit/ })).toContainText(
    /TheirsDrum.*MineCarton.*Before: Pallet/,
  );
  await button(dialog(page), 'Use these values').click();
  await button(page, 'Save').click();
  await expect(row(page, 'Edited by the first')).toContainText('12');
  await other.context().close();
});

test('what is not used any more is deactivated, one or many, and comes back', async ({ page }) => {
  await packing('OLD1', 'Outdated crate one');
  await packing('OLD2', 'Outdated crate two');
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/managePackingType?search=outdated`);
  await row(page, 'OLD1').click();
  // Not while something is typed: it would be lost.
  await page.getByLabel('Name').fill('Outdated crate, renamed');
  await expect(button(page, 'Deactivate')).toHaveCount(0);
  await button(page, 'Discard').click();
  await button(dialog(page), 'Discard').click();
  await button(page, 'Deactivate').click();
  await expect(page.getByText('Outdated crate one was deactivated.').first()).toBeVisible();
  await expect(row(page, 'OLD1')).toContainText('Inactive');

  await row(page, 'OLD1').getByRole('checkbox').check();
  await row(page, 'OLD2').getByRole('checkbox').check();
  await button(page, 'Deactivate').click();
  await expect(dialog(page)).toContainText('Deactivate 2 records?');
  await button(dialog(page), 'Deactivate').click();
  await expect(row(page, 'OLD2')).toContainText('Inactive');
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await button(page, 'Inactive').click();
  await row(page, 'OLD2').click();
  await expect(page.getByText('Inactive: it can no longer be chosen.')).toBeVisible();
  await button(page, 'Activate').click();
  await expect(row(page, 'OLD2')).toHaveCount(0);
});

test('a profit centre is not part of itself, and one that is used keeps its code', async ({ page }) => {
  await signIn(page, product, people.administrator);
  // Without a record there is nothing to update: the list is where one is chosen.
  await page.goto(`${product.url}/updateprofitcentre`);
  await expect(page).toHaveURL(/\/profitcentres$/);
  await page.goto(`${product.url}/profitcentres`);
  await expect(row(page, 'Johannesburg – Durban')).toContainText('LINEHAUL');
  await page
    .getByRole('row', { name: /^LINEHAUL|LINEHAUL Linehaul/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/updateprofitcentre\?id=/);
  const parent = page.getByLabel('Part of');
  await expect(parent.getByRole('option', { name: 'N3 · Johannesburg – Durban' })).toBeAttached();
  await expect(parent.getByRole('option', { name: 'LINEHAUL · Linehaul' })).toHaveCount(0);
  await parent.selectOption('N3 · Johannesburg – Durban');
  await button(page, 'Save').click();
  await expect(page.getByText('A profit centre cannot be part of itself or of a centre below it.')).toBeVisible();
  await parent.selectOption('None');
  await page.getByLabel('Code').fill('TRUNK');
  await button(page, 'Save').click();
  await expect(page.getByText(/This can no longer be changed/)).toBeVisible();
  await button(page, 'Discard').click();
  await button(dialog(page), 'Discard').click();
  await expect(page.getByLabel('Code')).toHaveValue('LINEHAUL');
});

test('who only looks reads the record and its history, and an address without a record says so', async ({ page }) => {
  const { id } = await packing('SEEN', 'Only seen');
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/managePackingType`);
  await expect(row(page, 'SEEN')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Packing Type' })).toHaveCount(0);
  // They may select rows, and do nothing with them but take them along.
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check();
  await expect(button(page.getByRole('toolbar'), 'Export selected')).toBeVisible();
  await expect(button(page.getByRole('toolbar'), 'Deactivate')).toHaveCount(0);
  await page.goto(`${product.url}/packingTypeCapture/${id}`);
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(button(page, 'Save')).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Only seen');
  await page.goto(`${product.url}/packingTypeCapture/new`);
  await expect(page.getByRole('heading', { name: 'You are on the wrong page' })).toBeVisible();
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`${product.url}/packingTypeCapture/${unknown}`);
    await expect(page.getByRole('heading', { name: 'There is no such record' })).toBeVisible();
  }
});

test('after sign-in the desk loads what its forms offer', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const operation = (request.postDataJSON() as { operation?: string } | null)?.operation;
    if (operation) asked.add(operation);
  });
  await signInOnScreen(page, product, people.administrator);
  for (const operation of ['getCompany', 'getCountries', 'getOrderTypes', 'getAllProfitCentres', 'getItemMasters'])
    await expect.poll(() => [...asked], operation).toContain(operation);
});

test('on a phone the list is cards, and a record is changed with one hand', async ({ browser }) => {
  const { id } = await packing('PHONE', 'Seen on a phone');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/managePackingType?search=phone`);
  await page.getByRole('listitem').filter({ hasText: 'Seen on a phone' }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await page.getByLabel('Can be stacked').check();
  await button(page, 'Save').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Seen on a phone' })).toBeVisible();
  await context.close();
});
