import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type BuiltPages, serveBuiltPages } from './built-pages.ts';

// Documents with lines, as people type them, in the gallery.
let pages: BuiltPages;
test.beforeAll(async () => void (pages = await serveBuiltPages()));
test.afterAll(() => pages.stop());
test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(async ({ page }) => {
  await page.goto(`${pages.url}/gallery#lines`);
  await expect(page.getByRole('grid')).toBeVisible();
});

const columns = ['Item', 'Description', 'Quantity', 'Unit', 'Price', 'VAT', 'Net R', 'Received'] as const;
/** `line` from 1; the one after the last is where a new line begins. */
const cell = (page: Page, line: number, column: (typeof columns)[number]): Locator =>
  page.getByRole('grid').getByRole('row').nth(line).getByRole('gridcell').nth(columns.indexOf(column));
const total = (page: Page) => page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd');
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a line is typed with the keyboard alone: an item fills it, a product is worked out, Enter begins the next', async ({
  page,
}) => {
  await cell(page, 5, 'Item').click();
  await page.keyboard.type('air');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/FLT-AIR/]);
  await page.keyboard.press('Tab');
  await expect(cell(page, 5, 'Description')).toHaveText('Air filter, MAN TGS');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4*3');
  await page.keyboard.press('Enter');
  await expect(cell(page, 5, 'Quantity')).toHaveText('12');
  await expect(cell(page, 5, 'Net R')).toHaveText(/^14\s217,00$/);
  await expect(total(page)).toHaveText(/^R\s106\s649,85$/);
  await expect(cell(page, 6, 'Item')).toBeFocused();
});

test('what means nothing stays in its cell, is announced, and is a press away', async ({ page }) => {
  const quantity = cell(page, 3, 'Quantity');
  await quantity.click();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveText('many');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  const sentence = 'Line 3, Quantity: “many” is not a number.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
  await page.getByRole('button', { name: sentence }).click();
  await expect(quantity).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('35');
  await page.keyboard.press('Escape');
  await expect(quantity).toHaveText('many');
  await page.keyboard.type('35');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveText('35');
  await expect(page.getByRole('button', { name: sentence })).toBeHidden();
});

test('lines are copied, moved and removed by keys and by the menu, and each step is undone', async ({ page }) => {
  const grid = page.getByRole('grid');
  await cell(page, 1, 'Quantity').click();
  await page.keyboard.press('Control+d');
  await expect(cell(page, 2, 'Item')).toHaveText('TYR-31580');
  await expect(cell(page, 2, 'Quantity')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cell(page, 3, 'Quantity')).toBeFocused();
  await expect(cell(page, 2, 'Item')).toHaveText('TYR-VALVE');
  await page.keyboard.press('Control+Backspace');
  await expect(grid.getByRole('row')).toHaveCount(6);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect(total(page)).toHaveText(/^R\s90\s300,30$/);
  await page.keyboard.press('Control+Shift+z');
  await expect(grid.getByRole('row')).toHaveCount(7);
  await page.keyboard.press('Control+z');
  await cell(page, 4, 'Item').click();
  await page.getByRole('button', { name: 'Actions for line 4' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(cell(page, 3, 'Item')).toHaveText('ADB-BULK');
  await expect(cell(page, 3, 'Item')).toBeFocused();
});

test('rows of a spreadsheet are pasted with their titles, and each cell that means nothing is named', async ({
  page,
}) => {
  await cell(page, 5, 'Item').click();
  await paste(
    page,
    'Quantity\tItem\tPrice\tColour\r\n2\tBRK-PADS\tR 2 360,50\tred\r\nsix\tOIL-15W40\t62,30\t\r\n1\tGEAR-9\t1,234\t\r\n',
  );
  await expect(cell(page, 5, 'Description')).toHaveText('Brake pads, axle set');
  await expect(cell(page, 5, 'Net R')).toHaveText(/^4\s721,00$/);
  await expect(cell(page, 7, 'Price')).toHaveText('1,2340');
  await expect(
    page.getByRole('status').filter({ hasText: '3 lines were pasted. 2 cells need a change.' }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Line 6, Quantity: “six” is not a number.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Line 7, Item: “GEAR-9” is not one of the choices.' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6);
});

test('the table has one stop in the order of Tab, and Escape and Tab leave it', async ({ page }) => {
  await page.getByLabel('300 lines').focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 'Item')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(cell(page, 2, 'Received')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, 2, 'VAT')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('300 lines')).toBeFocused();
});

test('a revision shows what it changes, and follows what is typed', async ({ page }) => {
  const changes = page.getByRole('table', { name: 'Changed since revision 1' });
  await expect(changes.getByRole('row', { name: /Wheel alignment, 3 axles, new line/ })).toContainText(
    /\+R\s2\s850,00/,
  );
  await expect(changes.getByRole('row', { name: 'Net' })).toContainText(/53\s598,00.*78\s522,00.*\+R\s24\s924,00/);
  await cell(page, 4, 'Item').click();
  await page.keyboard.press('Control+Backspace');
  await expect(changes.getByRole('row', { name: /AdBlue, bulk, removed/ })).toContainText(/-R\s9\s450,00/);
});

test('a key in one of three hundred lines changes its cell alone, and lines out of sight are not drawn', async ({
  page,
}) => {
  await page.getByLabel('300 lines').check();
  const grid = page.getByRole('grid', { name: 'Lines of PO-01200' });
  await expect(grid.getByRole('row')).toHaveCount(302);
  const open = cell(page, 150, 'Description');
  await open.click();
  await page.keyboard.press('F2');
  const isDrawn = (line: number) =>
    cell(page, line, 'Description').evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(() => isDrawn(1)).toBe(false);
  await expect.poll(() => isDrawn(300)).toBe(false);
  expect(await isDrawn(150)).toBe(true);
  await open.evaluate((typedInto) => {
    const elsewhere: string[] = [];
    Object.assign(window, { elsewhere });
    new MutationObserver((records) => {
      for (const { target, type } of records)
        if (!typedInto.contains(target)) elsewhere.push(`${type} ${target.nodeName}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.keyboard.type('Bolt M12');
  await expect(open.getByRole('textbox')).toHaveValue('Bolt M12');
  expect(await page.evaluate(() => (window as unknown as { elsewhere: string[] }).elsewhere)).toEqual([]);
  // Found and reached by keys all the same.
  await page.keyboard.press('Enter');
  await expect(open).toHaveText('Bolt M12');
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 1, 'Item')).toBeFocused();
  expect(await isDrawn(1)).toBe(true);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a press opens a cell, the line keeps its number in sight, and the page does not scroll sideways', async ({
    page,
  }) => {
    await cell(page, 1, 'Quantity').tap();
    const input = page.getByRole('textbox', { name: 'Quantity, line 1' });
    await expect(input).toBeFocused();
    await input.fill('20');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 'Quantity')).toHaveText('20');
    await expect(page.getByRole('rowheader', { name: '1' }).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
