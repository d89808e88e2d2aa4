import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { ask, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// A debtors' clerk in the morning: who owes what, whom to ring, what was promised, and the reminders. It posts promises and sends
// mails: so it has a server of its own.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const desktop = { width: 1440, height: 900 };

interface Ageing {
  readonly sum: { readonly total: number };
  readonly ledger: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly { readonly customerId: string; readonly customerName: string; readonly overdue: number }[];
}

test('whom to ring, a promise, a past day and the reminders', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staffSession(product);
  const ageing = (query: object = {}) => ask<Ageing>(product, clerk, 'getInvoiceAgeing', query);
  const { sum, ledger, counts } = await ageing();
  expect(sum.total).toBe(ledger);
  expect(counts['ring']).toBeGreaterThan(0);
  const page = await (await browser.newContext({ viewport: desktop })).newPage();
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/debtors`);
  await expect(page.getByRole('heading', { name: 'Debtors', level: 1 })).toBeVisible();
  await expect(page.getByText('account 1100')).toBeVisible();
  await expect(page.getByRole('button', { name: `Ring today ${counts['ring']}` })).toBeVisible();
  await expectAccessible(page, 'the debtors’ desk');
  await page.setViewportSize(desktop);

  // The first of the ring list is open: its invoices, and the form.
  const [first] = (await ageing({ filter: 'ring' })).rows;
  await expect(page.getByRole('heading', { name: first!.customerName, level: 3 })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByLabel('Amount promised')).toBeFocused();
  await page.getByLabel('Amount promised').fill('1000');
  await page.getByRole('textbox', { name: 'Promised for' }).fill('soon');
  await page
    .getByRole('button', { name: /^Promised/ })
    .last()
    .click();
  await expect(page.getByRole('textbox', { name: 'Promised for' })).toHaveAttribute('aria-invalid', 'true');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: 'Promised for' }).fill(day);
  // What was wrong of it is gone before the button is pressed: it moves with the message.
  await page.keyboard.press('Tab');
  await page
    .getByRole('button', { name: /^Promised/ })
    .last()
    .click();
  await expect(page.getByText('The promise is taken down. Reminders wait for it.').first()).toBeVisible();
  expect((await ageing()).counts['ring']).toBe(counts['ring']! - 1);

  // As of a day before the year began nobody owed anything.
  await page.getByLabel('As of').fill('2019-12-31');
  await expect(page.getByText('Nobody owes anything on this day.')).toBeVisible();
  await page.getByLabel('As of').fill('');

  // The reminders: shown before they are sent, and sent once.
  const preview = await ask<{ due: number }>(product, clerk, 'getPaymentReminders', {});
  await page.getByRole('button', { name: `Start the reminders, ${preview.due}` }).click();
  await expect(page.getByRole('dialog')).toContainText('has promised');
  if (preview.due > 0) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send \d+ reminder/ })
      .click();
    await expect(page.getByRole('button', { name: 'Start the reminders, 0' })).toBeVisible();
  } else await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  // The rule of the company: steps that do not follow each other are named at their field, and nothing typed is lost.
  await page.getByRole('button', { name: 'Change the rule' }).click();
  const rule = page.getByRole('dialog', { name: 'Statements and reminders of the company' });
  await rule.getByLabel('Reminder 2: days late').fill('2');
  await rule.getByLabel('Send the first two reminders by themselves on working days').check();
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule.getByText('Each reminder comes later than the one before. Enter days that grow.')).toBeVisible();
  await expectAccessible(page, 'the rule of reminders');
  await page.setViewportSize(desktop);
  await rule.getByLabel('Reminder 2: days late').fill('10');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 firm, 10 days late')).toBeVisible();

  // On a phone it is the list of whom to ring.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/debtors`);
  await expect(page.getByRole('heading', { name: 'Ring today' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Debtors by age' })).toBeHidden();
  await expectAccessible(page, 'the ring list on a phone');
});
