import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#platform/language.ts';
import { audiencesOf, authorisation, type Operation } from '#platform/operation.ts';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { operationsByName } from '#platform/server/dispatch.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { masterSamples } from './testing/master-samples.ts';
import { sideBySide } from './testing/side-by-side.ts';
import {
  channelRights,
  failureCatalogues,
  implementations,
  jobKinds,
  linkKinds,
  listeners,
  plainNouns,
  product,
} from './modules.ts';
import { navigationOf } from './navigation.ts';

/** What holds for every operation of the product, whoever wrote it; a new one is tested here the moment it is declared. */
const operations = [...operationsByName(implementations).values()].map(({ service, name, contract }) => ({
  service,
  name,
  contract,
  right: authorisation(service, name),
}));
const catalogue = operationCatalogue(implementations);

let house: House;
let powerless: Staff;
let mighty: Staff;
let foreign: Staff;
let guest: { sessionId: string };

beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  powerless = await buildStaff(house.app, 'alpha', []);
  mighty = await buildStaff(
    house.app,
    'alpha',
    operations.map(({ right }) => right),
  );
  foreign = await buildStaff(
    house.app,
    'beta',
    operations.map(({ right }) => right),
  );
  guest = await house.ask('login', {}, { service: 'basis' });
});
afterAll(() => house.close());

const only = (audience: Operation['audience']) =>
  operations.filter(({ contract }) => audiencesOf(contract).includes(audience as never));

test('every operation that is not public is refused to a stranger', async () => {
  await sideBySide(operations, async ({ service, name, contract }) => {
    if (audiencesOf(contract).includes('public')) return;
    expect(await house.call(name, {}, { service }), name).toMatchObject({ response: 'timeout', code: 'sessionEnded' });
  });
});

test('every operation that needs a right is refused without it, and says which right it is', async () => {
  await sideBySide(only('permitted'), async ({ service, name, right }) => {
    expect(await house.call(name, {}, { ...powerless, service, lockId: '1' }), name).toMatchObject({
      status: 403,
      code: 'forbidden',
      details: { authorisation: right },
    });
  });
});

test('a guest without a link reaches nothing that is for staff or for a verified link', async () => {
  await sideBySide(operations, async ({ service, name, contract }) => {
    const audiences = audiencesOf(contract);
    if (audiences.includes('public') || audiences.includes('guest')) return;
    expect(await house.call(name, {}, { ...guest, service, lockId: '1' }), name).toMatchObject({
      response: 'fail',
      code: 'linkNotUsable',
    });
  });
});

test('another partition in the envelope gets what an unknown record gets', async () => {
  await sideBySide(only('permitted'), async ({ service, name }) => {
    expect(await house.call(name, {}, { ...mighty, service, partition: 'beta' }), name).toMatchObject({
      status: 404,
      code: 'notFound',
    });
  });
});

test('a field that an operation does not know is refused by name', async () => {
  await sideBySide(only('permitted'), async ({ service, name, contract }) => {
    const answer = await house.call(
      name,
      { isSmuggled: true },
      { ...mighty, service, ...(contract.locked && { lockId: '1' }) },
    );
    expect(answer.status, name).toBe(400);
    expect(answer.fields, name).toHaveProperty('isSmuggled');
  });
});

/** Values that no field should take as they are, by what they are for a schema. */
const nasty: Readonly<Record<string, readonly unknown[]>> = {
  texts: ['\u0000', '\ud800', 'x'.repeat(100_000), "' or 1=1 --", '%', '＜script＞', '2026-02-30', '../../etc/passwd'],
  numbers: [-1, 1e308, Number.MAX_SAFE_INTEGER + 2],
  booleans: [true],
  nothing: [null],
  lists: [[], [[]]],
  objects: [{}, { $ne: 1 }],
};

const asked = new Map<unknown, number>();
/**
 * Every value where a schema is met for the first time. Where the same schema (the id of a record, a page of a list) stands
 * in a further operation one value of each kind is enough, another one each time: what refuses them is the same code.
 */
function valuesFor(field: unknown): unknown[] {
  const times = asked.get(field) ?? 0;
  if (field !== undefined) asked.set(field, times + 1);
  return Object.values(nasty).flatMap((values) => (times === 0 ? values : [values[times % values.length]]));
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly format?: string;
}

test('no payload, however wrong, ends in a fault of ours, and every refusal has a code with a text in every language', async () => {
  for (const { service, name, contract } of operations) {
    // Throttles and ends what the others need; both are tested where they live.
    if (name === 'login' || name === 'logout') continue;
    const schema = catalogue.find((entry) => entry.service === service && entry.operation === name)!.input as Schema;
    const { shape = {} } = contract.input as { readonly shape?: Readonly<Record<string, unknown>> };
    const fields = Object.keys(schema.properties ?? {});
    const payloads = [{}, ...fields.flatMap((field) => valuesFor(shape[field]).map((value) => ({ [field]: value })))];
    const check = async (payload: object) => {
      const language = languages[crypto.randomInt(languages.length)]!;
      const answer = await house.call(name, payload, {
        ...mighty,
        service,
        language,
        ...(contract.locked && { lockId: '1' }),
      });
      expect(
        answer.status,
        `${name} ${JSON.stringify(payload).slice(0, 200)}: ${JSON.stringify(answer).slice(0, 300)}`,
      ).toBeLessThan(500);
      if (answer.response === 'ok') return;
      expect(answer.code, name).toMatch(/^[a-z][A-Za-z]+$/);
      for (const text of [answer.message ?? answer.result, ...Object.values(answer.fields ?? {})]) {
        expect(text, name).toEqual(expect.any(String));
        expect(text, name).not.toMatch(/^[a-z]+[A-Z][A-Za-z]*$|^Invalid|expected|undefined|\{\w+\}/);
      }
    };
    await sideBySide(payloads, check);
  }
  // Most fields are shared: were their schemas not recognised, every value would be sent to every field.
  expect([...asked.values()].filter((times) => times > 1).length).toBeGreaterThan(20);
});

test('records of another partition are answered like records that do not exist', async () => {
  const supplier = await buildSupplier(house.app, 'alpha', {
    companyId: mighty.companyId,
    detail: { isTrasporter: true, gitCover: 1_000_000, tenderLoadEmailAddress: 'loads@carrier.example' },
    certificate: 'submitted',
    document: handmadePdf().toString('base64'),
  });
  const { linkId } = await house.ask<{ linkId: string }>(
    'postCarrierLink',
    { email: 'somebody@carrier.example', mobileNumber: '+27821112233', language: 'en' },
    mighty,
  );
  const record = await house.ask<{ certificates: { certificateId: string }[] }>(
    'getCarrier',
    { keyIdentifier: supplier },
    mighty,
  );
  const documents = await house.ask<{ rows: { documentId: string }[] }>(
    'getDocuments',
    { subjectId: supplier },
    mighty,
  );
  const bank = await house.ask<{ rows: { bankVersionId: string }[] }>(
    'getBankChanges',
    { keyIdentifier: supplier },
    mighty,
  );
  const real: Readonly<Record<string, string>> = {
    id: await buildCustomer(house.app, 'alpha', { companyId: mighty.companyId }),
    keyIdentifier: supplier,
    haulwayUserId: mighty.userId,
    userId: mighty.userId,
    bankVersionId: bank.rows[0]!.bankVersionId,
    linkId,
    certificateId: record.certificates[0]!.certificateId,
    documentId: documents.rows[0]!.documentId,
    subjectId: supplier,
  };
  const words = {
    reason: 'x',
    question: 'x',
    steps: ['bank'],
    mobileNumber: '+27821112234',
    email: 'other@carrier.example',
    language: 'en',
    carrierName: 'x',
  };

  const masters = new Map<Operation, { id: string; values: object }>();
  for (const { rules, operations } of plainNouns) {
    const { noun: data } = rules;
    const { service } = operations;
    const post = Object.entries(service.operations).find(([, declared]) => declared === data.create)![0];
    const { id } = await house.ask<{ id: string }>(post, masterSamples[data.noun], mighty);
    masters.set(data.list, { id, values: {} }).set(data.change, { id, values: masterSamples[data.noun]! });
  }

  for (const { service, name, contract } of only('permitted')) {
    const schema = catalogue.find((entry) => entry.service === service && entry.operation === name)!.input as Schema;
    const master = masters.get(contract);
    const fields = Object.entries(schema.properties ?? {});
    const ids = fields.filter(([, field]) => field.format === 'uuid').map(([field]) => field);
    if (ids.length === 0) continue;
    const others = Object.fromEntries(
      fields.filter(([field]) => field in words).map(([field]) => [field, words[field as keyof typeof words]]),
    );
    const ask = (staff: Staff, id: (field: string) => string | undefined) =>
      house.call(
        name,
        { ...others, ...master?.values, ...Object.fromEntries(ids.map((field) => [field, id(field)])) },
        { ...staff, service, ...(contract.locked && { lockId: '1' }) },
      );
    const [theirs, nobodys] = [
      await ask(foreign, (field) => (field === 'id' ? master?.id : undefined) ?? real[field] ?? crypto.randomUUID()),
      await ask(foreign, () => crypto.randomUUID()),
    ];
    expect({ ...theirs, requestId: '' }, name).toEqual({ ...nobodys, requestId: '' });
  }
  expect(await house.ask('getCarrier', { keyIdentifier: supplier }, mighty)).toMatchObject({ status: 'pending' });
});

test('menu and sockets ask for rights that some operation declares', () => {
  const rights = new Set(only('permitted').map(({ right }) => right));
  for (const { items } of navigationOf(product))
    for (const { permission, title } of items) if (permission !== '') expect(rights, title).toContain(permission);
  for (const right of Object.values(channelRights).flat()) expect(rights).toContain(right);
});
