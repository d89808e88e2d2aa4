import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { type BuiltPages, serveBuiltPages } from './built-pages.ts';
import { test } from './test.ts';

let pages: BuiltPages;
test.beforeAll(
  async () => void (pages = await serveBuiltPages({ login: { sessionId: 's'.repeat(43), partition: 'test' } })),
);
test.afterAll(() => pages.stop());

const token = 'Zm9vYmFyLXRva2VuLTAxMjM0NTY3ODk';

test('the token leaves the address bar and stays with the tab', async ({ page }) => {
  await page.goto(`${pages.url}/#/carrierregister/${token}`);
  await expect.poll(() => page.url()).toBe(`${pages.url}/carrierregister`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('link'))).toContain(token);
});

test('the text of the first screen needs no script of ours', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(`${pages.url}/?lang=fr#/carrierregister/${token}`);
  await expect(page.getByRole('heading', { name: 'Confirmez votre numéro' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the session is opened and the link is read while the code is on its way', async ({ page }) => {
  const before = pages.calls.length;
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(`${pages.url}/#/carrierregister/${token}`);
  await expect
    .poll(() => pages.calls.slice(before).map(({ operation }) => operation))
    .toEqual(['login', 'getCarrierLink']);
  expect(pages.calls.at(-1)?.payload).toEqual({ key: token });
});

for (const [path, title] of [
  ['/registersuccess', 'Registration was successful'],
  ['/creditorApplicationLinkExpired', 'Application link has expired'],
  ['/errorpage', 'There is no page here'],
  ['/carrierregister', 'There is no page here'],
] as const) {
  test(`${path} is a public page`, async ({ page }) => {
    await page.goto(pages.url + path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page, path);
  });
}

test('the appearance is there before the first paint, and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${pages.url}/errorpage`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const toggle = page.getByRole('button', { name: /^Appearance/ });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('drawing the page does not ask the device for its appearance', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches')!;
    Object.defineProperty(MediaQueryList.prototype, 'matches', {
      get(this: MediaQueryList) {
        if (this.media.includes('color-scheme')) performance.mark('asked for the appearance');
        return get!.call(this) as boolean;
      },
    });
  });
  const timesAsked = () => page.evaluate(() => performance.getEntriesByName('asked for the appearance').length);
  await page.goto(`${pages.url}/errorpage`);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  // Before the first paint, and when the code has come.
  await expect.poll(timesAsked).toBe(2);
  // Chromium keeps a change to itself that somebody has read before it was told, so it is read once for each change.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await timesAsked()).toBe(3);
});

test('the shell opens without a network once it was there', async ({ page, context }) => {
  await page.goto(`${pages.url}/errorpage`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => caches.keys())).toContainEqual(expect.stringMatching(/^shell-/));
  await page.goto(`${pages.url}/errorpage`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Files are kept as they are used, one after the other; going offline waits until all that this page used are there.
  const notKept = async () => {
    const used = performance.getEntriesByType('resource').map(({ name }) => name);
    const isKept = await Promise.all(used.map(async (url) => (await caches.match(url)) !== undefined));
    return used.filter((url, at) => new URL(url).pathname.startsWith('/assets/') && !isKept[at]);
  };
  await expect.poll(() => page.evaluate(notKept)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${pages.url}/registersuccess`);
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
});
