import { expect, type Page } from '@playwright/test';
import { people, signIn } from './server.ts';
import { test } from './test.ts';

/** What is asked of the server from now on, by operation. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operation":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (operation !== undefined) asked.push(operation);
  });
  return asked;
}

/** Screens that say beside their route what they ask first, the file of their code, and the operations. */
const screens = [
  { path: '/manageLoads', code: /\/LoadList-[^/]+\.js$/, operations: ['getLoads', 'getLoadBoard'] },
  { path: '/manage-carrier', code: /\/SupplierList-[^/]+\.js$/, operations: ['getAllCarriersByClientName'] },
  { path: '/shipper', code: /\/CustomerList-[^/]+\.js$/, operations: ['getExistingShippers'] },
  { path: '/podstaging', code: /\/Staging-[^/]+\.js$/, operations: ['getPods', 'getPodCounts'] },
] as const;

for (const { path, code, operations } of screens)
  test(`${path} asks for its rows as it is chosen, before its code is here, and once`, async ({ browser, shared }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signIn(page, shared, people.administrator);
    await page.goto(`${shared.url}/landing`);
    await page.locator('main h1').first().waitFor();
    let send = (): void => undefined;
    const isAllowed = new Promise<void>((resolve) => (send = resolve));
    await page.route(code, async (route) => {
      await isAllowed;
      await route.continue();
    });
    const asked = askedOf(page);
    const held = page.waitForRequest((request) => code.test(request.url()));
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await held;
    for (const operation of operations) await expect.poll(() => asked).toContain(operation);
    send();
    await expect(page.locator('tr[data-row], .list-screen li button[aria-current]').first()).toBeVisible();
    for (const operation of operations) expect(asked.filter((each) => each === operation)).toHaveLength(1);
    await context.close();
  });

test('the first question of a list is not asked where its address says more', async ({ browser, shared }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, shared, people.administrator);
  const asked = askedOf(page);
  await page.goto(`${shared.url}/manageLoads?status=DRAFT`);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect.poll(() => asked).toContain('getLoads');
  expect(asked.filter((each) => each === 'getLoads')).toHaveLength(1);
  await context.close();
});

test('the page of the sign-in fetches nothing of what is behind it until somebody types', async ({
  browser,
  shared,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const files: string[] = [];
  page.on('request', (request) => void files.push(new URL(request.url()).pathname));
  await page.goto(`${shared.url}/login`);
  await expect(page.locator('input[type=password]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const frame = () => files.filter((file) => /desk-frame|menu-icons/.test(file));
  expect(frame()).toEqual([]);
  await page.locator('#username').pressSequentially('n');
  await expect.poll(frame).not.toEqual([]);
  await context.close();
});
