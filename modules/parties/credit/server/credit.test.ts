import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cents, centsOfWire } from '#platform/money.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { CreditPosition } from '#modules/parties/credit/contract.ts';
import {
  approveAndMail,
  buildApproved,
  buildCreditPair,
  dayOf,
  openCreditHouse,
  propose,
  readChange,
} from './testing/credit-house.ts';
import { enterLink, mailedKey } from '#platform/server/testing/guests.ts';
import { turnCreditDay } from './credit-day.ts';

let house: House;
let first: Staff;
let second: Staff;
let customerId: string;
const owed = new Map<string, Cents>();
const owedRows = () =>
  sql`select * from unnest(${[...owed.keys()]}::uuid[], ${[...owed.values()].map(String)}::bigint[]) as o (customer_id, amount)`;
beforeAll(async () => {
  house = await openCreditHouse([{ part: 'openInvoices', sums: () => owedRows() }]);
  [first, second] = await buildCreditPair(house, 'alpha');
});
afterAll(() => house.close());
beforeEach(async () => {
  customerId = await buildApproved(house, 'alpha', first);
});

const limitOf = async () =>
  (await house.ask<{ creditLimit: number }>('getShipper', { id: customerId }, first)).creditLimit;
const position = () => house.ask<CreditPosition>('getShipperCreditPosition', { customerId }, first);
const acknowledge = (guest: Awaited<ReturnType<typeof enterLink>>, status: string, extra = {}) =>
  house.call('putShipperCreditAcknowledgement', { key: guest.key, status, ...extra }, guest.options);

describe('the whole way', () => {
  test('proposed by one, approved by another, accepted by the customer: the limit holds at once', async () => {
    const change = await propose(house, first, customerId);
    expect(change).toMatchObject({
      status: 'PROPOSED',
      currentLimit: 250_000,
      needsSecondPerson: true,
      linkStatus: null,
    });
    const key = await approveAndMail(house, second, change);
    expect(await readChange(house, first, change.id)).toMatchObject({
      status: 'SENT',
      linkStatus: 'pending',
      approvals: [{ by: expect.any(String) }],
    });

    const guest = await enterLink(house, key);
    const { content } = await house.ask<{ content: Record<string, unknown> }>(
      'getShipperCreditChange',
      { key },
      guest.options,
    );
    expect(content).toMatchObject({
      key,
      id: change.id,
      creditLimitChange: 500_000,
      shipperdetail: { registeredName: change.registeredName, creditLimit: 250_000 },
    });
    const answer = await acknowledge(guest, 'accept', {
      id: change.id,
      creditLimitChange: 500_000,
      email: change.email,
    });
    expect(answer.result).toMatchObject({ message: 'Credit Limit Change successfully submitted' });
    expect(await readChange(house, first, change.id)).toMatchObject({
      status: 'EFFECTIVE',
      linkStatus: 'accept',
      acknowledgement: {
        status: 'accept',
        by: change.email,
        verifiedNumber: expect.stringMatching(/^•+\d{4}$/),
        verifiedAt: expect.any(String),
      },
    });
    expect(await limitOf()).toBe(500_000);
    const mail = (await house.messages()).find(({ to }) => to === change.email);
    expect(mail?.text).toContain('500');
    // The link is used up.
    expect((await acknowledge(guest, 'accept')).code).toBe('linkNotUsable');
  });

  test('before the code the link tells neither customer nor limit', async () => {
    const key = await approveAndMail(house, second, await propose(house, first, customerId));
    const { sessionId } = await house.ask<{ sessionId: string }>(
      'login',
      { userRole: '', userAccount: '', password: '' },
      { service: 'basis' },
    );
    const { content } = await house.ask<{ content: object }>('getShipperCreditChange', { key }, { sessionId });
    expect(Object.keys(content).toSorted()).toEqual(['clientTradeName', 'key', 'language', 'mobileNumber']);
    const early = await house.call('putShipperCreditAcknowledgement', { key, status: 'accept' }, { sessionId });
    expect(early.response).toBe('fail');
  });

  test('declined with a comment: nothing changes, and the comment stays', async () => {
    const change = await propose(house, first, customerId);
    const guest = await enterLink(house, await approveAndMail(house, second, change));
    await acknowledge(guest, 'decline', { comment: 'We need R 800 000.' });
    const answer = (await house.messages()).find(({ subject }) =>
      subject?.startsWith('You declined a new credit limit'),
    );
    expect(answer?.text).toContain('You wrote: We need R 800 000.');
    expect(await readChange(house, first, change.id)).toMatchObject({
      status: 'decline',
      linkStatus: 'decline',
      acknowledgement: { status: 'decline', comment: 'We need R 800 000.' },
    });
    expect(await limitOf()).toBe(250_000);
    // Settled: another one can be proposed.
    expect((await propose(house, first, customerId, { newLimit: 800_000 })).status).toBe('PROPOSED');
  });

  test('up to the threshold one person is enough', async () => {
    customerId = await buildApproved(house, 'alpha', first, { credit: { limit: 100_000 } });
    const change = await propose(house, first, customerId, { newLimit: 250_000 });
    expect(change).toMatchObject({ status: 'SENT', needsSecondPerson: false, approvals: [] });
    expect(await mailedKey(house, change.email)).toBeTruthy();
    // One answer to one question: there is nothing to go on with later.
    const mail = (await house.messages()).find(({ to }) => to === change.email)!;
    expect(mail.text).toContain('The link is valid until');
    expect(mail.text).not.toContain('continue later');
  });

  test('what the customer sends must agree with its link', async () => {
    const change = await propose(house, first, customerId);
    const guest = await enterLink(house, await approveAndMail(house, second, change));
    for (const foreign of [{ creditLimitChange: 900_000 }, { email: 'someone@else.example' }, { id: customerId }])
      expect((await acknowledge(guest, 'accept', foreign)).code).toBe('notFound');
    expect((await acknowledge(guest, 'maybe')).fields).toHaveProperty('status');
    expect((await acknowledge(guest, 'accept')).response).toBe('ok');
  });
});

describe('the days', () => {
  const start = '2031-03-10';
  /** A quarter past midnight in Johannesburg, so many days after the start. */
  const turnTo = async (days: number) => {
    house.clock.set(new Date(Date.parse(`${start}T22:15:00Z`) + (days - 1) * 86_400_000).toISOString());
    await turnCreditDay(house.app);
  };
  // The customer is as old as the story: its limit holds from the start.
  beforeEach(async () => {
    house.clock.set(`${start}T07:00:00Z`);
    customerId = await buildApproved(house, 'alpha', first);
  });

  test('an accepted limit takes effect at midnight of its day, once', async () => {
    const change = await propose(house, first, customerId, { effectiveFrom: dayOf(house, 3) });
    const guest = await enterLink(house, await approveAndMail(house, second, change));
    await acknowledge(guest, 'accept');
    await turnTo(2);
    expect((await readChange(house, first, change.id)).status).toBe('accept');
    expect(await limitOf()).toBe(250_000);
    await turnTo(3);
    await Promise.all([turnCreditDay(house.app), turnCreditDay(house.app)]);
    expect((await readChange(house, first, change.id)).status).toBe('EFFECTIVE');
    const { creditLimits, creditLimit } = await house.ask<{ creditLimits: object[]; creditLimit: number }>(
      'getShipper',
      { id: customerId },
      first,
    );
    expect(creditLimit).toBe(500_000);
    expect(creditLimits).toHaveLength(2);
  });

  test('a temporary limit ends by itself, and what held before holds again', async () => {
    const change = await propose(house, first, customerId, {
      kind: 'temporary',
      effectiveFrom: dayOf(house),
      effectiveUntil: dayOf(house, 5),
    });
    await acknowledge(await enterLink(house, await approveAndMail(house, second, change)), 'accept');
    expect(await limitOf()).toBe(500_000);
    await turnTo(5);
    expect(await limitOf()).toBe(500_000);
    expect((await position()).limit).toBe(500_000);
    await turnTo(6);
    await turnCreditDay(house.app);
    expect(await limitOf()).toBe(250_000);
    expect((await readChange(house, first, change.id)).endedAt).not.toBeNull();
    const history = await house.ask<{ event: string }[]>('getShipperCreditChangeHistory', { id: change.id }, first);
    expect(history.filter(({ event }) => event === 'ended')).toHaveLength(1);
  });

  test('what nobody answers expires, and its link with it', async () => {
    const change = await propose(house, first, customerId);
    const key = await approveAndMail(house, second, change);
    const guest = await enterLink(house, key);
    house.clock.set(new Date(Date.now() + 15 * 86_400_000).toISOString());
    await turnCreditDay(house.app);
    expect(await readChange(house, first, change.id)).toMatchObject({ status: 'EXPIRED', linkStatus: 'deleted' });
    expect((await acknowledge(guest, 'accept')).code).toBe('linkNotUsable');
  });

  test('a temporary limit that nobody answers expires when its own days are over, before its link', async () => {
    house.clock.set(new Date().toISOString());
    const change = await propose(house, first, customerId, { kind: 'temporary', effectiveUntil: dayOf(house, 1) });
    await approveAndMail(house, second, change);
    const statusAfter = async (days: number) => {
      house.clock.set(new Date(Date.now() + days * 86_400_000).toISOString());
      await turnCreditDay(house.app);
      return (await readChange(house, first, change.id)).status;
    };
    expect(await statusAfter(1)).toBe('SENT');
    expect(await statusAfter(2)).toBe('EXPIRED');
  });

  test('a change whose first link is over waits for its newest one', async () => {
    house.clock.set(new Date().toISOString());
    const change = await propose(house, first, customerId);
    await approveAndMail(house, second, change);
    await sql`
      insert into link (partition, kind, token_hash, subject_id, company_id, recipient_email, recipient_mobile, language, status, created_at, expires_at)
      select partition, kind, sha256(token_hash), subject_id, company_id, recipient_email, recipient_mobile, language, 'deleted',
             created_at - interval '20 days', created_at - interval '6 days'
        from link where partition = 'alpha' and subject_id = ${change.id}`.execute(house.app.database.single('alpha'));
    await turnCreditDay(house.app);
    expect((await readChange(house, first, change.id)).status).toBe('SENT');
  });

  test('a decrease that asks nobody waits for its day', async () => {
    await house.app.database
      .writer('alpha')
      .updateTable('company')
      .set({ credit_decrease_needs_acceptance: false })
      .where('id', '=', first.companyId)
      .execute();
    const change = await propose(house, first, customerId, {
      kind: 'decrease',
      newLimit: 100_000,
      effectiveFrom: dayOf(house, 3),
    });
    const statusOn = async (day: number) => {
      await turnTo(day);
      return (await readChange(house, first, change.id)).status;
    };
    expect(change.status).toBe('APPROVED_INTERNAL');
    expect(await statusOn(2)).toBe('APPROVED_INTERNAL');
    expect(await limitOf()).toBe(250_000);
    expect(await statusOn(3)).toBe('EFFECTIVE');
    expect(await limitOf()).toBe(100_000);
  });

  test('of a customer that was closed meanwhile nothing takes effect', async () => {
    const change = await propose(house, first, customerId, { effectiveFrom: dayOf(house, 3) });
    await acknowledge(await enterLink(house, await approveAndMail(house, second, change)), 'accept');
    const { lockId } = await house.ask<{ lockId: string }>('getShipper', { id: customerId }, first);
    await house.ask('deleteShipper', { id: customerId, reason: 'Gone.' }, { ...second, lockId });
    expect((await readChange(house, first, change.id)).status).toBe('CANCELLED');
    await turnTo(4);
    expect(await limitOf()).toBe(250_000);
  });
});

describe('who decides', () => {
  test('nobody approves or rejects what they proposed or changed', async () => {
    const change = await propose(house, first, customerId);
    expect(change.decisionBarrier).toBe('ownCreditProposal');
    for (const [operation, more] of [
      ['approveShipperCreditChange', {}],
      ['rejectShipperCreditChange', { reason: 'no' }],
    ] as const) {
      const answer = await house.call(operation, { id: change.id, ...more }, { ...first, lockId: change.lockId });
      expect(answer.code).toBe('ownCreditProposal');
    }
  });

  test('of two decisions at once one counts, the other learns who was quicker', async () => {
    const change = await propose(house, first, customerId);
    const third = await buildStaff(house.app, 'alpha', ['rejectShipperCreditChange'], { companyId: first.companyId });
    const { lockId, id } = change;
    const answers = await Promise.all([
      house.call('approveShipperCreditChange', { id }, { ...second, lockId }),
      house.call('rejectShipperCreditChange', { id, reason: 'no' }, { ...third, lockId }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['changedByOther', undefined]);
    expect(['SENT', 'REJECTED']).toContain((await readChange(house, first, id)).status);
  });

  test('a customer has one open change, however many propose at once', async () => {
    const input = {
      customerId,
      kind: 'increase',
      newLimit: 400_000,
      reason: 'More.',
      effectiveFrom: dayOf(house),
    };
    const answers = await Promise.all(
      [first, second, first].map((who) => house.call('postShipperCreditChange', input, who)),
    );
    expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'creditChangeOpen')).toHaveLength(2);
  });

  test('a cancelled change takes its link with it', async () => {
    const change = await propose(house, first, customerId);
    const guest = await enterLink(house, await approveAndMail(house, second, change));
    const { lockId } = await readChange(house, first, change.id);
    await house.ask('deleteShipperCreditChange', { id: change.id, reason: 'Wrong customer.' }, { ...first, lockId });
    expect((await acknowledge(guest, 'accept')).code).toBe('linkNotUsable');
    expect(await readChange(house, first, change.id)).toMatchObject({ status: 'CANCELLED', linkStatus: 'deleted' });
  });

  test('another partition finds nothing, and a person without the right may not', async () => {
    const change = await propose(house, first, customerId);
    const [stranger] = await buildCreditPair(house, 'beta');
    expect((await house.call('getShipperCreditChangeRecord', { id: change.id }, stranger)).code).toBe('notFound');
    const foreign = await house.call(
      'approveShipperCreditChange',
      { id: change.id },
      { ...stranger, lockId: change.lockId },
    );
    expect(foreign.code).toBe('notFound');
    const reader = await buildStaff(house.app, 'alpha', ['getShipperCreditChanges'], { companyId: first.companyId });
    const refused = await house.call(
      'approveShipperCreditChange',
      { id: change.id },
      { ...reader, lockId: change.lockId },
    );
    expect(refused.code).toBe('forbidden');
  });
});

describe('proposals', () => {
  test('a draft asks nobody, and is proposed later', async () => {
    const draft = await propose(house, first, customerId, { isDraft: true });
    expect(draft).toMatchObject({ status: 'DRAFT', requestedAt: null });
    const { lockId } = await house.ask<{ lockId: string }>(
      'putShipperCreditChange',
      {
        id: draft.id,
        kind: 'increase',
        newLimit: 600_000,
        insuredPart: 400_000,
        reason: 'Insured.',
        effectiveFrom: dayOf(house),
        // What is not named stays as it is: a draft stays a draft.
        isDraft: false,
      },
      { ...first, lockId: draft.lockId },
    );
    const proposed = await readChange(house, first, draft.id);
    expect(proposed).toMatchObject({ status: 'PROPOSED', newLimit: 600_000, ownRiskPart: 200_000, lockId });
  });

  test.each([
    ['newLimit', { kind: 'increase', newLimit: 250_000 }],
    ['newLimit', { kind: 'decrease', newLimit: 300_000 }],
    ['insuredPart', { insuredPart: 600_000 }],
    ['effectiveFrom', { effectiveFrom: '2020-01-01' }],
    ['effectiveUntil', { kind: 'temporary' }],
    ['effectiveUntil', { effectiveUntil: '2099-01-01' }],
    ['reviewOn', { reviewOn: '2020-01-01' }],
    ['mobileNumber', { mobileNumber: '12' }],
  ])('%s is refused in %o', async (field, extra) => {
    const answer = await house.call(
      'postShipperCreditChange',
      { customerId, kind: 'increase', newLimit: 500_000, reason: 'x', effectiveFrom: dayOf(house), ...extra },
      first,
    );
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('a decrease needs no acceptance where the client says so', async () => {
    await house.app.database
      .writer('alpha')
      .updateTable('company')
      .set({ credit_decrease_needs_acceptance: false })
      .where('id', '=', first.companyId)
      .execute();
    const change = await propose(house, first, customerId, { kind: 'decrease', newLimit: 100_000 });
    expect(change).toMatchObject({ status: 'EFFECTIVE', needsAcceptance: false, linkStatus: null });
    expect(await limitOf()).toBe(100_000);
  });

  test('available is the limit less what is owed, and the list knows it too', async () => {
    owed.set(customerId, centsOfWire(90_000.1));
    expect(await position()).toMatchObject({
      limit: 250_000,
      parts: [{ part: 'openInvoices', amount: 90_000.1 }],
      exposure: 90_000.1,
      available: 159_999.9,
    });
    const { id } = await propose(house, first, customerId);
    const { rows, total } = await house.ask<{ rows: object[]; total: number }>(
      'getShipperCreditChanges',
      { customerId },
      first,
    );
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ id, exposure: 90_000.1, status: 'PROPOSED' }]);
    const mine = await house.ask<{ total: number }>(
      'getShipperCreditChanges',
      { customerId, mineToApprove: true },
      second,
    );
    expect(mine.total).toBe(1);
  });

  test('open changes are counted', async () => {
    const before = await house.ask<{ creditadjust: number }>('getShipperCounts', {}, first);
    await propose(house, first, customerId);
    const after = await house.ask<{ creditadjust: number }>('getShipperCounts', {}, first);
    expect(after.creditadjust).toBe(before.creditadjust + 1);
  });
});

test('a suspended customer gets no other limit, not by a draft or below the threshold either', async () => {
  const draft = await propose(house, first, customerId, { isDraft: true });
  const proposed = await house.ask<{ id: string; lockId: string }>(
    'getShipperCreditChangeRecord',
    { id: draft.id },
    first,
  );
  const suspend = (standing: string) =>
    sql`update customer set standing = ${standing} where id = ${customerId}`.execute(
      house.app.database.writer('alpha'),
    );
  await suspend('SUSPENDED');
  const terms = { kind: 'increase', newLimit: 500_000, reason: 'Buys more.', effectiveFrom: dayOf(house) };
  const put = (isDraft: boolean) =>
    house.call('putShipperCreditChange', { ...terms, id: draft.id, isDraft }, { ...first, lockId: proposed.lockId });
  expect(await put(true)).toMatchObject({ code: 'customerWithoutCredit' });
  expect(await put(false)).toMatchObject({ code: 'customerWithoutCredit' });
  await suspend('ACTIVE');
  expect(await put(false)).toMatchObject({ response: 'ok' });
});
