import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, type Page } from '@playwright/test';
import { ask, staffSession } from './carrier-links.ts';
import { walkTo } from './inside-the-desk.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// This file measures what can be measured of the look of lists, forms and dialogs at 1440 (decision 0165).
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});
test.use({ viewport: { width: 1440, height: 900 } });

const lists = [
  '/approvals',
  '/manageLoads',
  '/manage-carrier',
  '/manageshipperlist',
  '/creditLimit',
  '/viewLocations',
  '/drivers',
  '/vehicles',
  '/purchaseOrders',
  '/driverpay',
  '/podpacks',
  '/shipperemailslist',
  '/viewCompanies/1',
  '/userprofiles',
  '/managerole',
];

for (const path of lists)
  test(`${path} can be ticked, and has rows of one line, one line of states, and no cents`, async ({ desk }) => {
    await desk.setViewportSize({ width: 1440, height: 900 });
    await walkTo(desk, product.url, path);
    await expect(desk.locator('tr[data-row]').first(), path).toBeVisible();
    const measured = await desk.evaluate(() => {
      const tops = (parts: Iterable<Element>) => new Set([...parts].map((part) => part.getBoundingClientRect().top));
      return {
        ticks: document.querySelectorAll('thead input[type=checkbox]').length,
        highest: Math.max(...[...document.querySelectorAll('tr[data-row]')].map((row) => row.clientHeight)),
        lines: tops(
          [...document.querySelectorAll('[data-tab]')].filter((tab) =>
            tab.checkVisibility({ visibilityProperty: true }),
          ),
        ).size,
        cents: [...document.querySelectorAll('tr[data-row] td')]
          .map((cell) => cell.textContent ?? '')
          .filter((text) => /^R.[\d\s]+,\d\d$/.test(text.trim())),
      };
    });
    expect(measured.ticks, path).toBe(1);
    expect(measured.highest, path).toBeLessThanOrEqual(37);
    expect(measured.lines, path).toBeLessThanOrEqual(1);
    expect(measured.cents, path).toEqual([]);
  });

test('a state that has no room is chosen behind More, which then bears its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/approvals`);
  const kinds = page.getByRole('group', { name: 'Show' });
  await kinds.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Rates/ }).click();
  await expect(page).toHaveURL(/kind=/);
  await expect(kinds.getByRole('button', { name: /^Rates/ })).toBeVisible();
  await expect(kinds.getByRole('button', { name: 'More' })).toHaveCount(0);
});

/** Fields that stand beside each other, of which one is higher or lower than the other. */
function uneven(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main .ctl, main select.ctl, main input.ctl')]
      .filter((field) => field.checkVisibility() && field.tagName !== 'TEXTAREA')
      .map((field) => ({
        name: field.getAttribute('name') ?? field.textContent ?? '',
        box: field.getBoundingClientRect(),
      }));
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          ({ box }) => box.top !== one.box.top && Math.abs(box.top - one.box.top) < 20 && box.left !== one.box.left,
        )
        .map((other) => `${one.name} ${one.box.top} beside ${other.name} ${other.box.top}`),
    );
  });
}

test('fields beside each other stand at one height, whichever of them is explained', async ({ page }) => {
  await signIn(page, product, people.administrator);
  for (const path of ['/captureLocation/new', '/itemMasterList/new', '/shippercreateform/new', '/createprofitcentre']) {
    await page.goto(product.url + path);
    await expect(page.locator('main .ctl').first(), path).toBeVisible();
    expect(await uneven(page), path).toEqual([]);
  }
});

/** How bright the last pixels of the window are, from 0 to 255. */
async function rightEdge(page: Page): Promise<number> {
  const image = await loadImage(await page.screenshot({ clip: { x: 1436, y: 500, width: 3, height: 3 } }));
  const context = createCanvas(3, 3).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(1, 1, 1, 1).data[0]!;
}

test('a dialog darkens the page up to its edge', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manage-carrier`);
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  const before = await rightEdge(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await rightEdge(page)).toBeLessThan(before - 40);
});

test('an accepted proof shows what came, with nothing to type', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/podstaging?tab=accepted`);
  await expect(page.getByText('Accepted by')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('1 pages')).toHaveCount(0);
});

test('a list of items shows the kind that its import asks for, so that an export can come back', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/itemMasterList`);
  await expect(page.getByRole('columnheader', { name: 'Kind', exact: true })).toBeVisible();
});

test('the figures of the dashboard stand below each other in all rows', async ({ page }) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/dashboard/1`);
  const rows = page.getByRole('group', { name: 'Figures' }).getByRole('region');
  await expect(rows.getByRole('link').nth(15)).toBeVisible();
  const places = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('li')].map((figure) => Math.round(figure.getBoundingClientRect().left))),
  );
  const longest = places.toSorted((a, b) => b.length - a.length)[0]!;
  for (const row of places) expect(longest).toEqual(expect.arrayContaining(row));
});

test('names are not cut where another column has room for them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, people.administrator);
  for (const [path, heading] of [
    ['/podpacks', 'Customer'],
    ['/creditLimit', 'Approvals'],
  ] as const) {
    await page.goto(product.url + path);
    await expect(page.locator('tr[data-row]').first(), path).toBeVisible();
    const cut = await page.evaluate((title) => {
      const place = [...document.querySelectorAll('thead th')].findIndex((each) => each.textContent === title);
      return [...document.querySelectorAll('tr[data-row]')]
        .map((row) => row.children[place]!.querySelector('div')!)
        .filter((cell) => cell.scrollHeight > cell.clientHeight + 2 || cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent);
    }, heading);
    expect(cut, path).toEqual([]);
  }
});

test('where a screen will stand is shown while its code is on the way', async ({ page }) => {
  await signIn(page, product, people.administrator);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/LoadList-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/manageLoads`);
  await expect(page.getByRole('main').locator('[aria-busy=true] .skeleton').first()).toBeVisible();
  go();
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
});

test('the way to a profit centre is a line of its own, ticks are black, and the menu shows where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/purchaseOrders?q=PO-00008`);
  await page.getByRole('link', { name: 'PO-00008' }).click();
  const way = (await page.getByRole('link', { name: 'Open Administration' }).boundingBox())!;
  const label = (await page.getByText('Order type', { exact: true }).boundingBox())!;
  expect(way.y + way.height).toBeLessThanOrEqual(label.y);

  await page.goto(`${product.url}/managefuelrate`);
  await page.getByRole('link', { name: 'FA-0002' }).click();
  const tick = page.getByRole('main').getByRole('checkbox').first();
  await expect(tick).toBeVisible();
  const colours = await tick.evaluate((box) => [
    getComputedStyle(box).accentColor,
    getComputedStyle(document.body).color,
  ]);
  expect(colours[0]).toBe(colours[1]);
  // A cap is a sign beside the name, which has room for it however long the name is; its sentence is in the title.
  const capped = page
    .getByRole('main')
    .getByTitle(/^cap reached, [\d,.]+ without$/)
    .first();
  const cell = (await capped.locator('xpath=ancestor::td').boundingBox())!;
  const sign = (await capped.boundingBox())!;
  expect(sign.width).toBeLessThan(24);
  expect(sign.x + sign.width).toBeLessThanOrEqual(cell.x + cell.width);

  // The sections opened on the way fill the rail; the last of them is the longest.
  await page.goto(`${product.url}/webhookdeliveries`);
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Webhook deliveries' }),
  ).toBeInViewport();
});

test('a budget is money, a box of events is half a screen high, decisions stand at the edge, and a renewal names its supplier', async ({
  page,
}) => {
  await signIn(page, product, people.administrator);
  const staff = await staffSession(product);
  const first = async (list: string, query: object) =>
    (await ask<{ rows: { id: string }[] }>(product, staff, list, query)).rows[0]!.id;

  const centre = await first('getAllProfitCentres', { search: 'LINEHAUL' });
  await page.goto(`${product.url}/updateprofitcentre?id=${centre}`);
  await expect(page.getByRole('textbox', { name: /^Budget per month/ })).toHaveValue(/14\s500\s000/);

  await page.goto(`${product.url}/webhooks/new`);
  const box = (await page.getByRole('group', { name: 'Events' }).boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(440);

  await page.goto(`${product.url}/fuelClauses/${await first('getFuelClauses', { search: 'FC-40-CAP' })}`);
  const waits = page.getByRole('region', { name: /waits/i });
  const edge = (await waits.boundingBox())!;
  const last = (await waits.getByRole('button').last().boundingBox())!;
  expect(Math.abs(edge.x + edge.width - (last.x + last.width))).toBeLessThan(2);

  await page.goto(`${product.url}/gitRenewals`);
  await expect(page.getByRole('columnheader', { name: 'Supplier', exact: true })).toBeVisible();
  const heads = await page.getByRole('columnheader').allTextContents();
  const named = page.locator('tr[data-row]').first().getByRole('cell').nth(heads.indexOf('Supplier'));
  await expect(named).toHaveText(/\w/);
});
