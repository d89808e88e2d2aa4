import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations, phone } from './carrier-form.ts';
import { texts as documentTypes } from '#modules/base/companies/messages/document-types/en.ts';
import { dayFromNow, staffSession } from './carrier-links.ts';
import { people, type Product, signIn } from './server.ts';
import { capture, type Captured } from './suppliers.ts';
import { test } from './test.ts';

// The inbox of decisions in the real product: who decides what, in their own place and in a colleague's.
let product: Product;
/** Captured by the administrator, and by the one who stands in for the approver. */
let byAdministrator: Captured;
let byOnboarding: Captured;
test.beforeAll(async ({ shared }) => {
  product = shared;
  const [administrator, onboarding] = await Promise.all([
    staffSession(product),
    staffSession(product, people.onboarding),
  ]);
  const cover = { from: dayFromNow(-30), to: dayFromNow(335) };
  byAdministrator = await capture(product, administrator, 'Sabie Bridge Haulage', cover);
  byOnboarding = await capture(product, onboarding, 'Sabie Valley Timber Lines', cover);
});

// By their type alone, which says that they are documents.
const types = new RegExp(
  Object.values(documentTypes)
    .join('|')
    .replaceAll(/[()]/g, String.raw`\$&`),
);

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, ...texts: string[]) =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('row'));

/** The inbox of somebody, in a browser of their own. */
async function openInbox(browser: Browser, account: string, query = '', device: object = {}): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await signIn(page, product, account);
  await page.goto(`${product.url}/approvals${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  return page;
}

/** Opens the supplier of a row, and approves it there. */
async function approve(page: Page, { name }: Captured): Promise<void> {
  await row(page, name, 'Supplier').click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await button(page, 'Approve').first().click();
  await dialog(page).getByLabel('Comment').fill('Compared with the bank letter.');
  await button(dialog(page), 'Approve').click();
  await expect(page.getByText(`${name} was approved.`).first()).toBeVisible();
}

test('several kinds wait in one inbox; one is taken on and decided, and leaves it', async ({ browser }) => {
  const page = await openInbox(browser, people.approver);
  await expectNoViolations(page);
  // A row is one line high, and does not say what is asked in nearly all of them.
  const heights = await page
    .locator('tbody tr:has([data-row-link])')
    .evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
  await expect(page.getByText('Approve or reject')).toHaveCount(0);
  // From one to the next without going back to the list.
  await page.locator('[data-row-link]').first().click();
  const walk = page.getByRole('navigation', { name: 'Records of Inbox' });
  await expect(walk).toContainText(/^1 of \d+/);
  await walk.getByRole('link', { name: /^Next: ./ }).click();
  await expect(walk).toContainText(/^2 of \d+/);
  await expect(walk.getByRole('link', { name: /^Before: ./ })).toBeVisible();
  await walk.getByRole('link', { name: /^2 of/ }).click();
  await page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: /^Bank changes/ })
    .click();
  await expect(row(page, 'Supplier')).toHaveCount(0);
  await expect(row(page, 'Bank change').first()).toBeVisible();

  await page.goto(`${product.url}/approvals?search=Sabie`);
  const [supplier, certificate] = [
    row(page, byOnboarding.name, 'Supplier'),
    row(page, byOnboarding.name, 'GIT certificate'),
  ];
  await expect(certificate).toContainText('GIT-2026-0417');
  await expect(certificate).toContainText('In time');
  await button(supplier, `Take on: ${byOnboarding.name}`).click();
  await expect(supplier).toContainText('Thandi Nkosi');
  await expect(button(supplier, `Give back: ${byOnboarding.name}`)).toBeVisible();

  // Somebody else who may decide hears that it left, and of nothing that they captured.
  const administrator = await openInbox(browser, people.administrator, '?search=Sabie');
  await expect(row(administrator, byOnboarding.name, 'Supplier')).toContainText('Thandi Nkosi');
  await expect(row(administrator, byAdministrator.name)).toHaveCount(0);
  await approve(page, byOnboarding);
  await page.goBack();
  await expect(certificate).toBeVisible();
  await expect(supplier).toHaveCount(0);
  // What is left of the applicant is a row of its own.
  await expect(administrator.getByText('1 new row')).toBeVisible();
  await button(administrator, 'Show').click();
  await expect(row(administrator, byOnboarding.name, 'Supplier')).toHaveCount(0);
  await administrator.context().close();
  await page.context().close();
});

test('a colleague decides what was handed over, and never what they captured', async ({ browser }) => {
  const delegate = await openInbox(browser, people.onboarding);
  await expect(row(delegate, 'Supplier')).toHaveCount(0);
  // Elsewhere with this tab while the rights change: nothing tells it.
  await delegate.goto('about:blank');

  const page = await openInbox(browser, people.approver);
  await button(page, 'While I am away').click();
  // Nothing is handed over yet, so the form opens at once.
  await expect(dialog(page).getByRole('heading', { name: 'Hand over my decisions' })).toBeVisible();
  const colleague = dialog(page).getByRole('option', {
    name: /^Pieter Botha \(.+\) · An administrator must release it/,
  });
  await dialog(page)
    .getByLabel('Colleague')
    .selectOption(await colleague.getAttribute('value'));
  await expect(dialog(page).getByText(/^Pieter Botha does not decide by their own roles: /)).toBeVisible();
  await dialog(page).getByLabel('Note').fill('Annual leave');
  await expectNoViolations(page);
  await button(dialog(page), 'Hand over').click();
  const line = dialog(page).getByRole('listitem').filter({ hasText: 'Pieter Botha decides for you' });
  await expect(line).toContainText('Waits for an administrator');
  const administrator = await openInbox(browser, people.administrator);
  await button(administrator, 'While I am away').click();
  await button(dialog(administrator), 'Release: Pieter Botha decides for Thandi Nkosi').click();
  await expect(dialog(administrator).getByText(/released by/)).toBeVisible();
  await administrator.context().close();
  await expect(line).toContainText('In force');
  await expect(line).toContainText('Annual leave');

  const mailed = async () => (await product.outbox()).find(({ to }) => to === people.onboarding)?.subject;
  await expect.poll(mailed).toBe('You decide in place of Thandi Nkosi');

  await delegate.goto(`${product.url}/approvals?search=Sabie`);
  await expect(delegate.getByText(/^You decide in place of Thandi Nkosi until/)).toBeVisible();
  await expect(row(delegate, byAdministrator.name, 'Supplier')).toContainText('For Thandi Nkosi');
  await expect(row(delegate, byOnboarding.name)).toHaveCount(0);
  await approve(delegate, byAdministrator);
  await delegate.getByRole('link', { name: 'History' }).click();
  await expect(delegate.getByRole('list', { name: 'History' })).toContainText(/Pieter Botha.*Thandi Nkosi/);

  await button(line, 'Take back from Pieter Botha').click();
  await expect(line).toContainText('Over');
  await delegate.goto(`${product.url}/approvals?search=Sabie`);
  await expect(delegate.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(row(delegate, byAdministrator.name)).toHaveCount(0);
  await delegate.context().close();
  await page.context().close();
});

test('on a phone every kind and both dialogs are within reach', async ({ browser }) => {
  const page = await openInbox(browser, people.administrator, '', phone);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await expect(button(page, 'Due times')).toBeInViewport();
  expect(await fits()).toBe(true);
  await expectNoViolations(page);
  const documents = page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^Documents/ });
  await documents.click();
  await expect(documents).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-row-link]').first()).toContainText(types);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-row-link]') })
    .first();
  await card.getByRole('button', { name: /^Take on: / }).click();
  await expect(card.getByText('Naledi Mokoena')).toBeVisible();
  await card.getByRole('button', { name: /^Give back: / }).click();
  await expect(card.getByRole('button', { name: /^Take on: / })).toBeVisible();

  await button(page, 'Due times').click();
  const warning = dialog(page).getByLabel('Documents: warn after (hours)');
  await warning.fill('200');
  await button(dialog(page), 'Save').click();
  await expect(dialog(page).getByText('The warning must come before the item is overdue.')).toBeVisible();
  expect(await fits()).toBe(true);
  await expectNoViolations(page);
  await warning.fill('48');
  await button(dialog(page), 'Save').click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Due times').click();
  await expect(warning).toHaveValue('48');
  await page.context().close();
});
