import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { CreditChangeRow } from '#modules/parties/credit/contract.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import {
  creditApproveLink,
  creditOfCustomers,
  creditOperationsWith,
  turnCreditDay,
} from '#modules/parties/credit/server/index.ts';
import { customerOperationsWith, shipperRegisterLink } from '#modules/parties/customers/server/index.ts';
import { demoChanges, seedCredit } from './seed-credit.ts';
import { seedCustomers } from './seed-customers.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [customerOperationsWith(creditOfCustomers), creditOperationsWith([])],
    linkKinds: [shipperRegisterLink, creditApproveLink],
  });
  staff = await buildStaff(house.app, 'demo', ['getShipperCreditChanges']);
  const demonstration = { partition: 'demo', companyId: staff.companyId };
  await seedCustomers(house.app, demonstration);
  await seedCredit(house.app, demonstration);
});
afterAll(() => house.close());

test('the demonstration has a change in every state, and the first night leaves it so', async () => {
  const states = async () => {
    const { rows } = await house.ask<{ rows: CreditChangeRow[] }>('getShipperCreditChanges', { pageSize: 100 }, staff);
    return rows.map(({ registeredName, status }) => `${registeredName}: ${status}`).toSorted();
  };
  const made = demoChanges.map(({ customer, status }) => `${customer}: ${status}`).toSorted();
  expect(await states()).toEqual(made);
  expect(new Set(demoChanges.map(({ status }) => status))).toEqual(new Set(creditChange.states));
  await turnCreditDay(house.app);
  expect(await states()).toEqual(made);
});
