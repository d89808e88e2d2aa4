import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { jpeg, png } from '#platform/server/testing/picture-files.ts';
import { basisOperations, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { seedPlaces } from '#modules/base/lookups/server/index.ts';
import type { CompanyRecord } from '../contract.ts';
import { companyFailureTexts } from '../messages/failures/index.ts';
import { serveLogos } from './logo.ts';
import { companyOperations } from './operations.ts';
import { supportOf } from './queries.ts';

let house: House;
let partition: string;
let admin: Staff;
let count = 0;
const server = fastify();
beforeAll(async () => {
  house = await openHouse({
    implementations: [basisOperations, companyOperations],
    failureCatalogues: [companyFailureTexts],
  });
  await seedPlaces(house.databaseUrl);
  serveLogos(server, house.app);
});
afterAll(async () => {
  await server.close();
  await house.close();
});
beforeEach(async () => {
  partition = `branding${++count}`;
  admin = await buildStaff(house.app, partition, ['postCompany', 'putCompany']);
});

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const logo = dataUrl(png(120, 40));
const place = { address1: '9 Rosherville Road', city: 'Johannesburg', province: 'Gauteng', country: 'South Africa' };

async function own(): Promise<CompanyRecord> {
  return (await house.ask<CompanyRecord[]>('getCompany', {}, admin))[0]!;
}
async function save(values: object) {
  const { companyId, lockId, name, tradeName } = await own();
  return house.call('putCompany', { name, tradeName, ...place, ...values, companyId }, { ...admin, lockId });
}
const picture = (url: string) => server.inject({ url });

test('a logo is kept with the company, shown to whoever knows its address, and part of the sign-in answer', async () => {
  expect(await save({ logoURL: logo, brandColour: '#1A4F8B' })).toMatchObject({ response: 'ok' });
  const { logoURL, brandColour } = await own();
  expect(brandColour).toBe('#1a4f8b');
  expect(logoURL).toMatch(/^\/logos\/[\w-]{43}$/);
  const shown = await picture(logoURL);
  expect(shown.rawPayload.equals(png(120, 40))).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const session = await house.ask('getOwnSession', {}, { ...admin, service: 'basis' });
  expect(session).toMatchObject({ companies: [{ logoURL }] });
});

test('saving the address that was read keeps the picture, another picture replaces it, nothing removes it', async () => {
  await save({ logoURL: logo });
  const first = (await own()).logoURL;
  await save({ logoURL: first, telno: '010 555 0100' });
  expect(await own()).toMatchObject({ logoURL: first, telno: '+27105550100' });
  await save({ logoURL: dataUrl(jpeg(80, 80), 'image/jpeg') });
  const second = (await own()).logoURL;
  expect((await picture(first)).statusCode).toBe(404);
  expect((await picture(second)).headers['content-type']).toBe('image/jpeg');
  await save({ logoURL: '' });
  expect((await own()).logoURL).toBe('');
  expect((await picture(second)).statusCode).toBe(404);
});

test('what is no picture, is too large or belongs to somebody else is refused on its field, and nothing changes', async () => {
  await save({ logoURL: logo });
  const { logoURL } = await own();
  for (const wrong of [
    'https://highveld.example/logo.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    dataUrl(Buffer.from('<script>alert(1)</script>')),
    dataUrl(png(4000, 4000)),
    dataUrl(Buffer.alloc(160_000, 1)),
    `/logos/${'A'.repeat(43)}`,
  ]) {
    const { status, fields } = await save({ logoURL: wrong, designation: 'Changed' });
    expect(status, wrong.slice(0, 40)).toBe(400);
    expect(Object.keys(fields ?? {})).toEqual(['logoURL']);
  }
  expect(await own()).toMatchObject({ logoURL, designation: '' });
});

test('a picture that nobody put there is not found, whatever its name', async () => {
  for (const name of ['x', 'A'.repeat(43), '..%2f..%2fmaster.key', encodeURIComponent("' or true --")])
    expect((await picture(`/logos/${name}`)).statusCode).toBe(404);
});

test('place and phones are judged by the server, all at once', async () => {
  const { status, fields } = await save({
    city: 'Cape Town',
    telno: '12',
    supportTelephone: '+44 20 7946 0018',
    supportEmail: 'office@highveld.example',
  });
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['city', 'supportTelephone', 'telno']);
  expect(Object.keys((await save({ province: 'Khomas' })).fields ?? {})).toEqual(['province']);
  expect(await own()).toMatchObject({ supportEmail: '' });
});

test('whom to ask is stored as it is dialled and told as people read it', async () => {
  await save({ supportTelephone: '0105550100', supportEmail: 'office@highveld.example' });
  const { supportTelephone } = await own();
  expect(supportTelephone).toBe('+27105550100');
  expect(supportOf({ support_telephone: supportTelephone, support_email: 'office@highveld.example' }, '')).toBe(
    '+27 10 555 0100 · office@highveld.example',
  );
});

test('what the company says of money and language is what its people’s sign-in says', async () => {
  const said = { baseCurrency: 'NAD', locale: 'af-ZA', timeZone: 'Africa/Windhoek', financialYearStartMonth: 7 };
  await save({ ...said, defaultVatCode: 'zeroRated' });
  expect(await own()).toMatchObject({ ...said, defaultVatCode: 'zeroRated' });
  const { settings } = await house.ask<{ settings: object }>('getOwnSession', {}, { ...admin, service: 'basis' });
  expect(settings).toMatchObject({ currency: 'NAD', locale: 'af-ZA', timeZone: 'Africa/Windhoek' });
});
