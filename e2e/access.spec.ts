import { expect } from '@playwright/test';
import { demoPassword, people, signIn, startProduct, type OwnProduct } from './server.ts';
import { test } from './test.ts';

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a wrong password is told in the box, the right one leads to the dashboard, logout back', async ({ page }) => {
  await page.goto(product.url);
  await page.getByLabel('Username').fill(people.viewer.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Error: The username or password is incorrect.');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard\/1$/);
  await page.getByRole('button', { name: /João Macuácua/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a password is reset by the mailed link, and weak ones are refused with the list', async ({ page }) => {
  await page.goto(`${product.url}/resetPassword`);
  await page.getByLabel('Username').fill(people.viewer);
  await page.getByRole('button', { name: 'Request a reset link' }).click();
  const link = await product.linkFor(people.viewer);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page).not.toHaveURL(/resetpassword\/./i);
  await page.getByLabel('New password', { exact: true }).fill('Springbok@77-duin');
  await page.getByLabel('Confirm password', { exact: true }).fill('Springbok@77-duim');
  await page.getByRole('button', { name: /set|reset|save/i }).click();
  await expect(page.getByText('Password do not match!')).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill('Springbok@77-duin');
  await page.getByRole('button', { name: /set|reset|save/i }).click();
  // Back at the sign-in, which says so.
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/password was changed/i)).toBeVisible();
});

test('a reset link as a path, and an old bookmark of the desk, open their screens', async ({ page }) => {
  await page.goto(`${product.url}/passwordreset/of-another-time`);
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${product.url}/#/resetPassword`);
  await expect(page).toHaveURL(/\/resetPassword$/);
  await signIn(page, product, people.administrator);
  await page.goto('about:blank');
  await page.goto(`${product.url}/#/creditor`);
  await expect(page).toHaveURL(/\/manage-carrier/);
});

test('who lacks the right sees the 401 page, and an unknown address its own page', async ({ page }) => {
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/nowhere`);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
