import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { lettersOf } from '#modules/base/companies/letters.ts';
import { accessFailureTexts } from '../messages/failures/index.ts';
import { texts as english } from '../messages/mail/en.ts';
import { buildStaff } from './builders.ts';
import { basisOperations, keepaliveOperations } from './operations.ts';
import { resetDelivery } from './reset.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({
    implementations: [basisOperations, keepaliveOperations],
    failureCatalogues: [accessFailureTexts],
    jobKinds: (app) => [resetDelivery(app)],
  });
});
afterAll(() => house.close());

const password = 'Kudu-Bergwind-84';
const login = (userAccount: string, given: string, extra = {}) =>
  house.call('login', { userRole: '', userAccount, password: given }, { service: 'basis', ...extra });

test('a person signs in with the name in any case, and gets rights, menu and the life of the session', async () => {
  const { account } = await buildStaff(house.app, 'alpha', ['getCarrier']);
  const answer = await login(account.toUpperCase(), password);
  expect(answer).toMatchObject({
    status: 200,
    response: 'ok',
    result: {
      partition: 'alpha',
      authorisations: ['tripDirector.getCarrier'],
      sessionTimeOut: 1_200_000,
      userdetails: { email: account },
    },
  });
});

test('a wrong password and an unknown name get the same refusal', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  const wrong = await login(account, 'Wrong-Password-1', { ip: '10.0.0.1' });
  const unknown = await login('nobody@staff.example', 'Wrong-Password-1', { ip: '10.0.0.2' });
  expect(wrong).toMatchObject({ status: 422, response: 'error', code: 'signInRefused' });
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
});

test('a stated role must be the person’s own', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  const answer = await house.call(
    'login',
    { userRole: 'Driver', userAccount: account, password },
    { service: 'basis' },
  );
  expect(answer.code).toBe('signInRefused');
});

test('colleagues behind one address who sign in at the same moment do not hold each other up', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 4 }, async () => (await buildStaff(house.app, 'alpha', [])).account),
  );
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(accounts.map((account) => login(account, password, { ip: `10.2.0.${round}` })));
    // A machine with too much to do may say that it is busy; what must never come is a brake on people who did no wrong.
    const others = answers.filter(({ code }) => code !== 'unavailable').map(({ response, code }) => code ?? response);
    expect(new Set(others), `round ${round}`).toEqual(new Set(others.length > 0 ? ['ok'] : []));
  }
});

test('after five wrong passwords the next attempt has to wait, from any address', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => login(account, 'Wrong-Password-1', { ip: `10.1.0.${index}` })),
  );
  const evaluated = answers.filter((answer) => answer.code === 'signInRefused');
  expect(evaluated.length).toBeLessThanOrEqual(6);
  const blocked = answers.find((answer) => answer.code === 'throttled');
  expect(blocked).toMatchObject({ status: 429, details: { retryAfterSeconds: expect.any(Number) } });
});

test('a stranger who types wrong passwords day and night does not keep a person from their own desk', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  expect(await login(account, password, { ip: '10.3.0.1' })).toMatchObject({ response: 'ok' });
  for (let index = 0; index < 12; index++)
    await login(account, 'Wrong-Password-1', { ip: `2001:db8:${index.toString(16)}::1` });
  expect(await login(account, password, { ip: '10.3.0.2' })).toMatchObject({ code: 'throttled' });
  expect(await login(account, password, { ip: '10.3.0.1' })).toMatchObject({ response: 'ok' });
  // Nor does their own desk give anybody more tries there than a stranger has.
  const tries = [];
  for (let index = 0; index < 10; index++) tries.push(await login(account, 'Wrong-Password-1', { ip: '10.3.0.1' }));
  expect(tries.filter(({ code }) => code === 'signInRefused').length).toBeLessThanOrEqual(6);
});

test('one address cannot try many names', async () => {
  const answers = [];
  for (let index = 0; index < 25; index++)
    answers.push(await login(`person${index}@stuffing.example`, 'Wrong-Password-1', { ip: '10.2.0.1' }));
  expect(answers.filter((answer) => answer.code === 'signInRefused').length).toBeLessThanOrEqual(20);
});

test('who types wrong passwords in an office makes nobody wait who is at home there', async () => {
  const ip = '10.4.0.1';
  const { account } = await buildStaff(house.app, 'alpha', []);
  const stranger = await buildStaff(house.app, 'alpha', []);
  expect(await login(account, password, { ip })).toMatchObject({ response: 'ok' });
  for (let index = 0; index < 25; index++) await login(`guess${index}@stuffing.example`, 'Wrong-Password-1', { ip });
  expect(await login(stranger.account, password, { ip })).toMatchObject({ code: 'throttled' });
  expect(await login(account, password, { ip })).toMatchObject({ response: 'ok' });
});

test('a password holds neither the name of its account nor that of its company', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  await house.app.database
    .writer('alpha')
    .updateTable('company')
    .set({ name: 'Highveld Haulage (Pty) Ltd', trade_name: 'Highveld' })
    .where('id', '=', staff.companyId)
    .execute();
  const own = { ...staff, service: 'basis' };
  for (const newPassword of ['Highveld-2026', 'H1ghv3ld-2026', 'My-Haulage-77x'])
    expect(await house.call('putOwnPassword', { password, newPassword }, own)).toMatchObject({
      code: 'passwordGuessable',
    });
  expect(await house.call('putOwnPassword', { password, newPassword: 'Springbok@77-duin' }, own)).toMatchObject({
    response: 'ok',
  });
});

test('three empty fields open a guest session without rights', async () => {
  const answer = await login('', '');
  expect(answer).toMatchObject({ response: 'ok', result: { partition: '', authorisations: [], userdetails: null } });
});

test('logout ends the session at once', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  await house.ask('logout', {}, { ...staff, service: 'basis' });
  expect(await house.call('chime', { action: 'keepAlive' }, { ...staff, service: 'keepalive' })).toMatchObject({
    response: 'timeout',
    code: 'sessionEnded',
  });
});

test('the chime says how long a session lasts without activity', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  expect(await house.ask('chime', { action: 'keepAlive' }, { ...staff, service: 'keepalive' })).toEqual({
    sessionTimeOut: 1_200_000,
  });
});

async function mailedReset(account: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mail = (await house.messages()).find((message) => message.to === account);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no mail came');
}

const reset = (payload: object) => house.call('resetPassword', { userRole: '', ...payload }, { service: 'basis' });

test('mails about an account are in the words of the company and name whom to ask there', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const { companyId: company_id } = staff;
  const db = house.app.database.writer('alpha');
  await db.updateTable('company').set({ support_email: 'it@client.example' }).where('id', '=', company_id).execute();
  const own = { partition: 'alpha', company_id, catalogue: 'accountMail', language: 'en', updated_by: 'Anna' } as const;
  await db
    .insertInto('message_text')
    .values({ ...own, key: 'resetSubject', text: 'Your new key' })
    .execute();
  await reset({ userAccount: staff.account, validateOtp: true });
  const mail = await mailedReset(staff.account);
  expect(mail.subject).toBe('Your new key');
  expect(mail.text).toContain('it@client.example');
  expect(lettersOf(english).map(({ name }) => name)).toEqual(['reset', 'changed', 'invitation']);
});

test('a reset by link sets the password, ends every session and cannot be used twice', async () => {
  const staff = await buildStaff(house.app, 'alpha', []);
  const asked = await reset({ userAccount: staff.account, validateOtp: true });
  const unknown = await reset({ userAccount: 'nobody@staff.example', validateOtp: true });
  expect({ ...asked, requestId: '' }).toEqual({ ...unknown, requestId: '' });

  const token = (await mailedReset(staff.account)).links[0]!.split('/').at(-1)!;
  expect(await reset({ validateOtp: true, otp: token })).toMatchObject({
    response: 'ok',
    result: { otpValid: true, userAccount: staff.account },
  });
  expect(await reset({ validateOtp: false, otp: token, newPassword: 'weak' })).toMatchObject({
    status: 400,
    code: 'passwordTooWeak',
    fields: { newPassword: expect.any(String) },
  });
  expect(await reset({ validateOtp: false, otp: token, newPassword: 'Springbok@77-duin' })).toMatchObject({
    response: 'ok',
  });
  expect(await reset({ validateOtp: false, otp: token, newPassword: 'Another@77-duin' })).toMatchObject({
    code: 'resetNotUsable',
  });
  expect(await house.call('chime', { action: 'keepAlive' }, { ...staff, service: 'keepalive' })).toMatchObject({
    response: 'timeout',
  });
  expect(await login(staff.account, 'Springbok@77-duin')).toMatchObject({ response: 'ok' });
});

test('a reset by code works for who types, and for nobody who guesses', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  await reset({ userAccount: account, validateOtp: true });
  const { code } = await mailedReset(account);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await reset({ userAccount: account, validateOtp: true, otp: wrong })).toMatchObject({ code: 'otpInvalid' });
  const early = await reset({ userAccount: account, validateOtp: false, otp: code, newPassword: 'Springbok@77-duin' });
  expect(early).toMatchObject({ code: 'resetNotUsable' });
  expect(early.details).toBeUndefined();
  expect(await reset({ userAccount: account, validateOtp: true, otp: code })).toMatchObject({
    result: { otpValid: true },
  });
  expect(
    await reset({ userAccount: account, validateOtp: false, otp: code, newPassword: 'Springbok@77-duin' }),
  ).toMatchObject({ response: 'ok' });
});

test('whoever types codes does not learn whether there is an account: wrong, too old, too often, or of nobody', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  const quiet = await buildStaff(house.app, 'alpha', []);
  const old = await buildStaff(house.app, 'alpha', []);
  for (const each of [account, old.account]) {
    await reset({ userAccount: each, validateOtp: true });
    await mailedReset(each);
  }
  await house.app.database
    .writer('alpha')
    .updateTable('one_time_code')
    .set({ expires_at: sql<Date>`now()` } as never)
    .where('subject_id', '=', old.userId)
    .execute();
  const { code = '' } = await mailedReset(account);
  const wrong = code === '000000' ? '000001' : '000000';
  /** Eight codes at once, then a new password with one of them, and one that is weak. */
  const heard = async (userAccount: string, ip: string) => {
    const from = (payload: object) =>
      house.call('resetPassword', { userRole: '', userAccount, otp: wrong, ...payload }, { service: 'basis', ip });
    const typed = await Promise.all(Array.from({ length: 8 }, () => from({ validateOtp: true })));
    const all = [...typed, await from({ validateOtp: false, newPassword: 'weak' })];
    // How long somebody waits depends on the moment, and for everybody alike.
    return all.map(({ status, code, result }) => [status, code, code === 'throttled' || result].join(' ')).sort();
  };
  const known = await heard(account, '10.5.0.1');
  expect(known.filter((answer) => answer.includes('otpInvalid')).length).toBeGreaterThan(3);
  for (const [index, other] of [old.account, quiet.account, 'nobody@staff.example'].entries())
    expect(await heard(other, `10.5.1.${index}`), other).toEqual(known);
});

test('a stranger who uses up the codes of an account does not keep its owner from a new password', async () => {
  const { account, userId } = await buildStaff(house.app, 'alpha', []);
  const mails = async () => (await house.messages()).filter(({ to }) => to === account);
  await reset({ userAccount: account, validateOtp: true });
  expect((await mailedReset(account)).code).toMatch(/^\d{6}$/);
  // Half an hour later the link is of no use any more, and no code may be sent.
  await house.app.database
    .writer('alpha')
    .updateTable('reset_request')
    .set({ expires_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
  await reset({ userAccount: account, validateOtp: true });
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2);
  const [{ links, code } = await mailedReset(account)] = await mails();
  expect(code).toBeUndefined();
  const token = links[0]!.split('/').at(-1)!;
  expect(await reset({ validateOtp: true, otp: token })).toMatchObject({ result: { otpValid: true } });
});
