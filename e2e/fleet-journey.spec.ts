import { type Browser, expect, type Page } from '@playwright/test';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { driverPhone } from './driver-phone.ts';
import { demoPassword, people, type OwnProduct, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// A truck through its month: inspected without a network, out of service and back, an accident, and its log book.
let product: OwnProduct;
let clerk: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  clerk = await staffSession(product);
});
test.afterAll(() => product.stop());

interface Made {
  readonly id: string;
}
interface Journey {
  readonly plate: string;
  readonly vehicleId: string;
  readonly driverId: string;
  /** Of the next load, and of the one after it. */
  readonly loads: readonly { readonly id: string; readonly loadNumber: string }[];
}

const call = <Output>(operation: string, payload: object, lockId?: string) =>
  ask<Output>(product, clerk, operation, payload, lockId ?? null);
const lockOf = async (operation: string, id: string) => (await call<{ lockId: string }>(operation, { id })).lockId;

/** A truck and a driver of our own, and two loads that they are planned for. */
async function planned(): Promise<Journey> {
  const papers = { licenceExpiry: '2098-01-01', roadworthyExpiry: '2098-01-01', operatorCardExpiry: '2098-01-01' };
  const plate = 'JRN77KGP';
  const truck = {
    registrationNumber: plate,
    kind: 'rigid',
    make: 'Isuzu',
    ownership: 'own',
    axles: 3,
    tankLitres: 400,
  };
  const { id: vehicleId } = await call<Made>('postVehicle', { ...truck, ...papers, operatorCardCategory: 'G' });
  const { id: driverId } = await call<Made>('postClientDriver', {
    employeeNo: 'JRN77',
    name: 'Lerato',
    surname: 'Molefe',
    mobile: '+27823334455',
    language: 'en',
    licenceCode: 'EC',
    licenceExpiry: '2098-01-01',
    prdpGoods: true,
    prdpExpiry: '2098-01-01',
    medicalExpiry: '2098-01-01',
  });
  const { rows } = await call<{ rows: Made[] }>('getLoads', { status: ['BOOKED'], pageSize: 50 });
  const known = await Promise.all(rows.map(({ id }) => call<Made & { trailerCount: number }>('getLoad', { id })));
  const booked = known.find(({ trailerCount }) => trailerCount === 0)!;
  const loads = [];
  for (const daysLater of [21, 28]) {
    const { id } = await call<Made>('postLoadCopy', { id: booked.id, daysLater });
    const move = async (operation: string, payload: object = {}) =>
      call(operation, { id, ...payload }, await lockOf('getLoad', id));
    await move('submitLoad');
    await move('awardLoad', { supplierId: null, buyAmount: null });
    await move('assignLoad', { vehicleId, driverId });
    loads.push(await call<{ id: string; loadNumber: string }>('getLoad', { id }));
  }
  return { plate, vehicleId, driverId, loads };
}

/** The trip of a load, as its driver's phone got it. */
async function tripLink(loadNumber: string): Promise<string> {
  const sms = async () =>
    (await product.outbox()).find(({ text }) => text.includes(loadNumber) && text.includes('#/drivertrip/'));
  await expect.poll(sms).toBeTruthy();
  return (await sms())!.links[0]!;
}

/** From the trip, without a network: the list of the day item by item, the brakes fail with a photo, and it is ended. */
async function inspectWithoutNetwork(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ ...driverPhone, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(link);
  const way = page.getByRole('link', { name: 'Inspect the truck' });
  await expect(way).toBeVisible();
  await expect(page.getByText('This trip also opens without a network.')).toBeVisible();
  await filesAreKept(page);
  await context.setOffline(true);
  await way.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Licence disc and operator card');
  const next = page.getByRole('button', { name: /^Next: / });
  let items = 0;
  let numbers = 0;
  for (; items < 20; items++) {
    const item = (await heading.textContent())!;
    if (item === 'Finish the inspection') break;
    const number = page.getByRole('textbox', { name: /^Measured/ });
    if (await number.isVisible()) {
      numbers++;
      await number.fill('8,5');
      await number.blur();
    }
    if (/brake/i.test(item)) {
      await page.getByRole('button', { name: 'Fail', exact: true }).click();
      await page.getByRole('textbox').last().fill('Air leaks at the drive axle');
      await page.locator('input[type=file]').setInputFiles('web/static/icon-512.png');
      await expect(page.getByText('One more photo')).toBeVisible();
    } else await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await next.click();
    await expect(heading).not.toHaveText(item);
  }
  expect({ items, numbers }).toEqual({ items: 12, numbers: 2 });
  await page.getByRole('textbox').first().fill('1000');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.locator('[data-waiting]')).not.toHaveAttribute('data-waiting', '0');
  await context.setOffline(false);
  await expect(page.locator('[data-waiting]')).toHaveAttribute('data-waiting', '0');
  await context.close();
}

/** The service worker has the page of the inspection, so that the way there works once the network is gone. */
async function filesAreKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/flows/vehiclecheck', { cacheName: 'flows' }))))
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

test('a truck is inspected, repaired, damaged on the road, and its month is locked', async ({ browser }) => {
  test.setTimeout(180_000);
  const journey = await planned();
  const { plate, vehicleId } = journey;
  await inspectWithoutNetwork(browser, await tripLink(journey.loads[0]!.loadNumber));
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, product, people.administrator);
  const defectId = await theTruckStands(desk, journey);
  await theWorkshopRepairs(desk, { plate, defectId });
  await theRoadDamages(desk, journey);
  await theMonthEnds(desk, { vehicleId, plate });
});

/** The truck is out of service, its planned loads say so, and an alert stands. Answers the defect. */
async function theTruckStands(desk: Page, { plate, vehicleId, loads }: Journey): Promise<string> {
  const { rows } = await call<{ rows: { availability: string }[] }>('getVehicles', { search: plate });
  expect(rows[0]).toMatchObject({ availability: 'outOfService' });
  for (const { id } of loads) {
    await desk.goto(`${product.url}/manageLoads/${id}`);
    await expect(desk.getByText(`${plate} is out of service. Assign another one.`).first()).toBeVisible();
  }
  const defects = await call<{ rows: Made[] }>('getVehicleDefects', { unitId: vehicleId, severity: ['critical'] });
  expect(defects.rows).toHaveLength(1);
  await expect.poll(() => alertsOf(plate)).toContain('OPEN');
  return defects.rows[0]!.id;
}

async function alertsOf(plate: string): Promise<readonly string[]> {
  const { rows } = await call<{ rows: { status: string; kind: string }[] }>('getVehicleAlerts', { search: plate });
  return rows.filter(({ kind }) => kind === 'outOfService').map(({ status }) => status);
}

/** A service order comes from the defect; a fitter repairs, somebody else verifies, and the truck is free again. */
async function theWorkshopRepairs(
  desk: Page,
  { plate, defectId }: { readonly plate: string; readonly defectId: string },
): Promise<void> {
  await desk.goto(`${product.url}/vehicleDefects/${defectId}`);
  await desk.getByRole('link', { name: 'New service order' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /service order/i })).toBeVisible();
  await expect(desk.getByRole('textbox', { name: /Defect 1/ })).toHaveValue(/^D-\d{5}/);
  const fitter = await theFitter(desk);
  const lockId = await lockOf('getVehicleDefect', defectId);
  await ask(product, fitter, 'putVehicleDefect', { id: defectId, event: 'finishRepair', note: 'New chamber' }, lockId);
  await desk.goto(`${product.url}/vehicleDefects/${defectId}`);
  await desk.getByRole('button', { name: 'Verify repair' }).click();
  await expect
    .poll(async () => (await call<{ rows: { availability: string }[] }>('getVehicles', { search: plate })).rows)
    .toMatchObject([{ availability: 'available' }]);
}

/** Somebody of the workshop, who repairs and does not verify. */
async function theFitter(desk: Page): Promise<Staff> {
  const email = 'fitter@highveld.example';
  const { profileId } = await call<{ profileId: string }>('postUserRole', {
    profileName: 'workshop',
    authorisations: ['getVehicleDefects', 'getVehicleDefect', 'putVehicleDefect'].map((each) => `tripDirector.${each}`),
  });
  await call('postUser', { email, name: 'Kagiso', surname: 'Sello', language: 'en', profileIds: [profileId] });
  const page = await (await desk.context().browser()!.newContext()).newPage();
  await page.goto(await product.linkFor(email));
  await page.getByLabel('New password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(/password was changed/i)).toBeVisible();
  await page.context().close();
  return staffSession(product, email);
}

async function theRoadDamages(desk: Page, { vehicleId, driverId, loads, plate }: Journey): Promise<void> {
  await expect.poll(() => alertsOf(plate)).not.toContain('OPEN');
  const load = loads[0]!;
  const { id } = await call<Made>('postVehicleIncident', {
    kind: 'accident',
    summary: 'A taxi cut in at Van Reenen',
    occurredAt: new Date().toISOString(),
    place: 'N3, Van Reenen',
    lat: -28.38,
    lon: 29.38,
    vehicleId,
    driverId,
    loadId: load.id,
    hasDamage: true,
    cargoState: 'damaged',
    thirdParties: [{ name: 'S. Naidoo', registration: 'ND12345' }],
    policeStation: 'Van Reenen',
    policeCaseNo: 'CAS 77/11',
    delayMinutes: 240,
  });
  await desk.goto(`${product.url}/vehicleIncident/${id}`);
  await expect(desk.getByRole('heading', { level: 1, name: /^INC-/ })).toBeVisible();
  // Whom to ring stands before what happened.
  const [calls, line] = [
    desk.getByRole('region', { name: 'Call list' }),
    desk.getByRole('region', { name: 'What happened' }),
  ];
  expect((await calls.boundingBox())!.x).toBeLessThan((await line.boundingBox())!.x);
  await desk.getByRole('region', { name: 'Claims' }).getByRole('link', { name: 'New claim' }).click();
  await desk.getByRole('textbox', { name: 'Insurer', exact: true }).fill('Coastal Mutual');
  const { loadValue } = await call<{ loadValue: number }>('getLoad', { id: load.id });
  expect(loadValue).toBeGreaterThan(0);
  const claimed = desk.getByRole('textbox', { name: 'Claimed' });
  expect(Number((await claimed.inputValue()).replaceAll(/[^\d,]/g, '').replace(',', '.'))).toBe(loadValue);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^CL-\d{5}/ })).toBeVisible();
  await desk.goto(`${product.url}/manageLoads/${load.id}`);
  await expect(desk.getByText('A taxi cut in at Van Reenen').filter({ visible: true }).first()).toBeVisible();
  const { rows } = await call<{ rows: { kind: string; note: string }[] }>('getLoadEvents', { loadId: load.id });
  expect(rows.filter(({ kind }) => kind === 'delay').map(({ note }) => note)).toEqual([
    expect.stringContaining('A taxi cut in at Van Reenen'),
  ]);
}

/** The log book has one gap, which is explained; the month is locked, and the report says how much of it is certain. */
async function theMonthEnds(
  desk: Page,
  { vehicleId, plate }: { readonly vehicleId: string; readonly plate: string },
): Promise<void> {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  const trip = (day: string, startKm: number, endKm: number) =>
    call('postFleetLogLine', {
      vehicleId,
      kind: 'trip',
      startedAt: `${month}-${day}T05:00:00Z`,
      endedAt: `${month}-${day}T12:00:00Z`,
      startKm,
      endKm,
      fromPlace: 'City Deep',
      toPlace: 'Durban',
      purpose: 'empty',
    });
  await trip('04', 100, 400);
  await trip('05', 480, 780);
  await desk.goto(`${product.url}/fleetLog?vehicle=${vehicleId}&month=${month}`);
  await expect(desk.getByText('80 km nobody explains')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Lock month' })).toBeDisabled();
  await desk.getByRole('group', { name: 'Explain' }).getByRole('button', { name: 'Workshop' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('80 km nobody explains')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Lock month' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /^Lock/ }).click();
  await expect(desk.getByText(/is locked|Locked/).first()).toBeVisible();
  await desk.goto(`${product.url}/performance?from=${month}-01&to=${month}-28&vehicle=${vehicleId}`);
  await expect(desk.getByText(plate).first()).toBeVisible();
  await expect(desk.getByText('680').first()).toBeVisible();
}
