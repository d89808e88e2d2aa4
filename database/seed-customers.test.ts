import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { ShipperRecord, ShipperRow } from '#modules/parties/customers/contract.ts';
import { findingsOf } from '#modules/parties/customers/rules.ts';
import { application, standing } from '#modules/parties/customers/status.ts';
import { customerOperationsWith, shipperRegisterLink } from '#modules/parties/customers/server/index.ts';
import { carrierRegisterLink } from '#modules/parties/suppliers/server/index.ts';
import { demoCustomers } from './demo-customers.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedSuppliers } from './seed-suppliers.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [customerOperationsWith()],
    linkKinds: [carrierRegisterLink, shipperRegisterLink],
  });
  staff = await buildStaff(house.app, 'demo', ['getShippers', 'getShipper', 'getShipperEmails', 'getShipperCounts']);
  const demonstration = { partition: 'demo', companyId: staff.companyId };
  await seedSuppliers(house.app, demonstration);
  await seedCustomers(house.app, demonstration);
});
afterAll(() => house.close());

/** What screens show of a customer, and no check finds. */
const unseenByChecks = ['tiff', 'badRating', 'slowPayer', 'unpaid', 'reviewDue'];

test('every customer of the demonstration passes the checks, and shows only what it was made to show', async () => {
  const { rows } = await house.ask<{ rows: ShipperRow[] }>(
    'getShippers',
    { pageSize: 100, status: application.states },
    staff,
  );
  expect(rows).toHaveLength(demoCustomers.length);
  for (const { id, registeredName } of rows) {
    const record = await house.ask<ShipperRecord>('getShipper', { id }, staff);
    expect(
      findingsOf(record, '2026-01-01').filter(({ level, code }) => level === 'E' && code !== 'dateInFuture'),
      registeredName,
    ).toEqual([]);
    const made = demoCustomers.find(({ name }) => name === registeredName)!;
    expect(record).toMatchObject({ status: made.status, standing: made.standing ?? null });
    expect(record.partiesToBill).toHaveLength(made.parties);
    if (made.oddity === undefined || unseenByChecks.includes(made.oddity))
      expect(record.findings, registeredName).toEqual([]);
    else if (made.oddity !== 'oldLetter') expect(record.findings, registeredName).not.toEqual([]);
    if (made.oddity !== 'noLetter')
      expect(record.bankConfirmationFacts, registeredName).toMatchObject({
        letterDate: record.bankConfirmationLetterDate,
      });
    expect(record.creditLimit > 0, registeredName).toBe(made.standing !== undefined);
  }
  expect(new Set(rows.flatMap(({ standing }) => standing ?? []))).toEqual(new Set(standing.states));
});

test('something waits in every group, and links have come differently far', async () => {
  expect(await house.ask('getShipperCounts', {}, staff)).toMatchObject({ approve: 3, pending: 11, new: 4 });
  const { rows } = await house.ask<{ rows: { progress: string }[] }>('getShipperEmails', { pageSize: 50 }, staff);
  const reached = new Set(
    rows.map(({ progress }) => progress).filter((progress) => progress !== 'waiting' && progress !== 'sent'),
  );
  expect(reached).toEqual(new Set(['opened', 'verified', 'inProgress', 'expired']));
});
