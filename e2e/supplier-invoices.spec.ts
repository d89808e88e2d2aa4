import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './carrier-form.ts';
import { ask, certificatePdf, passCode, type Staff, staffSession } from './carrier-links.ts';
import { type OwnProduct, people, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// From a carrier's phone to the desk: photographed by link and compared by a clerk, and a statement that is answered. It gives
// people more rights than they have elsewhere: so it has a server of its own.
let product: OwnProduct;
let clerk: Staff;
let manager: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  // Rights have tests of their own: here two people may do all, and the law of the second person holds all the same.
  await product.run(
    'update role_profile set version = version + 1, authorisations = (select array_agg(distinct a) from role_profile r, unnest(r.authorisations) a)',
  );
  clerk = await staffSession(product, people.approver);
  manager = await staffSession(product, people.administrator);
});
test.afterAll(async () => {
  await product.stop();
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });

interface Expected {
  readonly loadId: string | null;
  readonly reference: string;
  readonly left: number;
  readonly vatCode: string;
}

/** A carrier of the demonstration that is owed for a delivered load, and that load. */
async function owedCarrier(): Promise<{ readonly supplierId: string; readonly load: Expected }> {
  const { rows } = await ask<{ rows: { supplierId: string; supplierName: string }[] }>(
    product,
    manager,
    'getSupplierStatements',
    { pageSize: 20 },
  );
  for (const { supplierId } of rows) {
    const expected = await ask<Expected[]>(product, manager, 'getPurchaseInvoiceExpected', { supplierId });
    const byLoad = Map.groupBy(
      expected.filter(({ loadId }) => loadId !== null),
      ({ loadId }) => loadId!,
    );
    const [load] = [...byLoad.values()].find((charges) => charges.length === 1) ?? [];
    if (load) return { supplierId, load };
  }
  throw new Error('No carrier of the demonstration waits for an invoice of a load with one charge.');
}

/** Its proofs are accepted. */
async function accept(supplierId: string): Promise<void> {
  await product.run(`update load set pod_status = 'podAccepted' where supplier_id = '${supplierId}'`);
}

test('an invoice goes from a phone by link to the clerk, who compares it', async ({ browser }) => {
  test.setTimeout(300_000);
  const { supplierId, load } = await owedCarrier();
  await accept(supplierId);
  const deskOf = async (account: string) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, product, account);
    return page;
  };

  // The carrier photographs its invoice.
  const email = 'journey@carrier.example';
  await ask(product, manager, 'sendPurchaseInvoiceRequest', {
    supplierId,
    email,
    mobileNumber: '082 555 0931',
    language: 'en',
  });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })).newPage();
  await phone.goto(await product.linkFor(email));
  await passCode(phone, product, { lastDigits: '0931' });
  await expect(phone.getByRole('heading', { name: 'Send an invoice' })).toBeVisible();
  await expectNoViolations(phone);
  const net = load.left;
  const vat = load.vatCode === 'standard' ? Math.round(net * 15) / 100 : 0;
  const number = 'JRN-5501';
  await phone.getByLabel('Number of your invoice').fill(number);
  await phone.getByLabel('Total with VAT').fill((net + vat).toFixed(2));
  await phone.getByLabel('VAT in that total').fill(vat.toFixed(2));
  await phone
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: await certificatePdf('Invoice') });
  await expect(phone.getByRole('button', { name: 'Remove invoice.pdf' })).toBeVisible();
  await phone.getByRole('checkbox', { name: new RegExp(load.reference) }).check();
  await expectNoViolations(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.getByRole('button', { name: /^Send R/ }).click();
  await expect(phone.getByText('Thank you. Your invoice has arrived.')).toBeVisible();

  // The clerk sees it with the photo beside it, types what the paper says of VAT, and compares.
  const { rows } = await ask<{ rows: { id: string; supplierInvoiceNo: string; standing: string }[] }>(
    product,
    clerk,
    'getPurchaseInvoices',
    { search: number },
  );
  expect(rows).toMatchObject([{ supplierInvoiceNo: number, standing: 'CAPTURED' }]);
  const { id } = rows[0]!;
  const desk = await deskOf(people.approver);
  await desk.goto(`${product.url}/editPurchaseInvoice/${id}`);
  await expect(desk.getByText('the supplier’s link').first()).toBeVisible();
  await button(desk, 'Submit and compare').click();
  await expect(desk.getByText('Agrees').first()).toBeVisible();
});

test('a carrier answers its statement on the phone: what is not right is a line of its invoice', async ({
  browser,
}) => {
  const { rows } = await ask<{ rows: { id: string; lockId: string; loads: number; status: string }[] }>(
    product,
    manager,
    'getSupplierStatements',
    { status: ['SENT'], pageSize: 20 },
  );
  const statement = rows.toSorted((one, other) => other.loads - one.loads)[0]!;
  const email = 'statement@carrier.example';
  await ask(
    product,
    manager,
    'sendSupplierStatement',
    { id: statement.id, email, mobileNumber: '082 555 0932', language: 'en' },
    statement.lockId,
  );
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(await product.linkFor(email));
  await passCode(phone, product, { lastDigits: '0932' });
  await expect(phone.getByText('Are these right?')).toBeVisible();
  await expectNoViolations(phone);
  await phone
    .getByRole('button', { name: /^Not right: / })
    .first()
    .click();
  await phone.getByText('Standing time', { exact: true }).click();
  await phone.getByLabel('Standing time without VAT').fill('650');
  await phone.getByLabel('In your words').fill('60 min beyond free');
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'All the rest right' }).click();
  await phone.getByLabel('Number of your invoice').fill('ST-7001');
  await phone
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: await certificatePdf('Invoice') });
  await expect(phone.getByRole('button', { name: 'Remove statement.pdf' })).toBeVisible();
  // Without a network nothing is lost: the answer stays, and the same press sends it later.
  await context.setOffline(true);
  await phone.getByRole('button', { name: /^Send R/ }).click();
  await expect(phone.getByRole('alert').filter({ hasText: /offline|connection/i })).toBeVisible();
  await context.setOffline(false);
  await phone.getByRole('button', { name: /^Send R/ }).click();
  await expect(phone.getByText('Thank you. Your invoice has arrived.')).toBeVisible();
  const answered = await ask<{ status: string; contested: number; purchaseInvoiceId: string }>(
    product,
    manager,
    'getSupplierStatement',
    { id: statement.id },
  );
  expect(answered).toMatchObject({ status: 'ANSWERED', contested: 1 });
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(`${product.url}/supplierStatements/${statement.id}`);
  await expect(desk.getByText('What is not right')).toBeVisible();
});
