import crypto from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { ask, passCode, type Staff, staffSession } from './carrier-links.ts';
import { fill, take, typeCharge } from './load-form.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

/** A carrier's phone, as narrow as many are. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-ZA',
  reducedMotion: 'reduce',
} as const;

/** The clock of the company, so many minutes from now. */
const clock = (minutes: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.now() + minutes * 60_000)
    .replace(' ', 'T');

interface Asked {
  readonly offerId: string;
  readonly supplierId: string;
  readonly page: Page;
}
interface Moved {
  readonly id: string;
  readonly lockId: string;
}

/** Presses what may be done with a load, wherever there was room for it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens the mail of an offer on a phone, and passes with the code. */
async function openOffer(browser: Browser, product: Product, sentTo: string, loadNumber: string): Promise<Page> {
  const mail = async () =>
    (await product.outbox()).find(
      ({ to, text, links }) => to === sentTo && text.includes(loadNumber) && links.length > 0,
    );
  await expect.poll(mail, { timeout: 30_000 }).toBeDefined();
  const { links, text } = (await mail())!;
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(links[0]!);
  await passCode(page, product, { lastDigits: /•(\d{4})/.exec(text)![1]! });
  await expect(page.getByRole('button', { name: /^Accept for/ })).toBeVisible();
  return page;
}

/** Two tractors, a trailer and a driver of the carrier; the first tractor is on another load of those days. */
async function crewOf(product: Product, staff: Staff, supplierId: string, loadId: string) {
  const mark = String(crypto.randomInt(1000, 10_000));
  const papers = { licenceExpiry: '2098-01-01', roadworthyExpiry: '2098-01-01', operatorCardExpiry: '2098-01-01' };
  const vehicle = (registrationNumber: string, kind: string) =>
    ask<{ id: string }>(product, staff, 'postVehicle', {
      registrationNumber,
      kind,
      make: 'Volvo',
      ownership: 'supplier',
      supplierId,
      operatorCardCategory: 'G',
      ...papers,
    });
  const driver = (surname: string) =>
    ask<{ id: string }>(product, staff, 'postClientDriver', {
      employeeNo: `${surname}${mark}`,
      name: 'Lerato',
      surname,
      supplierId,
      licenceCode: 'EC',
      licenceExpiry: '2098-01-01',
      prdpGoods: true,
      prdpExpiry: '2098-01-01',
      medicalExpiry: '2098-01-01',
    });
  const plates = { taken: `TK${mark}GP`, free: `FR${mark}GP`, spare: `SP${mark}GP`, trailer: `TR${mark}GP` };
  const [taken, trailer, other] = await Promise.all([
    vehicle(plates.taken, 'truckTractor'),
    vehicle(`TX${mark}GP`, 'semiTrailer'),
    driver('Molefe'),
    vehicle(plates.free, 'truckTractor'),
    vehicle(plates.spare, 'truckTractor'),
    vehicle(plates.trailer, 'semiTrailer'),
    driver('Ramotswe'),
  ]);
  let load = await ask<Moved>(product, staff, 'postLoadCopy', { id: loadId, daysLater: 0 });
  const move = async (operation: string, more: object = {}) => {
    load = await ask<Moved>(product, staff, operation, { id: load.id, ...more }, load.lockId);
  };
  await move('submitLoad');
  await move('awardLoad', { supplierId });
  await move('assignLoad', { vehicleId: taken.id, trailer1Id: trailer.id, driverId: other.id });
  return plates;
}

/** Books by keyboard, beside what the load will meet; a place that nobody knew is made on the way. Answers its number. */
async function book(page: Page, product: Product): Promise<string> {
  await page.goto(`${product.url}/loadCreate/new`);
  await take(page, 'Customer', 'algoa');
  const credit = page.getByRole('region', { name: 'Credit' });
  await expect(credit).toContainText('This load');
  const without = await credit.innerText();
  await fill(page, 'Customer’s order number', '4500187331');
  await take(page, 'Order type', 'FTL');
  await take(page, 'Equipment type', 'TRI');
  await take(page, 'Location', 'DBN');
  await newPlace(page);
  await fill(page, 'From', clock(-180), 0);
  await fill(page, 'Until', clock(-120), 0);
  await fill(page, 'From', clock(600), 1);
  await fill(page, 'Until', clock(900), 1);
  await take(page, 'Goods', 'm');
  await fill(page, 'Mass (kg)', '17400');
  const carriers = page.getByRole('region', { name: 'Who may take it?' });
  await expect(carriers).toContainText('not stated');
  await fill(page, 'Value of the goods', '650000');
  await expect(carriers).not.toContainText('not stated');
  await expect(carriers).toContainText(/\d+ of \d+ may take it/);
  await typeCharge(page, ['Linehaul', '1', 'load', '18000', '14000']);
  await expect(credit).toContainText('20 700');
  expect(await credit.innerText()).not.toBe(without);
  await expect(page.getByRole('region', { name: 'Ready to book?' })).toContainText('Nothing is missing.');
  await page.keyboard.press('Control+b');
  await expect(page).toHaveURL(/\/manageLoads\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ready');
  return /L\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())![0];
}

async function newPlace(page: Page): Promise<void> {
  const mark = crypto.randomInt(1000, 10_000);
  await page.getByRole('button', { name: 'New Location' }).nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill(`Tsessebe crossing ${mark}`);
  await dialog.getByLabel(/^Code/).fill(`TSE${mark}`);
  await dialog.getByLabel(/^Address line/).fill('5 Main Road');
  await dialog.getByLabel(/^Country/).selectOption('South Africa');
  await dialog.getByLabel(/^Province/).selectOption('Gauteng');
  await dialog.getByRole('combobox', { name: /^City/ }).fill('Germiston');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Adds what happened, at the stop and of the kind that the dialog proposes; a late one says why. */
async function tell(page: Page, kind: string, { at, because }: { at?: string; because?: string } = {}): Promise<void> {
  await press(page, 'Add event');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Event' }).locator('option:checked')).toHaveText(kind);
  if (at) await dialog.getByRole('textbox', { name: 'Time' }).fill(at);
  if (because) await dialog.getByRole('combobox', { name: 'Reason' }).selectOption(because);
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog).toBeHidden();
}

/** The row of the load on the open list of the other desk. */
function rowOf(board: Page, loadNumber: string): Locator {
  return board.getByRole('row').filter({ hasText: loadNumber });
}

test('a load is tendered to three carriers, driven by the one that wins, and followed by its customer', async ({
  browser,
  page,
  shared: product,
}) => {
  // Five browsers take turns: on a machine that is busy with others it takes twice as long as alone.
  test.slow();
  const staff = await staffSession(product);
  await signIn(page, product, people.administrator);
  const board = await (await browser.newContext({ locale: 'en-ZA', reducedMotion: 'reduce' })).newPage();
  await signIn(board, product, people.administrator);

  const loadNumber = await book(page, product);
  const loadId = page.url().split('/').pop()!;
  await board.goto(`${product.url}/manageLoads`);
  await board.getByRole('searchbox').first().fill(loadNumber);
  await expect(rowOf(board, loadNumber)).toContainText('Ready');

  const [counters, declines, wins] = await tender(browser, page, product, { staff, loadId, loadNumber });
  await expect(rowOf(board, loadNumber)).toContainText('Tendered');
  const plates = await crewOf(product, staff, wins!.supplierId, loadId);

  await test.step('one asks another price and answers too late, one declines, one wins, and the others are told', async () => {
    const late = counters!.page;
    await late.getByRole('button', { name: 'Another price' }).click();
    // A nought too many is asked back, and what was typed stays.
    const price = late.getByRole('textbox', { name: /^Your price/ });
    await price.fill('155000');
    await late.getByRole('button', { name: 'Send this price' }).click();
    const question = late.getByRole('dialog', { name: 'Is this price right?' });
    await expect(question).toContainText(/You ask R\s155\s000,00; R\s14\s000,00 was offered/);
    await question.getByRole('button', { name: 'Change' }).click();
    await expect(question).toBeHidden();
    await price.fill('15500');
    await late.getByRole('button', { name: 'Send this price' }).click();
    await expect(late.getByRole('status').filter({ hasText: 'You asked' })).toBeVisible();
    await expect(page.getByText('R 15 500,00')).toBeVisible();
    // Its time ends while the answer is on its way.
    await late.route('**/rpc', async (route) => {
      if (route.request().postData()?.includes('acceptLoadTender'))
        await product.run(
          `update tender_offer set expires_at = now() - interval '1 second' where id = '${counters!.offerId}'`,
        );
      await route.continue();
    });
    await late.getByRole('button', { name: /^Accept for/ }).click();
    await expect(late.getByText('The time for this offer was over when you answered.')).toBeVisible();
    await expect(page.getByText('Accepted too late')).toBeVisible();

    await declines!.page.getByRole('button', { name: 'Decline', exact: true }).click();
    await declines!.page.getByRole('combobox', { name: /^Why not/ }).selectOption('No vehicle free');
    await declines!.page.getByRole('button', { name: 'Decline the load' }).click();
    await expect(declines!.page.getByText('You declined this load.')).toBeVisible();
    await expect(page.getByText('No vehicle free')).toBeVisible();

    await wins!.page.getByRole('button', { name: /^Accept for/ }).click();
    // It was pressed at the foot of the page; what became of it stands at the head.
    await expect(wins!.page.getByText('This load is yours.')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Booked');
    await expect(rowOf(board, loadNumber)).toContainText('Booked');
  });

  await test.step('the carrier names who drives; what is taken says by which load', async () => {
    const own = wins!.page;
    const vehicles = own.getByRole('combobox', { name: /^Vehicle/ });
    const named = async (select: string, text: string) => {
      const list = own.getByRole('combobox', { name: new RegExp(`^${select}`) });
      await list.selectOption({ label: await list.locator('option', { hasText: text }).innerText() });
    };
    await expect(vehicles.locator('option', { hasText: plates.taken })).toHaveText(/on load L\d+ until/);
    await named('Vehicle', plates.taken);
    await named('Trailer', plates.trailer);
    await named('Driver', 'Ramotswe');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText(/is on your load L\d+ until/)).toBeVisible();
    await named('Vehicle', plates.free);
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText(`${plates.free} + ${plates.trailer}, Lerato Ramotswe`)).toBeVisible();
    await expect(rowOf(board, loadNumber)).toContainText(plates.free);
    // The page of the loser has looked by itself meanwhile.
    await expect(counters!.page.getByText('Another carrier took this load.')).toBeVisible({ timeout: 40_000 });
  });

  await test.step('the other desk sees at once that it is late, and that the time was wrong', async () => {
    await press(page, 'Dispatch');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dispatched');
    await page.getByRole('link', { name: 'Trip', exact: true }).click();
    await tell(page, 'Arrived', { at: clock(-60), because: 'Transit delay' });
    await expect(rowOf(board, loadNumber)).toContainText(/\+\d+ min/);
    await page.getByRole('button', { name: /^Correct: Arrived/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Time' }).fill(clock(-125));
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Corrected by /)).toBeVisible();
    await expect(rowOf(board, loadNumber)).not.toContainText(/\+\d+ min/);
    await tell(page, 'Left');
    await expect(rowOf(board, loadNumber)).toContainText('In transit');
  });

  await test.step('a vehicle that broke down is swapped', async () => {
    await press(page, 'Swap vehicle');
    await take(page, 'Vehicle', plates.spare);
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .selectOption('Breakdown');
    await page.getByRole('dialog').getByRole('button', { name: 'Swap vehicle' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Vehicle swapped · Breakdown')).toBeVisible();
    await expect(rowOf(board, loadNumber)).toContainText(plates.spare);
  });

  await test.step('the customer follows it to its delivery, without names and prices', async () => {
    await page.getByRole('button', { name: 'Copy tracking link' }).click();
    const address = await page.getByLabel('Address of the page').inputValue();
    const customer = await (await browser.newContext({ locale: 'en-ZA', reducedMotion: 'reduce' })).newPage();
    await customer.goto(address);
    await expect(customer.getByText(loadNumber)).toBeVisible();
    await expect(customer.getByText('Germiston').first()).toBeVisible();
    for (const secret of [plates.spare, 'Ramotswe', /R\s?\d/])
      await expect(customer.locator('body')).not.toContainText(secret);
    await expectAccessible(customer, 'tracking');
    await tell(page, 'Arrived');
    // Nothing is left to do then, so it is delivered.
    await tell(page, 'Left');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Delivered');
    await expect(rowOf(board, loadNumber)).toContainText('Delivered');
    await customer.reload();
    await expect(customer.getByText('Delivered').first()).toBeVisible();
    await press(page, 'Withdraw tracking link');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw tracking link' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await customer.reload();
    await expect(customer.getByRole('heading', { name: 'This tracking link has ended' })).toBeVisible();
  });
});

/** Asks the first three who may take it, on the page of the load; each opens its link on a phone. */
async function tender(
  browser: Browser,
  page: Page,
  product: Product,
  { staff, loadId, loadNumber }: { readonly staff: Staff; readonly loadId: string; readonly loadNumber: string },
): Promise<readonly Asked[]> {
  await page.getByRole('link', { name: 'Carrier', exact: true }).click();
  await press(page, 'Tender');
  const dialog = page.getByRole('dialog');
  const fitting = dialog.locator('[role="option"]:not([aria-disabled])');
  for (const asked of [1, 2, 3]) {
    await fitting.first().click();
    await expect(dialog.getByRole('textbox', { name: 'Amount R' })).toHaveCount(asked);
  }
  await dialog.getByRole('button', { name: 'Tender', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('timer')
      .or(page.getByText(/^\d+:\d\d$/))
      .first(),
  ).toBeVisible();
  const { rows } = await ask<{ rows: { id: string; supplierId: string; sentTo: string; rank: number }[] }>(
    product,
    staff,
    'getLoadTenders',
    { loadId },
  );
  return Promise.all(
    rows
      .toSorted((one, other) => one.rank - other.rank)
      .map(async ({ id, supplierId, sentTo }) => ({
        offerId: id,
        supplierId,
        page: await openOffer(browser, product, sentTo, loadNumber),
      })),
  );
}
