import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';
import { sample, type Schema, seeded } from './testing/payloads.ts';

/** Somebody who holds one link, with its code accepted, and asks every operation for everybody else's records. */
const catalogue = operationCatalogue(implementations);
const variants = 5;

let house: House;
let staff: Staff;
let guest: { sessionId: string; partition: string };
let theirs: { supplier: string; customer: string; document: string; blobName: string; linkId: string };
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  staff = await buildStaff(
    house.app,
    'alpha',
    catalogue.flatMap(({ authorisation: right }) => right ?? []),
  );
  theirs = await buildTheirs();
  guest = await enter('own@carrier.example');
});
afterAll(() => house.close());

async function buildTheirs(): Promise<typeof theirs> {
  const { companyId } = staff;
  const registeredName = 'Hiddenveld (Pty) Ltd';
  const supplier = await buildSupplier(house.app, 'alpha', {
    companyId,
    status: 'approved',
    detail: { registeredName },
  });
  const document = await buildDocument(house.app, 'alpha', {
    companyId,
    type: 'taxClearance',
    subject: { type: 'supplier', id: supplier, name: registeredName },
    fileName: 'Hiddenveld.pdf',
    content: handmadePdf().toString('base64'),
    uploadedAt: house.app.clock.now(),
  });
  const { document: row } = await house.ask<{ document: { blobName: string } }>(
    'getDocument',
    { documentId: document },
    staff,
  );
  return {
    supplier,
    document,
    blobName: row.blobName,
    customer: await buildCustomer(house.app, 'alpha', { companyId, status: 'approve', detail: { registeredName } }),
    linkId: (await invite('Hiddenveld@carrier.example')).linkId,
  };
}

const invite = (email: string) =>
  house.ask<{ linkId: string }>('postCarrierLink', { email, mobileNumber: '+27821112233', language: 'en' }, staff);

/** Opens a link of their own, and types its code. */
async function enter(email: string): Promise<typeof guest> {
  await invite(email);
  const messages = await house.messages();
  const key = messages
    .find(({ to }) => to === email)!
    .links[0]!.split('/')
    .at(-1)!;
  const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
  await house.ask('resendOTP', { key }, { sessionId });
  const { code: otp } = (await house.messages()).find(({ channel }) => channel === 'sms')!;
  await house.ask('verifyOTP', { key, otp }, { sessionId });
  return { sessionId, partition: 'alpha' };
}

test('whom loads can be tendered to is shown to the form of a supplier, and only while its link is open', async () => {
  const email = 'ended@carrier.example';
  const held = await enter(email);
  expect(await house.ask('getAllCompanies', {}, held)).toEqual(expect.any(Array));
  const { rows } = await house.ask<{ rows: { linkId: string; lockId: string }[] }>(
    'getCarrierApplications',
    { search: email },
    staff,
  );
  const { linkId, lockId } = rows[0]!;
  await house.ask('disableCarrierLink', { linkId }, { ...staff, lockId });
  expect(await house.call('getAllCompanies', {}, held)).toMatchObject({ response: 'fail', code: 'linkNotUsable' });
});

test('a link reaches no record but its own, whatever operation it is tried at and wherever an id is put', async () => {
  const ids = Object.values(theirs);
  const random = seeded(2711);
  const record = () => house.ask<{ lockId: string }>('getCarrier', { keyIdentifier: theirs.supplier }, staff);
  const before = await record();
  let answered = 0;
  for (const { service, operation, input, locked } of catalogue) {
    if (operation === 'login' || operation === 'logout') continue;
    const fields = Object.keys((input as Schema).properties ?? {});
    const named = { keyIdentifier: theirs.supplier, id: theirs.customer, ...theirs };
    const aimed = Object.fromEntries(Object.entries(named).filter(([name]) => fields.includes(name)));
    for (let variant = 0; variant < variants; variant++) {
      const payload = { ...(sample(input as Schema, random, ids) as object), ...aimed };
      // Another link's key would be another link; it cannot be guessed.
      delete (payload as { key?: unknown }).key;
      const answer = await house.call(operation, payload, { ...guest, service, ...(locked && { lockId: '1' }) });
      expect(answer.status, `${operation} ${JSON.stringify(answer).slice(0, 300)}`).toBeLessThan(500);
      if (answer.response === 'ok') answered++;
      const told = JSON.stringify(answer.response === 'ok' ? answer.result : (answer.details ?? {}));
      expect(told, `${operation} ${JSON.stringify(payload).slice(0, 300)}`).not.toMatch(/Hiddenveld/);
    }
  }
  expect(answered).toBeGreaterThan(5);
  expect(await record()).toEqual(before);
});
