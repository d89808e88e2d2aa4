import type { BrowserContext, Page } from 'playwright-core';
import { ask, staffSession } from '../carrier-links.ts';
import { addCertificate, fillBank, fillCompany, fillDirector, inviteContractor, sign } from '../contractor-form.ts';
import type { Product } from '../server.ts';
import type { Take } from './take.ts';

/** What a contractor sees, from the mail to the last page, with a mistake on the way. */
export async function contractorShots(context: BrowserContext, product: Product, take: Take): Promise<void> {
  const page = await context.newPage();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const next = async (title: string) => {
    await press('Next');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const applicant = await inviteContractor(product, await staffSession(product));
  await page.goto(applicant.url);
  await page.getByRole('button', { name: 'Send OTP' }).waitFor();
  await take(page, 'contractor-0-code');
  await press('Send OTP');
  await page.getByLabel('One-time code').fill(await product.codeFor(applicant.lastDigits));
  await page.getByRole('heading', { level: 1, name: 'Company Details' }).waitFor();
  await press('Next');
  await take(page, 'contractor-1-company-errors');
  await fillCompany(page as never);
  await page.getByText('Complete', { exact: true }).waitFor();
  await take(page, 'contractor-2-company');
  await next('Director(s) Details');
  await fillDirector(page as never);
  await take(page, 'contractor-3-directors');
  await next('Bank Details');
  await fillBank(page as never);
  await take(page, 'contractor-4-bank');
  await next('GIT Certificate');
  await addCertificate(page as never, applicant.registeredName);
  await take(page, 'contractor-5-certificate');
  await next('Signature');
  await page.getByLabel('Name of the signatory').fill('Katriena Cloete');
  await page.getByLabel('Capacity').fill('Director');
  await sign(page as never);
  await take(page, 'contractor-6-signature');
  await press('Exit');
  await page.getByRole('heading', { name: 'You left the application' }).waitFor();
  await take(page, 'contractor-7-exit');
  await press('Back to the application');
  await press('Submit');
  await page.getByRole('heading', { name: 'Creditor Registration was successful' }).waitFor();
  await take(page, 'contractor-8-success');
  await page.close();
}

/** Where staff invite, read and decide. */
export async function contractorDeskShots(page: Page, product: Product, take: Take): Promise<void> {
  const { subcontractors } = await ask<{ subcontractors: { keyIdentifier: string; subbieName: string }[] }>(
    product,
    await staffSession(product),
    'getSubcontractors',
    { search: 'Overberg' },
  );
  await page.goto(`${product.url}/CreditorApplicationAdmin`);
  await page.getByRole('link', { name: 'Overberg Vrugtevervoer' }).first().waitFor();
  await take(page, 'contractor-desk-list');
  await page.goto(`${product.url}/manageApplication/contractors`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('@').first().waitFor();
  await take(page, 'contractor-desk-invitations');
  await page.goto(`${product.url}/CreditorApplicationAdmin/${subcontractors[0]?.keyIdentifier}`);
  await page.getByRole('heading', { name: 'Decision' }).waitFor();
  await take(page, 'contractor-desk-form');
  await page.getByRole('button', { name: 'Step 5: Signature' }).click();
  await page.getByRole('img', { name: 'Your signature' }).waitFor();
  await take(page, 'contractor-desk-signature');
  await page.getByRole('button', { name: 'Step 6: Approval' }).click();
  await page.getByLabel('Credit limit').waitFor();
  await take(page, 'contractor-desk-approval');
}
