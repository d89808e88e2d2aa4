import crypto from 'node:crypto';
import PDFDocument from 'pdfkit';
import { expect, type Page } from '@playwright/test';
import { expectStep, press } from './carrier-form.ts';
import { ask, type Invitation, passCode, type Staff } from './carrier-links.ts';
import type { Product } from './server.ts';

// A customer's hands on the registration form, and the staff who invite it.

/** The specification's own words; those of suppliers end in an asterisk. */
export const warning = 'Warning! Please complete all required fields.';

/** Staff invite a customer that nobody knows yet. */
export async function inviteCustomer(product: Product, staff: Staff, language = 'en'): Promise<Invitation> {
  const email = `accounts-${crypto.randomUUID().slice(0, 8)}@karoo-stores.example`;
  const mobileNumber = `083${crypto.randomInt(1_000_000, 10_000_000)}`;
  await ask(product, staff, 'postShipperLink', { email, mobileNumber, language });
  return { email, lastDigits: mobileNumber.slice(-4), url: await product.linkFor(email) };
}

/** A registration number that no other test has. */
export function registrationNumber(): string {
  return `2012/${String(crypto.randomInt(100_000, 1_000_000))}/07`;
}

/** Passes the code, and stands in front of the first step. */
export async function begin(page: Page, product: Product, invitation: Invitation): Promise<void> {
  await passCode(page, product, invitation);
  await expectStep(page, 'Company Details');
}

export async function fillCompany(page: Page, name: string, number = registrationNumber()): Promise<void> {
  await page.getByLabel('Full registered name').fill(`${name} (Pty) Ltd`);
  await page.getByLabel('Trade name').fill(name);
  await page.getByLabel('Registration number').fill(number);
  const physical = page.getByRole('region', { name: 'Physical address' });
  await physical.getByLabel('Address line 1').fill('4 Loop Street');
  await physical.getByRole('combobox', { name: 'Province or region' }).selectOption('Western Cape');
  await physical.getByRole('combobox', { name: 'City or town' }).fill('Cape Town');
  await physical.getByLabel('Postal code').fill('8001');
  await page.getByLabel('Same as Physical Address').check();
}

export async function fillCredit(page: Page): Promise<void> {
  await page.getByLabel('Estimated monthly purchases').fill('R 120 000,00');
  await page.getByRole('textbox', { name: 'Credit required' }).fill('300000');
}

/** From the first step to the last one, with no more than what is required. */
export async function fillToTerms(page: Page, name: string, number?: string): Promise<void> {
  await fillCompany(page, name, number);
  await press(page, 'Next');
  await expectStep(page, 'Trade Reference(s)');
  await fillCredit(page);
  for (const step of ['Director(s) Details', 'Financial Details', 'Contact Detail(s)', 'Terms And Conditions']) {
    await press(page, 'Next');
    await expectStep(page, step);
  }
}

export async function acceptAndSubmit(page: Page): Promise<void> {
  await page.getByLabel('I accept the terms and conditions').check();
  await press(page, 'Submit');
}

interface Letter {
  /** As the bank prints it. */
  readonly date: string;
  readonly password?: string;
}

/** A letter as banks write them: one page of text, made on the spot. */
export function bankLetterPdf({ date, password }: Letter): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...(password !== undefined && { userPassword: password }) });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(18).text('Confirmation of account').moveDown();
  document.fontSize(11);
  for (const line of [
    `Date: ${date}`,
    'To whom it may concern',
    'We confirm that Karoo Stores (Pty) Ltd holds the account 62812345678 with First National Bank.',
    'The account was opened on 14 March 2013.',
  ])
    document.text(line);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

export async function chooseLetter(page: Page, buffer: Buffer, name = 'letter.pdf'): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').last().setInputFiles(file);
}

/** `3 October 2026`, so many days from today. */
export function writtenDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' }).format(day);
}

interface PendingCustomer {
  readonly id: string;
  readonly lockId: string;
  readonly registeredName: string;
  readonly status: string;
}

/** The customers of this name that wait, as staff find them. */
export async function pendingNamed(product: Product, staff: Staff, search: string): Promise<PendingCustomer[]> {
  const { rows } = await ask<{ rows: PendingCustomer[] }>(product, staff, 'getPendingShippers', { search });
  return rows;
}

/** The whole record, as the review shows it. */
export async function customerRecord(product: Product, staff: Staff, id: string): Promise<Record<string, unknown>> {
  return ask(product, staff, 'getShipper', { id });
}

export const expectRegistered = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
export const expectEnded = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Application Link Expired' })).toBeVisible();
