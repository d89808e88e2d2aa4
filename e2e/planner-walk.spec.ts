import { expect } from '@playwright/test';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { readyCopy, type Row } from './load-copies.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// What a planner meets who sees the product for the first time (decision 0152).
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

interface Rows<Of = Row> {
  readonly rows: readonly Of[];
}

/** The loads of the demonstration that are ready to be given away. */
const readyLoads = async (staff: Staff) =>
  (await ask<Rows>(product, staff, 'getLoads', { status: ['READY'], pageSize: 20 })).rows;

/** A load that is ready, and a supplier that may take it and of whose vehicles nobody knows. */
async function withoutVehicles(staff: Staff) {
  const { rows: vehicles } = await ask<Rows<{ supplierId: string | null }>>(product, staff, 'getVehicles', {
    pageSize: 200,
  });
  const owners = new Set(vehicles.map(({ supplierId }) => supplierId));
  for (const load of await readyLoads(staff)) {
    const { rows } = await ask<Rows<{ supplierId: string; isEligible: boolean }>>(
      product,
      staff,
      'getLoadTenderStart',
      { id: load.id, atMost: 50 },
    );
    const bare = rows.find(({ supplierId, isEligible }) => isEligible && !owners.has(supplierId));
    if (bare) return { load, supplierId: bare.supplierId };
  }
  throw new Error('Every supplier of the demonstration has a vehicle');
}

test('reasons against a supplier are written as people write amounts and days', async ({ page }) => {
  await signIn(page, product, people.administrator);
  const staff = await staffSession(product);
  const [first] = await readyLoads(staff);
  // In two months most insurance has ended.
  const load = await readyCopy(product, staff, first!, 60);
  await page.goto(`${product.url}/manageLoads/${load.id}`);
  await page.getByRole('button', { name: 'Tender', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/The insurance|The goods are not insured/);
  const words = await dialog.innerText();
  expect(words).not.toMatch(/\d{4}-\d\d-\d\d|R \d{4,}/);
});

test('the plate of a vehicle is in sight on the board, however long the names beside it are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageLoads?status=IN_TRANSIT`);
  const plate = page
    .locator('tbody')
    .getByText(/^[A-Z]{2,3}\d+[A-Z]*$/)
    .first();
  await expect(plate).toBeVisible();
  const cut = await page
    .locator('tbody')
    .getByText(/^[A-Z]{2,3}\d{2,6}[A-Z]*$/)
    .evaluateAll((plates) =>
      plates.filter(
        (each) => each.getBoundingClientRect().right > each.parentElement!.getBoundingClientRect().right + 1,
      ),
    );
  expect(cut).toHaveLength(0);
  // The driver gives way before the short word for the own fleet does.
  const own = page.locator('tbody').getByText('own', { exact: true });
  expect(await own.evaluateAll((words) => words.filter((each) => each.scrollWidth > each.clientWidth).length)).toBe(0);
});

test('the bar of what can be done with several loads is one line, and a hold is told of as a hold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageLoads`);
  await page.locator('tbody').getByRole('checkbox').first().check();
  const bar = page.getByRole('toolbar').last();
  const ends = [bar.getByRole('button').first(), bar.getByRole('button').last()];
  const [first, last] = await Promise.all(ends.map((each) => each.boundingBox()));
  expect(Math.abs(first!.y + first!.height / 2 - (last!.y + last!.height / 2))).toBeLessThan(4);
  // At the end of the list it stands below the last row, not over it.
  await page
    .locator('table')
    .first()
    .evaluate((table) => table.parentElement!.scrollTo(0, table.scrollHeight * 2));
  const row = page.locator('tr[data-row]').last();
  const below = async () =>
    (await bar.boundingBox())!.y - (await row.boundingBox().then((box) => box!.y + box!.height));
  await expect.poll(below).toBeGreaterThanOrEqual(0);

  const staff = await staffSession(product);
  const [ready] = await readyLoads(staff);
  const load = await readyCopy(product, staff, ready!, 14);
  await page.goto(`${product.url}/manageLoads/${load.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Hold', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The gate list is late');
  await dialog.getByRole('combobox', { name: /^Kind of hold/ }).selectOption('Customer hold');
  await dialog.getByRole('checkbox', { name: 'the dispatch' }).uncheck();
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  // A hold that stops nothing is none.
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'the invoice' }).check();
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(page.getByText('The load is on hold.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Holds' })).toBeVisible();
  await page.getByRole('button', { name: 'Award', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/The load is held: .*Customer hold\./);
});

test('a swap asks why, and a carrier without vehicles says so', async ({ page }) => {
  await signIn(page, product, people.administrator);
  const staff = await staffSession(product);
  const { rows: moving } = await ask<Rows>(product, staff, 'getLoads', { status: ['IN_TRANSIT'], pageSize: 1 });
  await page.goto(`${product.url}/manageLoads/${moving[0]!.id}`);
  await page.getByRole('button', { name: 'Swap vehicle', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(/^Reason/)).toHaveValue('');
  await page.keyboard.press('Escape');

  const bare = await withoutVehicles(staff);
  const load = await readyCopy(product, staff, bare.load, 0);
  await ask(product, staff, 'awardLoad', { id: load.id, supplierId: bare.supplierId }, load.lockId);
  await page.goto(`${product.url}/manageLoads/${load.id}`);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('combobox', { name: /^Vehicle/ }).click();
  await expect(page.getByRole('dialog').getByText('No vehicle of this carrier is known yet.').first()).toBeVisible();
});

test('who may not book a load is told so, instead of typing one that cannot be saved', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/loadCreate/new`);
  await expect(page.getByText('You are not authorised to see it.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveCount(0);
});

test('the carriers of the demonstration have the trailers that its loads want', async () => {
  const staff = await staffSession(product);
  const { rows: moving } = await ask<Rows<{ supplierId: string | null }>>(product, staff, 'getLoads', {
    status: ['IN_TRANSIT', 'DISPATCHED', 'ASSIGNED'],
    pageSize: 100,
  });
  const { rows: trailers } = await ask<Rows<{ supplierId: string | null }>>(product, staff, 'getVehicles', {
    kind: ['interlink', 'semiTrailer'],
    pageSize: 200,
  });
  const carriers = new Set(moving.flatMap(({ supplierId }) => supplierId ?? []));
  expect(carriers.size).toBeGreaterThan(3);
  for (const carrier of carriers)
    expect(trailers.filter(({ supplierId }) => supplierId === carrier).length).toBeGreaterThanOrEqual(2);
});

test('the words of a charge wrap, the sums of both sides stand apart, and a delivered load is not offered to be closed before its invoices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product, people.administrator);
  const staff = await staffSession(product);
  const { rows } = await ask<Rows<Row & { podStatus: string; supplierId: string | null }>>(product, staff, 'getLoads', {
    status: ['DELIVERED'],
    pageSize: 100,
  });
  const load = rows.find(({ podStatus, supplierId }) => podStatus === 'podAccepted' && supplierId !== null)!;
  await page.goto(`${product.url}/manageLoads/${load.id}`);
  const charges = page.getByRole('table', { name: /^Charges/ });
  await expect(charges).toBeVisible();
  const cut = await charges
    .getByRole('rowheader')
    .evaluateAll((words) =>
      words.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
  const sums = charges.getByRole('row').last().getByRole('cell');
  const gap = await sums.nth(1).evaluate((cell) => parseFloat(getComputedStyle(cell).paddingLeft));
  expect(gap).toBeGreaterThanOrEqual(8);
  await expect(page.getByText('The load can be closed once it is invoiced on both sides.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
});
