import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { texts as en } from '#platform/messages/public/en.ts';
import { texts as fr } from '#platform/messages/public/fr.ts';
import { type BuiltPages, serveBuiltPages } from './built-pages.ts';
import { test } from './test.ts';

const token = 'Zm9vYmFyLXRva2VuLTAxMjM0NTY3ODk';
const session = { sessionId: 's'.repeat(43), partition: '' };
const link = { clientTradeName: 'Highveld', mobileNumber: '•••••• 4821', language: 'pt' };
const sent = {
  response: 'ok',
  message: 'OTP sent to •••••• 4821',
  mobileNumber: link.mobileNumber,
  resendAfterSeconds: 60,
};

const boxes = (page: Page) => page.locator('input[autocomplete=one-time-code]');
const send = (page: Page) => page.locator('main button');
const codesAsked = ({ calls }: BuiltPages) => calls.filter(({ operation }) => operation === 'resendOTP');

/** Opens the pages with scripts that come only when they are let through. */
async function openWithoutScripts(page: Page, { url }: BuiltPages, query = ''): Promise<() => void> {
  let come = () => {};
  const here = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await here;
    await route.continue();
  });
  await page.goto(`${url}/${query}#/carrierregister/${token}`, { waitUntil: 'commit' });
  await expect(send(page)).toBeEnabled();
  return come;
}

async function servingPages(answers: Readonly<Record<string, unknown>>, use: (pages: BuiltPages) => Promise<void>) {
  const pages = await serveBuiltPages({ login: session, getCarrierLink: link, resendOTP: sent, ...answers });
  await use(pages).finally(() => pages.stop());
}

test('the button sends the code before any script is there, once, and the page takes over from it', async ({
  page,
}) => {
  await servingPages({}, async (pages) => {
    const letScriptsThrough = await openWithoutScripts(page, pages);
    await send(page).dblclick();
    await expect(send(page)).toHaveText(en.sendingOtp);
    // In the language of the link, as the page will be.
    await expect.poll(() => codesAsked(pages).map(({ language }) => language)).toEqual(['pt-MZ']);
    letScriptsThrough();
    await expect(boxes(page)).toBeFocused();
    expect(codesAsked(pages)).toHaveLength(1);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault of the first screen without scripts, ${colorScheme}`, async ({ page }) => {
    await servingPages({}, async (pages) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme });
      await openWithoutScripts(page, pages);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations).toEqual([]);
    });
  });
}

test('whoever does not press meets the button again when the page is there, and it sends', async ({ page }) => {
  await servingPages({ getCarrierLink: { ...link, language: 'en' } }, async (pages) => {
    const letScriptsThrough = await openWithoutScripts(page, pages);
    letScriptsThrough();
    await expect(page.getByText(link.mobileNumber)).toBeVisible();
    expect(codesAsked(pages)).toEqual([]);
    await send(page).click();
    await expect(boxes(page)).toBeFocused();
    expect(codesAsked(pages)).toHaveLength(1);
  });
});

for (const language of ['en', 'pt']) {
  // Of an English phone: the words of the other language take more lines, and move the button from under the finger.
  test(`a finger that is down while the page comes has pressed the button, once, ${language}`, async ({ page }) => {
    await servingPages({ getCarrierLink: { ...link, language } }, async (pages) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const letScriptsThrough = await openWithoutScripts(page, pages);
      const finger = await page.context().newCDPSession(page);
      const { x, y, width } = (await send(page).boundingBox())!;
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: x + width / 2, y: y + 10 }],
      });
      letScriptsThrough();
      await expect(page.getByText(link.mobileNumber)).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(boxes(page)).toBeFocused();
      expect(codesAsked(pages)).toHaveLength(1);
    });
  });
}

test('the button keeps the focus when the page comes, and a key that is down presses it', async ({ page }) => {
  await servingPages({}, async (pages) => {
    const letScriptsThrough = await openWithoutScripts(page, pages);
    await send(page).focus();
    await page.keyboard.down('Space');
    letScriptsThrough();
    await expect(page.getByText(link.mobileNumber)).toBeVisible();
    await expect(send(page)).toBeFocused();
    await page.keyboard.up('Space');
    await expect(boxes(page)).toBeFocused();
    expect(codesAsked(pages)).toHaveLength(1);
  });
});

test('without a network the press says so, and the next one begins anew', async ({ page }) => {
  await servingPages({}, async (pages) => {
    await page.route('**/rpc', (route) => route.abort());
    await openWithoutScripts(page, pages, '?lang=fr');
    await send(page).click();
    await expect(page.getByText(fr.noConnection)).toBeVisible();
    await expect(send(page)).toHaveText(fr.sendOtp);
    await page.unroute('**/rpc');
    await send(page).click();
    await expect(page.getByText(fr.noConnection)).toBeHidden();
    await expect.poll(() => codesAsked(pages).map(({ language }) => language)).toEqual(['fr']);
  });
});

test('a code that is under way is not sent again', async ({ page }) => {
  const underWay = { codeSentAt: new Date().toISOString(), resendAfterSeconds: 0 };
  await servingPages({ getCarrierLink: { ...link, ...underWay } }, async (pages) => {
    const letScriptsThrough = await openWithoutScripts(page, pages);
    await send(page).click();
    letScriptsThrough();
    await expect(boxes(page)).toBeFocused();
    expect(codesAsked(pages)).toEqual([]);
  });
});

test('where the scripts cannot be fetched the screen says so, and loads the page again', async ({ page }) => {
  await servingPages({}, async (pages) => {
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto(`${pages.url}/#/carrierregister/${token}`);
    await expect(page.getByText(en.noConnection)).toBeVisible();
    await page.unroute('**/assets/**/*.js');
    await page.getByRole('button', { name: en.reload }).click();
    await expect(page.getByText(link.mobileNumber)).toBeVisible();
  });
});

test('a code that met no network stays, and is checked when the network is back', async ({ page }) => {
  await servingPages({ getCarrierLink: { ...link, language: 'en' } }, async (pages) => {
    await page.goto(`${pages.url}/#/carrierregister/${token}`);
    await send(page).click();
    await expect(boxes(page)).toBeFocused();
    await page.context().setOffline(true);
    await boxes(page).fill('123456');
    await expect(page.getByRole('button', { name: en.tryAgain })).toBeVisible();
    await expect(boxes(page)).toHaveValue('123456');
    const checked = () =>
      pages.calls.filter(({ operation }) => operation === 'isCarrierOtpValid' || operation === 'isOTPValid');
    expect(checked()).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => checked().length).toBe(1);
  });
});
