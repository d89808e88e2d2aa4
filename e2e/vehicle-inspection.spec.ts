import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { ask, staffSession } from './carrier-links.ts';
import { driverPhone } from './driver-phone.ts';
import { people, type OwnProduct, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// A driver inspects a truck where there is no network, and the desk has the truck out of service once there is one.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const looks = process.env['PICTURES'];
const picture = async (page: Page, name: string) => {
  if (looks) await page.screenshot({ path: `${looks}/${name}.png` });
};
const next = (page: Page) => page.getByRole('button', { name: /^Next: / });

/** A truck of the own fleet without a load, and its inspection on the way to a driver's phone. */
async function sendInspection(): Promise<{ readonly id: string; readonly plate: string; readonly link: string }> {
  const clerk = await staffSession(product);
  const { rows: vehicles } = await ask<{ rows: { id: string; registrationNumber: string }[] }>(
    product,
    clerk,
    'getVehicles',
    { ownership: ['own'], kind: ['truckTractor', 'rigid'], availability: ['available'], pageSize: 20 },
  );
  const { rows: drivers } = await ask<{ rows: { id: string; mobile: string }[] }>(product, clerk, 'getClientDrivers', {
    pageSize: 50,
  });
  const truck = vehicles.at(-1)!;
  const driver = drivers.find(({ mobile }) => mobile !== '')!;
  const opened = await ask<{ id: string; eventNo: string }>(product, clerk, 'postVehicleInspection', {
    vehicleId: truck.id,
    kind: 'preTrip',
    driverId: driver.id,
    send: true,
  });
  const sms = async () => (await product.outbox()).find(({ text }) => text.includes(opened.eventNo));
  await expect.poll(sms).toBeTruthy();
  return { id: opened.id, plate: truck.registrationNumber, link: (await sms())!.links[0]! };
}

/** Answers the item on the screen as in order. */
async function pass(page: Page): Promise<void> {
  const number = page.getByRole('textbox', { name: /^Measured/ });
  if (await number.isVisible()) await number.fill('8,5');
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await next(page).click();
}

test('a truck fails on a phone without a network, and is out of service once there is one', async ({ browser }) => {
  const { id, plate, link } = await sendInspection();
  const context = await browser.newContext({ ...driverPhone, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(link);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // What was found before comes first, where there is something.
  const before = page.getByRole('button', { name: 'I have read this' });
  await expect(before.or(page.getByRole('button', { name: 'Pass', exact: true }))).toBeVisible();
  if (await before.isVisible()) await before.click();
  await expect(heading).toHaveText('Licence disc and operator card');
  await context.setOffline(true);
  for (const name of ['Licence disc', 'Lights', 'Reflectors', 'Windscreen', 'Load deck', 'Coupling']) {
    await expect(heading).toContainText(name);
    await pass(page);
  }
  await expect(heading).toContainText('Tread');
  const number = page.getByRole('textbox', { name: /^Measured/ });
  await number.fill('1,4');
  // What is typed is told when the field is left, or when the typing has stopped.
  await number.blur();
  await expect(page.getByRole('button', { name: 'Fail', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toContainText('Critical: do not drive.');
  await expect(next(page)).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await picture(page, 'phone-390-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await picture(page, 'phone-390-dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.locator('[data-waiting]')).not.toHaveAttribute('data-waiting', '0');

  await context.setOffline(false);
  await expect(page.locator('[data-waiting]')).toHaveAttribute('data-waiting', '0');
  const clerk = await staffSession(product);
  const { rows } = await ask<{ rows: { availability: string }[] }>(product, clerk, 'getVehicles', { search: plate });
  expect(rows[0]).toMatchObject({ availability: 'outOfService' });
  await context.close();

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(`${product.url}/vehicleInspection/${id}`);
  await expect(desk.getByText(`${plate} is out of service`)).toBeVisible();
  await expect(desk.getByText('Tread, thinnest tyre').first()).toBeVisible();
  await picture(desk, 'desk-1440-light');
  await desk.goto(`${product.url}/vehicleInspection`);
  await expect(desk.getByRole('heading', { name: 'Inspection Details' })).toBeVisible();
  await picture(desk, 'desk-list-1440-light');
  await desk.goto(`${product.url}/vehicleDefects`);
  await desk.getByText('Tread, thinnest tyre').first().click();
  await expect(desk.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  await picture(desk, 'desk-defect-1440-light');
  await desk.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(desk.getByText('acknowledged').first()).toBeVisible();
  await desk.goto(`${product.url}/inspectionTemplates`);
  await expect(desk.getByRole('heading', { name: 'Checklists for vehicles' })).toBeVisible();
  await picture(desk, 'desk-templates-1440-light');
});
