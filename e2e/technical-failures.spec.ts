import { expect, type Page, type Route } from '@playwright/test';
import { open, press } from './carrier-form.ts';
import { type Staff, staffSession } from './carrier-links.ts';
import { begin, expectRegistered, fillToTerms, inviteCustomer } from './customer-form.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// What the specification's catalogue of errors says where nothing was refused: faults, lost connections, codes that failed.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

const note = (page: Page) => page.locator('[popover]').getByText('The server could not be reached.');

test('a fault at the submit of a customer says so, and loads the page again with all that was entered', async ({
  browser,
}) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation);
  await fillToTerms(page, 'Technical Error');
  const fault = async (route: Route) => {
    if (route.request().postDataJSON().operation !== 'postShipperDetail') return route.continue();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  };
  await page.route('**/rpc', fault);
  await page.getByLabel('I accept the terms and conditions').check();
  await press(page, 'Submit');
  await expect(page.getByText('Technical Error. Please try again. Nothing is lost.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/rpc', fault);
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('I accept the terms and conditions')).toBeVisible();
  if (!(await page.getByLabel('I accept the terms and conditions').isChecked()))
    await page.getByLabel('I accept the terms and conditions').check();
  await press(page, 'Submit');
  await expectRegistered(page);
});

test('a lost connection stands in the status bar of the desk until a call gets through', async ({ page }) => {
  await signIn(page, product, people.viewer);
  await page.goto(`${product.url}/manage-carrier`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/rpc', (route) => route.abort('failed'));
  await page.getByRole('searchbox').first().fill('Limpopo');
  await expect(note(page)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/rpc');
  await page.getByRole('searchbox').first().fill('Karoo');
  await expect(note(page)).toBeHidden();
});

test('too many wrong codes lead to the page of a failed verification, also when it is loaded again', async ({
  browser,
}) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation);
  const locked = {
    response: 'fail',
    code: 'linkNotUsable',
    result: 'This link cannot be used any more.',
    requestId: 'test',
    details: {
      reason: 'locked',
      at: null,
      reference: null,
      clientTradeName: 'Highveld Haulage',
      contact: null,
      hasStatus: false,
      maySendAgain: false,
    },
  };
  await page.route('**/rpc', (route) =>
    route.request().postDataJSON().operation === 'isOTPValid' ? route.fulfill({ json: locked }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('One-time code, 6 digits').fill('123456');
  await expect(page.getByText('Too many wrong codes were entered. Ask Highveld Haulage for a new link.')).toBeVisible();
  await expect(page).toHaveURL(/\/otpverificationFailed$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'OTP verification failed' })).toBeVisible();
});
