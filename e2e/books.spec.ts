import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessibility.ts';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// The books of a company, from an opening batch that does not balance to a month that is closed and opened again. It
// closes months and gives a colleague a second factor: so it has a server of its own.
let product: OwnProduct;
let bookkeeper: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  bookkeeper = await staffSession(product);
});
test.afterAll(() => product.stop());

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, number: number) =>
  page.getByRole('grid').getByRole('row', { name: new RegExp(`^${number} `) });
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function deskOf(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, product, account);
  return page;
}

interface Month {
  readonly from: string;
  readonly isCurrent: boolean;
  readonly areas: readonly { readonly area: string; readonly state: string }[];
}
const journalsOf = ({ areas }: Month) => areas.find(({ area }) => area === 'journals')?.state;

const password = 'Springbok@77-duin';

/** A colleague who may open months again, at their desk; answers with the codes of their authenticator app. */
async function secondPerson(page: Page): Promise<(steps: number) => string> {
  const email = 'sipho@highveld.example';
  const { profileId } = await ask<{ profileId: string }>(product, bookkeeper, 'postUserRole', {
    profileName: 'opens months',
    authorisations: [
      'getAllFiscalMonths',
      'getPostingBlockers',
      'getPostingPeriodHistory',
      'updateFiscalMonthPosting',
    ].map((operation) => `tripDirector.${operation}`),
  });
  const person = { email, name: 'Sipho', surname: 'Dube', language: 'en', profileIds: [profileId] };
  await ask(product, bookkeeper, 'postUser', person);
  await page.goto(await product.linkFor(email));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Set password').click();
  await expect(page.getByText(/password was changed/i)).toBeVisible();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await button(page, /Sipho Dube/).click();
  await page.getByRole('menuitem', { name: 'Own profile' }).click();
  await button(page, 'Set up an authenticator app').click();
  await dialog(page).getByLabel('Current password').fill(password);
  await button(page, 'Continue').click();
  await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = Secret.fromBase32(((await dialog(page).locator('code').textContent()) ?? '').replaceAll(' ', ''));
  const codeAt = (steps: number) => TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
  // The step before is still accepted, so that the present one is left for what follows.
  await dialog(page).getByLabel('Code from the app, 6 digits').fill(codeAt(-1));
  await button(page, 'I have saved them').click();
  return codeAt;
}

test('an opening batch is pasted, mended, approved, and its journal is reversed', async ({ browser }) => {
  const desk = await deskOf(browser, people.administrator);
  await desk.goto(`${product.url}/transactionproposals/new`);
  await desk.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Opening balances' });
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Opening balances of the books');
  await desk.getByRole('gridcell').first().click();
  await paste(
    desk,
    'Rekening\tBeskrywing\tDebiet\tKrediet\n1000\tBank\t10 000,00\t\n3100 Share capital\tOwners\t\t9 880,00\n',
  );
  await expect(line(desk, 2).getByText('Share capital')).toBeVisible();
  // By how much, and where.
  await expect(desk.getByText('Out of balance by R 120,00')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'R 120,00 too much debit' })).toBeVisible();
  await expect(button(desk, /^Submit/)).toBeDisabled();
  await expectAccessible(desk, 'a batch that does not balance');
  await desk.setViewportSize({ width: 1440, height: 900 });

  await button(desk, 'Find it').first().click();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('ArrowRight');
  await desk.keyboard.type('10000');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('In balance', { exact: true })).toBeVisible();
  await button(desk, 'Submit 1 journal').click();
  await expect(desk.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(desk.getByText('A second person must decide it')).toBeVisible();
  const address = desk.url();

  const approver = await deskOf(browser, people.approver);
  await approver.goto(address);
  await button(approver, 'Approve and post').click();
  await button(dialog(approver), 'Approve and post').click();
  await expect(approver.getByText('Posted', { exact: true })).toBeVisible();

  await desk.reload();
  await desk.getByRole('link', { name: /^J-\d+$/ }).click();
  const panel = desk.getByRole('complementary', { name: 'Journal' });
  await expect(panel.getByRole('rowheader', { name: 'Sum' })).toBeVisible();
  await button(panel, 'Reverse').click();
  await dialog(desk).getByRole('textbox', { name: 'Reason' }).fill('Typed into the wrong year');
  await button(dialog(desk), 'Reverse').click();
  await expect(panel.getByText(/^reverses J-\d+$/i)).toBeVisible();
  await expect(desk.getByText(/reversed by J-\d+/).first()).toBeVisible();
});

test('a month is closed over a draft with a reason, nothing is posted into it, and a second person opens it again', async ({
  browser,
}) => {
  const months = await ask<Month[]>(product, bookkeeper, 'getAllFiscalMonths', {});
  const first = months.find((month) => ['OPEN', 'HOLD'].includes(journalsOf(month) ?? ''))!;
  const draft = await ask<{ id: string }>(product, bookkeeper, 'postTransaction', {
    date: first.from,
    reason: 'A draft that waits',
    lines: [
      { account: '1000', debit: 100 },
      { account: '3100', credit: 100 },
    ],
  });
  const desk = await deskOf(browser, people.administrator);
  const address = `${product.url}/postingPeriods?month=${first.from.slice(0, 7)}&area=journals`;
  await desk.goto(address);
  await expect(desk.getByText('Proposals in draft')).toBeVisible();
  await button(desk, 'Close journals').click();
  await button(dialog(desk), 'Close').click();
  await expect(dialog(desk).getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await dialog(desk).getByRole('textbox', { name: 'Reason' }).fill('The draft belongs to the next month');
  await button(dialog(desk), 'Close').click();
  await expect(desk.getByText('The draft belongs to the next month').first()).toBeVisible();

  await desk.goto(`${product.url}/transactionproposals/${draft.id}`);
  await expect(desk.getByText(/is closed for posting\. The first open day is/).first()).toBeVisible();

  // Whoever closed it does not open it again.
  await desk.goto(address);
  await button(desk, 'Open again').click();
  await dialog(desk).getByRole('textbox', { name: 'Reason' }).fill('An invoice came late');
  await button(dialog(desk), 'Open again').click();
  await expect(
    dialog(desk).getByText('You closed this month yourself. A second person must open it again.'),
  ).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const codeAt = await secondPerson(other);
  await other.goto(address);
  await button(other, 'Open again').click();
  await dialog(other).getByRole('textbox', { name: 'Reason' }).fill('An invoice came late');
  await dialog(other).getByLabel('Code from the app').fill(codeAt(0));
  await button(dialog(other), 'Open again').click();
  await expect(button(other, 'Close journals')).toBeVisible();
  await expect(other.getByText('An invoice came late').first()).toBeVisible();
});

test('the summary is 0.00 and leads to account, journal and document, and back to the account', async ({ browser }) => {
  const desk = await deskOf(browser, people.administrator);
  const months = await ask<Month[]>(product, bookkeeper, 'getAllFiscalMonths', {});
  const before = months[months.findIndex(({ isCurrent }) => isCurrent) - 1]!;
  await desk.goto(`${product.url}/accountssummary?month=${before.from.slice(0, 7)}`);
  await expect(desk.getByText('In balance: the closing balances add up to 0.00.')).toBeAttached();
  const account = desk.getByRole('link', { name: 'Lines of 1000 Bank, current account' });
  await account.focus();
  await desk.keyboard.press('Enter');
  const panel = desk.getByRole('complementary', { name: 'Bank, current account' });
  await panel.getByRole('link', { name: 'Open in Transactions' }).click();
  await desk
    .getByRole('link', { name: /^J-\d+$/ })
    .first()
    .click();
  await desk
    .getByRole('complementary', { name: 'Journal' })
    .getByRole('link', { name: /^Open PRO-/ })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: /^PRO-/ })).toBeVisible();
  await desk.goBack();
  await expect(desk.getByRole('heading', { level: 1, name: 'Transaction History' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('heading', { level: 1, name: 'Accounts Summary' })).toBeVisible();
  await expect(account).toBeFocused();
});

test('a batch of 5 000 lines is pasted, checked and walked, and only the lines in sight are drawn', async ({
  browser,
}) => {
  const desk = await deskOf(browser, people.administrator);
  await desk.goto(`${product.url}/transactionproposals/new`);
  await desk.getByRole('gridcell').first().click();
  const rows = Array.from({ length: 2500 }, (_, place) => {
    const group = `J${Math.floor(place / 50)}`;
    return `1000\tIn ${place}\t100.00\t\t${group}\n1010\tOut ${place}\t\t${place === 2499 ? '110.00' : '100.00'}\t${group}`;
  });
  await paste(desk, `Account\tText\tDebit\tCredit\tJournal\n${rows.join('\n')}`);
  await expect(desk.getByText(/^5\s000 lines in 50 journals/)).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'R 10,00 too much credit, in journal J49' })).toBeVisible();
  await expect.poll(() => desk.getByRole('grid').getByRole('row').count()).toBeLessThan(120);
  await button(desk, 'Find it').first().click();
  await expect(desk.getByRole('gridcell', { name: /In 24\d\d/ }).first()).toBeVisible();
  await desk.keyboard.press('Control+End');
  await expect(desk.getByRole('row', { name: /^5000 / })).toBeVisible();
  await expect(desk.getByRole('row', { name: /^5000 / }).locator('td:focus')).toBeVisible();
});
