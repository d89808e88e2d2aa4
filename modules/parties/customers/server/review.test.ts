import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import { enterLink, mailedKey } from '#platform/server/testing/guests.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { ShipperRecord } from '../contract.ts';
import { changedShipper } from '../submission.ts';
import { buildCustomer, type CustomerOverrides } from './builders.ts';
import {
  bankLetter,
  buildApplication,
  buildCustomerStaff,
  buildPair,
  openCustomerHouse,
} from './testing/customer-house.ts';

let house: House;
let pieter: Staff;
let thandi: Staff;
beforeAll(async () => {
  house = await openCustomerHouse();
  [pieter, thandi] = await buildPair(house, 'alpha');
});
afterAll(() => house.close());

const read = (id: string) => house.ask<ShipperRecord>('getShipper', { id }, thandi);
const waiting = async (overrides: CustomerOverrides = {}) =>
  read(await buildCustomer(house.app, 'alpha', { companyId: pieter.companyId, ...overrides }));
const act = (operation: string, { id, lockId }: Pick<ShipperRecord, 'id' | 'lockId'>, payload: object, who: Staff) =>
  house.call(operation, { id, ...payload }, { ...who, lockId });
const credit = { limit: 200_000, paymentTerm: 30 };

test('approval takes a customer on with its first credit limit, and tells it', async () => {
  const record = await waiting();
  expect(await act('approveShipper', record, { ...credit, conditions: 'Cession of debtors.' }, thandi)).toMatchObject({
    result: { status: 'approve', standing: 'ACTIVE' },
  });
  expect(await read(record.id)).toMatchObject({
    status: 'approve',
    standing: 'ACTIVE',
    creditStatus: 'GOOD',
    creditLimit: 200_000,
    creditLimits: [{ limit: 200_000, paymentTerm: 30, conditions: 'Cession of debtors.', recommendedBy: null }],
  });
  const mail = (await house.messages()).find((message) => message.to === record.email);
  expect(mail?.text).toContain(record.accountNumber);
  expect(mail?.text.replace(/\s/g, ' ')).toContain('R 200 000,00');
});

test('the letter of the bank is decided with the application', async () => {
  const today = todayIn(defaultTimeZone, house.app.clock.now());
  const letter = { content: await bankLetter(today), date: today };
  const statusOf = async (id: string) => {
    const { rows } = await house.ask<{ rows: readonly { status: string }[] }>(
      'getDocuments',
      { subjectType: ['customer'], subjectId: id },
      thandi,
    );
    return rows.map(({ status }) => status);
  };
  const accepted = await waiting({ letter });
  expect(await statusOf(accepted.id)).toEqual(['submitted']);
  // The letter confirms another account than the one that was typed.
  expect(await act('approveShipper', accepted, credit, thandi)).toMatchObject({
    status: 400,
    fields: { comments: expect.stringContaining('7890') as unknown },
  });
  const comments = 'The bank confirmed the account by telephone.';
  expect(await act('approveShipper', accepted, { ...credit, comments }, thandi)).toMatchObject({ response: 'ok' });
  expect(await statusOf(accepted.id)).toEqual(['approved']);
  expect(await read(accepted.id)).toMatchObject({ decisionReason: comments });
  const [entry] = await house.ask<readonly { changes: object }[]>('getShipperHistory', { id: accepted.id }, thandi);
  expect(entry?.changes).toMatchObject({ documentSays: [null, '7890'] });
  const withdrawn = await waiting({ letter });
  await act('deleteShipper', withdrawn, { reason: 'Withdrawn by telephone.' }, thandi);
  expect(await statusOf(withdrawn.id)).toEqual(['rejected']);
  const declined = await waiting({ letter });
  await act('rejectShipper', declined, { reason: 'The account is in another name.' }, thandi);
  expect(await statusOf(declined.id)).toEqual(['rejected']);
});

test('above the threshold one person recommends and another approves, no more than was recommended', async () => {
  const record = await waiting();
  const large = { limit: 250_000.01, paymentTerm: 30 };
  const alone = await act('approveShipper', record, large, thandi);
  expect(alone).toMatchObject({ status: 422, code: 'recommendationNeeded' });
  expect(alone.result).toContain('250 000.00');
  await act('recommendShipper', record, { ...large, limit: 600_000, comments: 'Pays in time.' }, pieter);
  const recommended = await read(record.id);
  expect(recommended).toMatchObject({
    status: 'RECOMMENDED',
    recommendation: { limit: 600_000, comments: 'Pays in time.', by: expect.any(String) },
  });
  expect(await act('approveShipper', recommended, { ...large, limit: 600_000 }, pieter)).toMatchObject({
    code: 'ownRecommendation',
  });
  expect(await act('approveShipper', recommended, { ...large, limit: 600_001 }, thandi)).toMatchObject({
    code: 'aboveRecommendation',
  });
  expect(await act('approveShipper', recommended, { ...large, limit: 500_000 }, thandi)).toMatchObject({
    result: { status: 'approve' },
  });
  expect(await read(record.id)).toMatchObject({
    recommendation: null,
    creditLimits: [{ limit: 500_000, recommendedBy: recommended.recommendation!.by }],
  });
});

test('the threshold is the company’s own', async () => {
  const strict = await buildPair(house, 'alpha');
  await house.app.database
    .writer('alpha')
    .updateTable('company')
    .set({ credit_approval_threshold: '1000' })
    .where('partition', '=', 'alpha')
    .where('id', '=', strict[0].companyId)
    .execute();
  const record = await waiting({ companyId: strict[0].companyId });
  expect(await act('approveShipper', record, { limit: 1001, paymentTerm: 7 }, strict[0])).toMatchObject({
    code: 'recommendationNeeded',
  });
  expect(await act('approveShipper', record, { limit: 1000, paymentTerm: 7 }, strict[0])).toMatchObject({
    response: 'ok',
  });
});

test('nobody recommends or decides what they captured', async () => {
  const { id } = await house.ask<{ id: string }>('postShipper', buildApplication(), pieter);
  const record = await house.ask<ShipperRecord>('getShipper', { id }, pieter);
  expect(record.decisionBarrier).toBe('ownShipperCapture');
  for (const [operation, payload] of [
    ['approveShipper', credit],
    ['recommendShipper', credit],
    ['rejectShipper', { reason: 'no' }],
  ] as const)
    expect(await act(operation, record, payload, pieter), operation).toMatchObject({ code: 'ownShipperCapture' });
  expect(await act('approveShipper', record, credit, thandi)).toMatchObject({ response: 'ok' });
});

test('a bad rating of the bank needs a reason', async () => {
  const record = await waiting();
  const rated = { ...credit, bankRatingCode: 'E' };
  expect(await act('approveShipper', record, rated, thandi)).toMatchObject({
    fields: { comments: expect.stringContaining('rates the customer E') },
  });
  expect(await act('approveShipper', record, { ...rated, comments: 'Pays before delivery.' }, thandi)).toMatchObject({
    response: 'ok',
  });
});

test('of two people who decide at once one is told that the other was quicker', async () => {
  const record = await waiting();
  const answers = await Promise.all([
    act('approveShipper', record, credit, thandi),
    act('rejectShipper', record, { reason: 'No references answered.' }, pieter),
  ]);
  expect(answers.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['changedByOther', 'ok']);
  // The record in the refusal is as `getShipper` answers it: JSON holds it, with amounts in rand.
  const late = answers.find(({ code }) => code === 'changedByOther');
  expect(JSON.parse(JSON.stringify(late))).toMatchObject({
    details: { record: { approvalThreshold: record.approvalThreshold } },
  });
});

test('a declined applicant learns why, and can submit again through a link', async () => {
  const record = await waiting();
  await act('rejectShipper', record, { reason: 'The references did not answer.' }, thandi);
  const mail = (await house.messages()).find((message) => message.to === record.email);
  expect(mail?.text).toContain('The references did not answer.');
  const declined = await read(record.id);
  expect(declined).toMatchObject({ status: 'DECLINED', decisionReason: 'The references did not answer.' });
  expect(await act('approveShipper', declined, credit, thandi)).toMatchObject({ code: 'notAllowedInState' });
});

test('a request for information opens exactly the steps that it names, and is answered into review', async () => {
  const record = await waiting();
  await act('vetShipper', record, {}, thandi);
  await act(
    'sendShipperInformationRequest',
    await read(record.id),
    { steps: ['financial'], question: 'Which account?' },
    thandi,
  );
  expect(await read(record.id)).toMatchObject({ status: 'INFO_REQUESTED' });
  const key = await mailedKey(house, record.email);
  const { options } = await enterLink(house, key);
  const { content } = await house.ask<{ content: { shipperDetail: object; lockId: string } }>(
    'getShipperLink',
    { key },
    options,
  );
  expect(content).toMatchObject({ scope: { steps: ['financial'], question: 'Which account?' } });
  await house.ask(
    'putEditShipper',
    { ...content.shipperDetail, id: record.id, tradeName: 'Not asked for', bankAccountNo: '1122334455' },
    { ...options, lockId: content.lockId },
  );
  expect(await read(record.id)).toMatchObject({
    status: 'VETTING',
    tradeName: record.tradeName,
    bankAccountNo: '••••••4455',
  });
});

test('an approved customer that staff rename is decided again, and keeps its standing; other changes need no decision', async () => {
  const record = await waiting({ status: 'approve' });
  const form = Object.fromEntries(Object.entries(record).filter(([field]) => field in changedShipper.shape));
  await act('putShipper', record, { ...form, isOrderNumberRequiredForBilling: true }, pieter);
  const changed = await read(record.id);
  expect(changed).toMatchObject({ status: 'approve', isOrderNumberRequiredForBilling: true });
  await act('putShipper', changed, { ...form, registeredName: `${record.registeredName} Holdings` }, pieter);
  expect(await read(record.id)).toMatchObject({ status: 'pending', standing: 'ACTIVE', creditLimit: 250_000 });
});

test('bank details of an approved customer wait for a second person, and are used nowhere until then', async () => {
  const record = await waiting({ status: 'approve', detail: { bankAccountNo: '1000200030' } });
  const form = Object.fromEntries(Object.entries(record).filter(([field]) => field in changedShipper.shape));
  const moved = { bankAccountNo: '3000200010', email: 'thief@elsewhere.example', mobileNumber: '+27835550199' };
  await act('putShipper', record, { ...form, ...moved }, pieter);
  const changed = await read(record.id);
  expect(changed).toMatchObject({ status: 'approve', bankAccountNo: '••••••0030' });
  expect(changed.findings.map(({ code }) => code)).toContain('shipperBankChanged');
  const told = (await house.messages()).filter(({ to }) =>
    [record.email, record.mobileNumber, moved.email, moved.mobileNumber].includes(to),
  );
  expect(told.map(({ to }) => to).toSorted()).toEqual([record.mobileNumber, record.email].toSorted());
  for (const { subject, text } of told) expect(subject || text).toMatch(/ank details/);
  const { rows } = await house.ask<{ rows: { bankVersionId: string; lockId: string; status: string }[] }>(
    'getBankChanges',
    { keyIdentifier: record.id, status: ['pending'] },
    thandi,
  );
  const [change] = rows;
  const { bankVersionId, lockId } = change!;
  expect(await house.call('approveBankChange', { bankVersionId }, { ...pieter, lockId })).toMatchObject({
    code: 'ownBankChange',
  });
  await house.ask('approveBankChange', { bankVersionId }, { ...thandi, lockId });
  const after = await read(record.id);
  expect(after.bankAccountNo).toBe('••••••0010');
  expect(after.findings.map(({ code }) => code)).not.toContain('shipperBankChanged');
});

test('a customer is suspended, reopened and closed; a closed name is free again, and then cannot be reopened', async () => {
  const record = await waiting({ status: 'approve' });
  await act('suspendShipper', record, { reason: 'Cheques came back.' }, thandi);
  const suspended = await read(record.id);
  expect(suspended).toMatchObject({ standing: 'SUSPENDED', creditStatus: 'SUSPENDED', status: 'approve' });
  expect(await act('suspendShipper', suspended, { reason: 'again' }, thandi)).toMatchObject({
    code: 'notAllowedInState',
  });
  expect(await act('reopenShipper', suspended, {}, thandi)).toMatchObject({ code: 'ownStanding' });
  const { companyId } = thandi;
  const rights = ['getShipper', 'reopenShipper'];
  const small = await buildStaff(house.app, 'alpha', rights, { companyId, limits: { creditLimit: 1 } });
  expect(await act('reopenShipper', suspended, {}, small)).toMatchObject({ code: 'aboveLimit' });
  await act('reopenShipper', suspended, {}, pieter);
  const reopened = await read(record.id);
  expect(reopened).toMatchObject({ standing: 'ACTIVE', creditStatus: 'GOOD' });
  await act('deleteShipper', reopened, { reason: 'Moved away.' }, thandi);
  const closed = await read(record.id);
  expect(closed.standing).toBe('CLOSED');
  await waiting({ detail: { registeredName: record.registeredName } });
  expect(await act('reopenShipper', closed, {}, pieter)).toMatchObject({ code: 'shipperExists' });
});

test('the credit of a customer is watched and held with a reason, that of an applicant is not', async () => {
  const record = await waiting({ status: 'approve' });
  const hold = { creditStatus: 'HOLD', reason: 'Sixty days overdue.' };
  expect(await act('putShipperCreditStatus', record, hold, thandi)).toMatchObject({ response: 'ok' });
  expect(await read(record.id)).toMatchObject({ creditStatus: 'HOLD', standing: 'ACTIVE' });
  const [entry] = await house.ask<{ event: string; changes: object }[]>('getShipperHistory', { id: record.id }, thandi);
  expect(entry).toMatchObject({
    event: 'creditStatusChanged',
    changes: { creditStatus: ['GOOD', 'HOLD'], reason: [null, 'Sixty days overdue.'] },
  });
  expect(await act('putShipperCreditStatus', await waiting(), hold, thandi)).toMatchObject({
    code: 'notAllowedInState',
  });
});

test('an application that nobody approved is withdrawn for good', async () => {
  const record = await waiting();
  await act('deleteShipper', record, { reason: 'By mistake.' }, thandi);
  const withdrawn = await read(record.id);
  expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', standing: null });
  expect(await act('vetShipper', withdrawn, {}, thandi)).toMatchObject({ code: 'notAllowedInState' });
});

test('the counts say what waits for whom', async () => {
  const fresh = await buildCustomerStaff(house, 'gamma');
  const build = (overrides: CustomerOverrides) =>
    buildCustomer(house.app, 'gamma', { companyId: fresh.companyId, ...overrides });
  await build({});
  await build({ status: 'VETTING' });
  await build({ status: 'INFO_REQUESTED' });
  await build({ status: 'RECOMMENDED' });
  await build({ status: 'approve' });
  await build({ status: 'approve', standing: 'SUSPENDED' });
  await build({ status: 'DECLINED' });
  await house.ask(
    'postShipperLink',
    { email: 'new@customer.example', mobileNumber: '0825550155', language: 'pt' },
    fresh,
  );
  expect(await house.ask('getShipperCounts', {}, fresh)).toEqual({
    approve: 1,
    pending: 3,
    new: 1,
    creditadjust: 0,
    active: 1,
    suspended: 1,
    total: 7,
  });
  expect(
    await house.ask<{ total: number }>('getPendingShippers', { group: 'pending' }, fresh).then(({ total }) => total),
  ).toBe(3);
  expect(await house.ask<{ total: number }>('getPendingShippers', {}, fresh).then(({ total }) => total)).toBe(4);
  expect(await house.ask<{ total: number }>('getExistingShippers', {}, fresh).then(({ total }) => total)).toBe(2);
  expect(await house.ask<{ total: number }>('getShipperEmails', {}, fresh).then(({ total }) => total)).toBe(1);
});
