import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ask, staffSession } from './carrier-links.ts';
import { driverPhone, penIsFree, sign, waits } from './driver-phone.ts';
import { people, type OwnProduct, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// A driver's phone without a network, and the desk that sees everything once it is back.
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const step = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Cuts the network in the middle of sending, several times. */
async function cutAgainAndAgain(context: BrowserContext, page: Page): Promise<void> {
  let cuts = 0;
  await page.route('**/rpc', async (route) => {
    const isEvent = route.request().postData()?.includes('postDriverEvent') ?? false;
    if (!isEvent || (cuts += 1) > 5) return route.fallback();
    // Twice the server has it and the phone never learns that.
    if (cuts % 2 === 0) await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
}

/** No button of the bar stands beyond the edge of the glass, whatever the language calls it. */
async function fitsInEveryLanguage(page: Page): Promise<void> {
  for (const language of ['pt', 'fr', 'afr', 'en']) {
    await page.locator('header button').last().click();
    await page.getByRole('dialog').getByRole('combobox').selectOption(language);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const button of await page.locator('footer').locator('button, a').all()) {
      const box = (await button.boundingBox())!;
      expect(box.x + box.width, `${language}: ${await button.textContent()}`).toBeLessThanOrEqual(360);
    }
  }
}

/** A finger that touches the glass by chance has not signed: it is told, and the delivery is not done. */
async function aDotIsNoSignature(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const pen = (await dialog.locator('canvas').boundingBox())!;
  await page.touchscreen.tap(pen.x + 60, pen.y + 60);
  await expect(dialog.getByText('This is too small for a signature.')).toBeVisible();
  await step(page, 'Finish delivery');
  await expect(dialog.getByRole('alert')).toHaveText('Missing: a signature or a photo');
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
}

/** Half of one can be typed as people type it, and stays on the glass. */
async function aHalfIsTyped(page: Page): Promise<void> {
  const box = page.getByRole('dialog').locator('input[inputmode=decimal]').first();
  const before = await box.inputValue();
  await box.fill('');
  await box.pressSequentially('0,5');
  await expect(box).toHaveValue('0,5');
  await box.fill(before);
  await expect(page.getByRole('dialog').getByText('1 short')).toBeVisible();
}

/** A trip of the demonstration whose vehicle was sent, and the link in its driver's SMS. */
async function tripUnderWay(): Promise<{ readonly loadNumber: string; readonly link: string }> {
  const sent = await ask<{ rows: { loadNumber: string }[] }>(product, await staffSession(product), 'getLoads', {
    status: ['DISPATCHED', 'IN_TRANSIT'],
    pageSize: 50,
  });
  for (const { loadNumber } of sent.rows) {
    const link = await linkOf(loadNumber);
    if (link) return { loadNumber, link };
  }
  throw new Error('The demonstration has no trip that is under way.');
}

/** The link in the newest SMS of a trip, in whatever language it is. */
async function linkOf(loadNumber: string): Promise<string | undefined> {
  const messages = await product.outbox();
  return messages.find(
    ({ channel, text, links }) => channel === 'sms' && text.includes(`${loadNumber},`) && links.length > 0,
  )?.links[0];
}

test('a phone whose clock is three hours ahead is told so, and what it presses stands at its true time', async ({
  browser,
}) => {
  const clerk = await staffSession(product);
  const { rows } = await ask<{ rows: { id: string; loadNumber: string }[] }>(product, clerk, 'getLoads', {
    status: ['DISPATCHED'],
    pageSize: 50,
  });
  const { id, loadNumber } = rows[0]!;
  // By the true time the driver is early; three hours later it would be late.
  await product.run(
    `update stop set window_start = now(), window_end = now() + interval '1 hour' where load_id = '${id}'`,
  );
  const context = await browser.newContext({ ...driverPhone, locale: 'pt-MZ' });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await page.addInitScript(() => localStorage.setItem('language', 'pt'));
  await page.goto((await linkOf(loadNumber))!);
  await expect(page.getByText('Está 3 h 00 adiantado.')).toBeVisible();
  const from = Date.now();
  await page.locator('[data-step="arrive"]').click();
  await expect(page.locator('[data-step="start"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(waits(page)).toHaveAttribute('data-waiting', '0');
  const told = async () => {
    const answer = await ask<{ rows: { kind: string; source: string; occurredAt: string }[] }>(
      product,
      clerk,
      'getLoadEvents',
      { loadId: id, pageSize: 100 },
    );
    return answer.rows.filter((row) => row.source === 'driver' && row.kind === 'arrived');
  };
  const [arrived] = await told();
  // Told in whole minutes of what the clock is wrong.
  expect(new Date(arrived!.occurredAt).getTime()).toBeGreaterThan(from - 60_000);
  expect(new Date(arrived!.occurredAt).getTime()).toBeLessThan(Date.now() + 60_000);

  // A time that is typed is the one on the wall, and not the phone's.
  await page.locator('[data-step="start"]').click();
  await page.locator('[data-step="finish"]').click();
  await step(page, 'Terminar a carga');
  await page.locator('[data-step="depart"]').click();
  await page
    .getByRole('button', { name: /^Corrigir as horas/ })
    .first()
    .click();
  const time = page.getByRole('dialog').locator('input[type=datetime-local]').first();
  const before = await time.inputValue();
  const [day, clock] = before.split('T') as [string, string];
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  // Not before midnight: the day stays.
  const earlier = minutes >= 5 ? minutes - 5 : 0;
  const two = (count: number) => String(count).padStart(2, '0');
  await time.fill(`${day}T${two(Math.floor(earlier / 60))}:${two(earlier % 60)}`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(async () => (await told()).length).toBe(2);
  const times = (await told()).map(({ occurredAt }) => new Date(occurredAt).getTime());
  const moved = Math.max(...times) - Math.min(...times);
  expect(moved).toBeGreaterThanOrEqual((minutes - earlier) * 60_000 - 60_000);
  expect(moved).toBeLessThanOrEqual((minutes - earlier) * 60_000 + 120_000);
  await context.close();
});

test('a trip without a network arrives once, with its times, and the desk sees it without reloading', async ({
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.administrator);
  const { loadNumber, link } = await tripUnderWay();
  const context = await browser.newContext(driverPhone);
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText(loadNumber).first()).toBeVisible();
  await expect(page.getByText('This trip also opens without a network.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await desk.goto(`${product.url}/manageLoads`);
  await desk.getByRole('searchbox').first().fill(loadNumber);
  await desk.getByRole('link', { name: loadNumber }).first().click();

  await context.setOffline(true);
  const main = page.locator('[data-step]');
  // Whatever this trip of the demonstration has behind it, the rest is pressed without a network.
  for (let presses = 0; presses < 8 && (await main.count()) > 0; presses++) {
    const kind = await main.getAttribute('data-step');
    const before = Number(await waits(page).getAttribute('data-waiting'));
    await main.click();
    const later = page.getByRole('button', { name: 'Say it later' });
    if (kind === 'finish') {
      const dialog = page.getByRole('dialog');
      if (await dialog.getByRole('textbox', { name: 'Name of the receiver' }).count()) {
        // Who presses on too soon is told; the page stays as it is.
        await step(page, 'Finish delivery');
        await expect(dialog.getByText('There is no signature and no photo of the papers.')).toBeVisible();
        await expect(waits(page)).toHaveAttribute('data-waiting', String(before));
        await penIsFree(page);
        await aDotIsNoSignature(page);
        await expect(waits(page)).toHaveAttribute('data-waiting', String(before));
        await dialog
          .getByRole('button', { name: /^One less/ })
          .first()
          .click();
        await expect(dialog.getByText('1 short')).toBeVisible();
        await aHalfIsTyped(page);
        // A wrong photo is seen and taken out; nothing of it waits to be sent.
        for (const photos of [1, 2]) {
          await dialog.locator('input[type=file]').setInputFiles('web/static/icon-512.png');
          await expect(dialog.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(photos);
        }
        await dialog.getByRole('button', { name: 'Take photo 1 out' }).click();
        await expect(dialog.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(1);
        await expect(waits(page)).toHaveAttribute('data-waiting', String(before));
        await dialog.getByRole('textbox', { name: 'Name of the receiver' }).fill('M Ledwaba');
        await sign(page);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await step(page, 'Finish delivery');
      } else await step(page, 'Finish loading');
    } else if (kind === 'arrive' || kind === 'depart') {
      await expect(later.or(waits(page).and(page.locator(`[data-waiting="${before + 1}"]`)))).toBeVisible();
      if (await later.count()) {
        await page.getByRole('button', { name: kind === 'arrive' ? 'Transit delay' : 'Congestion' }).click();
      }
    }
    await expect(waits(page)).not.toHaveAttribute('data-waiting', String(before));
    await expect(page.locator(`[data-step="${kind}"]`)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'The trip is done' })).toBeVisible();
  await fitsInEveryLanguage(page);
  const waiting = Number(await waits(page).getAttribute('data-waiting'));
  expect(waiting).toBeGreaterThan(2);

  // The phone is restarted: the tab opens again without a network, and everything still waits.
  await page.close();
  const again = await context.newPage();
  await again.goto(link);
  await expect(waits(again)).toHaveAttribute('data-waiting', String(waiting));
  await again.reload();
  await expect(waits(again)).toHaveAttribute('data-waiting', String(waiting));
  await expect(again.getByRole('heading', { name: 'No network. Keep working.' })).toBeVisible();

  await cutAgainAndAgain(context, again);
  await again.getByRole('button', { name: /waiting/ }).click();
  await expect(async () => {
    const now = again.getByRole('button', { name: 'Try now' });
    if (await now.count()) await now.click();
    await expect(waits(again)).toHaveAttribute('data-waiting', '0', { timeout: 1000 });
  }).toPass();

  await expect(desk.getByText('Delivered').first()).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Signature, M Ledwaba' })).toHaveCount(1);
  await expect(desk.getByRole('img', { name: 'Papers' })).toHaveCount(1);
});
