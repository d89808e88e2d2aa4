import { expect, type Page } from '@playwright/test';
import { dayFromNow, staffSession } from './carrier-links.ts';
import { people, type Product, signIn } from './server.ts';
import { capture } from './suppliers.ts';
import { test } from './test.ts';

// The commonest jobs of a desk, from the dashboard, each in three clicks or by a command (decision 0165).
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

/** Opens the dashboard; the answer says how often the mouse was pressed since. Typing and keys are not counted. */
async function dashboard(page: Page, account: string): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      document.documentElement.dataset['clicks'] = String(Number(document.documentElement.dataset['clicks'] ?? 0) + 1);
    });
  });
  await signIn(page, product, account);
  await page.goto(`${product.url}/dashboard/1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => Number(await page.locator('html').getAttribute('data-clicks'));
}

/** Types what Ctrl K offers, and takes it. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const cover = { from: dayFromNow(-30), to: dayFromNow(200) };

test('invite a supplier: 3', async ({ page }) => {
  const clicks = await dashboard(page, people.onboarding);
  await section(page, 'Parties').click();
  await page.getByRole('button', { name: 'Send link' }).click();
  const email = `jobs-${crypto.randomUUID().slice(0, 8)}@karoo.example`;
  for (const [label, text] of [
    [/Recipient’s name/, 'Karoo Jobs Cartage'],
    [/^Email/, email],
    [/mobile|Mobile/, '082 555 0190'],
  ] as const)
    await dialog(page).getByLabel(label).last().fill(text);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page).getByText(`The link was sent to ${email}.`)).toBeVisible();
  expect(await clicks()).toBe(3);
});

test('ask for one part of an application: 3', async ({ page }) => {
  const { name } = await capture(product, await staffSession(product, people.onboarding), 'Jobs Asked Cartage', cover);
  const clicks = await dashboard(page, people.administrator);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Ask for information: Bank account' }).click();
  await expect(dialog(page).getByLabel('Bank Details')).toBeChecked();
  // The cursor is where the question is typed.
  await page.keyboard.type('Which branch is it?');
  await dialog(page).getByRole('button', { name: 'Send question' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Info requested').first()).toBeVisible();
  expect(await clicks()).toBe(3);
});

test('ask a contractor about one part of the form: its row, the sign, Send question: 3', async ({ page }) => {
  const clicks = await dashboard(page, people.administrator);
  await page.goto(`${product.url}/CreditorApplicationAdmin`);
  await page.getByRole('link', { name: 'Overberg Koelvervoer BK' }).click();
  await page.getByRole('button', { name: 'Ask for information: Company Details' }).click();
  await expect(dialog(page).getByLabel('Company Details')).toBeChecked();
  await page.keyboard.type('Which branch is it?');
  await dialog(page).getByRole('button', { name: 'Send question' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Info requested').first()).toBeVisible();
  expect(await clicks()).toBe(3);
});

test('approve a supplier: 3', async ({ page }) => {
  const staff = await staffSession(product, people.onboarding);
  const { name } = await capture(product, staff, 'Jobs Approved Cartage', cover);
  const clicks = await dashboard(page, people.administrator);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await clicks()).toBe(3);
});

test('find any record: by keys alone', async ({ page }) => {
  const clicks = await dashboard(page, people.administrator);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('Mthatha Express');
  // The line that Enter opens: records come after screens, and later than them.
  await expect(page.getByRole('option', { name: /Mthatha Express CC/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Mthatha Express CC/ })).toBeVisible();
  expect(await clicks()).toBe(0);
});

for (const [job, name, arrives] of [
  ['propose a credit limit', 'Propose a limit', /Credit Limit|limit/i],
  ['new driver', 'New driver', /driver/i],
  ['import customers', 'Import customers', /Import: Customers/],
  ['change the terms', 'Change the terms', 'Terms and conditions'],
] as const)
  test(`${job}: a command`, async ({ page }) => {
    const clicks = await dashboard(page, people.administrator);
    await command(page, name);
    await expect(page.getByRole('heading', { level: 1, name: arrives })).toBeVisible();
    expect(await clicks()).toBe(0);
  });

test('hand over while away: a command, the colleague, Hand over', async ({ page }) => {
  const clicks = await dashboard(page, people.approver);
  await command(page, 'Hand over my decisions');
  await expect(dialog(page)).toBeVisible();
  expect(await clicks()).toBe(0);
});

test('export a list: its section, Export and the kind of file: 3', async ({ page }) => {
  const clicks = await dashboard(page, people.administrator);
  await section(page, 'Parties').click();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(await clicks()).toBe(3);
});
