import { expect, type Locator, type Page } from '@playwright/test';
import { ask, type Staff, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// From "why is this not invoiced?" to a credit note: a clerk, her manager, and what the books say of it. It posts into the
// books and lowers the amount that needs a manager: so it has a server of its own.
let product: OwnProduct;
let clerk: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  clerk = await staffSession(product);
});
test.afterAll(() => product.stop());

interface QueueRow {
  readonly id: string;
  readonly loadNumber: string;
  readonly groupKey: string;
}
interface Invoice {
  readonly number: string;
  readonly customerName: string;
  readonly gross: number;
  readonly open: number;
  readonly lines: readonly {
    readonly id: string;
    readonly loadId: string;
    readonly net: number;
    readonly vatShare: number;
    readonly left: number;
  }[];
}

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const queue = async (part: string) =>
  (await ask<{ rows: QueueRow[] }>(product, clerk, 'getLoadsToInvoice', { part, pageSize: 200 })).rows;
const invoiceOf = (id: string) => ask<Invoice>(product, clerk, 'getInvoice', { id });
const idIn = (page: Page) => /invoices\/([0-9a-f-]{36})/.exec(page.url())![1]!;

test('a gap is sent back and mended, a week is drafted, approved, posted, disputed and credited', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const deskOf = async (account: string) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, product, account);
    return page;
  };
  const desk = await deskOf(people.administrator);

  // A load goes back to operations with the reason, and comes back mended.
  const ready = await queue('ready');
  const returned = ready[0]!;
  await desk.goto(`${product.url}/createInvoices`);
  await desk.getByRole('checkbox', { name: `Choose ${returned.loadNumber}`, exact: true }).check();
  await button(desk, 'Send back').click();
  await dialog(desk).getByLabel('Reason').fill('The waiting time is not typed');
  await button(dialog(desk), 'Send back').click();
  await expect(desk.getByText('1 load was changed.').first()).toBeVisible();
  await desk.goto(`${product.url}/createInvoices?part=held`);
  await expect(desk.getByText('sent back: The waiting time is not typed').first()).toBeVisible();
  await desk.goto(`${product.url}/manageLoads/${returned.id}?tab=invoices`);
  await expect(desk.getByText('Sent back to operations').first()).toBeVisible();
  await button(desk, 'Mended: back to billing').click();
  await expect(desk.getByText('Ready for billing').first()).toBeVisible();

  // The demonstration has few loads that are ready: proofs that are awaited count as there.
  await product.run(`update order_type set billing_mode = 'consolidated'`);
  await product.run(
    `update load set customer_billing = 'READY', billing_gaps = '{}' where customer_billing = 'NOT_READY' and billing_gaps = '{podMissing}'`,
  );

  // Loads of one document are chosen together, and seen as the customer will.
  const groups = [...Map.groupBy(await queue('ready'), ({ groupKey }) => groupKey).values()];
  const chosen = groups.toSorted((a, b) => b.length - a.length)[0]!;
  await product.run(`update company set invoice_approval_above = 1`);
  await desk.goto(`${product.url}/createInvoices`);
  for (const { loadNumber } of chosen)
    await desk.getByRole('checkbox', { name: `Choose ${loadNumber}`, exact: true }).check();
  const preview = desk.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('Preview, draft 1 of 1')).toBeVisible();
  await expect(preview.getByRole('article')).toContainText(chosen[0]!.loadNumber);
  await button(desk, 'Make 1 draft').click();
  await button(desk, 'Open').click();
  await expect(desk.getByRole('heading', { name: 'Draft of an invoice' })).toBeVisible();
  const id = idIn(desk);
  expect((await queue('ready')).map((row) => row.id)).not.toContain(chosen[0]!.id);

  // Above the amount the manager approves it, and not its maker.
  await expect(button(desk, 'Approve').first()).toBeDisabled();
  const manager = await deskOf(people.approver);
  await manager.goto(`${product.url}/invoices/${id}`);
  await button(manager, 'Approve').first().click();
  await button(dialog(manager), 'Approve').click();
  await expect(manager.getByText('Approved', { exact: true }).first()).toBeVisible();

  // Posting gives the number, the journal and the mail.
  await button(desk, 'Post').first().click();
  await button(dialog(desk), 'Post').click();
  await expect(desk.getByRole('heading', { name: /^INV-\d{6}$/ })).toBeVisible();
  const posted = await invoiceOf(id);
  await expect
    .poll(async () => (await product.outbox()).some(({ subject }) => subject.includes(posted.number)))
    .toBe(true);

  // A line is disputed and credited with its own share of VAT; its load is to be billed again.
  const line = posted.lines[0]!;
  await button(desk, 'Note').click();
  await dialog(desk).getByLabel('What is disputed').selectOption(line.id);
  await dialog(desk).getByLabel('What the customer says').fill('Our bay was free');
  await button(dialog(desk), 'Dispute')
    .or(button(dialog(desk), 'Note'))
    .click();
  await expect(desk.getByText('Disputed').first()).toBeVisible();
  await button(desk, 'Accept').click();
  await dialog(desk).getByLabel('Bill the loads again').check();
  await button(dialog(desk), 'Accept').click();
  await desk.getByRole('link', { name: 'Credit note', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Draft of a credit note' })).toBeVisible();
  const noteId = idIn(desk);
  await manager.goto(`${product.url}/invoices/${noteId}`);
  await button(manager, 'Approve').first().click();
  await button(dialog(manager), 'Approve').click();
  await button(desk, 'Post').first().click();
  await button(dialog(desk), 'Post').click();
  await expect(desk.getByRole('heading', { name: /^CN-\d{6}$/ })).toBeVisible();
  const note = await invoiceOf(noteId);
  expect([note.lines[0]!.net, note.lines[0]!.vatShare]).toEqual([line.net, line.vatShare]);
  expect((await invoiceOf(id)).lines[0]!.left).toBe(0);
  // It stands in the queue again, with whatever it waits for.
  const again = [...(await queue('ready')), ...(await queue('waiting'))];
  expect(again.map((row) => row.id)).toContain(line.loadId);

  // The ledger says the same as the customer owes.
  const left = await invoiceOf(id);
  expect(left.open.toFixed(2)).toBe((posted.gross - note.gross).toFixed(2));
  const ageing = await ask<{ total: number; ledger: number; items: readonly { number: string }[] }>(
    product,
    clerk,
    'getLedgerAgeing',
    { partyKind: 'customer' },
  );
  expect(ageing.ledger).toBe(ageing.total);
  expect(ageing.items.some(({ number }) => number === posted.number)).toBe(left.open !== 0);
});
