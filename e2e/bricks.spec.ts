import { expect, type Page } from '@playwright/test';
import { type BuiltPages, serveBuiltPages } from './built-pages.ts';
import { test } from './test.ts';

// The bricks of public pages, as people use them, in the gallery.
let pages: BuiltPages;
test.beforeAll(async () => void (pages = await serveBuiltPages()));
test.afterAll(() => pages.stop());
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const open = (page: Page, section: string) => page.goto(`${pages.url}/gallery#${section}`);
const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
const required = 'This field is required.';

test('numbers are read as people write them, and kept within their limits', async ({ page }) => {
  await open(page, 'fields');
  const cover = page.getByLabel('GIT cover');
  await cover.fill('R 1,500,000.5');
  await cover.blur();
  await expect(cover).toHaveValue(/^1\s500\s000,50$/);
  await cover.fill('0');
  await expect(page.getByText('Changed to 1, the nearest value allowed.')).toBeVisible();
  await expect(cover).toHaveValue('1,00');
  await cover.fill('abc');
  await cover.blur();
  await expect(page.getByText('Write all of it in figures, such as 1 500 000.')).toBeVisible();
  const rate = page.getByLabel('Payable rate');
  await rate.fill('82.456');
  await rate.blur();
  await expect(rate).toHaveValue('82,46');
});

test('a phone number finds its country, and shows a wrong one', async ({ page }) => {
  await open(page, 'fields');
  const phone = page.getByRole('textbox', { name: 'Cell number' });
  const country = page.getByLabel('Cell number: country');
  await phone.fill('+254 712 345678');
  await phone.blur();
  await expect(phone).toHaveValue('0712 345678');
  await expect(country).toHaveValue('KE');
  await country.selectOption('ZA');
  await phone.fill('082 123 45');
  await phone.blur();
  await expect(page.getByText('This is not a valid phone number.')).toBeVisible();
  await phone.fill('0821234567');
  await phone.blur();
  await expect(phone).toHaveValue('082 123 4567');
  await expect(page.getByText('This is not a valid phone number.')).toBeHidden();
});

test('a field is checked when it is left, then while it is typed in', async ({ page }) => {
  await open(page, 'fields');
  const name = page.getByLabel('Full registered name');
  await name.focus();
  await expect(page.getByText(required)).toBeHidden();
  await name.blur();
  await expect(page.getByText(required)).toBeVisible();
  await name.fill('  Karoo ');
  await expect(page.getByText(required)).toBeHidden();
  await name.blur();
  await expect(name).toHaveValue('Karoo');
  const identity = page.getByLabel('Identity number');
  await identity.fill('8001 0150-09087');
  await expect(identity).toHaveValue('8001015009087');
  // A letter in a number is refused and not taken out, and what is too long is not cut: either would be another number.
  for (const [typed, problem] of [
    ['1234O6789', 'Enter digits only.'],
    ['12345678901234567890', 'Enter at most 15 characters.'],
  ] as const) {
    await identity.fill('');
    await identity.pressSequentially(typed);
    await identity.blur();
    await expect(identity).toHaveValue(typed);
    await expect(identity).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(problem)).toBeVisible();
  }
  await identity.fill('8001015009087');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => focusedName(page)).toBe('email');
});

test('suggestions are chosen by keyboard and finger, and other texts are welcome', async ({ page }) => {
  await open(page, 'fields');
  const bank = page.getByRole('combobox', { name: 'Bank' });
  await bank.fill('ban');
  const list = page.getByRole('listbox', { name: 'Suggestions for Bank' });
  await expect(list.getByRole('option')).toHaveText([/NEDBANK/, /STANDARD BANK/]);
  await bank.press('ArrowDown');
  await bank.press('Enter');
  await expect(bank).toHaveValue('NEDBANK');
  await bank.fill('');
  await list.getByRole('option', { name: /FNB/ }).tap();
  await expect(bank).toHaveValue('FNB');
  await bank.fill('Bank of the Karoo');
  await bank.blur();
  await expect(bank).toHaveValue('Bank of the Karoo');
});

test('a file is sent with progress, tried again, refused by its kind, and a photo is made smaller', async ({
  page,
}) => {
  await open(page, 'files');
  const pdf = { name: 'git.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${'x'.repeat(200_000)}`) };
  const input = (label: string) => page.getByRole('group', { name: label }).locator('input[type=file]').last();
  const chosen = input('Sent at once');
  await chosen.setInputFiles(pdf);
  await expect(page.getByText(/\d+% sent/)).toBeVisible();
  await expect(page.getByText('200 kB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove git.pdf' }).click();
  await input('The connection breaks').setInputFiles(pdf);
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await input('Bank confirmation').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText(/^This photo is in a format that cannot be read here/)).toBeVisible();

  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 2000];
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()));
  });
  await chosen.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(photo) });
  await expect(page.getByText('photo.jpg')).toBeVisible();
  // Whether it is sharp is seen at once; and where only a PDF will do, it is made one.
  await expect(page.getByAltText('The photo photo.jpg')).toBeVisible();
  await input('Bank confirmation').setInputFiles({
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: Buffer.from(photo),
  });
  await expect(page.getByText('letter.pdf')).toBeVisible();
});

test('the code gate: send, wrong, right', async ({ page }) => {
  await open(page, 'code');
  await page.getByRole('button', { name: 'Send OTP' }).first().tap();
  const code = page.getByLabel('One-time code, 6 digits');
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: /^Re-send OTP in \d+ s$/ })).toBeDisabled();
  await code.fill('1234');
  await code.press('Enter');
  await expect(page.getByText('2 digits are missing.')).toBeVisible();
  await code.press('5');
  await expect(page.getByText('2 digits are missing.')).toBeHidden();
  await code.fill('111 111');
  await expect(page.getByText('Invalid OTP! click resend or re-type OTP')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await code.pressSequentially('123456');
  await expect(page.getByText('The code was accepted')).toBeVisible();
  await page.getByRole('region', { name: 'Confirm once more' }).getByRole('button', { name: 'Send OTP' }).tap();
  await expect(page.getByText('Please try again in 42 seconds.')).toBeVisible();
});

test('a locked link leaves the gate', async ({ page }) => {
  await open(page, 'code');
  await page.getByRole('button', { name: 'Send OTP' }).first().tap();
  await page.getByLabel('One-time code, 6 digits').fill('999999');
  await expect(page.getByRole('heading', { name: 'Application link has expired' })).toBeVisible();
});

test('a dialog asks, a notice goes by itself, the terms want an answer', async ({ page }) => {
  await open(page, 'dialogs');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Terms' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Snackbar', exact: true }).click();
  const snackbar = page.locator('[popover]').getByText('Warning! Please complete all required fields *.');
  await expect(snackbar).toBeVisible();
  await expect(snackbar).toBeHidden({ timeout: 4500 });
});

test('the language changes on the spot, keeps what was typed, and is remembered', async ({ page }) => {
  await open(page, 'fields');
  await page.getByLabel('Full registered name').fill('Karoo');
  const identity = page.getByLabel('Identity number');
  await identity.focus();
  await identity.blur();
  await expect(page.getByText(required)).toBeVisible();
  await page.getByLabel('Language').selectOption('pt');
  await expect(page.getByText(required)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  await expect(page.getByLabel('Full registered name')).toHaveValue('Karoo');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
});

test('one of more than a thousand is found by typing, with the keyboard alone, and can be taken back', async ({
  page,
}) => {
  await open(page, 'form');
  const choice = page.getByRole('combobox', { name: 'Part of' });
  const options = page.getByRole('listbox', { name: 'Choices for Part of' }).getByRole('option');
  // A field shows no other choices before those that were typed for: one that gives way to another may be pressed as it does.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const option of document.querySelectorAll('[role=option]')) seen.push(option.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await choice.fill('mopani');
  await expect(options.first()).toContainText('Mopani');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((text) => !/mopani/i.test(text))).toEqual([]);
  await choice.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('There are more. Type more of the name.').first()).toBeVisible();
  await choice.fill('drakensberg haul');
  await expect(options.first()).toContainText('Drakensberg Haul');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = (await options.nth(1).innerText()).split('\n')[0]!;
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(choice).toHaveValue(second);
  // A text that is left without choosing gives way to what was chosen.
  await choice.fill('nobody is called that');
  await expect(page.getByText('Nothing found').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(choice).toHaveValue(second);
  await page.getByRole('button', { name: 'Clear Part of' }).click();
  await expect(choice).toHaveValue('');
  await expect(choice).toBeFocused();
});
