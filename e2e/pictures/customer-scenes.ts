import type { BrowserContext } from 'playwright-core';
import { bankLetterPdf, chooseLetter, fillCompany, fillCredit, inviteCustomer, writtenDay } from '../customer-form.ts';
import { staffSession } from '../carrier-links.ts';
import type { Product } from '../server.ts';
import type { Take } from './take.ts';

/** What a customer sees, from the mail to the terms, with a mistake on the way. */
export async function customerShots(context: BrowserContext, product: Product, take: Take): Promise<void> {
  const page = await context.newPage();
  const next = async (title: string) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const invitation = await inviteCustomer(product, await staffSession(product));
  await page.goto(invitation.url);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('One-time code').fill(await product.codeFor(invitation.lastDigits));
  await page.getByRole('heading', { level: 1, name: 'Company Details' }).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await take(page, 'customer-1-company-errors');
  await fillCompany(page as never, `Karoo Stores ${invitation.lastDigits}`);
  await take(page, 'customer-2-company');
  await next('Trade Reference(s)');
  await fillCredit(page as never);
  await page.getByRole('button', { name: 'Add a trade reference' }).click();
  await take(page, 'customer-3-trade-references');
  await next('Director(s) Details');
  await next('Financial Details');
  await chooseLetter(page as never, await bankLetterPdf({ date: writtenDay(-20) }));
  await page.getByRole('button', { name: /^Confirm / }).waitFor();
  await take(page, 'customer-4-financial');
  await page.getByRole('button', { name: /^Confirm / }).click();
  await next('Contact Detail(s)');
  await take(page, 'customer-5-contacts');
  await next('Terms And Conditions');
  await take(page, 'customer-6-terms');
  await page.close();
}
