import { expect } from '@playwright/test';
import { rpc } from '../server/testing/server-process.ts';
import { expectAccessible } from './accessibility.ts';
import { people, signIn } from './server.ts';
import { test } from './test.ts';

test('a planner hands a tracking link to a customer, who follows the load until it is withdrawn', async ({
  browser,
  page,
  shared: product,
}) => {
  await signIn(page, product, people.administrator);
  const session = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('session') ?? '{}') as { sessionId: string; partition: string },
  );
  const { body } = await rpc(product.url, 'getLoads', { status: ['BOOKED'], pageSize: 1 }, session);
  const [load] = (body.result as { rows: { id: string; loadNumber: string; destination: string }[] }).rows;
  await page.goto(`${product.url}/manageLoads/${load!.id}?tab=tracking`);
  await expect(page.getByText('Not shared')).toBeVisible();
  await page.getByRole('button', { name: 'Copy tracking link' }).click();
  const address = await page.getByLabel('Address of the page').inputValue();
  await expect(page.getByText('Shared', { exact: true })).toBeVisible();

  const customer = await (await browser.newContext({ locale: 'en-ZA' })).newPage();
  await customer.goto(address);
  await expect(customer.getByText(load!.loadNumber)).toBeVisible();
  await expect(customer.getByText(load!.destination)).toBeVisible();
  await expectAccessible(customer, 'tracking');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw tracking link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw tracking link' }).click();
  await expect(page.getByText('Not shared')).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'This tracking link has ended' })).toBeVisible();
});
