import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { ask, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// A fleet desk in the morning: what is open, who is on it, what sleeps, and what the person wants to hear. It takes alerts that
// others would look for: so it has a server of its own.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

interface Alerts {
  readonly counts: Readonly<Record<string, number>>;
}

test('an alert is taken and snoozed from the bell, and a unit is confirmed', async ({ browser }) => {
  test.setTimeout(240_000);
  const clerk = await staffSession(product);
  const alerts = () => ask<Alerts>(product, clerk, 'getVehicleAlerts', {});
  // They are reckoned by the clock, from the first minute on.
  await expect.poll(async () => (await alerts()).counts['open'], { timeout: 120_000 }).toBeGreaterThan(1);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/dashboard/1`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Alerts/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Request Details', level: 1 })).toBeVisible();
  await expectAccessible(page, 'the alerts');
  await page.setViewportSize({ width: 1440, height: 900 });

  await expect(page.getByRole('button', { name: /^Take it/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('You are on it.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mine 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Snooze', exact: true }).click();
  await page.getByRole('menuitem', { name: '2 hours' }).click();
  await expect(page.getByRole('button', { name: /^Snoozed 1/ })).toBeVisible();

  await page.getByRole('button', { name: 'What I hear' }).click();
  const dialog = page.getByRole('dialog', { name: 'What I hear' });
  await dialog.getByLabel('Quiet from').fill('20:00');
  await dialog.getByLabel('Quiet until').fill('06:00');
  await expectAccessible(page, 'what a person hears');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${product.url}/vehicleTracking`);
  await expect(page.getByRole('heading', { name: 'Units' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Confirm / })
    .first()
    .click();
  await expect(page.getByText(/^The unit is on /).first()).toBeVisible();
  await expectAccessible(page, 'the tracking of vehicles');
});
