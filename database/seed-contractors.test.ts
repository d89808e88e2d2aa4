import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import {
  buildContractorStaff,
  openContractorHouse,
} from '#modules/parties/contractors/server/testing/contractor-house.ts';
import type { ContractorRecord, ContractorRow } from '#modules/parties/contractors/records.ts';
import { seedContractors } from './seed-contractors.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openContractorHouse();
  staff = await buildContractorStaff(house, 'demo');
  await seedContractors(house.app, { partition: 'demo', companyId: staff.companyId });
});
afterAll(() => house.close());

test('the demonstration has contractors in every state, and whoever applied has signed', async () => {
  const { subcontractors } = await house.ask<{ subcontractors: ContractorRow[] }>('getSubcontractors', {}, staff);
  expect(new Set(subcontractors.map(({ state }) => state))).toEqual(
    new Set(['invited', 'pending', 'approved', 'rejected']),
  );
  for (const { keyIdentifier, state } of subcontractors) {
    const record = await house.ask<ContractorRecord>('getSubbieApplication', { keyIdentifier }, staff);
    expect(record.signings).toHaveLength(state === 'invited' ? 0 : 1);
  }
});

test('two brothers with one account are shown to whoever decides, and a high limit waits for its deed', async () => {
  const { subcontractors } = await house.ask<{ subcontractors: ContractorRow[] }>('getSubcontractors', {}, staff);
  const recordOf = async (name: string) => {
    const { keyIdentifier } = subcontractors.find(({ subbieName }) => subbieName.startsWith(name))!;
    return house.ask<ContractorRecord>('getSubbieApplication', { keyIdentifier }, staff);
  };
  expect((await recordOf('Overberg Vrugtevervoer')).findings.map(({ code }) => code)).toContain('bankAccountShared');
  expect((await recordOf('Sekhukhune')).decisionBarrier).toBe('suretyshipMissing');
});
