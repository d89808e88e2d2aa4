import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/**
 * Two clients in one partition and a third in another (docs/several-companies.md): companies of one partition share their
 * registers and master data, and keep settings, people, imports and hand-overs apart; partitions share nothing.
 */
const rights = [
  'getImports',
  'getImport',
  'postImport',
  'getPackingTypes',
  'postPackingType',
  'putPackingType',
  'getApprovals',
  'getApprovalPolicy',
  'putApprovalPolicy',
  'getDelegations',
  'getDelegationOptions',
  'postDelegation',
  'putDelegationRelease',
  'approveDocument',
  'getCompany',
  'getCompanyTerms',
  'postCompanyTerms',
  'postUser',
  'getUser',
  'putUserRole',
];
let house: House;
let north: Staff;
let south: Staff;
let elsewhere: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  north = await buildStaff(house.app, 'alpha', rights);
  const companyId = await buildCompany(house.app.database.writer('alpha'), 'alpha', {
    name: 'Southern Haulage (Pty) Ltd',
    trade_name: 'Southern Haulage',
  });
  south = await buildStaff(house.app, 'alpha', rights, { companyId });
  elsewhere = await buildStaff(house.app, 'beta', rights);
});
afterAll(() => house.close());

test('what a company brings in by file is not seen by the other, nor by another partition', async () => {
  const content = Buffer.from('code,name,unit\nNORTH,Pallet,pallet\n').toString('base64');
  const { importId } = await house.ask<{ importId: string }>(
    'postImport',
    { kind: 'packingType', fileName: 'north.csv', content },
    north,
  );
  for (const other of [south, elsewhere]) {
    expect(await house.ask('getImports', { kind: 'packingType' }, other)).toMatchObject({ total: 0 });
    expect(await house.call('getImport', { importId }, other)).toMatchObject({ status: 404 });
  }
});

test('due times and terms are those of a company', async () => {
  const policy = { kinds: [{ kind: 'document', warnHours: 1, overdueHours: 2 }] };
  await house.ask('putApprovalPolicy', policy, north);
  for (const other of [south, elsewhere]) {
    const { kinds } = await house.ask<{ kinds: { kind: string; warnHours: number }[] }>('getApprovalPolicy', {}, other);
    expect(kinds.find(({ kind }) => kind === 'document')?.warnHours).not.toBe(1);
  }
  const terms = { kind: 'terms', purpose: 'customer' };
  await house.ask('postCompanyTerms', { ...terms, version: 'North 1' }, north);
  for (const other of [south, elsewhere]) expect(await house.ask('getCompanyTerms', terms, other)).toEqual([]);
});

test('decisions are handed over within a company, and released there', async () => {
  const { colleagues } = await house.ask<{ colleagues: { userId: string }[] }>('getDelegationOptions', {}, north);
  expect(colleagues.map(({ userId }) => userId)).not.toContain(south.userId);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(house.clock.now());
  for (const other of [south, elsewhere])
    expect(await house.call('postDelegation', { delegateId: other.userId, from: day, to: day }, north)).toMatchObject({
      status: 400,
    });
  const deputy = await buildStaff(house.app, 'alpha', [], { companyId: north.companyId });
  const made = await house.ask<{ delegationId: string; state: string }>(
    'postDelegation',
    { delegateId: deputy.userId, from: day, to: day },
    north,
  );
  expect(made.state).toBe('waiting');
  for (const other of [south, elsewhere]) {
    expect(await house.ask('getDelegations', {}, other)).toEqual([]);
    expect(
      await house.call('putDelegationRelease', { delegationId: made.delegationId, release: true }, other),
    ).toMatchObject({ status: 404 });
  }
});

test('somebody is invited for a company of the partition, and for none of another', async () => {
  const invite = (companyId: string, email: string) =>
    house.call(
      'postUser',
      { name: 'Anna', surname: 'Botha', email, language: 'en', userType: 'staff', profileIds: [], companyId },
      north,
    );
  expect((await invite(elsewhere.companyId, 'anna@elsewhere.example')).response).not.toBe('ok');
  const other = await house.call('getUser', { haulwayUserId: elsewhere.userId }, north);
  expect(other).toMatchObject({ status: 404 });
});
