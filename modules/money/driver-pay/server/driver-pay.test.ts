import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { councilMinimumOperations } from '#modules/prices/council-minimums/server/index.ts';
import { driverRateCategoryOperations } from '#modules/prices/driver-rate-categories/server/index.ts';
import { driverRateOperations } from '#modules/prices/driver-rates/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { loadImplementations } from '#modules/work/loads/server/testing/load-rooms.ts';
import {
  type DriverPayRecord,
  driverPayService,
  type LoadPay,
  type PayLineRow,
  type PayRunRecord,
} from '../contract.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import { driverPayFailureTexts } from '../messages/failures/index.ts';
import { driverPayGathering, gatherRun } from './gather-job.ts';
import { gatherStep } from './gather.ts';
import { priceClosed } from './listeners.ts';
import { driverPayOperations } from './operations.ts';
import { driverPayMailing, mailStatements } from './statement-job.ts';

const partition = 'alpha';
const today = todayIn('Africa/Johannesburg', new Date());
const day = (days: number) => addDays(today, days);
let house: House;
let clerk: Staff;
let manager: Staff;
let customerId: string;
let category: string;
const rights = [
  ...Object.keys(driverPayService.operations),
  'postDriverRate',
  'postDriverRateCategory',
  'postCouncilMinimum',
];
beforeAll(async () => {
  house = await openHouse({
    implementations: [
      driverPayOperations,
      driverRateOperations,
      driverRateCategoryOperations,
      councilMinimumOperations,
      ...loadImplementations([]),
    ],
    failureCatalogues: [driverPayFailureTexts],
    // The lines are gathered by the tests themselves, step by step where it matters.
    jobKinds: (app) =>
      [driverPayGathering(app), driverPayMailing(app)].map((kind) => ({ ...kind, work: () => Promise.resolve() })),
    config: { LOG_LEVEL: 'error' },
  });
  clerk = await buildStaff(house.app, partition, rights);
  manager = await buildStaff(house.app, partition, rights, { companyId: clerk.companyId });
  customerId = await buildCustomer(house.app, partition, { companyId: clerk.companyId, status: 'approve' });
  const made = await house.ask<{ id: string }>(
    'postDriverRateCategory',
    { code: 'LINK', name: 'Interlinks', basis: 'vehicleClass', coDriverShare: 40 },
    clerk,
  );
  category = made.id;
  for (const [component, rate] of [
    ['kmLoaded', 1.85],
    ['kmEmpty', 1.1],
    ['stop', 75],
    ['trip', 420.5],
  ])
    await house.ask(
      'postDriverRate',
      { code: `L-${component}`, name: 'Link', categoryId: category, component, rate, validFrom: day(-500) },
      clerk,
    );
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
let drivers = 0;
async function driver(isPaid = true): Promise<string> {
  const code = `D${(drivers += 1)}`;
  const texts = ['nationality', 'work_permit_no', 'licence_no', 'vehicle_restrictions', 'next_of_kin_name'];
  const { rows } = await sql<{ id: string }>`
    insert into driver (partition, code, name, surname, id_type, id_number, mobile, email, language, licence_code,
        prdp_goods, prdp_passengers, prdp_dangerous_goods, first_aid, cross_border, availability, blocked_reason, notes,
        next_of_kin_number, ${sql.join(texts.map((name) => sql.ref(name)))}, created_by, updated_by)
    values (${partition}, ${code}, 'Themba', ${code}, 'SA_ID', '', '', 'themba@driver.example', 'afr', 'EC', true, false, false, false, false,
        'active', '', '', '', ${sql.join(texts.map(() => sql`''`))}, 'test', 'test') returning id`.execute(db());
  const { id } = rows[0]!;
  if (isPaid) await house.ask('postDriverPayTerm', { driverId: id, categoryId: category, validFrom: day(-450) }, clerk);
  return id;
}
interface Given {
  readonly driverId: string;
  readonly coDriverId?: string;
  readonly days?: number;
  readonly km?: number | null;
}
/** A closed load of the own fleet. */
async function closed({ driverId, coDriverId, days = -5, km = 612 }: Given): Promise<string> {
  const id = await buildLoad(house.app, partition, {
    customerId,
    supplierId: null,
    status: 'CLOSED',
    startsInHours: days * 24,
  });
  await sql`update load set driver_id = ${driverId}, co_driver_id = ${coDriverId ?? null}::uuid, distance_km = ${km}::numeric where id = ${id}`.execute(
    db(),
  );
  return id;
}
/** Where a load and its proof stand. */
const stand = (loadId: string, status: string, proof: string) =>
  sql`update load set status = ${status}, pod_status = ${proof}, version = version + 1 where id = ${loadId}`.execute(
    db(),
  );
let periods = 0;
/** A run over a fortnight of its own, far in the past, with its lines. */
async function period() {
  periods += 1;
  const from = day(-16 * periods);
  return { days: -16 * periods + 5, from, to: addDays(from, 13) };
}
const post = (from: string, to: string, by = clerk) =>
  house.call('postDriverPay', { periodFrom: from, periodTo: to, payDay: addDays(to, 5) }, by);
async function run(from: string, to: string): Promise<PayRunRecord> {
  const { result } = await post(from, to);
  const { id } = result as unknown as { id: string };
  await gatherRun(house.app, partition, id);
  return read(id);
}
const read = (id: string) => house.ask<PayRunRecord>('getDriverPayRun', { id }, clerk);
const lines = async (runId: string, more: object = {}) =>
  (await house.ask<{ rows: PayLineRow[] }>('getDriverPayLines', { runId, pageSize: 200, ...more }, clerk)).rows;
const act = async (operation: string, id: string, by: Staff, more: object = {}) =>
  house.call(operation, { id, ...more }, { ...by, lockId: (await read(id)).lockId });
async function posted(id: string, before = () => Promise.resolve()): Promise<void> {
  expect(await act('submitDriverPay', id, clerk)).toMatchObject({ result: { status: 'PENDING' } });
  expect(await act('approveDriverPay', id, manager)).toMatchObject({ result: { status: 'APPROVED' } });
  await before();
  expect(await act('closeDriverPay', id, clerk)).toMatchObject({ result: { status: 'POSTED' } });
}
const hear = (loadId: string) =>
  inPartition(
    systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
    partition,
    (context) => priceClosed.hear(context, { loadId, customerId, supplierId: null }),
  );

test('a load is paid by a run: the driver, the co-driver, and every total has its lines', async () => {
  const { days, from, to } = await period();
  const [driverId, coDriverId] = [await driver(), await driver(false)];
  const loadId = await closed({ driverId, coDriverId, days });
  await hear(loadId);
  await hear(loadId);
  await house.ask(
    'putDriverPayUnits',
    { loadId, units: [{ component: 'kmEmpty', units: 188, note: 'To City Deep' }] },
    clerk,
  );
  const paid = await run(from, to);
  expect(paid).toMatchObject({ status: 'DRAFT', total: 1909.5, isGathering: false, drivers: 2, trips: 1 });
  expect(paid.paid.map(({ amount }) => amount).toSorted()).toEqual([1145.7, 763.8]);
  const own = await lines(paid.id, { driverId });
  expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1145.7);
  expect(own.find(({ component }) => component === 'kmLoaded')).toMatchObject({
    units: 612,
    rate: 1.85,
    amount: 1132.2,
    rateCode: 'L-KMLOADED',
    isDifference: false,
  });
  // Without accounts for it in the chart, the run says so and is not posted.
  await posted(paid.id, async () => {
    const take = (role: string) =>
      sql`update journal_account set role = ${role} where partition = ${partition} and code = '5010'`.execute(db());
    await inPartition(
      systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
      partition,
      (context) => openBooks(context, clerk.companyId),
    );
    await take('');
    expect(await act('closeDriverPay', paid.id, clerk)).toMatchObject({ code: 'payAccountsMissing' });
    await take('driverCost');
  });
  // Its cost in the books is what the loads' centre pays, and each driver is owed their own.
  const { rows: booked } = await sql<{ account: string; amount: number }>`
    select t.code as account, l.amount from journal j
      join journal_line l on l.partition = j.partition and l.journal_id = j.id
      join journal_account t on t.partition = l.partition and t.id = l.account_id
     where j.partition = ${partition} and j.source = 'driverPay' and j.source_id = ${paid.id} order by l.amount desc`.execute(
    db(),
  );
  expect(booked).toEqual([
    { account: '5010', amount: 190_950 },
    { account: '2200', amount: -76_380 },
    { account: '2200', amount: -114_570 },
  ]);
  expect(await act('gatherDriverPay', paid.id, clerk)).toMatchObject({ code: 'notAllowedInState' });
  expect(await act('deleteDriverPay', paid.id, clerk)).toMatchObject({ code: 'notAllowedInState' });
  expect((await house.ask<object[]>('getDriverPayHistory', { id: paid.id }, clerk)).length).toBeGreaterThan(3);
  const statement = await house.ask<{ base64: string; fileName: string }>(
    'getDriverPayStatement',
    { id: paid.id, driverId },
    clerk,
  );
  expect(statement.fileName).toMatch(/^Betaalstaat DP-\d{4} Themba D\d+\.pdf$/);
  expect(Buffer.from(statement.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('statements are mailed once to each driver, in the driver’s language, and not before the run is approved', async () => {
  const { days, from, to } = await period();
  const drivers = [await driver(), await driver(), await driver()];
  await sql`update driver set email = '' where id = ${drivers[2]}`.execute(db());
  for (const [index, driverId] of drivers.entries()) await closed({ driverId, days: days + index });
  const { id } = await run(from, to);
  expect(await act('sendDriverPayStatements', id, clerk)).toMatchObject({ code: 'payNotApproved' });
  await posted(id);
  expect(await act('sendDriverPayStatements', id, clerk)).toMatchObject({ result: { mailed: 2, without: 1 } });
  const before = (await house.messages()).length;
  const mailing = { partition, runId: id, by: 'Clerk' };
  await Promise.all([mailStatements(house.app, mailing), mailStatements(house.app, mailing)]);
  const sent = await house.messages();
  expect(sent.length - before).toBe(2);
  expect(sent[0]).toMatchObject({ to: 'themba@driver.example', subject: expect.stringContaining('jou betaling van') });
  expect(sent[0]!.text).toMatch(/R\s1\s702[.,]70/);
  expect((await read(id)).paid.filter(({ sentAt }) => sentAt !== null)).toHaveLength(2);
  expect(await act('sendDriverPayStatements', id, clerk)).toMatchObject({ result: { mailed: 0, without: 1 } });
});

test('what changes after it was paid is a difference in the next run, and is paid once', async () => {
  const [next, first] = [await period(), await period()];
  const driverId = await driver();
  const loadId = await closed({ driverId, days: first.days });
  const before = await run(first.from, first.to);
  // 612 × 1.85 + 2 × 75 + 420.50
  expect(before.total).toBe(1702.7);
  await posted(before.id);
  await house.ask('putDriverPayUnits', { loadId, units: [{ component: 'kmLoaded', units: 600 }] }, clerk);
  const after = await run(next.from, next.to);
  expect(await lines(after.id, { loadId })).toMatchObject([
    { component: 'kmLoaded', units: -12, amount: -22.2, isDifference: true },
  ]);
  expect(await act('gatherDriverPay', after.id, clerk)).toMatchObject({ response: 'ok' });
  await gatherRun(house.app, partition, after.id);
  expect(await read(after.id)).toMatchObject({ total: 0, paid: [{ amount: -22.2, moved: -22.2, paid: 0 }] });
  expect((await house.ask<LoadPay>('getDriverPayOfLoad', { loadId }, clerk)).paid).toMatchObject([
    { amount: 1702.7, status: 'POSTED' },
    { amount: -22.2, status: 'DRAFT' },
  ]);
  // Without the run the difference waits again.
  await act('deleteDriverPay', after.id, clerk);
  expect((await run(next.from, next.to)).paid).toMatchObject([{ amount: -22.2, moved: -22.2, paid: 0 }]);
});

test('a load is paid once it is delivered and its proof is accepted, waived or not asked for', async () => {
  const { days, from, to } = await period();
  const driverId = await driver();
  const cases = [
    ['DELIVERED', 'podAccepted', true],
    ['DELIVERED', 'WAIVED', true],
    ['DELIVERED', 'NOT_REQUIRED', true],
    ['CLOSED', 'podAccepted', true],
    ['DELIVERED', 'AWAITED', false],
    ['DELIVERED', 'podSubmitted', false],
    ['DELIVERED', 'podRejected', false],
    ['IN_TRANSIT', 'podAccepted', false],
    ['CANCELLED', 'podAccepted', false],
  ] as const;
  const loads: [string, boolean][] = [];
  for (const [status, proof, isPaid] of cases) {
    const loadId = await closed({ driverId, days });
    await stand(loadId, status, proof);
    loads.push([loadId, isPaid]);
  }
  await hear(loads[4]![0]);
  expect(await house.ask('getDriverPayOfLoad', { loadId: loads[4]![0] }, clerk)).toMatchObject({ isPriced: false });
  const { id } = await run(from, to);
  const paid = new Set((await lines(id)).map(({ loadId }) => loadId));
  expect(loads.map(([loadId]) => paid.has(loadId))).toEqual(loads.map(([, isPaid]) => isPaid));
});

test('what is taken back after it was paid waits, and is paid no more once it is cancelled', async () => {
  const [next, first] = [await period(), await period()];
  const loadId = await closed({ driverId: await driver(), days: first.days });
  await posted((await run(first.from, first.to)).id);
  await stand(loadId, 'IN_TRANSIT', 'AWAITED');
  const { id } = await run(next.from, next.to);
  expect(await lines(id)).toEqual([]);
  await stand(loadId, 'CANCELLED', 'AWAITED');
  await act('gatherDriverPay', id, clerk);
  await gatherRun(house.app, partition, id);
  expect(await read(id)).toMatchObject({ paid: [{ amount: -1702.7, paid: 0 }] });
});

test('units are typed for a load only once it is delivered with its proof', async () => {
  const { days } = await period();
  const loadId = await closed({ driverId: await driver(), days });
  const type = () => house.call('putDriverPayUnits', { loadId, units: [{ component: 'kmEmpty', units: 1 }] }, clerk);
  await stand(loadId, 'DELIVERED', 'podSubmitted');
  expect(await type()).toMatchObject({ code: 'payNotProved' });
  await stand(loadId, 'DELIVERED', 'WAIVED');
  expect(await type()).toMatchObject({ response: 'ok' });
  await sql`update load set driver_id = null where id = ${loadId}`.execute(db());
  expect(await type()).toMatchObject({ code: 'payNoDriver' });
});

test('who would get less than nothing gets nothing, somebody says why, and the next runs take it off', async () => {
  const [third, second, first] = [await period(), await period(), await period()];
  const driverId = await driver();
  const loadId = await closed({ driverId, days: first.days });
  await posted((await run(first.from, first.to)).id);
  await house.ask('putDriverPayUnits', { loadId, units: [{ component: 'kmLoaded', units: 0 }] }, clerk);
  const negative = await run(second.from, second.to);
  // 612 × 1.85 are taken back.
  expect(negative).toMatchObject({ total: 0, paid: [{ amount: -1132.2, moved: -1132.2, paid: 0 }] });
  await act('submitDriverPay', negative.id, clerk);
  expect(await act('approveDriverPay', negative.id, manager)).toMatchObject({ code: 'payBelowZero' });
  const why = { comment: 'The odometer was read wrongly.' };
  expect(await act('approveDriverPay', negative.id, manager, why)).toMatchObject({ result: { status: 'APPROVED' } });
  expect(await read(negative.id)).toMatchObject({ decisionReason: why.comment });
  const statement = await house.ask<{ base64: string }>('getDriverPayStatement', { id: negative.id, driverId }, clerk);
  expect(Buffer.from(statement.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await closed({ driverId, days: third.days });
  const after = await run(third.from, third.to);
  expect(after).toMatchObject({ total: 570.5, paid: [{ amount: 1702.7, moved: 1132.2, paid: 570.5 }] });
  // Gathered again, it takes the same off once.
  await act('gatherDriverPay', after.id, clerk);
  await gatherRun(house.app, partition, after.id);
  expect(await read(after.id)).toMatchObject({ total: 570.5 });
  const record = await house.ask<DriverPayRecord>('getDriverPayOfDriver', { driverId }, clerk);
  expect(record.runs.map(({ amount, paid }) => [amount, paid])).toEqual([
    [1702.7, 570.5],
    [-1132.2, 0],
    [1702.7, 1702.7],
  ]);
});

test('a term that reaches days that were paid waits until a second person states the same', async () => {
  const [next, first] = [await period(), await period()];
  const driverId = await driver();
  const loadId = await closed({ driverId, days: first.days });
  const other = await house.ask<{ id: string }>(
    'postDriverRateCategory',
    { code: `LOCAL${drivers}`, name: 'Local', basis: 'vehicleClass' },
    clerk,
  );
  await house.ask(
    'postDriverRate',
    {
      code: `LOCAL-TRIP${drivers}`,
      name: 'Local',
      categoryId: other.id,
      component: 'trip',
      rate: 2000,
      validFrom: day(-500),
    },
    clerk,
  );
  const before = await run(first.from, first.to);
  const state = (validFrom: string, by: Staff, categoryId = other.id) =>
    house.ask<DriverPayRecord>('postDriverPayTerm', { driverId, categoryId, validFrom }, by);
  await posted(before.id);
  const paidDay = (await lines(before.id))[0]!.day;
  expect((await state(addDays(paidDay, 1), clerk)).terms[0]).toMatchObject({ waits: false });
  expect((await state(paidDay, clerk)).terms.find(({ waits }) => waits)).toMatchObject({ mayAgree: false });
  // The same person states it again, and somebody else states another one: both wait.
  expect((await state(paidDay, clerk)).terms.some(({ waits }) => waits)).toBe(true);
  const draft = await run(next.from, next.to);
  expect(await lines(draft.id, { loadId })).toEqual([]);
  expect((await state(paidDay, manager, category)).terms.filter(({ waits }) => waits)).toHaveLength(1);
  expect((await state(paidDay, manager)).terms.find(({ waits }) => waits)).toMatchObject({ mayAgree: false });
  const { terms } = await state(paidDay, clerk);
  expect(terms.find(({ validFrom }) => validFrom === paidDay)).toMatchObject({
    waits: false,
    agreedBy: expect.stringMatching(/\w/),
  });
  const agreed = terms.find(({ validFrom }) => validFrom === paidDay)!;
  expect(await house.call('deleteDriverPayTerm', { driverId, id: agreed.id }, clerk)).toMatchObject({
    code: 'payTermPaid',
  });
  await act('gatherDriverPay', draft.id, clerk);
  await gatherRun(house.app, partition, draft.id);
  expect((await read(draft.id)).paid).toMatchObject([{ amount: 297.3 }]);
});

test('a missing rate or distance is said, and the load waits until it is known', async () => {
  const { days, from, to } = await period();
  const [unrated, driverId] = [await driver(false), await driver()];
  const loads = [await closed({ driverId: unrated, days }), await closed({ driverId, days, km: null })];
  const draft = await run(from, to);
  expect(draft).toMatchObject({ total: 0, drivers: 0, unpaidCount: 2 });
  expect(new Map(draft.unpaid.map(({ loadId, findings }) => [loadId, findings]))).toEqual(
    new Map([
      [loads[0], [{ code: 'noRate', component: '' }]],
      [loads[1], [{ code: 'distanceMissing', component: 'kmLoaded' }]],
    ]),
  );
  expect(await act('submitDriverPay', draft.id, clerk)).toMatchObject({ code: 'payRunEmpty' });
  await house.ask('postDriverPayTerm', { driverId: unrated, categoryId: category, validFrom: day(-450) }, clerk);
  await house.ask('putDriverPayUnits', { loadId: loads[1], units: [{ component: 'kmLoaded', units: 100 }] }, clerk);
  await act('gatherDriverPay', draft.id, clerk);
  await gatherRun(house.app, partition, draft.id);
  expect(await read(draft.id)).toMatchObject({ drivers: 2, unpaidCount: 0, total: 1702.7 + 755.5 });
});

test('the second of two approvals at once is refused, and nobody approves what they prepared or above their limit', async () => {
  const { days, from, to } = await period();
  await closed({ driverId: await driver(), days });
  const { id } = await run(from, to);
  await act('submitDriverPay', id, clerk);
  expect(await act('approveDriverPay', id, clerk)).toMatchObject({ code: 'ownPayRun' });
  const small = await buildStaff(house.app, partition, rights, {
    companyId: clerk.companyId,
    limits: { driverPay: 1000 },
  });
  expect(await act('approveDriverPay', id, small)).toMatchObject({ code: 'aboveLimit' });
  const third = await buildStaff(house.app, partition, rights, { companyId: clerk.companyId });
  const answers = await Promise.all([manager, third].map((by) => act('approveDriverPay', id, by)));
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
});

test('of two who begin the same period one does, and the other is told which run has it', async () => {
  const { from, to } = await period();
  const answers = await Promise.all([post(from, to), post(addDays(from, 3), to, manager)]);
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect(answers.find(({ response }) => response !== 'ok')).toMatchObject({
    status: 400,
    fields: { periodFrom: expect.stringMatching(/^DP-\d{4} already pays some of these days/) },
  });
});

test('a run that is killed between its steps goes on, two that gather it at once pay nothing twice', async () => {
  const { days, from, to } = await period();
  for (let index = 0; index < 6; index++) await closed({ driverId: await driver(), days: days + index });
  const { result } = await post(from, to);
  const { id } = result as unknown as { id: string };
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  // One step is done and its worker dies in the next one, before the commit.
  await inPartition(system, partition, (context) => gatherStep(context, id));
  await expect(
    inPartition(system, partition, async (context) => {
      await gatherStep(context, id);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await Promise.all([gatherRun(house.app, partition, id), gatherRun(house.app, partition, id)]);
  expect(await read(id)).toMatchObject({ trips: 6, drivers: 6, total: 10_216.2 });
  expect(await lines(id)).toHaveLength(18);
});

test('warns where a driver gets less than the minimum of the grade', async () => {
  const { days, from, to } = await period();
  await house.ask(
    'postCouncilMinimum',
    { code: 'XH', grade: 'Extra-heavy', unit: 'week', amount: 900, validFrom: day(-480), source: 'Test' },
    clerk,
  );
  const [poor, rich] = [await driver(), await driver()];
  for (const driverId of [poor, rich])
    await house.ask(
      'postDriverPayTerm',
      { driverId, categoryId: category, grade: 'extra-heavy', validFrom: day(-449) },
      clerk,
    );
  for (const [driverId, index] of [
    [poor, 0],
    [rich, 1],
    [rich, 2],
  ] as const)
    await closed({ driverId, days: days + index });
  const { paid } = await run(from, to);
  const of = (id: string) => paid.find(({ driverId }) => driverId === id)?.minimum;
  expect(of(poor)).toEqual({ grade: 'Extra-heavy', unit: 'week', amount: 1800, isBelow: true });
  expect(of(rich)).toMatchObject({ isBelow: false });
  const record = await house.ask<DriverPayRecord>('getDriverPayOfDriver', { driverId: poor }, clerk);
  expect(record).toMatchObject({ isPaidHere: true, grades: ['Extra-heavy'], runs: [{ trips: 1, amount: 1702.7 }] });
  expect(record.terms).toHaveLength(2);
});

test('a rate that is captured backwards reaches what was paid, as a difference', async () => {
  const driverId = await driver();
  const loadId = await closed({ driverId, days: -1 });
  await posted((await run(day(-2), day(0))).id);
  await house.ask(
    'postDriverRate',
    { code: `OWN-${drivers}`, name: 'Own', driverId, component: 'trip', rate: 500, validFrom: day(-500) },
    clerk,
  );
  const next = await run(day(1), day(7));
  expect(await lines(next.id, { loadId })).toMatchObject([{ component: 'trip', amount: 79.5, isDifference: true }]);
});

test('says all that is wrong with a period at once', async () => {
  const wrong = await house.call('postDriverPay', { periodFrom: day(0), periodTo: day(-1), payDay: day(-9) }, clerk);
  expect(Object.keys(wrong.fields!).toSorted()).toEqual(['payDay', 'periodTo']);
  expect(await post(day(20), day(40))).toMatchObject({
    fields: { periodTo: 'The period ends more than 31 days from now. Choose an earlier last day.' },
  });
  expect(await post(day(-1000), day(-900))).toMatchObject({ status: 400, fields: { periodTo: expect.any(String) } });
});
