import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import {
  addContractor,
  buildContractorStaff,
  enterLink,
  openContractorHouse,
  submission,
} from '../testing/contractor-house.ts';
import { contentHash, printable } from '#modules/parties/parties/server/index.ts';

let house: House;
let staff: Staff;

beforeAll(async () => {
  house = await openContractorHouse();
  staff = await buildContractorStaff(house, `p-${crypto.randomUUID()}`);
});
afterAll(() => house.close());

test('the signed document says who signed what, when and with which number, and its hash is that of its pages', async () => {
  const { key, keyIdentifier, registeredName, email } = await addContractor(house, staff, {
    mobileNumber: '083 555 0177',
    language: 'fr',
  });
  const guest = { ...(await enterLink(house, key)), language: 'fr' };
  const natureOfTrade = 'Transporte de peças às fábricas, ‘expresso’ – €';
  const long = 'Boulevard de la Libération '.repeat(7).trim();
  await house.ask('submitCreditorApplication', await submission({ natureOfTrade, physicalAdd: long }), guest);

  const signed = await house.ask<{ blobName: string; fileName: string; contentSha256: string }>(
    'getSignedApplication',
    {},
    guest,
  );
  const { base64, contentType } = await house.ask<{ base64: string; contentType: string }>(
    'downloadFile',
    { blobName: signed.blobName },
    guest,
  );
  expect(contentType).toBe('application/pdf');
  expect(signed.fileName).toMatch(/^Demande de créancier K\d{6}\.pdf$/);

  const bytes = Buffer.from(base64, 'base64');
  const pages = await pageTexts(bytes);
  const [certificate, content] = [pages.at(-1)!, pages.slice(0, -1)];
  expect(contentHash(content.join(''))).toBe(signed.contentSha256);
  // Long ones are broken into lines; what counts are the letters.
  const letters = (text: string) => text.replace(/\s/g, '');
  for (const said of [natureOfTrade, long, registeredName, email])
    expect(letters(content.join(''))).toContain(letters(said));
  for (const said of [signed.contentSha256, email, 'Elmarie Fortuin, Director', '127.0.0.1'])
    expect(letters(certificate)).toContain(letters(said));
  expect(certificate).toMatch(/•+0177/);
  expect(certificate).not.toContain('835550177');

  const record = await house.ask<{ signings: { fileSha256: string; contentSha256: string }[] }>(
    'getSubbieApplication',
    { keyIdentifier },
    staff,
  );
  expect(record.signings[0]).toMatchObject({
    contentSha256: signed.contentSha256,
    fileSha256: crypto.createHash('sha256').update(bytes).digest('hex'),
  });
});

test('any change of the text changes the hash; a change of white space does not', () => {
  expect(contentHash('R 80 000')).toBe(contentHash('R 80\n000'));
  expect(contentHash('R 80 000')).not.toBe(contentHash('R 80 001'));
});

test('letters that a PDF reader lacks lose their marks, and nothing is lost silently', () => {
  expect(printable('Ọlá ŋ ‘x’ – €5\u00a0000')).toBe('Olá ? ‘x’ – €5 000');
  expect(printable('a\u00adb\u0000c')).toBe('abc');
});

test('a guest reaches no document of another link', async () => {
  const [one, other] = [await addContractor(house, staff), await addContractor(house, staff)];
  const guest = await enterLink(house, one.key);
  await house.ask('submitCreditorApplication', await submission(), guest);
  const { blobName } = await house.ask<{ blobName: string }>('getSignedApplication', {}, guest);
  const stranger = await enterLink(house, other.key);
  expect(await house.call('downloadFile', { blobName }, stranger)).toMatchObject({ code: 'fileNotFound' });
  expect(await house.call('getSignedApplication', {}, stranger)).toMatchObject({ code: 'notFound' });
});
