import { expect, type Locator, type Page } from '@playwright/test';
import { clientToday } from '#platform/client-day.ts';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// From the bank's statement to invoices that are paid: what matches by itself, what a clerk decides, and what she takes back.
// It posts into the books: so it has a server of its own.
let product: OwnProduct;
let clerk: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  clerk = await staffSession(product);
});
test.afterAll(() => product.stop());

interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly companyId: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly dueDate: string;
  readonly open: number;
  readonly isDisputed: boolean;
}
interface Line {
  readonly id: string;
  readonly text: string;
  readonly standing: string;
  readonly entries: readonly { readonly id: string; readonly kind: string }[];
}

const call = <Answer>(operation: string, payload: object) => ask<Answer>(product, clerk, operation, payload);
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const openOf = async ({ id }: Invoice) => (await call<Invoice>('getInvoice', { id })).open;
const digits = ({ number }: Invoice) => number.replace(/\D/g, '');
const cents = (amount: number) => Math.round(amount * 100);

/** Open invoices, of which a customer pays; more are posted where the demonstration has too few. */
async function openInvoices(atLeast: number): Promise<readonly Invoice[]> {
  const read = async () => {
    const standing = ['OPEN', 'OVERDUE'];
    const { rows } = await call<{ rows: Invoice[] }>('getInvoices', { kind: ['invoice'], standing, pageSize: 100 });
    return rows.filter(({ open, isDisputed }) => open > 100 && !isDisputed);
  };
  if ((await read()).length < atLeast) {
    await product.run(
      `update load set customer_billing = 'READY', billing_gaps = '{}' where customer_billing = 'NOT_READY' and billing_gaps = '{podMissing}'`,
    );
    const { rows } = await call<{ rows: { id: string }[] }>('getLoadsToInvoice', { part: 'ready', pageSize: 50 });
    for (const { id } of rows) {
      const { documents } = await call<{ documents: { id: string }[] }>('postInvoices', { loadIds: [id] });
      const draft = await call<{ lockId: string }>('getInvoice', { id: documents[0]!.id });
      await ask(product, clerk, 'postInvoice', { id: documents[0]!.id }, draft.lockId);
    }
  }
  return read();
}

let balance = cents(100_000);
/** Reads a statement of today in, and has its lines looked at. */
async function readStatement(accountId: string, companyId: string, lines: readonly (readonly [string, number])[]) {
  const day = clientToday().replaceAll('-', '/');
  const rows = lines.map(([text, amount]) => {
    balance += cents(amount);
    return `${day},${amount.toFixed(2)},${(balance / 100).toFixed(2)},${text}`;
  });
  const content = Buffer.from(['Date,Amount,Balance,Description', ...rows].join('\r\n')).toString('base64');
  await call('postBankStatement', { companyId, accountId, fileName: `statement-${lines.length}.csv`, content });
  const { rows: read } = await call<{ rows: Line[] }>('getReceiptLines', { pageSize: 100 });
  const bankLineIds = read.filter(({ standing }) => standing !== 'decided').map(({ id }) => id);
  await call('matchReceiptLines', { companyId, bankLineIds });
}

const lineOf = async (text: string) =>
  (await call<{ rows: Line[] }>('getReceiptLines', { pageSize: 100 })).rows.find((line) => line.text === text)!;
/** The line is opened by its text, and its pane says what it is. */
async function openLine(desk: Page, text: string): Promise<void> {
  await button(desk.getByRole('list', { name: 'Lines of the bank' }), new RegExp(text)).click();
  await expect(desk.getByText(text).last()).toBeVisible();
}

test('a statement comes in: some of it matches by itself, the rest is decided, and what was wrong is undone', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const [a, b, part, one, two, three, short] = (await openInvoices(7)).toSorted((x, y) => x.open - y.open) as [
    Invoice,
    ...Invoice[],
  ];
  const { companyId } = a;
  const group = [one!, two!, three!];
  const others = [...new Set(group.map(({ customerId }) => customerId))].filter((id) => id !== one!.customerId);
  if (others.length > 0) await call('putReceiptPayer', { payerId: one!.customerId, customerIds: others });
  await call('putReceiptSettings', { companyId, restLimit: 5, vatCycle: 'odd' });
  const accounts = await call<{ id: string; number: string }[] | { rows: { id: string; number: string }[] }>(
    'getJournalAccounts',
    {},
  );
  const bank = ('rows' in accounts ? accounts.rows : accounts).find(({ number }) => number === '1000')!;
  const account = await call<{ id: string }>('postBankAccount', {
    companyId,
    name: 'Journey account',
    bank: 'FNB',
    number: '62000007731',
    currency: 'ZAR',
    accountId: bank.id,
  });
  const half = Math.round(part!.open * 50) / 100;
  const ofGroup = group.reduce((sum, { open }) => sum + cents(open), 0) / 100;
  const texts = {
    a: `PAYMENT ${digits(a)}`,
    b: `EFT ${digits(b!)}`,
    part: `PART ${digits(part!)}`,
    group: `RUN ${group.map(digits).join(' ')}`,
    short: `SHORT ${digits(short!)}`,
    unknown: 'CASH DEP MUSINA',
    fee: 'SERVICE CHARGE NOV',
  };
  await readStatement(account.id, companyId, [
    [texts.a, a.open],
    [texts.b, b!.open],
    [texts.part, half],
    [texts.group, ofGroup],
    [texts.short, short!.open - 0.5],
    [texts.unknown, 41.2],
    [texts.fee, -115],
  ]);

  // Three matched by themselves, and each says why.
  expect(await Promise.all([a, b!, ...group].map(openOf))).toEqual([0, 0, 0, 0, 0]);
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(`${product.url}/receipts?account=${account.id}`);
  await openLine(desk, texts.group);
  const cameOfIt = desk.getByRole('region', { name: 'What came of it' });
  await expect(cameOfIt.getByText(/matched by itself/)).toBeVisible();
  await expect(cameOfIt.getByText(`The reference names ${digits(one!)}`)).toBeVisible();

  // A match that was wrong is undone in one step; it is posted again by what is proposed.
  await openLine(desk, texts.a);
  await desk.keyboard.press('z');
  await expect(desk.getByText('Undone. The line and its invoices are as before.').first()).toBeVisible();
  expect(await openOf(a)).toBe(a.open);
  await expect(desk.getByRole('status', { name: 'Left' })).toHaveText('0,00');
  await button(desk, 'Post, next').click();
  await expect(desk.getByText(/^RC-\d+ posted\.$/).first()).toBeVisible();
  expect(await openOf(a)).toBe(0);

  // Part of an invoice waits with its proposal.
  await openLine(desk, texts.part);
  await expect(desk.getByRole('region', { name: 'Why this proposal' })).toBeVisible();
  await expect(desk.getByLabel(`Give to ${part!.number}`)).not.toHaveValue('');
  await button(desk, 'Post, next').click();
  await expect.poll(() => openOf(part!)).toBeCloseTo(part!.open - half, 2);

  // Fifty cents too little: the small rest is written off with its reason.
  await openLine(desk, texts.short);
  await button(desk, 'Write off : Small rest').or(button(desk, 'Write off: Small rest')).click();
  await dialog(desk).getByLabel('Reason').fill('Not worth a letter');
  await button(dialog(desk), 'Write off').click();
  await button(desk, 'Post, next').click();
  await expect.poll(() => openOf(short!)).toBe(0);

  // Money of nobody waits as unallocated, in sight.
  await openLine(desk, texts.unknown);
  await button(desk, /^Post as unallocated/).click();
  await button(dialog(desk), 'Post').click();
  await expect.poll(async () => (await lineOf(texts.unknown)).standing).toBe('decided');

  // The bank's charge, and the next one by a rule.
  await openLine(desk, texts.fee);
  await button(desk, /^Post\s*: Bank charge/).click();
  await dialog(desk)
    .getByLabel(/^Next time too/)
    .fill('SERVICE CHARGE');
  await button(dialog(desk), 'Post').click();
  await expect.poll(async () => (await lineOf(texts.fee)).entries.map(({ kind }) => kind)).toEqual(['charge']);
  await desk.goto(`${product.url}/receipts?tab=rules`);
  await expect(desk.getByText(/“SERVICE CHARGE” → Bank charge/)).toBeVisible();

  // The next statement: an invoice is paid twice, and a payment comes back.
  const twice = `AGAIN ${digits(a)}`;
  const back = 'RETURNED UNPAID';
  await readStatement(account.id, companyId, [
    [twice, a.open],
    [back, -b!.open],
  ]);
  await desk.goto(`${product.url}/receipts?account=${account.id}`);
  await openLine(desk, twice);
  await button(desk, /^Name the payer/).click();
  await dialog(desk).getByRole('combobox', { name: 'Customer' }).fill(a.customerName);
  await dialog(desk).getByRole('option').first().click();
  await button(dialog(desk), 'Choose').click();
  await button(desk, /^Leave on account/).click();
  await dialog(desk).getByLabel('What it is').selectOption('tooMuch');
  await button(dialog(desk), 'Post').click();
  await expect.poll(async () => (await lineOf(twice)).standing).toBe('decided');
  await desk.goto(`${product.url}/receipts/${(await lineOf(twice)).entries[0]!.id}`);
  await expect(desk.getByText('Paid too much')).toBeVisible();

  // It came back: its invoice is open again with its old due date.
  await desk.goto(`${product.url}/receipts?account=${account.id}`);
  await openLine(desk, back);
  await expect(desk.getByText(/^Takes RC-\d+ back$/).first()).toBeVisible();
  await button(desk, 'Post, next').click();
  await expect.poll(() => openOf(b!)).toBe(b!.open);
  expect((await call<Invoice>('getInvoice', { id: b!.id })).dueDate).toBe(b!.dueDate);

  // The ledger says the same as customers owe.
  const ageing = await call<{ total: number; ledger: number }>('getLedgerAgeing', { partyKind: 'customer' });
  expect(ageing.ledger).toBe(ageing.total);

  // From an invoice its key leads to the money of its customer.
  await desk.goto(`${product.url}/invoices/${b!.id}`);
  await expect(desk.getByRole('heading', { name: b!.number })).toBeVisible();
  await desk.keyboard.press('p');
  await expect(desk).toHaveURL(new RegExp(`/receipts\\?customer=${b!.customerId}`));
});
