import AxeBuilder from '@axe-core/playwright';
import fs from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { people, signIn, startProduct, type OwnProduct } from './server.ts';
import { test } from './test.ts';

// The import centre in the real product: from a file to records, and back.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});
const packing = (code: string) =>
  csv(
    `${code}.csv`,
    'Ref;Name;Unit;Tare in kg;Remarks',
    `${code}1;Euro pallet;pallet;25,5;blue`,
    `${code}2;Octabin;Carton;8;`,
    `${code}1;Once more;pallet;1;`,
    `${code}3;Without a unit;;2;`,
    `${code}4;No such unit;bucket;2;`,
  );

async function upload(page: Page, path: string, file: ReturnType<typeof csv>): Promise<void> {
  await page.goto(product.url + path);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible();
}

test('a file is mapped, checked, imported in part, its failed rows are saved, and all of it is undone', async ({
  page,
}) => {
  await signIn(page, product, people.administrator);
  await upload(page, '/import/packingType', packing('QX'));
  await expect(page.getByRole('combobox', { name: 'Field: Name' })).toHaveValue('name');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The key is not among the fields, and then it is there twice.
  await page.getByRole('combobox', { name: 'Field: Ref' }).selectOption('');
  await button(page, 'Check the rows').click();
  await expect(
    page.getByText('New records need Code. Match those columns, or only update existing records.'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Field: Ref' }).selectOption({ label: 'Code *' });
  await page.getByRole('combobox', { name: 'Field: Remarks' }).selectOption({ label: 'Code *' });
  await expect(page.getByText('Two columns fill the same field. Choose one of them.')).toHaveCount(2);
  await expect(button(page, 'Check the rows')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Field: Remarks' }).selectOption('');
  await page.getByLabel('Save this mapping as').fill('Warehouse sheet');
  await button(page, 'Check the rows').click();

  // Nobody waits for it: the page is closed and opened again.
  await page.waitForURL(/\/import\/packingType\//);
  const address = page.url();
  await page.goto(`${product.url}/dashboard/1`);
  await page.goto(address);
  await expect(button(page, 'New 2')).toBeVisible();
  await expect(page.getByText('Unit: This field is required.')).toBeVisible();
  await expect(page.getByText(/^Unit: “bucket” is not one of the choices: Pallet, Bag, /)).toBeVisible();
  await expect(button(page, 'Import all or nothing')).toBeDisabled();
  await button(page, 'Duplicate 1').click();
  await expect(page.getByText('Row 2 has the same record.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await button(page, 'Import valid rows').click();
  await expect(page.getByText('New records: 2. Changed records: 0. Skipped rows: 3.')).toBeVisible();
  await button(page.getByRole('dialog'), 'Import valid rows').click();
  await expect(page.getByRole('heading', { name: '2 records were imported' })).toBeVisible();

  const download = page.waitForEvent('download');
  await button(page, 'Download skipped rows').click();
  const saved = fs.readFileSync(await (await download).path(), 'utf8');
  expect(saved.split('\r\n')).toHaveLength(5);
  expect(saved).toContain('QX4;No such unit;bucket;2;;Unit: “bucket” is not one of the choices: ');

  await page.getByRole('link', { name: 'Go to the list' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Octabin' })).toBeVisible();
  await page.goto(address);
  await button(page, 'Undo the import').click();
  await button(page.getByRole('dialog'), 'Undo the import').click();
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible();

  // The next file of the warehouse is understood at once, and the earlier import is told.
  await upload(page, '/import/packingType', packing('QX'));
  await expect(page.getByText(/Naledi Mokoena imported the same file on .*\./)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Field: Ref' })).toHaveValue('code');
});

test('pasted cells are a file; a number with the mark of the few is shown as it is stored, and confirmed first', async ({
  page,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/import/packingType`);
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await page.evaluate(() => {
    const cells =
      'Code\tName\tUnit\tTare in kg\nQD1\tOne\tbag\t25,5\nQD2\tTwo\tbag\t8.5\nQD3\tThree\tbag\t1.250,75\nQD4\tFour\tbag\t9.5\nQD5\tFive\tbag\t7.5';
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await button(page, 'Check the rows').click();
  await expect(button(page, 'To confirm 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^“1\.250,75” is read as 1\s250,75\. Other numbers in this file/)).toBeVisible();
  await expect(page.getByText('In the file: 1.250,75')).toBeVisible();
  await expect(button(page, 'Import valid rows')).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByLabel('I have looked at the 2 rows to confirm, and their values are read correctly.').check();
  await button(page, 'Import valid rows').click();
  await button(page.getByRole('dialog'), 'Import valid rows').click();
  await expect(page.getByRole('heading', { name: '5 records were imported' })).toBeVisible();
});

test('customers of the books come in on a phone, and wait for a decision', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, product, people.administrator);
  const file = csv(
    'debtors.csv',
    'Account,Customer name,Reg no,Email,Address,Town,Province,Postcode',
    'KG-77,Kgalagadi Salt Works Ltd,2012/456789/06,books@kgalagadisalt.example,7 Pan Road,Upington,Northern Cape,8801',
  );
  await upload(page, '/importdebtor', file);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await button(page, 'Check the rows').click();
  await button(page, 'Import all or nothing').click();
  await button(page.getByRole('dialog'), 'Import all or nothing').click();
  await expect(page.getByRole('heading', { name: '1 record was imported' })).toBeVisible();
  await context.close();
});

test('who may only look sees what was imported, and no way to import', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/importdebtor`);
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toHaveCount(0);
});

test('a file that is no table says so, and what to do', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/importcreditor`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 broken') });
  await expect(
    page.getByText('The file could not be read. Save it as CSV (UTF-8) or as an Excel workbook (XLSX), and try again.'),
  ).toBeVisible();
});
