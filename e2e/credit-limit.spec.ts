import crypto from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolations, press } from './carrier-form.ts';
import { ask, dayFromNow, passCode, type Staff, staffSession } from './carrier-links.ts';
import { cutWhenLarge } from './large-text.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A credit limit is proposed, approved by a second person, and accepted or declined by the customer through its link.
let product: Product;
let proposer: Staff;
let approver: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  [proposer, approver] = await Promise.all([
    staffSession(product, people.onboarding),
    staffSession(product, people.approver),
  ]);
});

interface Person {
  readonly email: string;
  readonly mobileNumber: string;
  readonly lastDigits: string;
}

function somebody(): Person {
  const mobileNumber = `082${crypto.randomInt(1_000_000, 10_000_000)}`;
  return {
    email: `finance-${crypto.randomUUID().slice(0, 8)}@umgeni.example`,
    mobileNumber,
    lastDigits: mobileNumber.slice(-4),
  };
}

interface Change {
  readonly id: string;
  readonly lockId: string;
  readonly status: string;
}

async function customerNamed(search: string): Promise<{ id: string; accountNumber: string }> {
  const [found] = await ask<{ id: string; accountNumber: string }[]>(product, proposer, 'getAllShippers', { search });
  return found!;
}

async function propose(search: string, person: Person, extra: object = {}): Promise<Change> {
  const { id: customerId } = await customerNamed(search);
  return ask<Change>(product, proposer, 'postShipperCreditChange', {
    customerId,
    kind: 'increase',
    newLimit: 5_000_000,
    reason: 'Buys more.',
    effectiveFrom: dayFromNow(1),
    email: person.email,
    mobileNumber: person.mobileNumber,
    ...extra,
  });
}

const approve = ({ id, lockId }: Change) =>
  ask<Change>(product, approver, 'approveShipperCreditChange', { id }, lockId);
const record = (id: string) => ask<Record<string, unknown>>(product, proposer, 'getShipperCreditChangeRecord', { id });

/** The customer opens the mail, on a phone as narrow as they come. */
async function openLink(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('proposed at the desk, approved by a second person, accepted by the customer', async ({ browser }) => {
  const person = somebody();
  const { accountNumber } = await customerNamed('Ridgeback Steel');
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.onboarding);
  await desk.goto(`${product.url}/creditLimit`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Maintain Credit Limit' })).toBeVisible();
  await expectNoViolations(desk);
  await desk.getByRole('link', { name: 'Propose a limit' }).first().click();
  await desk.getByRole('combobox', { name: 'Customer' }).fill('Ridgeback');
  await desk.getByRole('option', { name: /Ridgeback Steel Merchants/ }).click();
  await expect(desk.getByRole('region', { name: 'Credit today' })).toContainText(/Open loads.*Available/);

  // What the server knows better than the form stands on its field.
  await desk.getByRole('textbox', { name: 'New limit' }).fill('1 000 000');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Two more lanes, paid on the day.');
  await desk.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await desk.getByRole('textbox', { name: 'Mobile number for the code' }).fill(person.mobileNumber);
  await expectNoViolations(desk);
  await press(desk, 'Save');
  await expect(desk.getByText('An increase must be above the current limit.')).toBeVisible();
  await desk.getByRole('textbox', { name: 'New limit' }).fill('3 600 000');
  await press(desk, 'Save');
  const row = desk.getByRole('row').filter({ hasText: 'Ridgeback' });
  await expect(row).toContainText('To approve');
  await row.getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Ridgeback Steel Merchants');
  // Who proposed it is not asked to approve it: without the right there is no button.
  await expect(desk.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const address = desk.url();
  await desk.context().close();

  const second = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  await signIn(second, product, people.approver);
  await second.goto(address);
  await expect(second.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectNoViolations(second);
  await press(second, 'Approve');
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('With the customer').first()).toBeVisible();

  const phone = await openLink(browser, await product.linkFor(person.email));
  await expect(phone.getByText('Credit Limit Change')).toBeVisible();
  await expect(phone.getByText('3 600 000')).toHaveCount(0);
  await passCode(phone, product, person);
  await expect(phone.getByRole('heading', { level: 1, name: 'Your new credit limit' })).toBeVisible();
  await expect(phone.getByText('New Credit Limit', { exact: true })).toBeVisible();
  await expect(phone.getByText(/R\s3\s600\s000/)).toBeVisible();
  await expect(phone.getByText(accountNumber)).toBeVisible();
  // Public pages have only the classes of the folders that their stylesheet names.
  const facts = phone.locator('dl').filter({ hasText: 'New Credit Limit' });
  expect(await facts.evaluate((list) => getComputedStyle(list).rowGap)).toBe('16px');
  expect(await cutWhenLarge(phone)).toEqual([]);
  await expectNoViolations(phone);

  // The answer is asked for; the comment belongs to a decline only.
  await press(phone, 'Submit');
  await expect(phone.getByText('This field is required.')).toBeVisible();
  await phone.getByLabel('Your answer').selectOption('decline');
  await expect(phone.getByLabel('Comment')).toBeVisible();
  await phone.getByLabel('Your answer').selectOption('accept');
  await expect(phone.getByLabel('Comment')).toHaveCount(0);

  // A failure is told, and what was chosen stays.
  await phone.route('**/rpc', (route) =>
    route.fulfill({ status: 500, json: { response: 'error', result: 'x', code: 'unexpected', requestId: 'x' } }),
  );
  await press(phone, 'Submit');
  await expect(phone.getByRole('alert').filter({ hasText: 'Technical error, please try again.' })).toBeVisible();
  await phone.unroute('**/rpc');
  await press(phone, 'Submit');
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Credit Limit Change successfully submitted' }),
  ).toBeVisible();
  // What failed before is forgotten.
  await expect(phone.getByText('Technical error, please try again.')).toHaveCount(0);
  await expect(phone).toHaveTitle('Credit Limit Change successfully submitted');
  await expectNoViolations(phone);
  await phone.reload();
  await expect(phone.getByText('Credit Limit Change successfully submitted')).toBeVisible();
  await phone.context().close();

  await expect(second.getByText('In effect').first()).toBeVisible();
  await expect(second.getByText(/Accepted by/)).toBeVisible();
  await second.getByRole('link', { name: 'History' }).click();
  await expect(second.getByText('Accepted by the customer')).toBeVisible();
  await second.context().close();
});

/** The hour on the clock of the company, whose zone no test changes. */
const hourOfCompany = () =>
  new Intl.DateTimeFormat('en-ZA', { timeZone: 'Africa/Johannesburg', hour: '2-digit', hourCycle: 'h23' }).format();

test('declined with a comment: the limit stays, and the comment is read', async ({ browser }) => {
  const person = somebody();
  const change = await propose('Bergsig Pharmaceuticals', person);
  expect(change.status).toBe('PROPOSED');
  expect((await approve(change)).status).toBe('SENT');
  const page = await openLink(browser, await product.linkFor(person.email));
  await passCode(page, product, person);
  await page.getByLabel('Your answer').selectOption('decline');
  await page.getByLabel('Comment').fill('Half of it would do.');
  // Without a network nothing is lost, and that is what it says.
  await page.context().setOffline(true);
  await press(page, 'Submit');
  await expect(page.getByText('No connection. Nothing is lost: press Submit again.')).toBeVisible();
  await page.context().setOffline(false);
  const before = hourOfCompany();
  await press(page, 'Submit');
  await expect(page.getByText('Your current limit stays the same.')).toBeVisible();
  const after = hourOfCompany();
  await page.context().close();
  // Read from another zone, the answer was given at the time that the company's letters and records say.
  const abroad = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage();
  await abroad.goto(await product.linkFor(person.email));
  await expect(
    abroad.getByText(new RegExp(`You declined it on \\d\\d \\w+ \\d{4}, (?:${before}|${after}):`)),
  ).toBeVisible();
  await abroad.context().close();
  expect(await record(change.id)).toMatchObject({
    status: 'decline',
    linkStatus: 'decline',
    acknowledgement: { status: 'decline', comment: 'Half of it would do.' },
  });
});

test('up to the threshold nobody else is asked; the link is mailed at once', async () => {
  const person = somebody();
  const change = await propose('Mopane Hardware', person, { newLimit: 250_000 });
  expect(change.status).toBe('SENT');
  expect(await product.linkFor(person.email)).toContain('/#/creditlimitapprove/');
});

test('a link that was cancelled opens the page of expired links', async ({ browser }) => {
  const person = somebody();
  const change = await approve(await propose('Magaliesberg Cement', person));
  const url = await product.linkFor(person.email);
  const { id, lockId } = change;
  await ask(product, proposer, 'deleteShipperCreditChange', { id, reason: 'Wrong amount.' }, lockId);
  const page = await openLink(browser, url);
  await expect(page.getByRole('heading', { name: 'Application link has expired' })).toBeVisible();
  await page.context().close();
});

test('of two who decide, the second is told; who may not, sees no decision', async ({ browser }) => {
  const change = await propose('Kwena Bottling', somebody());
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/capturecreditLimit/${change.id}`);
  await press(page, 'Reject');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Too much.');
  // Somebody else is quicker, and this screen has not heard of it.
  const administrator = await staffSession(product);
  const { id, lockId } = change;
  await ask(product, administrator, 'approveShipperCreditChange', { id }, lockId);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('With the customer').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await page.context().close();

  const viewer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(viewer, product, people.viewer);
  await viewer.goto(`${product.url}/capturecreditLimit/${change.id}`);
  await expect(viewer.getByRole('heading', { level: 1 })).toContainText('Kwena Bottling');
  await expect(
    viewer.getByRole('button', { name: /^(Approve|Reject|Cancel the change|Send a new link)$/ }),
  ).toHaveCount(0);
  await viewer.goto(`${product.url}/capturecreditLimit/new`);
  await expect(viewer.getByText(/not authorised/i)).toBeVisible();
  await viewer.context().close();
});
