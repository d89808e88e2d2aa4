import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { dayFromNow, staffSession, type Staff } from './carrier-links.ts';
import { people, signIn, signInOnScreen, type Product } from './server.ts';
import { capture } from './suppliers.ts';
import { test } from './test.ts';

// What all lists have, shown on the list of suppliers: views, the search over records, news, who else is editing.
let product: Product;
let onboarding: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  onboarding = await staffSession(product, people.onboarding);
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.getByRole('row');
const cover = { from: dayFromNow(-30), to: dayFromNow(200) };

async function open(browser: Browser, account: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, account);
  await page.goto(product.url + path);
  return page;
}

test('a view keeps search, order and columns, and a colleague opens it', async ({ page, browser }) => {
  await capture(product, onboarding, 'Soutpansberg Sand Haulage', cover);
  await signIn(page, product, people.onboarding);
  await page.goto(`${product.url}/manage-carrier?search=Soutpansberg&sort=-carrierName`);
  await expect(rows(page).filter({ hasText: 'Soutpansberg Sand Haulage' })).toBeVisible();
  await button(page, 'Columns').click();
  await page.getByRole('checkbox', { name: 'GIT cover' }).uncheck();
  await page.getByRole('checkbox', { name: 'Compact rows' }).check();
  await page.keyboard.press('Escape');

  await button(page, 'Views').click();
  await button(dialog(page, 'Views'), 'Save as a view').click();
  const save = dialog(page, 'Save as a view');
  await button(save, 'Save').click();
  await expect(save.getByText('This field is required.')).toBeVisible();
  await save.getByLabel('View name').fill('Soutpansberg');
  await save.getByLabel('Share with colleagues').check();
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([]);
  await button(save, 'Save').click();
  await expect(button(page, 'Soutpansberg')).toBeVisible();

  const colleague = await open(browser, people.viewer, '/manage-carrier');
  await button(colleague, 'Views').click();
  await expect(button(colleague, 'Soutpansberg by Pieter Botha')).toBeVisible();
  expect((await new AxeBuilder({ page: colleague }).analyze()).violations).toEqual([]);
  await button(colleague, 'Soutpansberg by Pieter Botha').click();
  await expect(colleague).toHaveURL(/search=Soutpansberg&sort=-carrierName/);
  await expect(rows(colleague)).toHaveCount(2);
  await expect(colleague.getByRole('columnheader', { name: 'GIT cover' })).toHaveCount(0);
  await button(colleague, 'Soutpansberg').click();
  await expect(button(colleague, 'Delete the view Soutpansberg')).toHaveCount(0);
  await colleague.context().close();

  await button(page, 'Soutpansberg').click();
  await button(page, 'Delete the view Soutpansberg').click();
  await button(dialog(page, 'Confirm'), 'Delete').click();
  await expect(button(page, 'Views')).toBeVisible();
});

test('the palette finds a record from any screen, by keys alone', async ({ page }) => {
  const { name } = await capture(product, onboarding, 'Olifants Citrus Lines', cover);
  await signInOnScreen(page, product, people.approver);
  await button(page, /Search or jump to/).waitFor();
  // Whatever it would still have to fetch comes after the last letter: what is typed at once must not be lost.
  let typed = () => {};
  const lastLetter = new Promise<void>((resolve) => (typed = resolve));
  await page.route('**/*.js', (route) => lastLetter.then(() => route.continue()));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('olifants cit');
  typed();
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveValue('olifants cit');
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/carrierApproval\//);
  await expect(page.getByRole('heading', { name: /Olifants Citrus Lines/ }).first()).toBeVisible();
});

test('rows change where they stand; new ones wait until they are asked for', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/manage-carrier`);
  const first = rows(page).nth(1);
  // A row of the list, not the place that is kept for one.
  await expect(first.getByRole('link')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const before = await first.getByRole('link').first().textContent();
  const { name } = await capture(product, onboarding, 'Amajuba Coal Movers', cover);
  await expect(page.getByText('1 new row')).toBeVisible();
  expect(await first.getByRole('link').first().textContent()).toBe(before);
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  await button(page, 'Show').click();
  await expect(first).toContainText(name);
  await expect(page.getByText('1 new row')).toHaveCount(0);
});

test('whoever opens a form sees that somebody else is changing the same record', async ({ page, browser }) => {
  const { keyIdentifier } = await capture(product, onboarding, 'Mopani Timber Haul', cover);
  const form = `/carrierApplicationAdmin/${keyIdentifier}`;
  await signIn(page, product, people.administrator);
  await page.goto(product.url + form);
  await page
    .getByLabel(/^Trade name/i)
    .first()
    .fill('Mopani Timber');

  const other = await open(browser, people.onboarding, form);
  await expect(other.getByText('Naledi Mokoena is editing this now')).toBeVisible();
  await expect(page.getByText('is editing this now')).toHaveCount(0);
  await other
    .getByLabel(/^Trade name/i)
    .first()
    .fill('Mopani Haul');
  await expect(page.getByText('Pieter Botha is editing this now')).toBeVisible();
  await other.close({ runBeforeUnload: false });
  await page.getByRole('button', { name: 'Discard' }).click();
  await button(dialog(page, 'Confirm'), 'Discard').click();
});

test('on paper a list and a record stand without what one presses, and nothing is cut', async ({ page }) => {
  const { keyIdentifier } = await capture(product, onboarding, 'Nyala Paper Carriers', cover);
  await signIn(page, product, people.onboarding);
  /** The texts that would be cut on the paper, because something around them hides what reaches out of it. */
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((each) => each.checkVisibility() && /hidden|auto|scroll|clip/.test(getComputedStyle(each).overflowY))
        .filter(
          (each) => each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 2 && !each.closest('.sr-only'),
        )
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
  async function expectPaper(): Promise<void> {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('aside, [data-chrome]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main .btn').filter({ visible: true })).toHaveCount(0);
    expect(await cut()).toEqual([]);
  }
  await page.goto(`${product.url}/manage-carrier`);
  await expect(rows(page).nth(1).getByRole('link')).toBeVisible();
  await expectPaper();
  // On A4 laid across it has the whole width, and names are written out.
  await page.setViewportSize({ width: 1047, height: 720 });
  expect((await page.locator('main').boundingBox())!.width).toBe(1047);
  const name = rows(page).nth(1).getByRole('link').first();
  expect(await name.evaluate((link) => getComputedStyle(link).webkitLineClamp)).toBe('none');
  expect(
    await page
      .locator('main thead button')
      .first()
      .evaluate((each) => getComputedStyle(each).display),
  ).toBe('contents');
  await expect(page.getByText('Skip to the content')).toBeHidden();
  // Whose paper it is; the heading of the columns repeats on each page.
  await expect(page.getByText('Highveld Haulage').filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('main thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  );

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  await expect(page.getByRole('heading', { name: /Nyala Paper Carriers/ }).first()).toBeVisible();
  await expectPaper();
  await expect(page.getByRole('heading', { name: /Nyala Paper Carriers/ }).first()).toBeVisible();
  // A label and its value stand on one line; the certificate is a paper of its own.
  await expect(page.getByRole('region', { name: 'Documents' })).toBeHidden();
  const label = page.locator('main dt', { hasText: 'Full registered name' }).first();
  const value = label.locator('xpath=following-sibling::dd[1]');
  const [at, beside] = [await label.boundingBox(), await value.boundingBox()];
  expect(Math.abs(at!.y - beside!.y)).toBeLessThan(8);
  // As wide as A4: nothing reaches over its edge.
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
});
