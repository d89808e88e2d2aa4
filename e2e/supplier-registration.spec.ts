import { expect, type Route } from '@playwright/test';
import {
  begin,
  draftIsSaved,
  endsIn,
  expectNoViolations,
  expectStep,
  fillCompany,
  focusedName,
  open,
  phone,
  press,
  suppliersNamed,
  warning,
} from './carrier-form.ts';
import { ask, certificatePdf, dayFromNow, inviteCarrier, passCode, type Staff, staffSession } from './carrier-links.ts';
import { type Product } from './server.ts';
import { test } from './test.ts';

// A carrier registers by link, on a phone and on a desktop, with the mistakes that people make.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

test('a transporter begins on a phone, goes on at a desktop, and is registered once', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const onPhone = await open(browser, invitation);

  // The code: only the trade name and the masked number are shown before it.
  await expect(onPhone.getByText('Supplier Registration Form')).toBeVisible();
  await expect(onPhone.getByText('HIGHVELD HAULAGE', { exact: true })).toBeVisible();
  await expect(onPhone.getByText(invitation.lastDigits)).toBeVisible();
  expect(onPhone.url()).not.toContain(invitation.url.split('/').at(-1));
  await press(onPhone, 'Send OTP');
  await expect(onPhone.getByText(/^OTP sent successfully to this number/)).toBeVisible();
  await expect(onPhone.getByRole('button', { name: /^Re-send OTP in \d+ s$/ })).toBeDisabled();
  const firstCode = await product.codeFor(invitation.lastDigits);
  await onPhone.getByLabel('One-time code').fill(firstCode === '000000' ? '111111' : '000000');
  await expect(onPhone.getByText('Invalid OTP! click resend or re-type OTP')).toBeVisible();
  await onPhone.getByLabel('One-time code').fill(firstCode);

  // The terms: disagreeing leads out, and back.
  await press(onPhone, 'Disagree');
  await expect(onPhone.getByRole('heading', { name: 'You did not accept the terms' })).toBeVisible();
  await onPhone.getByLabel('Language').selectOption('Français');
  await press(onPhone, 'Relire les conditions');
  await expect(onPhone.getByRole('dialog').getByText(/^Ces conditions s’appliquent/)).toBeVisible();
  await press(onPhone, 'Je refuse');
  await onPhone.getByLabel('Langue').selectOption('English');
  await press(onPhone, 'Read the terms again');
  await expectNoViolations(onPhone);
  // After a reload they can be scrolled by keys at once, and no ring lies across the dialog.
  await onPhone.reload();
  await expect(onPhone.getByRole('dialog').getByText(/^These terms apply/)).toBeVisible();
  const focused = onPhone.locator(':focus-visible');
  await expect(focused).toHaveText(/These terms apply/);
  await expect(focused).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await press(onPhone, 'Agree');

  await expect(onPhone.getByRole('heading', { name: 'Is New Supplier a Transporter?' })).toBeFocused();
  await expect(
    onPhone.getByText('A transporter carries goods for others. You can change the answer later.'),
  ).toBeVisible();
  await press(onPhone, 'Continue');
  await expect(onPhone.getByText('Choose yes or no.')).toBeVisible();
  await expectNoViolations(onPhone);
  await onPhone.getByRole('radio', { name: 'Yes, a transporter' }).check();
  await press(onPhone, 'Continue');

  // Mistakes are told where they are, the first one is focused, and the step does not let go.
  await expect(onPhone.getByText('Step 1 of 4')).toBeVisible();
  await press(onPhone, 'Next');
  await expect(onPhone.locator('[popover]').getByText(warning)).toBeVisible();
  await expect.poll(() => focusedName(onPhone)).toBe('registeredName');
  await expect(onPhone.getByLabel('Email address', { exact: false })).toHaveValue(invitation.email);
  // The number of the code, which was proved a minute ago.
  await expect(onPhone.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(endsIn(invitation.lastDigits));
  await fillCompany(onPhone, 'Karoo Freight', '2015/12345');
  await onPhone.getByLabel('VAT number').fill('3220119988');
  await onPhone.getByRole('textbox', { name: 'Mobile number' }).fill('12');
  await press(onPhone, 'Next');
  await expect(onPhone.getByText('A South African VAT number has 10 digits and begins with 4.')).toBeVisible();
  await expect(
    onPhone.getByText('This is not a valid phone number. Choose the country and enter the full number.'),
  ).toBeVisible();
  await expectNoViolations(onPhone);
  await onPhone.getByLabel('Registration number').fill('2015/123456/07');
  await onPhone.getByLabel('VAT number').fill('4220119988');
  await onPhone.getByRole('textbox', { name: 'Mobile number' }).fill('+27 82 123 4567');
  await press(onPhone, 'Next');

  await expectStep(onPhone, 'Director(s) Details');
  await expect(onPhone.getByRole('button', { name: /Remove director/ })).toHaveCount(0);
  await onPhone.getByLabel('Name and surname').fill('Johan van Wyk');
  await onPhone.getByLabel('ID number').fill('9202204720082');
  await press(onPhone, 'Next');
  await expect(onPhone.getByText(/^This ID number is not valid/)).toBeVisible();
  await onPhone.getByLabel('ID number').fill('8001015009087');
  await press(onPhone, 'Add a director');
  await expect.poll(() => focusedName(onPhone)).toBe('directors.1.name');
  await press(onPhone, 'Remove director 2');
  await press(onPhone, 'Next');

  await expectStep(onPhone, 'Bank Details');
  await onPhone.getByLabel('Bank', { exact: true }).fill('fnb');
  await onPhone.getByRole('option', { name: 'FNB' }).click();
  await expect(onPhone.getByLabel('Branch code')).toHaveValue('250655');
  await draftIsSaved(onPhone);
  await expectNoViolations(onPhone);
  await onPhone.context().close();

  // Another device: a new code, and exactly where it was.
  const desktop = await open(browser, invitation, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await passCode(desktop, product, invitation);
  await expectStep(desktop, 'Bank Details');
  await expect(desktop.getByLabel('Bank', { exact: true })).toHaveValue('FNB');
  await desktop.getByLabel('Account number').fill('62812345678');
  await press(desktop, 'Step 1: Company Details');
  await expect(desktop.getByLabel('Full registered name')).toHaveValue('Karoo Freight (Pty) Ltd');
  await expect(desktop.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('082 123 4567');
  await press(desktop, 'Step 4: Transporter Details');

  await expectStep(desktop, 'Transporter Details');
  await press(desktop, 'Submit');
  await expect.poll(() => focusedName(desktop)).toBe('gitCover');
  await desktop
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'git-2026.pdf',
      mimeType: 'application/pdf',
      buffer: await certificatePdf('Karoo Freight (Pty) Ltd'),
    });
  await expect(desktop.getByText('git-2026.pdf')).toBeVisible();
  await desktop.getByLabel('GIT cover').fill('R 1 500 000,00');
  await desktop.getByLabel('Cover begins on').fill(dayFromNow(-30));
  await desktop.getByLabel('Cover ends on').fill(dayFromNow(335));
  await desktop.getByRole('button', { name: `Use ${invitation.email}` }).click();
  await expectNoViolations(desktop);

  // What was filled in stands below, each section with a way back, and Done leads here again.
  const summary = desktop.getByRole('region', { name: 'Check before you submit' });
  await expect(summary.getByText('62812345678')).toBeVisible();
  await expect(summary.getByText('The GIT certificate is missing.')).toHaveCount(0);
  await press(desktop, 'Edit: Director(s) Details');
  await expectStep(desktop, 'Director(s) Details');
  await press(desktop, 'Done');
  await expectStep(desktop, 'Transporter Details');

  // The answer gets lost, all attempts of it; a second press sends the same again, and nothing is created twice.
  await desktop.evaluate(() =>
    addEventListener('registrationStatus', (event) =>
      Object.assign(window, { registrationStatus: (event as CustomEvent).detail.status }),
    ),
  );
  const keys = new Set<string | undefined>();
  const loseAnswer = async (route: Route) => {
    if (route.request().postDataJSON().operation !== 'postCarrier') return route.continue();
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    return route.abort('failed');
  };
  await desktop.route('**/rpc', loseAnswer);
  await press(desktop, 'Submit');
  await expect(desktop.getByText('No connection. Nothing is lost: press Submit again.')).toBeVisible({
    timeout: 20_000,
  });
  await desktop.unroute('**/rpc', loseAnswer);
  await press(desktop, 'Submit');
  await expect(desktop.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
  await expect(desktop.getByRole('link', { name: 'onboarding@highveld.example' })).toBeVisible();
  expect(await desktop.evaluate(() => (window as { registrationStatus?: string }).registrationStatus)).toBe('success');
  expect([...keys]).toHaveLength(1);
  await expectNoViolations(desktop);
  expect(await suppliersNamed(product, staff, 'Karoo Freight (Pty) Ltd')).toHaveLength(1);

  // Whoever reloads sees that it went well; whoever opens the link again, that it is used.
  await desktop.reload();
  await expect(desktop.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();
  await desktop.goto('about:blank');
  await desktop.goto(invitation.url);
  await expect(desktop.getByRole('heading', { name: 'Application link has expired' })).toBeVisible();
});

test('a link that was never made looks like one that has ended', async ({ browser }) => {
  const page = await open(browser, { url: `${product.url}/#/carrierregister/${'x'.repeat(43)}` });
  await expect(page.getByRole('heading', { name: 'Application link has expired' })).toBeVisible();
  await expectNoViolations(page);
});

test('who is no transporter has three steps, in the language of the invitation', async ({ browser }) => {
  const page = await open(browser, await inviteCarrier(product, staff, 'pt'), {
    ...phone,
    viewport: { width: 360, height: 740 },
    // A phone in none of our languages: that of the invitation.
    locale: 'sw-TZ',
  });
  await expect(page.getByText('Formulário de registo de fornecedor')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  const lastDigits = /(\d{4})/.exec(await page.locator('section p').first().innerText())?.[1] ?? '';
  await passCode(page, product, { lastDigits });
  await press(page, 'Concordo');
  await page.getByRole('radio', { name: 'Não' }).check();
  await press(page, 'Continuar');
  await expect(page.getByText('Passo 1 de 3')).toBeVisible();
  // Neither the terms nor the first question are asked again.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByText('Passo 1 de 3')).toBeVisible();
  await press(page, 'Seguinte');
  await expect(page.getByText('Este campo é obrigatório.').first()).toBeVisible();
  await expect(page.locator('[popover]').getByText('Atenção! Preencha todos os campos obrigatórios *.')).toBeVisible();
  await expectNoViolations(page);
  // The language can be changed in the middle, and nothing that was typed is lost.
  await page.getByLabel('Nome comercial').fill('Maputo Cargo');
  await page.getByLabel('Idioma').selectOption('Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informations sur l’entreprise');
  await expect(page.getByLabel('Nom commercial')).toHaveValue('Maputo Cargo');
  await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the postal address is the physical one until somebody says otherwise', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation, 'No');
  await fillCompany(page, 'Copied Address', '2015/654321/07');
  const postal = page.getByRole('region', { name: 'Postal address' });
  const same = postal.getByLabel('Same as Physical Address');
  await expect(postal.getByText('12 Voortrekker Road, Bellville, Western Cape, 7530, South Africa')).toBeVisible();
  const physical = page.getByRole('region', { name: 'Physical address' });
  await physical.getByLabel('Postal code').fill('7535');
  await physical.getByLabel('Postal code').blur();
  await expect(same).toBeChecked();
  await expect(postal.getByText(/7535/)).toBeVisible();
  await same.uncheck();
  await expect(postal.getByLabel('Address line 1')).toHaveValue('');
  await expect(postal.getByLabel('Postal code')).toHaveValue('');
  // What is chosen above decides what can be chosen below.
  await postal.getByLabel('Country').selectOption('Mozambique');
  await expect(postal.getByLabel('Province or region')).toHaveValue('');
  await postal.getByRole('combobox', { name: 'Province or region' }).selectOption('Sofala');
  await postal.getByRole('combobox', { name: 'City or town' }).fill('bei');
  await expect(postal.getByRole('option', { name: 'Beira' })).toBeVisible();
});

test('what was found in the certificate is filled in and marked, and the tender method follows the company', async ({
  browser,
}) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation, 'Yes, a transporter');
  await fillCompany(page, 'Found Certificate', '2016/123456/07');
  await press(page, 'Next');
  await expectStep(page, 'Director(s) Details');
  await press(page, 'Next');
  await expectStep(page, 'Bank Details');
  await press(page, 'Next');
  const facts = {
    policyNumber: 'GIT-2026-0417',
    insurer: 'Thornveld Mutual',
    cover: '1500000.00',
    from: dayFromNow(-30),
    to: dayFromNow(335),
  };
  await page.route('**/rpc', async (route) => {
    if (route.request().postDataJSON().operation !== 'postLinkFile') return route.continue();
    const answer = await (await route.fetch()).json();
    return route.fulfill({ json: { ...answer, result: { ...answer.result, facts } } });
  });
  const upload = page.locator('input[type=file]').last();
  await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no certificate') });
  await expect(page.getByText('Only PDF, JPEG, PNG and TIFF files are accepted.')).toBeVisible();
  await upload.setInputFiles({
    name: 'git.pdf',
    mimeType: 'application/pdf',
    buffer: await certificatePdf('Found Certificate (Pty) Ltd'),
  });
  await expect(page.getByLabel('Policy number')).toHaveValue('GIT-2026-0417');
  await expect(page.getByText('From the certificate. Check it.').first()).toBeVisible();
  await expect(page.getByLabel('GIT cover')).toHaveValue(/^1.500.000,00$/);
  await expect(page.getByLabel('Cover ends on')).toHaveValue(facts.to);

  await page.getByRole('button', { name: `Use ${invitation.email}` }).click();
  await page.getByLabel('Load offers are sent to').selectOption('Karoo Freight Systems');
  await expect(
    page.getByText('Offers go straight to the system of Karoo Freight Systems, GLN 6001234500001.'),
  ).toBeVisible();
  await page.getByLabel('Load offers are sent to').selectOption('Drakensberg Linehaul');
  await expect(page.getByLabel('Email address for load offers')).toHaveValue('');
  await press(page, 'Submit');
  await expect.poll(() => focusedName(page)).toBe('tenderLoadEmailAddress');
  await page.getByLabel('Load offers are sent to').selectOption('Karoo Freight Systems');
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();

  // The name is known now: the next one who takes it is told on leaving the field.
  const another = await inviteCarrier(product, staff);
  const next = await open(browser, another);
  await begin(next, product, another, 'No');
  await next.getByLabel('Full registered name').fill('Found Certificate (Pty) Ltd');
  await next.getByLabel('Full registered name').blur();
  await expect(next.getByText('Carrier already exists for client Highveld Haulage')).toBeVisible();
});

test('staff ask for more: only those steps, the question on top, and numbers on file stay', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation, 'No');
  await fillCompany(page, 'Asked Again', '2017/123456/07');
  await press(page, 'Next');
  await page.getByLabel('Name and surname').fill('Lindiwe Dube');
  await page.getByLabel('ID number').fill('7501151234085');
  await press(page, 'Next');
  await page.getByLabel('Bank', { exact: true }).fill('ABSA');
  await page.getByLabel('Account number').fill('4071234567');
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeVisible();

  const [supplier] = await suppliersNamed(product, staff, 'Asked Again (Pty) Ltd');
  if (!supplier) throw new Error('The supplier is missing');
  const first = invitation.url;
  await ask(
    product,
    staff,
    'sendCarrierInformationRequest',
    {
      keyIdentifier: supplier.keyIdentifier,
      steps: ['directors', 'bank'],
      question: 'Is the account that of the company?',
    },
    supplier.lockId,
  );
  await expect
    .poll(
      async () =>
        (await product.outbox()).find(({ to, links }) => to === invitation.email && links.length > 0)?.links[0],
    )
    .not.toBe(first);
  const again = await open(browser, { url: await product.linkFor(invitation.email) });
  await passCode(again, product, invitation);
  await again.getByRole('button', { name: 'Agree', exact: true }).or(again.getByText('Step 1 of 2')).first().waitFor();
  if (await again.getByRole('button', { name: 'Agree', exact: true }).isVisible()) await press(again, 'Agree');
  await expect(again.getByText('Step 1 of 2')).toBeVisible();
  await expect(again.getByText('Is the account that of the company?')).toBeVisible();
  await expect(again.getByText(/4085 is on file/)).toBeVisible();
  await expect(again.getByLabel('ID number')).toHaveValue('');
  await press(again, 'Next');
  await again.getByLabel('Branch name').fill('Bellville');
  await press(again, 'Submit');
  await expect(again.getByRole('heading', { name: 'Your changes were sent' })).toBeVisible();
  expect(await suppliersNamed(product, staff, 'Asked Again (Pty) Ltd')).toHaveLength(1);
});

test('the keyboard alone is enough', async ({ browser }) => {
  const invitation = await inviteCarrier(product, staff);
  const page = await open(browser, invitation, { viewport: { width: 1440, height: 900 }, locale: 'en-ZA' });
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.name || element?.getAttribute('aria-label') || element?.textContent || '';
    });
  const tabTo = async (wanted: string | RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      const name = await focused();
      if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${String(wanted)}`);
  };
  await page.getByRole('button', { name: 'Send OTP' }).waitFor();
  await tabTo('Send OTP');
  await keyboard.press('Enter');
  await page.getByLabel('One-time code').waitFor();
  await keyboard.type(await product.codeFor(invitation.lastDigits));
  await page.getByRole('button', { name: 'Agree', exact: true }).waitFor();
  await tabTo('Agree');
  await keyboard.press('Enter');
  await page.getByRole('radio').first().waitFor();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  const type = async (name: string, text: string) => {
    await tabTo(name);
    await keyboard.type(text);
  };
  await type('registeredName', 'Keyboard Carriers CC');
  await type('tradeName', 'Keyboard');
  await type('regNo', '2009/123456/23');
  await type('cellNo', '082 555 0199');
  await type('physicalAddress.addressLine1', '1 Long Street');
  await type('physicalAddress.region', 'Gau');
  await type('physicalAddress.city', 'johan');
  await page.getByRole('option', { name: 'Johannesburg' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await type('physicalAddress.postalCode', '2000');
  await tabTo('sameAsPhysicalAddress');
  await keyboard.press('Enter');
  await expectStep(page, 'Director(s) Details');
  await type('directors.0.cellphoneNumber', '083 555 0100');
  // Enter goes on from a field that was not left.
  await keyboard.press('Enter');
  await expectStep(page, 'Bank Details');
  await type('bank', 'nedb');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Branch code')).toHaveValue('198765');
  await tabTo('Submit');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeFocused();
  const [supplier] = await suppliersNamed(product, staff, 'Keyboard Carriers CC');
  const record = await ask<{
    carrierDetail: {
      cellNo: string;
      directors: { cellphoneNumber: string }[];
      physicalAddress: { city: string };
    };
  }>(product, staff, 'getCarrier', { keyIdentifier: supplier?.keyIdentifier });
  expect(record.carrierDetail.cellNo).toBe('+27825550199');
  expect(record.carrierDetail.directors[0]?.cellphoneNumber).toBe('+27835550100');
  expect(record.carrierDetail.physicalAddress.city).toBe('Johannesburg');
});
