import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { findMasterCalled } from '#platform/server/find-called.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { commodityTypeStore } from '#modules/base/commodity-types/server/index.ts';
import { findCustomersCalled } from '#modules/parties/customers/server/index.ts';
import { equipmentTypeStore } from '#modules/base/equipment-types/server/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadImport } from '#modules/work/loads/server/index.ts';
import { allProviders, type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { everyLoadRight, loadRoomsWith } from '#modules/work/loads/server/testing/load-rooms.ts';
import { locationStore } from '#modules/parties/locations/server/index.ts';
import { orderTypeStore } from '#modules/base/order-types/server/index.ts';
import { profitCentreStore } from '#modules/base/profit-centres/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { type BookCell, workbook } from './testing/workbook.ts';
import { importJob } from './work.ts';

const finders = new Map([
  ['customer', findCustomersCalled],
  ...[commodityTypeStore, equipmentTypeStore, locationStore, orderTypeStore, profitCentreStore].map(
    ({ noun }) => [noun.noun, findMasterCalled(noun)] as const,
  ),
]);
const loads = loadImport(finders, loadRoomsWith(allProviders));
const kinds = [
  {
    ...loads,
    /** As if another file had taken the reference a moment ago, which only the database knows. */
    create: async (...[context, rows]: Parameters<typeof loads.create>) => {
      if (rows.some(({ externalReference }) => externalReference === 'REF-RACE'))
        throw Object.assign(new Error('duplicate key'), { code: '23505' });
      return loads.create(context, rows);
    },
  },
];
let house: LoadHouse;
let account: string;
beforeAll(async () => {
  house = await openLoadHouse(allProviders, {
    rights: importRights,
    implementations: [
      importOperations({ kinds, failureCatalogues: [failureTexts, importFailureTexts, loadFailureTexts] }),
    ],
    failureCatalogues: [importFailureTexts],
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  const { rows } = await sql<{ account_number: string }>`
    update customer set account_number = 'NAM001' where id = ${house.customerId} returning account_number`.execute(
    house.app.database.writer('alpha'),
  );
  account = rows[0]!.account_number;
});
afterAll(() => house.close());

const headings =
  'Load key;External reference;Status;Customer;Order type;Equipment type;Goods;Mass (kg);Price for the customer;Kind of stop;Location;Window from;Window until;Quantity;Reference of the goods line';
/** One row; what is not said is left empty. */
const row = (key: string, stop: string, more: Readonly<Record<string, string>> = {}) => {
  const all: Record<string, string> = {
    'Load key': key,
    'External reference': `REF-${key}`,
    Customer: account,
    'Order type': 'LOADFTL',
    'Equipment type': 'loadrig',
    Goods: 'General goods',
    'Mass (kg)': '9500.5',
    'Price for the customer': '12 500.50',
    'Kind of stop': stop,
    Location: stop === 'Pickup' ? 'LOADJHB' : 'Durban store',
    'Window from': stop === 'Pickup' ? '2026-12-01 08:00' : '2/12/2026 6h30',
    'Window until': stop === 'Pickup' ? '2026-12-01 10:00' : '2 Dec 2026 09:00',
    ...more,
  };
  return headings
    .split(';')
    .map((heading) => all[heading] ?? '')
    .join(';');
};
const bring = (rows: readonly string[], by = house.planner) =>
  bringIn(house, by, [headings, ...rows].join('\n'), 'loads.csv', 'load');

test('several rows are one load, with its stops in the company’s time and a line of goods for each row', async () => {
  const one = await bring([
    row('A', 'Pickup', { Quantity: '10', 'Reference of the goods line': 'Maize' }),
    row('A', 'Pickup', { Quantity: '4', 'Reference of the goods line': 'Beans' }),
    row('A', 'Aflewering', { Location: 'LOADDBN', Quantity: '14' }),
    row('B', 'Pickup', { Status: 'Ready' }),
    row('B', 'Delivery'),
  ]);
  expect(await one.check()).toMatchObject({ counts: { create: 2, error: 0 } });
  expect(await one.say('commitImport', { scope: 'valid' })).toMatchObject({
    status: 'COMPLETED',
    counts: { committed: 2 },
    done: 5,
  });
  const [first] = (await one.rows()) as unknown as { recordId: string }[];
  const load = await house.read(first!.recordId);
  expect(load).toMatchObject({ status: 'DRAFT', massKg: 9500.5, sell: 12_500.5 });
  expect(load.stops.map(({ type, windowStart, goodsLines }) => [type, windowStart, goodsLines.length])).toEqual([
    ['pickup', '2026-12-01T06:00:00.000Z', 2],
    ['delivery', '2026-12-02T04:30:00.000Z', 1],
  ]);
  const { rows } = await sql`select status from load where external_reference = 'REF-B'`.execute(
    house.app.database.writer('alpha'),
  );
  expect(rows).toEqual([{ status: 'READY' }]);
});

test('times of a file are on the clock of the place of their stop, and go out on it', async () => {
  const db = house.app.database.writer('alpha');
  await sql`update location set time_zone = 'Africa/Dar_es_Salaam' where code = 'LOADDBN'`.execute(db);
  const one = await bring([
    row('Z', 'Pickup'),
    row('Z', 'Delivery'),
    row('Y', 'Pickup'),
    // Whoever writes the zone means it, whatever the place has.
    row('Y', 'Delivery', { 'Window from': '2026-12-02T04:30:00Z', 'Window until': '2026-12-02 09:00+02:00' }),
  ]);
  expect(await one.check()).toMatchObject({ counts: { create: 2, error: 0 } });
  const from = headings.split(';').indexOf('Window from');
  const shown = (await one.rows()).map(({ readings }) => readings.find(({ column }) => column === from)?.text);
  expect(shown.slice(0, 2)).toEqual(['01 Dec 2026 08:00', '02 Dec 2026 06:30 UTC+3']);
  await one.say('commitImport', { scope: 'valid' });
  const ids = ((await one.rows()) as unknown as { recordId: string }[]).map(({ recordId }) => recordId);
  const windows = async (id: string) => (await house.read(id)).stops.map((stop) => [stop.windowStart, stop.windowEnd]);
  expect(await windows(ids[0]!)).toEqual([
    ['2026-12-01T06:00:00.000Z', '2026-12-01T08:00:00.000Z'],
    ['2026-12-02T03:30:00.000Z', '2026-12-02T06:00:00.000Z'],
  ]);
  expect((await windows(ids[2]!))[1]).toEqual(['2026-12-02T04:30:00.000Z', '2026-12-02T07:00:00.000Z']);
  const file = await house.ask<{ rows: string[][] }>('getLoadFile', {}, house.planner);
  const rows = file.rows.filter((cells, place) => place === 0 || cells.includes('REF-Z'));
  expect(rows.at(-1)).toContain('2026-12-02 06:30');
  const back = await bringIn(house, house.planner, csvOf(rows, ';'), 'clock.csv', 'load');
  expect(await back.check()).toMatchObject({ counts: { create: 0, update: 0, error: 0 } });
  await sql`update location set time_zone = '' where code = 'LOADDBN'`.execute(db);
});

test('a date of a workbook is what a clock in the place of the company shows', async () => {
  // 1 December 2026, 22:00.
  const evening = 46_357 + 22 / 24;
  const cells = (stop: string, from: BookCell, until: BookCell): BookCell[] =>
    row('XL', stop)
      .split(';')
      .map((text, place) => [undefined, from, until][place - headings.split(';').indexOf('Window from') + 1] ?? text);
  const file = workbook([
    headings.split(';'),
    cells('Pickup', { date: evening }, '2026-12-01 11:00 PM'),
    cells('Delivery', '2026-12-02 04:00Z', '2026-12-02 9:5'),
  ]);
  const one = await bringIn(house, house.planner, file, 'plan.xlsx', 'load');
  await one.check();
  const rows = await one.rows();
  const from = headings.split(';').indexOf('Window from');
  expect(rows[0]!.cells[from]).toBe('2026-12-01 22:00');
  expect(rows[0]!.readings.filter(({ column }) => column >= from).map(({ text }) => text)).toEqual([
    '01 Dec 2026 22:00',
    '01 Dec 2026 23:00',
  ]);
  expect(rows[1]!.problems.map(({ field, text }) => `${field}: ${text}`)).toEqual([
    'Window until: “2026-12-02 9:5” is not a day with a time. Write it as 2026-11-30 08:00.',
  ]);
  const good = await bringIn(
    house,
    house.planner,
    workbook([
      headings.split(';'),
      cells('Pickup', { date: evening }, { date: evening + 1 / 24 }),
      cells('Delivery', '2026-12-02 04:00Z', '2 Dec 2026 09:00'),
    ]),
    'plan.xlsx',
    'load',
  );
  expect(await good.check()).toMatchObject({ counts: { create: 1 } });
  await good.say('commitImport', { scope: 'valid' });
  const id = (await good.rows())[0]!.recordId!;
  expect((await house.read(id)).stops.map(({ windowStart, windowEnd }) => [windowStart, windowEnd])).toEqual([
    ['2026-12-01T20:00:00.000Z', '2026-12-01T21:00:00.000Z'],
    ['2026-12-02T04:00:00.000Z', '2026-12-02T07:00:00.000Z'],
  ]);
});

test('a load is all or nothing: each problem stands in its cell, and the other rows say which one is to blame', async () => {
  const one = await bring([
    row('C', 'Pickup'),
    row('C', 'Delivery', { Location: 'Nowhere', 'Window from': '31/02/2026 08:00' }),
    row('D', 'Pickup', { 'Mass (kg)': '1' }),
    row('D', 'Delivery', { 'Mass (kg)': '2' }),
    row('E', 'Pickup', { Status: 'Ready' }),
    row('E', 'Pickup', { Location: 'LOADDBN' }),
    row('F', 'Pickup'),
    row('F', 'Delivery'),
  ]);
  expect(await one.check()).toMatchObject({ counts: { create: 1, error: 6 } });
  const problems = (await one.rows()).map(({ number, problems: found }) => [
    number,
    found.map(({ field, text }) => `${field}: ${text}`),
  ]);
  expect(problems).toEqual([
    [2, [': Row 3 belongs to the same record and was refused, so this one is left out too.']],
    [
      3,
      [
        'Window from: “31/02/2026 08:00” is not a day with a time. Write it as 2026-11-30 08:00.',
        'Location: There is no record with the code or name “Nowhere”. Import it first, or leave the cell empty.',
      ],
    ],
    [4, [': Row 5 belongs to the same record and was refused, so this one is left out too.']],
    [5, ['Mass (kg): An earlier row of the same load says something else here.']],
    [6, [': Row 7 belongs to the same record and was refused, so this one is left out too.']],
    [7, ['Kind of stop: The last stop must be a delivery.']],
    [8, []],
    [9, []],
  ]);
  const done = await one.say('commitImport', { scope: 'valid' });
  expect(done).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', counts: { committed: 1 } });
  expect(
    await sql`select 1 from load where external_reference in ('REF-C', 'REF-D', 'REF-E')`.execute(
      house.app.database.writer('alpha'),
    ),
  ).toMatchObject({ rows: [] });
});

test('the same file twice changes nothing; another price changes the draft, and a load on its way is left alone', async () => {
  const rows = [row('G', 'Pickup', { Quantity: '3' }), row('G', 'Delivery', { Quantity: '3' })];
  const first = await bring(rows);
  await first.check();
  await first.say('commitImport', { scope: 'all' });
  const again = await bring(rows);
  expect(await again.check()).toMatchObject({ counts: { create: 0, unchanged: 1 } });
  const dearer = await bring(rows.map((each) => each.replace('12 500.50', '13 000')));
  expect(await dearer.check()).toMatchObject({ counts: { update: 1 } });
  await dearer.say('commitImport', { scope: 'valid' });
  const id = ((await dearer.rows()) as unknown as { recordId: string }[])[0]!.recordId;
  expect((await house.read(id)).sell).toBe(13_000);
  await dearer.say('undoImport');
  expect((await house.read(id)).sell).toBe(12_500.5);

  await house.change('submitLoad', id);
  await house.change('awardLoad', id, { supplierId: null });
  const late = await bring(rows.map((each) => each.replace('12 500.50', '14 000')));
  expect(await late.check()).toMatchObject({ counts: { error: 2 } });
  expect((await late.rows())[0]?.problems.map(({ field }) => field)).toEqual(['External reference']);
});

test('what was imported by mistake is cancelled, and the same file can come again', async () => {
  const rows = [row('H', 'Pickup'), row('H', 'Delivery')];
  const one = await bring(rows);
  await one.check();
  await one.say('commitImport', { scope: 'valid' });
  const id = ((await one.rows()) as unknown as { recordId: string }[])[0]!.recordId;
  expect(await one.say('undoImport')).toMatchObject({ status: 'UNDONE' });
  expect((await house.read(id)).status).toBe('CANCELLED');
  expect(await (await bring(rows)).check()).toMatchObject({ counts: { create: 1 } });
});

test('loads go out as they come in: nothing is new when their file comes back, in another language too', async () => {
  const one = await bring([
    row('I', 'Pickup', { Quantity: '2.5' }),
    row('I', 'Delivery', { Quantity: '2.5', 'Reference of the goods line': 'Two; three' }),
  ]);
  await one.check();
  await one.say('commitImport', { scope: 'valid' });
  const french = { ...house.planner, language: 'fr' as const };
  const { rows } = await house.ask<{ rows: string[][] }>('getLoadFile', { status: ['DRAFT', 'READY'] }, french);
  expect(rows[0]).toContain('Clé du chargement');
  const back = await bringIn(house, house.planner, csvOf(rows, ';'), 'back.csv', 'load');
  const checked = await back.check();
  expect(checked.counts).toMatchObject({ create: 0, update: 0, error: 0 });
  expect(checked.counts.unchanged).toBeGreaterThan(2);
});

test('loads that were booked by hand are found by their numbers, and their file changes nothing', async () => {
  const numbers = [
    { kind: 'customerOrder', number: '4500012' },
    { kind: 'invoice', number: 'INV-7' },
  ];
  const booked = await house.book({ orderNumbers: numbers, massKg: 9500.5, supplierReference: 'T-1' });
  const ready = await house.book();
  await house.change('submitLoad', ready.id);
  const load = await house.read(booked.id);
  const { rows } = await house.ask<{ rows: string[][] }>('getLoadFile', {}, house.planner);
  const again = await bringIn(house, house.planner, csvOf(rows, ';'), 'all.csv', 'load');
  const checked = await again.check({ decimalComma: (await again.read()).decimalComma });
  expect((await again.rows()).flatMap(({ problems, changes }) => [...problems, ...changes])).toEqual([]);
  expect(checked.counts).toMatchObject({ create: 0, update: 0, error: 0, doubtful: 0 });
  // Another order number is a change of this load, and what has no column stays.
  const changed = rows
    .filter((cells, place) => place === 0 || cells.includes(load.loadNumber))
    .map((cells) => cells.map((cell) => (cell === '4500012; INV-7' ? '4500013; INV-7' : cell)));
  const one = await bringIn(house, house.planner, csvOf(changed, ';'), 'one.csv', 'load');
  expect(await one.check({ decimalComma: false })).toMatchObject({ counts: { create: 0, update: 1 } });
  await one.say('commitImport', { scope: 'valid' });
  expect(await house.read(booked.id)).toMatchObject({
    loadNumber: load.loadNumber,
    orderNumbers: [{ kind: 'customerOrder', number: '4500013' }, numbers[1]],
    massKg: 9500.5,
  });
  // A key of another system that happens to be a number of ours means another load.
  const other = await bring([row(load.loadNumber, 'Pickup'), row(load.loadNumber, 'Delivery')]);
  await other.check();
  expect((await other.rows())[0]!.problems.map(({ field }) => field)).toEqual(['External reference']);
});

test('who may not submit brings in drafts only', async () => {
  const clerk = await buildStaff(
    house.app,
    'alpha',
    [...importRights, ...everyLoadRight.filter((right) => right !== 'submitLoad')],
    { companyId: house.planner.companyId },
  );
  const one = await bring([row('J', 'Pickup', { Status: 'Ready' }), row('J', 'Delivery')], clerk);
  await one.check();
  expect((await one.rows())[0]?.problems.map(({ text }) => text)).toEqual([
    'You do not have permission to submit loads. Import them as drafts.',
  ]);
});

test('one load that the database alone refuses does not take the others with it', async () => {
  const keys = ['K', 'L', 'RACE', 'M', 'N'];
  const one = await bring(keys.flatMap((key) => [row(key, 'Pickup'), row(key, 'Delivery')]));
  expect(await one.check()).toMatchObject({ counts: { create: 5 } });
  const done = await one.say('commitImport', { scope: 'valid' });
  expect(done).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', counts: { committed: 4, error: 2 } });
  const refused = (await one.rows()).filter(({ outcome }) => outcome === 'error');
  expect(refused.map(({ number }) => number)).toEqual([6, 7]);
});

test('all or nothing: one load that is refused when it is written leaves none', async () => {
  const keys = ['O', 'RACE', 'P'];
  const one = await bring(keys.flatMap((key) => [row(key, 'Pickup'), row(key, 'Delivery')]));
  await one.check();
  await one.say('commitImport', { scope: 'all' });
  const again = await bring(keys.flatMap((key) => [row(key, 'Pickup'), row(key, 'Delivery')]));
  expect(await again.check()).toMatchObject({ counts: { create: 3 } });
});
