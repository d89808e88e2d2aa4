import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';
import { newPartition, openPartition } from './open-partition.ts';

let house: House;
let first: Staff;
let customerId: string;
const lowveld = newPartition.parse({
  partition: 'lowveld',
  company: 'Lowveld Lines (Pty) Ltd',
  name: 'Lerato',
  surname: 'Dube',
  email: 'Lerato@lowveld.example',
  timeZone: 'Africa/Maputo',
});
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  first = await buildStaff(house.app, 'alpha', [
    'getShippers',
    'getShipper',
    'getUsers',
    'getCompanies',
    'searchRecords',
  ]);
  customerId = await buildCustomer(house.app, 'alpha', {
    companyId: first.companyId,
    detail: { registeredName: 'Alpha Cement (Pty) Ltd' },
  });
  await openPartition(house.app, lowveld);
});
afterAll(() => house.close());

/** Sets the password by the link of the mail, and signs in. */
async function signIn(): Promise<{ sessionId: string; partition: string }> {
  const mail = (await house.messages()).find(({ to }) => to === lowveld.email);
  const otp = mail?.links[0]?.split('/').at(-1) ?? '';
  const password = 'Orange-Lorry-2026!';
  const reset = (more: object) => house.call('resetPassword', { userAccount: '', otp, ...more }, { service: 'basis' });
  expect(await reset({ validateOtp: true })).toMatchObject({ response: 'ok' });
  expect(await reset({ validateOtp: false, newPassword: password })).toMatchObject({ response: 'ok' });
  const answer = await house.call(
    'login',
    { userRole: '', userAccount: lowveld.email, password },
    { service: 'basis' },
  );
  const result = answer.result as { sessionId: string; partition: string };
  expect(result.partition).toBe('lowveld');
  return { sessionId: result.sessionId, partition: result.partition };
}

test('its first administrator sets a password by mail, and sees nothing of another partition', async () => {
  const lerato = await signIn();
  expect(await house.ask('getShippers', {}, lerato)).toMatchObject({ total: 0 });
  expect(await house.call('getShipper', { id: customerId }, lerato)).toMatchObject({ status: 404 });
  expect(await house.call('getUser', { haulwayUserId: first.userId }, lerato)).toMatchObject({ status: 404 });
  const { rows } = await house.ask<{ rows: { name: string }[] }>('getCompanies', {}, lerato);
  expect(rows.map(({ name }) => name)).toEqual(['Lowveld Lines (Pty) Ltd']);
  // The other partition's name in the call opens nothing either.
  expect(await house.call('getShippers', {}, { ...lerato, partition: 'alpha' })).not.toMatchObject({ response: 'ok' });
  // And the other way round.
  const { rows: seen } = await house.ask<{ rows: { name: string }[] }>('getCompanies', {}, first);
  expect(seen.map(({ name }) => name)).not.toContain('Lowveld Lines (Pty) Ltd');
});

test('a name is taken once, an address has one account, and nothing half is left behind', async () => {
  await expect(openPartition(house.app, { ...lowveld, email: 'other@lowveld.example' })).rejects.toThrow(/already/);
  await expect(openPartition(house.app, { ...lowveld, partition: 'midlands' })).rejects.toThrow(/has an account/);
  const left = await house.app.database
    .single('midlands')
    .selectFrom('company')
    .select('id')
    .where('partition', '=', 'midlands')
    .execute();
  expect(left).toEqual([]);
  expect(newPartition.safeParse({ ...lowveld, partition: 'Low veld' }).success).toBe(false);
});
