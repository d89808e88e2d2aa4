import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { ShipperRecord } from '../contract.ts';
import { buildCustomer } from './builders.ts';
import { buildPair, openCustomerHouse } from './testing/customer-house.ts';
import { unansweredCustomers } from './unanswered.ts';

let house: House;
let staff: [Staff, Staff];
beforeAll(async () => {
  house = await openCustomerHouse();
  staff = await buildPair(house, 'alpha');
});
afterAll(() => house.close());

const read = (id: string) => house.ask<ShipperRecord>('getShipper', { id }, staff[1]);

/** An application of which something was asked, with a link of so many days. */
async function asked(overrides: Parameters<typeof buildCustomer>[2] = {}): Promise<string> {
  const id = await buildCustomer(house.app, 'alpha', { companyId: staff[0].companyId, ...overrides });
  const { lockId } = await read(id);
  await house.ask(
    'sendShipperInformationRequest',
    { id, steps: ['financial'], question: 'Which account?' },
    { ...staff[1], lockId },
  );
  return id;
}

const runs = (processes = 1) =>
  Promise.all(
    Array.from({ length: processes }, () =>
      unansweredCustomers(house.app).work({} as never, { number: 1, isLastAttempt: false }),
    ),
  );

test('a question that nobody answers lets the application expire a month after its link, once, and frees its name', async () => {
  const id = await asked();
  const customer = await asked({ status: 'approve' });
  const start = house.clock.now();
  const after = (days: number) => house.clock.set(new Date(start.getTime() + days * 86_400_000));
  after(43);
  await runs();
  expect((await read(id)).status).toBe('INFO_REQUESTED');
  after(45);
  await runs(2);
  const record = await read(id);
  expect(record).toMatchObject({ status: 'EXPIRED', standing: null, decidedBy: 'system' });
  expect((await read(customer)).status).toBe('INFO_REQUESTED');
  const trail = await house.ask<{ event: string }[]>('getShipperHistory', { id }, staff[1]);
  expect(trail.filter(({ event }) => event === 'expired')).toHaveLength(1);
  await buildCustomer(house.app, 'alpha', {
    companyId: staff[0].companyId,
    detail: { registeredName: record.registeredName },
  });
  house.clock.set(start);
});
