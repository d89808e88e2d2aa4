import { expect, type Request, type Route } from '@playwright/test';
import {
  draftIsSaved,
  endsIn,
  expectNoViolations,
  expectStep,
  focusedName,
  open,
  phone,
  press,
} from './carrier-form.ts';
import { dayFromNow, passCode, type Staff, staffSession } from './carrier-links.ts';
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
  warning,
  writtenDay,
} from './customer-form.ts';
import { type Product } from './server.ts';
import { test } from './test.ts';

// A customer applies for credit by link, on a phone and on a desktop, with the mistakes that people make.
let product: Product;
let staff: Staff;
test.beforeAll(async ({ shared }) => {
  product = shared;
  staff = await staffSession(product);
});

test('a customer begins on a phone, goes on at a desktop, and is registered once', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const onPhone = await open(browser, invitation);

  // The code: only the trade name and the masked number are shown before it.
  await expect(onPhone.getByText('Customer Registration Form')).toBeVisible();
  await expect(onPhone.locator('main').getByText('Highveld Haulage', { exact: true })).toBeVisible();
  await expect(onPhone.getByText(invitation.lastDigits)).toBeVisible();
  expect(onPhone.url()).not.toContain(invitation.url.split('/').at(-1));
  await expectNoViolations(onPhone);
  await press(onPhone, 'Send OTP');
  await expect(onPhone.getByText(/^OTP sent successfully to this number/)).toBeVisible();
  const firstCode = await product.codeFor(invitation.lastDigits);
  await onPhone.getByLabel('One-time code').fill(firstCode === '000000' ? '111111' : '000000');
  await expect(onPhone.getByText('Invalid OTP! click resend or re-type OTP')).toBeVisible();
  await onPhone.getByLabel('One-time code').fill(firstCode);

  // Mistakes are told where they are, the first one is focused, and the step does not let go.
  await expect(onPhone.getByText('Step 1 of 6')).toBeVisible();
  await expect(onPhone.getByLabel('Email address')).toHaveValue(invitation.email);
  await expect(onPhone.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(endsIn(invitation.lastDigits));
  await press(onPhone, 'Next');
  await expect(onPhone.locator('[popover]').getByText(warning, { exact: true })).toBeVisible();
  await expect.poll(() => focusedName(onPhone)).toBe('registeredName');
  await expectNoViolations(onPhone);
  const number = registrationNumber();
  await fillCompany(onPhone, 'Karoo Stores', '2012/12345');
  await onPhone.getByLabel('VAT number').fill('3220119988');
  await press(onPhone, 'Next');
  await expect(onPhone.getByText('A South African VAT number has 10 digits and begins with 4.')).toBeVisible();
  // The first mistake takes the focus just after it is told: what is typed before would go there.
  await expect.poll(() => focusedName(onPhone)).toBe('registrationNumber');
  await onPhone.getByLabel('VAT number').fill('4220119988');
  await onPhone.getByLabel('Registration number').fill(number);
  await onPhone.getByRole('textbox', { name: 'Mobile number' }).fill('083 123 4567');
  await press(onPhone, 'Next');

  // Four trade references at most; the first one stays.
  await expectStep(onPhone, 'Trade Reference(s)');
  await fillCredit(onPhone);
  await expect(onPhone.getByRole('button', { name: /Remove trade reference/ })).toHaveCount(0);
  await onPhone.getByLabel('Company name').fill('Limpopo Millers');
  await onPhone.getByLabel('Contact person').fill('Grace Mabaso');
  for (const row of [2, 3, 4]) {
    await press(onPhone, 'Add a trade reference');
    await expect.poll(() => focusedName(onPhone)).toBe(`tradeReferences.${row - 1}.name`);
  }
  await expect(onPhone.getByRole('button', { name: 'Add a trade reference' })).toHaveCount(0);
  await onPhone.getByRole('region', { name: 'Trade reference 2' }).getByLabel('Company name').fill('Maputo Cement');
  await press(onPhone, 'Remove trade reference 4');
  await expect(onPhone.getByRole('button', { name: 'Add a trade reference' })).toBeFocused();
  await press(onPhone, 'Remove trade reference 3');
  await draftIsSaved(onPhone);
  await expectNoViolations(onPhone);
  await onPhone.context().close();

  // Another device: a new code, and exactly where it was.
  const desktop = await open(browser, invitation, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await passCode(desktop, product, invitation);
  await expectStep(desktop, 'Trade Reference(s)');
  await expect(desktop.getByRole('region', { name: 'Trade reference 2' }).getByLabel('Company name')).toHaveValue(
    'Maputo Cement',
  );
  await expect(desktop.getByLabel('Credit required')).toHaveValue(/^300.000,00$/);
  await press(desktop, 'Next');

  await expectStep(desktop, 'Director(s) Details');
  await desktop.getByLabel('Name and surname').fill('Lindiwe Dube');
  await desktop.getByLabel('ID number').fill('7501151234085');
  await expectNoViolations(desktop);
  await press(desktop, 'Next');

  // The letter of the bank: what was read in it counts only once it was confirmed.
  await expectStep(desktop, 'Financial Details');
  await desktop.getByLabel('Bank', { exact: true }).fill('fnb');
  await desktop.getByRole('option', { name: 'FNB' }).click();
  await expect(desktop.getByLabel('Branch code')).toHaveValue('250655');
  await desktop.getByLabel('Account number').fill('62812345678');
  await chooseLetter(desktop, await bankLetterPdf({ date: writtenDay(-20) }));
  // By link it is on the server at once, so nothing is pending.
  await expect(desktop.getByText(/^Uploaded \d/)).toBeVisible();
  const found = desktop.getByRole('region', { name: /^Date found in the letter: / });
  await expect(found).toBeVisible();
  await expect(desktop.getByLabel('Date of the letter')).toHaveValue('');
  await press(desktop, 'Next');
  await expect(desktop.getByText('Enter the date on the letter.')).toBeVisible();
  await expectNoViolations(desktop);
  await found.getByRole('button', { name: /^Confirm / }).click();
  await expect(desktop.getByLabel('Date of the letter')).toHaveValue(dayFromNow(-20));
  await expect(found).toHaveCount(0);
  // A browser at a desk shows PDFs by itself; the one of the tests may be without that part.
  await desktop.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await press(desktop, 'View the letter');
  await expect(desktop.getByRole('dialog', { name: 'letter.pdf' }).locator('iframe')).toBeVisible();
  await press(desktop, 'Close');
  await press(desktop, 'Next');

  await expectStep(desktop, 'Contact Detail(s)');
  await desktop.getByLabel('Contact type').selectOption('Finance');
  await desktop.getByLabel('Name and surname').fill('Sipho Zulu');
  await desktop.getByRole('textbox', { name: 'Contact number' }).fill('+258 84 123 4567');
  await expectNoViolations(desktop);
  await press(desktop, 'Next');

  // The terms, and not without them.
  await expectStep(desktop, 'Terms And Conditions');
  const summary = desktop.getByRole('region', { name: 'Check before you submit' });
  await expect(summary.getByText(/^Limpopo Millers, Grace Mabaso/)).toBeVisible();
  await press(desktop, 'Edit: Contact Detail(s)');
  await expectStep(desktop, 'Contact Detail(s)');
  await press(desktop, 'Done');
  await expectStep(desktop, 'Terms And Conditions');
  await press(desktop, 'Submit');
  await expect(desktop.locator('[popover]').getByText('Please accept terms and conditions')).toBeVisible();
  await expect.poll(() => focusedName(desktop)).toBe('TermsAndConditionsAccepted');
  await expectNoViolations(desktop);
  await acceptAndSubmit(desktop);
  await expectRegistered(desktop);
  await expect(desktop.getByRole('link', { name: 'onboarding@highveld.example' })).toBeVisible();
  await expectNoViolations(desktop);

  // Staff find exactly one, that waits, with everything that was typed.
  const alike = await pendingNamed(product, staff, 'Karoo Stores (Pty) Ltd');
  // Other files have customers of which the name has the same words.
  const waiting = alike.filter(({ registeredName }) => registeredName === 'Karoo Stores (Pty) Ltd');
  expect(waiting).toMatchObject([{ registeredName: 'Karoo Stores (Pty) Ltd', status: 'pending' }]);
  expect(await customerRecord(product, staff, waiting[0]?.id ?? '')).toMatchObject({
    creditRequired: 300_000,
    monthlyPurchaseAmount: 120_000,
    tradeReferences: [{ name: 'Limpopo Millers', person: 'Grace Mabaso' }, { name: 'Maputo Cement' }],
    contacts: [{ type: 'Finance', name: 'Sipho Zulu', number: '+258841234567' }],
    bankConfirmationLetterDate: dayFromNow(-20),
    TermsAndConditionsAccepted: true,
    podSendFormat: 'PDF',
    podSubmitMethod: 'EMAIL',
    fuelRateChangeMethod: 'BASIC',
  });

  // Whoever reloads sees that it went well; whoever opens the link again, that it is used.
  await desktop.reload();
  await expectRegistered(desktop);
  await desktop.goto('about:blank');
  await desktop.goto(invitation.url);
  await expectEnded(desktop);
  await expectNoViolations(desktop);
});

test('a name that is there already only warns, on leaving the field', async ({ browser }) => {
  const first = await inviteCustomer(product, staff);
  const page = await open(browser, first);
  await begin(page, product, first);
  await fillToTerms(page, 'Twice Named');
  await acceptAndSubmit(page);
  await expectRegistered(page);

  const second = await inviteCustomer(product, staff);
  const next = await open(browser, second);
  await begin(next, product, second);
  const name = next.getByLabel('Full registered name');
  await name.fill('Twice Named (Pty) Ltd');
  await name.blur();
  await expect(next.getByText('The Full Registered Name already exist.')).toBeVisible();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expectNoViolations(next);
  await name.fill('Named Once (Pty) Ltd');
  await expect(next.getByText('The Full Registered Name already exist.')).toHaveCount(0);
  await fillCompany(next, 'Twice Named');
  await press(next, 'Next');
  await expectStep(next, 'Trade Reference(s)');
});

test('Back of the phone leads to the step before, and Forward to the one that was left', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation, phone);
  await begin(page, product, invitation);
  await fillCompany(page, 'Step Back');
  await press(page, 'Next');
  await expectStep(page, 'Trade Reference(s)');
  await page.goBack();
  await expectStep(page, 'Company Details');
  await expect(page.getByLabel('Trade name')).toHaveValue('Step Back');
  await page.goForward();
  await expectStep(page, 'Trade Reference(s)');
});

test('at 360 pixels, in the language of the invitation, changed in the middle', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff, 'pt');
  const page = await open(browser, invitation, { ...phone, viewport: { width: 360, height: 740 } });
  await expect(page.getByText('Formulário de registo de cliente')).toBeVisible();
  await passCode(page, product, invitation);
  await expect(page.getByText('Passo 1 de 6')).toBeVisible();
  await press(page, 'Seguinte');
  await expect(page.locator('[popover]').getByText('Aviso! Preencha todos os campos obrigatórios.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Nome comercial').fill('Mercado da Beira');
  await page.getByLabel('Idioma').selectOption('Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informations sur l’entreprise');
  await expect(page.getByLabel('Nom commercial')).toHaveValue('Mercado da Beira');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The browser's Back leads out of the form, and is asked about; what was typed is there again afterwards.
  await page.waitForLoadState('networkidle');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Nom commercial')).toHaveValue('Mercado da Beira');
});

test('the terms are those of the language that is shown, and every step can be read out', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation);
  await begin(page, product, invitation);
  await fillToTerms(page, 'Read Aloud');
  const terms = page.getByRole('group', { name: 'Terms and conditions' });
  const english = await terms.innerText();
  await page.getByLabel('Language').selectOption('Afrikaans');
  const afrikaans = page.getByRole('group', { name: 'Bepalings en voorwaardes' });
  await expect(afrikaans).not.toHaveText(english);
  const steps = page.getByRole('navigation', { name: 'Stappe' }).getByRole('button');
  await expect(steps).toHaveCount(6);
  for (const step of await steps.all()) {
    await step.click();
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Each field has a name of its own, and each group says what it is.
    for (const field of await page.getByRole('textbox').or(page.getByRole('combobox')).all())
      await expect(field).toHaveAccessibleName(/\S/);
    await expectNoViolations(page);
  }
});

test('the keyboard alone is enough', async ({ browser }) => {
  const invitation = await inviteCustomer(product, staff);
  const page = await open(browser, invitation, { viewport: { width: 1440, height: 900 }, locale: 'en-ZA' });
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.name || element?.getAttribute('aria-label') || element?.textContent || '';
    });
  const tabTo = async (wanted: string) => {
    for (let presses = 0; presses < 60; presses++) {
      if ((await focused()) === wanted) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${wanted}`);
  };
  const type = async (name: string, text: string) => {
    await tabTo(name);
    await keyboard.type(text);
  };
  await page.getByRole('button', { name: 'Send OTP' }).waitFor();
  await tabTo('Send OTP');
  await keyboard.press('Enter');
  await page.getByLabel('One-time code').waitFor();
  await keyboard.type(await product.codeFor(invitation.lastDigits));
  await expectStep(page, 'Company Details');
  await type('registeredName', 'Keyboard Stores CC');
  await type('tradeName', 'Keyboard Stores');
  await type('registrationNumber', '2009/123456/23');
  await type('physicalAddress.addressLine1', '1 Long Street');
  await type('physicalAddress.region', 'Gau');
  await type('physicalAddress.city', 'johan');
  await page.getByRole('option', { name: 'Johannesburg' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await type('physicalAddress.postalCode', '2000');
  await tabTo('sameAsPhysicalAddress');
  await keyboard.press('Enter');
  await expectStep(page, 'Trade Reference(s)');
  await type('monthlyPurchaseAmount', '90 000');
  await type('creditRequired', '180 000');
  // Enter goes on from a field that was not left.
  await keyboard.press('Enter');
  for (const [step, field] of [
    ['Director(s) Details', 'directors.0.name'],
    ['Financial Details', 'bankerAddress'],
    ['Contact Detail(s)', 'contacts.0.name'],
  ] as const) {
    await expectStep(page, step);
    await type(field, 'Thabo');
    await keyboard.press('Enter');
  }
  await expectStep(page, 'Terms And Conditions');
  await tabTo('TermsAndConditionsAccepted');
  await keyboard.press('Space');
  await tabTo('Submit');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration was successful' })).toBeFocused();
  const [waiting] = await pendingNamed(product, staff, 'Keyboard Stores CC');
  expect(await customerRecord(product, staff, waiting?.id ?? '')).toMatchObject({
    physicalAddress: { city: 'Johannesburg', postalcode: '2000' },
    monthlyPurchaseAmount: 90_000,
    creditRequired: 180_000,
  });
});

test('a lost answer is found again: by a second press, and after a reload', async ({ browser }) => {
  for (const how of ['press', 'reload'] as const) {
    const invitation = await inviteCustomer(product, staff);
    const page = await open(browser, invitation);
    await begin(page, product, invitation);
    const name = `Lost Answer ${how}`;
    await fillToTerms(page, name);
    const keys = new Set<string | undefined>();
    let attempts = 0;
    const loseAnswer = async (route: Route) => {
      if (route.request().postDataJSON().operation !== 'postShipperDetail') return route.continue();
      keys.add(route.request().headers()['idempotency-key']);
      await route.fetch();
      attempts++;
      return route.abort('failed');
    };
    await page.route('**/rpc', loseAnswer);
    // A draft that is sent after the submit would meet the used link, and find the lost answer before anybody presses.
    const isDraft = (request: Request) => {
      const body = request.postDataJSON();
      return body?.operation === 'putLinkDraft' && body.payload.values.TermsAndConditionsAccepted === true;
    };
    const draft = page.waitForResponse((response) => isDraft(response.request()));
    await page.getByLabel('I accept the terms and conditions').check();
    await draft;
    await press(page, 'Submit');
    await expect.poll(() => attempts, { timeout: 20_000 }).toBe(3);
    await expect(page.getByText('No connection. Nothing is lost: press Submit again.')).toBeVisible();
    await page.unroute('**/rpc', loseAnswer);
    if (how === 'press') await press(page, 'Submit');
    else {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
    }
    await expectRegistered(page);
    expect([...keys]).toHaveLength(1);
    expect(await pendingNamed(product, staff, `${name} (Pty) Ltd`)).toHaveLength(1);
  }
});
