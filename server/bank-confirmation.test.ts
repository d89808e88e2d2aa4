import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { softPasskey } from '#platform/server/testing/soft-passkey.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankChange, buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** Changed bank details are the favourite of fraud: who approves them proves again that it is they. */
const partition = 'alpha';
const password = 'Kudu-Bergwind-84';
const rights = [
  'getBankChanges',
  'approveBankChange',
  'rejectBankChange',
  'getBankRule',
  'putBankRule',
  'getCarrier',
  'getCarrierHistory',
];
let house: House;
let thandi: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.set(new Date());
  thandi = await buildStaff(house.app, partition, rights);
});

const basis = (who = thandi) => ({ ...who, service: 'basis' });
const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: house.clock.now().getTime() });

/** Sets up an authenticator; the present code is used up with it. */
async function enrol(who = thandi): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { id, secret } = await house.ask<{ id: string; secret: string }>(
    'postOwnAuthenticator',
    { password },
    basis(who),
  );
  const { recoveryCodes } = await house.ask<{ recoveryCodes: string[] }>(
    'putOwnAuthenticator',
    { id, code: codeOf(secret) },
    basis(who),
  );
  house.clock.set(new Date(house.clock.now().getTime() + 30_000));
  return { secret, recoveryCodes };
}

interface Waiting {
  readonly supplierId: string;
  readonly bankVersionId: string;
  readonly lockId: string;
}

async function waiting(): Promise<Waiting> {
  const supplierId = await buildSupplier(house.app, partition, { companyId: thandi.companyId, status: 'approved' });
  const details = { bank: 'INVESTEC', branchCode: '580105', bankAccountNo: '10012345678' };
  await buildBankChange(house.app, partition, { supplierId, details, by: 'applicant' });
  const { rows } = await house.ask<{ rows: Waiting[] }>(
    'getBankChanges',
    { keyIdentifier: supplierId, status: ['pending'] },
    thandi,
  );
  return { ...rows[0]!, supplierId };
}

const approve = ({ bankVersionId, lockId }: Waiting, confirmation?: object, who = thandi) =>
  house.call('approveBankChange', { bankVersionId, ...(confirmation && { confirmation }) }, { ...who, lockId });
const question = (who = thandi) =>
  house.ask<{ challenge: string; methods: string[] }>('postOwnConfirmation', {}, basis(who));

test('who has a second factor is asked for it, and nothing is approved without or with a wrong one', async () => {
  const { secret } = await enrol();
  const change = await waiting();
  expect(await approve(change)).toMatchObject({ status: 422, code: 'confirmationNeeded' });
  const { challenge, methods } = await question();
  expect(methods).toEqual(['authenticator', 'recoveryCode']);
  expect(await approve(change, { challenge, code: '000000' })).toMatchObject({
    code: 'secondFactorWrong',
    fields: { 'confirmation.code': expect.any(String) },
  });
  expect(await approve(change, { challenge, code: codeOf(secret) })).toMatchObject({ result: { status: 'current' } });
  const history = await house.ask<{ event: string; changes: object }[]>(
    'getCarrierHistory',
    { keyIdentifier: change.supplierId },
    thandi,
  );
  expect(history.find(({ event }) => event === 'bankChangeApproved')).toMatchObject({
    changes: { confirmedBy: [null, 'secondFactor'] },
  });
});

test('a passkey approves as well; one that signed another question, or belongs to another person, does not', async () => {
  const { origin } = new URL(house.app.config.baseUrl);
  const passkey = softPasskey(origin);
  type Asked = Readonly<Record<string, unknown>>;
  const { id, options } = await house.ask<{ id: string; options: Asked }>(
    'postOwnPasskey',
    { password, name: 'Desk computer' },
    basis(),
  );
  await house.ask('putOwnPasskey', { id, credential: passkey.create(options) }, basis());
  const change = await waiting();
  const asked = () =>
    house.ask<{ challenge: string; methods: string[]; passkey: Asked }>('postOwnConfirmation', {}, basis());
  const [first, second] = [await asked(), await asked()];
  expect(first.methods).toEqual(['passkey', 'recoveryCode']);
  const foreign = { ...softPasskey(origin).sign(first.passkey), id: passkey.sign(first.passkey)['id'] };
  for (const answer of [passkey.sign(second.passkey), foreign])
    expect(await approve(change, { challenge: first.challenge, passkey: answer })).toMatchObject({
      response: 'error',
      code: 'passkeyWrong',
    });
  expect(await approve(change, { challenge: first.challenge, passkey: passkey.sign(first.passkey) })).toMatchObject({
    result: { status: 'current' },
  });
});

test('a question is good for one answer, five tries and its own person', async () => {
  const { secret, recoveryCodes } = await enrol();
  const colleague = await buildStaff(house.app, partition, rights, { companyId: thandi.companyId });
  const theirs = await enrol(colleague);
  const { challenge } = await question();
  const first = await waiting();
  expect(await approve(first, { challenge, code: codeOf(theirs.secret) }, colleague)).toMatchObject({
    code: 'confirmationExpired',
  });
  // A recovery code stands in for a lost telephone.
  expect(await approve(first, { challenge, code: recoveryCodes[0] })).toMatchObject({ response: 'ok' });
  const second = await waiting();
  expect(await approve(second, { challenge, code: codeOf(secret) })).toMatchObject({ code: 'confirmationExpired' });
  const another = await question();
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await approve(second, { challenge: another.challenge, code: '000000' })).response).toBe('error');
  expect((await approve(second, { challenge: another.challenge, code: codeOf(secret) })).response).toBe('error');
  // At sign-in it opens nothing.
  expect(
    await house.call(
      'verifySecondFactor',
      { challenge: (await question()).challenge, code: codeOf(secret) },
      { service: 'basis' },
    ),
  ).toMatchObject({ code: 'challengeExpired' });
});

test('who has none approves where the company does not ask for one, and the history says so', async () => {
  const change = await waiting();
  expect(await question()).toEqual({ challenge: '', methods: [] });
  expect(await approve(change)).toMatchObject({ response: 'ok' });
  const strict = await waiting();
  await house.ask('putBankRule', { needsSecondFactor: true }, thandi);
  expect(await house.ask('getBankRule', {}, thandi)).toEqual({ needsSecondFactor: true });
  expect(await approve(strict)).toMatchObject({ status: 422, code: 'bankNeedsSecondFactor' });
  // What is refused puts nobody's money at risk.
  const { bankVersionId, lockId } = strict;
  expect(
    await house.call('rejectBankChange', { bankVersionId, reason: 'Not theirs.' }, { ...thandi, lockId }),
  ).toMatchObject({
    response: 'ok',
  });
  // The rule is not switched off by somebody whom it would keep away.
  const off = (more: object = {}) => house.call('putBankRule', { needsSecondFactor: false, ...more }, thandi);
  expect(await off()).toMatchObject({ status: 422, code: 'bankNeedsSecondFactor' });
  const { secret } = await enrol();
  expect(await off()).toMatchObject({ code: 'confirmationNeeded' });
  const confirmation = { challenge: (await question()).challenge, code: codeOf(secret) };
  expect(await off({ confirmation })).toMatchObject({ response: 'ok' });
  expect(await house.ask('getBankRule', {}, thandi)).toEqual({ needsSecondFactor: false });
});
