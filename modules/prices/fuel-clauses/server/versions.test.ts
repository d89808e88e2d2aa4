import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#platform/dates.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildRate, knownClauses } from '#modules/prices/rates/server/index.ts';
import type { ClauseVersions } from '../contract.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseOperations } from './index.ts';

const today = todayIn('Africa/Johannesburg', new Date());
const rights = [
  'getFuelClauses',
  'postFuelClause',
  'putFuelClause',
  'getFuelClauseVersions',
  'postFuelClauseVersion',
  'approveFuelClauseVersion',
  'rejectFuelClauseVersion',
  'cancelFuelClauseVersion',
];
let house: House;
let clerk: Staff;
let manager: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [fuelClauseOperations], failureCatalogues: [fuelClauseFailureTexts] });
  clerk = await buildStaff(house.app, 'alpha', rights);
  manager = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
});
afterAll(() => house.close());

const basic = { name: 'Diesel', basePrice: 21.3456, baseDate: '2026-07-01' };
interface Saved {
  readonly id: string;
  readonly lockId: string;
}
const db = () => house.app.database.writer('alpha');
let count = 0;
/** A clause; one that prices loads where an approved rate names it. */
async function clause({ isUsed = true } = {}): Promise<Saved & { readonly code: string }> {
  const code = `V-${++count}`;
  const saved = await house.ask<Saved>('postFuelClause', { ...basic, code }, clerk);
  if (isUsed)
    await buildRate(house.app, 'alpha', {
      code: `${code}-RATE`,
      partyKind: 'general',
      method: 'perLoad',
      rate: 1000,
      priority: count,
      validFrom: '2026-01-01',
      fuelClauseId: saved.id,
    });
  return { ...saved, code };
}
const ask = (clauseId: string, more: object = {}, by = clerk) =>
  house.call(
    'postFuelClauseVersion',
    {
      clauseId,
      effectiveFrom: addDays(today, 10),
      reason: 'Agreed for the season.',
      basePrice: 23.5,
      baseDate: '2026-11-04',
      ...more,
    },
    by,
  );
const asked = async (clauseId: string, more: object = {}) => (await ask(clauseId, more)).result as unknown as Saved;
const decide = (operation: string, of: Saved, by: Staff, more: object = {}) =>
  house.call(operation, { id: of.id, ...more }, { ...by, lockId: of.lockId });
const versionsOf = (id: string) => house.ask<ClauseVersions>('getFuelClauseVersions', { id }, clerk);
const baseOn = async (id: string, day: string) =>
  (await knownClauses({ db: db(), partition: 'alpha' }, [id])).get(id)?.on(day)?.clause.terms?.basePrice;

test('what rates use is not edited, not even where it was empty: each field says so; a name is', async () => {
  const used = await clause();
  const put = (fields: object) =>
    house.call(
      'putFuelClause',
      { ...basic, id: used.id, code: used.code, isActive: true, ...fields },
      { ...clerk, lockId: used.lockId },
    );
  expect(await put({ weightPercent: 50, capPercent: 3, dateBasis: 'delivery' })).toMatchObject({
    status: 422,
    code: 'clauseInUse',
    fields: {
      weightPercent: expect.stringMatching(/new version/),
      capPercent: expect.stringMatching(/new version/),
      dateBasis: expect.stringMatching(/another clause/),
    },
  });
  const { companyId } = clerk;
  const customerId = await buildCustomer(house.app, 'alpha', { companyId, status: 'approve' });
  expect(await put({ customerId })).toMatchObject({ fields: { customerId: expect.stringMatching(/another clause/) } });
  expect(await put({ name: 'Diesel of the reef' })).toMatchObject({ response: 'ok' });
});

test('what no rate uses is edited, and its only version says the same', async () => {
  const free = await clause({ isUsed: false });
  const values = { ...basic, id: free.id, code: free.code, isActive: true, basePrice: 20.5 };
  expect(await house.call('putFuelClause', values, { ...clerk, lockId: free.lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await versionsOf(free.id)).toMatchObject({
    isUsed: false,
    versions: [{ effectiveFrom: null, effectiveUntil: null, isInForce: true, terms: { basePrice: 20.5 } }],
  });
});

test('a version holds from its day on once a second person has approved it, and not before', async () => {
  const used = await clause();
  const day = addDays(today, 10);
  const change = await asked(used.id);
  expect(await baseOn(used.id, day)).toBe(213_456n);
  expect(await decide('approveFuelClauseVersion', change, clerk)).toMatchObject({ code: 'ownClause' });
  expect(await decide('approveFuelClauseVersion', change, manager)).toMatchObject({ result: { status: 'APPROVED' } });
  expect([await baseOn(used.id, addDays(day, -1)), await baseOn(used.id, day)]).toEqual([213_456n, 235_000n]);
  expect(await versionsOf(used.id)).toMatchObject({
    rates: 1,
    versions: [
      { effectiveFrom: day, effectiveUntil: null, isInForce: false, terms: { basePrice: 23.5 } },
      { effectiveFrom: null, effectiveUntil: addDays(day, -1), isInForce: true, terms: { basePrice: 21.3456 } },
    ],
  });
  const { rows } = await house.ask<{ rows: object[] }>('getFuelClauses', { id: used.id }, clerk);
  expect(rows).toMatchObject([{ basePrice: 23.5, holdsFrom: day, isUsed: true }]);

  // An earlier one takes its days too: it holds until somebody approves another.
  const earlier = await asked(used.id, { effectiveFrom: addDays(today, 5), basePrice: 22 });
  await decide('approveFuelClauseVersion', earlier, manager);
  expect((await versionsOf(used.id)).versions.map(({ effectiveFrom }) => effectiveFrom)).toEqual([
    addDays(today, 5),
    null,
  ]);
  expect(await baseOn(used.id, day)).toBe(220_000n);
});

test('of two who approve at once one holds; one version waits at a time; what is taken back or rejected changes nothing', async () => {
  const used = await clause();
  const second = await buildStaff(house.app, 'alpha', rights, { companyId: clerk.companyId });
  const both = await Promise.all([ask(used.id), ask(used.id, {}, manager)]);
  expect(both.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect(both.find(({ response }) => response === 'error')).toMatchObject({ code: 'versionWaits' });
  const first = both.find(({ response }) => response === 'ok')!.result as unknown as Saved;
  expect(await decide('cancelFuelClauseVersion', first, clerk)).toMatchObject({ result: { status: 'CANCELLED' } });
  const rejected = await asked(used.id);
  await decide('rejectFuelClauseVersion', rejected, manager, { reason: 'Too early.' });
  expect((await versionsOf(used.id)).versions.length).toBe(1);
  const change = await asked(used.id);
  const decided = await Promise.all([manager, second].map((by) => decide('approveFuelClauseVersion', change, by)));
  expect(decided.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
  expect((await versionsOf(used.id)).versions.length).toBe(2);
});

test.each([
  [{ basePrice: null }, 'basePrice'],
  [{ basePrice: 23.12345 }, 'basePrice'],
  [{ basePrice: '1e3' }, 'basePrice'],
  [{ weightPercent: -0 }, 'weightPercent'],
  [{ weightPercent: Number.NaN }, 'weightPercent'],
  [{ capPercent: 1, floorPercent: 2 }, 'capPercent'],
  [{ calculation: 'Manual' }, 'manualValue'],
  [{ region: 'zone' }, 'zone'],
  [{ effectiveFrom: addDays(today, -1) }, 'effectiveFrom'],
  [{ effectiveFrom: '12026-01-01' }, 'effectiveFrom'],
  [{ reason: ' ' }, 'reason'],
])('refuses %o on its field', async (wrong, field) => {
  const used = await clause();
  expect(await ask(used.id, wrong)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  expect((await versionsOf(used.id)).changes).toEqual([]);
});

test('a version whose first day has passed is not approved any more, and can be rejected', async () => {
  const of = await clause();
  const version = await asked(of.id);
  await sql`update fuel_clause_change set effective_from = ${addDays(today, -1)} where id = ${version.id}`.execute(
    db(),
  );
  expect(await decide('approveFuelClauseVersion', version, manager)).toMatchObject({
    status: 422,
    code: 'versionDayPassed',
  });
  await sql`update fuel_clause_change set effective_from = ${today} where id = ${version.id}`.execute(db());
  expect(await decide('approveFuelClauseVersion', version, manager)).toMatchObject({ response: 'ok' });
});

test('the same terms are no version, and the database keeps two versions of one day apart', async () => {
  const used = await clause();
  expect(await ask(used.id, { basePrice: 21.3456, baseDate: '2026-07-01' })).toMatchObject({ code: 'versionTheSame' });
  const twice = sql`
    insert into fuel_clause_version (partition, clause_id, terms, effective_from, asked_by)
    select partition, clause_id, terms, '2026-05-01', 'x' from fuel_clause_version where clause_id = ${used.id}`;
  await expect(twice.execute(db())).rejects.toMatchObject({ constraint: 'fuel_clause_version_period' });
});

test('a clause that is not offered any more still prices the loads of the rates that name it', async () => {
  const used = await clause();
  const values = { ...basic, id: used.id, code: used.code, isActive: false };
  expect(await house.call('putFuelClause', values, { ...clerk, lockId: used.lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await baseOn(used.id, today)).toBe(213_456n);
});
