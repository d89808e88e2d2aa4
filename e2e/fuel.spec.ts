import { expect } from '@playwright/test';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A price of fuel rises, a run says who pays how much more, a second person approves it, and the load says what fuel did.
let product: Product;
let clerk: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  clerk = await staffSession(product);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A zone of its own, so that no other load follows its price. */
const zone = { region: 'zone', zone: 'E2EF' };

async function bookLoad(customerId: string): Promise<string> {
  const first = async (operation: string, query: object = {}) => {
    const { rows } = await ask<{ rows: { id: string }[] }>(product, clerk, operation, {
      status: 'active',
      pageSize: 5,
      ...query,
    });
    return rows[0]!.id;
  };
  const [orderTypeId, equipmentTypeId, commodityTypeId, stopLocationId] = await Promise.all([
    first('getOrderTypes', { module: ['load'], search: 'FTL' }),
    first('getEquipment'),
    first('getCommodityTypes'),
    first('getLocations', { search: 'Germiston' }),
  ]);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const stop = (type: string, hours: number) => ({
    type,
    stopLocationId,
    windowStart: at(hours),
    windowEnd: at(hours + 2),
  });
  const { id } = await ask<{ id: string }>(product, clerk, 'postLoad', {
    customerId,
    orderTypeId,
    equipmentTypeId,
    commodityTypeId,
    massKg: 27_340,
    stops: [stop('pickup', 72), stop('delivery', 82)],
  });
  return id;
}

/** A rate of 18 250 a load, whose fuel counts from 21.3456 a litre with a weight of 45 %. */
async function agreeOnFuel(customerId: string): Promise<void> {
  const { id: fuelClauseId } = await ask<{ id: string }>(product, clerk, 'postFuelClause', {
    code: 'E2E-FUEL',
    name: 'Diesel in a zone',
    ...zone,
    basePrice: 21.3456,
    baseDate: day(-60),
    weightPercent: 45,
  });
  await ask(product, clerk, 'postFuelPrice', {
    ...zone,
    fuelType: 'diesel50',
    effectiveFrom: day(-60),
    pricePerLitre: 21.3456,
    source: 'Notice',
  });
  const rate = await ask<{ id: string; lockId: string }>(product, clerk, 'postRate', {
    code: 'E2E-FUEL',
    customerId,
    method: 'perLoad',
    rate: 18_250,
    validFrom: day(-60),
    priority: 99,
    fuelClauseId,
  });
  await ask(product, clerk, 'submitRate', { id: rate.id }, rate.lockId);
  const approver = await staffSession(product, people.approver);
  const { lockId } = await ask<{ lockId: string }>(product, approver, 'getRate', { id: rate.id });
  await ask(product, approver, 'approveRate', { id: rate.id }, lockId);
}

test('a customer’s rate rises by fuel: captured, calculated, approved by a second person, applied, explained', async ({
  browser,
}) => {
  const [customer] = await ask<{ id: string }[]>(product, clerk, 'getAllShippers', { search: 'Umgeni Grain Mills' });
  await agreeOnFuel(customer!.id);
  const loadId = await bookLoad(customer!.id);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.administrator);
  // Before: the rate alone, and what a customer would be invoiced.
  const trace = desk.getByRole('region', { name: 'Customer pays' });
  await desk.goto(`${product.url}/manageLoads/${loadId}?tab=rate`);
  await expect(trace).toContainText(/E2E-FUEL/);
  await expect(trace).toContainText(/18\s250[.,]00/);
  await expect(trace).not.toContainText(/18\s929/);
  await desk.goto(`${product.url}/capturefuelrate/new`);
  await desk.getByRole('combobox', { name: 'Fuel' }).selectOption('diesel50');
  await desk.getByRole('combobox', { name: 'Region' }).selectOption('zone');
  await desk.getByRole('textbox', { name: 'Zone' }).fill('E2EF');
  await desk.getByRole('textbox', { name: 'Price per litre' }).fill('23.1122');
  await desk.getByRole('textbox', { name: /^From/ }).fill(day(1));
  await desk.getByRole('textbox', { name: 'Source' }).fill('Notice of the month');
  await desk.getByRole('button', { name: 'Save' }).first().click();
  await expect(desk).toHaveURL(/capturefuelrate$/);

  await desk.goto(`${product.url}/managefuelrate/new`);
  await desk.getByRole('textbox', { name: /^Loads from/ }).fill(day(1));
  await desk.getByRole('combobox', { name: 'Customer' }).fill('Umgeni Grain Mills');
  await desk
    .getByRole('option', { name: /Umgeni Grain Mills/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Save' }).first().click();
  const line = desk.getByRole('row', { name: /E2E-FUEL/ });
  await expect(line).toContainText(/0[.,]0000.*3[.,]7243.*\+3[.,]7243/);
  await desk.getByRole('main').getByRole('link', { name: 'Loads', exact: true }).click();
  await expect(desk.getByRole('row', { name: /E2E-FUEL/ })).toContainText(/679[.,]68/);
  await desk.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(desk.getByText('Waits for approval')).toBeVisible();
  const runNo = (await desk.getByRole('heading', { level: 1 }).textContent())!.slice(0, 7);

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, product, people.approver);
  await approver.goto(`${product.url}/approvals?kind=fuelAdjustment`);
  await approver.getByRole('link', { name: runNo }).click();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('button', { name: 'Apply' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(approver.getByText('Applied', { exact: true })).toBeVisible({ timeout: 15_000 });

  await desk.goto(`${product.url}/manageLoads/${loadId}?tab=rate`);
  await expect(trace).toContainText(/3[.,]7243%/);
  await expect(trace).toContainText(/18\s929[.,]68/);
  // The customer's invoice rises with it, and fuel is a charge of its own.
  const { sell, charges } = await ask<{ sell: number; charges: { source: string; net: number }[] }>(
    product,
    clerk,
    'getLoad',
    { id: loadId },
  );
  expect([sell, charges.map(({ source, net }) => [source, net])]).toEqual([
    18_929.68,
    [
      ['rate', 18_250],
      ['fuel', 679.68],
    ],
  ]);
});
