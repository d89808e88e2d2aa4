import { sql } from 'kysely';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { serveGenuine } from './genuine.ts';
import { type InvoiceHouse, openInvoiceHouse, partition } from './testing/invoice-house.ts';

let house: InvoiceHouse;
const server = fastify();
beforeAll(async () => {
  house = await openInvoiceHouse();
  serveGenuine(server, { ...house.app, config: { ...house.app.config, PUBLIC_CALLS_PER_MINUTE: 8 } });
});
afterAll(async () => {
  await server.close();
  await house.close();
});

const ask = (url: string, language = 'en', ip = '192.0.2.1') =>
  server.inject({ url, headers: { 'accept-language': language }, remoteAddress: ip });
async function posted(): Promise<{ readonly id: string; readonly url: string; readonly number: string }> {
  const [id] = await house.posted([await house.ready([{ description: 'Secret linehaul', net: 1_000 }])]);
  const { paper } = await house.ask<{ paper: InvoicePaper }>('getInvoice', { id }, house.clerk);
  return { id: id!, url: new URL(paper.verifyUrl!).pathname, number: paper.number! };
}

test('whoever holds a document learns its number, date, total and hash, and nothing else', async () => {
  const { id, url, number } = await posted();
  const { statusCode, body, headers } = await ask(url);
  expect(statusCode).toBe(200);
  for (const part of ['This document is genuine', number, '1\u00a0150,00']) expect(body).toContain(part);
  for (const secret of ['Secret linehaul', 'Dock Road', house.customerId, id, 'alpha'])
    expect(body).not.toContain(secret);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const { fileName, base64 } = await house.ask<{ fileName: string; base64: string }>(
    'getInvoicePaper',
    { id, format: 'pdf' },
    house.clerk,
  );
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(base64, 'base64'));
  expect(fileName).toContain('.pdf');
  expect(body).toContain(Buffer.from(hash).toString('hex'));
});

test('it speaks the language of the reader', async () => {
  const { url } = await posted();
  for (const [language, title] of [
    ['af-ZA,af;q=0.9', 'Hierdie dokument is eg'],
    ['fr', 'Ce document est authentique'],
    ['pt-MZ', 'Este documento é autêntico'],
    ['zu', 'This document is genuine'],
  ])
    expect((await ask(url, language, `192.0.2.${title!.length}`)).body).toContain(title);
});

test('drafts, guesses and what is no token are unknown, and the token itself is not kept', async () => {
  const [draft] = await house.draft([await house.ready([{ description: 'Linehaul', net: 10 }])]);
  const { paper } = await house.ask<{ paper: InvoicePaper }>('getInvoice', { id: draft }, house.clerk);
  expect(paper.verifyUrl).toBeUndefined();
  const { url } = await posted();
  const token = url.split('/').at(-1)!;
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const { rows } = await sql<{ hash: string }>`
    select verify_hash as hash from invoice where partition = ${partition} and verify_hash <> ''`.execute(
    house.app.database.writer(partition),
  );
  expect(rows.some(({ hash }) => hash === token)).toBe(false);
  for (const wrong of [`${url}x`, url.slice(0, -1), '/genuine/', '/genuine/..%2f', `/genuine/${'a'.repeat(5_000)}`]) {
    const { statusCode, body } = await ask(wrong, 'en', '192.0.2.77');
    expect(statusCode, wrong.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('is genuine');
  }
});

test('who asks too often waits', async () => {
  const { url } = await posted();
  const codes: number[] = [];
  for (let turn = 0; turn < 10; turn++) codes.push((await ask(url, 'en', '198.51.100.7')).statusCode);
  expect(codes).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
});

test('the logo that a document was posted with stays, whatever the company shows later', async () => {
  const db = house.app.database.writer(partition);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', png)).toString('hex');
  await house.app.files.put('LogoOfTestLogoOfTestLogoOfTestLogoOfTestLog', png, 'image/png');
  await sql`insert into company_logo (name, partition, company_id, content_type, size, sha256, uploaded_by)
    values ('LogoOfTestLogoOfTestLogoOfTestLogoOfTestLog', ${partition}, ${house.companyId}, 'image/png', ${png.byteLength}, ${sha256}, 'test')`.execute(
    db,
  );
  const { id, url } = await posted();
  const before = await house.ask<{ base64: string }>('getInvoicePaper', { id, format: 'pdf' }, house.clerk);
  const said = (await ask(url, 'en', '192.0.2.90')).body;
  await sql`delete from company_logo where name = 'LogoOfTestLogoOfTestLogoOfTestLogoOfTestLog'`.execute(db);
  await house.app.files.remove('LogoOfTestLogoOfTestLogoOfTestLogoOfTestLog');
  const after = await house.ask<{ base64: string }>('getInvoicePaper', { id, format: 'pdf' }, house.clerk);
  expect(after.base64).toBe(before.base64);
  expect(Buffer.from(before.base64, 'base64').toString('latin1')).toContain('/Subtype /Image');
  expect(said).toContain(
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(after.base64, 'base64'))).toString('hex'),
  );
});
