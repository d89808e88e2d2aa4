import crypto from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ask, staffSession, type Staff } from './carrier-links.ts';
import { people, type OwnProduct, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// People and rights in the real product: invited, given rights while at work, and asked for a second factor.
let product: OwnProduct;
let administrator: Staff;
test.beforeAll(async () => {
  product = await startProduct();
  administrator = await staffSession(product);
});
test.afterAll(() => product.stop());

const password = 'Springbok@77-duin';
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

async function signInAs(page: Page, account: string, given = password): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await button(page, 'Login').click();
}

interface Role {
  profileId: string;
  lockId: string;
  profileName: string;
  authorisations: string[];
}

async function roleNamed(name: string): Promise<Role> {
  const { rows } = await ask<{ rows: Role[] }>(product, administrator, 'getUserRoles', { search: name });
  return rows.find(({ profileName }) => profileName === name)!;
}

/** Somebody new with a role of their own, who has chosen a password. */
async function colleague(
  browser: Browser,
  name: string,
  operations: readonly string[],
): Promise<{ email: string; roleName: string }> {
  const email = `${name.toLowerCase()}@highveld.example`;
  const roleName = `desk of ${name}`;
  const authorisations = operations.map((operation) => `tripDirector.${operation}`);
  const { profileId } = await ask<Role>(product, administrator, 'postUserRole', {
    profileName: roleName,
    authorisations,
  });
  await ask(product, administrator, 'postUser', {
    email,
    name,
    surname: 'Ndlovu',
    language: 'en',
    profileIds: [profileId],
  });
  const page = await (await browser.newContext()).newPage();
  await choosePassword(page, await product.linkFor(email));
  await page.context().close();
  return { email, roleName };
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Set password').click();
  await expect(page.getByText(/password was changed/i)).toBeVisible();
}

test('somebody is invited, sets a password, lacks a right, is given it, and the menu follows without a reload', async ({
  page,
  browser,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/userprofiles`);
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Phiri' })).toContainText('Locked');
  await page.getByRole('link', { name: 'Invite user' }).click();
  await button(page, 'Save').click();
  await expect(page.getByText('Choose at least one role.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Zodwa');
  await page.getByLabel('Surname').fill('Mabena');
  await page.getByLabel('Email address').fill('zodwa.mabena@highveld.example');
  await page.getByRole('checkbox', { name: /^viewer/ }).check();
  await button(page, 'Save').click();
  await expect(
    page.getByText('Zodwa Mabena was invited. The mail goes to zodwa.mabena@highveld.example.').first(),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Zodwa Mabena' })).toContainText('Invited');

  const other = await (await browser.newContext()).newPage();
  await choosePassword(other, await product.linkFor('zodwa.mabena@highveld.example'));
  await signInAs(other, 'zodwa.mabena@highveld.example');
  await expect(other).toHaveURL(/\/dashboard\/1$/);
  await expect(menu(other).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await menu(other).getByRole('button', { name: 'Settings' }).click();
  await expect(menu(other).getByRole('link', { name: 'Companies' })).toBeVisible();
  await expect(menu(other).getByRole('link', { name: 'Roles' })).toHaveCount(0);

  await page.goto(`${product.url}/managerole`);
  await page.getByRole('row').filter({ hasText: 'viewer' }).click();
  await page.getByRole('checkbox', { name: 'Roles and rights: Show' }).check();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  // Nothing is pressed or reloaded here: the role changed, and the menu with it.
  await expect(menu(other).getByRole('link', { name: 'Roles' })).toBeVisible();
  await menu(other).getByRole('link', { name: 'Roles' }).click();
  await expect(other.getByRole('row').filter({ hasText: 'administrator' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'New role' })).toHaveCount(0);
});

test('a deactivated person is out at once', async ({ page, browser }) => {
  const { email } = await colleague(browser, 'Bheki', ['getCarrier', 'getAllCarriersByClientName']);
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, email);
  await expect(other).toHaveURL(/\/dashboard\/1$/);
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/userprofiles?search=bheki`);
  await page.getByRole('row').filter({ hasText: 'Bheki Ndlovu' }).click();
  await button(page, 'Deactivate').click();
  await button(dialog(page), 'Deactivate').click();
  await expect(page.getByText('Deactivated').first()).toBeVisible();
  await expect(other.getByLabel('Username')).toBeVisible();
});

test('an authenticator app is set up, sign-in asks for it, and a recovery code stands in', async ({
  page,
  browser,
}) => {
  const { email } = await colleague(browser, 'Themba', [
    'getUsers',
    'getCarrier',
    'getCarrierHistory',
    'getBankChanges',
    'approveBankChange',
  ]);
  await signInAs(page, email);
  await expect(page).toHaveURL(/\/dashboard\/1$/);
  await button(page, /Themba Ndlovu/).click();
  await page.getByRole('menuitem', { name: 'Own profile' }).click();
  await button(page, 'Set up an authenticator app').click();
  await dialog(page).getByLabel('Current password').fill('Wrong-Password-1');
  await button(page, 'Continue').click();
  await expect(dialog(page).getByText('The password is not correct.')).toBeVisible();
  await dialog(page).getByLabel('Current password').fill(password);
  await button(page, 'Continue').click();
  await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = Secret.fromBase32(((await dialog(page).locator('code').textContent()) ?? '').replaceAll(' ', ''));
  // The step before is still accepted, so that the present one is left for the sign-in that follows.
  const codeAt = (steps: number) => TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
  await dialog(page).getByLabel('Code from the app, 6 digits').fill(codeAt(-1));
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = '', otherRecoveryCode = ''] = await codes.allTextContents();
  await button(page, 'I have saved them').click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await signInAs(again, email);
  await again.getByLabel('Code from the app, 6 digits').fill('000000');
  await expect(again.getByRole('alert')).toContainText('This code is wrong');
  await again.getByLabel('Code from the app, 6 digits').fill(codeAt(1));
  await expect(again).toHaveURL(/\/dashboard\/1$/);

  // Bank details ask for it again, whoever sits at the desk; a recovery code stands in here too.
  const { rows } = await ask<{ rows: { keyIdentifier: string; ownerKind: string }[] }>(
    product,
    administrator,
    'getBankChanges',
    { status: ['pending'] },
  );
  const { keyIdentifier } = rows.find(({ ownerKind }) => ownerKind === 'supplier')!;
  await again.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  await again.getByRole('link', { name: 'Bank details' }).click();
  await again.getByLabel('Code from the app').fill('000000');
  await button(again, 'Approve bank details').click();
  await expect(again.getByText('This code is wrong')).toBeVisible();
  await again.getByLabel('Code from the app').fill(otherRecoveryCode);
  await button(again, 'Approve bank details').click();
  await expect(again.getByText('The bank details are in use.').first()).toBeVisible();

  const lost = await (await browser.newContext()).newPage();
  await signInAs(lost, email);
  await button(lost, 'Use a recovery code').click();
  await lost.getByLabel('Recovery code').fill(recoveryCode);
  await button(lost, 'Continue').click();
  await expect(lost).toHaveURL(/\/dashboard\/1$/);
  await lost.goto(`${product.url}/profile`);
  await expect(lost.getByText('8 recovery codes left')).toBeVisible();
  // Three sessions; one of the others is ended from here.
  const sessions = lost.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await sessions.getByRole('button').first().click();
  await expect(sessions).toHaveCount(2);
});

test('a passkey is added, signs in, decides about bank details and is removed; one with another key gets nowhere', async ({
  page,
  browser,
}) => {
  const { email } = await colleague(browser, 'Ayanda', [
    'getUsers',
    'getCarrier',
    'getCarrierHistory',
    'getBankChanges',
    'approveBankChange',
  ]);
  const keys = await securityKeys(page);
  const own = await keys.plugIn();
  await signInAs(page, email);
  await expect(page).toHaveURL(/\/dashboard\/1$/);
  await page.goto(`${product.url}/profile`);
  await button(page, 'Add a passkey').click();
  await dialog(page).getByLabel('Passkey name').fill('Desk computer');
  await dialog(page).getByLabel('Current password').fill(password);
  await button(page, 'Continue').click();
  await button(page, 'I have saved them').click();
  await expect(page.getByText('Desk computer')).toBeVisible();
  const credential = await keys.takeOut(own);
  await button(page, /Ayanda Ndlovu/).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  // It names the same passkey, and signs with a key of its own.
  const forged = await keys.plugIn({ ...credential, privateKey: anotherKey() });
  await signInAs(page, email);
  await button(page, 'Use a passkey').click();
  await expect(page.getByRole('alert').getByText('This passkey was not accepted.')).toBeVisible();
  await keys.takeOut(forged);
  await keys.plugIn(credential);
  await button(page, 'Use a passkey').click();
  await expect(page).toHaveURL(/\/dashboard\/1$/);

  const keyIdentifier = await newBankDetails();
  await page.goto(`${product.url}/carrierApproval/${keyIdentifier}`);
  await page.getByRole('link', { name: 'Bank details' }).click();
  await button(page, 'Use a passkey').click();
  await button(page, 'Passkey confirmed').waitFor();
  await button(page, 'Approve bank details').click();
  await expect(page.getByText('The bank details are in use.').first()).toBeVisible();

  await page.goto(`${product.url}/profile`);
  await button(page, 'Remove Desk computer').click();
  await dialog(page).getByLabel('Current password').fill(password);
  await button(dialog(page), 'Use a passkey').click();
  await button(dialog(page), 'Passkey confirmed').waitFor();
  await expect(dialog(page)).toContainText('Without it your password alone signs you in.');
  await button(dialog(page), 'Remove').click();
  await expect(page.getByText('The second factor was removed.').first()).toBeVisible();
  await expect(page.getByText('Desk computer')).toHaveCount(0);
});

/** New bank details of a supplier, recorded by somebody else than whoever is to decide. */
async function newBankDetails(): Promise<string> {
  const { rows } = await ask<{ rows: { keyIdentifier: string; ownerKind: string }[] }>(
    product,
    administrator,
    'getBankChanges',
    { status: ['current'], pageSize: 200 },
  );
  const { keyIdentifier } = rows.find(({ ownerKind }) => ownerKind === 'supplier')!;
  const { carrierDetail, lockId } = await ask<{ carrierDetail: object; lockId: string }>(
    product,
    administrator,
    'getCarrier',
    { keyIdentifier },
  );
  const detail = { ...carrierDetail, bankAccountNo: '62333444555' };
  await ask(product, administrator, 'putCarrier', { keyIdentifier, carrierDetail: detail }, lockId);
  return keyIdentifier;
}

interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly userHandle?: string;
  readonly signCount: number;
  readonly privateKey: string;
}

const anotherKey = () =>
  crypto
    .generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64');

/** The authenticators of a browser: those that are plugged in say yes to whatever is asked. */
async function securityKeys(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  return {
    async plugIn(credential?: Credential): Promise<string> {
      const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      if (credential) await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
      return authenticatorId;
    },
    async takeOut(authenticatorId: string): Promise<Credential> {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      return credentials[0]!;
    },
  };
}

test('a role that asks for a second factor leads to the profile until there is one', async ({ page, browser }) => {
  const { email, roleName } = await colleague(browser, 'Sizwe', ['getUsers']);
  const { profileId, lockId, profileName, authorisations } = await roleNamed(roleName);
  const change = { profileId, profileName, authorisations, requiresSecondFactor: true };
  await ask(product, administrator, 'putUserRole', change, lockId);
  await signInAs(page, email);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('One of your roles requires a second factor.')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
});

test('roles are compared and copied with a limit, a right tells who has it, and nobody takes away their own', async ({
  page,
}) => {
  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/managerole`);
  await page.getByRole('row', { name: /^(Select this row )?approver/ }).click();
  await button(page, 'Compare').click();
  await dialog(page).getByRole('combobox').selectOption('viewer');
  const onlyApprover = dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Only approver' }) });
  await expect(onlyApprover).toContainText('approveCarrier');
  await expect(onlyApprover).not.toContainText('getAllCarriersByClientName');
  await button(dialog(page), 'Close').last().click();

  await button(page, 'Choose single rights: Suppliers').click();
  await button(page, 'Who has approveCarrier').click();
  const holder = dialog(page).getByRole('listitem').filter({ hasText: 'Thandi Nkosi' });
  await expect(holder).toContainText('through approver');
  await expect(dialog(page)).not.toContainText('Pieter Botha');
  await button(dialog(page), 'Close').last().click();

  await button(page, 'Copy role').click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Copy of approver');
  await page.getByRole('textbox', { name: /^Name/ }).fill('junior approver');
  await page.getByRole('combobox', { name: 'Suppliers', exact: true }).selectOption('Only chosen ones');
  await button(page, 'Save').click();
  await expect(page.getByText('Choose at least one, or let the role see everything.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add to the chosen: suppliers' }).fill('a');
  const option = page.getByRole('listbox').getByRole('option').first();
  const chosen = ((await option.locator('span').first().textContent()) ?? '').trim();
  await option.click();
  await expect(page.getByRole('list', { name: 'Chosen: suppliers' })).toContainText(chosen);
  await page.getByLabel('Approves changed credit limits up to').fill('250000');
  await button(page, 'Save').click();
  await page.getByRole('row', { name: /^(Select this row )?junior approver/ }).click();
  await expect(page.getByRole('list', { name: 'Chosen: suppliers' })).toContainText(chosen);
  await expect(page.getByLabel('Approves changed credit limits up to')).toHaveValue(/^250.000[.,]00$/);

  await page.goto(`${product.url}/managerole`);
  await page.getByRole('row', { name: /^(Select this row )?administrator/ }).click();
  await page.getByRole('checkbox', { name: 'Roles and rights: Edit' }).uncheck();
  await button(page, 'Save').click();
  await expect(
    page.getByText(/Nobody else could change roles|remove rights from your own account/).first(),
  ).toBeVisible();
  expect((await roleNamed('administrator')).authorisations).toContain('tripDirector.putUserRole');
});

test('a role that is limited while its holder works empties what they see, and their rights say why', async ({
  page,
  browser,
}) => {
  const { email, roleName } = await colleague(browser, 'Nandi', ['getAllCarriersByClientName', 'getCarrier']);
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, email);
  await expect(other).toHaveURL(/\/dashboard\/1$/);
  await other.goto(`${product.url}/manage-carrier`);
  await expect(other.locator('[data-row-link]').first()).toBeVisible();

  await signIn(page, product, people.administrator);
  await page.goto(`${product.url}/managerole/${(await roleNamed(roleName)).profileId}`);
  await page
    .getByRole('combobox', { name: 'Suppliers', exact: true })
    .selectOption('Only those they captured or invited');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(other.locator('[data-row-link]')).toHaveCount(0);

  await page.goto(`${product.url}/userprofiles?search=nandi`);
  await page.getByRole('row').filter({ hasText: 'Nandi Ndlovu' }).click();
  await expect(page.getByText('Sees only suppliers they captured or invited')).toBeVisible();
  await expect(page.getByText(`through ${roleName}`).first()).toBeVisible();
});
