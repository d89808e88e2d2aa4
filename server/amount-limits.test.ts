import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { approvalService } from '#modules/desk/approvals/contract.ts';
import { creditService } from '#modules/parties/credit/contract.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { buildCreditChange } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** Roles that decide up to an amount: what is above it waits for somebody else. */
const partition = 'alpha';
const rights = [customerService, creditService, approvalService].flatMap(({ operations }) => Object.keys(operations));
let house: House;
let open: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  open = await buildStaff(house.app, partition, rights);
});
afterAll(() => house.close());

const staff = (limits: Readonly<Record<string, number>>, of = rights) =>
  buildStaff(house.app, partition, of, { companyId: open.companyId, limits });
const customer = (limit: number) =>
  buildCustomer(house.app, partition, { companyId: open.companyId, status: 'approve', credit: { limit } });
const changeTo = async (newLimit: number) =>
  buildCreditChange(house.app, partition, { customerId: await customer(250_000), newLimit });
interface Change {
  lockId: string;
  status: string;
  isAboveLimit: boolean;
}
const read = (id: string, by: Staff) => house.ask<Change>('getShipperCreditChangeRecord', { id }, by);
async function decide(operation: 'approve' | 'reject', id: string, by: Staff) {
  const { lockId } = await read(id, by);
  const words = operation === 'approve' ? { comment: '' } : { reason: 'Not now.' };
  return house.call(`${operation}ShipperCreditChange`, { id, ...words }, { ...by, lockId });
}

test('a change above the limit is refused with the limit, waits in the inbox as such, and may be rejected', async () => {
  const [lesser, greater] = [await staff({ creditLimit: 499_999.99 }), await staff({ creditLimit: 500_000 })];
  const id = await changeTo(500_000);
  expect(await decide('approve', id, lesser)).toMatchObject({
    status: 422,
    code: 'aboveLimit',
    details: { limit: 499_999.99 },
    result: expect.stringMatching(/up to R\s499/),
  });
  expect(await read(id, lesser)).toMatchObject({ isAboveLimit: true, status: 'PROPOSED' });
  const inbox = async (by: Staff) =>
    (await house.ask<{ rows: { id: string }[] }>('getApprovals', { kind: 'creditLimit' }, by)).rows.find(
      (row) => row.id === id,
    );
  expect(await inbox(lesser)).toMatchObject({ isAboveLimit: true });
  expect(await inbox(greater)).toMatchObject({ isAboveLimit: false });
  expect(await decide('approve', id, greater)).toMatchObject({ response: 'ok' });
  const other = await changeTo(900_000);
  expect(await decide('reject', other, lesser)).toMatchObject({ response: 'ok' });
});

test('a limit lowered puts nothing at stake', async () => {
  const lesser = await staff({ creditLimit: 1000 });
  const id = await buildCreditChange(house.app, partition, {
    customerId: await customer(900_000),
    kind: 'decrease',
    newLimit: 600_000,
  });
  expect(await decide('approve', id, lesser)).toMatchObject({ response: 'ok' });
});

test('the role that reaches furthest counts, of those that give the right', async () => {
  const person = await staff({ creditLimit: 100 });
  const give = async (authorisations: string[], limits: object) => {
    const db = house.app.database.single(partition);
    const { id } = await db
      .insertInto('role_profile')
      .values({
        partition,
        name: crypto.randomUUID(),
        profile_set: 'PRIMARY',
        authorisations,
        amount_limits: JSON.stringify(limits),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_profile').values({ partition, user_id: person.userId, profile_id: id }).execute();
  };
  const id = await changeTo(500_000);
  await give(['tripDirector.getShipper'], {});
  expect(await decide('approve', id, person)).toMatchObject({ code: 'aboveLimit', details: { limit: 100 } });
  await give(['tripDirector.approveShipperCreditChange'], { creditLimit: 200 });
  expect(await decide('approve', id, person)).toMatchObject({ code: 'aboveLimit', details: { limit: 200 } });
  await give(['tripDirector.approveShipperCreditChange'], {});
  expect(await decide('approve', id, person)).toMatchObject({ response: 'ok' });
});

test('who may settle small changes alone does so up to their limit, and asks for a second person above it', async () => {
  const clerk = await staff({ creditLimit: 100_000 });
  const propose = async (newLimit: number) => {
    const { id } = await house.ask<{ id: string }>(
      'postShipperCreditChange',
      { customerId: await customer(50_000), kind: 'increase', newLimit, reason: 'Buys more.', effectiveFrom: today() },
      clerk,
    );
    return (await read(id, clerk)).status;
  };
  expect(await propose(100_000)).toBe('SENT');
  expect(await propose(100_000.01)).toBe('PROPOSED');
});

test('a new customer gets no more credit than the approver may give', async () => {
  const lesser = await staff({ customer: 80_000 });
  const id = await buildCustomer(house.app, partition, { companyId: open.companyId });
  const { lockId, approvalLimit } = await house.ask<{ lockId: string; approvalLimit: number }>(
    'getShipper',
    { id },
    lesser,
  );
  expect(approvalLimit).toBe(80_000);
  const approve = (limit: number) =>
    house.call('approveShipper', { id, limit, paymentTerm: 30 }, { ...lesser, lockId });
  expect(await approve(80_000.5)).toMatchObject({ code: 'aboveLimit' });
  expect(await approve(80_000)).toMatchObject({ response: 'ok' });
});

test('a deputy decides within the limit of the colleague, and with their own right within their own', async () => {
  const [boss, deputy] = [await staff({ creditLimit: 600_000 }), await staff({}, ['getApprovals', 'getDelegations'])];
  const { delegationId } = await house.ask<{ delegationId: string }>(
    'postDelegation',
    { delegateId: deputy.userId, from: today(), to: today() },
    boss,
  );
  await house.ask('putDelegationRelease', { delegationId, release: true }, await staff({}, ['putDelegationRelease']));
  const [small, large] = [await changeTo(600_000), await changeTo(600_001)];
  expect(await decide('approve', large, deputy)).toMatchObject({ code: 'aboveLimit', details: { limit: 600_000 } });
  expect(await read(large, deputy)).toMatchObject({ isAboveLimit: true });
  expect(await decide('approve', small, deputy)).toMatchObject({ response: 'ok' });
});

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(house.app.clock.now());
}
