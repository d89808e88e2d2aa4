import crypto from 'node:crypto';
import PDFDocument from 'pdfkit';
import { expect, type Page } from '@playwright/test';
import { rpc } from '../server/testing/server-process.ts';
import { people, type Product, sessionOf, type SignedIn } from './server.ts';

export type Staff = SignedIn;

/** A session of a member of staff, without the screens. */
export function staffSession(product: Product, account: string = people.administrator): Promise<Staff> {
  return sessionOf(product, account);
}

/** A call of staff that must succeed. */
export async function ask<Output>(
  product: Product,
  staff: Staff,
  operation: string,
  payload: unknown,
  lockId: string | null = null,
): Promise<Output> {
  const { sessionId, partition } = staff;
  const { body } = await rpc(product.url, operation, payload, { sessionId, partition, lockId });
  expect(body.response, `${operation}: ${JSON.stringify(body.result)}`).toBe('ok');
  return body.result as Output;
}

export interface Invitation {
  readonly email: string;
  /** The last four digits of the mobile number. */
  readonly lastDigits: string;
  readonly url: string;
}

/** Staff invite a carrier that nobody knows yet. */
export async function inviteCarrier(product: Product, staff: Staff, language = 'en'): Promise<Invitation> {
  const email = `office-${crypto.randomUUID().slice(0, 8)}@karoo-freight.example`;
  const mobileNumber = `082${crypto.randomInt(1_000_000, 10_000_000)}`;
  await ask(product, staff, 'postCarrierLink', { email, mobileNumber, language });
  return { email, lastDigits: mobileNumber.slice(-4), url: await product.linkFor(email) };
}

/** Asks for a code, waits for the SMS, and types it. */
export async function passCode(
  page: Page,
  product: Product,
  { lastDigits }: Pick<Invitation, 'lastDigits'>,
): Promise<string> {
  const send = page.getByRole('button', { name: /^(?:Send|Re-send|Enviar|Reenviar) OTP$/ });
  const input = page.getByLabel(/^(?:One-time code|Código de utilização única)/);
  // Said until the next press, while the countdown on the button may be over before anybody looks.
  const tooSoon = page.getByText(/^(?:Too many attempts|Demasiadas tentativas)/);
  const before = await product.newestCode(lastDigits);
  // A code that is under way can be typed at once: the boxes are there already.
  await expect(send.or(input).first()).toBeVisible();
  if (before && (await input.isVisible())) {
    await input.fill(before);
    return before;
  }
  // The pause between two codes has tests where the gate and the codes are; here it would be idle time.
  if (before) await product.ageCodes();
  await send.click();
  await expect(input.or(tooSoon).first()).toBeVisible();
  // The page itself counts the minute when it was the one that asked before: the button says how long, and then works.
  if (await tooSoon.isVisible()) await send.click({ timeout: 75_000 });
  const code = await product.codeFor(lastDigits, before);
  await input.fill(code);
  return code;
}

/** A certificate as insurers send them: one page of text, made on the spot. */
export function certificatePdf(insured: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(18).text('Goods in transit insurance').moveDown();
  document.fontSize(11);
  for (const line of [
    `Insured: ${insured}`,
    'Insurer: Thornveld Mutual Insurance Ltd',
    'Policy number: GIT-2026-0417',
    'Limit per load: R 1 500 000.00',
    `Period of insurance: ${dayFromNow(-30)} to ${dayFromNow(335)}`,
  ])
    document.text(line);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

/** `YYYY-MM-DD`, so many days from today, where the company and the browser are: in London it may be yesterday still. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(day);
}
