import fs from 'node:fs';
import { expect } from '@playwright/test';
import { ask, staffSession } from './carrier-links.ts';
import { people, signIn } from './server.ts';
import { test } from './test.ts';

// A run of drivers' pay is submitted, a second person approves it, and a driver has a statement that can be printed.
test('a run of pay is submitted, approved by a second person, and a driver has a statement', async ({
  shared: product,
  browser,
}) => {
  const clerk = await staffSession(product);
  const { rows } = await ask<{ rows: { id: string; status: string }[] }>(product, clerk, 'getDriverPay', {
    status: ['DRAFT'],
  });
  const address = `${product.url}/driverpay/${rows[0]!.id}`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(desk.getByText('Waiting for approval', { exact: true })).toBeVisible();

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, product, people.approver);
  await approver.goto(address);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Approved', { exact: true })).toBeVisible();

  const download = approver.waitForEvent('download');
  await approver
    .getByRole('button', { name: /^Statement of / })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    fs
      .readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
