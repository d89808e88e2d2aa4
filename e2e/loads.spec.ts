import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { rpc } from '../server/testing/server-process.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// A load from the keyboard to its delivery, in the real product.
let product: Product;
test.beforeAll(async ({ shared }) => {
  product = shared;
});

const choice = (page: Page, name: string, place = 0) =>
  page.getByRole('combobox', { name, exact: true }).and(page.locator('input')).nth(place);

/** Types into the field that searches, and takes the first that is found. */
async function take(page: Page, name: string, text: string, place = 0): Promise<void> {
  await choice(page, name, place).focus();
  await page.keyboard.type(text);
  const first = page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(text, 'i') })
    .first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-busy="true"][role="listbox"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
}

/** A rigid of the own fleet and its driver, with papers for years. */
async function ownCrew(page: Page): Promise<{ readonly plate: string; readonly surname: string }> {
  const session = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('session') ?? '{}') as { sessionId: string; partition: string },
  );
  const call = async (operation: string, payload: unknown) => {
    const { body } = await rpc(product.url, operation, payload, session);
    expect(body.response, JSON.stringify(body)).toBe('ok');
  };
  await call('postVehicle', {
    registrationNumber: 'KB88RTGP',
    kind: 'rigid',
    make: 'Isuzu',
    ownership: 'own',
    licenceExpiry: '2098-01-01',
    roadworthyExpiry: '2098-01-01',
    operatorCardExpiry: '2098-01-01',
    operatorCardCategory: 'G',
  });
  await call('postClientDriver', {
    employeeNo: 'KB88',
    name: 'Palesa',
    surname: 'Ramotswe',
    licenceCode: 'EC',
    licenceExpiry: '2098-01-01',
    prdpGoods: true,
    prdpExpiry: '2098-01-01',
    medicalExpiry: '2098-01-01',
  });
  return { plate: 'KB88RTGP', surname: 'Ramotswe' };
}

test('a load is booked by keyboard, given to the own fleet, and delivered', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/loadCreate/new`);
  const { keyboard } = page;
  const type = (name: string, text: string, place = 0) =>
    page.getByRole('textbox', { name, exact: true }).nth(place).fill(text);

  // Booked too early: every gap is named at once, the first has the focus, and nothing is lost.
  await take(page, 'Customer', 'a');
  await keyboard.press('Control+b');
  await expect(choice(page, 'Order type')).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(12);
  await expect(page.getByText('Choose a customer to see its credit.')).toHaveCount(0);

  await type('Customer’s order number', '4500187226');
  await take(page, 'Order type', 'FTL');
  await take(page, 'Equipment type', 'RIGID8');
  await take(page, 'Location', 'DBN', 0);
  await take(page, 'Location', 'GER', 1);
  await type('From', '8:00', 0);
  await type('Until', '10:00', 0);
  await type('From', '+1 6:00', 1);
  await type('Until', '7:00', 1);
  await take(page, 'Goods', 'm');
  await type('Mass (kg)', '7400');
  await page.getByRole('grid', { name: 'Charges' }).getByRole('gridcell').nth(1).click();
  for (const text of ['Linehaul', '1', 'load', '9000', '7000']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  const credit = page.getByRole('region', { name: 'Credit' });
  await expect(credit).toContainText('10 350');
  await expect(page.getByRole('region', { name: 'Ready to book?' })).toContainText('Nothing is missing.');
  await expect(page.getByRole('region', { name: 'Who may take it?' })).toContainText(/\d+ of \d+ may take it/);
  // The second stop goes up with Alt and an arrow, and comes back.
  await choice(page, 'Location', 1).focus();
  await keyboard.press('Alt+ArrowUp');
  await expect(choice(page, 'Location', 0)).toHaveValue(/GER/);
  await keyboard.press('Alt+ArrowDown');
  await expect(choice(page, 'Location', 0)).toHaveValue(/DBN/);
  await keyboard.press('Control+b');

  await expect(page).toHaveURL(/\/manageLoads\/[\w-]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Ready');
  const decide = async (name: string, state: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name, exact: true }).click();
    await expect(heading).toContainText(state);
  };
  await decide('Award', 'Booked');
  const { plate, surname } = await ownCrew(page);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await take(page, 'Vehicle', plate);
  await take(page, 'Driver', surname);
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(heading).toContainText('Assigned');
  await decide('Dispatch', 'Dispatched');
  // Each time is told at once; the second departure is that of the delivery.
  for (const [kind, stop] of [
    ['Arrived', '1. '],
    ['Left', '1. '],
    ['Arrived', '2. '],
    ['Left', '2. '],
  ] as const) {
    await page.getByRole('button', { name: /^Add event/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Stop' }).locator('option:checked')).toContainText(stop);
    await expect(dialog.getByRole('combobox', { name: 'Event' }).locator('option:checked')).toHaveText(kind);
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(heading).toContainText('In transit');
  await decide('Delivered', 'Delivered');
  await expect(page.getByRole('region', { name: 'Ready to invoice?' })).toContainText('A proof of delivery is missing');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
