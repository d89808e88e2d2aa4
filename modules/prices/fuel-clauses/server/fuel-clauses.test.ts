import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseOperations } from './index.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [fuelClauseOperations], failureCatalogues: [fuelClauseFailureTexts] });
  staff = await buildStaff(house.app, 'alpha', ['getFuelClauses', 'postFuelClause', 'putFuelClause']);
});
afterAll(() => house.close());

const basic = { name: 'Diesel', basePrice: 21.3456, baseDate: '2026-07-01' };
const post = (fields: object) => house.call('postFuelClause', { ...basic, ...fields }, staff);

test('a clause keeps its four decimals and names the customer that it holds for', async () => {
  const customerId = await buildCustomer(house.app, 'alpha', {
    companyId: staff.companyId,
    detail: { registeredName: 'Ridgeback Steel' },
  });
  expect(await post({ code: 'FC-1', customerId, weightPercent: 42.1255 })).toMatchObject({ response: 'ok' });
  const { rows } = await house.ask<{ rows: object[] }>('getFuelClauses', { customerId }, staff);
  expect(rows).toMatchObject([
    { code: 'FC-1', basePrice: 21.3456, weightPercent: 42.1255, partyName: 'Ridgeback Steel' },
  ]);
});

test.each([
  [
    { basePrice: null },
    'basePrice',
    'Enter the price of fuel that the rate was agreed at. Every change counts from it.',
  ],
  [{ baseDate: null }, 'baseDate', expect.any(String)],
  [{ calculation: 'Manual' }, 'manualValue', 'Enter the percentage, or the amount for one unit, that the clause adds.'],
  [{ weightPercent: 45.12345 }, 'weightPercent', 'Enter a number with at most four decimals.'],
  [{ weightPercent: 100.5 }, 'weightPercent', expect.any(String)],
  [{ floorPercent: 3, capPercent: 2 }, 'capPercent', 'The cap must not be below the floor.'],
  [{ region: 'zone' }, 'zone', expect.any(String)],
])('refuses %o on its field', async (fields, field, sentence) => {
  expect(await post({ code: 'FC-BAD', ...fields })).toMatchObject({ status: 400, fields: { [field]: sentence } });
});

test('a clause of a customer stays out of sight of who may not see that customer', async () => {
  const [own, other] = await Promise.all(
    ['Own', 'Other'].map((registeredName) =>
      buildCustomer(house.app, 'alpha', { companyId: staff.companyId, detail: { registeredName } }),
    ),
  );
  await post({ code: 'FC-OWN', customerId: own });
  await post({ code: 'FC-OTHER', customerId: other });
  const limited = await buildStaff(house.app, 'alpha', ['getFuelClauses'], {
    companyId: staff.companyId,
    scope: { customer: { own: false, ids: [own!] } },
  });
  const { rows } = await house.ask<{ rows: { code: string }[] }>('getFuelClauses', { search: 'FC-O' }, limited);
  expect(rows.map(({ code }) => code)).toEqual(['FC-OWN']);
});
