import crypto from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// What other systems need of people: a token that is seen once, and an endpoint with what it was told.
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const secretOf = async (page: Page) => (await page.getByRole('dialog').locator('output').textContent())!;

/** A call of another system. */
async function callWith(
  token: string,
): Promise<{ readonly status: number; readonly code?: string; readonly response: string }> {
  const body = {
    clientVersion: '0.1.335',
    sessionId: '',
    service: 'tripDirector',
    operation: 'getPackingTypes',
    lockId: null,
    language: 'en',
    partition: 'highveld',
    payload: {},
  };
  const answer = await fetch(`${product.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify(body),
  });
  return { ...((await answer.json()) as { response: string; code?: string }), status: answer.status };
}

test('a token is made, seen once, used and revoked', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/accesstokens/new`);
  await page.getByLabel(/^Name/).fill('Warehouse of the journey');
  await page.getByRole('checkbox', { name: 'Packing types: Show' }).check();
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Your new access token' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const token = await secretOf(page);
  expect(await callWith(token)).toMatchObject({ response: 'ok' });
  await button(page, 'I have kept it').click();

  await page.getByRole('link', { name: 'Warehouse of the journey' }).click();
  await expect(page.getByRole('heading', { name: 'Token: Warehouse of the journey' })).toBeVisible();
  await expect(page.getByText(`…${token.slice(-4)}`)).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await button(page, 'Revoke').click();
  const revoking = page.getByRole('dialog', { name: 'Revoke' });
  await revoking.getByLabel('Reason').fill('The warehouse has another system now.');
  await revoking.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(button(page, 'Revoke')).toHaveCount(0);
  expect(await callWith(token)).toMatchObject({ status: 401, code: 'tokenNotUsable' });
});

interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

test('an endpoint is told of a test event, and once more', async ({ page }) => {
  const received: Received[] = [];
  const receiver = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end('taken');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/haulway`;

  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/webhooks/new`);
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Description').fill('Receiver of the journey');
  await page.getByRole('checkbox', { name: /supplier\.approved/ }).check();
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog', { name: 'The secret of the endpoint' })).toBeVisible();
  const secret = await secretOf(page);
  await button(page, 'I have kept it').click();

  await page.getByRole('link', { name: url }).click();
  await button(page, 'Send test').click();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  const [first] = received;
  const signed = `${first!.headers['x-haulway-timestamp'] as string}.${first!.body}`;
  const signature = crypto.createHmac('sha256', secret).update(signed).digest('hex');
  expect(first!.headers['x-haulway-signature']).toContain(`v1=${signature}`);

  await page.goto(`${product.url}/webhookdeliveries?search=${encodeURIComponent(url)}`);
  await expect(page.getByRole('row').nth(1)).toContainText('Delivered');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('Try 1')).toBeVisible();
  await expect(page.getByText('taken')).toBeVisible();
  await button(page, 'Send again').click();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  expect(received[1]!.headers['x-haulway-event-id']).toBe(first!.headers['x-haulway-event-id']);
  await expect(page.getByText('Try 2')).toBeVisible();

  await page.goto(`${product.url}/webhooks?search=journey`);
  await page.getByRole('link', { name: url }).click();
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  await new Promise((resolve) => receiver.close(resolve));
});
