import { expect, type Locator, type Page } from '@playwright/test';
import { type BuiltPages, serveBuiltPages } from './built-pages.ts';
import { test } from './test.ts';

// The form in steps, in the gallery: its rules are the same for every form that is made of it.
let pages: BuiltPages;
test.beforeAll(async () => void (pages = await serveBuiltPages()));
test.afterAll(() => pages.stop());
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const warning = 'Warning! Please complete all required fields *.';
const open = (page: Page) => page.goto(`${pages.url}/gallery#wizard`);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

async function fillCompany(page: Page, regNo: string): Promise<void> {
  await page.getByLabel('Full registered name').fill('Karoo Freight');
  await page.getByLabel('Trade name').fill('Karoo');
  await page.getByLabel('Registration number').fill(regNo);
}

test('forward only over complete steps, back always', async ({ page }) => {
  await open(page);
  await button(page, 'Next').tap();
  await expect(page.locator('[popover]').getByText(warning)).toBeVisible();
  await expect.poll(() => focusedName(page)).toBe('registeredName');
  // The message stands between the field that it is about and the buttons, and each step is as large as a finger.
  const place = async (of: Locator) => (await of.boundingBox())!;
  const message = await place(page.locator('[popover]').getByText(warning));
  const field = await place(page.getByLabel('Full registered name'));
  expect(message.y).toBeGreaterThan(field.y + field.height);
  expect(message.y + message.height).toBeLessThanOrEqual((await place(page.locator('footer'))).y);
  for (const step of [1, 2, 3])
    expect((await place(button(page, `Step ${step}: `))).height, `step ${step}`).toBeGreaterThanOrEqual(44);
  await button(page, 'Step 3: Transporter Details').tap();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();

  await fillCompany(page, '2011/004512/07');
  await button(page, 'Step 3: Transporter Details').tap();
  // Step 2 is on the way, and not complete.
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect.poll(() => focusedName(page)).toBe('directors.0.name');
  await button(page, 'Back').tap();
  await expect(page.getByRole('heading', { name: 'Company Details' })).toBeFocused();
  await expect(page.getByLabel('Trade name')).toHaveValue('Karoo');
});

test('a press is not lost when the field before it turns out to be wrong', async ({ page }) => {
  await open(page);
  await fillCompany(page, '2011/004512/07');
  await button(page, 'Next').tap();
  await page.getByLabel('Director 1 name').fill('T Nkosi');
  await button(page, 'Add director').click();
  await expect(page.getByLabel('Director 2 name')).toBeFocused();
  await button(page, 'Remove').click();
  await expect(page.getByLabel('Director 2 name')).toBeHidden();
});

test('a taken name is told on leaving the field, and holds the step until it changes', async ({ page }) => {
  await open(page);
  await fillCompany(page, '2011/004512/07');
  const name = page.getByLabel('Full registered name');
  await name.fill('Taken');
  await name.blur();
  await expect(page.getByText('This value is not valid.')).toBeVisible();
  await button(page, 'Next').tap();
  await expect(page.locator('[popover]').getByText(warning)).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await name.fill('Not taken');
  await button(page, 'Next').press('Enter');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  // Long before its time is over: it was about the step before.
  await expect(page.locator('[popover]').getByText(warning)).toBeHidden({ timeout: 2500 });
});

test('what the server refuses is shown on its step; the corrected form goes through once', async ({ page }) => {
  await open(page);
  await fillCompany(page, 'Refuse');
  await button(page, 'Next').tap();
  await page.getByLabel('Director 1 name').fill('T Nkosi');
  await button(page, 'Next').press('Enter');
  await page.getByLabel('GIT cover').fill('1 500 000');
  await button(page, 'Submit').press('Enter');
  await expect(button(page, 'Submit')).toBeDisabled();
  await expect(page.getByText('This registration number is already in use.')).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect.poll(() => focusedName(page)).toBe('regNo');

  await page.getByLabel('Registration number').fill('2011/004512/07');
  await page.getByLabel('The company is a transporter').uncheck();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await button(page, 'Next').tap();
  // A second tap so soon after the first belongs to it; a key never does.
  await button(page, 'Submit').press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeFocused();
});

test('the draft is saved while typing, and kept without a network', async ({ page, context }) => {
  await open(page);
  await page.getByLabel('Trade name').fill('Karoo');
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Registration number').fill('2011');
  await expect(page.getByText('Offline: kept on this phone, and saved once you are connected')).toBeVisible();
  // On the device and not only in the tab, which a phone ends at will; and nobody can read it there.
  const kept = () => page.evaluate(() => localStorage.getItem('unsent:gallery'));
  await expect.poll(kept).toMatch(/^\d+\.[\w+/=]+$/);
  await context.setOffline(false);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect.poll(kept).toBeNull();
});
