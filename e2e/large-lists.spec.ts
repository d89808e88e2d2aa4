import { expect } from '@playwright/test';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// Lists that are wider than their window, and lists of hundreds of rows.
let product: Product;
test.beforeAll(({ shared }) => {
  product = shared;
});
test.use({ viewport: { width: 1440, height: 900 } });

test('a list wider than its window keeps ticks, names and their headings in sight while it is pushed sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/manageLoads`);
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('columns.loads', JSON.stringify({ order: [], hidden: [] })));
  await page.reload();
  const name = page.locator('tr[data-row]').first().getByRole('link').first();
  await expect(name).toBeVisible();
  const places = () =>
    page.evaluate(() =>
      ['thead th:nth-child(1)', 'thead th:nth-child(2)', 'tbody td:nth-child(1)', 'tbody td:nth-child(2)'].map(
        (each) => {
          const cell = document.querySelector(each)!;
          const { left, top, width, height } = cell.getBoundingClientRect();
          const above = document.elementFromPoint(left + width - 3, top + height / 2);
          return {
            left: Math.round(left),
            isAbove: cell.contains(above),
            isClear: getComputedStyle(cell).backgroundColor === 'rgba(0, 0, 0, 0)',
          };
        },
      ),
    );
  const before = await places();
  await page
    .locator('table')
    .first()
    .evaluate((table) => (table.parentElement!.scrollLeft = 400));
  await expect
    .poll(() =>
      page
        .locator('table')
        .first()
        .evaluate((table) => table.parentElement!.scrollLeft),
    )
    .toBe(400);
  for (const [place, { left, isAbove, isClear }] of (await places()).entries()) {
    // The column of ticks is a fraction of a pixel wider than where the names begin.
    expect(Math.abs(left - before[place]!.left)).toBeLessThanOrEqual(1);
    expect([isAbove, isClear]).toEqual([true, false]);
  }
});

test('a page of hundreds of rows keeps its columns in line, is reached by keys to its end, and is a table on paper', async ({
  page,
}) => {
  await signIn(page, product, people.administrator);
  await page.evaluate(() => localStorage.setItem('pageSize', '500'));
  await page.goto(`${product.url}/loadevents`);
  const rows = page.locator('tr[data-row]');
  await expect(rows.nth(150)).toBeAttached();
  const columns = (row: string) =>
    page.evaluate(
      (of) => [...document.querySelector(of)!.children].map((cell) => Math.round(cell.getBoundingClientRect().left)),
      row,
    );
  const heads = await columns('thead tr');
  const last = rows.last();
  const isLaidOut = () =>
    last.locator('[data-row-link]').evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  expect(await columns('tr[data-row]')).toEqual(heads);
  const count = (await rows.count()) + 1;
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(count));
  await expect(last).toHaveAttribute('aria-rowindex', String(count));

  await page.keyboard.press('ArrowDown');
  await expect(rows.first().locator('[data-row-link]')).toBeFocused();
  await page.keyboard.press('End');
  await expect(last.locator('[data-row-link]')).toBeFocused();
  await expect(last).toBeInViewport();
  await expect.poll(isLaidOut).toBe(true);
  expect(await columns('tbody:last-of-type tr:last-child')).toEqual(heads);

  await page.emulateMedia({ media: 'print' });
  expect(await last.evaluate((row) => [getComputedStyle(row).display, row.parentElement!.checkVisibility()])).toEqual([
    'table-row',
    true,
  ]);
});
