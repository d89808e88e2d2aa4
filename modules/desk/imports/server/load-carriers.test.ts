import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf } from '#platform/csv.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import { findMasterCalled } from '#platform/server/find-called.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { listener } from '#platform/server/listeners.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { commodityTypeStore } from '#modules/base/commodity-types/server/index.ts';
import { findCustomersCalled } from '#modules/parties/customers/server/index.ts';
import { drivers } from '#modules/parties/drivers/contract.ts';
import { equipmentTypeStore } from '#modules/base/equipment-types/server/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadImport } from '#modules/work/loads/server/index.ts';
import { allProviders, type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { everyLoadRight, loadRoomsWith } from '#modules/work/loads/server/testing/load-rooms.ts';
import { locationStore } from '#modules/parties/locations/server/index.ts';
import { orderTypeStore } from '#modules/base/order-types/server/index.ts';
import { profitCentreStore } from '#modules/base/profit-centres/server/index.ts';
import { buildRate } from '#modules/prices/rates/server/index.ts';
import { buildShare, findSuppliersCalled } from '#modules/parties/suppliers/server/index.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

/** Loads of a file that already have a carrier: what the desk would refuse is refused in its cell (decision 0139). */
const kinds = [
  loadImport(
    new Map([
      ['customer', findCustomersCalled],
      ['supplier', findSuppliersCalled],
      ['vehicle', findMasterCalled(vehicles)],
      ['driver', findMasterCalled(drivers)],
      ...[commodityTypeStore, equipmentTypeStore, locationStore, orderTypeStore, profitCentreStore].map(
        ({ noun }) => [noun.noun, findMasterCalled(noun)] as const,
      ),
    ]),
    loadRoomsWith(allProviders),
  ),
];
let house: LoadHouse;
/** Loads of which it was told that somebody drives them. */
const told: string[] = [];
beforeAll(async () => {
  house = await openLoadHouse(allProviders, {
    rights: importRights,
    implementations: [
      importOperations({ kinds, failureCatalogues: [failureTexts, importFailureTexts, loadFailureTexts] }),
    ],
    failureCatalogues: [importFailureTexts],
    listeners: [listener('load.assigned', 'test-assigned', async (_, { loadId }) => void told.push(loadId))],
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  const db = house.app.database.writer('alpha');
  await sql`update customer set account_number = 'NAM001' where id = ${house.customerId}`.execute(db);
  await sql`update supplier set vendor_number = 'V-77' where id = ${house.supplierId}`.execute(db);
  await house.vehicle('ABC123GP', house.supplierId);
  await house.driver('D-1', house.supplierId);
  await house.vehicle('OWN001GP', null);
  await house.driver('D-OWN', null);
  await house.vehicle('OLD999GP', house.supplierId, { licence_expiry: '2020-01-31' });
});
afterAll(() => house.close());

const headings =
  'Load key;External reference;Status;Customer;Order type;Equipment type;Goods;Mass (kg);Value of the goods;Price for the customer;Kind of stop;Location;Window from;Window until;Supplier;Vehicle;Driver';
const rowsOf = (key: string, days: number, more: Readonly<Record<string, string>>) =>
  (['Pickup', 'Delivery'] as const).map((stop) => {
    const at = new Date(Date.now() + (days + (stop === 'Pickup' ? 0 : 0.5)) * 86_400_000).toISOString().slice(0, 10);
    const hours = stop === 'Pickup' ? ['05:00', '06:00'] : ['19:00', '20:00'];
    const all: Record<string, string> = {
      'Load key': key,
      'External reference': `CAR-${key}`,
      Customer: 'NAM001',
      'Order type': 'LOADFTL',
      'Equipment type': 'LOADRIG',
      Goods: 'General goods',
      'Mass (kg)': '9500',
      'Value of the goods': '100000',
      'Price for the customer': '100',
      'Kind of stop': stop,
      Location: stop === 'Pickup' ? 'LOADJHB' : 'LOADDBN',
      'Window from': `${at} ${hours[0]}`,
      'Window until': `${at} ${hours[1]}`,
      ...more,
    };
    return headings
      .split(';')
      .map((heading) => all[heading] ?? '')
      .join(';');
  });
const bring = (rows: readonly string[], by: Staff = house.planner) =>
  bringIn(house, by, [headings, ...rows].join('\n'), 'carried.csv', 'load');
const assigned = { Status: 'Assigned', Supplier: 'V-77', Vehicle: 'ABC123GP', Driver: 'D-1' };
const cells = async (one: Awaited<ReturnType<typeof bring>>) =>
  (await one.rows()).flatMap(({ problems }) => problems.map(({ field, text }) => `${field}: ${text}`));

test('a file books loads with its supplier, and with vehicle and driver, as the desk does', async () => {
  const one = await bring([
    ...rowsOf('A', 3, { Status: 'Booked', Supplier: 'V-77' }),
    ...rowsOf('B', 5, assigned),
    ...rowsOf('C', 5, { Status: 'Assigned', Vehicle: 'OWN001GP', Driver: 'D-OWN' }),
  ]);
  const checked = await one.check();
  expect(await cells(one)).toEqual([]);
  expect(checked).toMatchObject({ counts: { create: 3, error: 0 } });
  expect(await one.say('commitImport', { scope: 'all' })).toMatchObject({ counts: { committed: 3 } });
  const { rows } = await sql`
    select external_reference as name, status, supplier_id is not null as supplied, is_own_fleet as own,
           (select count(*)::int from resource_use u where u.load_id = l.id and u.released_at is null) as uses
      from load l where external_reference like 'CAR-%' order by 1`.execute(house.app.database.writer('alpha'));
  expect(rows).toEqual([
    { name: 'CAR-A', status: 'BOOKED', supplied: true, own: false, uses: 0 },
    { name: 'CAR-B', status: 'ASSIGNED', supplied: true, own: false, uses: 2 },
    { name: 'CAR-C', status: 'ASSIGNED', supplied: false, own: true, uses: 2 },
  ]);
  const file = await house.ask<{ rows: string[][] }>('getLoadFile', { status: ['BOOKED', 'ASSIGNED'] }, house.planner);
  const back = await bringIn(house, house.planner, csvOf(file.rows, ';'), 'back.csv', 'load');
  expect(await back.check()).toMatchObject({ counts: { create: 0, update: 0, error: 0, unchanged: 3 } });
});

test('what the desk refuses stands in its cell: who has it, papers that end, whose it is, and what comes too early', async () => {
  const one = await bring([
    ...rowsOf('D', 5, assigned),
    ...rowsOf('E', 9, assigned),
    ...rowsOf('F', 9, assigned),
    ...rowsOf('G', 12, { ...assigned, Vehicle: 'OLD999GP' }),
    ...rowsOf('H', 15, { ...assigned, Vehicle: 'OWN001GP' }),
    ...rowsOf('I', 18, { Supplier: 'V-77' }),
    ...rowsOf('J', 18, { Status: 'Booked', Supplier: 'V-77', Vehicle: 'ABC123GP' }),
    ...rowsOf('K', 21, { Status: 'Assigned', Supplier: 'V-77' }),
  ]);
  expect(await one.check()).toMatchObject({ counts: { create: 1 } });
  const found = (await cells(one)).filter((text) => !text.startsWith(': Row'));
  expect(found).toHaveLength(10);
  const refused = [
    expect.stringMatching(/^Vehicle: ABC123GP is already on load L\d+ until .+, reserved by .+\. Choose another one/),
    expect.stringMatching(/^Driver: .+ is already on load/),
    'Vehicle: An earlier load of this file has it at that time. Choose another one, or change the times.',
    'Driver: An earlier load of this file has it at that time. Choose another one, or change the times.',
    'Vehicle: A paper of the vehicle ends on 31 Jan 2020, before the vehicle is back: licence.',
    'Vehicle: This does not belong to the supplier of the load.',
    'Supplier: A load that is a draft or ready is carried by nobody yet. Write Booked or Assigned as its status, or leave this cell empty.',
    'Vehicle: Vehicles and drivers are named of assigned loads. Write Assigned as its status, or leave this cell empty.',
    expect.stringMatching(/^Vehicle: /),
    expect.stringMatching(/^Driver: /),
  ];
  expect(found).toEqual(expect.arrayContaining(refused));
});

test('what another desk took between the check and the writing leaves nothing of that load, and the others are written', async () => {
  const one = await bring([...rowsOf('L', 24, assigned), ...rowsOf('M', 27, assigned)]);
  expect(await one.check()).toMatchObject({ counts: { create: 2, error: 0 } });
  const other = await bring(rowsOf('N', 24, assigned));
  await other.check();
  await other.say('commitImport', { scope: 'all' });
  expect(await one.say('commitImport', { scope: 'valid' })).toMatchObject({ counts: { committed: 1 } });
  expect((await cells(one))[0]).toMatch(/^Vehicle: ABC123GP is already on load/);
  const { rows } = await sql`select 1 from load where external_reference = 'CAR-L'`.execute(
    house.app.database.writer('alpha'),
  );
  expect(rows).toEqual([]);
});

test('who may not give loads away or assign them does not do it by a file, and what was imported is taken back whole', async () => {
  const without = (...missing: string[]) =>
    buildStaff(house.app, 'alpha', [...importRights, ...everyLoadRight.filter((right) => !missing.includes(right))], {
      companyId: house.planner.companyId,
    });
  const rows = rowsOf('O', 30, assigned);
  const refused = async (by: Staff) => {
    const one = await bring(rows, by);
    await one.check();
    return (await cells(one))[0];
  };
  expect(await refused(await without('awardLoad'))).toContain('You do not have permission to give loads to suppliers.');
  expect(await refused(await without('assignLoad'))).toContain('You do not have permission to assign vehicles');
  const one = await bring(rows);
  await one.check();
  await one.say('commitImport', { scope: 'all' });
  expect(await one.say('undoImport')).toMatchObject({ status: 'UNDONE' });
  const again = await bring(rows);
  expect(await again.check()).toMatchObject({ counts: { create: 1, error: 0 } });
});

test('a file leaves what the desk leaves: the load, its price, its events, its trail and what is reserved', async () => {
  const priced = { code: 'LOAD', method: 'perLoad', rate: 1000, validFrom: '2020-01-01' };
  await buildRate(house.app, 'alpha', { customerId: house.customerId, ...priced } as never);
  await buildShare(house.app, 'alpha', house.supplierId, 80);
  const bookedAs = async (key: string, days: number, more: Readonly<Record<string, string>>) => {
    const one = await bring(rowsOf(key, days, more));
    await one.check();
    await one.say('commitImport', { scope: 'all' });
    return idOf(key);
  };
  for (const [status, days] of [
    ['Booked', 40],
    ['Assigned', 50],
  ] as const) {
    const carrier = status === 'Booked' ? { Supplier: 'V-77' } : { ...assigned };
    const byFile = await bookedAs(`P${days}`, days, { ...carrier, Status: status });
    const byDesk = await bookedAs(`Q${days}`, days + 3, { Status: 'Ready' });
    const { supplierId } = house;
    expect(await house.change('awardLoad', byDesk, { supplierId })).toMatchObject({ response: 'ok' });
    const { vehicle_id: vehicleId, driver_id: driverId } = (await leftBy(byFile)).load;
    if (status === 'Assigned')
      expect(await house.change('assignLoad', byDesk, { vehicleId, driverId })).toMatchObject({ response: 'ok' });
    const { load: fileLoad, ...file } = await leftBy(byFile);
    const { load: deskLoad, ...desk } = await leftBy(byDesk);
    expect(fileLoad).toMatchObject({ status: status.toUpperCase(), version: status === 'Booked' ? 2 : 3 });
    expect(fileLoad).toEqual(deskLoad);
    expect(file).toEqual(desk);
    expect(file).toMatchObject({
      // A share of what the customer agreed to pay, which goes before the rate.
      charges: [
        { side: 'buy', net: 8_000 },
        { side: 'sell', net: 10_000 },
      ],
      ratings: [{ side: 'buy' }],
    });
    expect(file.uses).toHaveLength(status === 'Booked' ? 0 : 2);
    expect(told.filter((id) => id === byFile || id === byDesk)).toEqual(status === 'Booked' ? [] : [byFile, byDesk]);
  }
});

async function idOf(key: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from load where external_reference = ${`CAR-${key}`}`.execute(house.app.database.writer('alpha'));
  return rows[0]!.id;
}

/** Everything that is stored of a load, without its own ids, numbers, days and moments. */
async function leftBy(id: string) {
  const own = sql`array['id', 'load_id', 'load_number', 'external_reference', 'search_words', 'load_at', 'trip_until', 'created_at',
    'updated_at', 'ready_at', 'last_event_at', 'occurred_at', 'received_at', 'made_at', 'reserved_at', 'sent_at', 'during', 'link_id', 'record_id',
    'at', 'ip', 'request_id', 'operation', 'next_due_at', 'search']`;
  const all = (table: string, key: string) =>
    sql`(select coalesce(jsonb_agg((to_jsonb(t) - ${own}) #- '{trace,day}' order by t.id), '[]') from ${sql.table(table)} t where t.${sql.ref(key)}::text = ${id})`;
  const { rows } = await sql<{
    readonly load: Readonly<Record<string, unknown>>;
    readonly charges: readonly object[];
    readonly uses: readonly object[];
  }>`
    select (select to_jsonb(l) - ${own} from load l where l.id = ${id}) as load,
           (select strpos(search_words, 'ABC123GP') > 0 from load where id = ${id}) as plated,
           ${all('load_event', 'load_id')} as events, ${all('load_rating', 'load_id')} as ratings,
           (select jsonb_agg(to_jsonb(c) - ${own} order by side, line_number) from load_charge c where c.load_id = ${id}) as charges,
           (select coalesce(jsonb_agg(to_jsonb(u) - ${own} order by kind, resource_id), '[]') from resource_use u where u.load_id = ${id}) as uses,
           (select jsonb_agg(jsonb_build_object('event', event, 'by', actor_id, 'changes', changes - ${['loadNumber', 'loadAt', 'tripUntil']}::text[]) order by id)
              from audit_entry where record_id = ${id}) as trail`.execute(house.app.database.writer('alpha'));
  return rows[0]!;
}
