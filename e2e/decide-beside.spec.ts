import { expect, type Page } from '@playwright/test';
import { expectNoViolations, phone } from './carrier-form.ts';
import { ask, dayFromNow, staffSession, type Staff } from './carrier-links.ts';
import { people, type Product, signIn } from './server.ts';
import { capture } from './suppliers.ts';
import { test } from './test.ts';

// Papers are decided beside their documents, and what stands beside a list is always one of it (decision 0223).
let product: Product;
let onboarding: Staff;
let approver: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  [onboarding, approver] = await Promise.all([
    staffSession(product, people.onboarding),
    staffSession(product, people.approver),
  ]);
});

const reason = 'The insurer confirmed the higher cover by telephone.';
const cover = { from: dayFromNow(-30), to: dayFromNow(335) };
const money = (page: Page) => page.getByRole('textbox', { name: 'GIT cover' });
const why = (page: Page) => page.getByRole('textbox', { name: 'Reason for the difference' });
type Record = {
  readonly certificates: readonly { readonly cover: number; readonly differenceReason: string | null }[];
};
const certificateOf = async (keyIdentifier: string) =>
  (await ask<Record>(product, approver, 'getCarrier', { keyIdentifier })).certificates[0];

test('a certificate that says less than was typed is decided beside it: what it says, or a reason', async ({
  page,
}) => {
  const { keyIdentifier } = await capture(product, onboarding, 'Beside River Cartage', cover);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  // The document's amount is filled in, beside the document and not over it.
  await expect(money(page)).toHaveValue(/1.500.000,00/);
  await expect(page.getByText(/^Entered: R.2.000.000,00\./)).toBeVisible();
  await expect(why(page)).toHaveCount(0);
  await expect(
    page
      .getByRole('img', { name: /page 1/i })
      .or(page.locator('canvas'))
      .first(),
  ).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Keep what was entered' }).click();
  await expect(page.getByText(/^The document says R.1.500.000,00\./)).toBeVisible();
  await expect(why(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  await expect(why(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await why(page).fill(reason);
  // A region by one press, another country by its first letters.
  await page.getByRole('button', { name: 'South Africa and neighbours' }).click();
  await page.getByRole('textbox', { name: 'Countries in which the policy holds' }).fill('zam');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen countries' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Approve certificate' }).click();
  await expect(page.getByText('The certificate was approved.').first()).toBeVisible();
  expect(await certificateOf(keyIdentifier)).toMatchObject({ cover: 2_000_000, differenceReason: reason });
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(reason);
});

test('A takes what the document says, R and a digit reject; nothing is dimmed', async ({ page }) => {
  const [taken, refused] = [
    await capture(product, onboarding, 'Beside Taken Cartage', cover),
    await capture(product, onboarding, 'Beside Refused Cartage', cover),
  ];
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/carrierApproval/${taken.keyIdentifier}`);
  await expect(money(page)).toHaveValue(/1.500.000,00/);
  await page.keyboard.press('a');
  await expect(page.getByText('The certificate was approved.').first()).toBeVisible();
  expect(await certificateOf(taken.keyIdentifier)).toMatchObject({ cover: 1_500_000, differenceReason: null });

  await page.goto(`${product.url}/carrierApproval/${refused.keyIdentifier}`);
  await expect(money(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('group', { name: 'Reject, because…' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByLabel('Reason')).toHaveValue('The document is not readable.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The certificate was rejected.').first()).toBeVisible();
});

test('on a phone the document stays in sight above the values', async ({ browser }) => {
  const { keyIdentifier } = await capture(product, onboarding, 'Beside Phone Cartage', cover);
  const page = await (await browser.newContext(phone)).newPage();
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  await money(page).focus();
  await expect(money(page)).toBeInViewport();
  await expect(page.getByText('Document 1 of 1')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolations(page);
  await page.context().close();
});

test('after an acceptance another tab shows none of the papers of the first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, people.administrator);
  for (const wait of [0, 800]) {
    await page.goto(`${product.url}/podstaging?tab=toReview`);
    const list = page.getByRole('list', { name: 'Proofs of delivery' });
    await expect(list.locator('[aria-current=true]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Accept, next' })).toBeEnabled();
    await page.keyboard.press('a');
    await page.waitForTimeout(wait);
    await page
      .getByRole('navigation', { name: 'What is there to do' })
      .getByRole('button', { name: /^Unmatched/ })
      .click();
    await expect(page).toHaveURL(/tab=unmatched/);
    await page.waitForTimeout(1500);
    // The address keeps the tab that was chosen, and the paper on the screen is one of its list.
    await expect(page).toHaveURL(/tab=unmatched/);
    await expect(list.locator('[aria-current=true]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Accept, next' })).toHaveCount(0);
  }
});
