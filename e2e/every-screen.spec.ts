import { expect, type Page } from '@playwright/test';
import { expectAccessible, settled } from './accessibility.ts';
import { deskScreens } from './all-screens.ts';
import { ask, staffSession } from './carrier-links.ts';
import { type Product } from './server.ts';
import { test } from './test.ts';

// What holds for every screen of the desk; a new one is tested here the moment it stands in `web/screens.ts`.
test.describe.configure({ mode: 'parallel' });

/** The right of a screen that shows one record, and where such records are found. */
const recordsOf: Readonly<Record<string, readonly [list: string, id: string, input?: object]>> = {
  getCarrier: ['getAllCarriersByClientName', 'keyIdentifier'],
  getAllCarriersByClientName: ['getAllCarriersByClientName', 'keyIdentifier'],
  getSubbieApplication: ['getSubcontractors', 'keyIdentifier'],
  getShipper: ['getShippers', 'id'],
  getDocument: ['getDocuments', 'documentId'],
  getLoad: ['getLoads', 'id'],
  getLoadTemplate: ['getLoadTemplates', 'id'],
  getLoadTender: ['getLoadTenders', 'id'],
  getFuelAdjustment: ['getFuelAdjustments', 'id'],
  getRateSimulation: ['getRateSimulations', 'id'],
  getDriverPayRun: ['getDriverPay', 'id'],
  getDriverPayLines: ['getDriverPay', 'id'],
  getLoadInspection: ['getLoadInspections', 'id'],
  postLoadInspection: ['getLoads', 'id', { status: ['ASSIGNED'] }],
  getImport: ['getImports', 'importId', { kind: 'debtor' }],
  getUser: ['getUsers', 'haulwayUserId'],
  getUserRole: ['getUserRoles', 'profileId'],
  getAccessToken: ['getAccessTokens', 'accessTokenId'],
  getWebhookEndpoint: ['getWebhookEndpoints', 'webhookEndpointId'],
  getWebhookDelivery: ['getWebhookDeliveries', 'webhookDeliveryId'],
};

/** Screens that are opened with something else than the id of a record. */
const addresses: Readonly<Record<string, string>> = {
  '/dashboard/$id': '/dashboard/1',
  '/viewCompanies/$id': '/viewCompanies/1',
  '/manageaccount/$name': '/manageaccount/Karoo%20Freight%20Systems',
};

/** The same screens with something else on them. */
const also = [
  '/carrierApplicationAdmin/new',
  '/manageaccount/new',
  '/equipmentcapture/new',
  '/commodityTypeCapture/new',
  '/itemMasterList/new',
  '/orderTypes/new',
  '/manageprofile/new',
  '/accesstokens/new',
  '/webhooks/new',
];

const screens = await deskScreens();

/** The first record that the demonstration has for a screen. */
async function recordFor(product: Product, needs: string): Promise<string> {
  const operation = needs.split('.')[1] ?? '';
  const [list, id, input = {}] = recordsOf[operation] ?? [operation, 'id'];
  const found = await ask<object>(product, await staffSession(product), list, input);
  const [first] = (Array.isArray(found) ? found : Object.values(found).find(Array.isArray)) ?? [];
  const record = (first as Readonly<Record<string, string>> | undefined)?.[id];
  if (!record) throw new Error(`No record for ${needs}: say in recordsOf which list has it, and under which name.`);
  return record;
}

for (const { path, needs } of screens) {
  test(`${path} has no fault that axe can find`, async ({ page, desk, shared }) => {
    let address = addresses[path] ?? path;
    if (address.includes('$')) address = address.replace('$id', await recordFor(shared, needs));
    if (path === '/updateprofitcentre') address += `?id=${await recordFor(shared, needs)}`;
    const shown = needs === 'nothing' ? page : desk;
    await shown.goto(shared.url + address);
    await expectAccessible(shown, address);
  });
}

for (const address of also) {
  test(`${address} has no fault that axe can find`, async ({ desk, shared }) => {
    await desk.goto(shared.url + address);
    await expectAccessible(desk, address);
  });
}

for (const [path, needs, isShown] of [
  ['/carrierApproval/$id', 'getCarrier', (page: Page) => page.getByRole('list', { name: 'History' })],
  ['/packingTypeCapture/$id', 'getPackingTypes', (page: Page) => page.getByRole('list', { name: 'History' })],
] as const) {
  test(`the history at ${path} has no fault that axe can find`, async ({ desk, shared }) => {
    await desk.goto(shared.url + path.replace('$id', await recordFor(shared, `tripDirector.${needs}`)));
    await desk
      .getByRole('tab', { name: 'History' })
      .or(desk.getByRole('link', { name: 'History' }))
      .first()
      .click();
    await isShown(desk).waitFor();
    await expectAccessible(desk, `the history at ${path}`);
  });
}

test('the trail that was checked has no fault that axe can find', async ({ desk, shared }) => {
  await desk.goto(`${shared.url}/securitylog`);
  await desk.getByRole('button', { name: 'Check the trail' }).click();
  await expect(desk.getByText('The trail is unbroken up to entry')).toBeVisible();
  await expectAccessible(desk, 'the trail');
});

/** How far the page, a table in its frame or a line of tabs reaches beyond what is seen of it. */
function pixelsTooWide(): number {
  // A grid in which lines are typed is moved inside its frame on a phone; the page around it stands still.
  const wide = innerWidth < 768 ? 'main table:not([role=grid])' : 'main table';
  const tables = [...document.querySelectorAll(wide)].map((table) => table.parentElement);
  const tabs = innerWidth < 768 ? [] : document.querySelectorAll('main [role=group]');
  const frames = [document.documentElement, ...tables, ...tabs].filter((frame) => frame !== null);
  return Math.max(0, ...frames.map((frame) => frame.scrollWidth - frame.clientWidth));
}

/** How much of the current tab of a line lies beyond what is seen of the line. */
function pixelsOutOfSight(): number {
  const tabs = [...document.querySelectorAll('main nav > [aria-current=page]')];
  const beyond = tabs.map((tab) => {
    const [shown, own] = [tab.parentElement!.getBoundingClientRect(), tab.getBoundingClientRect()];
    return Math.max(shown.left - own.left, own.right - shown.right);
  });
  return Math.max(0, ...beyond.map(Math.round));
}

// A screen without a record in its address is a list, a board or an empty form.
for (const { path, needs } of screens) {
  if (path.includes('$') || needs === 'nothing') continue;
  test(`${path} does not scroll sideways in any language`, async ({ desk, shared }) => {
    await desk.emulateMedia({ colorScheme: 'light' });
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.goto(shared.url + path);
    for (const language of ['Afrikaans', 'Português', 'Français', 'English']) {
      // The menu of the person leaves the top bar's place on a phone, so the language is changed at a desk.
      await desk.setViewportSize({ width: 1440, height: 900 });
      await settled(desk);
      await desk
        .getByRole('banner')
        .getByRole('button', { name: /Naledi Mokoena/ })
        .click();
      await desk.getByRole('menuitemradio', { name: language }).click();
      await expect(desk.getByRole('menuitemradio', { name: language })).toHaveCount(0);
      for (const width of [1440, 1280, 390]) {
        await desk.setViewportSize({ width, height: 900 });
        await settled(desk);
        await expect.poll(() => desk.evaluate(pixelsTooWide), `${path} in ${language} at ${width}`).toBe(0);
      }
      // As whoever opens the page on a phone sees it.
      await desk.setViewportSize({ width: 390, height: 900 });
      if ((await desk.locator('main nav > [aria-current=page]').count()) > 0) {
        await desk.reload();
        await settled(desk);
        await expect(desk.locator('main nav > [aria-current=page]'), `${path} in ${language}`).toHaveCount(1);
        await expect.poll(() => desk.evaluate(pixelsOutOfSight), `the tab of ${path} in ${language}`).toBe(0);
      }
    }
  });
}
