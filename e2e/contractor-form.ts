import crypto from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectStep, press } from './carrier-form.ts';
import { ask, certificatePdf, type Invitation, passCode, type Staff } from './carrier-links.ts';
import type { Product } from './server.ts';

// A contractor's hands on the application form.

export interface Applicant extends Invitation {
  readonly registeredName: string;
  readonly keyIdentifier: string;
}

/** Staff invite a contractor that nobody knows yet. */
export async function inviteContractor(product: Product, staff: Staff, language = 'en'): Promise<Applicant> {
  const word = crypto.randomUUID().slice(0, 8);
  const registeredName = `Richtersveld ${word} Kontrakte (Pty) Ltd`;
  const email = `office@richtersveld-${word}.example`;
  const mobileNumber = `083${crypto.randomInt(1_000_000, 10_000_000)}`;
  const { keyIdentifier } = await ask<{ keyIdentifier: string }>(product, staff, 'AddSubcontractor', {
    registeredName,
    email,
    mobileNumber,
    language,
  });
  return {
    registeredName,
    keyIdentifier,
    email,
    lastDigits: mobileNumber.slice(-4),
    url: await product.linkFor(email),
  };
}

export async function fillCompany(page: Page): Promise<void> {
  const number = crypto.randomInt(100_000, 1_000_000);
  await page.getByLabel('Trade name').fill('Richtersveld Kontrakte');
  await page.getByLabel('Registration number').fill(`2016/${number}/07`);
  await page.getByLabel('Date of incorporation').fill('2016-03-04');
  await page.getByLabel('VAT number').fill('4220119988'.replace('0119988', `${number}0`.slice(0, 7)));
  await page.getByLabel('Physical address').fill('5 Copper Road');
  await page.getByLabel('Postal address').fill('PO Box 12');
  await page.getByLabel('Suburb').fill('Central');
  await page.getByRole('combobox', { name: 'Province or region' }).selectOption('Northern Cape');
  await page.getByRole('combobox', { name: 'City or town' }).fill('Springbok');
  await page.getByLabel('Postal code').fill('8240');
}

export async function fillDirector(page: Page): Promise<void> {
  const first = page.getByRole('region', { name: 'Director 1' });
  await first.getByLabel('Name and surname').fill('Katriena Cloete');
  await first.getByLabel('ID number', { exact: false }).first().fill('8001015009087');
  await first.getByLabel('Home address').fill('7 Namaqua Street, Springbok');
}

export async function fillBank(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Bank' }).fill('CAPITEC');
  await page.getByLabel('Branch', { exact: false }).first().fill('Springbok');
  await page.getByLabel('Branch code').fill('470010');
  await page.getByLabel('Account number').fill(String(crypto.randomInt(10 ** 9, 10 ** 10)));
  await page.getByLabel('Auditor’s name').fill('Namaqua Auditors');
  await page.getByLabel('Auditor’s address').fill('1 Voortrekker Street');
}

export async function addCertificate(page: Page, insured: string): Promise<void> {
  await page.getByRole('button', { name: /^GIT certificate.*Choose a file/ }).setInputFiles({
    name: 'git.pdf',
    mimeType: 'application/pdf',
    buffer: await certificatePdf(insured),
  });
  // Its name is there from the first byte on; this one only when it is stored.
  await expect(page.getByRole('button', { name: /^GIT certificate.*Choose another file/ })).toBeAttached();
}

/** A stroke across the box, with whatever points. */
export async function sign(page: Page): Promise<void> {
  const box = page.getByRole('img', { name: 'Box to sign in' });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (const part of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    await page.mouse.move(x + width * part, y + height * (0.5 + 0.25 * Math.sin(part * 20)));
  await page.mouse.up();
  await expect(page.getByText('Signed.')).toBeAttached();
}

/** From the code to the last step, everything but the signature. */
export async function fillToSignature(page: Page, product: Product, applicant: Applicant): Promise<void> {
  await passCode(page, product, applicant);
  await expectStep(page, 'Company Details');
  await fillCompany(page);
  await press(page, 'Next');
  await fillDirector(page);
  await press(page, 'Next');
  await fillBank(page);
  await press(page, 'Next');
  await addCertificate(page, applicant.registeredName);
  await press(page, 'Next');
  await page.getByLabel('Name of the signatory').fill('Katriena Cloete');
  await page.getByLabel('Capacity').fill('Director');
}
