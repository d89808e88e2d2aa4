import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { certificatePdf } from './carrier-links.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// The desk for documents in the real product: filed by one person, decided by another, and missed where they are not.
let product: Product;
test.beforeAll(async ({ shared }) => {
  product = shared;
});

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await dialog(page)
    .getByLabel(/Choose a file|Choose another file/)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

test('a missing document is uploaded from the checklist, and approved by somebody else with its dates', async ({
  page,
  browser,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/documentManagement`);
  await page.getByRole('link', { name: 'Missing documents' }).click();
  await page.getByPlaceholder('Name, account number').fill('Quickload Brokers');
  const missing = row(page, 'Quickload Brokers');
  await expect(missing).toContainText('0 of 4 there');
  await missing.getByRole('button', { name: 'Upload: Tax clearance, Quickload Brokers (Pty) Ltd' }).click();
  await chooseFile(page, 'letter.pdf', Buffer.from('not a PDF at all'));
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(dialog(page).getByText('Only PDF, JPEG, PNG and TIFF files are accepted.')).toBeVisible();
  await chooseFile(page, 'tax.pdf', await certificatePdf('Quickload Brokers (Pty) Ltd'));
  await expect(dialog(page).getByText('tax.pdf')).toBeVisible();
  await dialog(page).getByLabel('Number').fill('TC-2026-88');
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('The document was uploaded').first()).toBeVisible();
  await expect(missing).toContainText('Waits for review');

  await missing.getByRole('link', { name: 'Tax clearance' }).click();
  await expect(page.getByRole('heading', { name: 'Tax clearance: Quickload Brokers (Pty) Ltd' })).toBeVisible();
  await expect(page.getByText('You uploaded this document, so someone else must decide on it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, product, people.approver);
  await approver.goto(page.url());
  await approver.getByRole('textbox', { name: 'Valid until' }).fill('2030-06-30');
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('The document was approved').first()).toBeVisible();
  await expect(approver.getByText('30 Jun 2030').first()).toBeVisible();
  await expect(approver.getByRole('list', { name: 'History' })).toContainText('Thandi Nkosi');
  // The other one sees it without asking again.
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  expect((await new AxeBuilder({ page: approver as never }).analyze()).violations).toEqual([]);
});

test('many are approved at once, with a result for each that was not', async ({ page }) => {
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/documentManagement?status=pending&type=companyRegistration`);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Company registration');
  await first.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(page)).toContainText('Approve 1 document?');
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 row done').first()).toBeVisible();
});

test('a rejected document says why, and its new version stands beside it', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/documentManagement?status=submitted&type=taxClearance`);
  await page.locator('[data-row-link]').first().click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: 'Reject' }).click();
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(decision.getByText('This field is required.')).toBeVisible();
  await decision.getByLabel('Reason').fill('The stamp cannot be read');
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('The stamp cannot be read').first()).toBeVisible();
  await page.getByRole('button', { name: 'Replace' }).click();
  await chooseFile(page, 'again.pdf', await certificatePdf('Somebody (Pty) Ltd'));
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 2');
  await expect(page.getByText('Superseded', { exact: true }).first()).toBeVisible();
});

test('who only looks can read and decide nothing', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/documentManagement`);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  for (const name of ['Approve', 'Reject', 'Edit details', 'Replace'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('several documents are downloaded as one archive', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/documentManagement`);
  for (const at of [1, 2]) await page.getByRole('row').nth(at).getByRole('checkbox').check();
  const download = page.waitForEvent('download');
  await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(fs.readFileSync(await saved.path()));
  expect(Object.values(files).map((bytes) => Buffer.from(bytes.slice(0, 5)).toString())).toEqual(['%PDF-', '%PDF-']);
});
