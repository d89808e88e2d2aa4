import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { rpc } from '../server/testing/server-process.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// A load that fails its inspection, is put right, passes and leaves.
let product: Product;
test.beforeAll(async ({ shared }) => {
  product = shared;
});

interface Known {
  readonly rows: readonly { readonly id: string }[];
}

interface Booked {
  readonly id: string;
  readonly loadNumber: string;
  readonly trailerCount: number;
  readonly pallets: number | null;
}

/** A load of the own fleet with a vehicle and a driver that nothing stands against. */
async function assignedLoad(page: Page): Promise<Booked> {
  const session = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('session') ?? '{}') as { sessionId: string; partition: string },
  );
  const call = async <Result>(operation: string, payload: unknown, lockId?: string): Promise<Result> => {
    const { body } = await rpc(product.url, operation, payload, { ...session, ...(lockId && { lockId }) });
    expect(body.response, JSON.stringify(body)).toBe('ok');
    return body.result as Result;
  };
  const papers = { licenceExpiry: '2098-01-01', roadworthyExpiry: '2098-01-01', operatorCardExpiry: '2098-01-01' };
  const { id: vehicleId } = await call<{ id: string }>('postVehicle', {
    registrationNumber: 'INS77TGP',
    kind: 'rigid',
    make: 'Isuzu',
    ownership: 'own',
    axles: 3,
    ...papers,
    operatorCardCategory: 'G',
  });
  const { id: driverId } = await call<{ id: string }>('postClientDriver', {
    employeeNo: 'INS77',
    name: 'Lerato',
    surname: 'Molefe',
    licenceCode: 'EC',
    licenceExpiry: '2098-01-01',
    prdpGoods: true,
    prdpExpiry: '2098-01-01',
    medicalExpiry: '2098-01-01',
  });
  // Of a type without trailers.
  const { rows } = await call<Known>('getLoads', { status: ['BOOKED'], pageSize: 50 });
  const loads = await Promise.all(rows.map((row) => call<Booked>('getLoad', { id: row.id })));
  const booked = loads.find(({ trailerCount }) => trailerCount === 0)!;
  const { id } = await call<{ id: string }>('postLoadCopy', { id: booked.id, daysLater: 21 });
  const move = async (operation: string, payload: object = {}) => {
    const { lockId } = await call<{ lockId: string }>('getLoad', { id });
    await call(operation, { id, ...payload }, lockId);
  };
  await move('submitLoad');
  await move('awardLoad', { supplierId: null, buyAmount: null });
  await move('assignLoad', { vehicleId, driverId });
  return call<Booked>('getLoad', { id });
}

async function answer(page: Page, item: string, result: string): Promise<void> {
  await page.getByRole('radiogroup', { name: item }).getByRole('radio', { name: result, exact: true }).check();
}

test('a load that failed its inspection stays, and leaves once it has passed', async ({ page }) => {
  await signIn(page, product, people.administrator);
  const { id, loadNumber, pallets } = await assignedLoad(page);
  await page.goto(`${product.url}/manageLoads/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: loadNumber })).toBeVisible();

  const inspect = async (secured: 'In order' | 'Not in order') => {
    await page.goto(`${product.url}/loadInspection/load/${id}`);
    await page.getByRole('radiogroup').first().waitFor();
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio', { name: 'In order', exact: true }).check();
    await answer(page, 'Load secured', secured);
    if (secured === 'Not in order') {
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Straps are loose');
    }
    for (const [label, value] of [
      ['Measured, °C', '4'],
      ['Counted', String(pallets)],
    ] as const) {
      const field = page.getByRole('textbox', { name: label });
      if (await field.count()) await field.fill(value);
    }
    await page.getByRole('textbox', { name: 'Slip of the weighbridge, kg' }).fill('18940');
    await page.getByRole('textbox', { name: 'Odometer, km' }).fill('81200');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: /^INS-\d{6}/ })).toBeVisible();
  };
  const dispatch = async () => {
    await page.goto(`${product.url}/manageLoads/${id}`);
    await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
    // The truck has no inspection of the day: the planner is asked, and sends it all the same.
    const warned = page.getByRole('dialog', { name: 'Send the vehicle?' });
    await expect(warned).toContainText('The inspection of the day of INS77TGP is missing.');
    await warned.getByRole('button', { name: 'Dispatch', exact: true }).click();
  };

  // Sent with others from the list, it says the same before anything is sent.
  await page.goto(`${product.url}/manageLoads?search=${loadNumber}`);
  await page.getByRole('row', { name: loadNumber }).getByRole('checkbox').check();
  await page.getByRole('toolbar').last().getByRole('button', { name: 'Dispatch', exact: true }).click();
  const many = page.getByRole('dialog', { name: 'Dispatch' });
  await expect(many.getByRole('listitem').filter({ hasText: loadNumber })).toContainText(
    'The inspection of the day of INS77TGP is missing.',
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await many.getByRole('button', { name: 'Cancel' }).click();

  await inspect('Not in order');
  await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Load secured: Straps are loose')).toBeVisible();
  await dispatch();
  await expect(page.getByText(/The load failed its inspection INS-\d{6}\./).first()).toBeVisible();

  await inspect('In order');
  await dispatch();
  await expect(page.getByText('Dispatched', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByText('The load passed its inspection with INS77TGP.')).toBeVisible();
});
