import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import { findMasterCalled } from '#platform/server/find-called.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { equipmentTypeOperations, equipmentTypeStore } from '#modules/base/equipment-types/server/index.ts';
import { fuelClauseOperations, fuelClauseStore } from '#modules/prices/fuel-clauses/server/index.ts';
import { buildCustomer, findCustomersCalled } from '#modules/parties/customers/server/index.ts';
import { itemMasterOperations, itemMasterStore } from '#modules/base/item-masters/server/index.ts';
import { locationStore } from '#modules/parties/locations/server/index.ts';
import { rateZoneOperations, rateZoneStore } from '#modules/prices/rate-zones/server/index.ts';
import type { RateRow } from '#modules/prices/rates/contract.ts';
import { rateFailureTexts } from '#modules/prices/rates/messages/failures/index.ts';
import { rateImport } from '#modules/prices/rates/server/import/rate-import.ts';
import { rateOperations } from '#modules/prices/rates/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { type BookCell, workbook } from './testing/workbook.ts';
import { importJob } from './work.ts';

const kinds = [
  rateImport(
    new Map([
      ['customer', findCustomersCalled],
      ...[equipmentTypeStore, fuelClauseStore, itemMasterStore, locationStore, rateZoneStore].map(
        ({ noun }) => [noun.noun, findMasterCalled(noun)] as const,
      ),
    ]),
  ),
];
const rights = [
  ...importRights,
  'getRates',
  'getRate',
  'getRateFile',
  'postRate',
  'putRate',
  'submitRate',
  'approveRate',
  'postEquipment',
  'postFuelClause',
  'postItemMaster',
  'postRateZone',
];
let house: House;
let clerk: Staff;
let manager: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [
      rateOperations,
      equipmentTypeOperations,
      fuelClauseOperations,
      itemMasterOperations,
      rateZoneOperations,
      importOperations({ kinds, failureCatalogues: [failureTexts, importFailureTexts, rateFailureTexts] }),
    ],
    failureCatalogues: [importFailureTexts, rateFailureTexts],
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  clerk = await buildStaff(house.app, 'alpha', rights);
  manager = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
  const customerId = await buildCustomer(house.app, 'alpha', {
    companyId: clerk.companyId,
    detail: { registeredName: 'Ingwe Pulp' },
    status: 'approve',
  });
  await sql`update customer set account_number = 'ING001' where id = ${customerId}`.execute(
    house.app.database.writer('alpha'),
  );
  const make = (operation: string, values: object) => house.ask(operation, values, clerk);
  await make('postEquipment', {
    vehicleId: 'TAUT',
    description: 'Tautliner',
    shortcode: 'TAU',
    class: 'rigid',
    payloadMass: 28,
  });
  await make('postFuelClause', { code: 'FC-45', name: 'Diesel', basePrice: 21.3456, baseDate: '2026-07-01' });
  await make('postRateZone', {
    code: 'RAND',
    name: 'Reef',
    country: 'South Africa',
    cities: 'Johannesburg, Germiston',
  });
  await make('postItemMaster', { code: 'TOLL', description: 'Toll', unit: 'load', kind: 'revenue', itemGroup: 'toll' });
});
afterAll(() => house.close());

const headings = [
  'Rate code',
  'Customer',
  'From city',
  'From country',
  'To zone',
  'Paid for',
  'Rate',
  'First day',
  'Priority',
  'Equipment types',
  'Fuel clause',
  'Lowest charge',
  'Band from units',
  'Rate of the band',
  'Extra',
  'Rate of the extra',
  'Kind of origin',
  'Kind of destination',
  'Bands hold for',
  'Extra paid for',
];
let priority = 0;
const row = (code: string, more: Readonly<Record<string, string>> = {}) => {
  const all: Record<string, string> = {
    'Rate code': code,
    Customer: 'ING001',
    'From city': 'Richards Bay',
    'From country': 'South Africa',
    'To zone': 'rand',
    'Paid for': 'Pallet',
    Rate: '320.1255',
    'First day': '2026-01-01',
    'Equipment types': 'taut',
    'Fuel clause': 'FC-45',
    'Lowest charge': '4 500.00',
    // Of rates that are equal in all else each load finds one.
    Priority: more['Priority'] ?? String(++priority),
    ...more,
  };
  return headings.map((heading) => all[heading] ?? '');
};
const further = (code: string, more: Readonly<Record<string, string>>) =>
  headings.map((heading) => (heading === 'Rate code' ? code : (more[heading] ?? '')));
const bring = (rows: readonly (readonly string[])[], by = clerk) =>
  bringIn(house, by, csvOf([headings, ...rows], ';'), 'rates.csv', 'rate');
const found = async (code: string) =>
  (await house.ask<{ rows: RateRow[] }>('getRates', { search: code, sort: 'code' }, clerk)).rows;
async function approve({ id, lockId }: { readonly id: string; readonly lockId: string }): Promise<void> {
  const pending = await house.ask<{ lockId: string }>('submitRate', { id }, { ...clerk, lockId });
  await house.ask('approveRate', { id }, { ...manager, lockId: pending.lockId });
}
const written = async (rows: readonly (readonly string[])[]) => {
  const one = await bring(rows);
  await one.check();
  await one.say('commitImport', { scope: 'valid' });
  return one;
};

test('rows of one code are a draft with its bands and extras; a second person approves it', async () => {
  const one = await bring([
    row('IM-1', { 'Band from units': '21', 'Rate of the band': '250', Extra: 'toll', 'Rate of the extra': '480.50' }),
    further('im-1', { 'Band from units': '11', 'Rate of the band': '280' }),
    row('IM-2', { 'To zone': '', 'Paid for': 'Laai', 'First day': '1 March 2026' }),
  ]);
  expect(await one.check()).toMatchObject({ counts: { create: 1, error: 1 } });
  expect((await one.rows())[2]?.problems.map(({ field }) => field)).toEqual(['Paid for']);
  await one.say('commitImport', { scope: 'valid' });
  const [draft] = await found('IM-1');
  expect(draft).toMatchObject({
    status: 'DRAFT',
    partyName: 'Ingwe Pulp',
    destination: { scope: 'zone', name: 'Reef' },
    rate: 320.1255,
    minCharge: 4500,
    bands: [
      { from: 11, rate: 280 },
      { from: 21, rate: 250 },
    ],
    extras: [{ rate: 480.5, method: 'perLoad', passThrough: false }],
  });
  const answer = await house.call('approveRate', { id: draft!.id }, { ...clerk, lockId: draft!.lockId });
  expect(answer).toMatchObject({ response: 'error' });
  await approve(draft!);
});

test('what goes out comes in again and changes nothing, in another language too', async () => {
  await written([
    row('OUT-1', { 'Band from units': '11', 'Rate of the band': '280', Extra: 'TOLL', 'Rate of the extra': '1.5' }),
    further('OUT-1', { 'Band from units': '21', 'Rate of the band': '250' }),
    row('OUT-2', { Customer: '', 'To zone': '', 'Equipment types': '', 'Fuel clause': '' }).with(1, 'ING001'),
  ]);
  const [approved] = await found('OUT-1');
  await approve(approved!);
  const french = { ...clerk, language: 'fr' as const };
  const { rows } = await house.ask<{ rows: string[][] }>('getRateFile', { search: 'OUT-' }, french);
  expect(rows.length).toBe(4);
  expect(rows[0]).toContain('Code du tarif');
  const back = await bringIn(house, clerk, csvOf(rows, ';'), 'back.csv', 'rate');
  expect(await back.check()).toMatchObject({ counts: { create: 0, update: 0, error: 0, unchanged: 2 } });
});

test('another price of an approved rate is a draft of its next version, and is taken back with the import', async () => {
  await written([row('NEXT-1', { Priority: '60' })]);
  await approve((await found('NEXT-1'))[0]!);
  const dearer = await bring([row('NEXT-1', { Rate: '340', 'First day': '2027-01-01', Priority: '60' })]);
  expect(await dearer.check()).toMatchObject({ counts: { update: 1 } });
  await dearer.say('commitImport', { scope: 'valid' });
  const versions = async () => (await found('NEXT-1')).map(({ revision, status, rate }) => [revision, status, rate]);
  expect(await versions()).toEqual(
    expect.arrayContaining([
      [1, 'APPROVED', 320.1255],
      [2, 'DRAFT', 340],
    ]),
  );
  // The draft is what the code means now: the same file again changes nothing.
  expect(
    await (await bring([row('NEXT-1', { Rate: '340', 'First day': '2027-01-01', Priority: '60' })])).check(),
  ).toMatchObject({
    counts: { unchanged: 1 },
  });
  await dearer.say('undoImport');
  expect(await versions()).toEqual([[1, 'APPROVED', 320.1255]]);
});

test('a lane is widened, and bands and extras are taken away, as in the form', async () => {
  const narrow = { 'Band from units': '11', 'Rate of the band': '280', Extra: 'TOLL', 'Rate of the extra': '1.5' };
  await written([row('WIDE-1', { ...narrow, Priority: '70' }), row('WIDE-2', { ...narrow, Priority: '71' })]);
  const read = async (code: string) => {
    const { origin, destination, bands, extras, rate, bandMode } = (await found(code))[0]!;
    return { origin, destination, bands, extras, rate, bandMode };
  };
  const bare = { 'From city': '', 'To zone': '', 'Bands hold for': 'no bands', 'Extra paid for': 'Sem extras' };
  const one = await bring([
    row('WIDE-1', { ...bare, 'Kind of origin': 'Country', 'Kind of destination': 'enige plek', Priority: '70' }),
  ]);
  expect(await one.check()).toMatchObject({ counts: { update: 1, error: 0 } });
  const changes = (await one.rows())[0]!.changes.map(({ field, before, after }) => [field, before, after]);
  expect(changes).toEqual(
    expect.arrayContaining([
      ['Kind of origin', 'City', 'Country'],
      ['From city', 'Richards Bay', ''],
      ['Kind of destination', 'Zone', 'Anywhere'],
      ['Band from units', '11', ''],
      ['Rate of the extra', '1,5', ''],
    ]),
  );
  await one.say('commitImport', { scope: 'valid' });
  // The same by the form of the other one.
  const [{ id, lockId } = { id: '', lockId: '' }] = await found('WIDE-2');
  const { customerId, equipmentTypeIds, fuelClauseId } = (await found('WIDE-2'))[0]!;
  const form = {
    id,
    code: 'WIDE-2',
    customerId,
    equipmentTypeIds,
    fuelClauseId,
    method: 'perPallet',
    rate: 320.1255,
    minCharge: 4500,
    validFrom: '2026-01-01',
    priority: 71,
    origin: { scope: 'country', value: '', country: 'South Africa' },
    destination: { scope: 'any', value: '', country: '' },
    bands: [],
    extras: [],
  };
  await house.ask('putRate', form, { ...clerk, lockId });
  expect(await read('WIDE-1')).toEqual(await read('WIDE-2'));
  expect(await read('WIDE-1')).toMatchObject({
    origin: { scope: 'country', value: '', country: 'South Africa' },
    destination: { scope: 'any', value: '', country: '' },
    bands: [],
    extras: [],
  });
  await one.say('undoImport');
  expect(await read('WIDE-1')).toMatchObject({ origin: { scope: 'city' }, bands: [{ from: 11 }], extras: [{}] });
});

test('an end that says two things, and lists that are empty and are not, are refused at their cells; nothing is written', async () => {
  const some = { 'Band from units': '11', 'Rate of the band': '280', Extra: 'TOLL', 'Rate of the extra': '1.5' };
  await written([row('TWO-1', { ...some, Priority: '72' })]);
  const before = await found('TWO-1');
  const one = await bring([
    row('TWO-1', { 'Kind of origin': 'Anywhere', 'Kind of destination': 'City', 'Bands hold for': 'No bands' }),
    further('TWO-1', { 'Band from units': '11', 'Rate of the band': '280' }),
    further('TWO-1', { 'Extra paid for': 'No extras' }),
    further('TWO-1', { Extra: 'TOLL', 'Rate of the extra': '2' }),
    row('TWO-2', { 'Kind of destination': 'Town', 'From city': '', 'Kind of origin': 'City' }),
  ]);
  await one.check();
  const problems = (await one.rows()).map((each) => each.problems.map(({ field }) => field).toSorted());
  expect(problems).toEqual([
    // The city that the end names is missing besides, and its country.
    ['Bands hold for', 'From city', 'Kind of destination', 'To country', 'To zone'],
    [''],
    ['Extra paid for'],
    [''],
    ['Kind of destination', 'Kind of origin'],
  ]);
  await one.say('commitImport', { scope: 'valid' });
  expect(await found('TWO-1')).toEqual(before);
  expect(await found('TWO-2')).toEqual([]);
});

test('every cell that is wrong says so, all at once', async () => {
  const one = await bring([
    row('BAD-1', { Rate: '1.23456', 'Lowest charge': '10.123', 'First day': '31/02/2026' }),
    row('BAD-2', { Rate: '-0' }),
    row('BAD-3', { Rate: '1e3', 'To zone': 'nowhere' }),
    row('BAD-4', { 'Band from units': '11', 'Rate of the band': '280' }),
    further('BAD-4', { 'Band from units': '11', 'Rate of the band': '0' }),
    row('BAD-5'),
    further('BAD-5', { Rate: '99' }),
    row('BAD-6', { 'From city': 'Durban', 'From country': '' }),
  ]);
  await one.check();
  const fields = (await one.rows()).map(({ problems }) => problems.map(({ field }) => field).toSorted());
  expect(fields).toEqual([
    ['First day', 'Lowest charge', 'Rate'],
    ['Rate'],
    ['Rate', 'To zone'],
    [''],
    ['Band from units', 'Rate of the band'],
    [''],
    ['Rate'],
    ['From country'],
  ]);
});

test('numbers of a workbook are stored as they are, beside texts that are written otherwise', async () => {
  const cells = (code: string, rate: BookCell, charge: BookCell): BookCell[] =>
    headings.map((heading, place) =>
      heading === 'Rate' ? rate : heading === 'Lowest charge' ? charge : row(code)[place]!,
    );
  const file = workbook([headings, cells('XL-1', 24.855, 1250.5), cells('XL-2', '385,50', '12 500,00')]);
  const one = await bringIn(house, clerk, file, 'rates.xlsx', 'rate');
  expect(await one.check({ decimalComma: true })).toMatchObject({ counts: { create: 2, doubtful: 0 } });
  await one.say('commitImport', { scope: 'valid' });
  expect((await found('XL-1'))[0]).toMatchObject({ rate: 24.855, minCharge: 1250.5 });
  expect((await found('XL-2'))[0]).toMatchObject({ rate: 385.5, minCharge: 12_500 });
});

test('a number with the mark of the few is shown as it would be stored, and nothing is written before somebody confirms it', async () => {
  const one = await bring([
    row('MARK-1', { Rate: '385,50', 'Lowest charge': '1.250,00' }),
    row('MARK-2', { Rate: '24.5' }),
    row('MARK-3', { Rate: '31.75', 'Lowest charge': '28,500' }),
  ]);
  expect(await one.read()).toMatchObject({ decimalComma: false });
  expect(await one.check()).toMatchObject({ counts: { create: 3, doubtful: 2 } });
  const [first, , third] = await one.rows({ doubtful: true }).then(async (doubtful) => {
    expect(doubtful.map(({ number }) => number)).toEqual([2, 4]);
    return one.rows();
  });
  const [rate, charge] = ['Rate', 'Lowest charge'].map((heading) => headings.indexOf(heading));
  expect(first!.doubts.map(({ column, text }) => [column, text])).toEqual([
    [rate, '“385,50” is read as 385,5. Other numbers in this file use a different decimal sign.'],
    [charge, '“1.250,00” is read as 1\u00a0250. Other numbers in this file use a different decimal sign.'],
  ]);
  expect(third!.doubts.map(({ column }) => column)).toEqual([charge]);
  const read = (of: typeof first, column = -1) => of!.readings.find((each) => each.column === column)?.text;
  expect([read(first, rate), read(first, charge), read(third, charge)]).toEqual(['385,5', '1\u00a0250', '28\u00a0500']);
  const { lockId } = await one.read();
  expect(
    await house.call('commitImport', { importId: one.importId, scope: 'valid' }, { ...clerk, lockId }),
  ).toMatchObject({ status: 422, code: 'importDoubtsOpen' });
  expect(await found('MARK-')).toEqual([]);
  await one.say('commitImport', { scope: 'valid', isDoubtConfirmed: true });
  expect((await found('MARK-1'))[0]).toMatchObject({ rate: 385.5, minCharge: 1250 });
  expect((await found('MARK-3'))[0]).toMatchObject({ rate: 31.75, minCharge: 28_500 });
});

test('an amount in another currency than its row is refused by its name', async () => {
  const one = await bring([row('CUR-1', { Rate: '$5' }), row('CUR-2', { 'Lowest charge': 'USD 12.00' })]);
  expect(await one.check()).toMatchObject({ counts: { create: 0, error: 2 } });
  expect((await one.rows()).map(({ problems }) => problems.map(({ text }) => text))).toEqual([
    ['“$5” names another currency ($). Convert it, and write the figures alone.'],
    ['“USD 12.00” names another currency (USD). Convert it, and write the figures alone.'],
  ]);
});
