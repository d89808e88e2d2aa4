import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { luhnDigit } from '#platform/identifiers/luhn.ts';
import { severalParted } from '#platform/import-field.ts';
import { languages } from '#platform/language.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { shipperDetail } from '#modules/parties/customers/fields.ts';
import { loadReferences } from '#modules/work/loads/server/index.ts';
import { bringIn, importRights } from '#modules/desk/imports/server/testing/import-house.ts';
import { seedPlaces } from '#modules/base/lookups/server/index.ts';
import { carrierDetail } from '#modules/parties/suppliers/fields.ts';
import { fieldNames } from '#platform/server/field-names.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import {
  channelRights,
  failureCatalogues,
  implementations,
  importKinds,
  jobKinds,
  linkKinds,
  listeners,
  plainNouns,
} from './modules.ts';
import { masterSamples } from './testing/master-samples.ts';

/** What an operation refuses, a file is refused for in the same words, and before anything is written. */
let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations,
    channelRights,
    linkKinds,
    listeners,
    failureCatalogues: failureCatalogues.filter((each) => each !== failureTexts),
    jobKinds,
  });
  await seedPlaces(house.databaseUrl);
  const rights = importKinds.flatMap(({ creates, updates }) => [creates, updates]);
  const bare = [...rights, 'tripDirector.getShipper', 'tripDirector.getCarrier', 'tripDirector.getOrderTypes'].map(
    (right) => right.split('.')[1]!,
  );
  staff = await buildStaff(house.app, 'alpha', [...importRights, ...bare]);
});
afterAll(() => house.close());

type Values = Readonly<Record<string, unknown>>;

/** One record, said twice: to the operation, and in a file. */
interface Attempt {
  readonly operation: string;
  readonly payload: Values;
  readonly lockId?: string;
  /** Fields of the import, by their paths. */
  readonly row: Values;
}

test('an empty file with the headings is understood when it comes back, in every language', async () => {
  const misread: string[] = [];
  const readBack = async (language: (typeof languages)[number]) => {
    for (const { name: kind, fields } of importKinds) {
      const asked = { ...staff, language };
      const { headings } = await house.ask<{ headings: string[] }>('getImportHeadings', { kind }, asked);
      const file = await bringIn(house, staff, csvOf([headings, headings.map(() => 'x')], ';'), 'empty.csv', kind);
      const { mapping } = await file.read();
      for (const [place, { name }] of fields.filter(({ isForeign }) => isForeign !== true).entries())
        if (mapping[place] !== name) misread.push(`${kind}, ${language}: ${headings[place]} as ${mapping[place]}`);
    }
  };
  // The languages beside each other: two dozen files of each are read.
  await Promise.all(languages.map(readBack));
  expect(misread).toEqual([]);
});

const operationsOf = (kind: string) => {
  const { creates, updates } = importKinds.find(({ name }) => name === kind)!;
  return { create: creates.split('.')[1]!, change: updates.split('.')[1]! };
};
let count = 0;
const newCode = () => `NEW${++count}`;

/** A good record of a plain noun with something wrong in it. */
const creating = (kind: string, wrong: Values): Attempt => {
  const { code } = plainNouns.find(({ rules }) => rules.noun.noun === kind)!.rules.noun;
  const values = { ...masterSamples[kind], [code]: newCode(), ...wrong };
  return { operation: operationsOf(kind).create, payload: values, row: values };
};
const make = (kind: string, values: Values) =>
  house.ask<{ id: string; lockId: string }>(operationsOf(kind).create, { ...masterSamples[kind], ...values }, staff);

const customer = (detail: Values, more: object = {}) =>
  buildCustomer(house.app, 'alpha', { companyId: staff.companyId, detail, ...more });
const supplier = (detail: Values) => buildSupplier(house.app, 'alpha', { companyId: staff.companyId, detail });

/** A proposal of one line: what is wrong with its head is told apart from what is wrong with its line. */
function newJournal(wrong: Values): Attempt {
  const head = { date: '2026-11-24', reason: 'Month end', ...wrong };
  return {
    operation: 'postBatchAdjustmentTransaction',
    payload: { ...head, rows: [{ account: '6200', debit: 5 }] },
    row: { reference: `FILE-${++count}`, ...head, account: '6200', debit: 5 },
  };
}

/** A load that could be booked, but for something in it. */
async function newLoad(wrong: Values, inFile: Values = wrong): Promise<Attempt> {
  const db = house.app.database.writer('alpha');
  const references = await loadReferences(db, 'alpha');
  const customerId = await customer({});
  const account = `LOADS-${++count}`;
  await sql`update customer set account_number = ${account} where id = ${customerId}`.execute(db);
  const { orderTypeId, equipmentTypeId, commodityTypeId } = references;
  return {
    operation: 'postLoad',
    payload: { customerId, orderTypeId, equipmentTypeId, commodityTypeId, ...wrong },
    row: {
      loadKey: account,
      customerId: account,
      orderTypeId: 'LOADFTL',
      equipmentTypeId: 'LOADRIG',
      commodityTypeId: 'LOADGEN',
      ...inFile,
    },
  };
}

const only = (shape: object, values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in shape));

/** A customer as it is there with something else in it, found by its account number. */
async function changedCustomer(wrong: Values): Promise<Attempt> {
  const id = await customer({});
  const record = await house.ask<Values & { lockId: string }>('getShipper', { id }, staff);
  return {
    operation: 'putShipper',
    payload: { ...only(shipperDetail.shape, { ...record, ...wrong }), id },
    lockId: record.lockId,
    row: { accountNumber: record['accountNumber'], ...wrong },
  };
}

/** A customer that could be there, but for something in it. */
async function newCustomer(wrong: Values): Promise<Attempt> {
  const { payload } = await changedCustomer({});
  const [number, vat] = [++count, `4${String(count).padStart(8, '0')}`];
  const values = {
    ...payload,
    registeredName: `Amazi Cellars ${number} (Pty) Ltd`,
    registrationNumber: `2017/${String(100_000 + number)}/07`,
    vatNumber: vat + luhnDigit(vat),
    // Numbers leave the server masked, so another customer cannot be made with them.
    bankAccountNo: '',
    directors: [],
    ...wrong,
  };
  const row = { ...values, ...flat('physicalAddress', payload['physicalAddress'] as Values) };
  return { operation: 'postShipper', payload: { ...values, id: '' }, row };
}
const flat = (prefix: string, values: Values) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${prefix}.${field}`, value]));

/** A supplier as it is there with something else in it, found by its vendor number. */
async function changedSupplier(wrong: Values, vendorNumber = ''): Promise<Attempt> {
  const id = await supplier({});
  const number = `V-${++count}`;
  const { carrierDetail: detail, lockId } = await house.ask<{ carrierDetail: Values; lockId: string }>(
    'getCarrier',
    { keyIdentifier: id },
    staff,
  );
  const numbered = await house.ask<{ lockId: string }>(
    'putCarrier',
    { carrierDetail: only(carrierDetail.shape, detail), keyIdentifier: id, vendorNumber: number },
    { ...staff, lockId },
  );
  const payload = { carrierDetail: only(carrierDetail.shape, { ...detail, ...wrong }), keyIdentifier: id };
  const row = { vendorNumber: vendorNumber || number, regNo: detail['regNo'], ...wrong };
  return {
    operation: 'putCarrier',
    payload: { ...payload, vendorNumber: row.vendorNumber },
    lockId: numbered.lockId,
    row,
  };
}

/** A rate of a customer that could be there, but for something in it. */
async function newRate(wrong: Values): Promise<Attempt> {
  const { row } = await newLoad({});
  const account = String(row['customerId']);
  const { rows } = await sql<{ id: string }>`select id from customer where account_number = ${account}`.execute(
    house.app.database.writer('alpha'),
  );
  const values = { code: newCode(), method: 'perTon', rate: 385.5, validFrom: '2026-01-01', ...wrong };
  return {
    operation: 'postRate',
    payload: { ...values, customerId: rows[0]!.id },
    row: { ...values, customerId: account },
  };
}

const attempts: Readonly<Record<string, Readonly<Record<string, () => Attempt | Promise<Attempt>>>>> = {
  location: {
    'a city of another province': () =>
      creating('location', { city: 'Durban', region: 'Gauteng', country: 'South Africa' }),
    'a province of another country': () => creating('location', { region: 'Nairobi', country: 'South Africa' }),
    'half a pair of coordinates': () => creating('location', { region: 'Gauteng', latitude: -26, longitude: null }),
    'a number with a wrong check digit': () => creating('location', { region: 'Gauteng', gln: '6001234567891' }),
  },
  driver: {
    'a permit before its age': () => creating('driver', { dateOfBirth: '2012-01-01', prdpDangerousGoods: true }),
    'no reason for a suspension': () => creating('driver', { availability: 'suspended', blockedReason: '' }),
    'a mail address that is none': () => creating('driver', { email: 'nobody at all' }),
  },
  vehicle: {
    'a gross mass below the tare': () =>
      creating('vehicle', { tareKg: 9000, gvmKg: 8000, gcmKg: null, payloadKg: null }),
    'a supplier’s vehicle without a supplier': () => creating('vehicle', { ownership: 'supplier', supplierId: null }),
    async 'a vehicle of our own that is a supplier’s'() {
      const supplierId = await supplier({ registeredName: 'Namib Linehaul CC', regNo: '2009/445566/23' });
      const said = creating('vehicle', { ownership: 'own', supplierId });
      return { ...said, row: { ...said.row, supplierId: 'namib linehaul' } };
    },
  },
  commodityType: {
    'dangerous goods without a number': () =>
      creating('commodityType', { dangerousGoods: true, unNumber: '', dangerClass: '3' }),
  },
  equipmentType: { 'no payload': () => creating('equipmentType', { payloadMass: 0 }) },
  driverRateCategory: {
    'more than the whole for the co-driver': () => creating('driverRateCategory', { coDriverShare: 101 }),
  },
  driverRate: {
    'a second rate for the same days': async () => {
      await make('driverRate', { code: 'TAKEN', component: 'tarp' });
      return creating('driverRate', { component: 'tarp' });
    },
  },
  fuelPrice: {
    'a price that is far off': async () => {
      await make('fuelPrice', { code: 'BEFORE', fuelType: 'paraffin', effectiveFrom: '2026-01-07' });
      return creating('fuelPrice', { fuelType: 'paraffin', effectiveFrom: '2026-02-04', pricePerLitre: 2.5 });
    },
  },
  exchangeRate: {
    'a rate of a currency in itself': () => creating('exchangeRate', { currency: 'ZAR', inCurrency: 'ZAR' }),
  },
  fuelClause: {
    'a clause without the price it counts from': () =>
      creating('fuelClause', { calculation: 'Basic', basePrice: null }),
  },
  councilMinimum: {
    'a second minimum of the grade for the same days': async () => {
      await make('councilMinimum', { code: 'TAKEN', grade: 'Taken' });
      return creating('councilMinimum', { grade: 'Taken' });
    },
  },
  rate: {
    'a price of five decimals': () => newRate({ rate: 385.50001 }),
    'a price of minus nothing': () => newRate({ rate: -0 }),
    'an end before its beginning': () => newRate({ validTo: '2025-12-31' }),
    'a highest charge below the lowest': () => newRate({ minCharge: 500, maxCharge: 400 }),
    'a share of what customers pay, for a customer': () => newRate({ method: 'percentOfSell' }),
  },
  rateZone: {
    'a zone without a place': () => creating('rateZone', { cities: '' }),
  },
  servicePlan: {
    'nothing that is counted': () => creating('servicePlan', { everyKm: null, everyDays: null, everyHours: null }),
  },
  packingType: { 'a stack too high': () => creating('packingType', { maxStack: 400 }) },
  orderType: { 'a prefix too long': () => creating('orderType', { numberPrefix: 'TOO-LONG' }) },
  profitCentre: {
    'an end before its beginning': () => creating('profitCentre', { activeFrom: '2026-05-01', activeTo: '2026-04-01' }),
    async 'a centre above itself'() {
      const above = await make('profitCentre', { code: 'ABOVE' });
      const below = await make('profitCentre', { code: 'BELOW', parentId: above.id });
      const payload = { ...masterSamples['profitCentre'], code: 'ABOVE', parentId: below.id, id: above.id };
      const { change: operation } = operationsOf('profitCentre');
      return { operation, payload, lockId: above.lockId, row: { code: 'ABOVE', parentId: 'BELOW' } };
    },
  },
  itemMaster: {
    'another kind for an item in use': async () => {
      const item = await make('itemMaster', { code: 'BOUGHT', kind: 'cost' });
      await make('orderType', { code: 'BUYS', defaultItemId: item.id });
      const payload = { ...masterSamples['itemMaster'], code: 'BOUGHT', kind: 'revenue', id: item.id };
      const { change: operation } = operationsOf('itemMaster');
      return { operation, payload, lockId: item.lockId, row: { code: 'BOUGHT', kind: 'revenue' } };
    },
  },
  journalAccount: {
    async 'the use of another account'() {
      await make('journalAccount', { number: '8100', role: 'rounding' });
      return creating('journalAccount', { role: 'rounding' });
    },
  },
  debtor: {
    async 'the name of another'() {
      await customer({ registeredName: 'Baobab Stores (Pty) Ltd' });
      return changedCustomer({ registeredName: 'Baobab Stores' });
    },
    async 'the registration number of another'() {
      await customer({ registrationNumber: '2011/222333/07' });
      return changedCustomer({ registrationNumber: '2011/222333/07' });
    },
    async 'the VAT number of another'() {
      await customer({ vatNumber: '4480123456' });
      return changedCustomer({ vatNumber: '4480123456' });
    },
    async 'the account number of one that was turned away'() {
      const id = await customer({}, { standing: 'CLOSED', status: 'approve' });
      const { accountNumber } = await house.ask<{ accountNumber: string }>('getShipper', { id }, staff);
      return newCustomer({ accountNumber });
    },
    'a VAT number that is none': () => changedCustomer({ vatNumber: '123' }),
    'a day of incorporation to come': () => newCustomer({ dateOfInc: '2999-01-01' }),
  },
  load: {
    'a lowest temperature above the highest': () => newLoad({ temperatureMin: 8, temperatureMax: 2 }),
    'a UN number that is none': () => newLoad({ unNumber: '12' }),
    'a negative mass': () => newLoad({ massKg: -1 }),
    async 'an order type that is not for loads'() {
      const type = await make('orderType', { code: 'NOLOADS', module: 'purchase' });
      return newLoad({ orderTypeId: type.id }, { orderTypeId: 'NOLOADS' });
    },
  },
  journal: {
    'a reversal before the posting date': () => newJournal({ reverseOn: '2026-01-01' }),
    'a reason that is too long': () => newJournal({ reason: 'x'.repeat(201) }),
  },
  creditor: {
    async 'the name of another'() {
      await supplier({ registeredName: 'Limpopo Linehaul CC' });
      return changedSupplier({ registeredName: 'LIMPOPO Linehaul' });
    },
    async 'the registration number of another'() {
      await supplier({ regNo: '2012/222333/07' });
      return changedSupplier({ regNo: '2012/222333/07' });
    },
    async 'the vendor number of another company’s supplier'() {
      const id = await buildSupplier(house.app, 'alpha');
      await sql`update supplier set vendor_number = 'THEIRS' where id = ${id}`.execute(
        house.app.database.writer('alpha'),
      );
      return changedSupplier({}, 'THEIRS');
    },
    'a transporter without cover': () =>
      changedSupplier({ isTrasporter: true, gitCover: 0, tenderLoadEmailAddress: 'offers@x.example' }),
  },
};

test('every kind is tried', () => {
  expect(Object.keys(attempts).toSorted()).toEqual(importKinds.map(({ name }) => name).toSorted());
});

describe.each(Object.entries(attempts))('%s', (kind, tried) => {
  test.each(Object.entries(tried))('%s', async (_, attempt) => {
    const { operation, payload, lockId, row } = await attempt();
    const answer = await house.call(operation, payload, { ...staff, ...(lockId && { lockId }) });
    expect(answer.response, JSON.stringify(answer)).not.toBe('ok');
    const inFile = importKinds.find(({ name }) => name === kind)!.fields.filter(({ name }) => name in row);
    const one = await bringIn(
      house,
      staff,
      csvOf([inFile.map(({ name }) => name), inFile.map(({ name }) => cell(row[name]))]),
      `${kind}.csv`,
      kind,
    );
    const mode = lockId ? 'update' : 'create';
    await one.check({ mode, mapping: Object.fromEntries(inFile.map(({ name }, place) => [place, name])) });
    const [checked] = await one.rows();
    expect(checked?.outcome, JSON.stringify(checked)).toBe('error');
    expect(checked?.problems.map(({ text }) => text).toSorted()).toEqual(Object.values(answer.fields ?? {}).toSorted());
    expect(checked?.problems.every(({ field }) => field !== '')).toBe(true);
  });
});

function cell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Object.is(value, -0) ? '-0' : ((value ?? '') as string);
}

test('a row names other records by code, number or name, says choices in words and dates as people write them', async () => {
  await supplier({ registeredName: 'Mopani Carriers CC', regNo: '2010/445566/23' });
  await make('equipmentType', { vehicleId: 'TAUT', description: 'Tautliner' });
  // This house has no chart of accounts.
  const withoutAccounts = { journalAccountSell: undefined, journalAccountBuy: undefined };
  await make('profitCentre', { ...withoutAccounts, code: 'PC-1', name: 'Twice' });
  await make('profitCentre', { ...withoutAccounts, code: 'PC-2', name: 'Twice' });
  const file = [
    'Registration number;Soort;Make;Eienaarskap;Supplier;Equipment type;Profit centre;Licence disc valid until',
    'CA 123-456;Leunwa;Afrit;Verskaffer s’n;Mopani carriers;taut;pc-1;31/12/2030',
    'CA 123-457;Semi-trailer;Afrit;Own;;Tautliner;twice;2030-12-31',
    'CA 123-458;Semi-trailer;Afrit;Own;Nobody Ltd;;;31/02/2030',
  ].join('\n');
  const one = await bringIn(house, staff, file, 'vehicles.csv', 'vehicle');
  await one.check();
  expect((await one.rows()).map(({ outcome, problems }) => [outcome, problems.map(({ text }) => text)])).toEqual([
    ['create', []],
    ['error', ['Several records are called “twice”. Use the code instead of the name.']],
    [
      'error',
      [
        '“31/02/2030” is not a date. Write it as 2026-11-30.',
        'There is no record with the code or name “Nobody Ltd”. Import it first, or leave the cell empty.',
      ],
    ],
  ]);
  await one.say('commitImport', { scope: 'valid' });
  const { rows } = await sql`
    select v.code, v.kind, v.ownership, s.registered_name as supplier, e.code as equipment, p.code as centre, v.licence_expiry::text
      from vehicle v join supplier s on s.id = v.supplier_id join equipment_type e on e.id = v.equipment_type_id
      join profit_centre p on p.id = v.profit_centre_id`.execute(house.app.database.writer('alpha'));
  expect(rows).toEqual([
    {
      code: 'CA123456',
      kind: 'semiTrailer',
      ownership: 'supplier',
      supplier: 'Mopani Carriers CC',
      equipment: 'TAUT',
      centre: 'PC-1',
      licence_expiry: '2030-12-31',
    },
  ]);
});

test('a cell names several records or choices, and what a list writes comes back as it is', async () => {
  for (const vehicleId of ['FLAT', 'LOWBED'])
    await make('equipmentType', { vehicleId, description: `${vehicleId} trailer` });
  const file = (row: string) => `Code;Name;Module;Allowed equipment\n${row}\n`;
  const bring = async (content: string) => {
    const one = await bringIn(house, staff, content, 'types.csv', 'orderType');
    await one.check();
    return { one, checked: await one.rows() };
  };
  const said = 'SEVERAL;Several;load;"lowbed; Flat trailer"';
  const { one, checked } = await bring(file(`${said}\nWRONG;Wrong;load;FLAT|NONE`));
  expect(checked.map(({ outcome, problems }) => [outcome, problems.map(({ field }) => field)])).toEqual([
    ['create', []],
    ['error', ['Allowed equipment']],
  ]);
  await one.say('commitImport', { scope: 'valid' });
  const [row] = (
    await house.ask<{ rows: { equipmentTypeCodes: string[] }[] }>('getOrderTypes', { search: 'several' }, staff)
  ).rows;
  expect(row!.equipmentTypeCodes).toEqual(['LOWBED', 'FLAT']);
  const again = await bring(file(`SEVERAL;Several;load;"${row!.equipmentTypeCodes.join(severalParted)}"`));
  expect(again.checked.map(({ outcome }) => outcome)).toEqual(['unchanged']);

  const centres = await bringIn(
    house,
    staff,
    'Code;Name;Type;Groups of items\nGROUPS;Groups;lane;"Fuel | Tol"\n',
    'c.csv',
    'profitCentre',
  );
  await centres.check();
  await centres.say('commitImport', { scope: 'valid' });
  const { rows } = await sql`select item_groups from profit_centre where code = 'GROUPS'`.execute(
    house.app.database.writer('alpha'),
  );
  expect(rows).toEqual([{ item_groups: ['fuel', 'toll'] }]);
});

test('the published table of fuel prices, as it was copied, is a list of prices in rand; a plate with blanks finds its vehicle', async () => {
  const pasted = [
    'COAST\t05-Jan-50\t02-Feb-50',
    'Diesel 0.005% (c/l) **\t1 456.78\t1 501.25',
    'GAUTENG\t\t',
    'Diesel 0.005% (c/l) **\t1532.48\t1577.95',
  ].join('\n');
  const one = await bringIn(house, staff, pasted, 'Prices.txt', 'fuelPrice');
  expect(await one.check()).toMatchObject({ status: 'VALIDATED', counts: { create: 4, error: 0, doubtful: 0 } });
  await one.say('commitImport', { scope: 'all' });
  const db = house.app.database.writer('alpha');
  const { rows } = await sql<{ code: string; price: string }>`
    select code, price_per_litre::text as price from fuel_price where name = 'Prices.txt' order by code`.execute(db);
  expect(rows.map(({ code, price }) => [code, price])).toEqual([
    ['D50-CO-WS-19500105', '14.5678'],
    ['D50-CO-WS-19500202', '15.0125'],
    ['D50-IN-WS-19500105', '15.3248'],
    ['D50-IN-WS-19500202', '15.7795'],
  ]);

  const plate = (written: string) =>
    bringIn(house, staff, `registrationNumber;kind;make\n${written};rigid;Volvo\n`, 'v.csv', 'vehicle');
  const first = await plate('CA713205');
  await first.check();
  await first.say('commitImport', { scope: 'valid' });
  expect(await (await plate('CA 713-205')).check()).toMatchObject({ counts: { unchanged: 1, create: 0, error: 0 } });
});

test('every field that a column can fill has a name in every language', async () => {
  for (const kind of importKinds)
    for (const language of languages) {
      const names = await fieldNames(kind, language);
      for (const { name, label } of kind.fields)
        expect(label, `${kind.name}.${name} in ${language}`).not.toContain(names(name));
    }
});
