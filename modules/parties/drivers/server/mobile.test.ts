import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#platform/operation.ts';
import { openMessage } from '#platform/server/messages.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import type { DriverRow } from '../contract.ts';
import { driverFailureTexts } from '../messages/failures/index.ts';
import { driverOperations } from './index.ts';

let house: House;
let staff: Staff;
let limited: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [driverOperations], failureCatalogues: [driverFailureTexts] });
  const rights = Object.keys(driverOperations.service.operations);
  staff = await buildStaff(house.app, 'alpha', rights);
  const { companyId } = staff;
  await buildSupplier(house.app, 'alpha', { companyId, detail: { registeredName: 'Karoo Sisal Cartage' } });
  limited = await buildStaff(
    house.app,
    'alpha',
    [...rights, 'tripDirector.loadingPerformance.carrierFilter.Karoo Sisal Cartage'],
    { companyId },
  );
});
afterAll(() => house.close());

let made = 0;
const number = () => `+2782555${String(1000 + (made += 1))}`;
const create = async (mobile: string, given: object = {}) =>
  (
    await house.ask<{ id: string }>(
      'postClientDriver',
      { employeeNo: `M${(made += 1)}`, name: 'Themba', surname: 'Nkosi', mobile, ...given },
      staff,
    )
  ).id;
const read = async (id: string) => (await house.ask<Page<DriverRow>>('getClientDrivers', { id }, staff)).rows[0]!;
const send = (id: string, by = staff) => house.call('sendClientDriverCode', { id }, by);
const verify = (id: string, otp: string, by = staff) => house.call('verifyClientDriverMobile', { id, otp }, by);
const changeTo = async (id: string, mobile: string) => {
  const { employeeNo, name, surname, lockId } = await read(id);
  return house.ask('putClientDriver', { id, employeeNo, name, surname, mobile }, { ...staff, lockId });
};
/** The newest SMS to a number. */
async function smsTo(mobile: string): Promise<string> {
  const { rows } = await sql<{ id: string; partition: string; recipient_sealed: string; content_sealed: string }>`
    select id, partition, recipient_sealed, content_sealed from outgoing_message where channel = 'sms' order by created_at desc`.execute(
    house.app.database.writer('alpha'),
  );
  return rows.map((row) => openMessage(house.app, row)).find(({ to }) => to === mobile)?.text ?? '';
}
const codeTo = async (mobile: string) => /\d{6}/.exec(await smsTo(mobile))![0];

test('a number is the driver’s once the code that went to it came back; another number is not', async () => {
  const mobile = number();
  const id = await create(mobile, { language: 'pt' });
  expect(await read(id)).toMatchObject({ isMobileVerified: false });
  expect(await send(id)).toMatchObject({ result: { resendAfterSeconds: 60 } });
  expect(await smsTo(mobile)).toContain('confirma o seu número');
  const code = await codeTo(mobile);
  expect(await verify(id, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).toMatchObject({
    code: 'otpInvalid',
  });
  expect(await verify(id, 'abc')).toMatchObject({ code: 'otpInvalid' });
  expect(await read(id)).toMatchObject({ isMobileVerified: false });
  expect(await verify(id, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ result: { mobile } });
  expect(await read(id)).toMatchObject({ isMobileVerified: true });
  expect(await verify(id, code)).toMatchObject({ code: 'otpExpired' });

  await changeTo(id, number());
  expect(await read(id)).toMatchObject({ isMobileVerified: false });
  await changeTo(id, mobile);
  expect(await read(id)).toMatchObject({ isMobileVerified: true });
});

test('a code that went to the number before proves nothing for the next one', async () => {
  const before = number();
  const id = await create(before);
  await send(id);
  const code = await codeTo(before);
  await changeTo(id, number());
  expect(await verify(id, code)).toMatchObject({ code: 'otpExpired' });
  expect(await read(id)).toMatchObject({ isMobileVerified: false });
});

test('codes go out once a minute, five tries each', async () => {
  const mobile = number();
  const id = await create(mobile);
  await send(id);
  expect(await send(id)).toMatchObject({ code: 'throttled', details: { retryAfterSeconds: expect.any(Number) } });
  const code = await codeTo(mobile);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 5; tries++) expect(await verify(id, wrong)).toMatchObject({ code: 'otpInvalid' });
  expect(await verify(id, code)).toMatchObject({ code: 'otpExpired' });
});

test('a number that takes no SMS is refused when it is captured, and none cannot be verified', async () => {
  const capture = (mobile: string) =>
    house.call('postClientDriver', { employeeNo: `M${(made += 1)}`, name: 'A', surname: 'B', mobile }, staff);
  expect(await capture('011 555 0100')).toMatchObject({ fields: { mobile: expect.any(String) } });
  expect(await capture('12')).toMatchObject({ fields: { mobile: expect.any(String) } });
  const id = await create('082 555 9001');
  expect(await read(id)).toMatchObject({ mobile: '+27825559001' });
  const none = await create('');
  expect(await send(none)).toMatchObject({ code: 'phoneNotMobile' });
  expect(await read(none)).toMatchObject({ isMobileVerified: false });
});

test('a supplier’s users verify the numbers of its drivers alone; the list finds who is not verified', async () => {
  const id = await create(number());
  expect(await send(id, limited)).toMatchObject({ code: 'notFound' });
  expect(await verify(id, '123456', limited)).toMatchObject({ code: 'notFound' });
  const states = async (mobileState: string) =>
    (await house.ask<Page<DriverRow>>('getClientDrivers', { mobileState, pageSize: 100 }, staff)).rows;
  expect((await states('unverified')).map((row) => row.id)).toContain(id);
  expect((await states('verified')).every(({ isMobileVerified }) => isMobileVerified)).toBe(true);
});
