import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { changedShipper } from '#modules/parties/customers/submission.ts';
import type { PartyNoun } from '#modules/parties/parties/contract.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds } from './modules.ts';

/** Identity and account numbers leave the server masked; one operation opens one of them, and says so in the history. */
const partition = 'alpha';
const account = '62000111222';
const [firstNumber, secondNumber] = ['8001015009087', '7502025009083'];

interface Director {
  readonly id: string;
  readonly number: string;
}

let house: House;
let staff: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, jobKinds });
  staff = await buildStaff(house.app, partition, [
    ...Object.values(nouns).flatMap(({ reads, writes, history }) => [reads, writes, history]),
    'getPartyNumber',
  ]);
});
afterAll(() => house.close());

const johns = [firstNumber!, secondNumber!].map((idNumber) => ({
  name: 'John Nkosi',
  idNumber,
  cellphoneNumber: '',
  emailAddress: '',
}));

/** How each noun is built and read; the wire has names of its own for each. */
const nouns = {
  supplier: {
    reads: 'getCarrier',
    writes: 'putCarrier',
    history: 'getCarrierHistory',
    key: 'keyIdentifier',
    build: () =>
      buildSupplier(house.app, partition, {
        companyId: staff.companyId,
        detail: { bankAccountNo: account, directors: johns },
      }),
    detail: (record: Record<string, unknown>) => record['carrierDetail'] as Record<string, unknown>,
    number: 'idNumber',
  },
  customer: {
    reads: 'getShipper',
    writes: 'putShipper',
    history: 'getShipperHistory',
    key: 'id',
    build: () =>
      buildCustomer(house.app, partition, {
        companyId: staff.companyId,
        detail: { bankAccountNo: account, directors: johns },
      }),
    detail: (record: Record<string, unknown>) => record,
    number: 'idNumber',
  },
  contractor: {
    reads: 'getSubbieApplication',
    writes: 'submitCreditorApplication',
    history: 'getSubcontractorHistory',
    key: 'keyIdentifier',
    build: () =>
      buildContractor(house.app, partition, {
        companyId: staff.companyId,
        application: {
          bankAccountNo: account,
          directors: johns.map(({ name, idNumber }) => ({
            directorName: name,
            directorIdNumber: idNumber,
            directorAddress: '1 Kloof Street',
          })),
        },
      }),
    detail: (record: Record<string, unknown>) => record['subcontractorApplication'] as Record<string, unknown>,
    number: 'directorIdNumber',
  },
} as const;
const each = Object.keys(nouns) as PartyNoun[];

async function recordOf(noun: PartyNoun, id: string): Promise<Record<string, unknown>> {
  const { reads, key } = nouns[noun];
  return house.ask<Record<string, unknown>>(reads, { [key]: id }, staff);
}

async function numbersOf(noun: PartyNoun, id: string): Promise<{ account: string; directors: readonly Director[] }> {
  const detail = nouns[noun].detail(await recordOf(noun, id));
  const rows = detail['directors'] as Record<string, string>[];
  return {
    account: String(detail['bankAccountNo']),
    directors: rows.map((row) => ({ id: row['id']!, number: row[nouns[noun].number]! })),
  };
}

const open = (party: PartyNoun, id: string, directorId?: string, who = staff) =>
  house.call('getPartyNumber', { party, id, ...(directorId && { directorId }) }, who);

test.each(each)(
  'the record of a %s shows numbers masked; one at a time is opened, and stands in the history',
  async (noun) => {
    const { build, history, key } = nouns[noun];
    const id = await build();
    const shown = await numbersOf(noun, id);
    expect(shown.account).toBe('•••••••1222');
    expect(shown.directors.map(({ number }) => number)).toEqual(['•••••••••9087', '•••••••••9083']);
    expect(JSON.stringify(await recordOf(noun, id))).not.toMatch(
      new RegExp(`${account}|${firstNumber}|${secondNumber}`),
    );

    expect((await open(noun, id)).result).toEqual({ number: account });
    expect((await open(noun, id, shown.directors[1]!.id)).result).toEqual({ number: secondNumber });
    const entries = await house.ask<{ event: string; changes: object }[]>(history, { [key]: id }, staff);
    expect(entries.slice(0, 2).map(({ event }) => event)).toEqual(['identityShown', 'bankAccountShown']);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${account}|${firstNumber}|${secondNumber}`));
  },
);

test.each(each)(
  'a number of a %s is for those who may open it and read the record, of this partition',
  async (noun) => {
    const { build, reads } = nouns[noun];
    const id = await build();
    const withRights = (...rights: string[]) =>
      buildStaff(house.app, partition, rights, { companyId: staff.companyId });
    expect(await open(noun, id, undefined, await withRights(reads))).toMatchObject({ code: 'forbidden' });
    expect(await open(noun, id, undefined, await withRights('getPartyNumber'))).toMatchObject({ code: 'forbidden' });
    const stranger = await buildStaff(house.app, 'beta', [reads, 'getPartyNumber']);
    expect(await open(noun, id, undefined, stranger)).toMatchObject({ code: 'notFound' });
    const { directors } = await numbersOf(noun, await build());
    expect(await open(noun, id, directors[0]!.id)).toMatchObject({ code: 'notFound' });
  },
);

test('a form that reads and writes a supplier leaves its numbers and the ids of its directors as they are', async () => {
  const id = await nouns.supplier.build();
  const before = await numbersOf('supplier', id);
  const { carrierDetail, lockId } = await recordOf('supplier', id);
  const put = (detail: object, lock: unknown) =>
    house.call('putCarrier', { keyIdentifier: id, carrierDetail: detail }, { ...staff, lockId: String(lock) });
  expect(await put({ ...(carrierDetail as object), tradeName: 'Umzansi Again' }, lockId)).toMatchObject({
    response: 'ok',
  });
  expect(await numbersOf('supplier', id)).toEqual(before);
  expect((await open('supplier', id)).result).toEqual({ number: account });
  expect((await open('supplier', id, before.directors[0]!.id)).result).toEqual({ number: firstNumber });

  const next = await recordOf('supplier', id);
  const forged = { ...(next['carrierDetail'] as object), bankAccountNo: '•••••••9999' };
  const refused = await put(forged, next['lockId']);
  expect(Object.keys(refused.fields ?? {})).toEqual(['carrierDetail.bankAccountNo']);
});

test('a form that reads and writes a customer leaves its numbers and the ids of its directors as they are', async () => {
  const id = await nouns.customer.build();
  const before = await numbersOf('customer', id);
  const record = await recordOf('customer', id);
  const form = Object.fromEntries(Object.entries(record).filter(([field]) => field in changedShipper.shape));
  expect(
    await house.call('putShipper', { ...form, tradeName: 'Again' }, { ...staff, lockId: String(record['lockId']) }),
  ).toMatchObject({ response: 'ok' });
  expect(await numbersOf('customer', id)).toEqual(before);
  expect((await open('customer', id, before.directors[1]!.id)).result).toEqual({ number: secondNumber });
});
