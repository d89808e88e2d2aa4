import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { fillExample } from '../platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '../platform/server/testing/business-central/start.ts';
import { ask, certificatePdf, dayFromNow, passCode, type Staff, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// From invoices of carriers to their money: captured three ways, approved by another person, exported once whatever the
// accounting system answers, paid without what is held, and closed by the bank's statement. It gives people more rights than
// they have elsewhere, and speaks to a double of its own: so it has a server of its own.
let product: OwnProduct;
let double: Double;
let clerk: Staff;
let manager: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  double = await startDouble();
  // Rights have tests of their own: here two people may do all, and the law of the second person holds all the same.
  await product.run(
    'update role_profile set version = version + 1, authorisations = (select array_agg(distinct a) from role_profile r, unnest(r.authorisations) a)',
  );
  clerk = await staffSession(product, people.approver);
  manager = await staffSession(product, people.administrator);
});
test.afterAll(async () => {
  await double.stop();
  await product.stop();
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const call = <Answer>(operation: string, payload: object, by = clerk) => ask<Answer>(product, by, operation, payload);

interface Carrier {
  readonly id: string;
  /** As much of it as tells it apart. */
  readonly name: string;
  readonly vendorNumber: string;
}
interface Charge {
  readonly loadId: string | null;
  readonly chargeId: string | null;
  readonly reference: string;
  readonly left: number;
  readonly vatCode: string;
}

async function carrier(name: string): Promise<Carrier> {
  const { rows } = await call<{ rows: { keyIdentifier: string; vendorNumber: string }[] }>(
    'getAllCarriersByClientName',
    { search: name },
  );
  const [found] = rows;
  return { id: found!.keyIdentifier, name, vendorNumber: found!.vendorNumber };
}
const expectedOf = ({ id }: Carrier) => call<Charge[]>('getPurchaseInvoiceExpected', { supplierId: id });

async function deskOf(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, product, account);
  return page;
}
async function phoneOf(browser: Browser, email: string, lastDigits: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })).newPage();
  await phone.goto(await product.linkFor(email));
  await passCode(phone, product, { lastDigits });
  return phone;
}
async function attach(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: await certificatePdf('Invoice') });
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** The accounting system is set by one person and switched on by another. */
async function connectDouble(companyId: string, carriers: readonly Carrier[]): Promise<void> {
  const { company } = double;
  fillExample(company);
  company.vendors = carriers.map(({ name, vendorNumber }) => ({
    ...company.vendors[0]!,
    id: crypto.randomUUID(),
    number: vendorNumber,
    displayName: name,
  }));
  const accounts = await call<{ number: string; name: string }[]>('getJournalAccounts', {});
  company.accounts.push(
    ...accounts.map(({ number, name }) => ({ id: crypto.randomUUID(), number, displayName: name })),
  );
  const centres = await call<{ rows: { code: string }[] }>('getAllProfitCentres', { pageSize: 100 });
  company.centres = centres.rows.map(({ code }) => code);
  const { lockId } = await call<{ lockId: string }>('getBusinessCentralSetting', { companyId });
  const saved = await ask<{ lockId: string; isActive: boolean }>(
    product,
    manager,
    'putBusinessCentralSetting',
    {
      companyId,
      kind: 'businessCentral',
      tenant: 'tenant',
      environment: 'Production',
      bcCompanyId: company.id,
      clientId: 'demo-client',
      secret: 'demo-secret',
      baseUrl: double.baseUrl,
      tokenUrl: double.tokenUrl,
      vatCodes: { standard: 'STANDARD', zeroRated: 'ZERO', exempt: 'EXEMPT', outOfScope: 'ZERO' },
      dimensionCode: 'CENTRE',
      roundingAccount: '6900',
      autoPost: true,
      isActive: true,
    },
    lockId,
  );
  expect(saved.isActive).toBe(false);
  await ask(product, clerk, 'approveBusinessCentralSetting', { companyId }, saved.lockId);
}

const idOf = async (search: string) => {
  const { rows } = await call<{ rows: { id: string; supplierInvoiceNo: string }[] }>('getPurchaseInvoices', { search });
  return rows.find(({ supplierInvoiceNo }) => supplierInvoiceNo === search)!.id;
};

/** The look-ups of what nobody knows of are due now. */
const hurry = () =>
  product.run(
    `update exchange set next_at = now() where status = 'UNKNOWN'; update job.job set start_after = now() where name = 'carry-out-exports' and state in ('created', 'retry')`,
  );

test('carriers are paid what was captured, approved and exported once, and nobody else is', async ({ browser }) => {
  test.setTimeout(600_000);
  const [photo, statement, mailed, uncovered] = (await Promise.all(
    ['Garden Route Parcels', 'Golden Mile', 'Lowveld Citrus', 'Kgalagadi'].map(carrier),
  )) as [Carrier, Carrier, Carrier, Carrier];
  const [changedBank, unproven] = (await Promise.all(['Great Dyke', 'Ezulwini'].map(carrier))) as [Carrier, Carrier];
  const carriers = [photo, statement, mailed, uncovered];
  for (const { id } of carriers)
    await product.run(`update load set pod_status = 'podAccepted' where supplier_id = '${id}'`);
  const [account] = await call<{ id: string; companyId: string; closing: number }[]>('getBankAccounts', {});
  const { companyId } = account!;
  await connectDouble(companyId, carriers);

  // A photo at the link.
  const number = 'INV-04512';
  await call('sendPurchaseInvoiceRequest', {
    supplierId: photo.id,
    email: 'photo@carrier.example',
    mobileNumber: '082 555 0941',
    language: 'en',
  });
  const phone = await phoneOf(browser, 'photo@carrier.example', '0941');
  const [first, second] = (await expectedOf(photo)) as [Charge, Charge];
  const vatOf = (net: number, { vatCode }: Charge) => (vatCode === 'standard' ? Math.round(net * 15) / 100 : 0);
  const vat = vatOf(first.left, first);
  await phone.getByLabel('Number of your invoice').fill(number);
  await phone.getByLabel('Total with VAT').fill((first.left + vat).toFixed(2));
  await phone.getByLabel('VAT in that total').fill(vat.toFixed(2));
  await attach(phone, 'photo.pdf');
  await phone.getByRole('checkbox', { name: new RegExp(first.reference) }).check();
  await button(phone, /^Send R/).click();
  await expect(phone.getByText('Thank you. Your invoice has arrived.')).toBeVisible();

  // A statement that is confirmed.
  const { rows: statements } = await call<{ rows: { id: string; lockId: string; supplierId: string }[] }>(
    'getSupplierStatements',
    { status: ['SENT'], pageSize: 20 },
  );
  const own = statements.find(({ supplierId }) => supplierId === statement.id)!;
  const email = 'confirms@carrier.example';
  const sent = { id: own.id, email, mobileNumber: '082 555 0942', language: 'en' };
  await ask(product, manager, 'sendSupplierStatement', sent, own.lockId);
  const answer = await phoneOf(browser, email, '0942');
  await expect(answer.getByText('Are these right?')).toBeVisible();
  await button(answer, 'All the rest right').click();
  await answer.getByLabel('Number of your invoice').fill('GM-7001');
  await attach(answer, 'statement.pdf');
  await button(answer, /^Send R/).click();
  await expect(answer.getByText('Thank you. Your invoice has arrived.')).toBeVisible();

  // A PDF that came by mail, captured beside its text with R 120.00 more than was agreed.
  await product.run(
    `update purchase_paper set supplier_id = '${mailed.id}' where file_name = 'BL-91417.pdf';
     update purchase_paper set supplier_id = '${photo.id}', found = found || '{"supplierInvoiceNo": "inv 4512"}' where file_name = 'BE-91400.pdf'`,
  );
  const desk = await deskOf(browser, people.approver);
  await desk.goto(`${product.url}/purchasePapers`);
  const [dear] = (await expectedOf(mailed)) as [Charge];
  await desk.getByRole('link', { name: 'Capture: BL-91417.pdf' }).click();
  await expect(desk.getByRole('textbox', { name: /^Number/ })).toHaveValue('BL-91417');
  await button(desk, `Add ${dear.reference}`).first().click();
  const dearNet = dear.left + 120;
  await desk.getByRole('textbox', { name: /^Net/ }).fill(dearNet.toFixed(2));
  await desk.getByRole('textbox', { name: /^VAT(?! number)/ }).fill(vatOf(dearNet, dear).toFixed(2));
  await button(desk, 'Save').click();
  await button(desk, 'Submit and compare').click();
  await expect(desk.getByText('Variance').first()).toBeVisible();
  await expect(desk.getByText('more than expected').first()).toBeVisible();

  // The same number again, without its nought and in small letters: it is there already.
  await desk.goto(`${product.url}/purchasePapers`);
  await desk.getByRole('link', { name: 'Capture: BE-91400.pdf' }).click();
  await expect(desk.getByRole('textbox', { name: /^Number/ })).toHaveValue('inv 4512');
  await button(desk, `Add ${second.reference}`).first().click();
  await desk.getByRole('textbox', { name: /^VAT(?! number)/ }).fill(vatOf(second.left, second).toFixed(2));
  await button(desk, 'Save').click();
  await expect(desk.getByText(new RegExp(`This supplier’s ${number} of .* is there already`)).first()).toBeVisible();

  // The clerk compares, and another person approves.
  const chief = await deskOf(browser, people.administrator);
  for (const each of [number, 'GM-7001']) {
    await desk.goto(`${product.url}/editPurchaseInvoice/${await idOf(each)}`);
    await button(desk, 'Submit and compare').click();
    await expect(desk.getByText('Agrees').first()).toBeVisible();
  }
  // The accounting system creates the first one and answers nothing.
  double.nastiness.plan({ what: 'storesThenBreaks', on: 'create' });
  await chief.goto(`${product.url}/editPurchaseInvoice/${await idOf(number)}`);
  await button(chief, 'Approve').click();
  await button(dialog(chief), 'Approve').click();
  await expect(chief.getByText('Being exported').first()).toBeVisible();
  await chief.goto(`${product.url}/accountingExports`);
  await button(chief.getByRole('navigation', { name: 'What is shown' }), /^Being looked up/).click();
  await button(chief.getByRole('list', { name: 'Exports' }), new RegExp(number)).click();
  await expect(chief.getByText('Nobody knows whether it came.', { exact: false })).toBeVisible();
  const stored = () => double.company.invoiceRows().filter((row) => row['vendorInvoiceNumber'] === number);
  expect(stored()).toMatchObject([{ status: 'Draft' }]);
  // Looked up, it is found, gets its lines and is posted: one document there.
  await hurry();
  await button(chief.getByRole('navigation', { name: 'What is shown' }), /^All/).click();
  await expect(
    button(chief.getByRole('list', { name: 'Exports' }), new RegExp(number)).getByText('Posted'),
  ).toBeVisible({ timeout: 60_000 });
  expect(stored()).toMatchObject([{ status: 'Open' }]);

  await chief.goto(`${product.url}/editPurchaseInvoice/${await idOf('GM-7001')}`);
  await button(chief, 'Approve').click();
  await button(dialog(chief), 'Approve').click();
  await expect(chief.getByText('Approved and posted.').first()).toBeVisible();
  await chief.goto(`${product.url}/editPurchaseInvoice/${await idOf('BL-91417')}`);
  await button(chief, 'Approve with reason').click();
  await dialog(chief).getByLabel('Reason').fill('Toll of R 120.00, slip attached');
  await button(dialog(chief), 'Approve with reason').click();
  await expect(chief.getByText('Approved and posted.').first()).toBeVisible();

  // Three that are owed and must not be paid today.
  const [charge] = (await expectedOf(uncovered)) as [Charge];
  const { id: uncoveredId, lockId } = await call<{ id: string; lockId: string }>('postPurchaseInvoice', {
    companyId,
    supplierId: uncovered.id,
    supplierInvoiceNo: 'KO-301',
    invoiceDate: dayFromNow(0),
    vat: 0,
    lines: [
      {
        loadId: charge.loadId,
        chargeId: charge.chargeId,
        description: charge.reference,
        net: charge.left,
        vatCode: charge.vatCode === 'standard' ? 'outOfScope' : charge.vatCode,
      },
    ],
  });
  const submitted = await ask<{ lockId: string; status: string }>(
    product,
    clerk,
    'submitPurchaseInvoice',
    { id: uncoveredId },
    lockId,
  );
  await ask(product, manager, 'approvePurchaseInvoice', { id: uncoveredId }, submitted.lockId);
  await product.run(
    `update supplier set cover = '{[2025-01-01,2026-01-01)}' where id = '${uncovered.id}';
     update bank_version set decided_at = now() - interval '1 day' where status = 'current' and owner_id = '${changedBank.id}';
     update load set pod_status = 'podRejected' where supplier_id = '${unproven.id}'`,
  );
  const { rows: before } = await call<{ rows: { id: string; lockId: string }[] }>('getPaymentRuns', {
    status: ['DRAFT'],
  });
  for (const run of before) await ask(product, clerk, 'deletePaymentRun', { id: run.id }, run.lockId);

  // The proposal leaves out what is held and says why.
  const { id: runId } = await call<{ id: string }>('postPaymentRun', {
    bankAccountId: account!.id,
    dueUntil: dayFromNow(60),
    payDay: dayFromNow(0),
  });
  await desk.goto(`${product.url}/paymentRuns/${runId}`);
  const held = desk.getByRole('region', { name: 'Held' });
  await expect(held.getByRole('listitem').filter({ hasText: changedBank.name })).toContainText(
    'The bank details were changed.',
  );
  await expect(held.getByRole('listitem').filter({ hasText: unproven.name })).toContainText(
    'Proof of delivery is missing for',
  );
  await expect(held.getByRole('listitem').filter({ hasText: uncovered.name })).toContainText('Its cover had ended on');
  const goesOut = desk.getByRole('region', { name: 'Goes out' });
  for (const { name } of [photo, statement, mailed]) await expect(goesOut.getByRole('link', { name })).toBeVisible();
  await button(desk, 'Submit').click();
  await expect(desk.getByText('To sign').first()).toBeVisible();
  await chief.goto(`${product.url}/paymentRuns/${runId}`);
  await button(chief, /^Sign R/).click();
  await button(dialog(chief), /^Sign R/).click();
  const download = chief.waitForEvent('download');
  await button(chief, 'File for the bank').click();
  expect((await download).suggestedFilename()).toMatch(/^PR-\d+\.xml$/);
  await expect(chief.getByText('Sent to the bank').first()).toBeVisible();

  // The bank's statement closes it, and each carrier is told what was paid.
  const { total, runNumber } = await call<{ total: number; runNumber: string }>('getPaymentRun', { id: runId });
  const day = dayFromNow(0).replaceAll('-', '/');
  const rows = [
    'Date,Amount,Balance,Description',
    `${day},-${total.toFixed(2)},${(account!.closing - total).toFixed(2)},${runNumber}`,
  ];
  await call('postBankStatement', {
    companyId,
    accountId: account!.id,
    fileName: 'today.csv',
    content: Buffer.from(rows.join('\r\n')).toString('base64'),
  });
  const { rows: read } = await call<{ rows: { id: string }[] }>('getBankStatements', { pageSize: 1, descending: true });
  await chief.goto(`${product.url}/bankStatements/${read[0]!.id}`);
  await chief.getByRole('button', { name: runNumber, exact: true }).first().click();
  await button(dialog(chief), 'The bank has paid').click();
  await expect(chief.getByText(`${runNumber} is posted.`).first()).toBeVisible();
  await expect
    .poll(async () => (await call<{ standing: string }>('getPurchaseInvoice', { id: await idOf(number) })).standing)
    .toBe('PAID');
  const told = async () =>
    (await product.outbox()).filter(({ text }) => text.includes(number) && text.includes(runNumber));
  await expect.poll(async () => (await told()).length).toBe(1);
});
