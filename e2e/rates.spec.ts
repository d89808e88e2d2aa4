import { expect } from '@playwright/test';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A rate is captured, a second person approves it, a load is priced by it, and its page says why.
let product: Product;
let clerk: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  clerk = await staffSession(product);
});

interface Row {
  readonly id: string;
  readonly code: string;
}

async function bookLoad(customerId: string): Promise<string> {
  const first = async (operation: string, query: object = {}) => {
    const { rows } = await ask<{ rows: Row[] }>(product, clerk, operation, { status: 'active', pageSize: 5, ...query });
    return rows;
  };
  const [[orderType], [equipment], [commodity], places] = await Promise.all([
    first('getOrderTypes', { module: ['load'], search: 'FTL' }),
    first('getEquipment'),
    first('getCommodityTypes'),
    first('getLocations', { search: 'Germiston' }),
  ]);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const stop = (type: string, hours: number) => ({
    type,
    stopLocationId: places[0]!.id,
    windowStart: at(hours),
    windowEnd: at(hours + 2),
  });
  const { id } = await ask<{ id: string }>(product, clerk, 'postLoad', {
    customerId,
    orderTypeId: orderType!.id,
    equipmentTypeId: equipment!.id,
    commodityTypeId: commodity!.id,
    massKg: 27_340,
    stops: [stop('pickup', 24), stop('delivery', 32)],
  });
  return id;
}

test('a rate is captured, approved by a second person, prices a load, and the load says why', async ({ browser }) => {
  const [customer] = await ask<{ id: string }[]>(product, clerk, 'getAllShippers', { search: 'Winterberg Wool' });
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(`${product.url}/capturerate/new`);
  await desk.getByRole('textbox', { name: 'Code' }).fill('E2E-WOOL');
  const payer = desk.getByRole('combobox', { name: 'Customer' });
  await payer.fill('Winterberg');
  await desk.getByRole('option', { name: /Winterberg Wool/ }).click();
  await expect(payer).toHaveValue(/Winterberg Wool/);
  await desk.getByRole('combobox', { name: 'Paid for' }).selectOption({ label: 'Tonne' });
  await desk.getByRole('textbox', { name: 'Rate', exact: true }).fill('385.50');
  await desk.getByRole('textbox', { name: 'At least units' }).fill('28');
  await desk.getByRole('button', { name: 'Save' }).first().click();
  await expect(desk.locator('[popover]').getByText('Saved', { exact: true })).toBeVisible();
  await desk
    .getByRole('row', { name: /E2E-WOOL/ })
    .getByRole('link')
    .first()
    .click();
  await desk.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(desk.getByText('Waiting', { exact: true })).toBeVisible();

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, product, people.approver);
  await approver.goto(desk.url());
  await approver.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Approved', { exact: true })).toBeVisible();

  const loadId = await bookLoad(customer!.id);
  await desk.goto(`${product.url}/manageLoads/${loadId}?tab=rate`);
  const trace = desk.getByRole('region', { name: 'Customer pays' });
  await expect(trace).toContainText(/E2E-WOOL/);
  await expect(trace).toContainText(/28 × 385[.,]50/);
  await expect(trace).toContainText(/10\s794[.,]00/);
});
