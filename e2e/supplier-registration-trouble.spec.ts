import { expect } from '@playwright/test';
import {
  begin,
  draftIsSaved,
  expectNoViolations,
  expectStep,
  fillCompany,
  focusedName,
  open,
  press,
  suppliersNamed,
} from './carrier-form.ts';
import { inviteCarrier, passCode, type Staff, staffSession } from './carrier-links.ts';
import { type Product } from './server.ts';
import { test } from './test.ts';

// A carrier registers, and everything around it goes wrong: the network, the answer, the session, the number.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

test('without a network the form goes on, and is saved when it is back', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation, 'No');
  await page.getByLabel('Trade name').fill('Drakensberg Trucking');
  await draftIsSaved(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByLabel('Trade name').fill('Drakensberg Trucking Company');
  await expect(page.getByText(/^Offline: kept on this phone/)).toBeVisible();
  await page.context().setOffline(false);
  await draftIsSaved(page);
  // Leaving is asked about as long as nothing was submitted.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  // The same tab is still let in, and has everything.
  await expect(page.getByLabel('Trade name')).toHaveValue('Drakensberg Trucking Company');
});

test('who was away for too long types a new code, and loses nothing', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation, 'No');
  // The session ends on the server, as it does after half an hour without a sign of life.
  await page.evaluate(async () => {
    const { sessionId, partition } = JSON.parse(sessionStorage.getItem('session') ?? '{}') as Record<string, string>;
    const envelope = { clientVersion: '0.1.335', service: 'basis', operation: 'logout', lockId: null, language: 'en' };
    await fetch('/rpc', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...envelope, sessionId, partition, payload: {} }),
    });
  });
  await page.getByLabel('Trade name').fill('Kalahari Haulage');
  await expect(page.getByRole('heading', { name: 'Confirm your number again' })).toBeVisible();
  await expect(page.getByLabel('Trade name')).toBeHidden();
  await expectNoViolations(page);
  await passCode(page, product, invitation);
  await expect(page.getByLabel('Trade name')).toHaveValue('Kalahari Haulage');
  await draftIsSaved(page);
});

test('an answer that was lost with the page is found again after a reload', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation, 'No');
  await fillCompany(page, 'Lost With The Page', '2018/123456/07');
  await press(page, 'Next');
  await press(page, 'Next');
  let attempts = 0;
  await page.route('**/rpc', async (route) => {
    if (route.request().postDataJSON().operation !== 'postCarrier') return route.continue();
    await route.fetch();
    attempts++;
    return route.abort('failed');
  });
  await press(page, 'Submit');
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(3);
  await page.unroute('**/rpc');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
  expect(await suppliersNamed(product, staff, 'Lost With The Page (Pty) Ltd')).toHaveLength(1);
});

test('what only the server can refuse leads to the step with the field', async ({ browser }) => {
  const names = ['First Of Two', 'Second Of Two'];
  for (const [index, name] of names.entries()) {
    const invitation = await inviteCarrier(product, staff);
    const page = await open(browser, invitation);
    await begin(page, product, invitation, 'No');
    await fillCompany(page, name, '2019/123456/07');
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Submit');
    if (index === 0) {
      await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
      continue;
    }
    await expectStep(page, 'Company Details');
    await expect(
      page.getByText(/A supplier with this registration or VAT number already exists/).first(),
    ).toBeVisible();
    await expect.poll(() => focusedName(page)).toBe('regNo');
    await page.getByLabel('Registration number').fill('2019/654321/07');
    await press(page, 'Step 3: Bank Details');
    await press(page, 'Submit');
    await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
  }
});
