import { expect, type Page } from '@playwright/test';
import { expectAccessible, settled } from './accessibility.ts';
import { deskScreens } from './all-screens.ts';
import { addressOf, recordFor } from './screen-addresses.ts';
import { test } from './test.ts';

// What holds for every screen of the desk; a new one is tested here the moment it stands in `web/screens.ts`.
test.describe.configure({ mode: 'parallel' });

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

for (const { path, needs } of screens) {
  test(`${path} has no fault that axe can find`, async ({ page, desk, shared }) => {
    const address = await addressOf(shared, { path, needs });
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
