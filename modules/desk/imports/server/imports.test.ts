import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { CheckedRow } from '../contract.ts';
import { bringIn, importRights, openImportHouse } from './testing/import-house.ts';
import { workbook } from './testing/workbook.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openImportHouse();
  staff = await buildStaff(house.app, 'alpha', importRights);
});
afterAll(() => house.close());

interface Stored {
  id: string;
  lockId: string;
  code: string;
  name: string;
  tareKg: number;
  returnable: boolean;
}
const stored = async (search: string, person = staff) =>
  (await house.ask<{ rows: Stored[] }>('getPackingTypes', { search }, person)).rows;

test('a file is checked against the records of now, written, and taken back', async () => {
  await house.ask('postPackingType', { code: 'KEPT', name: 'As it is', unit: 'each' }, staff);
  await house.ask('postPackingType', { code: 'OLD', name: 'Old name', unit: 'bag', tareKg: 3 }, staff);
  const file = [
    'Kode;Naam;Eenheid;Tarra in kg;Notes',
    'new1;Chep pallet;Pallet;25,5;blue',
    'old;New name;bag;;',
    'KEPT;As it is;each;;',
    'NEW1;Twice;pallet;1;',
    ';No code;pallet;1;',
    'BAD;Bad unit;bucket;x1;',
  ].join('\r\n');
  const one = await bringIn(house, staff, file);
  expect(await one.read()).toMatchObject({
    status: 'UPLOADED',
    rows: 6,
    headings: ['Kode', 'Naam', 'Eenheid', 'Tarra in kg', 'Notes'],
    mapping: { 0: 'code', 1: 'name', 2: 'unit', 3: 'tareKg' },
    decimalComma: true,
    sameFile: null,
  });

  const checked = await one.check({ decimalComma: true });
  expect(checked).toMatchObject({
    status: 'VALIDATED',
    counts: { create: 1, update: 1, unchanged: 1, duplicate: 1, error: 2, committed: 0 },
  });
  expect((await one.rows()).map(({ number, outcome, problems }) => [number, outcome, problems])).toEqual([
    [2, 'create', []],
    [3, 'update', []],
    [4, 'unchanged', []],
    [5, 'duplicate', [{ field: '', text: 'Row 2 has the same record.', column: null }]],
    [6, 'error', [{ field: 'Code', text: 'This field is required.', column: 0 }]],
    [
      7,
      'error',
      [
        {
          field: 'Unit',
          text: '“bucket” is not one of the choices: Pallet, Bag, Drum, Bulk, Carton, IBC, Container, Each.',
          column: 2,
        },
        { field: 'Tare in kg', text: '“x1” is not a number. Write it as 1234,50.', column: 3 },
      ],
    ],
  ]);
  expect(await stored('chep')).toEqual([]);
  // What a change writes over what; nothing of what stays.
  const [changed] = await house
    .ask<{ rows: CheckedRow[] }>('getImportRows', { importId: one.importId, outcome: 'update' }, staff)
    .then(({ rows }) => rows);
  expect(changed!.changes).toEqual([{ field: 'Name', column: 1, before: 'Old name', after: 'New name' }]);

  const done = await one.say('commitImport', { scope: 'valid' });
  expect(done).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', counts: { committed: 2 } });
  expect(await stored('chep')).toMatchObject([{ code: 'NEW1', name: 'Chep pallet', tareKg: 25.5 }]);
  // What the row does not say stays as it was.
  expect(await stored('OLD')).toMatchObject([{ name: 'New name', tareKg: 3 }]);

  const failed = await house.ask<{ fileName: string; delimiter: string; rows: string[][] }>(
    'getImportErrors',
    { importId: one.importId },
    { ...staff, language: 'afr' },
  );
  expect(failed.fileName).toMatch(/^packing \d{4}-\d\d-\d\d\.csv$/);
  expect(failed.delimiter).toBe(';');
  expect(failed.rows.slice(0, 3)).toEqual([
    ['Kode', 'Naam', 'Eenheid', 'Tarra in kg', 'Notes', 'rede'],
    ['NEW1', 'Twice', 'pallet', '1', '', 'Dieselfde rekord staan ook in ry 2.'],
    ['', 'No code', 'pallet', '1', '', 'Kode: Hierdie veld is verpligtend.'],
  ]);

  expect(await one.say('undoImport')).toMatchObject({ status: 'UNDONE' });
  expect(await stored('chep')).toEqual([]);
  expect(await stored('OLD')).toMatchObject([{ name: 'Old name', tareKg: 3 }]);
});

test('what somebody has touched since is not taken back, and nothing else either', async () => {
  const one = await bringIn(house, staff, 'code,name,unit\nT1,Touched,bag\nT2,Untouched,bag\n');
  await one.check();
  await one.say('commitImport', { scope: 'valid' });
  const [touched] = await stored('T1');
  const { id, lockId, ...values } = touched!;
  const { name: _, ...rest } = Object.fromEntries(
    Object.entries(values).filter(
      ([key]) => !['isActive', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'].includes(key),
    ),
  ) as Record<string, unknown>;
  await house.ask('putPackingType', { id, name: 'By hand', ...rest }, { ...staff, lockId });
  const kept = await one.say('undoImport');
  expect(kept).toMatchObject({
    status: 'COMPLETED',
    problem: expect.stringContaining('changed since'),
    counts: { committed: 2, touched: 1 },
  });
  expect((await stored('T2')).length).toBe(1);
  expect(await one.rows({ touched: true })).toMatchObject([{ number: 2, problems: [{ field: '' }] }]);
  // The rest can go without it.
  expect(await one.say('undoImport', { scope: 'untouched' })).toMatchObject({
    status: 'UNDONE',
    counts: { committed: 1, touched: 1 },
  });
  expect(await stored('T2')).toEqual([]);
  expect(await stored('T1')).toMatchObject([{ name: 'By hand' }]);
});

test('of many records those that nobody has touched are taken back, wherever the others stand', async () => {
  const codes = Array.from({ length: 40 }, (_, place) => `MANY${String(place).padStart(2, '0')}`);
  const one = await bringIn(house, staff, `code,name,unit\n${codes.map((code) => `${code},Many,bag\n`).join('')}`);
  await one.check();
  await one.say('commitImport', { scope: 'valid' });
  const db = house.app.database.single('alpha');
  await sql`update packing_type set version = version + 1 where code in ('MANY00', 'MANY17', 'MANY39')`.execute(db);
  expect(await one.say('undoImport', { scope: 'untouched' })).toMatchObject({ counts: { committed: 3, touched: 3 } });
  expect((await stored('MANY')).map(({ code }) => code).toSorted()).toEqual(['MANY00', 'MANY17', 'MANY39']);
});

test('a word that is none of the choices is told once for all rows, and gets its meaning once', async () => {
  const rows = Array.from({ length: 12 }, (_, place) => `WORD${place},Row,${place < 8 ? 'Sack' : 'Crate'}`);
  const one = await bringIn(house, staff, `code,name,unit\n${rows.join('\n')}\nWORD99,Row,bag\n`);
  const checked = await one.check();
  expect(checked.summary).toMatchObject([
    { field: 'unit', label: 'Unit', rows: 8, word: 'Sack' },
    { field: 'unit', label: 'Unit', rows: 4, word: 'Crate' },
  ]);
  expect(await one.check({ meanings: { unit: { sack: 'bag', crate: 'carton' } } })).toMatchObject({
    counts: { create: 13, error: 0 },
    summary: [],
    meanings: { unit: { sack: 'bag', crate: 'carton' } },
  });
  const { lockId, mapping } = await one.read();
  const wrong = { importId: one.importId, mapping, meanings: { unit: { sack: 'bucket' } } };
  expect(await house.call('putImportMapping', wrong, { ...staff, lockId })).toMatchObject({ status: 400 });
});

test('a broken cell is named in its place, and never taken for an empty one', async () => {
  const one = await bringIn(
    house,
    staff,
    'code,name,unit,Tare in kg\nBRK1,#N/A,bag,1\nBRK2,Fine,bag,#FORMULA!\n#REF!,Fine,bag,\nBRK4,# of bags,bag,1\n',
  );
  expect(await one.check()).toMatchObject({ counts: { create: 1, error: 3 } });
  expect((await one.rows({ outcome: 'error' })).map(({ problems }) => problems)).toEqual([
    [{ field: 'Name', text: 'The cell shows #N/A. Correct it in the spreadsheet, or clear it.', column: 1 }],
    [{ field: 'Tare in kg', text: expect.stringContaining('formula without a result'), column: 3 }],
    [{ field: 'Code', text: expect.stringContaining('#REF!'), column: 0 }],
  ]);
});

test('a workbook says which sheets it has; what is called one and is none says so', async () => {
  const file = workbook(
    [['Read me']],
    [
      ['code', 'name', 'unit'],
      ['SHEET1', 'Sheet', 'bag'],
    ],
  );
  const one = await bringIn(house, staff, file, 'packing.xlsx');
  expect(await one.read()).toMatchObject({ sheets: ['S1', 'S2'], sheet: 'S2', headings: ['code', 'name', 'unit'] });
  const send = (content: string | Uint8Array, fileName: string, more: object = {}) =>
    house.call(
      'postImport',
      { kind: 'packingType', fileName, content: Buffer.from(content).toString('base64'), ...more },
      { ...staff, language: 'en' },
    );
  const other = await send(file, 'packing.xlsx', { sheet: 'S1' });
  expect(other).toMatchObject({ status: 400, fields: { content: expect.stringContaining('no rows') } });
  const fake = await send('code,name\nA,B\n', 'fake.xlsx');
  expect(fake.fields).toEqual({ content: expect.stringContaining('not an Excel file') });
  const old = await send(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old.xls');
  expect(old.fields).toEqual({ content: expect.stringContaining('old Excel file') });
});

test('everything or nothing: a row that cannot be written any more leaves nothing written', async () => {
  const one = await bringIn(house, staff, 'code,name,unit\nALL1,One,bag\nALL2,Two,bag\n');
  await one.check();
  // Somebody makes the second one between the check and the commit.
  await house.ask('postPackingType', { code: 'ALL2', name: 'Quicker', unit: 'bag' }, staff);
  const refused = await one.say('commitImport', { scope: 'all' });
  expect(refused).toMatchObject({
    status: 'VALIDATED',
    counts: { committed: 0, error: 1 },
    problem: expect.stringContaining('refused'),
  });
  expect(await stored('ALL1')).toEqual([]);
  expect(await one.rows({ outcome: 'error' })).toMatchObject([
    { number: 3, problems: [{ text: 'The record was changed after the check. Check the file again.' }] },
  ]);
  // What is good can still be written.
  expect(await one.say('commitImport', { scope: 'valid' })).toMatchObject({ status: 'COMPLETED_WITH_ERRORS' });
  expect(await stored('ALL1')).toMatchObject([{ name: 'One' }]);
});

test('rows that cannot be written any more are left out, and they alone', async () => {
  const rows = Array.from({ length: 30 }, (_, place) => `ONE${place},Row ${place},bag`);
  const one = await bringIn(house, staff, `code,name,unit\n${rows.join('\n')}\n`);
  await one.check();
  for (const code of ['ONE7', 'ONE8', 'ONE29'])
    await house.ask('postPackingType', { code, name: 'Quicker', unit: 'bag' }, staff);
  expect(await one.say('commitImport', { scope: 'valid' })).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    counts: { create: 27, error: 3, committed: 27 },
  });
  expect((await one.rows({ outcome: 'error' })).map(({ number }) => number)).toEqual([9, 10, 31]);
});

test('the columns must mean something, each field once; all problems are told at once', async () => {
  const one = await bringIn(house, staff, 'a,b,c\n1,2,3\n');
  const { lockId } = await one.read();
  const map = (mapping: object, more: object = {}) =>
    house.call('putImportMapping', { importId: one.importId, mapping, ...more }, { ...staff, lockId });
  expect(await map({})).toMatchObject({ status: 400, fields: { mapping: 'Match at least one column to a field.' } });
  expect(await map({ 0: 'name', 1: 'name', 2: 'nothing', 9: 'code' })).toMatchObject({
    fields: {
      'mapping.0': 'Two columns fill the same field. Choose one of them.',
      'mapping.1': 'Two columns fill the same field. Choose one of them.',
      'mapping.2': expect.any(String),
      'mapping.9': expect.any(String),
    },
  });
  expect(await map({ 0: 'name' })).toMatchObject({ fields: { mapping: expect.stringContaining('Code') } });
  expect(await map({ 0: 'code' }, { mode: 'create' })).toMatchObject({
    fields: { mapping: expect.stringContaining('Name, Unit') },
  });
  expect((await one.read()).status).toBe('UPLOADED');
});

test('a saved mapping is found again by the headings of the next file', async () => {
  const one = await bringIn(house, staff, 'Ref,What,Kind\nM1,Mapped,bag\n');
  await one.check({ mapping: { 0: 'code', 1: 'name', 2: 'unit' }, saveAs: 'Warehouse' });
  const next = await bringIn(house, staff, 'Kind,What,Ref\nbag,Mapped too,M2\n');
  expect(await next.read()).toMatchObject({
    mapping: { 0: 'unit', 1: 'name', 2: 'code' },
    templates: [{ name: 'Warehouse' }],
  });
  const again = await bringIn(house, staff, 'Ref,What,Kind\nM1,Mapped,bag\n');
  expect((await again.read()).sameFile).toMatchObject({ by: 'Sipho Dlamini' });
  const { lockId } = await again.read();
  expect(
    await house.call(
      'putImportMapping',
      { importId: again.importId, mapping: { 0: 'code', 1: 'name', 2: 'unit' }, saveAs: 'WAREHOUSE' },
      { ...staff, lockId },
    ),
  ).toMatchObject({ status: 400, fields: { saveAs: expect.stringContaining('exists') } });
});

test('rights are those of the noun: who may only change makes nothing new; another company sees nothing', async () => {
  const changer = await buildStaff(
    house.app,
    'alpha',
    importRights.filter((right) => right !== 'postPackingType'),
    {
      companyId: staff.companyId,
    },
  );
  const one = await bringIn(house, changer, 'code,name,unit\nR1,No right,bag\nKEPT,Renamed,each\n');
  expect(await one.read()).toMatchObject({ mayCreate: false, mayUpdate: true });
  await one.check();
  expect((await one.rows()).map(({ outcome }) => outcome)).toEqual(['error', 'update']);

  const reader = await buildStaff(
    house.app,
    'alpha',
    importRights.filter((right) => !right.endsWith('PackingType')),
  );
  const content = Buffer.from('code\nX\n').toString('base64');
  expect(await house.call('postImport', { kind: 'packingType', fileName: 'x.csv', content }, reader)).toMatchObject({
    status: 403,
  });
  const [elsewhere, foreign] = [
    await buildStaff(house.app, 'alpha', importRights),
    await buildStaff(house.app, 'beta', importRights),
  ];
  for (const person of [elsewhere, foreign]) {
    expect(await house.call('getImport', { importId: one.importId }, person)).toMatchObject({ status: 404 });
    expect(await house.ask('getImports', { kind: 'packingType' }, person)).toMatchObject({ total: 0 });
  }
});

test('who may neither see nor write records of a kind sees none of what its files say', async () => {
  const one = await bringIn(house, staff, 'code,name,unit\nHIDDEN,Hidden,bag\n');
  const { companyId } = staff;
  const rights = importRights.filter((right) => !right.includes('PackingType'));
  const stranger = await buildStaff(house.app, 'alpha', rights, { companyId });
  for (const operation of ['getImport', 'getImportRows', 'getImportErrors'])
    expect(await house.call(operation, { importId: one.importId }, stranger)).toMatchObject({ status: 403 });
  expect(await house.call('getImports', { kind: 'packingType' }, stranger)).toMatchObject({ status: 403 });
  const reader = await buildStaff(house.app, 'alpha', [...rights, 'getPackingTypes'], { companyId });
  expect(await house.ask('getImportRows', { importId: one.importId }, reader)).toMatchObject({ total: 1 });
});

test('a step that the state does not allow, and a version that is old, are refused', async () => {
  const one = await bringIn(house, staff, 'code,name,unit\nS1,State,bag\n');
  const { lockId } = await one.read();
  const options = { ...staff, lockId };
  expect(await house.call('commitImport', { importId: one.importId, scope: 'valid' }, options)).toMatchObject({
    status: 422,
    code: 'notAllowedInState',
  });
  expect(await house.call('undoImport', { importId: one.importId }, options)).toMatchObject({ status: 422 });
  await one.check();
  expect(await house.call('deleteImport', { importId: one.importId }, options)).toMatchObject({ status: 409 });
  expect(await one.say('deleteImport')).toMatchObject({ status: 'DISCARDED' });
});
