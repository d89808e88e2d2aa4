import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './carrier-form.ts';
import { ask, passCode, type Staff, staffSession } from './carrier-links.ts';
import { people, type Product } from './server.ts';
import { test } from './test.ts';

// From the mail with the invoice to a line that the customer disputes.
let product: Product;
let clerk: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  clerk = await staffSession(product, people.administrator);
});

interface Draft {
  readonly id: string;
  readonly lockId: string;
  readonly needsSecondPerson: boolean;
  readonly findings: readonly unknown[];
  readonly gross: number;
}

/** Posts the invoice of a load that is ready, of one that needs nobody else; its number. */
async function postOne(): Promise<{ readonly id: string; readonly number: string }> {
  const { rows } = await ask<{ rows: { id: string }[] }>(product, clerk, 'getLoadsToInvoice', { pageSize: 50 });
  for (const { id: loadId } of rows) {
    const { documents } = await ask<{ documents: { id: string }[] }>(product, clerk, 'postInvoices', {
      loadIds: [loadId],
    });
    const id = documents[0]!.id;
    const draft = await ask<Draft>(product, clerk, 'getInvoice', { id });
    if (draft.findings.length === 0 && !draft.needsSecondPerson) {
      const { number } = await ask<{ number: string }>(product, clerk, 'postInvoice', { id }, draft.lockId);
      return { id, number };
    }
    await ask(product, clerk, 'deleteInvoice', { id }, draft.lockId);
  }
  throw new Error('No load of the demonstration can be invoiced by one person.');
}

/** Passes the gate of a link whose number is known by its last digits alone. */
async function openByCode(phone: Page): Promise<void> {
  const masked = await phone
    .getByText(/•\d{4}/)
    .first()
    .innerText();
  await passCode(phone, product, { lastDigits: /•(\d{4})/.exec(masked)![1]! });
}

test('a customer opens its invoice from the mail, takes the document, and disputes a line', async ({ browser }) => {
  const { id, number } = await postOne();
  const mailed = async () =>
    (await product.outbox()).find(
      ({ text, links }) => text.includes(number) && links.some((link) => link.includes('/customerinvoice/')),
    );
  await expect.poll(mailed, { message: 'the mail with the link of the invoice', timeout: 60_000 }).toBeTruthy();
  const link = (await mailed())!.links.find((each) => each.includes('/customerinvoice/'))!;
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })).newPage();
  await phone.goto(link);
  await openByCode(phone);
  await expect(phone.getByText(new RegExp(number)).first()).toBeVisible();
  await expectNoViolations(phone);
  const file = phone.waitForEvent('download');
  await phone.getByRole('button', { name: /^(Download as PDF|Descarregar em PDF|Laai af as PDF)$/ }).click();
  expect((await file).suggestedFilename()).toBe(`${number}.pdf`);
  await phone
    .getByRole('button', { name: /^(Not right|Não está certo|Nie reg nie):/ })
    .first()
    .click();
  const form = phone.locator('form');
  await expect(form).toBeVisible();
  await form.getByRole('combobox').first().selectOption('price');
  await form.getByRole('textbox').last().fill('Another price was agreed.');
  await expectNoViolations(phone);
  await form.locator('button[type=submit]').click();
  await expect(phone.getByText('Another price was agreed.')).toBeVisible();
  await expectNoViolations(phone);
  const { disputes, sends } = await ask<{
    disputes: { raisedByCustomer: boolean; reason: string }[];
    sends: { openedAt: string | null }[];
  }>(product, clerk, 'getInvoice', { id });
  expect(disputes).toMatchObject([{ raisedByCustomer: true, reason: 'price' }]);
  expect(sends.some(({ openedAt }) => openedAt !== null)).toBe(true);
});
