import { expect, type Page } from '@playwright/test';
import { begin, inviteCustomer } from './customer-form.ts';
import { inviteCarrier, type Staff, staffSession } from './carrier-links.ts';
import { cut } from './large-text.ts';
import type { Product } from './server.ts';
import { test } from './test.ts';

// Text at twice its size on a phone: nothing is cut, and nothing moves sideways.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

/** A phone whose reader has set text to 200 %. */
async function largeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
    enlarge();
    document.addEventListener('DOMContentLoaded', enlarge);
  });
}

test('a supplier agrees to the terms and fills in the first step, in Afrikaans', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff, 'afr');
  const page = await (await browser.newContext({ hasTouch: true, isMobile: true, locale: 'af-ZA' })).newPage();
  await largeText(page);
  await page.goto(invitation.url);
  await page.getByRole('button', { name: /OTP/ }).click();
  await page.getByRole('button', { name: /OTP weer|weer/ }).waitFor();
  expect(await cut(page)).toEqual([]);
  await page.locator('input[autocomplete=one-time-code]').fill(await product.codeFor(invitation.lastDigits));
  await expect(page.getByRole('button', { name: 'Stem nie saam nie' })).toBeVisible();
  expect(await cut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stem saam', exact: true }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Gaan voort' }).click();
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeVisible();
  expect(await cut(page)).toEqual([]);
  await page.context().close();
});

test('a customer sees its first step whole', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await (await browser.newContext({ hasTouch: true, isMobile: true })).newPage();
  await largeText(page);
  await page.goto(invitation.url);
  await begin(page, product, invitation);
  expect(await cut(page)).toEqual([]);
  await page.context().close();
});
