import { expect } from '@playwright/test';
import { draftIsSaved, expectNoViolations, expectStep, focusedName, open, press } from './carrier-form.ts';
import { ask, dayFromNow, passCode, type Staff, staffSession } from './carrier-links.ts';
import {
  acceptAndSubmit,
  bankLetterPdf,
  begin,
  chooseLetter,
  customerRecord,
  expectEnded,
  expectRegistered,
  fillCompany,
  fillCredit,
  fillToTerms,
  inviteCustomer,
  pendingNamed,
  registrationNumber,
  writtenDay,
} from './customer-form.ts';
import { type Product } from './server.ts';
import { test } from './test.ts';

// A customer registers, and everything around it goes wrong: the link, the file, two tabs, staff who change the record.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

test('a link that was never made, one that was withdrawn and one that was sent again look alike', async ({
  browser,
}) => {
  const never = await open(browser, { url: `${product.url}/#/shipperregister/${'x'.repeat(43)}` });
  await expectEnded(never);
  await expectNoViolations(never);

  const linkOf = async (email: string) => {
    const { rows } = await ask<{ rows: { linkId: string; lockId: string; email: string }[] }>(
      product,
      staff,
      'getShipperEmails',
      { search: email },
    );
    const link = rows.find((row) => row.email === email);
    if (!link) throw new Error(`There is no link for ${email}`);
    return link;
  };
  const withdrawn = await inviteCustomer(product, staff);
  const page = await open(browser, withdrawn);
  await begin(page, product, withdrawn);
  const { linkId, lockId } = await linkOf(withdrawn.email);
  await ask(product, staff, 'deleteShipperLink', { linkId }, lockId);
  // Also in the middle of the form.
  await page.getByLabel('Trade name').fill('Withdrawn');
  await expectEnded(page);

  const sentAgain = await inviteCustomer(product, staff);
  const again = await linkOf(sentAgain.email);
  await ask(product, staff, 'resendShipperEmail', { linkId: again.linkId }, again.lockId);
  await expectEnded(await open(browser, sentAgain));
  await expect
    .poll(
      async () =>
        (await product.outbox()).find(({ to, links }) => to === sentAgain.email && links.length > 0)?.links[0],
    )
    .not.toBe(sentAgain.url);
  const fresh = await open(browser, { url: await product.linkFor(sentAgain.email) });
  await expect(fresh.getByRole('button', { name: 'Send OTP' })).toBeVisible();
});

test('a letter that cannot be taken says why, and what to do', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation);
  await fillCompany(page, 'Letter Trouble');
  await press(page, 'Next');
  await expectStep(page, 'Trade Reference(s)');
  await fillCredit(page);
  await press(page, 'Next');
  await expectStep(page, 'Director(s) Details');
  await press(page, 'Next');
  await expectStep(page, 'Financial Details');

  await chooseLetter(page, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_600_000, 32)]));
  await expect(page.getByText(/^The file is larger than 10/)).toBeVisible();
  await chooseLetter(page, await bankLetterPdf({ date: writtenDay(-3), password: 'secret' }));
  await expect(page.getByText(/^The PDF is protected by a password\./)).toBeVisible();
  await chooseLetter(page, Buffer.from('Dear customer, this is no PDF at all.'), 'letter.pdf');
  await expect(page.getByText('Choose a PDF file.')).toBeVisible();
  await expectNoViolations(page);

  // Three calendar months, by the date on the letter and not by that of the upload.
  await chooseLetter(page, await bankLetterPdf({ date: writtenDay(-120) }), 'old.pdf');
  await page.getByRole('button', { name: /^Confirm / }).click();
  await expect(page.getByText(/^The bank letter is older than 3 months\./)).toBeVisible();
  await press(page, 'Next');
  await expect.poll(() => focusedName(page)).toBe('bankConfirmationLetterDate');
  await page.getByLabel('Date of the letter').fill(dayFromNow(3));
  await page.getByLabel('Date of the letter').blur();
  await expect(page.getByText(/^The bank letter is older than 3 months\./)).toHaveCount(0);
  await press(page, 'Next');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financial Details');
  // Another letter has another date, and a draft keeps what was read in it.
  await chooseLetter(page, await bankLetterPdf({ date: writtenDay(-2) }), 'new.pdf');
  await expect(page.getByRole('region', { name: /^Date found in the letter: / })).toBeVisible();
  await expect(page.getByLabel('Date of the letter')).toHaveValue('');
  await draftIsSaved(page);
  await page.waitForLoadState('networkidle');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: /^Confirm / }).click();
  await expect(page.getByLabel('Date of the letter')).toHaveValue(dayFromNow(-2));
  await press(page, 'Next');
  await expectStep(page, 'Contact Detail(s)');
});

test('of two tabs one submits; the other learns that the link is used', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const one = await open(browser, invitation);
  await begin(one, product, invitation);
  await fillToTerms(one, 'Two Tabs');
  await draftIsSaved(one);
  const other = await open(browser, invitation);
  await passCode(other, product, invitation);
  await expectStep(other, 'Terms And Conditions');
  await acceptAndSubmit(one);
  await expectRegistered(one);
  await other.getByLabel('I accept the terms and conditions').check();
  await expectEnded(other);
  expect(await pendingNamed(product, staff, 'Two Tabs (Pty) Ltd')).toHaveLength(1);
});

test('a link to a record loads it, keeps numbers on file, and goes over what staff have changed only when asked', async ({
  browser,
}) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation);
  const number = registrationNumber();
  await fillCompany(page, 'Edited By Link', number);
  await press(page, 'Next');
  await expectStep(page, 'Trade Reference(s)');
  await fillCredit(page);
  await press(page, 'Next');
  await expectStep(page, 'Director(s) Details');
  await page.getByLabel('Name and surname').fill('Lindiwe Dube');
  await page.getByLabel('ID number').fill('7501151234085');
  await press(page, 'Next');
  await expectStep(page, 'Financial Details');
  await page.getByLabel('Bank', { exact: true }).fill('ABSA');
  await page.getByLabel('Account number').fill('4071234567');
  await press(page, 'Step 6: Terms And Conditions');
  await acceptAndSubmit(page);
  await expectRegistered(page);

  // Staff send the record back to be checked.
  const [customer] = await pendingNamed(product, staff, 'Edited By Link (Pty) Ltd');
  if (!customer) throw new Error('The customer is missing');
  const mobileNumber = `083123${invitation.lastDigits}`;
  await ask(product, staff, 'postShipperLink', {
    email: invitation.email,
    mobileNumber,
    language: 'en',
    id: customer.id,
  });
  await expect
    .poll(
      async () =>
        (await product.outbox()).find(({ to, links }) => to === invitation.email && links.length > 0)?.links[0],
    )
    .not.toBe(invitation.url);
  const edit = await open(browser, { url: await product.linkFor(invitation.email) });
  await passCode(edit, product, invitation);
  await expect(edit.getByText(/^These are the details Highveld Haulage has on record\./)).toBeVisible();
  await expect(edit.getByLabel('Registration number')).toHaveValue(number);
  await edit.getByLabel('Trade name').fill('Edited Twice');
  await press(edit, 'Step 3: Director(s) Details');
  await expect(edit.getByText(/4085 is on file/)).toBeVisible();
  await expect(edit.getByLabel('ID number')).toHaveValue('');
  await press(edit, 'Step 4: Financial Details');
  await expect(edit.getByText(/4567 is on file/)).toBeVisible();
  await press(edit, 'Step 6: Terms And Conditions');

  // Meanwhile staff change it too.
  const record = await customerRecord(product, staff, customer.id);
  const [present] = await pendingNamed(product, staff, 'Edited By Link (Pty) Ltd');
  await ask(product, staff, 'putShipper', changedBy(record, { holdingCompanyName: 'Set by staff' }), present?.lockId);
  await acceptAndSubmit(edit);
  // It stands in a notice for a moment, and above the steps until it is answered.
  await expect(edit.getByText(/^Someone else has changed this record\./).first()).toBeVisible();
  await press(edit, 'Submit');
  await expect(edit.getByRole('heading', { name: 'Your changes were sent' })).toBeVisible();
  const after = await customerRecord(product, staff, customer.id);
  expect(after).toMatchObject({ tradeName: 'Edited Twice', registrationNumber: number });
  expect(await pendingNamed(product, staff, 'Edited By Link (Pty) Ltd')).toHaveLength(1);
});

/** What staff send of a record that they read: its own fields, some of them changed. */
function changedBy(
  record: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = [
    'id',
    'registeredName',
    'tradeName',
    'registrationNumber',
    'email',
    'physicalAddress',
    'postalAddress',
    'monthlyPurchaseAmount',
    'creditRequired',
    'directors',
    'bankerName',
    'bankAccountNo',
    'branchCode',
  ];
  return { ...Object.fromEntries(fields.map((field) => [field, record[field]])), ...changes };
}
