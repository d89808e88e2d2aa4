import { expect, type Page } from '@playwright/test';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { walkTo } from './inside-the-desk.ts';
import type { Product } from './server.ts';
import { test } from './test.ts';

let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

interface Row {
  readonly id: string;
  readonly supplierInvoiceNo: string;
}
const idOf = async (search: string) => {
  const { rows } = await ask<{ rows: Row[] }>(product, staff, 'getPurchaseInvoices', { search });
  return rows.find(({ supplierInvoiceNo }) => supplierInvoiceNo === search)!.id;
};
const open = (desk: Page, path: string) => walkTo(desk, product.url, path);
const save = async (desk: Page) => {
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Before payment' })).toBeVisible();
};

test('a credit note says whose place it takes, and a clerk who knows better chooses', async ({ desk }) => {
  const [id, invoiceId] = [await idOf('CR-211'), await idOf('EX-4134')];
  const place = desk.getByRole('region', { name: 'Will take the place of' });
  await open(desk, `/editPurchaseInvoice/${id}`);
  await expect(place).toContainText('EX-4134');
  await expect(place).toContainText(/R\s575,00/);

  // Chosen by hand, and nothing chosen: it lowers its invoice alone.
  await open(desk, `/editPurchaseInvoice/${id}/change`);
  await desk.getByLabel('Takes the place of deductions').selectOption({ label: 'The ones I choose' });
  await expect(desk.getByRole('checkbox', { name: /One lamp failed/ })).not.toBeChecked();
  await save(desk);
  await expect(place).toHaveCount(0);

  await open(desk, `/editPurchaseInvoice/${id}/change`);
  await desk.getByRole('checkbox', { name: /One lamp failed/ }).check();
  await save(desk);
  await expect(place).toContainText('EX-4134');

  // Until somebody approves the note, the payment of the invoice is lower by the claim.
  await open(desk, `/editPurchaseInvoice/${invoiceId}`);
  await expect(desk.getByText('One lamp failed within a week · Thandi Nkosi')).toBeVisible();
  await expect(desk.getByText(/R\s6\s463,00/).first()).toBeVisible();
});
