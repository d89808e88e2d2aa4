import { expect } from '@playwright/test';
import { ask, staffSession, type Staff } from './carrier-links.ts';
import { readyCopy, type Row } from './load-copies.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A load is dragged onto a vehicle of the day plan, from the first row that says why not to the assignment.
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

test('what stands against a vehicle is said beside its plate while a load is dragged, and is not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageLoads/dayPlan`);
  const tray = page.getByRole('complementary', { name: 'Unassigned' });
  await tray.locator('[draggable=true]').first().dispatchEvent('dragstart');
  const why = page.getByText(/^(taken by |Not available$|.* needed$)/).filter({ visible: true });
  await expect(why.nth(1)).toBeVisible();
  const column = (await page.getByText('Vehicle · driver').boundingBox())!;
  for (const each of await why.all()) {
    const { isCut, left } = await each.evaluate((words) => ({
      isCut: words.scrollWidth > words.clientWidth + 1 && !words.hasAttribute('title'),
      left: words.getBoundingClientRect().left,
    }));
    // The hatched stretch of a vehicle says it too, on the axis.
    if (left > column.x + column.width) continue;
    expect(isCut).toBe(false);
  }
});

/** Makes a tractor, two trailers and two drivers for loads within the country; nothing else is on them, and one may not drive. */
async function ownCombination(staff: Staff): Promise<void> {
  const papers = { licenceExpiry: '2098-01-01', roadworthyExpiry: '2098-01-01' };
  const vehicle = { ownership: 'own', axles: 3, ...papers };
  await ask(product, staff, 'postVehicle', {
    ...vehicle,
    registrationNumber: 'DRG77TGP',
    kind: 'truckTractor',
    make: 'Volvo',
    operatorCardExpiry: '2098-01-01',
    operatorCardCategory: 'G',
  });
  for (const place of [1, 2])
    await ask(product, staff, 'postVehicle', {
      ...vehicle,
      registrationNumber: `DRG77${place}GP`,
      kind: 'semiTrailer',
      make: 'Henred',
    });
  const driver = {
    surname: 'Sleeper',
    licenceCode: 'EC',
    licenceExpiry: '2098-01-01',
    prdpGoods: true,
    prdpExpiry: '2098-01-01',
    medicalExpiry: '2098-01-01',
  };
  await ask(product, staff, 'postClientDriver', { ...driver, employeeNo: 'DRG77', name: 'Dineo' });
  await ask(product, staff, 'postClientDriver', { ...driver, employeeNo: 'DRG78', name: 'Kagiso', prdpGoods: false });
}

interface Planned extends Row {
  readonly loadNumber: string;
  readonly trailerCount: number;
  readonly loadAt: string;
  readonly holds: readonly string[];
}

/** The days since 1970 by the clock of the demonstration's client. */
const dayOf = (at: number) => Math.floor((at + 2 * 3_600_000) / 86_400_000);

/** A load within the country that loads tomorrow, wants a trailer, and whose customer has the credit for it. */
async function tomorrowsLoad(staff: Staff): Promise<Planned> {
  const { rows } = await ask<{ rows: readonly Planned[] }>(product, staff, 'getLoads', { pageSize: 100 });
  // Abroad a driver needs more papers.
  const usable = rows.filter(({ loadNumber, trailerCount }) => loadNumber.startsWith('L') && trailerCount > 0);
  for (const of of usable) {
    const daysLater = dayOf(Date.now()) + 1 - dayOf(Date.parse(of.loadAt));
    if (daysLater < 0) continue;
    const { id } = await readyCopy(product, staff, of, daysLater);
    const load = await ask<Planned>(product, staff, 'getLoad', { id });
    if (load.holds.length === 0) return { ...of, ...load };
    await ask(product, staff, 'cancelLoad', { id: load.id, reason: 'No credit left' }, load.lockId);
  }
  throw new Error('No customer of the demonstration has credit left for a load.');
}

test('a load that is dragged onto a vehicle is assigned to it: all that is missing is said at once, and what stands against it in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const staff = await staffSession(product);
  await ownCombination(staff);
  const load = await tomorrowsLoad(staff);

  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageLoads/dayPlan`);
  const tray = page.getByRole('complementary', { name: 'Unassigned' }).locator(`[data-row="${load.id}"]`);
  await tray.dragTo(page.getByText('DRG77TGP', { exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: /^Vehicle/ })).toHaveValue(/DRG77TGP/);
  const assign = dialog.getByRole('button', { name: 'Assign', exact: true });
  await assign.click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(1 + load.trailerCount);

  const choose = async (name: string, words: string) => {
    await dialog.getByRole('combobox', { name: new RegExp(`^${name}`) }).fill(words);
    await page.getByRole('option', { name: new RegExp(words) }).click();
  };
  // A driver who may not drive the load is in the list with the reason, and cannot be chosen.
  await dialog.getByRole('combobox', { name: /^Driver/ }).fill('DRG78');
  const barred = page.getByRole('option', { name: /DRG78/ });
  await expect(barred).toContainText('The driver has no professional driving permit for goods.');
  await expect(barred).toBeDisabled();
  await choose('First trailer', 'DRG771GP');
  if (load.trailerCount > 1) await choose('Second trailer', 'DRG772GP');
  await choose('Driver', 'DRG77');
  await assign.click();
  await expect(dialog).toBeHidden();
  await expect(tray).toBeHidden();
  await expect(page.getByRole('link', { name: new RegExp(load.loadNumber) })).toBeVisible();
  expect(await ask(product, staff, 'getLoad', { id: load.id })).toMatchObject({
    status: 'ASSIGNED',
    registrationNumber: 'DRG77TGP',
    driverName: 'Dineo Sleeper',
    trailer1RegNumber: 'DRG771GP',
  });
});
