import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '#platform/language.ts';
import { expectAccessible, settled } from './accessibility.ts';
import { deskScreens } from './all-screens.ts';
import { speak, walkTo } from './inside-the-desk.ts';
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
  '/journalaccounts/new',
  '/accountssummary?view=income',
  '/accountssummary?view=sheet',
  '/accountssummary?view=centres',
  '/accountssummary?view=vat&months=12',
  '/accountssummary?view=proof',
  '/manageprofile/new',
  '/receipts?tab=rules',
  '/accesstokens/new',
  '/webhooks/new',
];

const screens = await deskScreens();

for (const { path, needs } of screens) {
  if (needs === 'nothing')
    test(`${path} has no fault that axe can find`, async ({ page, shared }) => {
      await page.goto(shared.url + path);
      await expectAccessible(page, path);
    });
  else
    test(`${path} has no fault that axe can find, and does not scroll sideways`, async ({ desk, shared }) => {
      const address = await addressOf(shared, { path, needs });
      await walkTo(desk, shared.url, address);
      await expectAccessible(desk, address);
      // A screen without a record in its address is a list, a board or an empty form.
      if (!path.includes('$')) await expectRoomInEveryLanguage(desk, address);
    });
}

for (const address of also) {
  test(`${address} has no fault that axe can find`, async ({ desk, shared }) => {
    await walkTo(desk, shared.url, address);
    await expectAccessible(desk, address);
  });
}

for (const [path, needs, isShown] of [
  ['/carrierApproval/$id', 'getCarrier', (page: Page) => page.getByRole('list', { name: 'History' })],
  ['/packingTypeCapture/$id', 'getPackingTypes', (page: Page) => page.getByRole('list', { name: 'History' })],
] as const) {
  test(`the history at ${path} has no fault that axe can find`, async ({ desk, shared }) => {
    await walkTo(desk, shared.url, path.replace('$id', await recordFor(shared, `tripDirector.${needs}`)));
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
  await walkTo(desk, shared.url, '/securitylog');
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

/** The four languages are laid over the screen as it stands: the same texts are swapped that the menu of the person swaps. */
async function expectRoomInEveryLanguage(desk: Page, address: string): Promise<void> {
  await desk.emulateMedia({ colorScheme: 'light' });
  const tab = desk.locator('main nav > [aria-current=page]');
  const hasTabs = (await tab.count()) > 0;
  const expectTabInSight = async (language: Language) => {
    await expect(tab, `${address} in ${language}`).toHaveCount(1);
    await expect.poll(() => desk.evaluate(pixelsOutOfSight), `the tab of ${address} in ${language}`).toBe(0);
  };
  for (const width of [390, 1280, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    // English comes last: the screens that follow are looked at in it.
    for (const language of languages.toReversed()) {
      await speak(desk, language);
      await expect.poll(() => desk.evaluate(pixelsTooWide), `${address} in ${language} at ${width}`).toBe(0);
      if (width > 390 || !hasTabs) continue;
      // As whoever comes to the screen on a phone sees it.
      await walkTo(desk, desk.url(), address);
      await expectTabInSight(language);
      if (language !== 'pt') continue;
      // As whoever opens it there: the letters come later than the line.
      await desk.reload();
      await settled(desk);
      await expectTabInSight(language);
    }
  }
}
