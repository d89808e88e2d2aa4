import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpMail } from '#platform/server/mail.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { fuelClauseOperations } from '#modules/prices/fuel-clauses/server/index.ts';
import { fuelPriceOperations } from '#modules/prices/fuel-prices/server/index.ts';
import {
  allProviders,
  type LoadHouse,
  openLoadHouse,
  partition,
} from '#modules/work/loads/server/testing/load-house.ts';
import { buildRate } from '#modules/prices/rates/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { type AdjustedLoad, type AdjustmentRecord, fuelAdjustmentService } from '../contract.ts';
import { fuelAdjustmentFailureTexts } from '../messages/failures/index.ts';
import { fuelAdjustmentOperations } from './index.ts';
import { adjustmentJob } from './adjustment-job.ts';
import { stepOf } from './work.ts';

const rights = Object.keys(fuelAdjustmentService.operations);
const from = '2020-01-02';
let house: LoadHouse;
let second: Staff;
let rateId: string;
let fuelClauseId: string;
const db = () => house.app.database.writer(partition);

/** What a real mail server was given, each as its first lines. */
const delivered: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  logger: false,
  closeTimeout: 100,
  onData(stream, { envelope }, done) {
    stream.resume();
    stream.on('end', () => {
      delivered.push(envelope.rcptTo.map(({ address }) => address).join());
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as AddressInfo;
  house = await openLoadHouse(undefined, {
    implementations: [fuelClauseOperations, fuelPriceOperations, fuelAdjustmentOperations],
    failureCatalogues: [fuelAdjustmentFailureTexts],
    rights: ['postFuelClause', 'postFuelPrice', ...rights],
    parts: () => ({ mail: smtpMail({ host: '127.0.0.1', port, security: 'plain', timeoutMilliseconds: 5000 }) }),
    // The pieces are worked on one by one below, so that a test can stop between two of them.
    jobKinds: () => [{ ...adjustmentJob, retries: 0, retryDelay: 1, lease: 60, work: () => Promise.resolve() }],
  });
  second = await buildStaff(house.app, partition, rights, { companyId: house.planner.companyId });
  const clause = { code: 'FC-45', name: 'Diesel', basePrice: 21.3456, baseDate: '2020-01-01', weightPercent: 45 };
  ({ id: fuelClauseId } = await house.ask<{ id: string }>('postFuelClause', clause, house.planner));
  rateId = await buildRate(house.app, partition, {
    code: 'LOAD',
    customerId: house.customerId,
    method: 'perLoad',
    rate: 18_250,
    validFrom: '2020-01-01',
    fuelClauseId,
  } as never);
  await sql`update customer set email = 'accounts@ridgeback.example', language = 'afr' where id = ${house.customerId}`.execute(
    db(),
  );
});
afterAll(async () => {
  await house.close();
  await new Promise<void>((resolve) => post.close(() => resolve()));
});
beforeEach(async () => {
  await withdrawn();
  await sql`update load set status = 'CANCELLED' where status <> 'CANCELLED'`.execute(db());
  await price('2019-12-01', 21.3456);
});

/** Takes the prices of a day away, or all of them, as an approved correction does. */
async function withdrawn(day: string | null = null): Promise<void> {
  const those = sql`is_active and (${day}::date is null or effective_from = ${day}::date)`;
  await sql`insert into fuel_price_change (partition, fuel_price_id, effective_from, price_per_litre, source, reason, status, decided_by_id, decided_at, created_by, updated_by)
    select partition, id, effective_from, price_per_litre, 'test', 'test', 'APPROVED', uuidv7(), now(), 'test', 'test'
      from fuel_price where ${those}`.execute(db());
  await sql`update fuel_price set is_active = false where ${those}`.execute(db());
}
const price = (effectiveFrom: string, pricePerLitre: number) =>
  house.ask(
    'postFuelPrice',
    { fuelType: 'diesel50', source: 'Notice', effectiveFrom, pricePerLitre, confirmedPrice: pricePerLitre },
    house.planner,
  );
const book = (charges?: object[]) => house.book(charges ? { charges } : { charges: [] });
const read = (id: string, by = house.planner) => house.ask<AdjustmentRecord>('getFuelAdjustment', { id }, by);
const loadsOf = async (id: string) =>
  (await house.ask<{ rows: AdjustedLoad[] }>('getFuelAdjustmentLoads', { id }, house.planner)).rows;
const call = async (operation: string, id: string, payload: object = {}, by = house.planner) =>
  house.call(`${operation}FuelAdjustment`, { id, ...payload }, { ...by, lockId: (await read(id)).lockId });
async function work(id: string, providers: readonly ExposureProvider[] = allProviders): Promise<void> {
  const job = { partition, adjustmentId: id };
  while (await stepOf(house.app, job, providers, 2));
}
async function calculated(payload: object = {}): Promise<AdjustmentRecord> {
  const { id } = await house.ask<{ id: string }>(
    'postFuelAdjustment',
    { effectiveFrom: from, ...payload },
    house.planner,
  );
  await work(id);
  return read(id);
}
async function approved(): Promise<AdjustmentRecord> {
  const { id } = await calculated();
  expect(await call('submit', id)).toMatchObject({ response: 'ok' });
  expect(await call('approve', id, {}, second)).toMatchObject({ response: 'ok' });
  return read(id);
}
const mails = async () =>
  (
    await sql<{ purpose: string; to: string }>`
      select purpose, language from outgoing_message where purpose like 'fuelAdjust%' order by created_at`.execute(db())
  ).rows;
const versionTerms = async () =>
  (
    await sql<{ terms: object }>`
      select terms from fuel_clause_version where clause_id = ${fuelClauseId} and superseded_at is null`.execute(db())
  ).rows[0]!.terms;
const priced = async (loadId: string) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from load_rating where load_id = ${loadId}`.execute(db())).rows[0]!
      .n,
  );

test('a price that rises is calculated, approved by a second person, applied, and said in the trace', async () => {
  const load = await book();
  expect(load.sell).toBe(18_250);
  await price(from, 23.1122);
  const run = await calculated();
  expect(run).toMatchObject({ status: 'CALCULATED', customers: 1, customersChanged: 1, rates: 1, loads: 1 });
  expect(run).toMatchObject({ sellBefore: 18_250, sellAfter: 18_929.68, loadsLeftOut: 0 });
  expect(run.lines).toMatchObject([
    {
      clauseCode: 'FC-45',
      before: 0,
      after: 3.7243,
      change: 3.7243,
      move: 8.2762,
      price: 23.1122,
      loads: 1,
      bound: '',
    },
  ]);
  expect(await loadsOf(run.id)).toMatchObject([{ loadNumber: load.loadNumber, fuelBefore: 0, fuelAfter: 679.68 }]);
  expect((await house.read(load.id)).sell).toBe(18_250);

  expect(await call('approve', run.id, {}, second)).toMatchObject({ code: 'notAllowedInState' });
  await call('submit', run.id);
  expect(await call('approve', run.id)).toMatchObject({ status: 403, code: 'ownRun' });
  expect(await call('apply', run.id)).toMatchObject({ code: 'notAllowedInState' });
  expect(await call('approve', run.id, {}, second)).toMatchObject({ result: { status: 'APPROVED' } });
  expect(await call('apply', run.id)).toMatchObject({ response: 'ok' });
  await work(run.id);
  expect(await read(run.id)).toMatchObject({ status: 'APPLIED', loadsApplied: 1, work: '' });
  const now = await house.read(load.id);
  expect(now).toMatchObject({
    sell: 18_929.68,
    charges: [
      { source: 'rate', net: 18_250 },
      { source: 'fuel', net: 679.68 },
    ],
  });
  const [trace] = await house.ask<object[]>('getLoadRateTrace', { id: load.id }, house.planner);
  expect(trace).toMatchObject({
    side: 'sell',
    reason: run.runNo,
    trace: { fuel: { percent: 3.7243, price: 23.1122 } },
  });
});

test('a second rise counts from the base price again, and never from the adjusted rate', async () => {
  const load = await book();
  for (const litre of [22, 23.1]) {
    await withdrawn(from);
    await sql`update fuel_clause set base_price = 20, weight_percent = 50`.execute(db());
    await price(from, litre);
    const run = await approved();
    // It is compared with what the loads carry, and not with the clause of the day before, which added nothing.
    if (litre === 23.1)
      expect(run.lines).toMatchObject([{ before: 5, carriedLeast: 5, carriedMost: 5, after: 7.75, change: 2.75 }]);
    await call('apply', run.id);
    await work(run.id);
  }
  // 7.75 % of 18 250.00; compounded through 22.00 it would be 7.6250 %.
  expect((await house.read(load.id)).sell).toBe(19_664.38);
  await sql`update fuel_clause set base_price = 21.3456, weight_percent = 45`.execute(db());
});

test('a job that is killed goes on, and nothing is adjusted or written twice', async () => {
  const loads = [];
  for (let count = 0; count < 5; count++) loads.push(await house.bookTo(null, { charges: [] }));
  await price(from, 23.1122);
  const run = await approved();
  await call('apply', run.id);
  const before = (await mails()).length;
  const job = { partition, adjustmentId: run.id };
  let calls = 0;
  // The connection dies with the second piece half written: as if the process had been killed.
  const dying: ExposureProvider = {
    part: 'openLoads',
    sums: () =>
      ++calls === 2
        ? sql`select null::uuid as customer_id, 0 as amount where (select pg_terminate_backend(pg_backend_pid()))`
        : sql`select null::uuid as customer_id, 0 as amount`,
  };
  expect(await stepOf(house.app, job, [dying], 2)).toBe(true);
  await expect(stepOf(house.app, job, [dying], 2)).rejects.toThrow();
  expect(await read(run.id)).toMatchObject({ loadsApplied: 2, done: 2, work: 'apply' });
  // Two processes take it up again at once.
  await Promise.all([work(run.id), work(run.id)]);
  expect(await read(run.id)).toMatchObject({ status: 'APPLIED', loadsApplied: 5, done: 5 });
  for (const { id } of loads) {
    expect((await house.read(id)).sell).toBe(18_929.68);
    expect(await priced(id)).toBe(2);
  }
  expect((await mails()).slice(before)).toEqual([{ purpose: 'fuelAdjusted', language: 'afr' }]);
  // One for each run that was applied so far, and none of them twice.
  await expect.poll(() => delivered, { timeout: 10_000 }).toHaveLength((await mails()).length);
  expect(new Set(delivered)).toEqual(new Set(['accounts@ridgeback.example']));
});

test('reversed, every load has its former price where nobody changed it and no invoice has it', async () => {
  const [kept, typed, invoiced] = [await book(), await house.bookTo(null, { charges: [] }), await book()];
  await price(from, 23.1122);
  const run = await approved();
  await call('apply', run.id);
  await work(run.id);
  await house.change('putLoadRate', typed.id, { side: 'sell', amount: 20_000, reason: 'Agreed.' });
  await sql`update load set customer_billing = 'INVOICED' where id = ${invoiced.id}`.execute(db());
  const before = (await mails()).length;
  expect(await call('reverse', run.id, { reason: 'The notice was withdrawn.' })).toMatchObject({ response: 'ok' });
  await work(run.id);
  expect(await read(run.id)).toMatchObject({ status: 'REVERSED', loadsReversed: 1, loadsLeftOut: 2 });
  expect((await house.read(kept.id)).sell).toBe(18_250);
  expect((await house.read(typed.id)).sell).toBe(20_000);
  expect((await house.read(invoiced.id)).sell).toBe(18_929.68);
  expect((await mails()).slice(before)).toEqual([{ purpose: 'fuelAdjustmentReversed', language: 'afr' }]);
  await sql`update load set customer_billing = 'NOT_READY' where id = ${invoiced.id}`.execute(db());
});

test('an invoiced load keeps its price, and the run says by how much its invoice differs, by customer too', async () => {
  const [free, ...billed] = [await book(), await book(), await book()];
  const [closed, other] = billed;
  const set = (columns: ReturnType<typeof sql>, id: string) =>
    sql`update load set ${columns} where id = ${id}`.execute(db());
  await set(sql`customer_billing = 'INVOICED', status = 'CLOSED'`, closed!.id);
  await set(sql`customer_billing = 'IN_REVIEW'`, other!.id);
  await price(from, 23.1122);
  const run = await calculated();
  expect(run).toMatchObject({ loads: 1, loadsLeftOut: 2, loadsInvoiced: 2, invoicedMore: 1_359.36 });
  expect(run.lines).toMatchObject([{ loads: 1, leftOut: 2, invoiced: 2, invoicedMore: 1_359.36 }]);
  expect(await loadsOf(run.id)).toEqual(
    expect.arrayContaining(
      billed.map(({ id }) =>
        expect.objectContaining({ loadId: id, leftOut: 'runInvoiced', sellBefore: 18_250, sellAfter: 18_929.68 }),
      ),
    ),
  );
  await call('submit', run.id);
  await call('approve', run.id, {}, second);
  await call('apply', run.id);
  await work(run.id);
  expect((await house.read(free.id)).sell).toBe(18_929.68);
  for (const { id } of billed) expect((await house.read(id)).sell).toBe(18_250);
  // Reversed after its invoice was sent: that one is too dear then.
  await set(sql`customer_billing = 'INVOICED'`, free.id);
  await call('reverse', run.id, { reason: 'The notice was withdrawn.' });
  await work(run.id);
  expect(await read(run.id)).toMatchObject({ loadsInvoiced: 3, invoicedMore: 679.68 });
  for (const { id } of [free, ...billed]) await set(sql`customer_billing = 'NOT_READY', status = 'CANCELLED'`, id);
});

test('what is invoiced, typed or priced by another rate meanwhile keeps its price, and the run says why', async () => {
  const [invoiced, typed, other] = [await book(), await house.bookTo(null, { charges: [] }), await book()];
  await book([{ side: 'sell', description: 'Agreed', price: 9_000 }]);
  await price(from, 23.1122);
  const run = await approved();
  expect(run.loads).toBe(3);
  await sql`update load set customer_billing = 'INVOICED' where id = ${invoiced.id}`.execute(db());
  await house.change('putLoadRate', typed.id, { side: 'sell', amount: 20_000, reason: 'Agreed.' });
  await sql`update load set distance_km = 10, mass_kg = 1 where id = ${other.id}`.execute(db());
  await sql`update rate set extras = '[]', included_stops = 1, extra_stop = 10000 where id = ${rateId}`.execute(db());
  await call('apply', run.id);
  await work(run.id);
  const why = Object.fromEntries((await loadsOf(run.id)).map(({ loadId, leftOut }) => [loadId, leftOut]));
  expect(why).toEqual({ [invoiced.id]: 'runInvoiced', [typed.id]: 'runTyped', [other.id]: 'runOtherPrice' });
  await sql`update rate set included_stops = null, extra_stop = null where id = ${rateId}`.execute(db());
  await sql`update load set customer_billing = 'NOT_READY' where id = ${invoiced.id}`.execute(db());
});

test('a customer without a price of fuel blocks the approval until it is left out', async () => {
  await book();
  await price(from, 23.1122);
  const coast = { code: 'FC-COAST', name: 'Coast', basePrice: 20, baseDate: '2020-01-01', region: 'coast' };
  const { id: clause } = await house.ask<{ id: string }>('postFuelClause', coast, house.planner);
  await buildRate(house.app, partition, {
    code: 'COAST',
    customerId: house.customerId,
    method: 'perKm',
    rate: 20,
    priority: 1,
    validFrom: '2020-01-01',
    fuelClauseId: clause,
  } as never);
  const run = await calculated();
  const blocked = run.lines.find(({ clauseCode }) => clauseCode === 'FC-COAST')!;
  expect(blocked).toMatchObject({ problem: 'runPriceMissing', after: null });
  expect(await call('submit', run.id)).toMatchObject({ status: 422, code: 'runBlocked' });
  const { lockId } = await read(run.id);
  const leave = { id: run.id, lineId: blocked.id, isIncluded: false };
  expect(await house.call('putFuelAdjustmentLine', leave, { ...house.planner, lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await call('submit', run.id)).toMatchObject({ response: 'ok' });
  await sql`update rate set status = 'SUPERSEDED' where code = 'COAST'`.execute(db());
});

test('the letter is in the language of the customer, and of two who approve at once one holds', async () => {
  await book();
  await price(from, 23.1122);
  const run = await calculated();
  const lineId = run.lines[0]!.id;
  expect(await house.ask('getFuelAdjustmentLetter', { lineId }, house.planner)).toMatchObject({
    to: 'accounts@ridgeback.example',
    language: 'afr',
    subject: expect.stringMatching(/^Brandstofaanpassing/),
    paragraphs: expect.arrayContaining([expect.stringMatching(/3,7243%/)]),
  });
  await call('submit', run.id);
  const { lockId } = await read(run.id);
  const answers = await Promise.all(
    [1, 2].map(() => house.call('approveFuelAdjustment', { id: run.id }, { ...second, lockId })),
  );
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
});

test('a clause that turns from per cent to money, or back, says both in the letter; in the language of the customer', async () => {
  await price(from, 23.1122);
  const load = await book();
  expect(load.sell).toBe(18_929.68);
  const turn = async (terms: object) => {
    await sql`
      update fuel_clause_version set terms = terms || ${JSON.stringify(terms)}::jsonb
       where clause_id = ${fuelClauseId} and superseded_at is null`.execute(db());
    const run = await calculated();
    const letter = await house.ask<{ language: string; paragraphs: string[] }>(
      'getFuelAdjustmentLetter',
      { lineId: run.lines[0]!.id },
      house.planner,
    );
    return { run, line: run.lines[0]!, letter };
  };
  const before = await versionTerms();
  const money = await turn({ calculation: 'Manual', valueType: 'Currency', manualValue: 750 });
  expect(money.line).toMatchObject({ before: null, otherBefore: 3.7243, after: 750, change: null });
  expect(money.letter).toMatchObject({ language: 'afr' });
  expect(money.letter.paragraphs[1]).toMatch(/750,0000 rand vir een eenheid .* 3,7243% van die tarief/);
  await call('submit', money.run.id);
  await call('approve', money.run.id, {}, second);
  await call('apply', money.run.id);
  await work(money.run.id);
  expect((await house.read(load.id)).sell).toBe(19_000);

  await sql`update customer set language = 'pt' where id = ${house.customerId}`.execute(db());
  const percent = await turn(before);
  expect(percent.line).toMatchObject({ before: null, otherBefore: 750, after: 3.7243 });
  expect(percent.letter.paragraphs[1]).toMatch(/3,7243% da tarifa; até agora eram 750,0000 rands por unidade/);
  await sql`update customer set language = 'afr' where id = ${house.customerId}`.execute(db());
});

test('a run is found by its number and its note', async () => {
  const run = await calculated({ note: 'Notice of the month' });
  const found = (search: string) => house.ask<{ rows: object[] }>('getFuelAdjustments', { search }, house.planner);
  expect((await found(run.runNo)).rows).toMatchObject([{ id: run.id }]);
  expect((await found('notice of')).rows).toHaveLength(1);
  expect((await found('nowhere')).rows).toEqual([]);
});

test('a run that changes nothing is not submitted; a customer that does not exist is refused on its field', async () => {
  await book();
  const run = await calculated();
  expect(await call('submit', run.id)).toMatchObject({ code: 'runChangesNothing' });
  const payload = { effectiveFrom: from, customerId: crypto.randomUUID() };
  expect(await house.call('postFuelAdjustment', payload, house.planner)).toMatchObject({
    status: 400,
    fields: { customerId: expect.any(String) },
  });
  expect(await house.call('postFuelAdjustment', { effectiveFrom: '2026-13-01' }, house.planner)).toMatchObject({
    status: 400,
    fields: { effectiveFrom: expect.any(String) },
  });
});

test('a load that is sold in dollars counts in rand, and is charged its fuel in dollars', async () => {
  const stated = ['USD-2020', 'Test bank', 'USD', 'ZAR', '2020-01-01'] as const;
  await sql`insert into exchange_rate (partition, code, name, currency, in_currency, day, rate, created_by, updated_by)
    values (${partition}, ${stated[0]}, ${stated[1]}, ${stated[2]}, ${stated[3]}, ${stated[4]}, 20, 'test', 'test')`.execute(
    db(),
  );
  // The rate in rand holds for the same loads, and is not theirs.
  const inDollars = { code: 'DOLLARS', rate: 1000, currency: 'USD', customerId: house.customerId, fuelClauseId };
  await buildRate(house.app, partition, { ...inDollars, method: 'perLoad', validFrom: '2020-01-01' } as never);
  const load = await house.book({ sellCurrency: 'USD', charges: [] });
  expect(load).toMatchObject({ sellCurrency: 'USD', sell: 20_000 });
  await price(from, 23.1122);
  const run = await approved();
  expect(await loadsOf(run.id)).toMatchObject([
    { fuelBefore: 0, fuelAfter: 744.8, sellBefore: 20_000, sellAfter: 20_744.8 },
  ]);
  expect(run).toMatchObject({ sellBefore: 20_000, sellAfter: 20_744.8 });
  expect(await call('apply', run.id)).toMatchObject({ response: 'ok' });
  await work(run.id);
  expect(await house.read(load.id)).toMatchObject({
    sell: 20_744.8,
    charges: [
      { source: 'rate', net: 1000 },
      { source: 'fuel', net: 37.24 },
    ],
  });
});
