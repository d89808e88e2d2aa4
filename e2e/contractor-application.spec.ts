import { devices, expect } from '@playwright/test';
import { endsIn, expectNoViolations, expectStep, open, press, warning } from './carrier-form.ts';
import { ask, passCode, type Staff, staffSession } from './carrier-links.ts';
import {
  addCertificate,
  type Applicant,
  fillBank,
  fillCompany,
  fillDirector,
  fillToSignature,
  inviteContractor,
  sign,
} from './contractor-form.ts';
import { people, type Product, signIn } from './server.ts';
import { test } from './test.ts';

// A contractor applies for credit by link, on a small phone, with everything that goes wrong on the way.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

const smallPhone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'en-ZA' };

const stateOf = async ({ keyIdentifier }: Applicant) =>
  (await ask<{ state: string }>(product, staff, 'getSubbieApplication', { keyIdentifier })).state;

test('five steps on a small phone, with the mistakes that people make, end in a signed document', async ({
  browser,
}) => {
  const applicant = await inviteContractor(product, staff);
  const page = await open(browser, applicant, smallPhone);
  await expect(page.getByText('Creditor Application Form')).toBeVisible();
  await expectNoViolations(page);
  // A wrong code leaves the question open.
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const right = await product.codeFor(applicant.lastDigits);
  await page.getByLabel(/^One-time code/).fill(right === '123456' ? '654321' : '123456');
  await expect(page.getByText('Invalid OTP! click resend or re-type OTP')).toBeVisible();
  await page.getByLabel(/^One-time code/).fill(right);

  await expectStep(page, 'Company Details');
  await expect(page.getByLabel('Full registered name')).toHaveValue(applicant.registeredName);
  const locked = page.getByLabel('Full registered name');
  await expect(locked).toBeDisabled();
  // However long it is: what cannot be changed can be read whole.
  const overhang = (of: Element) => of.scrollWidth - of.clientWidth + (of.scrollHeight - of.clientHeight);
  expect(await locked.evaluate(overhang)).toBeLessThanOrEqual(0);
  await expect(page.getByLabel('Email address')).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Cell number' })).toHaveValue(endsIn(applicant.lastDigits));
  await press(page, 'Next');
  await expect(page.locator('[popover]').getByText(warning)).toBeVisible();
  await fillCompany(page);
  await expectNoViolations(page);
  await press(page, 'Next');
  await expectStep(page, 'Director(s) Details');
  await expect(page.getByRole('region', { name: 'Director 3' })).toBeVisible();
  await press(page, 'Next');
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await fillDirector(page);
  await press(page, 'Next');
  await expectStep(page, 'Bank Details');
  await fillBank(page);
  await press(page, 'Next');
  await expectStep(page, 'GIT Certificate');
  await press(page, 'Next');
  await expect(page.getByText('This field is required.')).toBeVisible();
  await addCertificate(page, applicant.registeredName);
  await expectNoViolations(page);
  await press(page, 'Next');
  await expectStep(page, 'Signature');
  await page.getByLabel('Name of the signatory').fill('Katriena Cloete');
  await page.getByLabel('Capacity').fill('Director');
  await press(page, 'Submit');
  await expect(page.getByText('Sign in the box, or type your name to sign.')).toBeVisible();
  await sign(page);
  await expectNoViolations(page);

  // Leaving by the exit keeps everything.
  await press(page, 'Exit');
  await expect(page.getByRole('heading', { name: 'You left the application' })).toBeVisible();
  await press(page, 'Back to the application');
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Creditor Registration was successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/creditorregisteredsuccessful$/);
  await expect(page.getByText('An email with the status will be sent.')).toBeVisible();
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await press(page, 'Download the signed application');
  expect((await download).suggestedFilename()).toMatch(/^Creditor application K\d{6}\.pdf$/);
  expect(await stateOf(applicant)).toBe('pending');

  // The link is used up.
  const again = await open(browser, applicant, smallPhone);
  await expect(again.getByRole('heading', { name: 'Application link has expired' })).toBeVisible();
  await expect(again).toHaveURL(/\/creditorApplicationLinkExpired$/);
});

test('without a hand for a pen, and without a mouse: the keyboard is enough to sign', async ({ browser }) => {
  const applicant = await inviteContractor(product, staff);
  const page = await open(browser, applicant, { locale: 'en-ZA', viewport: { width: 1280, height: 900 } });
  await fillToSignature(page, product, applicant);
  // The pen comes with code of its own, and a key pressed before it is there goes past it.
  await expect(page.getByRole('radio', { name: 'Draw' })).toBeVisible();
  await page.getByLabel('Capacity').press('Tab');
  await expect(page.getByRole('radio', { name: 'Draw' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Katriena Cloete');
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Creditor Registration was successful' })).toBeVisible();
});

test('with every key the step says whether it is complete, and no field complains before it is left', async ({
  browser,
}) => {
  const applicant = await inviteContractor(product, staff);
  const page = await open(browser, applicant, smallPhone);
  await passCode(page, product, applicant);
  await expectStep(page, 'Company Details');
  await fillCompany(page);
  await press(page, 'Next');
  await expectStep(page, 'Director(s) Details');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const complete = page.getByText('Complete', { exact: true });
  const missing = 'Some required fields in this step are empty or incorrect.';
  await expect(next).toHaveAccessibleDescription(missing);
  await fillDirector(page);
  await expect(complete).toBeVisible();
  await expect(next).toHaveAccessibleDescription('');
  await expectNoViolations(page);

  const address = page.getByRole('region', { name: 'Director 1' }).getByLabel('Home address');
  await address.fill('7');
  await address.press('Backspace');
  await expect(next).toHaveAccessibleDescription(missing);
  await expect(complete).toBeHidden();
  await expect(address).toBeFocused();
  await expect(page.getByText('This field is required.')).toBeHidden();
  await address.press('8');
  await expect(complete).toBeVisible();
  await expect(address).toBeFocused();
});

test('a submit without an answer shows the failure page, and can be sent again from there', async ({ browser }) => {
  const applicant = await inviteContractor(product, staff);
  const page = await open(browser, applicant, smallPhone);
  await fillToSignature(page, product, applicant);
  await sign(page);
  await page.route('**/rpc', (route) =>
    route.request().postDataJSON().operation === 'submitCreditorApplication' ? route.abort('failed') : route.continue(),
  );
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'The application could not be sent' })).toBeVisible({
    timeout: 20_000,
  });
  await expectNoViolations(page);
  await page.unroute('**/rpc');
  await press(page, 'Back to the form');
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Creditor Registration was successful' })).toBeVisible();
  expect(await stateOf(applicant)).toBe('pending');
});

test('a link that staff end while the form is open leads to the page that says so', async ({ browser }) => {
  const applicant = await inviteContractor(product, staff);
  const page = await open(browser, applicant, smallPhone);
  await fillToSignature(page, product, applicant);
  await sign(page);
  const { rows } = await ask<{ rows: { linkId: string; lockId: string; email: string }[] }>(
    product,
    staff,
    'getSubcontractorLinks',
    { search: applicant.email },
  );
  await ask(product, staff, 'disableSubcontractorLink', { linkId: rows[0]!.linkId }, rows[0]!.lockId);
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Application link has expired' })).toBeVisible();
  await expect(page).toHaveURL(/\/creditorApplicationLinkExpired$/);
  expect(await stateOf(applicant)).toBe('invited');
});

test('at the desk one person assesses an application, and another approves it', async ({ browser }) => {
  const applicant = await inviteContractor(product, staff);
  const guest = await open(browser, applicant, { locale: 'en-ZA', viewport: { width: 1280, height: 900 } });
  await fillToSignature(guest, product, applicant);
  await sign(guest);
  await press(guest, 'Submit');
  await expect(guest.getByRole('heading', { name: 'Creditor Registration was successful' })).toBeVisible();

  const path = `/CreditorApplicationAdmin/${applicant.keyIdentifier}`;
  const desk = await (await browser.newContext({ locale: 'en-ZA', viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, product, people.administrator);
  await desk.goto(`${product.url}/CreditorApplicationAdmin`);
  await desk.getByRole('link', { name: applicant.registeredName }).click();
  await expect(desk).toHaveURL(new RegExp(`${path}$`));
  await expect(desk.getByText('The approval step is not filled in yet.')).toBeVisible();
  await expectNoViolations(desk);
  await press(desk, 'Next');
  await expect(desk.getByLabel('Name and surname').first()).toBeDisabled();
  await press(desk, 'Next');
  await expect(desk.getByLabel('Account number')).toBeDisabled();
  await press(desk, 'Next');
  await press(desk, 'Next');
  await expect(desk.getByRole('img', { name: 'Your signature' })).toBeVisible();
  await press(desk, 'Next');
  await desk.getByLabel('Credit limit').fill('80000');
  await desk.getByLabel('Payment term in days').fill('30');
  await desk.getByLabel('Credit account authorised by').fill('Naledi Mokoena');
  await desk.getByLabel('Recommendation of the credit check').fill('Pays on time');
  await desk.getByLabel('Bank code', { exact: false }).first().selectOption('B');
  await expectNoViolations(desk);
  await press(desk, 'Submit');
  await expect(desk).toHaveURL(/\/manage-carrier$/);

  // Nobody approves what they assessed.
  await desk.goto(product.url + path);
  await expect(desk.getByRole('button', { name: 'Approve' })).toBeDisabled();
  const second = await (await browser.newContext({ ...smallPhone })).newPage();
  await signIn(second, product, people.approver);
  await second.goto(product.url + path);
  await press(second, 'Approve');
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('was approved.').first()).toBeVisible();
  expect(await stateOf(applicant)).toBe('approved');

  // Who may only look sees every step, and nothing to submit.
  const viewer = await (await browser.newContext({ ...smallPhone })).newPage();
  await signIn(viewer, product, people.viewer);
  await viewer.goto(product.url + path);
  await expect(viewer.getByLabel('Trade name')).toBeDisabled();
  await press(viewer, 'Step 6: Approval');
  await expect(viewer.getByLabel('Credit limit')).toBeDisabled();
  await expect(viewer.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expectNoViolations(viewer);
});
