import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { payRateService, type PayRateVersions } from '#modules/base/pay-rates/contract.ts';
import { payRateOperations } from '#modules/base/pay-rates/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { councilMinimumOperations, councilPayRate } from '#modules/prices/council-minimums/server/index.ts';
import { councilMinimumService } from '#modules/prices/council-minimums/contract.ts';
import { driverRateCategoryService } from '#modules/prices/driver-rate-categories/contract.ts';
import { categoryPayRate, driverRateCategoryOperations } from '#modules/prices/driver-rate-categories/server/index.ts';
import { driverRateOperations } from '#modules/prices/driver-rates/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { loadImplementations } from '#modules/work/loads/server/testing/load-rooms.ts';
import { driverPayService, type PayLineRow, type PayRunRecord } from '../contract.ts';
import { driverPayFailureTexts } from '../messages/failures/index.ts';
import { driverPayGathering, gatherRun } from './gather-job.ts';
import { driverPayOperations } from './operations.ts';
import { driverPayMailing } from './statement-job.ts';

const partition = 'alpha';
const today = todayIn('Africa/Johannesburg', new Date());
const day = (days: number) => addDays(today, days);
let house: House;
let clerk: Staff;
let manager: Staff;
let customerId: string;
let category: string;
const rights = [driverPayService, driverRateCategoryService, councilMinimumService, payRateService].flatMap(
  ({ operations }) => Object.keys(operations),
);
beforeAll(async () => {
  house = await openHouse({
    implementations: [
      driverPayOperations,
      driverRateOperations,
      driverRateCategoryOperations,
      councilMinimumOperations,
      payRateOperations([categoryPayRate, councilPayRate]),
      ...loadImplementations([]),
    ],
    failureCatalogues: [driverPayFailureTexts],
    jobKinds: (app) =>
      [driverPayGathering(app), driverPayMailing(app)].map((kind) => ({ ...kind, work: () => Promise.resolve() })),
    config: { LOG_LEVEL: 'error' },
  });
  clerk = await buildStaff(house.app, partition, [...rights, 'postDriverRate']);
  manager = await buildStaff(house.app, partition, rights, { companyId: clerk.companyId });
  customerId = await buildCustomer(house.app, partition, { companyId: clerk.companyId, status: 'approve' });
  const made = await house.ask<{ id: string }>(
    'postDriverRateCategory',
    { code: 'MIN', name: 'With a minimum', basis: 'vehicleClass', minimumPerTrip: 1000 },
    clerk,
  );
  const rate = { name: 'Trip', categoryId: made.id, component: 'trip', rate: 500, validFrom: day(-500) };
  await house.ask('postDriverRate', { ...rate, code: 'MIN-TRIP' }, clerk);
  category = made.id;
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
let drivers = 0;
async function driver(): Promise<string> {
  const code = `D${(drivers += 1)}`;
  const texts = ['nationality', 'work_permit_no', 'licence_no', 'vehicle_restrictions', 'next_of_kin_name'];
  const { rows } = await sql<{ id: string }>`
    insert into driver (partition, code, name, surname, id_type, id_number, mobile, email, language, licence_code,
        prdp_goods, prdp_passengers, prdp_dangerous_goods, first_aid, cross_border, availability, blocked_reason, notes,
        next_of_kin_number, ${sql.join(texts.map((name) => sql.ref(name)))}, created_by, updated_by)
    values (${partition}, ${code}, 'Themba', ${code}, 'SA_ID', '', '', 'themba@driver.example', 'afr', 'EC', true, false, false, false, false,
        'active', '', '', '', ${sql.join(texts.map(() => sql`''`))}, 'test', 'test') returning id`.execute(db());
  const { id } = rows[0]!;
  return id;
}
/** A closed load of the own fleet. */
async function closed(driverId: string, days: number): Promise<string> {
  const load = { customerId, supplierId: null, status: 'CLOSED', startsInHours: days * 24 } as const;
  const id = await buildLoad(house.app, partition, load);
  await sql`update load set driver_id = ${driverId}, distance_km = 612 where id = ${id}`.execute(db());
  return id;
}
async function run(from: string, to: string): Promise<PayRunRecord> {
  const { id } = await house.ask<{ id: string }>(
    'postDriverPay',
    { periodFrom: from, periodTo: to, payDay: addDays(to, 5) },
    clerk,
  );
  await gatherRun(house.app, partition, id);
  return read(id);
}
const read = (id: string) => house.ask<PayRunRecord>('getDriverPayRun', { id }, clerk);
const lines = async (runId: string, loadId: string) =>
  (await house.ask<{ rows: PayLineRow[] }>('getDriverPayLines', { runId, loadId, pageSize: 200 }, clerk)).rows;

type Kind = 'driverRateCategory' | 'councilMinimum';
const versionsOf = (kind: Kind, id: string) => house.ask<PayRateVersions>('getPayRateVersions', { kind, id }, manager);
/** The second person approves what waits. */
async function approve(kind: Kind, id: string): Promise<void> {
  const { changes } = await versionsOf(kind, id);
  const { id: change, lockId } = changes.find(({ status }) => status === 'PENDING')!;
  expect(await house.call('approvePayRateVersion', { id: change }, { ...clerk, lockId })).toMatchObject({
    status: 403,
  });
  await house.ask('approvePayRateVersion', { id: change }, { ...manager, lockId });
}

test('a category in use changes from a day on, once a second person approved it; trips before that day keep what it said', async () => {
  const id = category;
  const driverId = await driver();
  await house.ask('postDriverPayTerm', { driverId, categoryId: id, validFrom: day(-450) }, clerk);
  const [days, from, to] = [-20, day(-25), day(-12)];
  const [early, late] = [await closed(driverId, days), await closed(driverId, days + 3)];

  const row = async () =>
    (await house.ask<{ rows: Record<string, unknown>[] }>('getDriverRateCategories', { id }, clerk)).rows[0]!;
  const { lockId } = await row();
  const changed = { id, code: 'MIN', name: 'Renamed', basis: 'vehicleClass', minimumPerTrip: 10, coDriverShare: 0 };
  await house.ask('putDriverRateCategory', changed, { ...clerk, lockId: String(lockId) });
  expect(await row()).toMatchObject({ name: 'Renamed', minimumPerTrip: 1000, isUsed: true, waits: true });
  const { changes } = await versionsOf('driverRateCategory', id);
  await house.ask('cancelPayRateVersion', { id: changes[0]!.id }, { ...clerk, lockId: changes[0]!.lockId });

  await house.ask(
    'postPayRateVersion',
    { kind: 'driverRateCategory', id, effectiveFrom: day(days + 2), terms: { minimumPerTrip: 10 } },
    clerk,
  );
  await approve('driverRateCategory', id);
  expect(await row()).toMatchObject({ minimumPerTrip: 10, waits: false });
  const of = await run(from, to);
  const total = async (loadId: string) => (await lines(of.id, loadId)).reduce((sum, { amount }) => sum + amount, 0);
  expect([await total(early), await total(late)]).toEqual([1000, 500]);
});

test('a minimum of a council that drivers have changes and ends by versions only', async () => {
  const fields = { code: 'FROM', grade: 'Rigid', unit: 'week', amount: 900, validFrom: day(-900), source: 'Test' };
  const saved = await house.ask<{ id: string; lockId: string }>('postCouncilMinimum', fields, clerk);
  const { id } = saved;
  const put = async (change: object) => {
    const { rows } = await house.ask<{ rows: { lockId: string }[] }>('getCouncilMinimums', { id }, clerk);
    return house.call('putCouncilMinimum', { ...fields, ...change, id }, { ...clerk, lockId: rows[0]!.lockId });
  };
  expect(await put({ amount: 950 })).toMatchObject({ response: 'ok' });
  const driverId = await driver();
  await house.ask('postDriverPayTerm', { driverId, categoryId: category, grade: 'rigid', validFrom: day(-449) }, clerk);
  expect(await put({ grade: 'Rigid truck', amount: 950 })).toMatchObject({
    code: 'councilMinimumUsed',
    fields: { grade: expect.any(String) },
  });
  expect(await put({ amount: 950, isActive: false })).toMatchObject({ code: 'councilMinimumUsed' });
  const [days, from, to] = [-40, day(-45), day(-32)];
  await closed(driverId, days);
  expect(await put({ amount: 100, source: 'Another notice' })).toMatchObject({ response: 'ok' });
  const least = async () => (await read(made)).paid.find((each) => each.driverId === driverId)?.minimum?.amount;
  const { id: made } = await run(from, to);
  expect(await least()).toBe(1900);
  await approve('councilMinimum', id);
  // It holds from today; the period was before.
  expect(await least()).toBe(1900);
  expect((await versionsOf('councilMinimum', id)).versions[0]).toMatchObject({ terms: { amount: 100, unit: 'week' } });
});
