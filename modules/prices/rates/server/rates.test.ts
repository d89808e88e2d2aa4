import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { countEach } from '#platform/server/count-each.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { rateZoneOperations, zoneVersionOperations } from '#modules/prices/rate-zones/server/index.ts';
import { rateZoneFailureTexts } from '#modules/prices/rate-zones/messages/failures/index.ts';
import { rateFailureTexts } from '../messages/failures/index.ts';
import { rateOperations } from './operations.ts';
import { ratesOfZone } from './redraft-zone.ts';

let house: House;
let clerk: Staff;
let manager: Staff;
let customerId: string;
let supplierId: string;
const today = todayIn('Africa/Johannesburg', new Date());
const rights = [
  'getRates',
  'getRateCounts',
  'getRate',
  'getRateHistory',
  'postRate',
  'putRate',
  'submitRate',
  'approveRate',
  'rejectRate',
  'closeRate',
  'deleteRate',
  'postRateCopy',
  'postRateChange',
  'postRateZone',
  'putRateZone',
  'postRateZoneVersion',
];
beforeAll(async () => {
  house = await openHouse({
    implementations: [rateOperations, rateZoneOperations, zoneVersionOperations([ratesOfZone])],
    failureCatalogues: [rateFailureTexts, rateZoneFailureTexts],
  });
  clerk = await buildStaff(house.app, 'alpha', rights);
  manager = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
  const detail = { registeredName: 'Ingwe Pulp' };
  customerId = await buildCustomer(house.app, 'alpha', { companyId: clerk.companyId, detail, status: 'approve' });
  supplierId = await buildSupplier(house.app, 'alpha', {
    companyId: clerk.companyId,
    detail: { registeredName: 'Limpopo Lines' },
    status: 'approved',
  });
});
afterAll(() => house.close());

interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly code: string;
  readonly revision: number;
  readonly status: string;
}
const lane = {
  origin: { scope: 'city', value: 'Richards Bay', country: 'South Africa' },
  destination: { scope: 'city', value: 'Johannesburg', country: 'South Africa' },
};
const base = () => ({ customerId, ...lane, method: 'perTon', rate: 385.5, validFrom: '2026-01-01' });
const post = (fields: object = {}) => house.call('postRate', { ...base(), ...fields }, clerk);
const made = async (fields: object = {}) => (await post(fields)).result as unknown as Saved;
const act = (operation: string, of: Saved, by: Staff, more: object = {}) =>
  house.call(operation, { id: of.id, ...more }, { ...by, lockId: of.lockId });
async function approved(fields: object = {}): Promise<Saved> {
  const draft = await made(fields);
  const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
  const answer = await act('approveRate', pending, manager);
  expect(answer).toMatchObject({ response: 'ok' });
  return answer.result as unknown as Saved;
}

test('a rate is captured, submitted, and approved by a second person', async () => {
  const draft = await made({ minUnits: 28, bands: [{ from: 30, rate: 380.1255 }], priority: 51 });
  expect(draft).toMatchObject({ code: expect.stringMatching(/^R-\d{4}$/), revision: 1, status: 'DRAFT' });
  const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
  expect(await act('approveRate', pending, clerk)).toMatchObject({ code: 'ownRate' });
  expect(await act('approveRate', pending, manager)).toMatchObject({ result: { status: 'APPROVED' } });
  const record = await house.ask('getRate', { id: draft.id }, clerk);
  expect(record).toMatchObject({
    partyName: 'Ingwe Pulp',
    origin: { name: 'Richards Bay' },
    rate: 385.5,
    bands: [{ from: 30, rate: 380.1255 }],
    isInForce: true,
    // Thirty tonnes reach the band.
    stake: 11_403.77,
    versions: [{ revision: 1 }],
  });
  expect((await house.ask<object[]>('getRateHistory', { id: draft.id }, clerk)).length).toBe(3);
});

test('who changed it, or has a lower limit, does not approve it; a rejected one begins again as a draft', async () => {
  const small = await buildStaff(house.app, 'alpha', rights, {
    companyId: clerk.companyId,
    limits: { rate: 1000 },
  });
  const pending = (await act('submitRate', await made({ priority: 52 }), clerk)).result as unknown as Saved;
  expect(await act('approveRate', pending, small)).toMatchObject({ code: 'aboveLimit' });
  const edited = await house.call(
    'putRate',
    { id: pending.id, ...base(), rate: 390 },
    { ...manager, lockId: pending.lockId },
  );
  expect(edited).toMatchObject({ result: { status: 'PENDING' } });
  expect(await act('approveRate', edited.result as unknown as Saved, manager)).toMatchObject({ code: 'ownRate' });
  const rejected = await act('rejectRate', edited.result as unknown as Saved, small, { reason: 'Too low.' });
  expect(rejected).toMatchObject({ result: { status: 'REJECTED' } });
  const again = rejected.result as unknown as Saved;
  expect(await house.call('putRate', { id: again.id, ...base() }, { ...clerk, lockId: again.lockId })).toMatchObject({
    result: { status: 'DRAFT' },
  });
});

test('an approved rate is not edited: a new version ends the old one the day before it, or takes all its days', async () => {
  const first = await approved({ priority: 53 });
  expect(await house.call('putRate', { id: first.id, ...base() }, { ...clerk, lockId: first.lockId })).toMatchObject({
    code: 'notAllowedInState',
  });
  const second = await approved({ priority: 53, rate: 400, validFrom: '2026-08-01', supersedesId: first.id });
  expect(second).toMatchObject({ code: first.code, revision: 2 });
  const days = async () => {
    const { versions } = await house.ask<{ versions: object[] }>('getRate', { id: second.id }, clerk);
    return versions;
  };
  expect(await days()).toMatchObject([
    { revision: 2, status: 'APPROVED', validFrom: '2026-08-01', validTo: null },
    { revision: 1, status: 'APPROVED', validFrom: '2026-01-01', validTo: '2026-07-31' },
  ]);
  // For three months in between: what is left of the second one behind it holds again.
  await approved({ priority: 53, rate: 350, validFrom: '2026-09-01', validTo: '2026-11-30', supersedesId: second.id });
  expect(await days()).toMatchObject([
    { revision: 4, status: 'APPROVED', validFrom: '2026-12-01', validTo: null, rate: 400 },
    { revision: 3, validFrom: '2026-09-01', validTo: '2026-11-30' },
    { revision: 2, validFrom: '2026-08-01', validTo: '2026-08-31' },
    { revision: 1, validFrom: '2026-01-01', validTo: '2026-07-31' },
  ]);
});

test('of two who approve at once one holds, and there is one next version at a time', async () => {
  const second = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
  const first = await approved({ priority: 54 });
  const drafts = await Promise.all(
    [1, 2].map(() => post({ priority: 54, supersedesId: first.id, validFrom: '2026-05-01' })),
  );
  expect(drafts.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(drafts.find(({ response }) => response === 'error')).toMatchObject({ code: 'rateHasDraft' });
  const draft = drafts.find(({ response }) => response === 'ok')!.result as unknown as Saved;
  const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
  const both = await Promise.all([act('approveRate', pending, manager), act('approveRate', pending, second)]);
  expect(both.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
});

test('a rate that no load could tell from an approved one is refused, with its code', async () => {
  const one = await approved({ priority: 55 });
  const draft = await made({ priority: 55, rate: 1 });
  expect(await house.ask('getRate', { id: draft.id }, clerk)).toMatchObject({ twins: [{ code: one.code }] });
  const { rows } = await house.ask<{ rows: { id: string }[] }>('getRates', { chip: 'tied' }, clerk);
  expect(rows.map(({ id }) => id)).toContain(draft.id);
  const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
  expect(await act('approveRate', pending, manager)).toMatchObject({
    status: 422,
    code: 'rateTied',
    result: expect.stringContaining(one.code),
  });
});

test('of two twins that are approved in the same moment one holds', async () => {
  const second = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
  const twins = [];
  for (const rate of [401, 402]) {
    const draft = await made({ priority: 61, rate });
    twins.push((await act('submitRate', draft, clerk)).result as unknown as Saved);
  }
  const answers = await Promise.all([act('approveRate', twins[0]!, manager), act('approveRate', twins[1]!, second)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['rateTied', undefined]);
});

test('a zone that an approved rate names keeps its places, past the portal too; its name changes', async () => {
  const values = { code: 'REEF', name: 'Reef', cities: 'Pretoria' };
  const zone = await house.ask<Saved>('postRateZone', values, clerk);
  let { lockId } = zone;
  const put = async (fields: object) => {
    const answer = await house.call(
      'putRateZone',
      { ...values, id: zone.id, isActive: true, ...fields },
      { ...clerk, lockId },
    );
    lockId = (answer.result as Saved).lockId ?? lockId;
    return answer;
  };
  const fields = { origin: { scope: 'zone', value: zone.id, country: '' }, priority: 62 };
  const draft = await made(fields);
  // A draft prices nothing yet.
  expect(await put({ cities: 'Pretoria, Benoni' })).toMatchObject({ response: 'ok' });
  const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
  expect(await act('approveRate', pending, manager)).toMatchObject({ response: 'ok' });
  expect(await put({ cities: 'Pretoria, Johannesburg' })).toMatchObject({
    status: 422,
    code: 'zoneInUse',
    fields: { cities: expect.any(String) },
  });
  expect(await put({ cities: 'Pretoria, Benoni', isActive: false })).toMatchObject({ code: 'zoneInUse' });
  expect(await put({ cities: 'Pretoria, Benoni', name: 'East Rand' })).toMatchObject({ response: 'ok' });
  const db = house.app.database.writer('alpha');
  for (const change of [sql`set cities = 'Durban'`, sql`set is_active = false`, sql`set country = 'Namibia'`])
    await expect(sql`update rate_zone ${change} where id = ${zone.id}`.execute(db)).rejects.toThrow(/is used/);
  await expect(sql`delete from rate_zone where id = ${zone.id}`.execute(db)).rejects.toThrow(/is used/);
});

test('other places of a zone in use are another zone, and a draft of each of its rates with it', async () => {
  const values = { code: 'NORTH', name: 'North', country: 'South Africa', cities: 'Polokwane', locationIds: [] };
  const zone = await house.ask<Saved>('postRateZone', values, clerk);
  const other = (fields: object) =>
    house.call(
      'postRateZoneVersion',
      { id: zone.id, cities: 'Polokwane, Musina', validFrom: addDays(today, 5), ...fields },
      clerk,
    );
  const fields = { origin: { scope: 'zone', value: zone.id, country: '' }, priority: 61 };
  const draft = await made(fields);
  expect(await other({})).toMatchObject({ status: 422, code: 'zoneNotInUse' });
  const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
  await act('approveRate', pending, manager);
  expect(await other({ cities: 'Polokwane' })).toMatchObject({ fields: { cities: expect.any(String) } });
  expect(await other({ validFrom: addDays(today, -1) })).toMatchObject({ fields: { validFrom: expect.any(String) } });
  const answer = await other({});
  expect(answer).toMatchObject({
    response: 'ok',
    result: { code: 'NORTH-2', made: 1, rates: [{ rateId: draft.id, leftOut: null }] },
  });
  const { id } = answer.result as unknown as Saved;
  const { rows } = await sql<{ status: string; place: string; day: string; revision: number }>`
    select status, origin_value as place, valid_from::text as day, revision from rate
     where partition = 'alpha' and origin_value = ${id}`.execute(house.app.database.writer('alpha'));
  expect(rows).toEqual([{ status: 'DRAFT', place: id, day: addDays(today, 5), revision: 2 }]);
  // A second time the draft is there already.
  expect(await other({ code: 'NORTH-9' })).toMatchObject({ result: { made: 0, rates: [{ leftOut: 'rateHasDraft' }] } });
});

test('a closed customer and a deleted supplier get no other rate', async () => {
  const { companyId } = clerk;
  const closed = await buildCustomer(house.app, 'alpha', { companyId, status: 'approve', standing: 'CLOSED' });
  expect(await post({ customerId: closed })).toMatchObject({ fields: { customerId: expect.any(String) } });
  const deleted = await buildSupplier(house.app, 'alpha', { companyId, status: 'deleted' });
  const buy = { side: 'buy', partyKind: 'supplier', customerId: null, supplierId: deleted };
  expect(await post(buy)).toMatchObject({ fields: { supplierId: expect.any(String) } });
});

test('an approver of small amounts does not approve dear bands, extras, stops or shares', async () => {
  const limits = { rate: 8_000 };
  const small = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId, limits });
  const tried = async (fields: object) => {
    const draft = await made({ priority: 58, validFrom: '2027-01-01', ...fields });
    const pending = (await act('submitRate', draft, clerk)).result as unknown as Saved;
    const answer = await act('approveRate', pending, small);
    return answer.code ?? answer.response;
  };
  expect(await tried({ method: 'perKm', rate: 1, bands: [{ from: 601, rate: 100 }] })).toBe('aboveLimit');
  const share = { side: 'buy', partyKind: 'general', customerId: null, method: 'percentOfSell' };
  // Of R 15 000, which an ordinary load is sold for while there is none.
  expect(await tried({ ...share, rate: 53.3334, priority: 58 })).toBe('aboveLimit');
  expect(await tried({ ...share, rate: 53.3333, priority: 59 })).toBe('ok');
});

const back = { origin: lane.destination, destination: lane.origin };
test.each([
  ['the same way', {}, {}, true],
  ['back of one that holds both ways', { bothWays: true }, back, true],
  ['back, and holding both ways', {}, { ...back, bothWays: true }, true],
  ['back', {}, back, false],
  ['the same way from another day', {}, { validFrom: '2026-01-02' }, false],
  ['the same way for others', {}, { partyKind: 'general', customerId: null }, false],
  ['the same way for the same mass', { massFrom: 10, massTo: 20 }, { massFrom: 19.999, massTo: 30 }, true],
  ['the same way for another mass', { massFrom: 10, massTo: 20 }, { massFrom: 20, massTo: 30 }, false],
  ['the same way for any mass', { massFrom: 10, massTo: 20 }, {}, false],
])('a rate %s ties with an approved one, or does not', async (_, first, second, isTied) => {
  ties += 1;
  const one = await approved({ priority: ties, ...first });
  const draft = await made({ priority: ties, ...second });
  const { rows } = await house.ask<{ rows: { id: string }[] }>('getRates', { chip: 'tied', pageSize: 200 }, clerk);
  expect(rows.some(({ id }) => id === draft.id)).toBe(isTied);
  expect(await house.ask('getRate', { id: draft.id }, clerk)).toMatchObject({
    twins: isTied ? [{ code: one.code }] : [],
  });
});
let ties = 70;

test('a chip that cannot be counted says nothing about the others', async () => {
  const reading = { app: house.app, db: house.app.database.single('alpha'), operation: 'tripDirector.getRateCounts' };
  const counts = await countEach(reading, ['before', 'broken', 'after'], (chip) =>
    chip === 'broken'
      ? sql`from rate t where 1 / (t.revision - t.revision) > 0`
      : sql`from rate t where t.partition = 'alpha'`,
  );
  const all = await house.ask<Record<string, number>>('getRateCounts', {}, clerk);
  expect(counts).toMatchObject({ broken: null, before: counts.after });
  expect(counts.after).toBeGreaterThan(0);
  expect(all).toMatchObject({ tied: expect.any(Number), draft: expect.any(Number) });
});

test('a last day is given to an approved rate, today at the earliest', async () => {
  const rate = await approved({ priority: 56 });
  const close = (validTo: string) => act('closeRate', rate, clerk, { validTo, reason: 'Lane is lost.' });
  expect(await close(addDays(today, -1))).toMatchObject({
    fields: { validTo: expect.stringMatching(/today or a later day/) },
  });
  expect(await close(addDays(today, 10))).toMatchObject({ response: 'ok' });
  const { rows } = await house.ask<{ rows: { id: string }[] }>('getRates', { chip: 'expiring' }, clerk);
  expect(rows.map(({ id }) => id)).toContain(rate.id);
});

test('a percentage on many rates is shown first, and makes a draft of each that can change', async () => {
  const own = await buildCustomer(house.app, 'alpha', { companyId: clerk.companyId, status: 'approve' });
  const bands = [{ from: 20, rate: 90.0005 }];
  const one = await approved({ customerId: own, rate: 100.125, bands, minCharge: 1000.05 });
  const later = await approved({ customerId: own, priority: 40, validFrom: '2027-06-01' });
  const change = { customerId: own, percent: 3.5, validFrom: '2027-01-01' };
  expect(await house.ask('postRateChange', change, clerk)).toMatchObject({
    total: 2,
    made: 0,
    rates: [
      { code: one.code, before: 100.125, after: 103.6294, leftOut: null },
      { code: later.code, leftOut: 'rateStartsLater' },
    ],
  });
  expect(await house.ask('postRateChange', { ...change, isPreview: false }, clerk)).toMatchObject({ made: 1 });
  const { rows } = await house.ask<{ rows: object[] }>('getRates', { customerId: own, status: ['DRAFT'] }, clerk);
  expect(rows).toMatchObject([
    { code: one.code, revision: 2, rate: 103.6294, bands: [{ from: 20, rate: 93.1505 }], minCharge: 1035.05 },
  ]);
  expect(await house.ask('postRateChange', change, clerk)).toMatchObject({ rates: [{ leftOut: 'rateHasDraft' }, {}] });
});

test('what a customer pays becomes a draft for a supplier, for a share of it', async () => {
  const rate = await approved({ priority: 57, rate: 400, minCharge: 8500 });
  const copy = await house.ask<Saved>('postRateCopy', { id: rate.id, supplierId, payablePercent: 82.5 }, clerk);
  expect(await house.ask('getRate', { id: copy.id }, clerk)).toMatchObject({
    side: 'buy',
    partyName: 'Limpopo Lines',
    customerId: null,
    rate: 330,
    minCharge: 7012.5,
    origin: { value: 'Richards Bay' },
    status: 'DRAFT',
  });
  expect(await house.call('postRateCopy', { id: copy.id, payablePercent: 90 }, clerk)).toMatchObject({
    code: 'copyOfBuy',
  });
  const refused = await made({ priority: 58 });
  await sql`update rate set status = 'REJECTED' where id = ${refused.id}`.execute(house.app.database.writer('alpha'));
  expect(await house.call('postRateCopy', { id: refused.id, supplierId, payablePercent: 90 }, clerk)).toMatchObject({
    code: 'notAllowedInState',
  });
});

const zone = (value: string) => ({ scope: 'zone', value, country: '' });
const somewhere = crypto.randomUUID();
test.each([
  [{ rate: -0 }, 'rate'],
  [{ rate: 0 }, 'rate'],
  [{ rate: 1.23456 }, 'rate'],
  [{ rate: Number.NaN }, 'rate'],
  [{ rate: 1e21 }, 'rate'],
  [{ rate: '1e3' }, 'rate'],
  [{ minCharge: 10.123 }, 'minCharge'],
  [{ minUnits: 1.2345 }, 'minUnits'],
  [{ origin: zone(crypto.randomUUID()) }, 'origin.value'],
  [{ origin: zone('north') }, 'origin.value'],
  [
    { origin: { scope: 'location', value: somewhere }, destination: { scope: 'location', value: somewhere } },
    'destination.value',
  ],
  [{ origin: { scope: 'city', value: 'Durban' } }, 'origin.country'],
  [{ partyKind: 'supplier' }, 'partyKind'],
  [{ customerId: '' }, 'customerId'],
  [
    {
      bands: [
        { from: 20, rate: 5 },
        { from: 20, rate: 4 },
      ],
    },
    'bands.1.from',
  ],
  [{ method: 'perPallet', bands: [{ from: 10.5, rate: 5 }] }, 'bands.0.from'],
  [{ maxCharge: 5, minCharge: 6 }, 'maxCharge'],
  [{ method: 'percentOfSell' }, 'method'],
  [{ validTo: '2025-12-31' }, 'validTo'],
  [{ validFrom: '12026-01-01' }, 'validFrom'],
  [{ includedStops: 2 }, 'extraStop'],
])('refuses %o on its field and writes nothing', async (wrong, field) => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from rate`.execute(house.app.database.writer('alpha'))).rows[0]!
      .n;
  const before = await count();
  expect(await post(wrong)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  expect(await count()).toBe(before);
});

test('the database keeps approved versions of one rate apart, whoever writes them', async () => {
  const rate = await approved({ priority: 58 });
  const again = sql`
    insert into rate (partition, code, revision, lineage_id, side, party_kind, origin_scope, origin_key, destination_scope, destination_key,
      method, rate, valid_from, status, created_by, updated_by)
    select 'alpha', ${rate.code}, 9, lineage_id, 'sell', 'general', 'any', 'any', 'any', 'any', 'perLoad', 1, '2026-05-01', 'APPROVED', 'x', 'x'
      from rate where id = ${rate.id}`;
  await expect(again.execute(house.app.database.writer('alpha'))).rejects.toMatchObject({ constraint: 'rate_period' });
});

test('who is limited to a customer sees its rates and the general ones, and of a supplier’s what is its own', async () => {
  const other = await buildCustomer(house.app, 'alpha', { companyId: clerk.companyId, status: 'approve' });
  await made({ code: 'SEEN-1', partyKind: 'general', customerId: null });
  await made({ code: 'SEEN-2', customerId: other });
  await made({ code: 'SEEN-3', side: 'buy', partyKind: 'supplier', customerId: null, supplierId });
  const codes = async (by: Staff) => {
    const { rows } = await house.ask<{ rows: { code: string }[] }>('getRates', { search: 'SEEN', sort: 'code' }, by);
    return rows.map(({ code }) => code).toSorted();
  };
  const limited = (scope: Record<string, { own: boolean; ids: string[] }>) =>
    buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId, scope });
  expect(await codes(clerk)).toEqual(['SEEN-1', 'SEEN-2', 'SEEN-3']);
  expect(await codes(await limited({ customer: { own: false, ids: [other] } }))).toEqual([
    'SEEN-1',
    'SEEN-2',
    'SEEN-3',
  ]);
  expect(await codes(await limited({ customer: { own: false, ids: [customerId] } }))).toEqual(['SEEN-1', 'SEEN-3']);
  expect(await codes(await limited({ supplier: { own: false, ids: [supplierId] } }))).toEqual(['SEEN-3']);
});
