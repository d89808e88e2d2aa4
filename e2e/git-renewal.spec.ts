import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { handmadePdf } from '../platform/server/testing/pdf-files.ts';
import { ask, certificatePdf, dayFromNow, passCode, staffSession, type Staff } from './carrier-links.ts';
import { cutWhenLarge } from './large-text.ts';
import { people, signIn, type Product } from './server.ts';
import { test } from './test.ts';

// A certificate is renewed in the real product: from the mail that the ladder sent, over a phone, to the approval.
let product: Product;
let approver: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  approver = await staffSession(product, people.approver);
});

/** The second of the two inputs; the first one is the camera's. */
const fileInput = (page: Page) => page.locator('input[type=file]').last();
const pdf = (buffer: Buffer, name = 'certificate.pdf') => ({ name, mimeType: 'application/pdf', buffer });

/** The reminder that a carrier of the demonstration was sent this morning. */
async function reminderOf(carrier: string): Promise<{ url: string; lastDigits: string; email: string }> {
  const mail = (await product.outbox()).find(({ subject }) => subject.includes(carrier));
  if (!mail) throw new Error(`${carrier} was not reminded`);
  return { url: mail.links[0]!, email: mail.to, lastDigits: /(\d{4})\. You can stop/.exec(mail.text)![1]! };
}

async function enter(page: Page, carrier: string): Promise<void> {
  const { url, lastDigits } = await reminderOf(carrier);
  await page.goto(url);
  await passCode(page, product, { lastDigits });
  await expect(page.getByRole('heading', { name: 'GIT Renewal Certificate', level: 1 })).toBeVisible();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
    [],
  );
}

test('from the reminder to the approval: the cover joins on, and the supplier is green again', async ({ browser }) => {
  const carrier = 'Great Dyke Transporters (Pvt) Ltd';
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  await enter(phone, carrier);
  await expect(phone.getByText(carrier)).toBeVisible();
  await expectNoViolations(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await cutWhenLarge(phone)).toEqual([]);

  // Without a document nothing is sent, and the field says so.
  await phone.getByRole('button', { name: 'Submit' }).click();
  await expect(phone.getByText('This field is required.')).toBeVisible();
  await fileInput(phone).setInputFiles(pdf(await certificatePdf(carrier)));
  // Empty fields have what the certificate says.
  await expect(phone.getByLabel('Insurer')).toHaveValue('Thornveld Mutual Insurance Ltd');
  await phone.getByLabel('Cover begins on').fill(dayFromNow(10));
  await expect(phone.getByText(/There is no cover from .*, the 3 days between/)).toBeVisible();
  await phone.getByLabel('Cover begins on').fill(dayFromNow(7));
  await expect(phone.getByText(/There is no cover from/)).toHaveCount(0);
  await phone.getByRole('button', { name: 'Submit' }).click();
  await expect(
    phone.getByRole('heading', {
      name: 'GIT Certificate was submitted successfully, and it will be reviewed shortly.',
    }),
  ).toBeVisible();
  await expect(phone).toHaveURL(/\/gitrenewalcertificatsubmittedsuccessfully$/);
  await expectNoViolations(phone);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: /submitted successfully/ })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, product, people.approver);
  await desk.goto(`${product.url}/manageCarrierApproval`);
  await desk.getByRole('row').filter({ hasText: carrier }).click();
  await expect(desk.getByRole('heading', { name: 'Check results' })).toBeVisible();
  await expect(desk.getByText(/^Until now: /).first()).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'GIT cover' })).toHaveValue(/1.500.000,00/);
  // The carrier typed another day than its certificate states; the approver lets it stand, and says why.
  await desk.getByRole('button', { name: 'Keep what was entered' }).click();
  await desk
    .getByRole('textbox', { name: 'Reason for the difference' })
    .fill('The new policy joins on to the old one.');
  await desk.getByRole('button', { name: 'Approve certificate' }).click();
  await expect(desk.getByText('The certificate was approved.').first()).toBeVisible();
  await expect(desk.getByText(/^Covered, \d+ days$/).first()).toBeVisible();

  await desk.goto(`${product.url}/manage-carrier?search=Great+Dyke`);
  await desk.getByRole('row').filter({ hasText: carrier }).click();
  await expect(desk).toHaveTitle(/Supplier: .+ \(S\d+\)/);
  await expect(desk.getByRole('heading', { name: 'Cover over time' })).toBeVisible();
  await expect(desk.getByText('7 days before the end')).toBeVisible();
  await expectNoViolations(desk);
});

test('a file that is encrypted, too large or mislabelled is refused at its field, and a good one still goes', async ({
  page,
}) => {
  await enter(page, 'Sneeuberg Wool Carriers');
  await fileInput(page).setInputFiles(
    pdf(handmadePdf({ packed: true, trailer: '/Encrypt << /Filter /Standard /V 4 >>' }), 'locked.pdf'),
  );
  await expect(page.getByText(/password|encrypted|protected/i)).toBeVisible();
  await fileInput(page).setInputFiles(pdf(Buffer.alloc(11 * 1024 * 1024, 'x'), 'large.pdf'));
  await expect(page.getByText(/larger than|too large|at most/i)).toBeVisible();
  await fileInput(page).setInputFiles(pdf(Buffer.from('<html>not a certificate</html>'), 'page.pdf'));
  await expect(page.getByText(/not (?:a|accepted|one)|cannot be read|PDF/i).last()).toBeVisible();
  await fileInput(page).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('photo') });
  await expect(page.getByText('Use “Take a photo”, or choose a JPEG or a PDF.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await fileInput(page).setInputFiles(pdf(await certificatePdf('Somebody Else CC')));
  await expect(
    page.getByText('The certificate names Somebody Else CC as the insured.', { exact: false }),
  ).toBeVisible();
  await page.getByLabel('Cover ends on').fill(dayFromNow(-1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Cover ends on')).toBeFocused();
  await page.getByLabel('Cover ends on').fill(dayFromNow(300));
  // What was brought survives a reload.
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByLabel('Cover ends on')).toHaveValue(dayFromNow(300));
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: /submitted successfully/ })).toBeVisible();
});

test('a photo is looked at before others do, and a submit waits for it', async ({ page, context }) => {
  const { url, lastDigits } = await reminderOf('Kalahari Red Sand Haulage');
  // Without a network the link cannot be read; it is read by itself once there is one.
  await page.route('**/rpc', (route) => route.abort('internetdisconnected'));
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/rpc');
  await context.setOffline(false);
  await passCode(page, product, { lastDigits });
  await expect(page.getByRole('heading', { name: 'GIT Renewal Certificate', level: 1 })).toBeVisible();

  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/rpc', async (route) => {
    if (route.request().postDataJSON().operation === 'postLinkFile') await arrived;
    await route.continue();
  });
  const picture = await page.screenshot({ type: 'jpeg' });
  await fileInput(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('progressbar', { name: /photo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The file is still being sent. Wait until it is there, then go on.')).toBeVisible();
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  arrive();
  const photo = page.getByRole('img', { name: /photo\.jpg/ });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('The file is still being sent.', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(photo).toHaveCount(0);
});

test('with the keyboard alone, and a link that was used opens nothing', async ({ page }) => {
  const { url } = await reminderOf('Kalahari Red Sand Haulage');
  await enter(page, 'Kalahari Red Sand Haulage');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fileInput(page).setInputFiles(pdf(await certificatePdf('Kalahari Red Sand Haulage CC')));
  await expect(page.getByLabel('Policy number')).not.toHaveValue('');
  await page.getByLabel('Policy number').press('Enter');
  await expect(page.getByRole('heading', { name: /submitted successfully/ })).toBeFocused();
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: /expired/i })).toBeVisible();
});

test('a changed account waits for a second person, who sees both and decides', async ({ page }) => {
  await signIn(page, product, people.approver);
  await page.goto(`${product.url}/manage-carrier?search=Garden`);
  await page.getByRole('row').filter({ hasText: 'Garden Route Parcels' }).click();
  await page.getByRole('link', { name: 'Bank details' }).click();
  const waiting = page.getByRole('region', { name: 'A change is waiting for a second person' });
  await expect(waiting.getByRole('row').filter({ hasText: 'INVESTEC' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Show the full account number, 5678' }).click();
  await expect(waiting.getByText('10012345678')).toBeVisible();
  await expectNoViolations(page);
  await waiting.getByRole('button', { name: 'Approve bank details' }).click();
  await expect(page.getByText('The bank details are in use.').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Bank details approved')).toBeVisible();
  await expect(page.getByText('Account number viewed')).toBeVisible();
  const { rows } = await ask<{ rows: { keyIdentifier: string }[] }>(product, approver, 'getAllCarriersByClientName', {
    search: 'Garden Route Parcels',
  });
  const record = await ask<{ carrierDetail: object }>(product, approver, 'getCarrier', {
    keyIdentifier: rows[0]!.keyIdentifier,
  });
  expect(record.carrierDetail).toMatchObject({ bank: 'INVESTEC', bankAccountNo: '•••••••5678' });
});
