import { expect, type Browser, type Page } from '@playwright/test';
import { people, type Product, signIn } from './server.ts';

/** Accepts the proof of a load at a desk of its own: whoever brought it may not. */
export async function acceptAtSecondDesk(browser: Browser, product: Product, loadNumber: string): Promise<void> {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.approver);
  await desk.goto(`${product.url}/podstaging?tab=toReview&q=${loadNumber}`);
  await expect(desk.getByRole('heading', { level: 2, name: loadNumber })).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByText(`${loadNumber} is accepted.`).first()).toBeVisible();
}

/** Sends the pack of a load now: by itself it goes half a minute later, when the acceptance can no longer be taken back. */
export async function sendPackNow(desk: Page, product: Product, loadId: string): Promise<void> {
  await desk.goto(`${product.url}/manageLoads/${loadId}?tab=pod`);
  const sent = desk.getByRole('region', { name: 'Sent to the customer' });
  await sent.getByRole('button', { name: /^Send (now|again)$/ }).click();
  await expect(sent.getByText('Sent', { exact: true })).toBeVisible();
}
