import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { usualHours } from '#modules/desk/approvals/policy.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { findingsOf } from '#modules/parties/suppliers/rules.ts';
import {
  carrierRegisterLink,
  gitRenewalLink,
  renewalOperations,
  supplierOperations,
} from '#modules/parties/suppliers/server/index.ts';
import { demoSuppliers } from './demo-suppliers.ts';
import { seedSuppliers } from './seed-suppliers.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [supplierOperations, renewalOperations],
    linkKinds: [carrierRegisterLink, gitRenewalLink],
  });
  staff = await buildStaff(house.app, 'demo', [
    'getAllCarriersByClientName',
    'getCarrier',
    'getCarrierApplications',
    'getGitReminders',
  ]);
  await seedSuppliers(house.app, { partition: 'demo', companyId: staff.companyId });
});
afterAll(() => house.close());

test('every supplier of the demonstration passes the checks, and shows only what it was made to show', async () => {
  const query = { pageSize: 100, status: ['pending', 'infoRequested', 'approved', 'rejected', 'deleted'] };
  const { rows } = await house.ask<{ rows: { keyIdentifier: string; carrierName: string }[] }>(
    'getAllCarriersByClientName',
    query,
    staff,
  );
  expect(rows).toHaveLength(demoSuppliers.length);
  for (const { keyIdentifier, carrierName } of rows) {
    const record = await house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, staff);
    expect(
      findingsOf(record.carrierDetail, '2026-01-01').filter(({ level }) => level === 'E'),
      carrierName,
    ).toEqual([]);
    const made = demoSuppliers.find(({ name }) => name === carrierName)!;
    expect(record.status).toBe(made.status);
    const isOdd = made.oddity !== undefined || (made.cover > 0 && !made.certificate) || made.town === 'Manzini';
    if (!isOdd) expect(record.findings, carrierName).toEqual([]);
    if (made.certificate)
      expect(record.certificates[0]?.facts, carrierName).toMatchObject({
        insuredName: carrierName,
        to: record.carrierDetail.gitTo,
      });
  }
});

test('the desk of the demonstration is in good order: few applications have waited too long', () => {
  const overdue = demoSuppliers.filter(
    ({ status, age }) => status === 'pending' && age * 24 > usualHours.supplier.overdueHours,
  );
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.length).toBeLessThan(3);
});

test('links of the demonstration have come differently far', async () => {
  const { rows } = await house.ask<{ rows: { progress: string }[] }>('getCarrierApplications', { pageSize: 50 }, staff);
  const reached = new Set(
    rows.map(({ progress }) => progress).filter((progress) => progress !== 'waiting' && progress !== 'sent'),
  );
  expect(reached).toEqual(new Set(['opened', 'verified', 'inProgress', 'expired']));
});

test('a supplier stands on each step of the ladder, and was asked for a new certificate today', async () => {
  const ids = await house.ask<{ rows: { keyIdentifier: string }[] }>(
    'getAllCarriersByClientName',
    { pageSize: 100, status: ['approved'] },
    staff,
  );
  const steps = new Set<number>();
  for (const { keyIdentifier } of ids.rows)
    for (const { daysBefore } of await house.ask<{ daysBefore: number }[]>('getGitReminders', { keyIdentifier }, staff))
      steps.add(daysBefore);
  expect([...steps].toSorted((a, b) => b - a)).toEqual([60, 30, 14, 7, 3, 1, 0, -1]);
});

test('what waits besides applications is found by the list of what waits', async () => {
  const { rows } = await house.ask<{ rows: { status: string; certificateToReview: boolean; bankToReview: boolean }[] }>(
    'getAllCarriersByClientName',
    { pageSize: 100, isWaiting: true },
    staff,
  );
  const waiting = rows.filter(({ status }) => status === 'approved');
  // Three renewals or first certificates, and one change of bank details.
  expect(waiting.filter(({ certificateToReview }) => certificateToReview)).toHaveLength(3);
  expect(waiting.filter(({ bankToReview }) => bankToReview)).toHaveLength(1);
  expect(waiting).toHaveLength(4);
});
