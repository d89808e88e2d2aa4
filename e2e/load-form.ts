import { expect, type Locator, type Page } from '@playwright/test';

/** The field of the load form that searches while one types. */
export function choice(page: Page, name: string, place = 0): Locator {
  return page.getByRole('combobox', { name, exact: true }).and(page.locator('input')).nth(place);
}

/** Types into the field that searches, and takes the first that is found. */
export async function take(page: Page, name: string, text: string, place = 0): Promise<void> {
  const field = choice(page, name, place);
  await expect(async () => {
    await field.focus();
    // The old text is replaced, as when one comes to the field by Tab. It may have come only after it was selected.
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text, { timeout: 1000 });
  }).toPass();
  const first = page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(text, 'i') })
    .first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-busy="true"][role="listbox"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
}

/** Types into a line of text, or a moment. */
export const fill = (page: Page, name: string, text: string, place = 0): Promise<void> =>
  page.getByRole('textbox', { name, exact: true }).nth(place).fill(text);

/** The first line of charges, cell by cell. */
export async function typeCharge(page: Page, cells: readonly string[]): Promise<void> {
  await page.getByRole('grid', { name: 'Charges' }).getByRole('gridcell').nth(1).click();
  for (const text of cells) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}
